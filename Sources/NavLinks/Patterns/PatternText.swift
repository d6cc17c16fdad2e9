import NavSyntax

/// The syntax of a URL pattern, before names are resolved.
struct PatternText: Sendable {
    struct Name: Sendable {
        var text: String
        /// With its braces, in bytes of the pattern.
        var range: Range<Int>
    }

    enum Segment: Sendable {
        /// Decoded.
        case literal(String)
        case parameter(prefix: String, Name, suffix: String)
        /// `{name?}`.
        case optional(Name)
    }

    struct LocatedSegment: Sendable {
        var segment: Segment
        var range: Range<Int>
    }

    enum Tail: Sendable {
        /// `*`.
        case ignored(Range<Int>)
        /// `{name*}` or `{name+}`.
        case rest(Name, least: Int)

        var range: Range<Int> {
            switch self {
            case .ignored(let range): range
            case .rest(let name, _): name.range
            }
        }
    }

    enum Value: Sendable {
        /// Decoded.
        case literal(String)
        case parameter(Name)
    }

    struct Item: Sendable {
        /// Decoded.
        var key: ExactString
        var value: Value
        var range: Range<Int>
    }

    var segments: [LocatedSegment] = []
    var tail: Tail?
    var query: [Item] = []
    var fragment: (value: Value, range: Range<Int>)?
}

enum Hex {
    static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }
}

extension PatternText {
    /// The parameters in a string that are written in the notation of other tools, by name: `:id`,
    /// `$id`, `<id>`, `<int:id>`.
    static func namesInForeignNotation(in text: String) -> [String: String] {
        var names: [String: String] = [:]
        var rest = text[...]
        while let mark = rest.first {
            switch mark {
            case ":", "$":
                let name = rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                names[String(name)] = "\(mark)\(name)"
                rest = rest[name.endIndex...]
            case "<":
                let inner = rest.dropFirst().prefix { $0 != ">" && $0 != "/" }
                let name = inner.split(separator: ":").last.map(String.init)
                if let name, rest[inner.endIndex...].first == ">" { names[name] = "<\(inner)>" }
                rest = rest[inner.endIndex...]
            default: rest = rest.dropFirst()
            }
        }
        return names
    }
}
