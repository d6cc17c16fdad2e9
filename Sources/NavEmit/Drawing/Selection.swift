public import NavGraph

/// Which nodes a picture shows, and which of them a card represents.
struct Selection {
    /// A group of nodes that is drawn as one box.
    enum Card: Hashable {
        case section(SectionID)
        case flow(NodeID)
    }

    /// Whether each node is in the picture, on its own or as part of a card.
    private(set) var isShown: [Bool]
    /// The outermost card that contains each node.
    private(set) var cards: [Card?]

    init(_ analyzed: AnalyzedGraph, _ options: PictureOptions) {
        let graph = analyzed.graph
        cards = []
        isShown = graph.nodes.map { node in
            (options.tags.isEmpty || node.tags.contains { options.tags.contains($0) })
                && (options.sections.isEmpty || options.sections.contains { Self.holds($0, node.section, graph) })
        }
        if options.showsNeighbors { showNeighbors(analyzed) }
        if let focus = options.focus {
            let near = Self.near(focus, options.depth, analyzed)
            for index in isShown.indices where !near[index] { isShown[index] = false }
        }
        let isLarge = isShown.count { $0 } > Collapsing.maxNodes
        let collapsing =
            options.collapsing == .auto ? (isLarge && options.changes == nil ? .all : .none) : options.collapsing
        let sections = Self.outermostSections(
            graph, options, collapsesAll: collapsing == .all || collapsing == .sections)
        cards = graph.nodes.map { sections[$0.section.index].map { .section($0) } }
        if collapsing == .all || collapsing == .flows {
            for id in graph.ids(of: .flow) where cards[id.index] == nil {
                cards[id.index] = .flow(id)
                if case .flow(let flow) = graph[id].detail {
                    for step in flow.steps { cards[step.index] = .flow(id) }
                }
            }
        }
        // The focused node always has its own box.
        if let focus = options.focus { cards[focus.index] = nil }
    }

    /// For each section, the outermost section that contains it and is drawn as one card.
    private static func outermostSections(
        _ graph: Graph, _ options: PictureOptions, collapsesAll: Bool
    ) -> [SectionID?] {
        var outermost: [SectionID?] = []
        for index in graph.sections.indices {
            let id = SectionID(index)
            // Parents come before the sections that they include.
            let above = graph.sections[index].parent.flatMap { $0.index < index ? outermost[$0.index] : nil }
            // A section that was asked for, and those around it, stay open unless they are named.
            let isOpen = options.sections.contains { holds(id, $0, graph) }
            let isOutside = options.showsNeighbors && !options.sections.contains { holds($0, id, graph) }
            let isCollapsed = ((collapsesAll || isOutside) && !isOpen) || options.collapsed.contains(id)
            outermost.append(above ?? (isCollapsed && id != .main ? id : nil))
        }
        return outermost
    }

    /// Adds the nodes that an edge connects with those that are shown.
    private mutating func showNeighbors(_ analyzed: AnalyzedGraph) {
        let shown = isShown
        for index in shown.indices where shown[index] {
            for edge in analyzed.outgoing(of: NodeID(index)) { isShown[edge.target.index] = true }
            for edge in analyzed.incoming(of: NodeID(index)) { isShown[edge.source.index] = true }
        }
    }

    mutating func show(_ id: NodeID, _ shows: Bool) { isShown[id.index] = shows }

    private static func holds(_ outer: SectionID, _ inner: SectionID, _ graph: Graph) -> Bool {
        var current: SectionID? = inner
        while let section = current {
            if section == outer { return true }
            current = graph[section].parent
        }
        return false
    }

    /// Whether each node is within a number of steps, along edges or against them.
    ///
    /// Global routes do not count as edges, as otherwise all nodes would be near each other.
    private static func near(_ focus: NodeID, _ depth: Int, _ analyzed: AnalyzedGraph) -> [Bool] {
        var near = [Bool](repeating: false, count: analyzed.graph.nodes.count)
        var frontier = [focus]
        near[focus.index] = true
        var step = 0
        while step < depth, !frontier.isEmpty {
            step += 1
            var next: [NodeID] = []
            for node in frontier {
                let neighbors =
                    analyzed.outgoing(of: node).map(\.target) + analyzed.incoming(of: node).map(\.source)
                for neighbor in neighbors where !near[neighbor.index] {
                    near[neighbor.index] = true
                    next.append(neighbor)
                }
            }
            frontier = next
        }
        return near
    }
}

/// Tells whether options leave any nodes to draw.
public enum DrawnNodes {
    public static func exist(in analyzed: AnalyzedGraph, _ options: PictureOptions) -> Bool {
        Selection(analyzed, options).isShown.contains(true)
    }
}
