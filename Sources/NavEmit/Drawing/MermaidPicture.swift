import NavGraph
import NavLinks

extension Emitter {
    /// The graph as a Mermaid flowchart, which Markdown pages on GitHub can contain.
    static let mermaid = Emitter(.mermaid) { links, options in
        // Generated eagerly, as its size is checked before it is written.
        let look = options.picture(.mermaid, of: links.graph)
        var picture = MermaidPicture(DrawingBuilder.drawing(of: links.analyzed, look), look.legend)
        let contents = picture.text(sourceName: options.sourceName)
        return [OutputFile(path: "\(options.stem(links.graph)).mmd", contents: contents)]
    }
}

/// Writes a drawing as a Mermaid flowchart for GitHub.
struct MermaidPicture {
    private let drawing: Drawing
    private var ids = MermaidIDs()
    private var text = ""
    private var depth = 0
    /// The indices of the lines of each style, in the order in which they are written.
    private var lineStyles: [(style: LineStyle, isGlobal: Bool, numbers: [Int])] = []
    private var lineCount = 0
    private let legend: Legend
    private let hasLegend: Bool

    init(_ drawing: Drawing, _ legend: LegendSize) {
        self.drawing = drawing
        self.legend = Legend(of: drawing, legend)
        hasLegend = legend != .none
    }

    mutating func text(sourceName: String) -> String {
        write("%% Written by navgen from \(MermaidText.comment(sourceName)). Do not edit.")
        write("flowchart LR")
        depth = 1
        for item in drawing.top { write(item) }
        for line in drawing.lines { write(line) }
        if hasLegend { writeLegend() }
        writeStyles()
        return text
    }

    private mutating func write(_ line: String) {
        text += String(repeating: "  ", count: depth) + line + "\n"
    }

    // MARK: - Boxes and clusters

    private mutating func write(_ item: Drawing.Item) {
        switch item {
        case .box(let index):
            let box = drawing.boxes[index]
            let lines =
                box.kind == .start
                ? [" "]
                : TextLines.title(box.heading) + box.details.flatMap { TextLines.detail($0, width: 28) }
            write(ids[box: box.id], box.kind, lines)
        case .cluster(let index):
            let cluster = drawing.clusters[index]
            let kind = cluster.kind == .stack || cluster.kind == .column ? [] : [cluster.kind.rawValue]
            openCluster(ids[cluster: cluster.id], [TextLines.title(cluster.heading).joined(separator: " ")] + kind)
            for item in cluster.items { write(item) }
            closeCluster()
        }
    }

    private mutating func write(_ id: String, _ kind: BoxKind, _ lines: [String]) {
        let brackets = BoxStyle(kind).brackets
        write(id + brackets[0] + MermaidText.quoted(lines) + brackets[1])
    }

    private mutating func openCluster(_ id: String, _ lines: [String]) {
        write("subgraph \(id)[\(MermaidText.quoted(lines, separator: " · "))]")
        depth += 1
    }

    private mutating func closeCluster() {
        depth -= 1
        write("end")
    }

    // MARK: - Lines

    private mutating func write(_ line: Drawing.Line) {
        writeLine(
            ids[box: drawing.boxes[line.source].id], ids[box: drawing.boxes[line.target].id], line.kind,
            line.isGlobal,
            ((line.change.map { [$0.symbol] } ?? []) + line.texts).flatMap { TextLines.title($0, width: 28) })
    }

    private mutating func writeLine(
        _ source: String, _ target: String, _ kind: LineKind, _ isGlobal: Bool, _ labels: [String]
    ) {
        let style = LineStyle(kind)
        let label = labels.isEmpty ? "" : "|\(MermaidText.quoted(labels))|"
        write("\(source) \(style.mermaidArrow)\(label) \(target)")
        if let index = lineStyles.firstIndex(where: { $0.style == style && $0.isGlobal == isGlobal }) {
            lineStyles[index].numbers.append(lineCount)
        } else {
            lineStyles.append((style, isGlobal, [lineCount]))
        }
        lineCount += 1
    }

    // MARK: - Legend and styles

    /// Writes a sample of each kind, in rows of a box and a line.
    private mutating func writeLegend() {
        openCluster("legend", ["Legend"])
        write("direction LR")
        for kind in legend.boxes { write("legend_\(kind.rawValue)", kind, [kind.rawValue]) }
        for kind in legend.lines {
            write("from_\(kind.rawValue)", .start, [" "])
            write("to_\(kind.rawValue)[\(MermaidText.quoted([kind.phrase]))]")
        }
        for (box, line) in zip(legend.boxes, legend.lines) {
            // Invisible, but it counts as a line.
            write("legend_\(box.rawValue) ~~~ from_\(line.rawValue)")
            lineCount += 1
        }
        for kind in legend.lines { writeLine("from_\(kind.rawValue)", "to_\(kind.rawValue)", kind, false, []) }
        if !notes.isEmpty {
            write("legend_notes[\(MermaidText.quoted(notes.flatMap { TextLines.title($0, width: 40) }))]")
        }
        closeCluster()
    }

    private var notes: [String] {
        legend.details.map { "\($0.sample): \($0.meaning)" } + legend.changes.map { "\($0.symbol): \($0.phrase)" }
            + legend.remarks
    }

    private mutating func writeStyles() {
        for (style, isGlobal, numbers) in lineStyles {
            var css = "stroke:\(style.color),stroke-width:\(style.isBold ? "3px" : "1.5px")"
            css += ",stroke-dasharray:\(style.mermaidDashes(isGlobal: isGlobal))"
            write("linkStyle \(numbers.map(String.init).joined(separator: ",")) \(css)")
        }
        for kind in BoxKind.allCases {
            var members = drawing.boxes.filter { $0.kind == kind }.map { ids[box: $0.id] }
            if hasLegend {
                if legend.boxes.contains(kind) { members.append("legend_\(kind.rawValue)") }
                if kind == .start { members += legend.lines.map { "from_\($0.rawValue)" } }
            }
            let color = kind == .start ? BoxStyle(kind).fill : Palette.text
            writeClass(
                kind.rawValue + "Box", members,
                "fill:\(BoxStyle(kind).fill),color:\(color),stroke:\(Palette.outline)")
        }
        if hasLegend {
            let captions = legend.lines.map { "to_\($0.rawValue)" }
            writeClass("word", captions + (notes.isEmpty ? [] : ["legend_notes"]), "fill:none,stroke:none")
        }
        for kind in ClusterKind.allCases {
            let members = drawing.clusters.filter { $0.kind == kind }.map { ids[cluster: $0.id] }
            writeClass(
                kind.rawValue + "Area", members + (kind == .section && hasLegend ? ["legend"] : []),
                "fill:none,stroke:\(Palette.frame),stroke-dasharray:\(kind.mermaidDashes)")
        }
        writeMarks()
    }

    private mutating func writeMarks() {
        func members(_ isMarked: (Drawing.Marks) -> Bool) -> [String] {
            drawing.boxes.filter { isMarked($0.marks) }.map { ids[box: $0.id] }
        }
        var marks: [(name: String, members: [String], style: String)] = [
            ("external", members(\.isExternal), "stroke-dasharray:4 3"),
            ("focus", members(\.isFocus), "stroke:\(Palette.focus),stroke-width:4px"),
        ]
        for diagnostic in Drawing.Severity.allCases {
            marks.append(
                (
                    diagnostic.rawValue, members { $0.diagnostic == diagnostic },
                    "stroke:\(Palette.color(of: diagnostic)),stroke-width:3px"
                ))
        }
        for change in Drawing.Change.allCases {
            let dashes = change == .removed ? ",stroke-dasharray:4 3" : ""
            marks.append(
                (
                    change.rawValue, members { $0.change == change },
                    "stroke:\(Palette.color(of: change)),stroke-width:3px\(dashes)"
                ))
        }
        for mark in marks { writeClass(mark.name + "Mark", mark.members, mark.style) }
    }

    private mutating func writeClass(_ name: String, _ members: [String], _ style: String) {
        guard !members.isEmpty else { return }
        write("classDef \(name) \(style)")
        write("class \(members.joined(separator: ",")) \(name)")
    }
}

extension LineStyle {
    /// The arrow in Mermaid, such as `-->`, `-.-o` or `==x`.
    var mermaidArrow: String {
        switch (mermaidDash, isBold) {
        case (.solid, false): mermaidHead == "-" ? "---" : "--" + mermaidHead
        case (.solid, true): mermaidHead == "-" ? "===" : "==" + mermaidHead
        case (.dashed, _), (.dotted, _), (.dashDotted, _): mermaidHead == "-" ? "-.-" : "-.-" + mermaidHead
        }
    }

    /// The dash pattern as CSS. Mermaid's arrows have only one kind of dashes, which is too few.
    func mermaidDashes(isGlobal: Bool) -> String {
        let dashes =
            switch mermaidDash {
            case .solid: isGlobal ? "16 2" : "0"
            case .dashed: isGlobal ? "16 4" : "7 4"
            case .dotted: isGlobal ? "16 8" : "2 4"
            case .dashDotted: isGlobal ? "16 3 2 3" : "9 3 2 3"
            }
        return dashes
    }
}

extension ClusterKind {
    fileprivate var mermaidDashes: String {
        switch self {
        case .section, .tab, .split: "0"
        case .column, .flow: "7 4"
        case .stack: "2 4"
        }
    }
}
