import NavSyntax

extension Shape where Value == Template {
    /// Text shown to users, which may contain `{parameter}`.
    static let template = Shape(.name(.template)) { node, decoder in
        guard let text = decoder.text(node) else { return nil }
        guard text.utf8.contains(0x7B) else { return Template(source: text, pieces: [.text(text)], range: node.range) }
        let ranges = TextRanges(of: node)
        var reader = TemplateReader(text, ranges)
        reader.read { message, part, help in
            decoder.report("wrong-type", message, at: ranges.range(ofBytes: part), help: help)
        }
        return Template(source: text, pieces: reader.pieces, range: node.range)
    }
}

/// Splits text at `{name}`; `{{` is a brace.
private struct TemplateReader {
    private let bytes: [UInt8]
    private let ranges: TextRanges
    /// The start of the text that is not in `pieces` yet, and the unescaped text before it that is not
    /// either.
    private var start = 0
    private var literal = ""
    private(set) var pieces: [Template.Piece] = []

    init(_ text: String, _ ranges: TextRanges) {
        bytes = Array(text.utf8)
        self.ranges = ranges
    }

    mutating func read(_ report: (_ message: String, _ part: Range<Int>, _ help: Help?) -> Void) {
        var index = 0
        while index < bytes.count {
            guard bytes[index] == 0x7B else {
                index += 1
                continue
            }
            if index + 1 < bytes.count, bytes[index + 1] == 0x7B {
                literal += text(start..<(index + 1))
                index += 2
                start = index
                continue
            }
            guard let close = bytes[index...].firstIndex(of: 0x7D) else {
                let name = text((index + 1)..<bytes.endIndex).prefix { $0.isLetter || $0.isNumber }
                report(
                    "this `{` is not closed", index..<(index + 1),
                    Names.isValid(String(name), isType: false)
                        ? Help("close it: write `{\(name)}`").correcting(
                            .value("{\(name)}"), at: ranges.range(ofBytes: index..<(index + 1 + name.utf8.count)))
                        : "write `{{` for a brace")
                break
            }
            let name = text((index + 1)..<close)
            if !Names.isValid(name, isType: false) {
                let meant = Names.corrected(name, isType: false).flatMap {
                    name.utf8.allSatisfy(Names.isInURL) ? $0 : nil
                }
                report(
                    "`{\(name)}` does not name a parameter", index..<(close + 1),
                    meant.map { .write("{\($0)}", isSafe: false) } ?? "write `{{` for a brace")
            } else {
                finishText(at: index)
                pieces.append(.parameter(Located(name, ranges.range(ofBytes: (index + 1)..<close))))
                start = close + 1
            }
            index = close + 1
        }
        finishText(at: bytes.count)
    }

    private mutating func finishText(at end: Int) {
        literal += text(start..<end)
        if !literal.isEmpty { pieces.append(.text(literal)) }
        literal = ""
    }

    private func text(_ part: Range<Int>) -> String {
        String(decoding: bytes[part], as: UTF8.self)
    }
}
