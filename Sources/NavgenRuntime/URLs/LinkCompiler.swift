/// Where a URL has the value of a parameter.
nonisolated struct LinkSource: Sendable {
    enum Part: Sendable {
        case none
        /// A segment, or all segments from one on.
        case segment(Int), rest(Int)
        /// A query item with a key.
        case item([UInt8])
        case fragment, wholeURL
        /// The host, without the text after the value.
        case host(suffix: Int)
    }

    var part = Part.none
    /// Whether it is in the path or the query in the fragment.
    var isInHash = false
    /// The index of the text of which the value is a part, and the number of the value in it; `nil` if it is the whole
    /// part of the URL.
    var text: (rule: Int, number: Int)?
    /// The value that is fixed by the pattern or omitted in its URLs.
    var absent: [String]?
    /// The check of the values that can be read, if others count as absent.
    var readable: LinkCheck?
    /// The raw values, if URLs may spell them in any case.
    var choices: [String] = []
}

/// Makes from the lines of a table what URLs are read with.
nonisolated struct LinkCompiler {
    private var builder: LinkTrieBuilder
    private(set) var patterns: [LinkReader.Pattern] = []
    /// The URLs that lead nowhere.
    private(set) var exceptions: [LinkReader.Exception] = []
    private(set) var origins: [LinkOrigins.Rule] = []
    private var originIndices: [LinkOrigins.Rule: Int] = [:]
    private var parser: LinkLineParser
    private var literals: [[UInt8]] = []
    private var literalIndices: [[UInt8]: Int] = [:]
    private let ignoresCase: Bool
    /// The sources of each pattern, by parameter.
    private(set) var sources: [[LinkSource]] = []

    init(_ parser: LinkLineParser, _ rules: LinkRules) {
        self.parser = parser
        ignoresCase = rules.ignoresCase
        builder = LinkTrieBuilder(ignoringCase: rules.ignoresCase)
        exceptions = rules.exceptions.map { text, ignoresCase in
            exception(parser.exception(TableText(text)), ignoringCase: ignoresCase)
        }
    }

    var trie: LinkTrie { LinkTrie(builder) }

    var checks: LinkChecks { LinkChecks(types: parser.types, literals: literals, texts: parser.texts) }

    mutating func add(_ line: LinkLine) {
        sources.append([])
        addPath(line)
        let fragment = line.fragment.map { item($0, key: "", .init(part: .fragment)) }
        let ignoringCase = ignoresCase || line.ignoresCase
        let hash = line.hash.map { self.path($0, isInHash: true, ignoringCase: ignoringCase) }
        for hole in line.fixed { note(hole, .init()) }
        if let host = line.host { note(host.hole, .init(part: .host(suffix: host.suffix.utf8.count))) }
        for parameter in line.wholeURL { note(.init(parameter: parameter), .init(part: .wholeURL)) }
        patterns.append(
            .init(
                items: items(line.route), fragment: fragment, hash: hash, origin: rule(line.origin), slash: line.slash,
                rejectsUnknownKeys: line.rejectsUnknownKeys,
                host: line.host.map { ($0.hole.check, $0.suffix.utf8.count) },
                exceptions: line.exceptions.map { exception($0, ignoringCase: ignoringCase) }))
    }

    private mutating func exception(_ line: LinkLine, ignoringCase: Bool) -> LinkReader.Exception {
        .init(
            route: path(line.route, isInHash: false, ignoringCase: ignoringCase),
            fragment: line.fragment.map { item($0, key: "", .init(part: .fragment)) },
            hash: line.hash.map { path($0, isInHash: true, ignoringCase: ignoringCase) })
    }

    private mutating func rule(_ rule: LinkOrigins.Rule) -> Int {
        if let index = originIndices[rule] { return index }
        originIndices[rule] = origins.count
        origins.append(rule)
        return origins.count - 1
    }

    private mutating func note(_ hole: LinkLine.Hole, _ source: LinkSource) {
        guard let parameter = hole.parameter else { return }
        var source = source
        source.absent = hole.absent
        if hole.ignoresUnreadable { source.readable = hole.check }
        if hole.check.kind == .declared,
            case .cases(let values, ignoresCase: true) = parser.types[hole.check.index]
        {
            source.choices = values
        }
        let last = sources.count - 1
        while sources[last].count <= parameter { sources[last].append(.init()) }
        sources[last][parameter] = source
    }

    // MARK: - Paths

    private mutating func addPath(_ line: LinkLine) {
        let number = patterns.count
        var node = 0
        for (index, segment) in line.route.path.enumerated() {
            switch segment {
            case .literal(let text):
                node =
                    line.ignoresCase
                    ? builder.branch(literal(text, .folded), of: node, number) : builder.literal(text, of: node)
            case .text(let text):
                if text.loneHole?.absent != nil { builder.end(number, at: node) }
                let source = LinkSource(part: .segment(index))
                let check = check(text, source, in: .segment, ignoringCase: ignoresCase || line.ignoresCase)
                node = builder.branch(check, of: node, number)
            case .rest(let hole):
                if hole.repetition == .any { builder.end(number, at: node) }
                note(hole, .init(part: .rest(index)))
                node = builder.branch(hole.check, isRest: true, of: node, number)
            case .anything(let least):
                if least == 0 { builder.end(number, at: node) }
                node = builder.branch(.string, isRest: true, of: node, number)
            }
        }
        builder.end(number, at: node)
    }

    private mutating func path(_ route: LinkLine.Route, isInHash: Bool, ignoringCase: Bool) -> LinkReader.Route {
        var checks: [LinkCheck] = []
        var least = 0
        var rest: LinkCheck?
        for (index, segment) in route.path.enumerated() {
            switch segment {
            case .literal(let text):
                checks.append(literal(text, ignoringCase ? .folded : .literal))
                least = checks.count
            case .text(let text):
                let source = LinkSource(part: .segment(index), isInHash: isInHash)
                checks.append(check(text, source, in: .segment, ignoringCase: ignoringCase))
                if text.loneHole?.absent == nil { least = checks.count }
            case .rest(let hole):
                note(hole, .init(part: .rest(index), isInHash: isInHash))
                rest = hole.check
                if hole.repetition == .atLeastOne { least = checks.count + 1 }
            case .anything(let count):
                rest = .string
                if count > 0 { least = checks.count + 1 }
            }
        }
        return .init(segments: checks, least: least, rest: rest, items: items(route, isInHash: isInHash))
    }

    // MARK: - Checks

    /// The check of a text, whose values are in a part of the URL.
    private mutating func check(
        _ text: LinkLine.Text, _ source: LinkSource, in part: LinkTextRule.Part, ignoringCase: Bool = false
    ) -> LinkCheck {
        let check = parser.check(text, in: part, ignoringCase: ignoringCase)
        for (number, part) in text.parts.enumerated() {
            var source = source
            if text.loneHole == nil { source.text = (check.index, number) }
            note(part.hole, source)
        }
        return check
    }

    private mutating func literal(_ text: String, _ kind: LinkCheck.Kind) -> LinkCheck {
        let bytes = Array(text.utf8)
        let index = literalIndices[bytes] ?? literals.count
        if index == literals.count {
            literals.append(bytes)
            literalIndices[bytes] = index
        }
        return LinkCheck(kind: kind, index: index)
    }

    private mutating func items(_ route: LinkLine.Route, isInHash: Bool = false) -> [LinkReader.Item] {
        route.query.map { item($0.value, key: $0.key, .init(part: .item(Array($0.key.utf8)), isInHash: isInHash)) }
    }

    private mutating func item(_ value: LinkLine.Value, key: String, _ source: LinkSource) -> LinkReader.Item {
        let key = Array(key.utf8)
        switch value {
        case .literal(let text):
            return .init(key: key, check: literal(text, .literal), isRequired: true, isList: false)
        case .text(let text):
            let part: LinkTextRule.Part = if case .fragment = source.part { .fragment } else { .value }
            let hole = text.loneHole
            return .init(
                key: key, check: check(text, source, in: part),
                isRequired: hole.map { $0.isRequired || $0.absent == nil && $0.repetition != .any } ?? true,
                isList: hole.map { $0.repetition != .none } ?? false,
                ignoresUnreadable: hole?.ignoresUnreadable ?? false)
        }
    }
}
