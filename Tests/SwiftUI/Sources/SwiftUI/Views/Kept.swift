/// A modifier that only records its name and arguments.
struct Kept {
    let name: String
    let values: [String: Any]
}

extension Kept: ViewModifier {
    typealias Body = Never
}

extension View {
    /// Returns the view with a modifier that has no effect on the stage.
    nonisolated func kept(
        _ name: String, _ values: [String: Any?] = [:]
    ) -> ModifiedContent<Self, Kept> {
        ModifiedContent(content: self, modifier: Kept(name: name, values: values.compactMapValues { $0 }))
    }
}
