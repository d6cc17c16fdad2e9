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
    /// The URLs that lead nowhere.
    private(set) var exceptions: [Pattern] = []
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
    private var textLanguages: [TextShape: LanguageID?] = [:]
    private var valueLanguages = TypeDictionary<LanguageID?>()

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
        exceptions = compileExceptions(graph.links.except, isFolded: !graph.links.hasCaseSensitivePaths)
        let linked = graph.ids { !$0.links.isEmpty }
        patterns.reserveCapacity(linked.count)
        for node in graph.nodes { checkWholeURLs(node.parameters) }
        for id in linked {
            let parameters = graph.linkParameters(of: id)
            for (number, link) in graph[id].links.enumerated() { compile(link, number, of: id, parameters) }
        }
        RedirectCompiler.compile(&self)
        diagnostics += declared.diagnostics
    }

    mutating func report(
        _ rule: RuleID, _ message: String, at range: SourceRange, notes: [Diagnostic.Note] = [], help: Help? = nil
    ) {
        diagnostics.append(Diagnostic(rule, message, at: range, notes: notes, help: help))
    }

    /// Reports parameters that are the URL itself although they are sensitive, or their type is another
    /// one.
    private mutating func checkWholeURLs(_ parameters: [Parameter]) {
        for parameter in parameters where parameter.isWholeURL {
            if parameter.isSensitive {
                report(
                    "sensitive-in-url", "`\(parameter.name.value)` is the URL itself, so it cannot be sensitive",
                    at: parameter.name.range, help: "leave out `sensitive`, or `from: url`")
            }
            let type = parameter.type
            guard type.isKnown, type.base != .builtin(.url) || type.form == .list else { continue }
            report(
                "edge-type-mismatch", "`\(parameter.name.value)` is `\(type.text)`, but a URL is a `URL`",
                at: type.range, help: Help("write `{type: URL, from: url}`").correcting(.value("URL")))
        }
    }

    // MARK: A node's pattern

    private mutating func compile(
        _ link: LinkPattern, _ number: Int, of id: NodeID, _ parameters: [Parameter]
    ) {
        let scheme = OriginNames.opaqueScheme(in: link.path.value)
        var parser = PatternParser(
            link.path.value, from: scheme.map { $0.utf8.count + 1 } ?? 0, allowsInnerOptionals: true,
            isOpaque: scheme != nil)
        let text = parser.pattern()
        report(parser.problems, in: link.path)
        if let scheme, let other = link.schemes?.first ?? link.hosts?.first {
            report(
                "invalid-pattern", "the pattern is for `\(scheme):` alone, whose URLs have no host", at: other.range,
                help: "leave out `schemes` and `hosts`, or write a path: `/…`")
            return broken.append(text)
        }
        guard !graph[id].hasUnreadParameters else { return broken.append(text) }
        let own = compileExceptions(link.except, isFolded: link.isCaseInsensitive ?? !graph.links.hasCaseSensitivePaths)
        let variants = text.variants
        guard let variants else {
            report(
                "too-complex", "this pattern has too many ways to leave out optional segments in the middle",
                at: link.path.range, help: "write several patterns")
            return broken.append(text)
        }
        let choices = link.hostChoices
        var origins: [OriginRule] = []
        for hosts in choices {
            var isGood = true
            for variant in variants {
                let count = diagnostics.count
                isGood =
                    compile(
                        link, number, of: id, parameters, variant, except: own, hosts,
                        isOneOfSeveral: choices.count * variants.count > 1, isParsed: parser.problems.isEmpty) && isGood
                // The others have the same mistakes.
                if diagnostics.count > count { return }
            }
            guard isGood, let host = hosts?.first, let origin = patterns.last?.origin else { return }
            if let same = origins.firstIndex(of: origin), let other = choices[same]?.first {
                return report(
                    "invalid-host", "`\(host.value)` matches the same URLs as `\(other.value)`", at: host.range,
                    help: .remove)
            }
            origins.append(origin)
        }
    }

    /// Compiles one of the patterns for which a link stands. Returns false if something is wrong, which may be
    /// reported elsewhere.
    private mutating func compile(
        _ link: LinkPattern, _ number: Int, of id: NodeID, _ parameters: [Parameter], _ variant: PatternText.Variant,
        except own: [Pattern], _ hosts: [Located<String>]?, isOneOfSeveral: Bool, isParsed: Bool
    ) -> Bool {
        let text = variant.text
        var binder = PatternBinder(graph[id], parameters, self.parameters.namedByLinks(to: id), link.path)
        let pattern = Pattern(
            owner: .link(id, number), parameters: self.parameters.ofLinks(to: id), text: link.path, range: link.range)
        pattern.over = link.over
        pattern.omittedSegments = variant.omitted.count
        pattern.isVariant = isOneOfSeveral
        pattern.exceptions = exceptions + own
        pattern.ownExceptionCount = own.count
        for name in variant.omitted { _ = binder.bind(name, .optional) }
        pattern.isFolded = link.isCaseInsensitive ?? !graph.links.hasCaseSensitivePaths
        pattern.slash = link.trailingSlash ?? graph.links.trailingSlash
        let isBuilt = build(pattern, from: text, &binder)
        pattern.rejectsUnknownQuery = (link.unknownQuery ?? graph.links.unknownQuery) == .reject
        pattern.origin =
            OriginNames.opaqueScheme(in: link.path.value).map { OriginRule(opaque: $0) }
            ?? OriginRule(schemes: link.schemes?.lowered, hosts: hosts?.lowered)
        let isHostFine = addHost(hosts, to: pattern, &binder)
        let isFixed = fix(link.values, of: pattern, parameters, &binder)
        if pattern.origin.isOpaque, isBuilt, pattern.minSegments == 0 {
            let scheme = pattern.origin.schemes?.first ?? ""
            report(
                "invalid-pattern", "something has to follow `\(scheme):`", at: link.path.range,
                help: "make what follows required: `{name}` in place of `{name?}`, or `+` in place of `*`")
        }
        pattern.wholeURL = binder.named.indices.filter { binder.named[$0].isWholeURL }
        diagnostics += binder.diagnostics
        let isGood =
            isParsed && isBuilt && isHostFine && isFixed && binder.diagnostics.isEmpty
            && (!pattern.origin.isOpaque || pattern.minSegments > 0)
            && reportMissing(pattern, binder, of: id, link, hosts)
        if isGood { patterns.append(pattern) } else { broken.append(text) }
        return isGood
    }

    mutating func report(_ problems: [PatternProblem], in text: SourceText) {
        for problem in problems {
            let rule: RuleID =
                switch problem.kind {
                case .invalid: "invalid-pattern"
                case .wildcardNotLast: "wildcard-not-last"
                case .noURL: "empty-language"
                }
            var help = problem.problem.help
            help?.correction?.range = problem.problem.correctedRange.map { text.range(ofBytes: $0) }
            report(rule, problem.problem.message, at: text.range(ofBytes: problem.problem.range), help: help)
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
                    help: binder.suggestions.didYouMean(value.name.value, among: names) ?? Help(binder.helpText))
                isGood = false
                continue
            }
            guard binder.use(number, at: value.name.range) else { continue }
            let parameter = parameters[number]
            if parameter.isWholeURL {
                report(
                    "duplicate-param", "`\(value.name.value)` is the URL itself, so it has no other value",
                    at: value.name.range, help: "leave it out here, or leave out `from: url`")
                isGood = false
                continue
            }
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
                    "edge-type-mismatch", "`\(value.name.value)` does not fit: \(problem.message)", at: value.range)
                diagnostics[diagnostics.count - 1].correction = problem.correction
                isGood = false
                continue
            }
            pattern.fixed[number] =
                parameter.type.form == .optional && literal.isNull
                ? SpelledValue.none : pattern.parameters[number].type.value(of: literal)
        }
        return isGood
    }

    /// Reports required values that the pattern does not provide. Returns false if there are any.
    private mutating func reportMissing(
        _ pattern: Pattern, _ binder: PatternBinder, of id: NodeID, _ link: LinkPattern, _ hosts: [Located<String>]?
    ) -> Bool {
        var isComplete = true
        let range = link.path.range
        lazy var inOtherHosts = Set((link.hosts ?? []).compactMap { OriginNames.value(in: $0.value)?.name })
        let parameters = binder.parameters
        lazy var marked = PatternText.namesInForeignNotation(in: pattern.text.value)
        lazy var firsts = Dictionary(parameters.indices.map { (parameters[$0].name.value, $0) }) { first, _ in first }
        for number in parameters.indices
        where binder.named[number].isRequired && pattern.fixed[number] == nil && !pattern.reads(number)
            && !binder.named[number].isWholeURL
        {
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
                    help: help(describing: parameter, or: "make it optional")
                        ?? "make it optional, give it a default, or link to a screen that does not need it")
            } else if let host = hosts?.first, inOtherHosts.contains(name) {
                report(
                    "link-missing-param",
                    "the host `\(host.value)` does not contain `\(name)`, which `\(graph[id].name)` needs",
                    at: host.range, notes: [.init("`\(name)` is declared here", at: parameter.name.range)],
                    help: "make it optional, give it a default, or write a pattern of its own for this host")
            } else {
                let help: Help =
                    parameter.isSensitive
                    ? "it is sensitive, so no URL may carry it: make it optional"
                    : marked[name].map { Self.help(writing: name, inPlaceOf: $0, in: pattern.text) }
                        ?? "put `{\(name)}` into the pattern, fix it with `params`, or give it a default"
                report(
                    "link-missing-param", "the pattern does not contain `\(name)`, which `\(graph[id].name)` needs",
                    at: range, notes: [.init("`\(name)` is declared here", at: parameter.name.range)], help: help)
            }
        }
        return isComplete
    }

    /// The help for a parameter in the notation of another router, such as `:id`.
    private static func help(writing name: String, inPlaceOf mark: String, in text: SourceText) -> Help {
        let help = Help("write `{\(name)}` in place of `\(mark)`")
        guard text.value.ranges(of: mark).count == 1 else { return help }
        return help.correcting(.value(text.value.replacing(mark, with: "{\(name)}")), at: text.range)
    }

    /// The end of a sentence that says why no URL can contain the value of a parameter.
    func inMemoryWords(_ parameter: Parameter) -> String {
        undescribedType(of: parameter) == nil
            ? "which lives in memory only" : "of whose values nothing is known"
    }

    /// The app's type, if it could be in URLs but for what the graph does not say of it.
    private func undescribedType(of parameter: Parameter) -> TypeDeclaration? {
        guard case .declared(let id) = parameter.type.base, parameters.isOwn(id), !parameter.isTransient,
            !graph[id].isTransient
        else { return nil }
        return graph[id]
    }

    /// The help for a value of the app's type that could be in URLs.
    private func help(describing parameter: Parameter, or other: String) -> Help? {
        undescribedType(of: parameter).map { type in
            let name = type.appType?.value ?? type.name.value
            return Help("say what its raw values are, with `base` or `cases` beside `swift: \(name)`, or \(other)")
        }
    }

    // MARK: Any pattern

    /// Adds what a pattern's text contains to the pattern. Returns false if something is invalid.
    mutating func build(_ pattern: Pattern, from text: PatternText, _ binder: inout PatternBinder) -> Bool {
        let path = self.path(text.segments, text.tail, isFolded: pattern.isFolded, &binder)
        var isGood = path.isGood
        pattern.segments = path.segments
        pattern.rest = path.rest
        pattern.query.reserveCapacity(text.query.count)
        for item in text.query {
            guard let item = self.item(QueryKey(item.key), item.value, .query, &binder) else {
                isGood = false; continue
            }
            pattern.query.append(item)
        }
        if let fragment = text.fragment {
            pattern.fragment = item(QueryKey(ExactString("")), fragment.value, .fragment, &binder)
            isGood = isGood && pattern.fragment != nil
        }
        if let hash = text.hash { isGood = add(hash, &binder, to: pattern) && isGood }
        pattern.sortQuery()
        return isGood
    }

    /// Adds a hash route: its path becomes the language of the fragment, and its query items are items
    /// of the fragment.
    private mutating func add(
        _ hash: PatternText.HashRoute, _ binder: inout PatternBinder, to pattern: Pattern
    ) -> Bool {
        let path = self.path(hash.segments, hash.tail, isFolded: pattern.isFolded, &binder)
        var isGood = path.isGood
        for item in hash.query {
            let key = QueryKey(item.key, isInFragment: true)
            guard let item = self.item(key, item.value, .query, &binder) else { isGood = false; continue }
            pattern.query.append(item)
        }
        let route = Pattern.HashRoute(segments: path.segments, rest: path.rest)
        do throws(AutomatonBuilder.TooLarge) {
            let language = languages.intern(try route.automaton(languages))
            pattern.fragment = .init(
                key: QueryKey(ExactString("")),
                values: ValueSet(allowsNone: false, first: language, rest: .nothing), reading: .ignored)
            pattern.hash = route
        } catch {
            report(
                "too-complex", "this fragment needs too large an automaton", at: binder.text.range(ofBytes: hash.range),
                help: "use fewer or simpler types in it")
            return false
        }
        return isGood
    }

    private struct Path {
        var segments: [Pattern.Segment] = []
        var rest: Pattern.Rest?
        var isGood = true
    }

    private mutating func path(
        _ segments: [PatternText.LocatedSegment], _ tail: PatternText.Tail?, isFolded: Bool,
        _ binder: inout PatternBinder
    ) -> Path {
        var path = Path()
        path.segments.reserveCapacity(segments.count)
        for part in segments {
            switch part.segment {
            case .literal(let literal):
                path.segments.append(
                    .init(
                        language: languages.literal(literal, isFolded: isFolded), reading: .literal(literal),
                        isOptional: false))
            case .text(let text):
                guard let text = reading(text, .segment, &binder) else { path.isGood = false; continue }
                path.isGood =
                    add(text, part.range, &binder, isOptional: false, isFolded: isFolded, to: &path) && path.isGood
            case .optional(let name):
                guard let number = bind(name, .optional, &binder) else { path.isGood = false; continue }
                path.isGood =
                    add(TextReading(number), part.range, &binder, isOptional: true, isFolded: isFolded, to: &path)
                    && path.isGood
            }
        }
        switch tail {
        case nil: break
        case .ignored(_, let least): path.rest = .init(language: .anySegment, least: least, parameter: nil)
        case .rest(let name, let least):
            if let number = bind(name, .rest, &binder), let language = segmentLanguage(binder.named[number].base) {
                path.rest = .init(language: language, least: least, parameter: number)
            } else {
                path.isGood = false
            }
        }
        return path
    }

    /// Binds the parameters of text. Nil if one of them is wrong.
    private mutating func reading(
        _ text: PatternText.Text, _ position: PatternBinder.Position, _ binder: inout PatternBinder
    ) -> TextReading? {
        var holes: [TextReading.Hole] = []
        for hole in text.holes {
            var position = position
            var isOptional = false
            var takesSlashes = false
            switch hole.mark {
            case .none: break
            case .optional: (position, isOptional) = (.optional, true)
            case .rest(let least): (position, isOptional, takesSlashes) = (.restOfText, least == 0, true)
            }
            guard let number = bind(hole.name, position, &binder) else { continue }
            holes.append(
                .init(parameter: number, suffix: hole.suffix, isOptional: isOptional, takesSlashes: takesSlashes))
        }
        return holes.count == text.holes.count ? TextReading(prefix: text.prefix, holes) : nil
    }

    private mutating func bind(
        _ name: PatternText.Name, _ position: PatternBinder.Position, _ binder: inout PatternBinder
    ) -> Int? {
        let text = binder.text
        return bind(name.text, position, at: text.range(ofBytes: name.range), &binder)
    }

    /// - Parameter range: Only evaluated if there is a mistake.
    private mutating func bind(
        _ name: String, _ position: PatternBinder.Position, at range: @autoclosure () -> SourceRange,
        _ binder: inout PatternBinder
    ) -> Int? {
        guard let number = binder.bind(name, position, at: range()) else { return nil }
        guard binder.checksNames else { return number }
        let isInMemory = binder.named[number].isInMemory
        guard isInMemory || binder.named[number].isSensitive else { return number }
        let parameter = binder.parameters[number]
        let range = range()
        let notes = [Diagnostic.Note("`\(parameter.name.value)` is declared here", at: parameter.name.range)]
        if isInMemory {
            report(
                "transient-in-link", "`\(parameter.name.value)`, \(inMemoryWords(parameter)), cannot be in a URL",
                at: range, notes: notes,
                help: help(describing: parameter, or: "leave it out of the pattern") ?? "leave it out of the pattern")
        } else {
            report(
                "sensitive-in-url", "`\(parameter.name.value)` is sensitive, and may not be in a URL", at: range,
                notes: notes, help: "leave it out of the pattern")
        }
        return nil
    }

    /// Adds the value in the host, if there is one. Returns false if something is wrong, which may be
    /// reported by `invalid-host`.
    private mutating func addHost(
        _ hosts: [Located<String>]?, to pattern: Pattern, _ binder: inout PatternBinder
    ) -> Bool {
        guard let hosts, let written = hosts.first(where: { $0.value.contains("{") }) else { return true }
        guard let host = OriginNames.value(in: written.value) else { return false }
        pattern.origin.hosts = ["*" + host.suffix]
        guard let number = bind(host.name, .host, at: written.range, &binder) else { return false }
        let parameter = binder.parameters[number]
        let isText =
            switch pattern.parameters[number].type {
            case .string, .enumeration: parameter.type.form != .list
            default: false
            }
        guard isText else {
            if case .unknown = parameter.type.base { return false }
            report(
                "invalid-pattern", "`\(host.name)` is `\(parameter.type.text)`, and a host is a String",
                at: written.range, help: "make it a String, or a type of Strings with a `pattern`")
            return false
        }
        guard let spellings = declared.spellings(of: parameter.type.base) else { return false }
        pattern.host = .init(parameter: number, suffix: host.suffix, language: languages.intern(spellings))
        guard spellings != TypeLanguages.texts else { return true }
        guard let accepted = hostNames(spellings, host.suffix) else {
            var shape = TextShape(parameter.type.base, in: .value)
            shape.holes[0].suffix = host.suffix
            declared.reportTooLarge(shape)
            return false
        }
        guard !accepted.isEmpty else {
            report(
                "empty-language", "no URL can match: no value of `\(parameter.type.text)` can be in a host",
                at: written.range,
                help: "hosts are in lower case, and consist of letters, digits and hyphens between dots")
            return false
        }
        pattern.origin.narrowing = accepted
        return true
    }

    /// The host names that consist of a value and a suffix. Nil if there are too many.
    private func hostNames(_ spellings: LanguageAutomaton, _ suffix: String) -> LanguageAutomaton? {
        let all = try? AutomatonBuilder.automaton { (builder) throws(AutomatonBuilder.TooLarge) in
            builder.join(try builder.automaton(spellings), try builder.text(suffix))
        }
        return all?.intersection(HostClasses.hostNames, limit: AutomatonBuilder.stateLimit)?.minimized
    }

    private mutating func add(
        _ text: TextReading, _ range: Range<Int>, _ binder: inout PatternBinder, isOptional: Bool,
        isFolded: Bool, to path: inout Path
    ) -> Bool {
        guard let language = language(of: text, in: .segment, isFolded: isFolded, range, &binder) else { return false }
        path.segments.append(.init(language: language, reading: .text(text), isOptional: isOptional))
        return true
    }

    /// The strings that text with parameters matches. Nil if there are none, which has been reported.
    private mutating func language(
        of text: TextReading, in part: TextShape.Part, isFolded: Bool = false, _ range: Range<Int>,
        _ binder: inout PatternBinder
    ) -> LanguageID? {
        var shape = TextShape(text, { binder.named[$0].base }, in: part)
        shape.isFolded = isFolded
        guard let language = language(of: shape) else { return nil }
        guard language == .nothing else { return language }
        let types = text.holes.map { "`\(binder.parameters[$0.parameter].type.text)`" }
        let part =
            switch part {
            case .segment: "segment"
            case .value: "value"
            case .fragment: "fragment"
            }
        report(
            "empty-language",
            types.count == 1
                ? "no URL has such a \(part): no value of \(types[0]) can be one"
                : "no URL has such a \(part): no values of \(listed(types)) make one",
            at: binder.text.range(ofBytes: range))
        return nil
    }

    private mutating func item(
        _ key: QueryKey, _ value: PatternText.Value, _ position: PatternBinder.Position,
        _ binder: inout PatternBinder
    ) -> Pattern.Item? {
        let rest: LanguageID = position == .fragment ? .nothing : .anyValue
        switch value {
        case .literal(let text):
            // An item without `=` is read like one with an empty value.
            let language =
                text.isEmpty && position == .query
                ? languages.intern(TypeLanguages.withBare(LanguageAutomaton(""))) : languages.literal(text)
            return .init(
                key: key, values: ValueSet(allowsNone: false, first: language, rest: rest), reading: .literal(text))
        case .text(let text):
            guard let name = text.loneName else {
                guard let reading = reading(text, .text, &binder), let last = text.holes.last else { return nil }
                let range = text.holes[0].name.range.lowerBound..<last.name.range.upperBound
                if let problem = text.pathProblem {
                    report(
                        "invalid-pattern", "\(problem), in a value that is read like a path",
                        at: binder.text.range(ofBytes: range), help: "leave that segment out")
                    return nil
                }
                let part: TextShape.Part = position == .fragment ? .fragment : .value
                guard let language = language(of: reading, in: part, range, &binder) else { return nil }
                return .init(
                    key: key, values: ValueSet(allowsNone: false, first: language, rest: rest), reading: .text(reading))
            }
            guard let number = bind(name, position, &binder) else { return nil }
            let parameter = binder.named[number]
            let allowsNone = !parameter.isRequired && !name.isRequired
            let reading = Pattern.Reading.text(TextReading(number))
            if position == .fragment {
                guard let language = fragmentLanguage(number, name, binder) else { return nil }
                if parameter.ignoresUnreadable {
                    var values = ValueSet.anyFragment
                    values.allowsNone = allowsNone
                    return .init(key: key, values: values, reading: reading, readable: language)
                }
                return .init(
                    key: key, values: ValueSet(allowsNone: allowsNone, first: language, rest: rest), reading: reading)
            }
            guard let language = valueLanguage(parameter.base) else { return nil }
            if parameter.ignoresUnreadable {
                var values = ValueSet.any
                values.allowsNone = allowsNone
                return .init(key: key, values: values, reading: reading, readable: language)
            }
            let isList = parameter.form == .list
            return .init(
                key: key,
                values: ValueSet(allowsNone: allowsNone, first: language, rest: isList ? language : rest),
                reading: reading)
        }
    }

    // MARK: Languages

    /// The language of a segment that is a value. Nil if the type has no language.
    mutating func segmentLanguage(_ base: TypeUse.Base) -> LanguageID? {
        language(of: TextShape(base, in: .segment))
    }

    /// The language of text with parameters. Nil if a type has no language.
    private mutating func language(of shape: TextShape) -> LanguageID? {
        let isBareSegment = shape.isBare && shape.part == .segment
        if let known = isBareSegment ? bareSegments[shape.holes[0].base] : textLanguages[shape] { return known }
        let language = makeLanguage(of: shape)
        if isBareSegment {
            bareSegments[shape.holes[0].base] = .some(language)
        } else {
            textLanguages[shape] = .some(language)
        }
        return language
    }

    private mutating func makeLanguage(of shape: TextShape) -> LanguageID? {
        var spellings: [LanguageAutomaton] = []
        for hole in shape.holes {
            guard let all = declared.spellings(of: hole.base) else { return nil }
            spellings.append(all)
        }
        let isFolded = shape.isFolded
        do throws(AutomatonBuilder.TooLarge) {
            // No value in a path is empty, even next to other text.
            let whole =
                shape.isBare
                ? (spellings[0].acceptsEmpty ? spellings[0].without("") : spellings[0])
                : try shape.automaton(spellings, isFolded: isFolded)
            switch shape.part {
            case .segment:
                return whole.isOfPlainSegments
                    ? languages.intern(whole)
                    : whole.intersection(TypeLanguages.segments).map { languages.intern($0.minimized) }
            case .value: return languages.intern(whole)
            case .fragment:
                // A value at the start does not make it a hash route.
                return shape.prefix.isEmpty
                    ? whole.subtracting(.startingWithSlash).map { languages.intern($0.minimized) }
                    : languages.intern(whole)
            }
        } catch {
            declared.reportTooLarge(shape)
            return nil
        }
    }

    /// The language of a fragment that is a value. A String may be any fragment, even a hash route.
    private mutating func fragmentLanguage(
        _ number: Int, _ name: PatternText.Name, _ binder: PatternBinder
    ) -> LanguageID? {
        guard let spellings = declared.spellings(of: binder.named[number].base) else { return nil }
        if spellings == TypeLanguages.texts { return .anyFragment }
        if let route = spellings.intersection(.startingWithSlash)?.shortest {
            let text = String(String.UnicodeScalarView(route.compactMap(Unicode.Scalar.init)))
            report(
                "invalid-pattern",
                "`\(name.text)` can be `\(text)`, but a fragment that begins with `/` is a path of its own",
                at: binder.text.range(ofBytes: name.range),
                help: "write the path: `#/…`, or make it a String, which takes any fragment")
            return nil
        }
        return languages.intern(spellings)
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
