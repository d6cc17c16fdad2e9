import NavSyntax

extension XMLElement {
    /// The root of an XML file.
    init(parsing file: SourceFile) throws(ImportFailure) {
        var reader = XMLReader(file.text)
        do throws(XMLReader.Mistake) { self = try reader.read() } catch {
            throw ImportFailure("not XML: \(error.message)", in: file.name, at: error.offset)
        }
    }
}

/// Reads XML documents without a document type, so that no entity can be declared.
///
/// Everything else that could make a small file large or slow is limited as well: the depth of elements, their
/// number, and the attributes of one element.
struct XMLReader {
    /// Why a text cannot be read, and where.
    struct Mistake: Error {
        var message: String
        var offset: Int
    }

    static let maxDepth = 64
    static let maxNodes = 200_000
    static let maxAttributes = 200

    private let bytes: [UInt8]
    private var position = 0
    /// The elements whose end tags are still to come.
    private var open: [XMLElement] = []
    private var root: XMLElement?
    private var comments: [String] = []
    private var nodes = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    mutating func read() throws(Mistake) -> XMLElement {
        try checkCharacters()
        if hasNext("<?xml"), position + 5 < bytes.count, Self.isBlank(bytes[position + 5]) { try readDeclaration() }
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "<") { try readMarkup() } else { try readText() }
        }
        if let last = open.last { throw Mistake(message: "`<\(last.name)>` is never closed", offset: last.offset) }
        guard var root else { throw Mistake(message: "there is no element", offset: 0) }
        root.lastComments += comments
        return root
    }

    private func checkCharacters() throws(Mistake) {
        let control = bytes.firstIndex { $0 < 0x20 && !Self.isBlank($0) }
        if let control { throw Mistake(message: "a control character", offset: control) }
    }

    /// `<?xml version="1.0" encoding="utf-8"?>`, whose encoding the bytes must have.
    private mutating func readDeclaration() throws(Mistake) {
        let start = position
        let text = try take(until: "?>", of: "the XML declaration")
        guard let mark = text.firstRange(of: "encoding") else { return }
        let value = text[mark.upperBound...].drop { $0 == "=" || $0.isWhitespace }.dropFirst()
        let name = value.prefix { $0 != "\"" && $0 != "'" }
        guard ["utf-8", "utf8", "utf-16", "us-ascii", "ascii"].contains(name.lowercased()) else {
            throw Mistake(message: "its encoding is `\(name)`; save it as UTF-8", offset: start)
        }
    }
}

/// Markup.
extension XMLReader {
    private mutating func readMarkup() throws(Mistake) {
        if hasNext("<!--") {
            try readComment()
        } else if hasNext("<![CDATA[") {
            try readCDATA()
        } else if hasNext("<!") {
            throw Mistake(message: "a document type, which could declare entities, is not read", offset: position)
        } else if hasNext("<?") {
            _ = try take(until: "?>", of: "a processing instruction")
        } else if hasNext("</") {
            try readEnd()
        } else {
            try readStart()
        }
    }

    private mutating func readComment() throws(Mistake) {
        position += 4
        try count()
        comments.append(try take(until: "-->", of: "a comment"))
    }

    private mutating func readCDATA() throws(Mistake) {
        let start = position
        position += 9
        let text = try take(until: "]]>", of: "a CDATA section")
        try append(text, from: start)
    }

    private mutating func readStart() throws(Mistake) {
        let start = position
        position += 1
        guard root == nil else { throw Mistake(message: "a second element after the root", offset: start) }
        guard open.count < Self.maxDepth else {
            throw Mistake(message: "more than \(Self.maxDepth) elements in each other", offset: start)
        }
        var element = XMLElement(try takeName("an element"), at: start)
        try count()
        element.comments = comments
        comments = []
        while true {
            let hadBlank = skipBlanks()
            guard position < bytes.count else { throw unclosed(element) }
            switch bytes[position] {
            case UInt8(ascii: ">"):
                position += 1
                open.append(element)
                return
            case UInt8(ascii: "/"):
                guard hasNext("/>") else { throw Mistake(message: "`/` is not followed by `>`", offset: position) }
                position += 2
                close(element)
                return
            default:
                guard hadBlank else { throw Mistake(message: "there is no space before this", offset: position) }
                try readAttribute(of: &element)
            }
        }
    }

    private func unclosed(_ element: XMLElement) -> Mistake {
        Mistake(message: "the tag `<\(element.name)` does not end", offset: element.offset)
    }

    private mutating func readAttribute(of element: inout XMLElement) throws(Mistake) {
        let start = position
        let name = try takeName("an attribute")
        guard element[name] == nil else { throw Mistake(message: "`\(name)` is here twice", offset: start) }
        guard element.attributes.count < Self.maxAttributes else {
            throw Mistake(message: "more than \(Self.maxAttributes) attributes", offset: start)
        }
        _ = skipBlanks()
        guard hasNext("=") else { throw Mistake(message: "`\(name)` has no value", offset: start) }
        position += 1
        _ = skipBlanks()
        guard position < bytes.count, ["\"", "'"].contains(Unicode.Scalar(bytes[position])) else {
            throw Mistake(message: "the value of `\(name)` is not quoted", offset: start)
        }
        let quote = bytes[position]
        position += 1
        var value: [UInt8] = []
        while position < bytes.count, bytes[position] != quote {
            switch bytes[position] {
            case UInt8(ascii: "<"): throw Mistake(message: "`<` in the value of `\(name)`", offset: position)
            case UInt8(ascii: "&"): value += try takeReference()
            case let byte:
                value.append(Self.isBlank(byte) ? UInt8(ascii: " ") : byte)
                position += 1
            }
        }
        guard position < bytes.count else {
            throw Mistake(message: "the value of `\(name)` does not end", offset: start)
        }
        position += 1
        element.attributes.append(XMLAttribute(name: name, value: String(decoding: value, as: UTF8.self)))
    }

    private mutating func readEnd() throws(Mistake) {
        let start = position
        position += 2
        let name = try takeName("an end tag")
        _ = skipBlanks()
        guard hasNext(">") else { throw Mistake(message: "`</\(name)` does not end", offset: start) }
        position += 1
        guard var element = open.popLast() else {
            throw Mistake(message: "`</\(name)>` closes nothing", offset: start)
        }
        guard element.name == name else {
            throw Mistake(message: "`</\(name)>` does not close `<\(element.name)>`", offset: start)
        }
        element.lastComments = comments
        comments = []
        close(element)
    }

    private mutating func close(_ element: XMLElement) {
        if open.isEmpty {
            root = element
        } else {
            open[open.count - 1].contents.append(.element(element))
        }
    }
}

/// Text.
extension XMLReader {
    private mutating func readText() throws(Mistake) {
        let start = position
        var text: [UInt8] = []
        while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
            if bytes[position] == UInt8(ascii: "&") {
                text += try takeReference()
                continue
            }
            text.append(bytes[position])
            position += 1
        }
        try append(String(decoding: text, as: UTF8.self), from: start)
    }

    private mutating func append(_ text: String, from start: Int) throws(Mistake) {
        guard !open.isEmpty else {
            if text.allSatisfy(\.isWhitespace) { return }
            throw Mistake(message: "text outside of the root", offset: start)
        }
        try count()
        open[open.count - 1].contents.append(.text(text))
    }

    /// The bytes of `&amp;`, `&#65;`, `&#x41;`.
    private mutating func takeReference() throws(Mistake) -> [UInt8] {
        let start = position
        let longest = bytes[start...].prefix(12)
        guard let end = longest.firstIndex(of: UInt8(ascii: ";")) else {
            throw Mistake(message: "`&` is not the start of an entity; write `&amp;`", offset: start)
        }
        position = end + 1
        let name = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
        switch name {
        case "amp": return [UInt8(ascii: "&")]
        case "lt": return [UInt8(ascii: "<")]
        case "gt": return [UInt8(ascii: ">")]
        case "quot": return [UInt8(ascii: "\"")]
        case "apos": return [UInt8(ascii: "'")]
        default: break
        }
        guard name.hasPrefix("#") else { throw Mistake(message: "there is no entity `\(name)`", offset: start) }
        let digits = name.dropFirst()
        let number = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        guard let number, let scalar = Unicode.Scalar(number), number >= 0x20 || [9, 10, 13].contains(number) else {
            throw Mistake(message: "`&\(name);` is not a character", offset: start)
        }
        return Array(String(Character(scalar)).utf8)
    }
}

/// Steps through the bytes.
extension XMLReader {
    private static func isBlank(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

    private func hasNext(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }

    /// Returns whether there was one.
    private mutating func skipBlanks() -> Bool {
        let start = position
        while position < bytes.count, Self.isBlank(bytes[position]) { position += 1 }
        return position > start
    }

    private mutating func takeName(_ owner: String) throws(Mistake) -> String {
        let start = position
        while position < bytes.count, !Self.isBlank(bytes[position]), !Self.delimiters.contains(bytes[position]) {
            position += 1
        }
        guard position > start else { throw Mistake(message: "\(owner) has no name", offset: start) }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private static let delimiters = Set("<>/=\"'&!?;,()[]{}".utf8)

    /// The text up to a mark, behind which reading continues.
    private mutating func take(until end: StaticString, of part: String) throws(Mistake) -> String {
        let start = position
        while position < bytes.count {
            if hasNext(end) {
                let text = String(decoding: bytes[start..<position], as: UTF8.self)
                position += end.utf8CodeUnitCount
                return text
            }
            position += 1
        }
        throw Mistake(message: "\(part) does not end", offset: start)
    }

    private mutating func count() throws(Mistake) {
        nodes += 1
        guard nodes <= Self.maxNodes else {
            throw Mistake(message: "more than \(Self.maxNodes) elements, texts and comments", offset: position)
        }
    }
}
