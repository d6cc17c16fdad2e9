/// Code that is put together from pieces, as bytes.
///
/// A text would be copied each time that it outgrows its place, and again where it becomes part of a line.
struct Code: ExpressibleByStringInterpolation, StringInterpolationProtocol, CustomStringConvertible, Sendable {
    private(set) var bytes: [UInt8]

    init(literalCapacity: Int, interpolationCount: Int) {
        bytes = []
        // There is room for most names.
        bytes.reserveCapacity(literalCapacity + interpolationCount * 32)
    }

    init(stringLiteral text: String) { bytes = Array(text.utf8) }

    /// Nothing yet, with room for what is known to come.
    init(room: Int) { self.init(literalCapacity: room, interpolationCount: 0) }

    init(stringInterpolation: Code) { self = stringInterpolation }

    /// As a text, for what is not written at once.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// So that it is itself also where it becomes a part of a text.
    var description: String { text }

    var isASCII: Bool { bytes.allSatisfy { $0 < 0x80 } }

    /// How many characters it has.
    var width: Int { isASCII ? bytes.count : text.count }

    /// Makes room for what comes next.
    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    mutating func append(_ byte: UInt8) { bytes.append(byte) }

    /// A sign with a space behind it. As a text it would take ten times as long, and lists have many.
    mutating func separate(_ sign: UInt8) {
        bytes.append(sign)
        bytes.append(UInt8(ascii: " "))
    }

    mutating func append(contentsOf more: [UInt8]) { bytes.append(contentsOf: more) }

    mutating func appendLiteral(_ text: String) { bytes.append(text) }

    mutating func appendInterpolation(_ text: String) { bytes.append(text) }

    mutating func appendInterpolation(_ code: Code) { bytes.append(contentsOf: code.bytes) }

    mutating func appendInterpolation(_ arguments: [Argument]) { self += arguments }

    mutating func appendInterpolation(_ value: some CustomStringConvertible) { appendLiteral(value.description) }

    static func += (code: inout Code, text: String) { code.bytes.append(text) }

    static func += (code: inout Code, more: Code) { code.bytes.append(contentsOf: more.bytes) }

    static func += (code: inout Code, arguments: [Argument]) {
        for (number, argument) in arguments.enumerated() {
            if number > 0 { code.separate(UInt8(ascii: ",")) }
            if let label = argument.label {
                code += label
                code.separate(UInt8(ascii: ":"))
            }
            code += argument.value
        }
    }
}

extension [UInt8] {
    /// Takes the bytes of a text. As a collection of bytes it would be asked for its size, held and let go on the way.
    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }
}

/// What is handed to a call.
struct Argument: Sendable {
    let label: String?
    let value: String

    init(_ label: String, _ value: String) {
        self.label = label
        self.value = value
    }

    init(_ value: String) {
        label = nil
        self.value = value
    }
}

extension [Argument] {
    /// As a list: with commas between them.
    var listed: Code {
        var code = Code(room: reduce(0) { $0 + ($1.label?.utf8.count ?? 0) + $1.value.utf8.count + 4 })
        code += self
        return code
    }
}
