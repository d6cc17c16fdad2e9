import NavGraph

/// A path from the root of a context to a position, with its cost. Paths are linked by index to the
/// path without the last step.
struct PlanLabel {
    let position: Int32
    /// The conditions that have to hold along the path.
    let needs: ConditionSets.ID
    let cost: PlanCost
    /// The index of the label of the path without its last step; -1 at the root.
    let previous: Int32
    /// The index of the route of the last step; -1 if it is not a route.
    let route: Int32
    /// The index of the next label of the same position.
    fileprivate(set) var next: Int32 = -1
    /// Whether another label of the same position is at least as good in every respect.
    fileprivate(set) var isDropped = false

    var isRoot: Bool { previous < 0 }

    /// Whether this path is at least as good as another to the same position. If their conditions
    /// or costs differ in both directions, neither is better: which one is cheaper in the end
    /// depends on what is needed later.
    fileprivate func isAsGood(as other: PlanLabel, _ hasUnder: Bool, _ sets: ConditionSets) -> Bool {
        if cost.closings != other.cost.closings { return cost.closings < other.cost.closings }
        let isCheap =
            hasUnder
            ? cost.presentations <= other.cost.presentations && cost.steps <= other.cost.steps
            : (cost.presentations, cost.steps) <= (other.cost.presentations, other.cost.steps)
        return isCheap && (needs == other.needs || sets.isSubset(needs, of: other.needs))
    }
}

/// The best paths from the root of a context to each position.
struct PlanLabels {
    private(set) var all: [PlanLabel] = []
    /// By position: the index of its first label; -1 if it has none.
    private var first: [Int32]

    /// The maximum number of labels of a position. Apps do not have screens with so many
    /// incomparable sets of conditions.
    private static let maxLabelsPerPosition = 64

    init(positionCount: Int) { first = [Int32](repeating: -1, count: positionCount) }

    subscript(index: Int) -> PlanLabel { all[index] }

    var count: Int { all.count }

    /// Adds a label that belongs to no position: other paths continue it, but none ends there.
    mutating func addHidden(_ label: PlanLabel) { all.append(label) }

    /// Adds a label, unless its position has one that is as good. Labels that are no better are
    /// dropped.
    mutating func add(_ label: PlanLabel, hasUnder: Bool, _ work: PlanWork) {
        let position = Int(label.position)
        var count = 0
        var former: Int32 = -1
        var index = first[position]
        while index >= 0 {
            work.spend(1)
            if all[Int(index)].isAsGood(as: label, hasUnder, work.sets) { return }
            let next = all[Int(index)].next
            if label.isAsGood(as: all[Int(index)], hasUnder, work.sets) {
                all[Int(index)].isDropped = true
                if former < 0 { first[position] = next } else { all[Int(former)].next = next }
            } else {
                former = index
                count += 1
            }
            index = next
        }
        guard count < Self.maxLabelsPerPosition else { return work.exhaust() }
        var added = label
        added.next = first[position]
        first[position] = Int32(all.count)
        all.append(added)
    }

    func reaches(_ node: NodeID, in context: PlanContext) -> Bool {
        var isReached = false
        context.forEachPosition(of: node) { isReached = isReached || first[$0] >= 0 }
        return isReached
    }

    /// Calls `body` with the index of each label of a position.
    func forEachLabel(at position: Int, _ body: (Int) -> Void) {
        var index = first[position]
        while index >= 0 {
            body(Int(index))
            index = all[Int(index)].next
        }
    }

    /// The indices of the cheapest labels of a node.
    func best(of node: NodeID, in context: PlanContext) -> [Int] {
        var best: [Int] = []
        context.forEachPosition(of: node) { position in
            forEachLabel(at: position) { index in
                guard let known = best.first, all[known].cost <= all[index].cost else { return best = [index] }
                if all[known].cost == all[index].cost { best.append(index) }
            }
        }
        return best
    }

    /// The position on top after closing the presentation in which a path ends. Nil if that is in
    /// another presentation or unknown.
    func positionBelowPresentation(upTo index: Int) -> Int? {
        guard all[index].cost.presentations <= 1 else { return nil }
        var index = index
        while all[index].cost.presentations > 0, all[index].previous >= 0 { index = Int(all[index].previous) }
        return Int(all[index].position)
    }
}
