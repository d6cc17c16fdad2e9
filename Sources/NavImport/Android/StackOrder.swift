/// Which destinations can be below which, as far as the actions of an app show it.
struct StackOrder {
    private struct Edge: Hashable {
        var source: Int
        var target: Int
    }

    /// The screen that leads to a destination, or into a graph.
    private enum Predecessor {
        case one(Int)
        case several
    }

    private var above: [[Int]]
    private var edges: Set<Edge> = []
    /// Screens that can be shown above any other.
    private var anywhere: [Int] = []
    private var targets: Set<Int> = []
    /// Destinations that are shown without a route: roots, and those of links.
    private var entries: Set<Int> = []
    private var global: Set<Int> = []
    private var predecessors: [Int: Predecessor] = [:]
    private var entrances: [Int: Predecessor] = [:]
    /// What is above a destination, or above what can be above it.
    private var allAbove: [Int: [Bool]] = [:]
    private var steps = 0

    /// A longer search would take more time than all the rest; then everything can be below everything.
    private static let maxSteps = 2_000_000

    init(count: Int) {
        above = Array(repeating: [], count: count)
    }

    /// Adds a route from one destination to another.
    ///
    /// - Parameters:
    ///   - staysOnStack: Whether the target is shown on the stack of the source.
    ///   - isPlain: Whether the source is below the target afterwards.
    mutating func add(_ source: Int, _ target: Int, staysOnStack: Bool, isPlain: Bool) {
        targets.insert(target)
        if isPlain { edges.insert(Edge(source: source, target: target)) }
        if staysOnStack { above[source].append(target) } else { anywhere.append(target) }
        Self.add(isPlain ? source : nil, to: &predecessors, target)
    }

    /// Adds a route from anywhere to a destination.
    mutating func addFromAnywhere(_ target: Int) {
        targets.insert(target)
        global.insert(target)
        anywhere.append(target)
        predecessors[target] = .several
    }

    /// Adds a destination that is shown at first.
    mutating func addRoot(_ destination: Int) { entries.insert(destination) }

    /// Adds a destination that a link opens, on something else than a route shows it on.
    mutating func addLink(_ destination: Int) {
        entries.insert(destination)
        anywhere.append(destination)
        predecessors[destination] = .several
    }

    /// Adds that a destination leads into a graph from outside.
    mutating func addEntrance(_ source: Int?, to graph: Int) { Self.add(source, to: &entrances, graph) }

    private static func add(_ source: Int?, to predecessors: inout [Int: Predecessor], _ target: Int) {
        switch (predecessors[target], source) {
        case (nil, let source?): predecessors[target] = .one(source)
        case (.one(let known)?, let source?) where known == source: break
        default: predecessors[target] = .several
        }
    }

    /// Whether a route leads to a destination.
    func isTarget(_ destination: Int) -> Bool { targets.contains(destination) }

    /// Whether a destination leads to another one, and is below it then.
    func leads(_ source: Int, to target: Int) -> Bool { edges.contains(Edge(source: source, target: target)) }

    /// Whether one of some destinations leads to another one, and neither another of them nor a route from anywhere.
    func leads(only source: Int, of sources: [Int], to target: Int) -> Bool {
        leads(source, to: target) && !global.contains(target)
            && sources.allSatisfy { $0 == source || !leads($0, to: target) }
    }

    /// The only destination that leads to another one.
    func predecessor(of destination: Int) -> Int? {
        if case .one(let source)? = predecessors[destination] { source } else { nil }
    }

    /// The only destination that leads into a graph.
    func entrance(of graph: Int) -> Int? {
        if case .one(let source)? = entrances[graph] { source } else { nil }
    }

    /// Whether one destination can be below another.
    mutating func canBe(_ lower: Int, below upper: Int) -> Bool {
        // Code of the app leads there, so anything can be below it.
        guard targets.contains(upper) || entries.contains(upper), steps < Self.maxSteps else { return true }
        if let known = allAbove[lower] { return known[upper] }
        var isReached = [Bool](repeating: false, count: above.count)
        var waiting = above[lower] + anywhere
        // The memory counts, too.
        steps += waiting.count + above.count / 16
        while let next = waiting.popLast() {
            guard !isReached[next] else { continue }
            isReached[next] = true
            waiting += above[next]
            steps += above[next].count + 1
        }
        allAbove[lower] = isReached
        return isReached[upper]
    }
}
