/// The environment values that one evaluation of a body has read.
final class EnvironmentReads {
    private var isSame: [(EnvironmentValues) -> Bool] = []

    func note<Value>(_ value: Value, _ fetch: @escaping (EnvironmentValues) -> Value) {
        isSame.append { Inputs.areEqual(value, fetch($0)) }
    }

    /// Whether the body would read the same values from another environment.
    func wouldBeSame(in values: EnvironmentValues) -> Bool {
        isSame.allSatisfy { $0(values) }
    }
}
