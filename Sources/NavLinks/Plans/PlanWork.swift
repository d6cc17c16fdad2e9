/// How much finding plans has cost, in ways looked at: counted, so that what is too much is the same on every machine.
final class PlanWork {
    /// What the plans of a graph may cost: more takes longer than anybody waits, or more memory than anybody has.
    static let most = 100_000_000
    static let costOfEntry = 50
    private let limit: Int
    private(set) var units = 0

    init(limit: Int = most) { self.limit = limit }

    var isExhausted: Bool { units > limit }

    func spend(_ more: Int) { units += more }
}
