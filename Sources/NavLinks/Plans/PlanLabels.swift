import NavGraph

/// A path from the root of a context to a place, and what it costs.
struct PlanLabel {
    let place: Int32
    /// What has to hold along the path.
    let needs: ConditionSets.ID
    let cost: PlanCost
    /// The label of the path without its last step, by its index; -1 at the root.
    let previous: Int32
    /// The route of its last step, by its index; -1 if it is none.
    let route: Int32
    /// Whether a presentation was closed along the path.
    let hasClosed: Bool
    /// The next label of the same place, by its index.
    fileprivate(set) var next: Int32 = -1
    /// Whether another label of the same place is better in every respect.
    fileprivate(set) var isDropped = false

    var isRoot: Bool { previous < 0 }

    /// Of two paths to one place that differ in what they need or cost, neither is better: which is cheaper further on
    /// depends on what else is needed there.
    fileprivate func isAsGood(as other: PlanLabel, _ hasUnder: Bool, _ sets: ConditionSets) -> Bool {
        let isCheap =
            hasUnder
            ? cost.presentations <= other.cost.presentations && cost.steps <= other.cost.steps
            : (cost.presentations, cost.steps) <= (other.cost.presentations, other.cost.steps)
        return isCheap && (needs == other.needs || sets.isSubset(needs, of: other.needs))
    }
}

/// The best paths from the root of a context to each place.
struct PlanLabels {
    private(set) var all: [PlanLabel] = []
    /// By place: the index of its first label; -1: it has none.
    private var first: [Int32]

    /// No app has screens to which so many sets of conditions lead, none of which is part of another.
    private static let mostOfPlace = 64

    init(placeCount: Int) { first = [Int32](repeating: -1, count: placeCount) }

    subscript(index: Int) -> PlanLabel { all[index] }

    var count: Int { all.count }

    /// Adds a label that belongs to no place: others continue its path, but none ends there.
    mutating func addHidden(_ label: PlanLabel) { all.append(label) }

    /// Adds a label, unless the place has one that is as good; those that are no better are dropped.
    mutating func add(_ label: PlanLabel, hasUnder: Bool, _ work: PlanWork) {
        let place = Int(label.place)
        var count = 0
        var former: Int32 = -1
        var index = first[place]
        while index >= 0 {
            work.spend(1)
            if all[Int(index)].isAsGood(as: label, hasUnder, work.sets) { return }
            let next = all[Int(index)].next
            if label.isAsGood(as: all[Int(index)], hasUnder, work.sets) {
                all[Int(index)].isDropped = true
                if former < 0 { first[place] = next } else { all[Int(former)].next = next }
            } else {
                former = index
                count += 1
            }
            index = next
        }
        guard count < Self.mostOfPlace else { return work.exhaust() }
        var added = label
        added.next = first[place]
        first[place] = Int32(all.count)
        all.append(added)
    }

    func reaches(_ node: NodeID, in context: PlanContext) -> Bool {
        var isReached = false
        context.forEachPlace(of: node) { isReached = isReached || first[$0] >= 0 }
        return isReached
    }

    /// The labels of a place, by index.
    func forEachLabel(at place: Int, _ body: (Int) -> Void) {
        var index = first[place]
        while index >= 0 {
            body(Int(index))
            index = all[Int(index)].next
        }
    }

    /// The labels of a node that cost least, by index.
    func best(of node: NodeID, in context: PlanContext) -> [Int] {
        var best: [Int] = []
        context.forEachPlace(of: node) { place in
            forEachLabel(at: place) { index in
                guard let known = best.first, all[known].cost <= all[index].cost else { return best = [index] }
                if all[known].cost == all[index].cost { best.append(index) }
            }
        }
        return best
    }

    /// Whether a path passes through a node.
    func passes(_ node: NodeID, upTo index: Int, in context: PlanContext) -> Bool {
        var index = index
        while index >= 0 {
            if context.node(at: Int(all[index].place)) == node { return true }
            index = Int(all[index].previous)
        }
        return false
    }

    /// The place on top once the presentation is closed in which a path ends; nil: another presentation's, or unknown.
    func placeBelowPresentation(upTo index: Int) -> Int? {
        guard all[index].cost.presentations <= 1 else { return nil }
        var index = index
        while all[index].cost.presentations > 0, all[index].previous >= 0 { index = Int(all[index].previous) }
        return Int(all[index].place)
    }
}
