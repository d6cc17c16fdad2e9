import NavGraph
import NavSyntax

/// Compiles the redirects, each after those that it leads to.
struct RedirectCompiler {
    private enum State { case untouched, inProgress, done }

    private let graph: Graph
    private var old: [PatternText] = []
    private var states: [State]
    private var compiled: [Int: Pattern] = [:]
    /// Of those that lead to another path, with the types that they have there.
    private var parameters: [Int: [Parameter]] = [:]
    /// The patterns of nodes by their first literal segment; those that begin otherwise under nil.
    private var index: [String?: [Int]] = [:]
    private var redirectIndex: [String?: [Int]] = [:]
    private var suggestions = Suggestions()

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
        for (number, pattern) in compiler.patterns.enumerated() {
            var first: String?
            if case .literal(let text)? = pattern.segments.first?.reading { first = text }
            index[first, default: []].append(number)
        }
        for (number, redirect) in graph.redirects.enumerated() {
            var parser = PatternParser(redirect.pattern.value)
            let text = parser.pattern()
            compiler.report(parser.problems, in: redirect.pattern)
            if !parser.problems.isEmpty { states[number] = .done }
            old.append(text)
            var first: String?
            if case .literal(let text)? = text.segments.first?.segment { first = text }
            redirectIndex[first, default: []].append(number)
        }
    }

    /// Compiles a redirect behind those that it leads to, without recursion: a chain may be as long as the file.
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
            }
            states[number] = .done
        }
    }

    /// The redirects that one may lead to.
    private mutating func begin(_ number: Int) -> [Int] {
        states[number] = .inProgress
        guard case .pattern(let text) = graph.redirects[number].destination else { return [] }
        var parser = PatternParser(text.value)
        return successors(of: parser.pattern())
    }

    /// The redirects whose old path looks like a new one.
    private func successors(of path: PatternText) -> [Int] {
        var first: String?
        if case .literal(let text)? = path.segments.first?.segment { first = text }
        let keys: [String?] =
            first == nil || !graph.links.hasCaseSensitivePaths ? Array(redirectIndex.keys) : [first, nil]
        return keys.flatMap { redirectIndex[$0] ?? [] }.sorted().filter { looksLike(old[$0], path) }
    }

    /// What to do about a name that a node does not have.
    private static func remedy(for parameters: [Parameter], of node: Node) -> String {
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
            text: redirect.pattern, checksNames: true, remedy: Self.remedy(for: parameters, of: graph[node]))
        let pattern = self.pattern(number, compiler.parameters.ofLinks(to: node))
        let isBuilt = compiler.build(pattern, from: old[number], &binder)
        let isFixed = compiler.fix(values, of: pattern, parameters, &binder)
        compiler.diagnostics += binder.diagnostics
        guard isBuilt, isFixed, binder.diagnostics.isEmpty else { return }
        let read = pattern.readParameters
        let missing = parameters.indices.filter {
            parameters[$0].isRequired && !read.contains($0) && pattern.fixed[$0] == nil
        }
        for place in missing {
            let name = parameters[place].name.value
            if binder.named[place].isInMemory {
                compiler.report(
                    "transient-in-link",
                    "the redirect cannot lead to `\(graph[node].name)`: that needs `\(name)`, \(compiler.inMemoryWords(parameters[place]))",
                    at: redirect.pattern.range,
                    notes: [.init("`\(name)` is declared here", at: parameters[place].name.range)],
                    help: "make it optional, give it a default, or lead to a node that gets by without it")
                continue
            }
            compiler.report(
                "link-missing-param", "the redirect does not say `\(name)`, which `\(graph[node].name)` needs",
                at: redirect.pattern.range,
                notes: [.init("`\(name)` is declared here", at: parameters[place].name.range)],
                help: "put `{\(name)}` into the old URL, or fix it: `{to: \(graph[node].name), params: {\(name): …}}`")
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
        return pattern
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
        var binder = PatternBinder(
            owner: "the redirect", parameters: parameters, compiler.parameters.named(parameters),
            text: graph.redirects[number].pattern, checksNames: false)
        let pattern = self.pattern(number, parameters.map { compiler.parameters.describe($0) })
        let isBuilt = compiler.build(pattern, from: old[number], &binder)
        compiler.diagnostics += binder.diagnostics
        guard isBuilt, binder.diagnostics.isEmpty else { return }
        // What the target demands of the rest of the URL, the old URL has to fulfil.
        pattern.add(
            target.pattern.query.filter { pattern.values(of: $0.key) == nil }.map {
                .init(key: $0.key, values: $0.values, reading: .ignored)
            })
        if pattern.fragment == nil, let fragment = target.pattern.fragment {
            pattern.fragment = .init(key: ExactText(""), values: fragment.values, reading: .ignored)
        }
        pattern.origin = target.pattern.origin
        pattern.rejectsUnknownQuery = target.pattern.rejectsUnknownQuery
        compiled[number] = pattern
        self.parameters[number] = parameters
        compiler.destinations[number] = Self.destination(path, names)
    }

    private static func destination(_ path: PatternText, _ names: [String]) -> RedirectDestination {
        var pieces: [Pattern.Reading] = []
        var firstOptional: Int?
        for part in path.segments {
            switch part.segment {
            case .literal(let text): pieces.append(.literal(text))
            case .parameter(let prefix, let name, let suffix):
                pieces.append(.parameter(names.firstIndex(of: name.text) ?? 0, prefix: prefix, suffix: suffix))
            case .optional(let name):
                firstOptional = firstOptional ?? pieces.count
                pieces.append(.parameter(names.firstIndex(of: name.text) ?? 0, prefix: "", suffix: ""))
            }
        }
        var rest: Int?
        if case .rest(let name, _)? = path.tail { rest = names.firstIndex(of: name.text) }
        return .path(pieces, optional: firstOptional ?? pieces.count, rest: rest)
    }

    /// Reads where a redirect leads; nil where that makes no sense, which has been reported.
    private mutating func destination(
        _ number: Int, _ text: SourceText, _ compiler: inout PatternCompiler
    ) -> PatternText? {
        var parser = PatternParser(text.value)
        let path = parser.pattern()
        compiler.report(parser.problems, in: text)
        var isGood = parser.problems.isEmpty
        if let first = path.query.first?.place.lowerBound ?? path.fragment?.place.lowerBound {
            compiler.report(
                "invalid-pattern", "a redirect rewrites the path, and query and fragment stay as they are",
                at: text.range(ofBytes: first..<text.value.utf8.count),
                help: "lead to a node: `{to: node, params: {…}}`")
            isGood = false
        }
        if isGood, case .ignored(let place)? = path.tail {
            compiler.report(
                "invalid-pattern", "where a redirect leads to has to be said in full",
                at: text.range(ofBytes: place), help: "name the rest on both sides: `{rest*}`")
            isGood = false
        }
        let known = parameterNames(old[number])
        var seen: Set<String> = []
        for name in Self.names(path) {
            let range = text.range(ofBytes: name.place)
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
                    "duplicate-param", "`\(name.text)` stands in the new path twice", at: range,
                    help: "a value has one place")
                isGood = false
            }
        }
        return isGood ? path : nil
    }

    private static func names(_ text: PatternText) -> [PatternText.Name] {
        var names = text.segments.compactMap { part -> PatternText.Name? in
            switch part.segment {
            case .literal: nil
            case .parameter(_, let name, _), .optional(let name): name
            }
        }
        if case .rest(let name, _)? = text.tail { names.append(name) }
        return names
    }

    /// The parameters of an old URL, each once, in order.
    private func parameterNames(_ text: PatternText) -> [String] {
        var names = Self.names(text).map(\.text)
        for value in text.query.map(\.value) + [text.fragment?.value].compactMap(\.self) {
            if case .parameter(let name) = value { names.append(name.text) }
        }
        return names.uniqued()
    }

    // MARK: The target

    private struct Target {
        var pattern: Pattern
        var types: [String: Parameter]
    }

    /// The one pattern that matches the new path; reports where there is none, or several that differ.
    private mutating func target(
        of number: Int, _ path: PatternText, _ text: SourceText, _ compiler: inout PatternCompiler
    ) -> Target? {
        var first: String?
        if case .literal(let text)? = path.segments.first?.segment { first = text }
        let keys: [String?] = first == nil || !graph.links.hasCaseSensitivePaths ? Array(index.keys) : [first, nil]
        var targets = keys.flatMap { index[$0] ?? [] }.sorted().compactMap {
            target(compiler.patterns[$0], path, compiler)
        }
        var isBroken = graph.hasUnreadLinks
        for other in successors(of: path) {
            if states[other] == .inProgress {
                guard targets.isEmpty else { continue }
                compiler.report(
                    "redirect-cycle",
                    other == number
                        ? "this redirect leads to itself"
                        : "these redirects go round in a circle", at: text.range,
                    notes: other == number
                        ? []
                        : [
                            .init(
                                "`\(graph.redirects[other].pattern.value)` leads back here",
                                at: graph.redirects[other].pattern.range)
                        ],
                    help: "lead one of them to a URL that a node has")
                return nil
            }
            // What is wrong there has been reported there.
            if compiled[other] == nil { isBroken = true }
            if let pattern = compiled[other], let target = target(pattern, path, compiler) { targets.append(target) }
        }
        guard let best = narrowest(targets, compiler) else {
            isBroken = isBroken || targets.isEmpty && compiler.broken.contains { looksLike($0, path) }
            if !isBroken { reportUnmatched(text, targets, compiler: &compiler) }
            return nil
        }
        return best
    }

    /// The most specific of the targets, as long as they agree on the types.
    private func narrowest(_ targets: [Target], _ compiler: PatternCompiler) -> Target? {
        guard let first = targets.first else { return nil }
        let agree = targets.allSatisfy { target in
            target.types.mapValues(\.type.base) == first.types.mapValues(\.type.base)
        }
        guard agree else { return nil }
        return targets.first { target in
            targets.allSatisfy { other in
                target.pattern.owner == other.pattern.owner
                    || isInside(target.pattern, other.pattern, compiler.languages)
            }
        }
    }

    private func isInside(_ inner: Pattern, _ outer: Pattern, _ languages: Languages) -> Bool {
        let count = max(inner.segments.count, outer.segments.count) + 1
        return (0..<count).allSatisfy { place in
            guard let left = inner.language(at: place) else { return true }
            guard let right = outer.language(at: place) else { return false }
            return left == right || languages.relation(left, right).isIncluded
        }
    }

    private mutating func reportUnmatched(_ text: SourceText, _ targets: [Target], compiler: inout PatternCompiler) {
        guard !targets.isEmpty else {
            let known = compiler.patterns.lazy.map(\.text.value)
            compiler.report(
                "redirect-unmatched", "no pattern matches `\(text.value)`", at: text.range,
                help: suggestions.didYouMean(text.value, among: known)
                    ?? "lead to a URL that a node has, or to the node: `{to: node}`")
            return
        }
        compiler.report(
            "redirect-unmatched", "several patterns match `\(text.value)`, so its parameters have no types",
            at: text.range,
            notes: targets.map { .init("`\($0.pattern.text.value)` is one", at: $0.pattern.text.range) },
            help: "say which is meant: `{to: node, params: {…}}`")
    }

    /// Whether a pattern could match a path, by its literals alone.
    private func looksLike(_ pattern: PatternText, _ path: PatternText) -> Bool {
        if path.segments.count > pattern.segments.count, pattern.tail == nil { return false }
        for (place, segment) in pattern.segments.enumerated() {
            guard place < path.segments.count else {
                if case .optional = segment.segment { return true }
                if case .rest? = path.tail { return true }
                return false
            }
            switch (segment.segment, path.segments[place].segment) {
            case (.literal(let left), .literal(let right)): if !isSame(left, right) { return false }
            case (.literal, _): return false
            case (.parameter(let prefix, _, let suffix), .parameter(let prefix2, _, let suffix2)):
                if !isSame(prefix, prefix2) || !isSame(suffix, suffix2) { return false }
            default: break
            }
        }
        return true
    }

    private func isSame(_ left: String, _ right: String) -> Bool {
        if left.unicodeScalars.elementsEqual(right.unicodeScalars) { return true }
        return !graph.links.hasCaseSensitivePaths && left.foldedASCII == right.foldedASCII
    }

    /// The types that a path's parameters have in a pattern; nil where the pattern does not match all of it.
    private func target(_ pattern: Pattern, _ path: PatternText, _ compiler: PatternCompiler) -> Target? {
        var types: [String: Parameter] = [:]
        let optionals = path.segments.firstIndex { if case .optional = $0.segment { true } else { false } }
        var least = optionals ?? path.segments.count
        if case .rest(_, let more)? = path.tail { least += more }
        guard least >= pattern.leastSegments else { return nil }
        if path.tail != nil, pattern.rest == nil { return nil }
        if let most = pattern.mostSegments, path.segments.count > most { return nil }
        for (place, segment) in path.segments.enumerated() {
            switch segment.segment {
            case .literal(let text):
                guard let language = pattern.language(at: place), compiler.languages[language].accepts(text) else {
                    return nil
                }
            case .parameter(let prefix, let name, let suffix):
                guard let parameter = parameter(of: pattern, at: place, prefix, suffix) else { return nil }
                types[name.text] = renamed(parameter, name, form: .single)
            case .optional(let name):
                guard let parameter = parameter(of: pattern, at: place, "", "") else { return nil }
                types[name.text] = renamed(parameter, name, form: .optional)
            }
        }
        if case .rest(let name, _)? = path.tail {
            guard path.segments.count == pattern.segments.count, let number = pattern.rest?.parameter,
                let parameter = parameter(number, of: pattern)
            else { return nil }
            types[name.text] = renamed(parameter, name, form: parameter.type.form)
        }
        return Target(pattern: pattern, types: types)
    }

    private func parameter(of pattern: Pattern, at place: Int, _ prefix: String, _ suffix: String) -> Parameter? {
        guard place < pattern.segments.count else {
            guard prefix.isEmpty, suffix.isEmpty, let number = pattern.rest?.parameter,
                let parameter = parameter(number, of: pattern), parameter.type.form == .list
            else { return nil }
            return parameter
        }
        guard case .parameter(let number, let prefix2, let suffix2) = pattern.segments[place].reading,
            isSame(prefix, prefix2), isSame(suffix, suffix2)
        else { return nil }
        return parameter(number, of: pattern)
    }

    private func parameter(_ number: Int, of pattern: Pattern) -> Parameter? {
        switch pattern.owner {
        case .link(let node, _): return graph.linkParameters(of: node)[number]
        case .redirect(let redirect):
            if case .node(let reference, _) = graph.redirects[redirect].destination, let node = reference.target {
                return graph.linkParameters(of: node)[number]
            }
            return parameters[redirect]?[number]
        }
    }

    private func renamed(_ parameter: Parameter, _ name: PatternText.Name, form: TypeUse.Form) -> Parameter {
        var type = parameter.type
        type.form = form
        return Parameter(
            name: Located(name.text, parameter.name.range), type: type,
            defaultValue: form == .list ? parameter.defaultValue : nil)
    }
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
