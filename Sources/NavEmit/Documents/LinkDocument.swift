import NavGraph
import NavLinks
import NavSyntax

/// A pattern with its index.
struct PatternEntry {
    let index: Int
    let pattern: Pattern
    /// For each build a short URL that the pattern matches; nil if there is none.
    let examples: [String?]
}

extension PatternEntry {
    /// An exception of a pattern, or of all.
    init(exception pattern: Pattern) { self.init(index: 0, pattern: pattern, examples: []) }
}

/// A part of a pattern, with the pattern whose parameters it refers to by index.
struct PatternPart<Part> {
    let part: Part
    let pattern: Pattern

    init(_ part: Part, of pattern: Pattern) {
        self.part = part
        self.pattern = pattern
    }

    /// The name of one of the pattern's parameters.
    func name(_ parameter: Int) -> String { pattern.parameters[parameter].name }
}

extension GraphDocument {
    /// The patterns in source order.
    var patterns: [PatternEntry] {
        links.patterns.enumerated().map { index, pattern in
            let examples = links.origins.builds.indices.map { links.example(of: index, build: $0) }
            return PatternEntry(index: index, pattern: pattern, examples: examples)
        }
    }

    static let link = DocumentType<PatternEntry>.object(
        "link", "A URL pattern.",
        meaning + [parameters] + parts + limits + [.position { entry, _ in entry.pattern.text.range }])

    private static let meaning: [Member<PatternEntry>] = [
        Member("pattern", .string, "The pattern as in the graph.") { $0.pattern.text.value },
        Member("node", .orNull(.node), "Where it leads; null for a redirect.") { $0.pattern.node },
        Member("redirect", .orNull(.index), "Of a redirect: its index in `redirects`.") { entry in
            if case .redirect(let index) = entry.pattern.owner { index } else { nil }
        },
        Member("canonical", .bool, "It is the first of its node, from which URLs are built.") { entry in
            if case .link(_, let link) = entry.pattern.owner { link == 0 } else { false }
        },
        Member("rank", .index, "Of the patterns that match a URL, the one with the lowest rank wins.") {
            $1.links.rank(of: $0.index)
        },
        Member("example", .orNull(.string), "A short URL that it matches.") { $0.examples[0] },
        Member("examples", .list(.orNull(.string)), "The same for each of `reading.builds`.") { $0.examples },
    ]

    /// URLs that are left out, with any scheme and host.
    static let exception = DocumentType<PatternEntry>.object(
        "exception", "URLs that are left out, with any scheme and host. The values of parameters are any text.",
        [Member("pattern", .string, "The pattern as in the graph.") { $0.pattern.text.value }] + parts)

    private static let parameters = Member<PatternEntry>(
        "parameters", .list(linkParameter), "The parameters that it reads, in the order of answers."
    ) {
        $0.pattern.parameters
    }

    private static let parts: [Member<PatternEntry>] = [
        Member("segments", .list(segment), "The segments of the path.") { entry in
            entry.pattern.segments.map { PatternPart($0, of: entry.pattern) }
        },
        Member("rest", .orNull(rest), "Further segments; null: there are none.") { entry in
            entry.pattern.rest.map { PatternPart($0, of: entry.pattern) }
        },
        Member("query", .list(queryItem), "The query items, in the order in which they are written.") { entry in
            items(of: entry.pattern, isInFragment: false)
        },
        Member("fragment", .orNull(fragment), "What the fragment must be; null: anything.") { entry in
            entry.pattern.fragment.map { PatternPart($0, of: entry.pattern) }
        },
        .optional("hash", hash, "The path in the fragment, if that is a hash route.") { entry in
            entry.pattern.hash.map { PatternPart($0, of: entry.pattern) }
        },
        .optional(
            "fragmentQuery", .list(queryItem), "The query items in the fragment that a redirect's target requires."
        ) {
            entry in
            let items = entry.pattern.hash == nil ? items(of: entry.pattern, isInFragment: true) : []
            return items.isEmpty ? nil : items
        },
    ]

    private static func items(of pattern: Pattern, isInFragment: Bool) -> [PatternPart<Pattern.Item>] {
        pattern.queryOrder.map { pattern.query[$0] }.filter { $0.key.isInFragment == isInFragment }
            .map { PatternPart($0, of: pattern) }
    }

    private static let limits: [Member<PatternEntry>] = [
        .optional("except", .list(exception), "The URLs that it does not match.") { entry in
            entry.pattern.ownExceptions.isEmpty ? nil : entry.pattern.ownExceptions.map(PatternEntry.init(exception:))
        },
        Member("rejectsUnknownQuery", .bool, "It does not match if there are other query items.") {
            $0.pattern.rejectsUnknownQuery
        },
        .optional("caseInsensitive", .bool, "Whether its path ignores case, if `reading` says otherwise.") {
            $0.pattern.isFolded == $1.graph.links.hasCaseSensitivePaths ? $0.pattern.isFolded : nil
        },
        .optional("trailingSlash", .word, "How its path may end, if `reading` says otherwise.") {
            $0.pattern.slash == $1.graph.links.trailingSlash ? nil : $0.pattern.slash
        },
        Member(
            "schemes", .orNull(.listOnOneLine(.string)),
            "Its own schemes; null: those of the build, https, and http if `allowHTTP`."
        ) { $0.pattern.origin.schemes },
        Member(
            "hosts", .orNull(.listOnOneLine(.string)),
            "Its own hosts; null: those of the build; `/:` for URLs without a slash after the scheme."
        ) { $0.pattern.origin.hosts },
        .optional("host", host, "The value in the host; without it, the host is not a value.") { entry in
            entry.pattern.host.map { PatternPart($0, of: entry.pattern) }
        },
        .optional("wholeURL", .list(.string), "The parameters whose value is the URL itself.") { entry in
            entry.pattern.wholeURL.isEmpty ? nil : entry.pattern.wholeURL.map { entry.pattern.parameters[$0].name }
        },
        Member("fixed", .map(.value), "Values that are not in the URL, by parameter.") { entry in
            entry.pattern.fixed.sorted { $0.key < $1.key }.map { (entry.pattern.parameters[$0.key].name, $0.value) }
        },
        Member("over", .listOnOneLine(.node), "Nodes over whose patterns it wins because of `over:`.") {
            $0.pattern.over.compactMap(\.target)
        },
        Member("via", .orNull(.listOnOneLine(.node)), "The screens below the node; null: the node decides.") {
            $1.links.placement(ofPattern: $0.index)?.via
        },
        Member("tab", .orNull(.node), "The tab of these screens; null: the node or the first of them decides.") {
            $1.links.placement(ofPattern: $0.index)?.tab
        },
        Member("plan", .orNull(plan), "What its URLs show; null: what the node's `plan` says.") {
            $1.linkPlan(ofPattern: $0.index)
        },
        Member("deprecated", .orNull(deprecation), "Why it will be removed; null if it stays.") {
            $1.graph.deprecation(of: $0.pattern)
        },
    ]

    private static let linkParameter = DocumentType<LinkParameter>.object(
        "linkParameter", "A parameter, and its value if a URL has none.", isOnOneLine: true,
        [
            Member("id", .string, "Its name.") { $0.name },
            Member("values", .word, "How strings are read.") { ValueFormat($0.type) },
            .optional("enum", .string, "Of an enum: its id among `types`.") { parameter, document in
                guard case .enumeration = parameter.type, case .declared(let type) = parameter.base else { return nil }
                return document.graph[type].name.value
            },
            .optional("anyCase", .listOnOneLine(.string), "The raw values that strings in any case stand for.") {
                parameter in
                guard case .enumeration(_, _, let folded) = parameter.type, !folded.isEmpty else { return nil }
                return folded.values.sorted()
            },
            Member("form", .word, "How many values it has.") { $0.form },
            Member("required", .bool, "Some part of the URL must have it.") { $0.isRequired },
            Member("absent", .value, "Its value if a URL has none.") { $0.absent },
        ])

    // MARK: - Paths

    private static let segment = DocumentType<PatternPart<Pattern.Segment>>.object(
        "segment", "A segment of a path.", isOnOneLine: true,
        readingMembers { PatternPart($0.part.reading, of: $0.pattern) } + [
            Member("optional", .bool, "It may be absent, together with all segments after it.") { $0.part.isOptional },
            Member("language", .language, "An index in `languages`: which strings it matches.") { $0.part.language },
        ])

    /// A segment of the path to which a redirect leads.
    static let writtenSegment = DocumentType<PatternPart<Pattern.Reading>>.object(
        "writtenSegment", "A segment of a new path.", isOnOneLine: true, readingMembers { $0 })

    /// The members for the content of a segment, besides the strings that it matches.
    private static func readingMembers<Source>(
        _ reading: @escaping @Sendable (Source) -> PatternPart<Pattern.Reading>
    ) -> [Member<Source>] {
        [
            .optional("literal", .string, "This string, decoded.") { source in
                if case .literal(let text) = reading(source).part { text } else { nil }
            },
            .optional("parameter", .string, "The parameter for its value.") { source in
                let part = reading(source)
                return only(part.part).map { part.name($0.parameter) }
            },
            .optional("prefix", .string, "The literal string before the value.") { source in
                let reading = reading(source).part
                return only(reading) == nil ? nil : reading.text?.prefix
            },
            .optional("suffix", .string, "The literal string after the value.") { source in
                only(reading(source).part)?.suffix
            },
            .optional("text", text, "Several values with literal strings around them.") { source in
                let part = reading(source)
                guard only(part.part) == nil else { return nil }
                return part.part.text.map { PatternPart($0, of: part.pattern) }
            },
        ]
    }

    /// The only value of a segment.
    private static func only(_ reading: Pattern.Reading) -> TextReading.Hole? {
        reading.text.flatMap { $0.holes.count == 1 ? $0.holes[0] : nil }
    }

    private static let text = DocumentType<PatternPart<TextReading>>.object(
        "text", "Values with literal strings around them.", isOnOneLine: true,
        [
            Member("prefix", .string, "The literal string before the first value.") { $0.part.prefix },
            Member("values", .list(hole), "The values. Each ends where its suffix first occurs; the last, at its end.")
            {
                text in
                text.part.holes.map { PatternPart($0, of: text.pattern) }
            },
        ])

    private static let hole = DocumentType<PatternPart<TextReading.Hole>>.object(
        "textValue", "A value in a text.", isOnOneLine: true,
        [
            Member("parameter", .string, "The parameter for the value.") { $0.name($0.part.parameter) },
            Member("suffix", .string, "The literal string after the value.") { $0.part.suffix },
            .optional("optional", .bool, "The value may be absent, together with a slash before it.") {
                $0.part.isOptional ? true : nil
            },
        ])

    private static let hash = DocumentType<PatternPart<Pattern.HashRoute>>.object(
        "hash", "A path in a fragment.",
        [
            Member("segments", .list(segment), "The segments of the path.") { hash in
                hash.part.segments.map { PatternPart($0, of: hash.pattern) }
            },
            Member("rest", .orNull(rest), "Further segments; null: there are none.") { hash in
                hash.part.rest.map { PatternPart($0, of: hash.pattern) }
            },
            Member("query", .list(queryItem), "The query items after the path.") { hash in
                items(of: hash.pattern, isInFragment: true)
            },
        ])

    private static let rest = DocumentType<PatternPart<Pattern.Rest>>.object(
        "rest", "The segments that follow the others.", isOnOneLine: true,
        [
            Member(
                "parameter", .orNull(.string),
                "The parameter for their values: a list, or a string with slashes; null: they are ignored."
            ) { $0.part.parameter.map($0.name) },
            Member("least", .index, "The fewest segments there must be.") { $0.part.least },
            Member("language", .language, "An index in `languages`: which strings each matches.") { $0.part.language },
        ])

    private static let host = DocumentType<PatternPart<Pattern.Host>>.object(
        "linkHost", "A host whose beginning, or all of it, is a value.", isOnOneLine: true,
        [
            Member("parameter", .string, "The parameter for the value.") { $0.name($0.part.parameter) },
            Member("suffix", .string, "What follows the value, such as `.example.com`.") { $0.part.suffix },
            Member("language", .language, "An index in `languages`: which values match.") { $0.part.language },
        ])

    // MARK: - Queries and fragments

    private static let queryItem = DocumentType<PatternPart<Pattern.Item>>.object(
        "queryItem", "A query item. Without `literal`, `parameter` and `text`, its value is required and ignored.",
        isOnOneLine: true, [Member("key", .string, "The decoded key.") { $0.part.key.name.string }] + itemMembers)

    private static let fragment = DocumentType<PatternPart<Pattern.Item>>.object(
        "fragment", "The fragment. Without `literal`, `parameter` and `text`, its value is required and ignored.",
        isOnOneLine: true, itemMembers)

    private static let itemMembers: [Member<PatternPart<Pattern.Item>>] = [
        .optional("literal", .string, "What the first value must be.") { item in
            if case .literal(let text) = item.part.reading { text } else { nil }
        },
        .optional("parameter", .string, "The parameter for its value.") { item in
            item.part.reading.loneParameter.map { item.name($0) }
        },
        .optional("text", text, "Values with literal strings around them.") { item in
            guard item.part.reading.loneParameter == nil else { return nil }
            return item.part.reading.text.map { PatternPart($0, of: item.pattern) }
        },
        Member("optional", .bool, "It may be absent.") { $0.part.values.allowsNone },
        Member("first", .language, "An index in `languages`: which strings the first value matches.") {
            $0.part.values.first
        },
        .optional(
            "readable", .language,
            "An index in `languages`: which strings are values, if others match, too, and count as absent."
        ) { $0.part.readable },
        Member(
            "further", .orNull(.language),
            "An index in `languages`: which strings each further value matches; null: further values are ignored."
        ) { $0.pattern.readsAll($0.part) ? $0.part.values.rest : nil },
    ]
}
