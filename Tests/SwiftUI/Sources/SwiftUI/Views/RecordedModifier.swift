/// A modifier that only records its name and arguments.
struct RecordedModifier {
    let name: String
    let values: [String: Any]
}

extension RecordedModifier: ViewModifier {
    typealias Body = Never
}

extension View {
    /// Returns the view with a modifier that has no effect on the stage.
    nonisolated func recorded(
        _ name: String, _ values: [String: Any?] = [:]
    ) -> ModifiedContent<Self, RecordedModifier> {
        ModifiedContent(content: self, modifier: RecordedModifier(name: name, values: values.compactMapValues { $0 }))
    }
}
