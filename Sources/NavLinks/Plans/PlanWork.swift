/// Counts the work of finding plans, in edges visited. Counted and not timed, so that the limit is
/// the same on every machine.
///
/// It also caches what was found.
final class PlanWork {
    /// The maximum for the plans of a graph. More would take too much time or memory.
    private static let maxUnits = 100_000_000
    static let costOfEntry = 50
    private(set) var units = 0
    /// The sets of conditions that were found so far.
    var sets: ConditionSets
    private var knownValues: [Int: [Plan.Value]] = [:]
    /// The maximum number of cached lists. With more, lists are hardly ever reused, and caching
    /// would cost more than it saves.
    private static let maxCachedValues = 4096
    /// The last request, since the next one is usually the same.
    private var lastValues: (key: Int, values: [Plan.Value]) = (-1, [])

    init(sets: ConditionSets = ConditionSets()) { self.sets = sets }

    var isExhausted: Bool { units > Self.maxUnits }

    func spend(_ more: Int) { units += more }

    /// Uses up all remaining work.
    func exhaust() { units = max(units, Self.maxUnits + 1) }

    /// The values of a node in a plan, by its list of parameters and that of the link. Nodes with
    /// equal lists share them.
    func values(of own: Int, _ given: Int, _ find: () -> [Plan.Value]) -> [Plan.Value] {
        let key = own << 32 | given
        if key == lastValues.key { return lastValues.values }
        let known = knownValues[key]
        let values = known ?? find()
        if known == nil, knownValues.count < Self.maxCachedValues { knownValues[key] = values }
        lastValues = (key, values)
        return values
    }
}
