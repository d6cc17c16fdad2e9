/// A buffer of UTF-8 bytes in which code is built from pieces.
///
/// A `String` would be copied whenever it grows, and once more when it becomes part of a line.
struct Code: ExpressibleByStringInterpolation, StringInterpolationProtocol, CustomStringConvertible, Sendable {
    private(set) var bytes: [UInt8]

    init(literalCapacity: Int, interpolationCount: Int) {
        bytes = []
        // 32 bytes are enough for most names.
        bytes.reserveCapacity(literalCapacity + interpolationCount * 32)
    }

    init(stringLiteral text: String) { bytes = Array(text.utf8) }

    /// An empty buffer with a capacity.
    init(room: Int) { self.init(literalCapacity: room, interpolationCount: 0) }

    init(stringInterpolation: Code) { self = stringInterpolation }

    /// The code as a string.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The code as a string, for interpolation into one.
    var description: String { text }

    var isASCII: Bool { bytes.allSatisfy { $0 < 0x80 } }

    /// The number of characters.
    var width: Int { isASCII ? bytes.count : text.count }

    /// Removes all bytes and keeps the capacity.
    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    mutating func append(_ byte: UInt8) { bytes.append(byte) }

    /// Appends a byte and a space. Appending a string would take ten times as long, and there are
    /// many lists.
    mutating func appendSeparator(_ byte: UInt8) {
        bytes.append(byte)
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
        for (index, argument) in arguments.enumerated() {
            if index > 0 { code.appendSeparator(UInt8(ascii: ",")) }
            if let label = argument.label {
                code += label
                code.appendSeparator(UInt8(ascii: ":"))
            }
            code += argument.value
        }
    }
}

extension [UInt8] {
    /// Appends the UTF-8 bytes of a string through its buffer, which is faster than appending
    /// `utf8` as a collection.
    mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append(contentsOf: $0) }
    }
}

/// An argument of a call, with or without a label.
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
    /// The arguments separated by commas.
    var listed: Code {
        var code = Code(room: reduce(0) { $0 + ($1.label?.utf8.count ?? 0) + $1.value.utf8.count + 4 })
        code += self
        return code
    }
}
