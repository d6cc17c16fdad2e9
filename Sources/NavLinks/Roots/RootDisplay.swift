public import NavGraph

/// Decides whether a root can be on display while certain conditions hold.
///
/// A root is displayed if the `when` of its entry holds, and that of no earlier entry does. So the
/// conditions of an earlier entry exclude it.
public struct RootDisplay: Sendable {
    /// A condition that holds, or, if negated, does not hold.
    struct Literal: Hashable, Sendable {
        var condition: Int
        var isNegated: Bool
    }

    /// What an entry of `root` shows.
    public enum Root: Hashable, Sendable {
        case tabs
        case node(NodeID)
    }

    private struct Entry {
        /// Nil if it is unknown.
        var root: Root?
        /// The conditions of its `when` that are declared.
        var when: [Literal]
        /// Whether `when` also has an unknown condition, so that it may not hold.
        var isUnsure: Bool
    }

    /// The maximum number of steps for a question. If it is exceeded, the root counts as possible.
    private static let maxSteps = 20_000
    private let entries: [Entry]
    /// The conditions that some `when` contains.
    private let relevant: Set<Int>

    init(_ graph: Graph) {
        let entries = graph.roots.map { choice in
            Entry(
                root: Root(choice.show),
                when: choice.when.compactMap(Literal.init), isUnsure: choice.when.contains { $0.target == nil })
        }
        self.entries = entries
        relevant = Set(entries.flatMap { $0.when.map(\.condition) })
    }

    /// Whether there are several entries, and all of them show something that is known.
    var isUseful: Bool { entries.count > 1 && entries.allSatisfy { $0.root != nil } }

    /// The distinct roots, in the order of their first entries.
    var roots: [Root] {
        var seen: Set<Root> = []
        return entries.compactMap(\.root).filter { seen.insert($0).inserted }
    }

    /// The literals of conditions on which the root depends.
    func literals(_ uses: [ConditionUse]) -> Set<Literal> {
        Set(uses.compactMap(Literal.init).filter { relevant.contains($0.condition) })
    }

    /// Whether a root can be on display while conditions hold. Also true if finding out takes too long.
    func canShow(_ root: Root, while needed: Set<Literal>) -> Bool {
        var steps = Self.maxSteps
        return entries.indices.contains { index in
            guard entries[index].root == root else { return false }
            var known = Assignment()
            guard needed.union(entries[index].when).allSatisfy({ known.add($0) }) else { return false }
            let clauses = entries[..<index].filter { !$0.isUnsure }.map(\.when)
            return known.canFalsify(clauses[...], &steps, depth: 0)
        }
    }
}

extension RootDisplay.Root {
    public init?(_ show: RootChoice.Shown) {
        switch show {
        case .tabs: self = .tabs
        case .node(let reference):
            guard let node = reference.target else { return nil }
            self = .node(node)
        }
    }
}

extension RootDisplay.Literal {
    init?(_ use: ConditionUse) {
        guard let target = use.target else { return nil }
        self.init(condition: target.index, isNegated: use.isNegated)
    }
}

/// The conditions whose values are known.
private struct Assignment {
    private var negated: [Int: Bool] = [:]

    /// Adds a literal. False if it contradicts another one.
    mutating func add(_ literal: RootDisplay.Literal) -> Bool {
        if let known = negated[literal.condition] { return known == literal.isNegated }
        negated[literal.condition] = literal.isNegated
        return true
    }

    /// Whether values of the other conditions exist for which none of some lists of literals holds.
    func canFalsify(_ lists: ArraySlice<[RootDisplay.Literal]>, _ steps: inout Int, depth: Int) -> Bool {
        var known = self
        var open: [[RootDisplay.Literal]] = Array(lists)
        var isDone = false
        while !isDone {
            isDone = true
            var rest: [[RootDisplay.Literal]] = []
            for list in open {
                steps -= list.count + 1
                // One literal that does not hold is enough.
                if list.contains(where: { known.negated[$0.condition] == !$0.isNegated }) {
                    continue
                }
                let undecided = list.filter { known.negated[$0.condition] == nil }
                guard let first = undecided.first else { return false }
                if undecided.count == 1 {
                    known.negated[first.condition] = !first.isNegated
                    isDone = false
                } else {
                    rest.append(undecided)
                }
            }
            open = rest
        }
        guard let list = open.first, steps > 0, depth < 32 else { return true }
        return list.contains { literal in
            var trial = known
            trial.negated[literal.condition] = !literal.isNegated
            return trial.canFalsify(open.dropFirst(), &steps, depth: depth + 1)
        }
    }
}
