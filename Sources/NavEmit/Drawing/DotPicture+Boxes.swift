/// Writes the boxes of a picture as cards: a title, and below it the kind, the id, and what else is known.
extension DotPicture {
    mutating func write(_ index: Int) {
        let box = drawing.boxes[index]
        let subject = DotWriter.quoted(box.id)
        guard box.kind != .start else {
            writer.statement(
                subject,
                [
                    ("label", "\"\""), ("title", "\"start\""), ("shape", "circle"),
                    ("fillcolor", ink[BoxStyle(.start).fill]), ("width", "0.13"), ("height", "0.13"),
                    ("fixedsize", "true"), ("tooltip", "\"start\""),
                ])
            return
        }
        let steps = flowCards.steps[index]
        var attributes = [("label", steps.map { card(of: box, $0) } ?? "<\(content(of: box))>")]
        if let title = DotWriter.verbatim(box.title) { attributes.append(("title", title)) }
        attributes += steps == nil ? self.attributes(of: box) : [("shape", "plain"), ("style", "\"\"")]
        attributes.append(("tooltip", DotWriter.escaped(box.tooltip)))
        if let link = box.link { attributes.append(("URL", DotWriter.escaped(link))) }
        writer.statement(subject, attributes)
    }

    private func attributes(of box: Drawing.Box) -> [(String, String)] {
        var attributes = [("fillcolor", ink[fill(of: box)])]
        let isRemoved = box.marks.change == .removed
        if box.marks.isExternal || isRemoved { attributes.append(("style", "\"filled,rounded,dashed\"")) }
        if box.marks.isCollapsed { attributes.append(("peripheries", "2")) }
        if let (color, width) = outline(of: box.marks) {
            attributes += [("color", ink[color]), ("penwidth", width)]
        }
        return attributes
    }

    private func fill(of box: Drawing.Box) -> String {
        box.marks.change == .removed ? Palette.pale : BoxStyle(box.kind).fill
    }

    /// The color and the width of an outline that marks a box; nil for the usual outline.
    private func outline(of marks: Drawing.Marks) -> (color: String, width: String)? {
        if let diagnostic = marks.diagnostic { return (Palette.color(of: diagnostic), "2.5") }
        if let change = marks.change { return (Palette.color(of: change), change == .removed ? "1.2" : "2.5") }
        return marks.isFocus ? (Palette.focus, "3") : nil
    }

    /// The lines of a box, and below them its picture.
    private func content(of box: Drawing.Box) -> String {
        guard let picture = box.picture else { return lines(of: box) }
        return "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"2\">"
            + "<TR><TD ALIGN=\"LEFT\" BALIGN=\"LEFT\">\(lines(of: box))</TD></TR>"
            + "<TR><TD FIXEDSIZE=\"TRUE\" WIDTH=\"130\" HEIGHT=\"180\">"
            + "<IMG SRC=\"\(DotWriter.html(picture))\" SCALE=\"TRUE\"/></TD></TR></TABLE>"
    }

    // MARK: - Text

    /// The lines of a box as HTML, aligned to the left.
    private func lines(of box: Drawing.Box) -> String {
        let isRemoved = box.marks.change == .removed
        let titleColor = ink[isRemoved ? Palette.paleText : Palette.text]
        let title = TextLines.title(box.heading).map(DotWriter.html).joined(separator: Self.lineEnd)
        var html = "<FONT COLOR=\(titleColor)><B>\(title)</B></FONT>\(Self.lineEnd)"
        for line in smallPrint(of: box) {
            let color = ink[isRemoved ? Palette.paleText : line.color]
            // Graphviz rejects empty elements.
            let text = line.text.isEmpty ? " " : DotWriter.html(line.text)
            html += "<FONT POINT-SIZE=\"9\" COLOR=\(color)>\(text)</FONT>\(Self.lineEnd)"
        }
        return html
    }

    /// Ends a line that is aligned to the left.
    private static let lineEnd = "<BR ALIGN=\"LEFT\"/>"

    /// The lines below the title. The first one says what kind of node it is, if it is not a plain screen.
    private func smallPrint(of box: Drawing.Box) -> [(text: String, color: String)] {
        var details = box.details
        if let word = box.kind.word {
            if details.first?.kind == .id {
                details[0].text = word + " " + details[0].text
            } else {
                details.insert(.init(kind: .id, text: word), at: 0)
            }
        }
        return details.flatMap { detail in
            TextLines.detail(detail).map { ($0, color(of: detail.kind)) }
        }
    }

    private func color(of kind: DetailKind) -> String {
        switch kind {
        case .link: Palette.link
        case .diagnostic: Palette.findingText
        case .condition, .fallback, .change: Palette.changeText
        default: Palette.smallText
        }
    }

    // MARK: - Flows

    /// A flow with its steps in rows, as an HTML table.
    private func card(of flow: Drawing.Box, _ steps: [Int]) -> String {
        let rows = stride(from: 0, to: steps.count, by: Self.stepsPerRow).map { start in
            let row = steps[start..<min(start + Self.stepsPerRow, steps.count)]
            let isLast = start + Self.stepsPerRow >= steps.count
            let cells = row.map { cell(of: $0) }.joined(separator: Self.arrow)
            return "<TR>\(cells)\(isLast ? "" : Self.arrow)</TR>"
        }
        let style = flow.marks.change == .removed || flow.marks.isExternal ? "ROUNDED,DASHED" : "ROUNDED"
        let columns = 2 * min(steps.count, Self.stepsPerRow)
        return "<<TABLE BORDER=\"\(border(of: flow.marks))\" COLOR=\(outlineColor(of: flow.marks)) STYLE=\"\(style)\""
            + " BGCOLOR=\(ink[fill(of: flow)]) CELLBORDER=\"0\" CELLSPACING=\"5\" CELLPADDING=\"4\">"
            + "<TR><TD COLSPAN=\"\(columns)\" ALIGN=\"LEFT\" BALIGN=\"LEFT\" CELLPADDING=\"2\">\(lines(of: flow))</TD></TR>"
            + rows.joined() + "</TABLE>>"
    }

    private func cell(of step: Int) -> String {
        let box = drawing.boxes[step]
        let port = flowCards.ports[step]?.name ?? ""
        return "<TD PORT=\"\(port)\" BORDER=\"\(border(of: box.marks))\" COLOR=\(outlineColor(of: box.marks))"
            + " STYLE=\"ROUNDED\" BGCOLOR=\(ink[fill(of: box)]) ALIGN=\"LEFT\" BALIGN=\"LEFT\""
            + ">\(lines(of: box))</TD>"
    }

    private static let stepsPerRow = 5
    private static let arrow = "<TD CELLPADDING=\"0\">→</TD>"

    private func border(of marks: Drawing.Marks) -> Int { outline(of: marks) == nil ? 1 : 2 }

    private func outlineColor(of marks: Drawing.Marks) -> String { ink[outline(of: marks)?.color ?? Palette.outline] }
}

extension BoxKind {
    /// The word that says what a box is; nil for screens, the usual case, and for the steps of a card.
    var word: String? {
        switch self {
        case .screen, .step, .start, .anywhere: nil
        case .tab, .split, .sheet, .cover, .popover, .alert, .dialog, .flow, .action, .section: rawValue
        }
    }
}
