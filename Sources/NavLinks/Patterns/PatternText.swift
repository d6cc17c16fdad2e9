import NavSyntax

/// The syntax of a URL pattern, before names are resolved.
struct PatternText: Sendable {
    struct Name: Sendable {
        var text: String
        /// With its braces, in bytes of the pattern.
        var range: Range<Int>
        /// Whether it is marked as required: `{name!}`.
        var isRequired = false
    }

    /// Literal text with parameters.
    struct Text: Sendable {
        struct Hole: Sendable {
            enum Mark: Sendable { case none, optional, rest(least: Int) }
            var name: Name
            /// The decoded literal text after the parameter.
            var suffix = ""
            var mark = Mark.none
        }

        /// Decoded.
        var prefix: String
        /// At least one.
        var holes: [Hole]

        /// The only name, if there is no literal text.
        var loneName: Name? {
            guard holes.count == 1, prefix.isEmpty, holes[0].suffix.isEmpty else { return nil }
            return holes[0].name
        }

        /// Why no path in a query item or fragment has this form. Nil if it is not a path, or may be one.
        var pathProblem: String? {
            guard prefix.utf8.first == UInt8(ascii: "/") else { return nil }
            let text = prefix + holes.map { "x" + $0.suffix }.joined()
            let segments = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
            // A path may end with a slash.
            if segments.dropLast().contains(where: \.isEmpty) { return "a segment is empty" }
            let dots = segments.lazy.map { String(decoding: $0, as: UTF8.self) }.first { $0 == "." || $0 == ".." }
            return dots.map { "a segment is `\($0)`" }
        }

        mutating func add(_ literal: String) {
            if holes.isEmpty { prefix += literal } else { holes[holes.count - 1].suffix += literal }
        }
    }

    enum Segment: Sendable {
        /// Decoded.
        case literal(String)
        case text(Text)
        /// `{name?}`.
        case optional(Name)
    }

    struct LocatedSegment: Sendable {
        var segment: Segment
        var range: Range<Int>
    }

    enum Tail: Sendable {
        /// `*` or `+`.
        case ignored(Range<Int>, least: Int)
        /// `{name*}` or `{name+}`.
        case rest(Name, least: Int)

        var range: Range<Int> {
            switch self {
            case .ignored(let range, _): range
            case .rest(let name, _): name.range
            }
        }

        /// The minimum number of segments.
        var least: Int {
            switch self {
            case .ignored(_, let least), .rest(_, let least): least
            }
        }
    }

    enum Value: Sendable {
        /// Decoded.
        case literal(String)
        case text(Text)
    }

    /// Whether URLs without a fragment do not match, whatever the types are.
    var needsFragment: Bool {
        switch fragment?.value {
        case nil: hash != nil
        case .literal: true
        case .text(let text): text.loneName == nil
        }
    }

    struct Item: Sendable {
        /// Decoded.
        var key: ExactString
        var value: Value
        var range: Range<Int>
    }

    /// A fragment that begins with `/`.
    struct HashRoute: Sendable {
        var segments: [LocatedSegment]
        var tail: Tail?
        var query: [Item]
        var range: Range<Int>
    }

    var segments: [LocatedSegment] = []
    var tail: Tail?
    var query: [Item] = []
    var fragment: (value: Value, range: Range<Int>)?
    var hash: HashRoute?

    /// The names of all parameters, in order.
    var names: [Name] {
        var names = Self.names(segments, tail) + query.flatMap(\.value.names) + (fragment?.value.names ?? [])
        if let hash { names += Self.names(hash.segments, hash.tail) + hash.query.flatMap(\.value.names) }
        return names
    }

    /// The names of the segments that may be absent.
    var optionalNames: [String] {
        (segments + (hash?.segments ?? [])).compactMap { part in
            if case .optional(let name) = part.segment { name.text } else { nil }
        }
    }

    /// The names of the parameters in a path.
    static func names(_ segments: [LocatedSegment], _ tail: Tail?) -> [Name] {
        var names = segments.flatMap { part in
            switch part.segment {
            case .literal: [Name]()
            case .text(let text): text.holes.map(\.name)
            case .optional(let name): [name]
            }
        }
        if case .rest(let name, _)? = tail { names.append(name) }
        return names
    }
}

extension PatternText.Value {
    /// The names of its parameters.
    var names: [PatternText.Name] {
        if case .text(let text) = self { text.holes.map(\.name) } else { [] }
    }
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
