/// The nodes that the app can show, each with a shortest path, found by breadth-first search.
public struct Reachability: Sendable {
    /// Why a node is reached.
    public enum Origin: Sendable, Hashable {
        case unreached
        /// It is a root, a tab of the root, or `launching`.
        case root
        case entry
        case link
        case edge(Edge)
        /// A route from anywhere, by its index.
        case global(Int)
        /// An unknown name probably means it, or leads to it.
        case possiblyReferenced
    }

    private var fromRoot: [Origin]
    private var withLinks: [Origin]

    static let none = Reachability()

    private init() {
        fromRoot = []
        withLinks = []
    }

    init(_ analyzed: AnalyzedGraph) {
        let graph = analyzed.graph
        var search = Search(analyzed)
        for id in Self.roots(of: graph) { search.reach(id, .root) }
        if let launching = graph.launching?.target { search.reach(launching, .root) }
        for id in graph.ids(where: \.isEntry) { search.reach(id, .entry) }
        for id in graph.possiblyReferenced.sorted() { search.reach(id, .possiblyReferenced) }
        if !graph.showsTabs {
            for tab in graph.ids(of: .tab) { search.reach(tab, .possiblyReferenced) }
        }
        search.run()
        fromRoot = search.origins
        let linked = graph.nodes.indices.map { NodeID($0) }.filter(analyzed.isLinked)
        for id in linked { search.reach(id, .link) }
        search.run()
        if !linked.isEmpty {
            // A link to a node in, or reached from, a detail column fills the content column as well.
            for id in analyzed.shownSplits {
                guard case .split(let split) = graph[id].detail else { continue }
                let details = split.detail?.screens.compactMap(\.target) ?? []
                guard
                    details.contains(where: { detail in
                        search.origins[detail.index] != .unreached && graph.mayOpen(detail, in: id)
                    })
                else { continue }
                for screen in split.content?.screens.compactMap(\.target) ?? [] { search.reach(screen, .link) }
            }
            search.run()
        }
        withLinks = search.origins
    }

    /// The nodes that are shown first, including all tabs if a root shows them.
    public static func roots(of graph: Graph) -> [NodeID] {
        var roots: [NodeID] = []
        for choice in graph.roots {
            switch choice.show {
            case .tabs: roots += graph.ids(of: .tab)
            case .node(let reference): if let id = reference.target { roots.append(id) }
            }
        }
        return roots
    }

    /// Whether roots, entries and routes lead to a node.
    public func isReachableFromRoot(_ id: NodeID) -> Bool { fromRoot[id.index] != .unreached }

    /// Whether roots, entries, routes or links lead to a node.
    public func isReachable(_ id: NodeID) -> Bool { withLinks[id.index] != .unreached }

    public func origin(of id: NodeID) -> Origin { withLinks[id.index] }

    /// The path by which a node is reached, from its start to the node; empty if it is unreachable.
    public func path(to id: NodeID) -> [(node: NodeID, origin: Origin)] {
        var path: [(NodeID, Origin)] = []
        var current: NodeID? = id
        while let node = current {
            let origin = origin(of: node)
            guard origin != .unreached else { break }
            path.append((node, origin))
            if case .edge(let edge) = origin { current = edge.source } else { current = nil }
        }
        return path.reversed()
    }
}

/// A breadth-first search over edges that lead forward.
private struct Search {
    let analyzed: AnalyzedGraph
    var origins: [Reachability.Origin]
    private var queue: [NodeID] = []
    private var head = 0
    private var globals: PendingGlobalRoutes

    init(_ analyzed: AnalyzedGraph) {
        self.analyzed = analyzed
        origins = Array(repeating: .unreached, count: analyzed.graph.nodes.count)
        globals = PendingGlobalRoutes(analyzed) { number in
            let style = analyzed.graph.routes[number].style?.value
            return style != .popTo && style != .dismiss
        }
    }

    mutating func reach(_ id: NodeID, _ origin: Reachability.Origin) {
        guard origins[id.index] == .unreached else { return }
        origins[id.index] = origin
        queue.append(id)
        // Reaching a step starts its flow.
        if case .step(let step) = analyzed.graph[id].detail { reach(step.flow, origin) }
    }

    mutating func run() {
        while head < queue.count {
            let id = queue[head]
            head += 1
            // The app itself shows an external node, so only its fallbacks follow it.
            let isExternal = analyzed.graph[id].isExternal
            for edge in analyzed.outgoing(of: id) where !goesBack(edge) && analyzed.showsTarget(edge) {
                if !isExternal || edge.isOfFallback { reach(edge.target, .edge(edge)) }
            }
            guard !isExternal else { continue }
            for number in globals.take(at: id, analyzed) {
                if let target = analyzed.graph.routes[number].target.target { reach(target, .global(number)) }
            }
        }
    }

    private func goesBack(_ edge: Edge) -> Bool {
        guard let index = edge.route else { return false }
        return analyzed.graph.routes[index].style.map { Transition($0.value).goesBack } ?? false
    }
}

extension Graph {
    /// Whether a link can open a node in a split: not if its `tab` shows another root.
    fileprivate func mayOpen(_ node: NodeID, in split: NodeID) -> Bool {
        guard let tab = self[node].tab?.target, case .tab(let detail) = self[tab].detail else {
            return true
        }
        return detail.root?.target == split
    }

    /// Whether a root shows the tabs.
    public var showsTabs: Bool { roots.contains { if case .tabs = $0.show { true } else { false } } }
}
