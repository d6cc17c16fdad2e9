/// A JSON value whose members keep their order.
public indirect enum JSON: Sendable {
    case null
    case bool(Bool)
    case int(Int)
    /// A number literal, written as it is.
    case number(String)
    case string(String)
    case array([JSON])
    case object([(String, JSON)])
    /// A value that is written on one line even if the values around it are indented.
    case line(JSON)

    /// The JSON text, on one line or indented by `indent` spaces per level.
    public func text(indent: Int? = nil) -> String {
        var text = ""
        write(to: &text, indent: indent, level: 0)
        return text
    }

    /// Appends the JSON text, on one line.
    public func write(to text: inout String) {
        write(to: &text, indent: nil, level: 0)
    }

    private func write(to text: inout String, indent: Int?, level: Int) {
        switch self {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .int(let value): text += String(value)
        case .number(let value): text += value
        case .string(let value): Self.write(value, to: &text)
        case .line(let value): value.write(to: &text, indent: nil, level: 0)
        case .array(let items):
            Self.writeList(items, "[", "]", to: &text, indent, level) { item, text in
                item.write(to: &text, indent: indent, level: level + 1)
            }
        case .object(let members):
            Self.writeList(members, "{", "}", to: &text, indent, level) { member, text in
                Self.write(member.0, to: &text)
                text += indent == nil ? ":" : ": "
                member.1.write(to: &text, indent: indent, level: level + 1)
            }
        }
    }

    private static func writeList<Item>(
        _ items: [Item], _ open: String, _ close: String, to text: inout String, _ indent: Int?, _ level: Int,
        _ write: (Item, inout String) -> Void
    ) {
        text += open
        for (index, item) in items.enumerated() {
            if index > 0 { text += "," }
            if let indent { text += "\n" + String(repeating: " ", count: indent * (level + 1)) }
            write(item, &text)
        }
        if let indent, !items.isEmpty { text += "\n" + String(repeating: " ", count: indent * level) }
        text += close
    }

    /// Whether a scalar is escaped: control characters, JavaScript line terminators, marks that change
    /// the text direction, and the byte order mark.
    private static func mustBeEscaped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
        default: false
        }
    }

    /// Appends a quoted string that is also valid inside a script.
    public static func write(_ string: String, to text: inout String) {
        text += "\""
        // Most strings need no escapes.
        let isPlain = string.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F && $0 != 0x22 && $0 != 0x5C }
        if isPlain {
            text += string
            text += "\""
            return
        }
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where mustBeEscaped(scalar):
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
