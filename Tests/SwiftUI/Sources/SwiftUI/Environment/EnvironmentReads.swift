/// What one evaluation of a body read of the environment.
final class EnvironmentReads {
    private var isSame: [(EnvironmentValues) -> Bool] = []

    func note<Value>(_ value: Value, _ fetch: @escaping (EnvironmentValues) -> Value) {
        isSame.append { Inputs.areEqual(value, fetch($0)) }
    }

    /// Whether the body would read the same values of these.
    func wouldBeSame(in values: EnvironmentValues) -> Bool {
        isSame.allSatisfy { $0(values) }
    }
}
