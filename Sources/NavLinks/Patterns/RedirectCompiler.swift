import NavGraph
import NavSyntax

/// Compiles redirects, each after the redirects that it leads to.
struct RedirectCompiler {
    enum State { case untouched, inProgress, done }

    let graph: Graph
    private(set) var old: [PatternText] = []
    private(set) var states: [State]
    private(set) var compiled: [Int: Pattern] = [:]
    /// By redirect to another path: its parameters, with the types that they have in the target.
    private(set) var parameters: [Int: [Parameter]] = [:]
    /// The patterns of nodes by their first segment if it is a literal. Others are under nil.
    private(set) var index: [String?: [Int]] = [:]
    private var redirectIndex: [String?: [Int]] = [:]
    /// Whether some pattern of a node ignores case, so that literals do not find it in the index.
    let ignoresCase: Bool
    /// The URLs that lead nowhere.
    private let exceptions: [Pattern]
    var origins: RedirectOrigins
    var suggestions = Suggestions()

    static func compile(_ compiler: inout PatternCompiler) {
        guard !compiler.graph.redirects.isEmpty else { return }
        var redirects = RedirectCompiler(&compiler)
        for number in compiler.graph.redirects.indices { redirects.compile(number, &compiler) }
        for number in compiler.graph.redirects.indices {
            if let pattern = redirects.compiled[number] { compiler.patterns.append(pattern) }
        }
    }

    private init(_ compiler: inout PatternCompiler) {
        graph = compiler.graph
        states = [State](repeating: .untouched, count: graph.redirects.count)
        origins = RedirectOrigins(graph, compiler.patterns)
        ignoresCase = compiler.patterns.contains(where: \.isFolded)
        exceptions = compiler.exceptions
        for (number, pattern) in compiler.patterns.enumerated() {
            var first: String?
            if case .literal(let text)? = pattern.segments.first?.reading { first = text }
            index[first, default: []].append(number)
        }
        for (number, redirect) in graph.redirects.enumerated() {
            var parser = PatternParser(redirect.pattern.value, from: origins.pathStarts[number])
            let text = parser.pattern()
            compiler.report(parser.problems, in: redirect.pattern)
            if !parser.problems.isEmpty { states[number] = .done }
            old.append(text)
            var first: String?
            if case .literal(let text)? = text.segments.first?.segment { first = text }
            redirectIndex[first, default: []].append(number)
        }
    }

    /// Compiles a redirect after those that it leads to. Iterative, since a chain may be as long as
    /// the file.
    private mutating func compile(_ first: Int, _ compiler: inout PatternCompiler) {
        guard states[first] == .untouched else { return }
        var stack = [(number: first, rest: begin(first)[...])]
        while let (number, rest) = stack.last {
            if let next = rest.first {
                stack[stack.count - 1].rest = rest.dropFirst()
                if states[next] == .untouched { stack.append((next, begin(next)[...])) }
                continue
            }
            stack.removeLast()
            switch graph.redirects[number].destination {
            case .node(let reference, let values):
                if let node = reference.target, !graph[node].hasUnreadParameters {
                    compileNode(number, node, values, &compiler)
                }
            case .pattern(let text): compilePath(number, text, &compiler)
            case .carried(let name, let otherwise, let values):
                compileCarried(number, name, otherwise, values, &compiler)
            }
            states[number] = .done
        }
    }

    /// Marks a redirect as being compiled, and returns the redirects that it may lead to.
    private mutating func begin(_ number: Int) -> [Int] {
        states[number] = .inProgress
        guard case .pattern(let text) = graph.redirects[number].destination else { return [] }
        var parser = PatternParser(text.value)
        return successors(of: number, parser.pattern())
    }

    /// The redirects whose old URL may match a path that this redirect makes.
    mutating func successors(of number: Int, _ path: PatternText) -> [Int] {
        similar(to: path, number).filter { !leavesOutFragment(number) || !old[$0].needsFragment }
    }

    /// Whether the fragment of the old URL is not passed on, because the redirect names it.
    func leavesOutFragment(_ number: Int) -> Bool { old[number].fragment != nil || old[number].hash != nil }

    /// The redirects whose old URL has a path like one that this redirect makes.
    mutating func similar(to path: PatternText, _ number: Int) -> [Int] {
        var first: String?
        if case .literal(let text)? = path.segments.first?.segment { first = text }
        let keys: [String?] =
            first == nil || !graph.links.hasCaseSensitivePaths ? Array(redirectIndex.keys) : [first, nil]
        return keys.flatMap { redirectIndex[$0] ?? [] }.sorted().filter {
            looksLike(old[$0], path) && origins.overlap(origins.rules[number], origins.rules[$0])
        }
    }

    /// The help for a name that is not a parameter of the node.
    private static func helpText(for parameters: [Parameter], of node: Node) -> String {
        parameters.isEmpty
            ? "leave it out: `\(node.name)` takes no values"
            : "write the name that the value has there: \(listed(parameters.map(\.name.value)))"
    }

    // MARK: To a node

    private mutating func compileNode(
        _ number: Int, _ node: NodeID, _ values: [FixedValue], _ compiler: inout PatternCompiler
    ) {
        let redirect = graph.redirects[number]
        let parameters = graph.linkParameters(of: node)
        var binder = PatternBinder(
            owner: graph[node].name, parameters: parameters, compiler.parameters.namedByLinks(to: node),
            text: redirect.pattern, checksNames: true, helpText: Self.helpText(for: parameters, of: graph[node]))
        let pattern = self.pattern(number, compiler.parameters.ofLinks(to: node))
        let isBuilt = compiler.build(pattern, from: old[number], &binder)
        let isFixed = compiler.fix(values, of: pattern, parameters, &binder)
        pattern.wholeURL = binder.named.indices.filter { binder.named[$0].isWholeURL }
        compiler.diagnostics += binder.diagnostics
        guard isBuilt, isFixed, binder.diagnostics.isEmpty else { return }
        let read = pattern.readParameters
        let missing = parameters.indices.filter {
            parameters[$0].isRequired && !read.contains($0) && pattern.fixed[$0] == nil && !parameters[$0].isWholeURL
        }
        for index in missing {
            let name = parameters[index].name.value
            if binder.named[index].isInMemory {
                compiler.report(
                    "transient-in-link",
                    "the redirect cannot lead to `\(graph[node].name)`: it needs `\(name)`, \(compiler.inMemoryWords(parameters[index]))",
                    at: redirect.pattern.range,
                    notes: [.init("`\(name)` is declared here", at: parameters[index].name.range)],
                    help: "make it optional, give it a default, or lead to a node that does not need it")
                continue
            }
            compiler.report(
                "link-missing-param", "the redirect does not contain `\(name)`, which `\(graph[node].name)` needs",
                at: redirect.pattern.range,
                notes: [.init("`\(name)` is declared here", at: parameters[index].name.range)],
                help: helpForHost(of: node, number)
                    ?? "put `{\(name)}` into the old URL, or fix it: `{to: \(graph[node].name), params: {\(name): …}}`")
        }
        guard missing.isEmpty else { return }
        compiled[number] = pattern
        compiler.destinations[number] = .node(node)
    }

    private func pattern(_ number: Int, _ parameters: [LinkParameter]) -> Pattern {
        let redirect = graph.redirects[number]
        let pattern = Pattern(
            owner: .redirect(number), parameters: parameters, text: redirect.pattern, range: redirect.pattern.range)
        pattern.rejectsUnknownQuery = graph.links.unknownQuery == .reject
        pattern.isFolded = !graph.links.hasCaseSensitivePaths
        pattern.slash = graph.links.trailingSlash
        pattern.origin = origins.rules[number]
        pattern.exceptions = exceptions
        return pattern
    }

    // MARK: To the URL that a parameter carries

    private mutating func compileCarried(
        _ number: Int, _ name: Located<String>, _ otherwise: NodeReference?, _ values: [FixedValue],
        _ compiler: inout PatternCompiler
    ) {
        let known = parameterNames(old[number])
        guard known.contains(name.value) else {
            compiler.report(
                "param-unbound", "the old URL has no parameter `\(name.value)`", at: name.range,
                help: suggestions.didYouMean(name.value, among: known)
                    ?? "name it there: `?\(name.value)={\(name.value)}`")
            return
        }
        if let otherwise {
            guard let node = otherwise.target, !graph[node].hasUnreadParameters else { return }
            compileNode(number, node, values, &compiler)
            guard let index = graph.linkParameters(of: node).firstIndex(where: { $0.name.value == name.value }),
                compiled[number] != nil
            else { return }
            let type = graph.linkParameters(of: node)[index].type
            guard type.base == .builtin(.url) else {
                compiler.report(
                    "edge-type-mismatch",
                    "`\(name.value)` carries a URL, but it is `\(type.text)` for `\(graph[node].name)`", at: name.range,
                    notes: [.init("its type is here", at: type.range)], help: "make it a `URL`")
                compiled[number] = nil
                return
            }
            compiler.destinations[number] = .carried(index, otherwise: node)
            return
        }
        let text = graph.redirects[number].pattern
        let parameters = known.map { known in
            let type: (base: BuiltinType, text: String) = known == name.value ? (.url, "URL") : (.string, "String")
            return Parameter(
                name: Located(known, text.range),
                type: TypeUse(base: .builtin(type.base), form: .single, text: type.text, range: text.range))
        }
        guard let pattern = build(number, parameters, parameters.map { compiler.parameters.describe($0) }, &compiler)
        else { return }
        compiled[number] = pattern
        self.parameters[number] = parameters
        compiler.destinations[number] = known.firstIndex(of: name.value).map { .carried($0, otherwise: nil) }
    }

    /// The pattern of an old URL that declares its parameters by naming them.
    private func build(
        _ number: Int, _ parameters: [Parameter], _ described: [LinkParameter], _ compiler: inout PatternCompiler
    ) -> Pattern? {
        var binder = PatternBinder(
            owner: "the redirect", parameters: parameters, compiler.parameters.named(parameters),
            text: graph.redirects[number].pattern, checksNames: false)
        let pattern = self.pattern(number, described)
        let isBuilt = compiler.build(pattern, from: old[number], &binder)
        compiler.diagnostics += binder.diagnostics
        return isBuilt && binder.diagnostics.isEmpty ? pattern : nil
    }

    // MARK: To another path

    private mutating func compilePath(_ number: Int, _ text: SourceText, _ compiler: inout PatternCompiler) {
        guard let path = destination(number, text, &compiler) else { return }
        guard let target = target(of: number, path, text, &compiler) else { return }
        let names = parameterNames(old[number])
        let parameters = names.map { name in
            target.types[name]
                ?? Parameter(
                    name: Located(name, text.range),
                    type: TypeUse(base: .builtin(.string), form: .single, text: "String", range: text.range))
        }
        // Values are passed on as they are spelled: the new path reads them.
        let described = parameters.map { parameter in
            var described = compiler.parameters.describe(parameter)
            described.type = .string
            return described
        }
        guard let pattern = build(number, parameters, described, &compiler) else { return }
        demand(target.patterns, of: pattern)
        compiled[number] = pattern
        self.parameters[number] = parameters
        compiler.destinations[number] = Self.destination(path, names)
    }

    /// Makes the old URL require the query items and fragments that all targets require.
    private func demand(_ targets: [Pattern], of pattern: Pattern) {
        guard let first = targets.first else { return }
        pattern.rejectsUnknownQuery = targets.allSatisfy(\.rejectsUnknownQuery)
        let items = first.query.filter { item in
            // An item that may have any value and may be absent only has to be known.
            let isNeeded = item.readable == nil || !item.values.allowsNone || pattern.rejectsUnknownQuery
            return pattern.values(of: item.key) == nil && isNeeded
                && targets.allSatisfy { $0.values(of: item.key) == item.values }
        }
        pattern.add(items.map { .init(key: $0.key, values: $0.values, reading: .ignored, readable: $0.readable) })
        if pattern.fragment == nil, let fragment = first.fragment,
            !(fragment.readable != nil && fragment.values.allowsNone),
            targets.allSatisfy({ $0.fragment?.values == fragment.values })
        {
            pattern.fragment = .init(
                key: fragment.key, values: fragment.values, reading: .ignored, readable: fragment.readable)
        }
    }

    private static func destination(_ path: PatternText, _ names: [String]) -> RedirectDestination {
        var pieces: [Pattern.Reading] = []
        var firstOptional: Int?
        for part in path.segments {
            switch part.segment {
            case .literal(let text): pieces.append(.literal(text))
            case .text(let text):
                let holes = text.holes.map { hole in
                    TextReading.Hole(parameter: names.firstIndex(of: hole.name.text) ?? 0, suffix: hole.suffix)
                }
                pieces.append(.text(TextReading(prefix: text.prefix, holes)))
            case .optional(let name):
                firstOptional = firstOptional ?? pieces.count
                pieces.append(.text(TextReading(names.firstIndex(of: name.text) ?? 0)))
            }
        }
        var rest: Int?
        if case .rest(let name, _)? = path.tail { rest = names.firstIndex(of: name.text) }
        return .path(pieces, optional: firstOptional ?? pieces.count, rest: rest)
    }

    /// Parses the target of a redirect. Nil if it is invalid (already reported).
    private mutating func destination(
        _ number: Int, _ text: SourceText, _ compiler: inout PatternCompiler
    ) -> PatternText? {
        guard text.value.utf8.first == UInt8(ascii: "/") || !text.value.contains("{") else {
            compiler.report(
                "invalid-pattern", "`\(text.value)` is neither a path nor one parameter", at: text.range,
                help: "write a path, `/…`, or `{name}` alone, which leads to the URL that this parameter carries")
            return nil
        }
        var parser = PatternParser(text.value)
        let path = parser.pattern()
        compiler.report(parser.problems, in: text)
        var isGood = parser.problems.isEmpty
        if let first = path.query.first?.range.lowerBound ?? path.fragment?.range.lowerBound
            ?? path.hash?.range.lowerBound
        {
            compiler.report(
                "invalid-pattern", "a redirect rewrites only the path, so the new one has no query and no fragment",
                at: text.range(ofBytes: first..<text.value.utf8.count),
                help: "lead to a node: `{to: node, params: {…}}`")
            isGood = false
        }
        if isGood, case .ignored(let range, _)? = path.tail {
            compiler.report(
                "invalid-pattern", "the target of a redirect must be a complete path",
                at: text.range(ofBytes: range), help: "name the rest on both sides: `{rest*}`")
            isGood = false
        }
        let known = parameterNames(old[number])
        var seen: Set<String> = []
        for name in path.names {
            let range = text.range(ofBytes: name.range)
            if !known.contains(name.text) {
                compiler.report(
                    "param-unbound", "the old URL has no parameter `\(name.text)`", at: range,
                    help: suggestions.didYouMean(name.text, among: known)
                        ?? (known.isEmpty
                            ? "name it there: `{\(name.text)}`"
                            : "write the name that it has there: \(listed(known.map { "{\($0)}" }))"))
                isGood = false
            } else if !seen.insert(name.text).inserted {
                compiler.report(
                    "duplicate-param", "`\(name.text)` is in the new path twice", at: range,
                    help: "use it once")
                isGood = false
            }
        }
        return isGood ? path : nil
    }

    /// The parameters of an old URL, each once, in order.
    func parameterNames(_ text: PatternText) -> [String] { text.names.map(\.text).uniqued() }
}

extension Languages {
    func relation(_ left: LanguageID, _ right: LanguageID) -> Relation {
        if left == right { return self[left].automaton.isEmpty ? .disjoint : .equal }
        switch (self[left], self[right]) {
        case (.literal, .literal), (.folded, .folded): return .disjoint
        default: break
        }
        return self[left].automaton.relation(to: self[right].automaton)
    }
}
