import NavGraph
import NavLinks
import NavSyntax

extension Emitter {
    /// The graph in the DOT language of Graphviz.
    static let dot = Emitter(.dot) { links, options in
        [
            OutputFile(
                path: "\(options.stem(links.graph)).dot", contents: DotPicture.text(of: links.analyzed, options))
        ]
    }
}

/// Writes a drawing in the DOT language.
struct DotPicture {
    let drawing: Drawing
    let ink: Ink
    let flowCards: FlowCards
    var writer = DotWriter()
    private let legend: LegendSize
    private let backLines: Set<Int>

    init(_ drawing: Drawing, _ options: PictureOptions = .init()) {
        self.drawing = drawing
        ink = Ink(theme: options.theme)
        flowCards = FlowCards(drawing)
        legend = options.legend
        backLines = BackLines(drawing, flowCards).lines
    }

    fileprivate static func text(of analyzed: AnalyzedGraph, _ options: EmitOptions) -> String {
        let look = options.picture(.dot, of: analyzed.graph)
        var picture = DotPicture(DrawingBuilder.drawing(of: analyzed, look), look)
        return picture.text(sourceName: options.sourceName)
    }

    mutating func text(sourceName: String) -> String {
        let name = sourceName.filter { !$0.isNewline }.withoutControlCharacters
        writer.line("// Written by navgen from \(name). Do not edit.")
        writer.open("digraph \(DotWriter.quoted(drawing.name))")
        writeDefaults()
        writer.line()
        for item in drawing.top { write(item) }
        writer.line()
        writeLanes()
        for index in drawing.lines.indices { write(drawing.lines[index], isBack: backLines.contains(index)) }
        // Clusters would inherit a label that is set before them.
        if legend != .none { writeLegend(legend) }
        writer.close()
        return writer.text
    }

    private mutating func writeDefaults() {
        let font = "\"Helvetica,Arial,sans-serif\""
        var attributes = [
            ("rankdir", "LR"), ("bgcolor", "\"\(ink.page)\""), ("fontname", font),
            ("nodesep", "0.2"), ("ranksep", "0.55"),
            // Boxes in different clusters can then be in one column, such as the dots at the left.
            ("newrank", "true"),
            ("tooltip", DotWriter.escaped(drawing.name)),
        ]
        // Limits Graphviz's search for a good layout, which would take minutes for large graphs.
        if drawing.boxes.count + drawing.lines.count > Self.large {
            attributes += [("nslimit", "1"), ("nslimit1", "1"), ("mclimit", "0.3")]
        }
        writer.statement("graph", attributes)
        writer.statement(
            "node",
            [
                ("fontname", font), ("fontsize", "11"), ("margin", "\"0.12,0.07\""), ("height", "0.35"),
                ("shape", "box"), ("style", "\"filled,rounded\""), ("color", ink[Palette.outline]),
                ("fontcolor", ink[Palette.text]),
            ])
        writer.statement(
            "edge",
            [
                ("fontname", font), ("fontsize", "9"), ("arrowsize", "0.7"), ("fontcolor", ink[Palette.text]),
            ])
    }

    private static let large = 600

    // MARK: - Clusters

    private mutating func write(_ item: Drawing.Item) {
        switch item {
        case .box(let index): write(index)
        case .cluster(let index): write(drawing.clusters[index])
        }
    }

    private mutating func write(_ cluster: Drawing.Cluster) {
        let items = cluster.items.filter { item in
            if case .box(let index) = item { return flowCards.ports[index] == nil }
            return true
        }
        // A card shows the steps of its flow, and needs no frame.
        if items.count == 1, cluster.kind == .flow { return write(items[0]) }
        writer.open("subgraph \(DotWriter.quoted("cluster " + cluster.id))")
        writer.line("label=\(label(of: cluster)); labeljust=l;")
        let color = ink[cluster.change.map(Palette.color) ?? Palette.frame]
        let tooltip = DotWriter.escaped("\(cluster.kind.rawValue) \(cluster.title)")
        writer.line(
            "style=\"\(cluster.outline),filled\"; color=\(color); fillcolor=\(ink[Palette.lane]); margin=12; tooltip=\(tooltip);"
        )
        // The screens of a column are below each other.
        if cluster.kind == .column { writer.line("rank=same;") }
        for item in items { write(item) }
        writer.close()
    }

    /// The title of a cluster; empty if a box in it has the same title.
    private func label(of cluster: Drawing.Cluster) -> String {
        let isTitled = cluster.items.contains { item in
            if case .box(let index) = item, let node = cluster.node { return drawing.boxes[index].node == node }
            return false
        }
        if isTitled { return "\"\"" }
        let kind =
            cluster.kind == .stack || cluster.kind == .column
            ? "" : " <FONT POINT-SIZE=\"9\">\(cluster.kind.rawValue)</FONT>"
        let title = DotWriter.lines(TextLines.title(cluster.heading))
        let text = cluster.kind == .column ? title : "<B>\(title)</B>" + kind
        return "<<FONT POINT-SIZE=\"\(cluster.kind == .column ? 9 : 11)\" COLOR=\(ink[Palette.text])>\(text)</FONT>>"
    }

    // MARK: - Lanes and lines

    /// Makes Graphviz place the lanes in order from top to bottom.
    private mutating func writeLanes() {
        guard drawing.lanes.count > 1 else { return }
        var dots: [String] = []
        for (index, lane) in drawing.lanes.enumerated() {
            let first = flowCards.end(lane.first, of: drawing)
            if let start = lane.start {
                dots.append(DotWriter.quoted(drawing.boxes[start].id))
            } else {
                let dot = DotWriter.quoted(" lane \(index + 1)")
                writer.statement(dot, [("style", "invis"), ("label", "\"\""), ("width", "0.1"), ("height", "0.1")])
                writer.statement("\(dot) -> \(first)", [("style", "invis")])
                dots.append(dot)
            }
            // Graphviz does not let lines cross a line between two boxes of one group.
            for box in [dots[index], first] { writer.statement(box, [("group", "\"lane \(index + 1)\"")]) }
        }
        // Lines within a column lead down, so they fix the order of the dots.
        writer.open("")
        writer.line("rank=same;")
        writer.statement(dots.joined(separator: " -> "), [("style", "invis")])
        writer.close()
    }

    private mutating func write(_ line: Drawing.Line, isBack: Bool) {
        // The card of a flow shows the order of its steps.
        if line.kind == .step, flowCards.ports[line.target] != nil { return }
        let subject =
            flowCards.end(line.source, of: drawing) + " -> " + flowCards.end(line.target, of: drawing)
        var attributes: [(String, String)] = []
        let texts = line.texts
        let isLabelled = !texts.isEmpty || line.change != nil
        if isLabelled {
            let text = DotWriter.lines(texts.flatMap { TextLines.title($0, width: 28) })
            let symbol = line.change.map { self.symbol($0) + (texts.isEmpty ? "" : " ") } ?? ""
            attributes.append(("label", labelWithBackground(symbol + text, size: 9)))
        }
        attributes += self.attributes(of: LineStyle(line.kind), isGlobal: line.isGlobal, change: line.change)
        if isBack || line.kind.isUnconstrained {
            // Boxes to the left stay there.
            attributes.append(("constraint", "false"))
        } else if flowCards.ports[line.source] == nil, !isWithinColumn(line) {
            // Lines that begin or end at one point look like a bundle.
            attributes += [("tailport", "e"), ("headport", "w")]
        }
        attributes += weight(of: line)
        attributes.append(("tooltip", DotWriter.escaped(line.tooltip)))
        if isLabelled { attributes.append(("labeltooltip", DotWriter.escaped(line.tooltip))) }
        writer.statement(subject, attributes)
    }

    /// Whether a line connects two boxes below each other. Graphviz cannot draw ports and labels of such lines.
    private func isWithinColumn(_ line: Drawing.Line) -> Bool {
        drawing.clusters.contains { cluster in
            cluster.kind == .column
                && [line.source, line.target].allSatisfy { end in
                    cluster.items.contains { if case .box(end) = $0 { true } else { false } }
                }
        }
    }

    /// Keeps boxes close that belong together.
    private func weight(of line: Drawing.Line) -> [(String, String)] {
        switch line.kind {
        case .holds, .first: [("weight", "10")]
        case .alert, .dialog: [("weight", "4")]
        default: []
        }
    }

    /// The symbol of a change, large enough to be noticed among lines.
    private func symbol(_ change: Drawing.Change) -> String {
        "<FONT POINT-SIZE=\"13\" COLOR=\(ink[Palette.color(of: change)])><B>\(change.symbol)</B></FONT>"
    }

    private func attributes(
        of style: LineStyle, isGlobal: Bool, change: Drawing.Change?
    ) -> [(String, String)] {
        var attributes = [("style", style.dash.rawValue), ("arrowhead", style.head)]
        // Dashes show the kind of a line, so removed lines are marked by being thin.
        let width: String? =
            switch (change, style.isBold) {
            case (nil, false): nil
            case (.removed, false): "0.7"
            case (.removed, true): "1.1"
            case (_, true): "2.2"
            case (_, false): "1.6"
            }
        if let width { attributes.append(("penwidth", width)) }
        let single = ink.color(change.map(Palette.color) ?? style.color)
        // A route from anywhere is a double line.
        attributes.append(("color", "\"" + (isGlobal ? "\(single):invis:\(single)" : single) + "\""))
        return attributes
    }

    /// A label with a background of its own, for places without one.
    func labelWithBackground(_ html: String, size: Int) -> String {
        "<<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"1\" BGCOLOR=\(ink[Palette.paper])>"
            + "<TR><TD><FONT POINT-SIZE=\"\(size)\">\(html)</FONT></TD></TR></TABLE>>"
    }
}
