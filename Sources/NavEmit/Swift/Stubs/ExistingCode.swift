/// The declarations in an app's existing Swift that matter for stubs: types, their conformances,
/// and their members.
///
/// The source is split into tokens and not compiled, so code from macros is not seen, and `#if` is
/// ignored.
public struct ExistingCode: Sendable {
    /// The names of all types, without outer types.
    private(set) var types: Set<String> = []
    /// By type name: its functions with their labels, and its properties.
    private(set) var members: [String: Set<String>] = [:]
    private(set) var hasMain = false
    /// By protocol name: the first type that conforms to it.
    private var conforming: [String: String] = [:]

    public init() {}

    public init(_ files: [[UInt8]]) {
        for file in files { read(SwiftTokens(file).all) }
    }

    func type(conformingTo name: String) -> String? { conforming[name] }

    private static let introducers: Set<String> = ["struct", "class", "enum", "actor", "extension"]

    private mutating func read(_ tokens: [String]) {
        // For each open brace, the type that it opens; nil for functions and closures.
        var open: [String?] = []
        var opening: String?
        var position = 0
        while position < tokens.count {
            let token = tokens[position]
            let next = position + 1 < tokens.count ? tokens[position + 1] : ""
            position += 1
            switch token {
            case "{":
                open.append(opening)
                opening = nil
            case "}": _ = open.popLast()
            case "@" where next == "main": hasMain = true
            case "func":
                if let type = open.last ?? nil {
                    members[type, default: []].insert(next + labels(tokens, from: position + 1))
                }
            case "var", "let":
                if let type = open.last ?? nil { members[type, default: []].insert(next) }
            case _ where Self.introducers.contains(token) && !["func", "var"].contains(next):
                opening = declare(tokens, at: &position, isExtension: token == "extension")
            default: break
            }
        }
    }

    /// Reads the declaration of a type up to its brace.
    private mutating func declare(_ tokens: [String], at position: inout Int, isExtension: Bool) -> String? {
        guard position < tokens.count, tokens[position].first?.isLetter == true || tokens[position].first == "_" else {
            return nil
        }
        let name = tokens[position]
        if !isExtension { types.insert(name) }
        position += 1
        var isList = false
        while position < tokens.count, tokens[position] != "{", tokens[position] != "}" {
            if tokens[position] == ":" { isList = true }
            if tokens[position] == "where" { isList = false }
            if isList, conforming[tokens[position]] == nil { conforming[tokens[position]] = name }
            position += 1
        }
        return name
    }

    /// Reads the labels of a function after its name: `(productId:exits:)`.
    private func labels(_ tokens: [String], from start: Int) -> String {
        var position = start
        // Generic parameters come first.
        while position < tokens.count, tokens[position] != "(", tokens[position] != "{" { position += 1 }
        guard position < tokens.count, tokens[position] == "(" else { return "" }
        var labels = "("
        var depth = 1
        var isLabel = true
        position += 1
        while position < tokens.count, depth > 0 {
            switch tokens[position] {
            case "(", "[", "<", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case ">": if tokens[position - 1] != "-" { depth -= 1 }
            case "," where depth == 1: isLabel = true
            case "@": position += 1
            default:
                if isLabel, depth == 1 {
                    labels += tokens[position] + ":"
                    isLabel = false
                }
            }
            position += 1
        }
        return labels + ")"
    }
}

/// The tokens of Swift source: identifiers, keywords and single punctuation bytes, without comments
/// and literals.
private struct SwiftTokens {
    private(set) var all: [String] = []
    private let bytes: [UInt8]
    private var position = 0
    /// How deeply interpolations are nested at the current position.
    private var depth = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        while position < bytes.count { step() }
    }

    private func byte(_ offset: Int = 0) -> UInt8 { position + offset < bytes.count ? bytes[position + offset] : 0 }

    private mutating func step() {
        switch byte() {
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
            while position < bytes.count, byte() != UInt8(ascii: "\n") { position += 1 }
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "\""): skipLiteral(pounds: 0)
        case UInt8(ascii: "#"):
            var pounds = 0
            while byte(pounds) == UInt8(ascii: "#") { pounds += 1 }
            if byte(pounds) == UInt8(ascii: "\"") {
                position += pounds
                skipLiteral(pounds: pounds)
            } else {
                position += pounds
            }
        case UInt8(ascii: "`"): position += 1
        case let first where Self.isIdentifierByte(first):
            let start = position
            while Self.isIdentifierByte(byte()) { position += 1 }
            all.append(String(decoding: bytes[start..<position], as: UTF8.self))
        case let other:
            if other > 0x20 { all.append(String(decoding: [other], as: UTF8.self)) }
            position += 1
        }
    }

    private static func isIdentifierByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }

    /// Comments can be nested.
    private mutating func skipComment() {
        var depth = 0
        repeat {
            if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
            } else {
                position += 1
            }
        } while depth > 0 && position < bytes.count
    }

    /// Skips a literal, with the code in its interpolations.
    private mutating func skipLiteral(pounds: Int) {
        let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        let quotes = isLong ? 3 : 1
        position += quotes
        while position < bytes.count {
            if byte() == UInt8(ascii: "\\"), (0..<pounds).allSatisfy({ byte(1 + $0) == UInt8(ascii: "#") }) {
                position += 1 + pounds
                if byte() == UInt8(ascii: "(") { skipInterpolation() } else { position += 1 }
            } else if (0..<quotes).allSatisfy({ byte($0) == UInt8(ascii: "\"") }),
                (0..<pounds).allSatisfy({ byte(quotes + $0) == UInt8(ascii: "#") })
            {
                position += quotes + pounds
                return
            } else if !isLong, byte() == UInt8(ascii: "\n") {
                // A literal that is not closed ends with its line.
                return
            } else {
                position += 1
            }
        }
    }

    /// Skips an interpolation `(name)`, with everything nested in it. Deeper than 100 levels, the
    /// rest of the file is skipped.
    private mutating func skipInterpolation() {
        guard depth < 100 else {
            position = bytes.count
            return
        }
        self.depth += 1
        defer { self.depth -= 1 }
        let known = all.count
        var brackets = 0
        repeat {
            if byte() == UInt8(ascii: "(") { brackets += 1 }
            if byte() == UInt8(ascii: ")") { brackets -= 1 }
            step()
        } while brackets > 0 && position < bytes.count
        all.removeSubrange(known...)
    }
}
