public import NavGraph

/// Which nodes a picture shows, and which box stands for each.
struct Selection {
    /// Whether a node is in the picture, on its own or within a section's box.
    private(set) var isShown: [Bool]
    /// The collapsed section, the outermost one, whose box stands for a node.
    private(set) var collapsed: [SectionID?]

    init(_ analysed: AnalysedGraph, _ options: PictureOptions) {
        let graph = analysed.graph
        isShown = graph.nodes.map { node in
            (options.tags.isEmpty || node.tags.contains { options.tags.contains($0) })
                && (options.sections.isEmpty || options.sections.contains { Self.holds($0, node.section, graph) })
        }
        if let focus = options.focus {
            let near = Self.near(focus, options.depth, analysed)
            for index in isShown.indices where !near[index] { isShown[index] = false }
        }
        var outermost: [SectionID?] = []
        for index in graph.sections.indices {
            // Parents stand before what they include.
            let above = graph.sections[index].parent.flatMap { $0.index < index ? outermost[$0.index] : nil }
            let isCollapsed = options.collapsed.contains(SectionID(index)) && index != SectionID.main.index
            outermost.append(above ?? (isCollapsed ? SectionID(index) : nil))
        }
        collapsed = graph.nodes.map { outermost[$0.section.index] }
        // What is asked for by name is drawn on its own.
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

    /// The nodes within so many steps, along routes or against them.
    ///
    /// A route from anywhere brings its target no nearer to every screen, or everything would be near everything.
    private static func near(_ focus: NodeID, _ depth: Int, _ analysed: AnalysedGraph) -> [Bool] {
        var near = [Bool](repeating: false, count: analysed.graph.nodes.count)
        var ring = [focus]
        near[focus.index] = true
        var step = 0
        while step < depth, !ring.isEmpty {
            step += 1
            var next: [NodeID] = []
            for node in ring {
                let neighbours =
                    analysed.outgoing(of: node).map(\.target) + analysed.incoming(of: node).map(\.source)
                for neighbour in neighbours where !near[neighbour.index] {
                    near[neighbour.index] = true
                    next.append(neighbour)
                }
            }
            ring = next
        }
        return near
    }
}

/// Whether options leave anything of a graph to draw.
public enum DrawnNodes {
    public static func exist(in analysed: AnalysedGraph, _ options: PictureOptions) -> Bool {
        Selection(analysed, options).isShown.contains(true)
    }
}
