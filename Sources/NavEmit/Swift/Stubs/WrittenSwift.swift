/// What the Swift of an app already declares, as far as stubs need to know: types, their
/// conformances, and their members.
///
/// The source is split into tokens and not compiled, so code from macros is not seen, and `#if` is
/// ignored.
public struct WrittenSwift: Sendable {
    /// The names of all types, without outer types.
    private(set) var types: Set<String> = []
    /// By type name: its functions with their labels, and its properties.
    private(set) var members: [String: Set<String>] = [:]
    private(set) var hasMain = false
    /// By protocol name: the first type that conforms to it.
    private var conforming: [String: String] = [:]

    public init() {}

    public init(_ files: [[UInt8]]) {
        for file in files { read(SwiftWords(file).all) }
    }

    func type(conformingTo name: String) -> String? { conforming[name] }

    private static let introducers: Set<String> = ["struct", "class", "enum", "actor", "extension"]

    private mutating func read(_ words: [String]) {
        // For each open brace, the type that it opens; nil for functions and closures.
        var open: [String?] = []
        var opening: String?
        var place = 0
        while place < words.count {
            let word = words[place]
            let next = place + 1 < words.count ? words[place + 1] : ""
            place += 1
            switch word {
            case "{":
                open.append(opening)
                opening = nil
            case "}": _ = open.popLast()
            case "@" where next == "main": hasMain = true
            case "func":
                if let type = open.last ?? nil {
                    members[type, default: []].insert(next + labels(words, from: place + 1))
                }
            case "var", "let":
                if let type = open.last ?? nil { members[type, default: []].insert(next) }
            case _ where Self.introducers.contains(word) && !["func", "var"].contains(next):
                opening = declare(words, at: &place, isExtension: word == "extension")
            default: break
            }
        }
    }

    /// Reads the declaration of a type up to its brace.
    private mutating func declare(_ words: [String], at place: inout Int, isExtension: Bool) -> String? {
        guard place < words.count, words[place].first?.isLetter == true || words[place].first == "_" else {
            return nil
        }
        let name = words[place]
        if !isExtension { types.insert(name) }
        place += 1
        var isList = false
        while place < words.count, words[place] != "{", words[place] != "}" {
            if words[place] == ":" { isList = true }
            if words[place] == "where" { isList = false }
            if isList, conforming[words[place]] == nil { conforming[words[place]] = name }
            place += 1
        }
        return name
    }

    /// Reads the labels of a function after its name: `(productId:exits:)`.
    private func labels(_ words: [String], from start: Int) -> String {
        var place = start
        // Generic parameters come first.
        while place < words.count, words[place] != "(", words[place] != "{" { place += 1 }
        guard place < words.count, words[place] == "(" else { return "" }
        var labels = "("
        var depth = 1
        var isLabel = true
        place += 1
        while place < words.count, depth > 0 {
            switch words[place] {
            case "(", "[", "<", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case ">": if words[place - 1] != "-" { depth -= 1 }
            case "," where depth == 1: isLabel = true
            case "@": place += 1
            default:
                if isLabel, depth == 1 {
                    labels += words[place] + ":"
                    isLabel = false
                }
            }
            place += 1
        }
        return labels + ")"
    }
}

/// The tokens of Swift source: identifiers, keywords and single punctuation bytes, without comments
/// and literals.
private struct SwiftWords {
    private(set) var all: [String] = []
    private let bytes: [UInt8]
    private var place = 0
    /// How deeply interpolations are nested at the current position.
    private var depth = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        while place < bytes.count { step() }
    }

    private func byte(_ offset: Int = 0) -> UInt8 { place + offset < bytes.count ? bytes[place + offset] : 0 }

    private mutating func step() {
        switch byte() {
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"):
            while place < bytes.count, byte() != UInt8(ascii: "\n") { place += 1 }
        case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
        case UInt8(ascii: "\""): skipText(marks: 0)
        case UInt8(ascii: "#"):
            var marks = 0
            while byte(marks) == UInt8(ascii: "#") { marks += 1 }
            if byte(marks) == UInt8(ascii: "\"") {
                place += marks
                skipText(marks: marks)
            } else {
                place += marks
            }
        case UInt8(ascii: "`"): place += 1
        case let first where Self.isWord(first):
            let start = place
            while Self.isWord(byte()) { place += 1 }
            all.append(String(decoding: bytes[start..<place], as: UTF8.self))
        case let sign:
            if sign > 0x20 { all.append(String(decoding: [sign], as: UTF8.self)) }
            place += 1
        }
    }

    private static func isWord(_ byte: UInt8) -> Bool {
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
                place += 2
            } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
                depth -= 1
                place += 2
            } else {
                place += 1
            }
        } while depth > 0 && place < bytes.count
    }

    /// Skips a literal, with the code in its interpolations.
    private mutating func skipText(marks: Int) {
        let isLong = byte(1) == UInt8(ascii: "\"") && byte(2) == UInt8(ascii: "\"")
        let quotes = isLong ? 3 : 1
        place += quotes
        while place < bytes.count {
            if byte() == UInt8(ascii: "\\"), (0..<marks).allSatisfy({ byte(1 + $0) == UInt8(ascii: "#") }) {
                place += 1 + marks
                if byte() == UInt8(ascii: "(") { skipInsertion() } else { place += 1 }
            } else if (0..<quotes).allSatisfy({ byte($0) == UInt8(ascii: "\"") }),
                (0..<marks).allSatisfy({ byte(quotes + $0) == UInt8(ascii: "#") })
            {
                place += quotes + marks
                return
            } else if !isLong, byte() == UInt8(ascii: "\n") {
                // A literal that is not closed ends with its line.
                return
            } else {
                place += 1
            }
        }
    }

    /// Skips an interpolation `(name)`, with everything nested in it. Deeper than 100 levels, the
    /// rest of the file is skipped.
    private mutating func skipInsertion() {
        guard depth < 100 else {
            place = bytes.count
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
        } while brackets > 0 && place < bytes.count
        all.removeSubrange(known...)
    }
}
