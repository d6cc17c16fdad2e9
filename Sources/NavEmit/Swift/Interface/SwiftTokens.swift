/// The words and marks of a Swift text that navgen has written, without its comments.
struct SwiftTokens {
    struct Token {
        enum Kind { case word, literal, mark }
        var kind: Kind
        var range: Range<Int>
        var startsLine: Bool
        /// Of a mark: its byte.
        var mark: UInt8
    }

    private let bytes: [UInt8]
    private(set) var tokens: [Token] = []

    init(_ code: [UInt8]) {
        bytes = code
        tokens.reserveCapacity(bytes.count / 5)
        read()
    }

    /// Some of the text as one line.
    func text(_ range: Range<Int>) -> String {
        guard range.contains(where: { bytes[$0] == UInt8(ascii: "\n") }) else {
            return String(decoding: bytes[range], as: UTF8.self)
        }
        let lines = String(decoding: bytes[range], as: UTF8.self).split(separator: "\n")
        var text = ""
        for line in lines {
            let line = line.drop { $0 == " " }
            if !text.isEmpty, text.last != "(", text.last != "[", line.first != ")", line.first != "]" { text += " " }
            text += line
        }
        return text
    }

    func text(_ token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

    private static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
            true
        default: false
        }
    }

    private mutating func read() {
        var place = 0
        var startsLine = true
        while place < bytes.count {
            let byte = bytes[place]
            let start = place
            switch byte {
            case UInt8(ascii: "\n"):
                startsLine = true
                place += 1
                continue
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
                place += 1
                continue
            case UInt8(ascii: "/") where place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "/"):
                while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
                continue
            case UInt8(ascii: "\""):
                place = end(ofLiteralAt: place)
                tokens.append(Token(kind: .literal, range: start..<place, startsLine: startsLine, mark: 0))
            case _ where Self.isWord(byte):
                while place < bytes.count, Self.isWord(bytes[place]) { place += 1 }
                tokens.append(Token(kind: .word, range: start..<place, startsLine: startsLine, mark: 0))
            default:
                place += 1
                tokens.append(Token(kind: .mark, range: start..<place, startsLine: startsLine, mark: byte))
            }
            startsLine = false
        }
    }

    /// What follows a literal, which may hold expressions with literals of their own.
    private func end(ofLiteralAt start: Int) -> Int {
        var place = start + 1
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""): return place + 1
            case UInt8(ascii: "\\") where place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "("):
                place = end(ofParenthesisAt: place + 1)
            case UInt8(ascii: "\\"): place += 2
            default: place += 1
            }
        }
        return bytes.count
    }

    private func end(ofParenthesisAt start: Int) -> Int {
        var depth = 0
        var place = start
        while place < bytes.count {
            switch bytes[place] {
            case UInt8(ascii: "\""):
                place = end(ofLiteralAt: place)
                continue
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth == 0 { return place + 1 }
            default: break
            }
            place += 1
        }
        return bytes.count
    }
}
