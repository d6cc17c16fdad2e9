public import NavGraph

/// Which nodes a picture shows, and which of them a collapsed section represents.
struct Selection {
    /// Whether each node is in the picture, on its own or as part of a collapsed section.
    private(set) var isShown: [Bool]
    /// The outermost collapsed section that contains each node.
    private(set) var collapsed: [SectionID?]

    init(_ analyzed: AnalyzedGraph, _ options: PictureOptions) {
        let graph = analyzed.graph
        isShown = graph.nodes.map { node in
            (options.tags.isEmpty || node.tags.contains { options.tags.contains($0) })
                && (options.sections.isEmpty || options.sections.contains { Self.holds($0, node.section, graph) })
        }
        if let focus = options.focus {
            let near = Self.near(focus, options.depth, analyzed)
            for index in isShown.indices where !near[index] { isShown[index] = false }
        }
        var outermost: [SectionID?] = []
        for index in graph.sections.indices {
            // Parents come before the sections that they include.
            let above = graph.sections[index].parent.flatMap { $0.index < index ? outermost[$0.index] : nil }
            let isCollapsed = options.collapsed.contains(SectionID(index)) && index != SectionID.main.index
            outermost.append(above ?? (isCollapsed ? SectionID(index) : nil))
        }
        collapsed = graph.nodes.map { outermost[$0.section.index] }
        // The focused node always has its own box.
        if let focus = options.focus { collapsed[focus.index] = nil }
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
