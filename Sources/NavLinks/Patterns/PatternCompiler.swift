import NavGraph
import NavSyntax

/// Compiles the patterns of a graph, and reports what is wrong with each by itself.
struct PatternCompiler {
    let graph: Graph
    let parameters: LinkParameters
    var languages = Languages()
    var declared: DeclaredLanguages
    var patterns: [Pattern] = []
    /// The patterns of links that are wrong and have been reported. A redirect to one of them is
    /// not another mistake.
    private(set) var broken: [PatternText] = []
    var diagnostics: [Diagnostic] = []
    /// By index in `redirects:`.
    var destinations: [Int: RedirectDestination] = [:]
    /// Diagnostics for redirects whose targets disagree, to be reported only if the targets
    /// themselves are fine.
    var disagreements: [Disagreement] = []

    struct Disagreement {
        var diagnostic: Diagnostic
        var targets: [Pattern.Owner]
    }

    /// The languages of segments that consist of a value alone, as most do.
    private var bareSegments = TypeDictionary<LanguageID?>()
    private var segmentLanguages: [SegmentKey: LanguageID?] = [:]
    private var valueLanguages = TypeDictionary<LanguageID?>()

    private struct SegmentKey: Hashable {
        var prefix: String
        var base: TypeUse.Base
        var suffix: String
    }

    init(_ graph: Graph, _ parameters: LinkParameters) {
        self.graph = graph
        self.parameters = parameters
        declared = DeclaredLanguages(graph)
    }

    /// The diagnostics for redirects whose targets disagree, without those whose targets are in
    /// conflict themselves.
    func disagreements(beside conflicts: [LinkConflict]) -> [Diagnostic] {
        guard !disagreements.isEmpty else { return [] }
        let pairs = conflicts.compactMap { conflict -> Set<Pattern.Owner>? in
            switch conflict {
            case .ambiguous(let ambiguity): [patterns[ambiguity.first].owner, patterns[ambiguity.second].owner]
            case .duplicate(let first, let second): [patterns[first].owner, patterns[second].owner]
            default: nil
            }
        }
        return disagreements.filter { disagreement in
            !pairs.contains { $0.isSubset(of: disagreement.targets) }
        }
        .map(\.diagnostic)
    }

    mutating func compile() {
        // Types that no URL uses are checked, too.
        for index in graph.types.indices { _ = declared.spellings(of: .declared(TypeID(index))) }
        let linked = graph.ids { !$0.links.isEmpty }
        patterns.reserveCapacity(linked.count)
        for id in linked {
            let parameters = graph.linkParameters(of: id)
            for (number, link) in graph[id].links.enumerated() { compile(link, number, of: id, parameters) }
        }
        RedirectCompiler.compile(&self)
        diagnostics += declared.diagnostics
    }

    mutating func report(
        _ rule: RuleID, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [], help: String? = nil
    ) {
        diagnostics.append(Diagnostic(rule, message, at: range, notes: notes, help: help))
    }

    // MARK: A node's pattern

    private mutating func compile(
        _ link: LinkPattern, _ number: Int, of id: NodeID, _ parameters: [Parameter]
    ) {
        var parser = PatternParser(link.path.value)
        let text = parser.pattern()
        report(parser.problems, in: link.path)
        guard !graph[id].hasUnreadParameters else { return broken.append(text) }
        var binder = PatternBinder(graph[id], parameters, self.parameters.namedByLinks(to: id), link.path)
        let pattern = Pattern(
            owner: .link(id, number), parameters: self.parameters.ofLinks(to: id), text: link.path, range: link.range)
        pattern.over = link.over
        let isBuilt = build(pattern, from: text, &binder)
        pattern.rejectsUnknownQuery = (link.unknownQuery ?? graph.links.unknownQuery) == .reject
        pattern.origin = OriginRule(
            schemes: link.schemes.map { $0.map { $0.value.lowercased() }.uniqued() },
            hosts: link.hosts.map { $0.map { $0.value.lowercased() }.uniqued() })
        let isFixed = fix(link.values, of: pattern, parameters, &binder)
        diagnostics += binder.diagnostics
        let isGood =
            parser.problems.isEmpty && isBuilt && isFixed && binder.diagnostics.isEmpty
            && reportMissing(pattern, binder, of: id, at: link.path.range)
        if isGood { patterns.append(pattern) } else { broken.append(text) }
    }

    mutating func report(_ problems: [PatternProblem], in text: SourceText) {
        for problem in problems {
            let rule: RuleID =
                switch problem.kind {
                case .invalid: "invalid-pattern"
                case .wildcardNotLast: "wildcard-not-last"
                case .noURL: "empty-language"
                }
            report(
                rule, problem.problem.message, at: text.range(ofBytes: problem.problem.range),
                help: problem.problem.help)
        }
    }

    /// Sets the values that the URL does not contain. Returns false if one is wrong.
    mutating func fix(
        _ values: [FixedValue], of pattern: Pattern, _ parameters: [Parameter], _ binder: inout PatternBinder
    ) -> Bool {
        var isGood = true
        for value in values {
            guard let number = parameters.firstIndex(where: { $0.name.value == value.name.value }) else {
                let names = parameters.map(\.name.value)
                report(
                    "param-unbound", "\(binder.owner) has no parameter `\(value.name.value)`", at: value.name.range,
                    help: binder.suggestions.didYouMean(value.name.value, among: names) ?? binder.helpText)
                isGood = false
                continue
            }
            guard binder.use(number, at: value.name.range) else { continue }
            let parameter = parameters[number]
            guard case .literal(let literal) = value.value else {
                report(
                    "edge-type-mismatch", "a pattern has no source whose parameter could be the value",
                    at: value.range, help: "write the value itself")
                isGood = false
                continue
            }
            if let problem = graph.problem(with: literal, as: parameter.type)
                ?? declared.problem(with: literal, as: parameter.type)
            {
                report(
                    "edge-type-mismatch", "`\(value.name.value)` does not fit: \(problem)", at: value.range)
                isGood = false
                continue
            }
            pattern.fixed[number] =
                parameter.type.form == .optional && literal.isNull
                ? LinkValue.none : pattern.parameters[number].type.value(of: literal)
        }
        return isGood
    }

    /// Reports required values that the pattern does not provide. Returns false if there are any.
    private mutating func reportMissing(
        _ pattern: Pattern, _ binder: PatternBinder, of id: NodeID, at range: SourceRange
    ) -> Bool {
        var isComplete = true
        let parameters = binder.parameters
        lazy var marked = PatternText.namesInForeignNotation(in: pattern.text.value)
        lazy var firsts = Dictionary(parameters.indices.map { (parameters[$0].name.value, $0) }) { first, _ in first }
        for number in parameters.indices
        where binder.named[number].isRequired && pattern.fixed[number] == nil && !pattern.reads(number) {
            isComplete = false
            let parameter = parameters[number]
            let name = parameter.name.value
            // A duplicate name has been reported.
            guard firsts[name] == number else { continue }
            if binder.named[number].isInMemory {
                report(
                    "transient-in-link",
                    "`\(graph[id].name)` cannot have a URL: it needs `\(name)`, \(inMemoryWords(parameter))", at: range,
                    notes: [.init("`\(name)` is declared here", at: parameter.name.range)],
                    help: "make it optional, give it a default, or link to a screen that does not need it")
            } else {
                let help =
                    parameter.isSensitive
                    ? "it is sensitive, so no URL may carry it: make it optional"
                    : marked[name].map { "write `{\(name)}` in place of `\($0)`" }
                        ?? "put `{\(name)}` into the pattern, fix it with `params`, or give it a default"
                report(
                    "link-missing-param", "the pattern does not contain `\(name)`, which `\(graph[id].name)` needs",
                    at: range, notes: [.init("`\(name)` is declared here", at: parameter.name.range)], help: help)
            }
        }
        return isComplete
    }

    /// The end of a sentence that says why no URL can contain the value of a parameter.
    func inMemoryWords(_ parameter: Parameter) -> String {
        if case .declared(let id) = parameter.type.base, parameters.isOwn(id), !parameter.isTransient,
            !graph[id].isTransient
        {
            return "whose type is the app's own, so no URL can contain it"
        }
        return "which lives in memory only"
    }

    // MARK: Any pattern

    /// Adds what a pattern's text contains to the pattern. Returns false if something is invalid.
    mutating func build(_ pattern: Pattern, from text: PatternText, _ binder: inout PatternBinder) -> Bool {
        var isGood = true
        pattern.segments.reserveCapacity(text.segments.count)
        for part in text.segments {
            switch part.segment {
            case .literal(let literal):
                pattern.segments.append(
                    .init(language: literalLanguage(literal), reading: .literal(literal), isOptional: false))
            case .parameter(let prefix, let name, let suffix):
                guard let number = bind(name, .segment, &binder) else { isGood = false; continue }
                isGood = add(number, prefix, suffix, part.range, &binder, to: pattern) && isGood
            case .optional(let name):
                guard let number = bind(name, .optional, &binder) else { isGood = false; continue }
                isGood = add(number, "", "", part.range, &binder, to: pattern) && isGood
                if !pattern.segments.isEmpty { pattern.segments[pattern.segments.count - 1].isOptional = true }
            }
        }
        switch text.tail {
        case nil: break
        case .ignored: pattern.rest = .init(language: .anySegment, least: 0, parameter: nil)
        case .rest(let name, let least):
            if let number = bind(name, .rest, &binder),
                let language = segmentLanguage("", binder.named[number].base, "")
            {
                pattern.rest = .init(language: language, least: least, parameter: number)
            } else {
                isGood = false
            }
        }
        pattern.query.reserveCapacity(text.query.count)
        for item in text.query {
            guard let item = self.item(item.key, item.value, .query, &binder) else { isGood = false; continue }
            pattern.query.append(item)
        }
        pattern.sortQuery()
        if let fragment = text.fragment {
            pattern.fragment = item(ExactString(""), fragment.value, .fragment, &binder)
            isGood = isGood && pattern.fragment != nil
        }
        return isGood
    }

    private mutating func bind(
        _ name: PatternText.Name, _ position: PatternBinder.Position, _ binder: inout PatternBinder
    ) -> Int? {
        guard let number = binder.bind(name, position) else { return nil }
        guard binder.checksNames else { return number }
        let isInMemory = binder.named[number].isInMemory
        guard isInMemory || binder.named[number].isSensitive else { return number }
        let parameter = binder.parameters[number]
        let range = binder.text.range(ofBytes: name.range)
        let notes = [Diagnostic.Note("`\(parameter.name.value)` is declared here", at: parameter.name.range)]
        if isInMemory {
            report(
                "transient-in-link", "`\(parameter.name.value)`, \(inMemoryWords(parameter)), cannot be in a URL",
                at: range, notes: notes, help: "leave it out of the pattern")
        } else {
            report(
                "sensitive-in-url", "`\(parameter.name.value)` is sensitive, and may not be in a URL", at: range,
                notes: notes, help: "leave it out of the pattern")
        }
        return nil
    }

    private mutating func add(
        _ number: Int, _ prefix: String, _ suffix: String, _ range: Range<Int>, _ binder: inout PatternBinder,
        to pattern: Pattern
    ) -> Bool {
        guard let language = segmentLanguage(prefix, binder.named[number].base, suffix) else { return false }
        if language == .nothing {
            report(
                "empty-language",
                "no URL has such a segment: no value of `\(binder.parameters[number].type.text)` can be one",
                at: binder.text.range(ofBytes: range))
            return false
        }
        pattern.segments.append(
            .init(
                language: language, reading: .parameter(number, prefix: prefix, suffix: suffix), isOptional: false))
        return true
    }

    private mutating func item(
        _ key: ExactString, _ value: PatternText.Value, _ position: PatternBinder.Position,
        _ binder: inout PatternBinder
    ) -> Pattern.Item? {
        switch value {
        case .literal(let text):
            // An item without `=` is read like one with an empty value.
            let language =
                text.isEmpty && position == .query
                ? languages.intern(TypeLanguages.withBare(Automaton(""))) : languages.literal(text)
            return .init(
                key: key,
                values: ValueSet(
                    allowsNone: false, first: language, rest: position == .fragment ? .nothing : .anyValue),
                reading: .literal(text))
        case .parameter(let name):
            guard let number = bind(name, position, &binder) else { return nil }
            let parameter = binder.named[number]
            if position == .fragment {
                guard let spellings = declared.spellings(of: parameter.base) else { return nil }
                let language = languages.intern(spellings)
                return .init(
                    key: key,
                    values: ValueSet(allowsNone: !parameter.isRequired, first: language, rest: .nothing),
                    reading: .parameter(number))
            }
            guard let language = valueLanguage(parameter.base) else { return nil }
            let isList = parameter.form == .list
            return .init(
                key: key,
                values: ValueSet(
                    allowsNone: !parameter.isRequired, first: language, rest: isList ? language : .anyValue),
                reading: .parameter(number))
        }
    }

    // MARK: Languages

    mutating func literalLanguage(_ text: String) -> LanguageID {
        languages.literal(text, isFolded: !graph.links.hasCaseSensitivePaths)
    }

    /// The language of a segment with a value between literal strings. Nil if the type has no
    /// language.
    mutating func segmentLanguage(_ prefix: String, _ base: TypeUse.Base, _ suffix: String) -> LanguageID? {
        let isBare = prefix.isEmpty && suffix.isEmpty
        let key = SegmentKey(prefix: prefix, base: base, suffix: suffix)
        if let known = isBare ? bareSegments[base] : segmentLanguages[key] { return known }
        var language: LanguageID?
        if let all = declared.spellings(of: base) {
            // No value in a path is empty, even next to other text.
            let spellings = all.acceptsEmpty ? all.without("") : all
            let isFolded = !graph.links.hasCaseSensitivePaths
            do throws(AutomatonBuilder.TooLarge) {
                let whole =
                    isBare
                    ? spellings
                    : try AutomatonBuilder.automaton { (builder) throws(AutomatonBuilder.TooLarge) in
                        let front = try builder.text(prefix, isFolded: isFolded)
                        let middle = try builder.automaton(spellings)
                        let back = try builder.text(suffix, isFolded: isFolded)
                        return builder.join(builder.join(front, middle), back)
                    }
                language =
                    whole.isOfPlainSegments
                    ? languages.intern(whole)
                    : whole.intersection(TypeLanguages.segments).map { languages.intern($0.minimized) }
            } catch {
                declared.reportTooLarge(base, prefix, suffix)
            }
        }
        if isBare { bareSegments[base] = .some(language) } else { segmentLanguages[key] = .some(language) }
        return language
    }

    private mutating func valueLanguage(_ base: TypeUse.Base) -> LanguageID? {
        if let known = valueLanguages[base] { return known }
        let language = declared.spellings(of: base).map { spellings -> LanguageID in
            let isBool = base == .builtin(.bool)
            return languages.intern(spellings.acceptsEmpty || isBool ? TypeLanguages.withBare(spellings) : spellings)
        }
        valueLanguages[base] = .some(language)
        return language
    }
}
