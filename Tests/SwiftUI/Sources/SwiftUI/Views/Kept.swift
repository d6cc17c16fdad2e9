/// A modifier that only keeps its name and what it was given.
struct Kept {
    let name: String
    let values: [String: Any]
}

extension Kept: ViewModifier {
    typealias Body = Never
}

extension View {
    /// This view with a modifier that has no behaviour on the stage.
    nonisolated func kept(_ name: String, _ values: [String: Any?] = [:]) -> ModifiedContent<Self, Kept> {
        ModifiedContent(content: self, modifier: Kept(name: name, values: values.compactMapValues { $0 }))
    }
}
