/// How much finding plans has cost, in edges looked at: counted, so that what is too much is the same on every machine.
///
/// It belongs to one thread, and also keeps what that one has found.
final class PlanWork {
    /// What the plans of a graph may cost: more takes longer than anybody waits, or more memory than anybody has.
    static let most = 100_000_000
    static let costOfEntry = 50
    private let limit: Int
    private(set) var units = 0
    /// The sets of conditions that were met so far.
    var sets: ConditionSets
    private var knownValues: [Int: [Plan.Value]] = [:]
    /// Where more differ, hardly any is asked for again: to keep them would take longer than to find them.
    private static let mostKnown = 4096
    /// Those that were asked for last: the next step most often asks for the same.
    private var lastValues: (key: Int, values: [Plan.Value]) = (-1, [])

    init(limit: Int = most, sets: ConditionSets = ConditionSets()) {
        self.limit = limit
        self.sets = sets
    }

    var isExhausted: Bool { units > limit }

    func spend(_ more: Int) { units += more }

    /// Whatever is left is too much.
    func exhaust() { units = max(units, limit + 1) }

    /// The values of a node on the way, by its list of parameters and that of the link: nodes with the same share them.
    func values(of own: Int, _ given: Int, _ find: () -> [Plan.Value]) -> [Plan.Value] {
        let key = own << 32 | given
        if key == lastValues.key { return lastValues.values }
        let known = knownValues[key]
        let values = known ?? find()
        if known == nil, knownValues.count < Self.mostKnown { knownValues[key] = values }
        lastValues = (key, values)
        return values
    }
}
