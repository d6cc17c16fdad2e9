/// A line of the table: a URL pattern with which URLs are read and written, or a redirect.
nonisolated struct LinkLine: Sendable {
    /// A placeholder for a value in a URL, such as `{0}`, `{0:Sort=price}`, `{1:Int*-}`, `{2:Int~-}`, `{2:Int~!-}` or
    /// `{_:WardCode-}`.
    struct Hole: Sendable {
        enum Repetition: Sendable { case none, any, atLeastOne }
        /// The index of the parameter; `nil` if the value is only checked.
        var parameter: Int?
        var check = LinkCheck.string
        var repetition = Repetition.none
        /// Whether a value that does not pass the check counts as absent.
        var ignoresUnreadable = false
        /// Whether the URL has to have a value although `absent` is known, which is the value for one that cannot be read.
        var isRequired = false
        /// The value that a URL can omit, as spellings: an empty array for `nil` and for an empty
        /// list. `nil` if the value is never omitted.
        var absent: [String]?
    }

    /// Literal text with placeholders, such as `{0}@{1}`.
    struct Text: Sendable {
        struct Part: Sendable {
            let hole: Hole
            /// The literal text after the value.
            let suffix: String
            /// Whether the value can be absent, together with a slash before it.
            let isOptional: Bool
        }

        let prefix: String
        let parts: [Part]

        /// The only placeholder, if there is no literal text.
        var loneHole: Hole? {
            parts.count == 1 && prefix.isEmpty && parts[0].suffix.isEmpty ? parts[0].hole : nil
        }

        /// The literal text before a value, without the slash that is absent together with it.
        func trimmed(before index: Int) -> String {
            let text = index == 0 ? prefix : parts[index - 1].suffix
            return text.utf8.last == ASCII.slash && (index > 0 || text != "/") ? String(text.dropLast()) : text
        }
    }

    enum Segment: Sendable {
        case literal(String)
        case text(Text)
        /// All remaining segments, as a list or as one string.
        case rest(Hole)
        /// At least this number of remaining segments, which are ignored.
        case anything(least: Int)
    }

    /// The required value of a query item or the fragment. An item without `=` is an empty literal.
    enum Value: Sendable {
        case literal(String)
        case text(Text)
    }

    /// A path with its query.
    struct Route: Sendable {
        var path: [Segment] = []
        var query: [Item] = []
    }

    struct Item: Sendable {
        let key: String
        let value: Value
    }

    /// The target of matching URLs.
    enum Target: Sendable {
        case node(Int)
        /// Another path that is read instead, with the fragment or without it.
        case path([Segment], keepsFragment: Bool)
        /// The URL in a parameter that is read instead, or a node if it is no link.
        case carried(Int, otherwise: Int?)
    }

    var target = Target.path([], keepsFragment: true)
    /// Whether the pattern is only used for reading URLs.
    var isRedirect = false
    /// The pattern's position among those with which URLs of its node are written.
    var order = 0
    var route = Route()
    var fragment: Value?
    /// A fragment that begins with `/`.
    var hash: Route?
    /// The values that are fixed by the pattern or omitted in its URLs. Parameters that the pattern
    /// does not mention at all are `nil` or empty lists.
    var fixed: [Hole] = []
    /// The parameters whose value is the URL itself.
    var wholeURL: [Int] = []
    /// The schemes and hosts of its URLs, if they differ from those of the graph.
    var origin = LinkOrigins.Rule()
    /// The value that is the host, or that comes before a suffix in it.
    var host: (hole: Hole, suffix: String)?
    var rejectsUnknownKeys = false
    /// Whether the literal text of the path ignores the case of letters, if not all patterns do.
    var ignoresCase = false
    /// How the path may end, if not all patterns agree.
    var slash = LinkRules.TrailingSlash.either

    /// The URLs that it does not match: lines without a target.
    var exceptions: [LinkLine] = []

    /// Whether URLs of a node are written with the pattern.
    func writes(_ node: Int) -> Bool {
        if case .node(node) = target { !isRedirect } else { false }
    }

    /// All placeholders, including fixed and omitted values.
    var holes: [Hole] {
        let routes = [route] + [hash].compactMap(\.self)
        let paths = routes.flatMap(\.path).flatMap { segment -> [Hole] in
            switch segment {
            case .text(let text): text.parts.map(\.hole)
            case .rest(let hole): [hole]
            case .literal, .anything: []
            }
        }
        let values = routes.flatMap(\.query).map(\.value) + [fragment].compactMap(\.self)
        let others = values.flatMap { value -> [Hole] in
            if case .text(let text) = value { text.parts.map(\.hole) } else { [] }
        }
        return paths + others + fixed + (host.map { [$0.hole] } ?? [])
    }
}
