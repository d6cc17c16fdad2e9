import NavSyntax

extension Shape where Value == Template {
    /// Text for people, which may hold `{parameter}`.
    static let template = Shape(.text) { node, decoder in
        guard let text = decoder.text(node) else { return nil }
        guard text.utf8.contains(0x7B) else { return Template(source: text, pieces: [.text(text)], range: node.range) }
        var reader = TemplateReader(text)
        let places = TextPlaces(of: node)
        let pieces = reader.pieces { message, place, help in
            decoder.report("wrong-type", message, at: places.range(ofBytes: place), help: help)
        }
        let located = pieces.map { piece in
            switch piece {
            case .text(let text): Template.Piece.text(text)
            case .parameter(let name, let place): Template.Piece.parameter(Located(name, places.range(ofBytes: place)))
            }
        }
        return Template(source: text, pieces: located, range: node.range)
    }
}

/// Splits text at `{name}`; `{{` is a brace.
struct TemplateReader {
    enum Piece { case text(String), parameter(String, at: Range<Int>) }

    private let bytes: [UInt8]
    private var index = 0
    private var literal: [UInt8] = []

    init(_ text: String) {
        bytes = Array(text.utf8)
    }

    mutating func pieces(_ report: (_ message: String, _ place: Range<Int>, _ help: String?) -> Void) -> [Piece] {
        var pieces: [Piece] = []
        while index < bytes.count {
            guard bytes[index] == 0x7B else {
                literal.append(bytes[index])
                index += 1
                continue
            }
            if index + 1 < bytes.count, bytes[index + 1] == 0x7B {
                literal.append(0x7B)
                index += 2
                continue
            }
            guard let close = bytes[index...].firstIndex(of: 0x7D) else {
                report("this `{` is not closed", index..<(index + 1), "write `{{` for a brace")
                literal.append(contentsOf: bytes[index...])
                break
            }
            let name = String(decoding: bytes[(index + 1)..<close], as: UTF8.self)
            if !Names.isValid(name, isType: false) {
                report("`{\(name)}` does not name a parameter", index..<(close + 1), "write `{{` for a brace")
                literal.append(contentsOf: bytes[index...close])
            } else {
                if !literal.isEmpty { pieces.append(.text(String(decoding: literal, as: UTF8.self))) }
                literal = []
                pieces.append(.parameter(name, at: (index + 1)..<close))
            }
            index = close + 1
        }
        if !literal.isEmpty || pieces.isEmpty { pieces.append(.text(String(decoding: literal, as: UTF8.self))) }
        return pieces
    }
}
