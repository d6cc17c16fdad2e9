import NavGraph

extension Emitter {
    /// The graph in the DOT language of Graphviz.
    static let dot = Emitter(.dot) { analyzed, _, options in
        [
            EmittedFile(
                path: "\(options.stem(analyzed.graph)).dot", code: DotPicture.text(of: analyzed, options))
        ]
    }
}

/// Writes a drawing in the DOT language.
struct DotPicture {
    private let drawing: Drawing
    private var writer = DotWriter()

    init(_ drawing: Drawing) { self.drawing = drawing }

    fileprivate static func text(of analyzed: AnalyzedGraph, _ options: EmitOptions) -> [UInt8] {
        var picture = DotPicture(DrawingBuilder.drawing(of: analyzed, options.picture))
        return picture.text(sourceName: options.sourceName)
    }

    mutating func text(sourceName: String) -> [UInt8] {
        let name = sourceName.filter { !$0.isNewline }.withoutControlCharacters
        writer.line("// Written by navgen from \(name). Do not edit.")
        writer.open("digraph \(DotWriter.quoted(drawing.name))")
        writeDefaults()
        writer.line()
        for item in drawing.top { write(item) }
        writer.line()
        for line in drawing.lines { write(line) }
        writer.line()
        writeLegend()
        writer.close()
        return writer.text
    }

    private mutating func writeDefaults() {
        let font = "\"Helvetica,Arial,sans-serif\""
        var attributes = [
            ("rankdir", "LR"), ("bgcolor", "transparent"), ("fontname", font),
            ("nodesep", "0.25"), ("ranksep", "0.6"),
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
                ("fontname", font), ("fontsize", "11"), ("margin", "\"0.12,0.06\""), ("height", "0.35"),
                ("style", "filled"), ("color", "\"\(Palette.outline)\""), ("fontcolor", "\"\(Palette.text)\""),
            ])
        writer.statement(
            "edge",
            [
                ("fontname", font), ("fontsize", "9"), ("arrowsize", "0.7"), ("fontcolor", "\"\(Palette.text)\""),
            ])
    }

    private static let large = 600

    // MARK: - Boxes and clusters

    private mutating func write(_ item: Drawing.Item) {
        switch item {
        case .box(let index): write(drawing.boxes[index])
        case .cluster(let index): write(drawing.clusters[index])
        }
    }

    private mutating func write(_ cluster: Drawing.Cluster) {
        writer.open("subgraph \(DotWriter.quoted("cluster " + cluster.id))")
        let kind = cluster.kind == .stack ? "" : " <FONT POINT-SIZE=\"9\">\(cluster.kind.rawValue)</FONT>"
        let title = "<B>" + DotWriter.lines(TextLines.title(cluster.heading)) + "</B>" + kind
        writer.line("label=\(DotWriter.labelWithBackground(title, size: 11));")
        let color = cluster.change.map(Palette.color) ?? Palette.outline
        let tooltip = DotWriter.escaped("\(cluster.kind.rawValue) \(cluster.title)")
        writer.line("style=\"\(cluster.outline)\"; color=\"\(color)\"; margin=12; tooltip=\(tooltip);")
        for item in cluster.items { write(item) }
        writer.close()
    }

    private mutating func write(_ box: Drawing.Box) {
        let subject = DotWriter.quoted(box.id)
        guard box.kind != .start else {
            writer.statement(
                subject,
                [
                    ("label", "\"\""), ("title", "\"start\""), ("shape", "circle"),
                    ("fillcolor", "\"\(BoxStyle(.start).fill)\""), ("width", "0.2"), ("height", "0.2"),
                    ("fixedsize", "true"), ("tooltip", "\"start\""),
                ])
            return
        }
        var attributes = [("label", label(of: box))]
        if let title = DotWriter.verbatim(box.title) { attributes.append(("title", title)) }
        attributes += Self.attributes(of: BoxStyle(box.kind), marks: box.marks)
        attributes.append(("tooltip", DotWriter.escaped(box.tooltip)))
        writer.statement(subject, attributes)
    }

    private func label(of box: Drawing.Box) -> String {
        var label: Code = "<<B>\(DotWriter.lines(TextLines.title(box.heading)))</B>"
        for detail in box.details {
            let color =
                switch detail.kind {
                case _ where box.marks.change == .removed: Palette.paleText
                case .link: Palette.link
                case .diagnostic: Palette.findingText
                case .change: Palette.changeText
                default: Palette.smallText
                }
            for line in TextLines.detail(detail.text) {
                // Graphviz rejects empty elements.
                let text = line.isEmpty ? " " : DotWriter.html(line)
                label += "<BR/><FONT POINT-SIZE=\"9\" COLOR=\"\(color)\">\(text)</FONT>" as Code
            }
        }
        label += ">"
        return label.text
    }

    private static func attributes(of style: BoxStyle, marks: Drawing.Marks = .init()) -> [(String, String)] {
        var flags = style.isRounded ? "filled,rounded" : "filled"
        if style.isDashed { flags += ",diagonals" }
        let isRemoved = marks.change == .removed
        if marks.isExternal || style.isDashed || isRemoved { flags += ",dashed" }
        let fill = isRemoved ? Palette.pale : style.fill
        var attributes = [("shape", style.shape), ("style", "\"\(flags)\""), ("fillcolor", "\"\(fill)\"")]
        if isRemoved { attributes.append(("fontcolor", "\"\(Palette.paleText)\"")) }
        if style.needsMargin { attributes.append(("margin", "\"0.2,0.13\"")) }
        if let diagnostic = marks.diagnostic {
            attributes += [("color", "\"\(Palette.color(of: diagnostic))\""), ("penwidth", "2.5")]
        } else if let change = marks.change {
            attributes += [("color", "\"\(Palette.color(of: change))\""), ("penwidth", isRemoved ? "1.2" : "2.5")]
        } else if marks.isFocus {
            attributes += [("color", "\"\(Palette.focus)\""), ("penwidth", "3")]
        }
        return attributes
    }

    // MARK: - Lines

    private mutating func write(_ line: Drawing.Line) {
        let subject =
            DotWriter.quoted(drawing.boxes[line.source].id) + " -> " + DotWriter.quoted(drawing.boxes[line.target].id)
        var attributes: [(String, String)] = []
        let texts = line.texts
        let isLabelled = !texts.isEmpty || line.change != nil
        if isLabelled {
            let text = DotWriter.lines(texts.flatMap { TextLines.title($0, width: 28) })
            let symbol = line.change.map { Self.symbol($0) + (texts.isEmpty ? "" : " ") } ?? ""
            attributes.append(("label", DotWriter.labelWithBackground(symbol + text, size: 9)))
        }
        attributes += Self.attributes(of: LineStyle(line.kind), isGlobal: line.isGlobal, change: line.change)
        if line.kind.isUnconstrained { attributes.append(("constraint", "false")) }
        attributes.append(("tooltip", DotWriter.escaped(line.tooltip)))
        if isLabelled { attributes.append(("labeltooltip", DotWriter.escaped(line.tooltip))) }
        writer.statement(subject, attributes)
    }

    /// The symbol of a change, large enough to be noticed among lines.
    private static func symbol(_ change: Drawing.Change) -> String {
        "<FONT POINT-SIZE=\"13\" COLOR=\"\(Palette.color(of: change))\"><B>\(change.symbol)</B></FONT>"
    }

    private static func attributes(
        of style: LineStyle, isGlobal: Bool = false, change: Drawing.Change? = nil
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
        let single = change.map(Palette.color) ?? style.color
        // A route from anywhere is a double line.
        let color = isGlobal ? "\(single):invis:\(single)" : single
        attributes.append(("color", "\"\(color)\""))
        return attributes
    }

    // MARK: - Legend

    private mutating func writeLegend() {
        let legend = Legend(of: drawing)
        writer.open("subgraph \"cluster  legend\"")
        writer.line("label=\(DotWriter.labelWithBackground("<B>Legend</B>", size: 11));")
        writer.line("style=\"solid\"; color=\"\(Palette.outline)\"; margin=12; tooltip=\"legend\";")
        // The samples are arranged in columns; invisible edges connect the samples of a row.
        var samples: [[(first: String, last: String)]] = []
        samples.append(legend.boxes.map { writeSample($0) })
        samples.append(legend.lines.map { writeSample($0) })
        samples.append(legend.changes.map { writeSample($0) })
        let notes =
            legend.details.map { DotWriter.html($0.sample) + "  <I>\(DotWriter.html($0.meaning))</I>" }
            + legend.remarks.map { DotWriter.lines(TextLines.detail($0)) }
        samples.append(
            notes.enumerated().map { index, note in
                let id = DotWriter.quoted(" legend note \(index + 1)")
                writeText(id, note)
                return (id, id)
            })
        // Long columns come first, so that each row is connected without gaps.
        let columns = samples.flatMap { column in
            stride(from: 0, to: column.count, by: Self.legendRows).map {
                column[$0..<min($0 + Self.legendRows, column.count)]
            }
        }
        let ordered = columns.indices.sorted { (columns[$1].count, $0) < (columns[$0].count, $1) }.map { columns[$0] }
        for (left, right) in zip(ordered, ordered.dropFirst()) {
            for (start, end) in zip(left, right) {
                writer.statement("\(start.last) -> \(end.first)", [("style", "invis")])
            }
        }
        writer.close()
    }

    private static let legendRows = 6

    private mutating func writeSample(_ kind: BoxKind) -> (first: String, last: String) {
        let id = DotWriter.quoted(" legend \(kind.rawValue)")
        writer.statement(
            id,
            [("label", "\"\(kind.rawValue)\""), ("fontsize", "9")] + Self.attributes(of: BoxStyle(kind))
                + [("tooltip", "\"\(kind.rawValue)\"")])
        return (id, id)
    }

    private mutating func writeSample(_ change: Drawing.Change) -> (first: String, last: String) {
        let id = DotWriter.quoted(" legend \(change.rawValue)")
        var style = BoxStyle(.step)
        style.fill = Palette.paper
        writer.statement(
            id,
            [("label", "\"\(change.symbol) \(change.phrase)\""), ("fontsize", "9")]
                + Self.attributes(of: style, marks: .init(change: change)) + [
                    ("tooltip", "\"\(change.phrase)\"")
                ])
        return (id, id)
    }

    private mutating func writeText(_ id: String, _ text: String) {
        writer.statement(
            id,
            [
                ("label", DotWriter.labelWithBackground(text, size: 9)), ("shape", "plaintext"), ("style", "\"\""),
                ("margin", "\"0.04,0\""), ("height", "0.2"), ("tooltip", "\"legend\""),
            ])
    }

    private mutating func writeSample(_ kind: LineKind) -> (first: String, last: String) {
        let start = DotWriter.quoted(" legend from \(kind.rawValue)")
        let end = DotWriter.quoted(" legend to \(kind.rawValue)")
        writer.statement(
            start,
            [
                ("label", "\"\""), ("shape", "point"), ("width", "0.06"), ("height", "0.06"),
                ("tooltip", "\"legend\""),
            ])
        writeText(end, DotWriter.html(kind.phrase))
        writer.statement(
            "\(start) -> \(end)", Self.attributes(of: LineStyle(kind)) + [("tooltip", "\"\(kind.phrase)\"")])
        return (start, end)
    }
}
