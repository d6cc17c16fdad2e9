import NavGraph

/// Writes the legend as the label of the whole picture, which Graphviz places at its bottom.
extension DotPicture {
    mutating func writeLegend(_ size: LegendSize) {
        let legend = Legend(of: drawing, size)
        var samples = legend.lines.filter { !isOnlyInCards($0) }.map { sample(of: $0) }
        samples += legend.changes.map { change in
            Sample(
                html: "<FONT COLOR=\(ink[Palette.color(of: change)])><B>\(change.symbol)</B></FONT> "
                    + DotWriter.html(change.phrase))
        }
        let boxes = legend.boxes.map { kind in
            Sample(
                html: kind.rawValue,
                attributes: " BORDER=\"1\" COLOR=\(ink[Palette.outline]) BGCOLOR=\(ink[BoxStyle(kind).fill])")
        }
        let details = legend.details.map {
            Sample(html: "\(DotWriter.html($0.sample)) <I>\(DotWriter.html($0.meaning))</I>")
        }
        let remarks = legend.remarks.map { Sample(html: DotWriter.lines(TextLines.title($0, width: 100))) }
        let link = drawing.overview.map { overview in
            Sample(
                html: "<FONT COLOR=\(ink[Palette.link])><U>← \(DotWriter.html(drawing.name))</U></FONT>",
                attributes: " HREF=\(DotWriter.escaped(overview)) TITLE=\"the whole graph\"")
        }
        let rows =
            Self.rows(samples) + Self.rows(boxes) + Self.rows(details) + remarks.map { [$0] }
            + (link.map { [[$0]] } ?? [])
        guard !rows.isEmpty else { return }
        let columns = rows.map(\.count).max() ?? 1
        let cells = rows.map { row in "<TR>\(Self.cells(row, columns))</TR>" }
        writer.line("labelloc=b; labeljust=l; fontsize=9; fontcolor=\(ink[Palette.smallText]);")
        writer.line(
            "label=<<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"3\" CELLPADDING=\"3\" BGCOLOR=\(ink[Palette.paper])>\(cells.joined())</TABLE>>;"
        )
    }

    /// A cell of the legend.
    private struct Sample {
        var html: String
        var attributes = ""
    }

    /// The cells of a row. Texts that are longer than others take the rest of the columns.
    private static func cells(_ row: [Sample], _ columns: Int) -> String {
        row.enumerated().map { index, sample in
            let span = index == row.count - 1 && sample.attributes.isEmpty ? columns - index : 1
            return "<TD ALIGN=\"LEFT\"\(span > 1 ? " COLSPAN=\"\(span)\"" : "")\(sample.attributes)>\(sample.html)</TD>"
        }.joined()
    }

    /// Whether all lines of a kind are in cards, where the order of steps shows them.
    private func isOnlyInCards(_ kind: LineKind) -> Bool {
        kind == .step && drawing.lines.allSatisfy { $0.kind != .step || flowCards.ports[$0.target] != nil }
    }

    private func sample(of kind: LineKind) -> Sample {
        let style = LineStyle(kind)
        let line = "<FONT COLOR=\(ink[style.color])>\(DotWriter.html(style.glyphs))</FONT>"
        return Sample(html: "\(line) \(DotWriter.html(kind.phrase))")
    }

    private static func rows(_ samples: [Sample]) -> [[Sample]] {
        stride(from: 0, to: samples.count, by: samplesPerRow).map {
            Array(samples[$0..<min($0 + samplesPerRow, samples.count)])
        }
    }

    private static let samplesPerRow = 7
}

extension LineStyle {
    /// A short line of this style, made of characters.
    var glyphs: String {
        let stroke =
            switch (dash, isBold) {
            case (.solid, false): "──"
            case (.solid, true): "━━"
            case (.dashed, false): "╌╌"
            case (.dashed, true): "╍╍"
            case (.dotted, false), (.dashDotted, false): "┈┈"
            case (.dotted, true), (.dashDotted, true): "┉┉"
            }
        return stroke + Self.heads[head, default: ""]
    }

    private static let heads = [
        "normal": "▶", "empty": "▷", "box": "■", "boxbox": "■■", "odiamond": "◇", "tee": "|", "teetee": "||",
        "diamond": "◆", "normalnormal": "▶▶", "odot": "○", "open": ">", "none": "",
    ]
}
