/// A URL pattern from a line of the table, with which URLs are read and written.
nonisolated struct LinkPattern: Sendable {
    /// A placeholder for a value in a URL, such as `{0}`, `{0:Sort=price}`, `{1:Int*-}` or
    /// `{_:WardCode-}`.
    struct Hole: Sendable {
        enum Repetition: Sendable { case none, any, atLeastOne }
        /// The index of the parameter; `nil` if the value is only checked.
        var parameter: Int?
        var check = LinkCheck.string
        var repetition = Repetition.none
        /// The value that a URL can omit, as spellings: an empty array for `nil` and for an empty
        /// list. `nil` if the value is never omitted.
        var absent: [String]?
    }

    enum Segment: Sendable {
        case literal(String)
        case value(Hole, prefix: String, suffix: String)
        /// All remaining segments, as a list or as one string.
        case rest(Hole)
        /// Any remaining segments, which are ignored.
        case anything
    }

    /// The required value of a query item or the fragment. An item without `=` is an empty literal.
    enum Value: Sendable {
        case literal(String)
        case hole(Hole)
    }

    struct Item: Sendable {
        let key: String
        let value: Value
    }

    /// The target of matching URLs.
    enum Target: Sendable {
        case node(Int)
        /// Another path that is read instead.
        case path([Segment])
    }

    var target = Target.path([])
    /// Whether the pattern is only used for reading URLs.
    var isRedirect = false
    /// The pattern's position among those with which URLs of its node are written.
    var order = 0
    var path: [Segment] = []
    var query: [Item] = []
    var fragment: Value?
    /// The values that are fixed by the pattern or omitted in its URLs. Parameters that the pattern
    /// does not mention at all are `nil` or empty lists.
    var fixed: [Hole] = []
    /// The schemes and hosts of its URLs, if they differ from those of the graph.
    var origin = LinkOrigins.Rule()
    var rejectsUnknownKeys = false

    /// Whether URLs of a node are written with the pattern.
    func writes(_ node: Int) -> Bool {
        if case .node(node) = target { !isRedirect } else { false }
    }

    /// All placeholders, including fixed and omitted values.
    var holes: [Hole] {
        let path = path.compactMap { segment -> Hole? in
            switch segment {
            case .value(let hole, _, _), .rest(let hole): hole
            case .literal, .anything: nil
            }
        }
        let values = (query.map(\.value) + [fragment].compactMap(\.self)).compactMap { value -> Hole? in
            if case .hole(let hole) = value { hole } else { nil }
        }
        return path + values + fixed
    }
}

/// Parses patterns.
nonisolated struct LinkPatternParser {
    /// The declared types, to which checks refer by index.
    let types: [LinkType]
    private(set) var affixes: [(prefix: String, suffix: String, check: LinkCheck)] = []
    private let names: [String]

    init(_ types: [(name: String, type: LinkType)]) {
        names = types.map(\.name)
        self.types = types.map(\.type)
    }

    /// Reads a pattern such as `/product/{0:Int}?ref={1-}#{2-}`.
    func read(_ text: TableText, into pattern: inout LinkPattern) {
        let hash = text.cut(at: ASCII.hash)
        let question = (hash?.head ?? text).cut(at: ASCII.question)
        pattern.path = segments(question?.head ?? hash?.head ?? text)
        pattern.query =
            question?.tail.pieces(ASCII.ampersand).map { item in
                let equals = item.cut(at: ASCII.equals)
                return .init(key: (equals?.head ?? item).string, value: value(equals?.tail ?? item.prefix(0)))
            } ?? []
        pattern.fragment = (hash?.tail).map { value($0) }
    }

    func segments(_ path: TableText) -> [LinkPattern.Segment] {
        path.pieces(ASCII.slash).filter { !$0.isEmpty }.map { segment in
            if segment == "*" { return .anything }
            guard let open = segment.cut(at: ASCII.openBrace), let close = open.tail.cut(at: ASCII.closeBrace) else {
                return .literal(segment.string)
            }
            let hole = hole(close.head)
            let (prefix, suffix) = (open.head.string, close.tail.string)
            return hole.repetition == .none ? .value(hole, prefix: prefix, suffix: suffix) : .rest(hole)
        }
    }

    private func value(_ text: TableText) -> LinkPattern.Value {
        text.first == ASCII.openBrace ? .hole(hole(text.dropFirst().dropLast())) : .literal(text.string)
    }

    /// Reads the content of braces: `0`, `0:Sort=price` or `1:Int*-`.
    func hole(_ text: TableText) -> LinkPattern.Hole {
        var hole = LinkPattern.Hole()
        var head = text
        if let equals = text.cut(at: ASCII.equals) {
            hole.absent = equals.tail.pieces(ASCII.semicolon).map(\.string)
            head = equals.head
        } else if text.last == ASCII.dash {
            hole.absent = []
            head = text.dropLast()
        }
        switch head.last {
        case ASCII.star: hole.repetition = .any
        case ASCII.plus: hole.repetition = .atLeastOne
        default: break
        }
        if hole.repetition != .none { head = head.dropLast() }
        let colon = head.cut(at: ASCII.colon)
        hole.parameter = Int((colon?.head ?? head).word)
        hole.check = colon.map { check($0.tail) } ?? .string
        return hole
    }

    private func check(_ name: TableText) -> LinkCheck {
        if let kind = LinkCheck.builtin(name) { return LinkCheck(kind: kind) }
        guard let index = names.firstIndex(of: name.string) else {
            preconditionFailure("navgen's links name no type \(name.word)")
        }
        return LinkCheck(kind: .declared, index: Int32(index))
    }

    /// Returns the check of a whole segment, including the literal prefix and suffix of its value.
    mutating func check(_ hole: LinkPattern.Hole, _ prefix: String, _ suffix: String) -> LinkCheck {
        if prefix.isEmpty, suffix.isEmpty { return hole.check }
        affixes.append((prefix, suffix, hole.check))
        return LinkCheck(kind: .affixed, index: Int32(affixes.count - 1))
    }
}
