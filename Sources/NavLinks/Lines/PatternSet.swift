package import NavGraph
import NavSyntax

/// The patterns and redirects of a graph, from which the lines of its link table are made.
package struct PatternSet: Sendable {
    let graph: Graph
    let patterns: [Pattern]
    /// The indices of the patterns, so that the first one that matches a URL wins.
    let order: [Int]
    /// By index in `redirects:`.
    let destinations: [Int: RedirectDestination]
    let declared: DeclaredLanguages
    let origins: OriginTable
    let settings: LinkSettings
    /// By pattern: the name of its `via` and `tab`, if it has some of its own.
    let placementNames: [Int: String]
    /// By node: the indices of its patterns.
    private let numbers: Groups<Int>
    /// By pattern: its position in `order`.
    let ranks: [Int]
    /// Whether all patterns ignore case.
    let ignoresCase: Bool
    /// How all paths may end, or `either` if that is different for each pattern.
    let commonSlash: TrailingSlash

    init(
        _ graph: Graph, _ patterns: [Pattern], order: [Int], _ destinations: [Int: RedirectDestination],
        _ declared: DeclaredLanguages, _ origins: OriginTable, _ placementNames: [Int: String]
    ) {
        self.graph = graph
        self.patterns = patterns
        self.order = order
        self.destinations = destinations
        self.declared = declared
        self.origins = origins
        self.placementNames = placementNames
        settings = graph.links
        let owned = patterns.enumerated().compactMap { number, pattern in
            pattern.node.map { (Int32($0.index), number) }
        }
        numbers = Groups(owned, count: graph.nodes.count)
        var ranks = Array(repeating: 0, count: order.count)
        for (rank, number) in order.enumerated() { ranks[number] = rank }
        self.ranks = ranks
        (ignoresCase, commonSlash) = Self.common(patterns, settings)
    }

    /// The same with other patterns at the same positions, and other settings.
    package init(_ other: PatternSet, _ patterns: [Pattern], _ origins: OriginTable, _ settings: LinkSettings) {
        graph = other.graph
        order = other.order
        destinations = other.destinations
        declared = other.declared
        placementNames = other.placementNames
        numbers = other.numbers
        ranks = other.ranks
        self.patterns = patterns
        self.origins = origins
        self.settings = settings
        (ignoresCase, commonSlash) = Self.common(patterns, settings)
    }

    private static func common(
        _ patterns: [Pattern], _ settings: LinkSettings
    ) -> (ignoresCase: Bool, slash: TrailingSlash) {
        guard let first = patterns.first else { return (!settings.hasCaseSensitivePaths, settings.trailingSlash) }
        let isSame = patterns.allSatisfy { $0.slash == first.slash }
        return (patterns.allSatisfy(\.isFolded), isSame ? first.slash : .either)
    }

    /// The URLs that lead nowhere.
    var exceptions: [Pattern] { patterns.first.map { Array($0.exceptions.dropLast($0.ownExceptionCount)) } ?? [] }

    /// A node's patterns, the canonical one first.
    func patterns(of node: NodeID) -> ArraySlice<Int> { numbers[Int32(node.index)] }

    /// Whether the canonical pattern of a node comes first in the order, and the others as they are declared.
    func isWrittenInOrder(_ node: NodeID) -> Bool {
        let own = patterns(of: node)
        return zip(own, own.dropFirst()).allSatisfy { ranks[$0] < ranks[$1] }
    }

    /// A node in a line: its name, or its index if a graph with mistakes has a name that is not one word.
    func word(of node: NodeID) -> String {
        let name = graph[node].name
        return !name.isEmpty && TableEncoding.escaped(name) == name ? name : "%\(node.index)"
    }

    /// The node to which a pattern leads. Nil for redirects that rewrite the path.
    func node(of pattern: Pattern) -> NodeID? {
        switch pattern.owner {
        case .link(let node, _): return node
        case .redirect(let number):
            switch destinations[number] {
            case .node(let node)?, .carried(_, let node?)?: return node
            case .path?, .carried?, nil: return nil
            }
        case .exception: return nil
        }
    }
}

extension PatternSet {
    /// The names of the `via` and `tab` of patterns that have some of their own.
    static func placementNames(_ placements: [Placement], _ patterns: [Pattern], _ graph: Graph) -> [Int: String] {
        var names: [Int: String] = [:]
        for (index, pattern) in patterns.enumerated() {
            guard case .link(let node, let link) = pattern.owner else { continue }
            let own = placements.first { $0.node == node && $0.links.contains(link) }
            names[index] = own?.name(in: graph)
        }
        return names
    }
}
