/// A JSON document whose members keep their order.
indirect enum JSONValue: Sendable, Hashable {
    struct Member: Sendable, Hashable {
        var name: String
        var value: JSONValue
    }
    case string(String)
    case number(Int)
    case bool(Bool)
    case array([JSONValue])
    case object([Member])

    static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
        .object(members.map { Member(name: $0.key, value: $0.value) })
    }

    static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

    /// The members of an object; empty for any other value.
    var members: [Member] {
        guard case .object(let members) = self else { return [] }
        return members
    }

    /// The document, indented, ending with a line feed.
    var text: String {
        var out = ""
        write(to: &out, indent: "\n")
        return out + "\n"
    }

    private func write(to out: inout String, indent: String) {
        switch self {
        case .string(let text): Self.write(text, to: &out)
        case .number(let number): out += String(number)
        case .bool(let value): out += value ? "true" : "false"
        case .array(let items) where items.allSatisfy(\.isScalar):
            out += "["
            for (index, item) in items.enumerated() {
                if index > 0 { out += ", " }
                item.write(to: &out, indent: indent)
            }
            out += "]"
        case .array(let items):
            out += "["
            for (index, item) in items.enumerated() {
                out += (index > 0 ? "," : "") + indent + "  "
                item.write(to: &out, indent: indent + "  ")
            }
            out += indent + "]"
        case .object(let members):
            guard !members.isEmpty else {
                out += "{}"
                return
            }
            out += "{"
            for (index, member) in members.enumerated() {
                out += (index > 0 ? "," : "") + indent + "  "
                Self.write(member.name, to: &out)
                out += ": "
                member.value.write(to: &out, indent: indent + "  ")
            }
            out += indent + "}"
        }
    }

    private var isScalar: Bool {
        switch self {
        case .string, .number, .bool: true
        case .array, .object: false
        }
    }

    private static func write(_ text: String, to out: inout String) {
        out += "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": out += "\\\""
            case "\\": out += "\\\\"
            case "\n": out += "\\n"
            case "\t": out += "\\t"
            case _ where scalar.value < 0x20:
                let digits = String(scalar.value, radix: 16)
                out += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: out.unicodeScalars.append(scalar)
            }
        }
        out += "\""
    }
}
