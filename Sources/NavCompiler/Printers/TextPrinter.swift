package import NavSyntax

/// Prints diagnostics for people: the location, the source line with the range underlined, and the
/// help.
struct TextPrinter {
    let color: Bool

    func print(_ diagnostics: [Diagnostic], _ locations: inout SourceLocations) -> String {
        var text = ""
        for diagnostic in diagnostics { text += block(diagnostic, &locations) }
        return text
    }

    private func block(_ diagnostic: Diagnostic, _ locations: inout SourceLocations) -> String {
        let location = locations.location(of: diagnostic.range)
        let notes = diagnostic.notes.map { note in (note, note.range.map { locations.location(of: $0) }) }
        let largest = notes.reduce(location.start.line) { max($0, $1.1?.start.line ?? 0) }
        let gutter = String(repeating: " ", count: String(largest).utf8.count)
        let style = Style(isOn: color)
        let head = "\(DisplayText.clean(location.file)):\(location.start.line):\(location.start.column): "
        var text = style.bold(head) + style.severity(diagnostic.severity) + ": "
        text += style.bold(DisplayText.clean(diagnostic.message)) + " [\(diagnostic.rule)]\n"
        let line = DisplayLine(diagnostic.range, locations.table(diagnostic.range.file), location)
        text += style.dim("\(gutter) |") + "\n"
        text +=
            style.dim("\(padded(location.start.line, gutter)) |") + (line.text.isEmpty ? "" : " " + line.text) + "\n"
        text += style.dim("\(gutter) |") + " \(line.indent)\(style.severity(diagnostic.severity, line.underline))\n"
        for (note, noteLocation) in notes { text += block(note, noteLocation, gutter, style, &locations) }
        if let help = diagnostic.help { text += "\(gutter) = \(style.bold("help")): \(DisplayText.clean(help))\n" }
        return text
    }

    private func block(
        _ note: Diagnostic.Note, _ location: SourceLocations.Location?, _ gutter: String, _ style: Style,
        _ locations: inout SourceLocations
    ) -> String {
        var text = ""
        if let location, let range = note.range {
            let line = DisplayLine(range, locations.table(range.file), location)
            text +=
                "\(gutter)\(style.dim("-->")) \(DisplayText.clean(location.file)):\(location.start.line):\(location.start.column)\n"
            text += style.dim("\(padded(location.start.line, gutter)) |") + " \(line.text)\n"
        }
        return text + "\(gutter) = \(DisplayText.clean(note.message))\n"
    }

    private func padded(_ number: Int, _ gutter: String) -> String {
        let digits = String(number)
        return String(repeating: " ", count: max(0, gutter.utf8.count - digits.utf8.count)) + digits
    }
}

/// Terminal colors, if they are enabled.
struct Style {
    let isOn: Bool

    func bold(_ text: String) -> String { wrap(text, "1") }
    func dim(_ text: String) -> String { wrap(text, "2") }

    func severity(_ severity: Severity, _ text: String? = nil) -> String {
        let code =
            switch severity {
            case .error: "1;31"
            case .warning: "1;33"
            case .note: "1;36"
            }
        return wrap(text ?? severity.rawValue, code)
    }

    private func wrap(_ text: String, _ code: String) -> String {
        isOn && !text.isEmpty ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}

/// A source line as a terminal shows it, and the underline of a range in it.
package struct DisplayLine {
    package private(set) var text = ""
    package private(set) var indent = ""
    package private(set) var underline = ""

    /// The maximum number of columns of a line that are shown.
    private static let maxWidth = 160
    /// The number of columns shown before the range, if the line is longer.
    private static let before = 40
    /// The number of bytes before and after the start of the range that are decoded. It leaves room
    /// for combining marks, which have no width.
    private static let contextBytes = 2048

    package init(_ range: SourceRange, _ table: LineTable, _ location: SourceLocations.Location) {
        let line = table.line(location.start.line)
        let near = Self.near(line, Int(range.start))
        var cells: [(text: String, width: Int)] = []
        var column = 0
        var start: Int?
        var end: Int?
        var offset = near.startIndex
        for scalar in String(decoding: near, as: UTF8.self).unicodeScalars {
            if offset >= range.start, start == nil { start = cells.count }
            if offset >= range.end, end == nil { end = cells.count }
            let cell = DisplayText.cell(scalar, column: column)
            cells.append(cell)
            column += cell.width
            offset += UTF8.width(scalar)
        }
        let first = start ?? cells.count
        let last = Swift.max(end ?? cells.count, first)
        let window = Self.window(cells.map(\.width), around: first, isWhole: near.count == line.count)
        let isCutBefore = window.lowerBound > 0 || near.startIndex > line.startIndex
        let isCutBehind = window.upperBound < cells.count || near.endIndex < line.endIndex
        text = (isCutBefore ? "…" : "") + cells[window].map(\.text).joined() + (isCutBehind ? "…" : "")
        func width(_ range: Range<Int>) -> Int {
            cells[range.clamped(to: window)].reduce(0) { $0 + $1.width }
        }
        let before = (isCutBefore ? 1 : 0) + width(window.lowerBound..<Swift.max(first, window.lowerBound))
        indent = String(repeating: " ", count: before)
        underline = String(repeating: "^", count: Swift.max(1, width(first..<last)))
        while text.last == " " { text.removeLast() }
    }

    /// The part of a line around an offset, without partial characters. A line may be as long as a
    /// file.
    private static func near(_ line: ArraySlice<UInt8>, _ offset: Int) -> ArraySlice<UInt8> {
        let offset = Swift.min(Swift.max(offset, line.startIndex), line.endIndex)
        var start = Swift.max(line.startIndex, offset - contextBytes)
        var end = Swift.min(line.endIndex, offset + contextBytes)
        while start < offset, line[start] & 0xC0 == 0x80 { start += 1 }
        while end < line.endIndex, end > offset, line[end] & 0xC0 == 0x80 { end -= 1 }
        return line[start..<end]
    }

    /// The cells to show: the whole line if it is short enough, otherwise those around the range.
    private static func window(_ widths: [Int], around first: Int, isWhole: Bool) -> Range<Int> {
        guard !isWhole || widths.reduce(0, +) > maxWidth else { return 0..<widths.count }
        let start = Swift.max(0, first - before)
        var end = start
        var width = 0
        while end < widths.count, width + widths[end] <= maxWidth {
            width += widths[end]
            end += 1
        }
        return start..<end
    }
}

extension UTF8 {
    /// The number of bytes of a scalar.
    static func width(_ scalar: Unicode.Scalar) -> Int {
        scalar.value < 0x80 ? 1 : scalar.value < 0x800 ? 2 : scalar.value < 0x1_0000 ? 3 : 4
    }
}
