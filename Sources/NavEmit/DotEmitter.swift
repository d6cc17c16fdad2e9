import NavGraph

extension Emitter {
    /// The graph as a Graphviz drawing.
    static let dot = Emitter(.dot, isDefault: true) { analysed, _, options in
        var drawing = DotDrawing(analysed)
        let contents = drawing.text(sourceName: options.sourceName)
        return [EmittedFile(path: "\(options.stem ?? analysed.graph.name.value).dot", contents: contents)]
    }
}

/// Draws a graph: a cluster for each tab, split, flow and section, a shape for each kind, a line for each way on.
private struct DotDrawing {
    private let analysed: AnalysedGraph
    private let graph: Graph
    private var writer = DotWriter()
    /// The container in whose cluster a node stands.
    private var holder: [Int?]

    init(_ analysed: AnalysedGraph) {
        self.analysed = analysed
        graph = analysed.graph
        holder = Array(repeating: nil, count: analysed.graph.nodes.count)
        for index in graph.nodes.indices where graph.nodes[index].kind.isContainer {
            for edge in analysed.outgoing(of: NodeID(index)) {
                guard edge.cause == .tabRoot || edge.cause == .column || edge.cause == .step else { continue }
                let target = edge.target.index
                // A split that is a tab's root keeps its own cluster, inside the tab's.
                if holder[target] == nil, target != index, !holds(target, index) { holder[target] = index }
            }
        }
    }

    /// Whether a node stands, at whatever depth, in the cluster of another.
    private func holds(_ outer: Int, _ inner: Int) -> Bool {
        var current: Int? = inner
        while let node = current {
            if node == outer { return true }
            current = holder[node]
        }
        return false
    }

    mutating func text(sourceName: String) -> String {
        writer.line("// Written by navgen from \(sourceName.filter { !$0.isNewline }). Do not edit.")
        writer.open("digraph \(DotWriter.quoted(graph.name.value))")
        drawAll()
        writer.close()
        return writer.text
    }

    private mutating func drawAll() {
        writer.statement(
            "graph", [("rankdir", "LR"), ("compound", "true"), ("fontname", "\"Helvetica\""), ("newrank", "true")])
        writer.statement("node", [("fontname", "\"Helvetica\""), ("fontsize", "11"), ("margin", "\"0.12,0.06\"")])
        writer.statement("edge", [("fontname", "\"Helvetica\""), ("fontsize", "9"), ("arrowsize", "0.7")])
        writer.line()
        var members: [Int: [Int]] = [:]
        var tops: [SectionID: [Int]] = [:]
        for index in graph.nodes.indices {
            if let holder = holder[index] {
                members[holder, default: []].append(index)
            } else {
                tops[graph.nodes[index].section, default: []].append(index)
            }
        }
        drawSection(.main, tops, members)
        drawRoots()
        drawEdges()
    }

    // MARK: - Nodes

    private mutating func drawSection(_ section: SectionID, _ tops: [SectionID: [Int]], _ members: [Int: [Int]]) {
        for node in tops[section] ?? [] { draw(node, members) }
        for index in graph.sections.indices where graph.sections[index].parent == section {
            let child = graph.sections[index]
            openCluster("section \(child.path)", label: child.name.value, style: "rounded")
            drawSection(SectionID(index), tops, members)
            writer.close()
        }
    }

    private mutating func openCluster(_ name: String, label: String, style: String) {
        writer.open("subgraph \(DotWriter.quoted("cluster " + name))")
        writer.line("label=\(DotWriter.quoted(label)); style=\"\(style)\"; color=\"#8a8a8a\";")
    }

    private mutating func draw(_ index: Int, _ members: [Int: [Int]]) {
        let node = graph.nodes[index]
        guard let inside = members[index] else { return drawNode(index) }
        let kind = node.kind.rawValue
        openCluster("\(kind) \(node.name)", label: "\(title(of: node)) (\(kind))", style: "rounded,dashed")
        drawNode(index)
        for member in inside { draw(member, members) }
        writer.close()
    }

    private mutating func drawNode(_ index: Int) {
        let node = graph.nodes[index]
        var lines = [title(of: node)]
        if title(of: node) != node.name { lines.append(node.name) }
        if !node.parameters.isEmpty {
            lines.append(
                "(" + node.parameters.map { "\($0.name.value): \($0.type.text)" }.joined(separator: ", ") + ")")
        }
        for link in node.links { lines.append("⚓ " + link.path.value) }
        if !node.requires.isEmpty { lines.append("needs " + conditions(node.requires)) }
        if node.isEntry { lines.append("⇥ entry") }
        let look = Self.look(of: node.kind)
        var style = look.style
        if node.isExternal { style += ",dotted" }
        writer.statement(
            DotWriter.quoted(node.name),
            [
                ("label", DotWriter.quoted(lines.joined(separator: "\n"))), ("shape", look.shape),
                ("style", "\"\(style)\""), ("fillcolor", "\"\(look.fill)\""), ("fontcolor", "\"#1a1a1a\""),
                (
                    "tooltip",
                    DotWriter.quoted("\(node.kind.rawValue) \(node.name)" + (node.doc.map { ": \($0)" } ?? ""))
                ),
            ])
    }

    private func title(of node: Node) -> String {
        let title = node.title?.plainText ?? ""
        return title.isEmpty ? node.name : title
    }

    private func conditions(_ uses: [ConditionUse]) -> String {
        uses.map { ($0.isNegated ? "!" : "") + $0.name }.joined(separator: ", ")
    }

    private static func look(of kind: NodeKind) -> (shape: String, style: String, fill: String) {
        switch kind {
        case .screen: ("box", "filled,rounded", "#f4f4f4")
        case .sheet: ("note", "filled", "#fff3d6")
        case .cover: ("box3d", "filled", "#fde3d9")
        case .popover: ("cds", "filled", "#e8f0d8")
        case .alert: ("octagon", "filled", "#f9d6d6")
        case .dialog: ("hexagon", "filled", "#f9d6d6")
        case .tab: ("tab", "filled", "#d9e8f7")
        case .split: ("component", "filled", "#d9e8f7")
        case .flow: ("folder", "filled", "#e6def2")
        case .step: ("box", "filled,rounded", "#f1ecf8")
        case .action: ("cds", "filled", "#dff2ee")
        }
    }

    // MARK: - Edges

    private mutating func drawRoots() {
        writer.line()
        writer.statement(
            "\" start\"",
            [
                ("label", "\"\""), ("shape", "circle"), ("style", "filled"), ("fillcolor", "\"#333333\""),
                ("width", "0.18"), ("tooltip", "\"start\""),
            ])
        for choice in graph.roots {
            var attributes: [(String, String)] = []
            if !choice.when.isEmpty {
                attributes.append(("label", DotWriter.quoted("when " + conditions(choice.when))))
            }
            switch choice.show {
            case .node(let reference):
                if let id = reference.target { writer.statement("\" start\" -> \(name(id))", attributes) }
            case .tabs:
                for index in graph.nodes.indices where graph.nodes[index].kind == .tab {
                    writer.statement("\" start\" -> \(name(NodeID(index)))", attributes)
                }
            }
        }
    }

    private func name(_ id: NodeID) -> String { DotWriter.quoted(graph[id].name) }

    private mutating func drawEdges() {
        for index in graph.nodes.indices {
            for edge in analysed.outgoing(of: NodeID(index)) { draw(edge) }
        }
        guard !analysed.globalRoutes.isEmpty else { return }
        writer.statement("\" anywhere\"", [("label", "\"anywhere\""), ("shape", "plaintext")])
        for index in analysed.globalRoutes {
            let route = graph.routes[index]
            guard let target = route.target.target, let transition = analysed.transition(of: route, from: nil) else {
                continue
            }
            drawRoute(route, transition, "\" anywhere\" -> \(name(target))")
        }
    }

    private mutating func draw(_ edge: Edge) {
        let subject = "\(name(edge.source)) -> \(name(edge.target))"
        switch edge.cause {
        case .route(let index), .alertAction(let index):
            let route = graph.routes[index]
            guard let transition = analysed.transition(of: route, from: edge.source) else { return }
            drawRoute(route, transition, subject)
        case .tabRoot, .column: writer.statement(subject, [("style", "bold"), ("arrowhead", "none")])
        case .step:
            // One line to the first step; the others follow one another.
            drawStep(edge)
        case .then: writer.statement(subject, [("label", "\"then\""), ("style", "solid"), ("arrowhead", "vee")])
        case .otherwise(let condition):
            let label = DotWriter.quoted("unless " + graph[condition].name.value)
            writer.statement(
                subject, [("label", label), ("style", "dotted"), ("arrowhead", "odot"), ("constraint", "false")])
        }
    }

    private mutating func drawStep(_ edge: Edge) {
        guard case .flow(let flow) = graph[edge.source].detail, let place = flow.steps.firstIndex(of: edge.target)
        else { return }
        let source = place == 0 ? edge.source : flow.steps[place - 1]
        writer.statement("\(name(source)) -> \(name(edge.target))", [("style", "bold"), ("arrowhead", "vee")])
    }

    private mutating func drawRoute(_ route: Route, _ transition: Transition, _ subject: String) {
        var labels: [String] = []
        if let label = route.label { labels.append(label.plainText) }
        if !route.when.isEmpty { labels.append("when " + conditions(route.when)) }
        if let style = route.style, transition != .push { labels.append(style.value.rawValue) }
        var attributes = Self.look(of: transition)
        if !labels.isEmpty { attributes.insert(("label", DotWriter.quoted(labels.joined(separator: "\n"))), at: 0) }
        attributes.append(("tooltip", DotWriter.quoted(transition.rawValue)))
        writer.statement(subject, attributes)
    }

    private static func look(of transition: Transition) -> [(String, String)] {
        switch transition {
        case .push, .fill: [("style", "solid")]
        case .sheet: [("style", "dashed")]
        case .cover: [("style", "dashed"), ("penwidth", "2")]
        case .popover: [("style", "dashed"), ("arrowhead", "odiamond")]
        case .alert, .dialog: [("style", "dashed"), ("arrowhead", "tee")]
        case .replace, .reset: [("style", "solid"), ("arrowhead", "box")]
        case .popTo, .dismiss: [("style", "dotted"), ("arrowhead", "inv"), ("constraint", "false")]
        case .open, .under: [("style", "solid"), ("arrowhead", "diamond")]
        case .select: [("style", "solid"), ("arrowhead", "open"), ("constraint", "false")]
        case .start: [("style", "bold"), ("arrowhead", "vee")]
        case .run: [("style", "dotted"), ("arrowhead", "vee")]
        }
    }
}
