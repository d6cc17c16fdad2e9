import NavGraph
import NavSyntax

/// Finds the patterns to which a redirect to another path leads.
extension RedirectCompiler {
    /// A pattern that matches a path, and the types that it gives to the path's parameters.
    struct Candidate {
        var pattern: Pattern
        var types: [String: Parameter]
    }

    /// The patterns that match a path and agree on the types of its parameters.
    struct Target {
        var patterns: [Pattern]
        var types: [String: Parameter]
    }

    /// Finds the patterns that match the new path. Reports if there are none, if they accept too
    /// few origins, or if they disagree.
    mutating func target(
        of number: Int, _ path: PatternText, _ text: SourceText, _ compiler: inout PatternCompiler
    ) -> Target? {
        let matching = candidates(path, compiler)
        let all = matching.filter { accepts($0.pattern, after: number) }
        var candidates = all.filter { origins.overlap(origins.rules[number], $0.pattern.origin) }
        // Mistakes in a pattern or another redirect have been reported there.
        var isBroken = graph.hasUnreadLinks || compiler.broken.contains { looksLike($0, path) }
        for other in successors(of: number, path) {
            if states[other] == .inProgress {
                isBroken = true
                guard candidates.isEmpty else { continue }
                reportCycle(number, other, text, &compiler)
                return nil
            }
            guard let pattern = compiled[other] else {
                isBroken = true
                continue
            }
            guard accepts(pattern, after: number) else { continue }
            if let found = candidate(pattern, path, compiler) { candidates.append(found) }
        }
        let patterns = candidates.map(\.pattern)
        guard !all.isEmpty || !candidates.isEmpty else {
            if !isBroken {
                let others =
                    matching.map(\.pattern.text) + similar(to: path, number).map { graph.redirects[$0].pattern }
                var left: Pattern?
                for pattern in compiler.patterns where left == nil {
                    left = exception(leavingOut: path, of: pattern, compiler)
                }
                reportUnmatched(text, leavesOutFragment(number) ? others.first : nil, leftOutBy: left, &compiler)
            }
            return nil
        }
        guard agree(candidates) else {
            if !isBroken { reportDisagreement(text, patterns, &compiler) }
            return nil
        }
        let rules = (all.map(\.pattern) + patterns).map(\.origin).uniqued()
        if !isBroken, let missing = origins.missing(origins.rules[number], in: rules) {
            reportMissing(missing, number, text, patterns.isEmpty ? all.map(\.pattern) : patterns, &compiler)
            return nil
        }
        return candidates.first.map { Target(patterns: patterns, types: $0.types) }
    }

    /// Whether a pattern can match what a redirect leaves of the fragment: nothing, if the old URL
    /// names it.
    private func accepts(_ pattern: Pattern, after number: Int) -> Bool {
        !leavesOutFragment(number) || pattern.fragment?.values.allowsNone ?? true
    }

    /// The patterns of nodes that match a path.
    private func candidates(_ path: PatternText, _ compiler: PatternCompiler) -> [Candidate] {
        var first: String?
        if case .literal(let text)? = path.segments.first?.segment { first = text }
        let keys: [String?] = first == nil || ignoresCase ? Array(index.keys) : [first, nil]
        return keys.flatMap { index[$0] ?? [] }.sorted().compactMap {
            candidate(compiler.patterns[$0], path, compiler)
        }
    }

    private func agree(_ candidates: [Candidate]) -> Bool {
        candidates.allSatisfy { $0.types.mapValues(\.type.base) == candidates[0].types.mapValues(\.type.base) }
    }

    // MARK: Diagnostics

    private func reportCycle(_ number: Int, _ other: Int, _ text: SourceText, _ compiler: inout PatternCompiler) {
        let pattern = graph.redirects[other].pattern
        compiler.report(
            "redirect-cycle",
            other == number ? "this redirect leads to itself" : "these redirects form a loop", at: text.range,
            notes: other == number ? [] : [.init("`\(pattern.value)` leads back here", at: pattern.range)],
            help: "lead one of them to a URL that a node has")
    }

    /// - Parameter other: A pattern that matches the path, but needs a fragment.
    private mutating func reportUnmatched(
        _ text: SourceText, _ other: SourceText?, leftOutBy exception: Pattern?, _ compiler: inout PatternCompiler
    ) {
        if let other {
            return compiler.report(
                "redirect-unmatched",
                "no pattern matches `\(text.value)` without a fragment, and the fragment of the old URL is left out",
                at: text.range, notes: [.init("`\(other.value)` needs a fragment", at: other.range)],
                help: "lead to the node: `{to: node, params: {…}}`")
        }
        let known = compiler.patterns.lazy.map(\.text.value)
        compiler.report(
            "redirect-unmatched", "no pattern matches `\(text.value)`", at: text.range,
            notes: exception.map { [.init("`\($0.text.value)` leaves it out", at: $0.text.range)] } ?? [],
            help: suggestions.didYouMean(text.value, among: known)
                ?? "lead to a URL that a node has, or to the node: `{to: node}`")
    }

    private func reportDisagreement(_ text: SourceText, _ targets: [Pattern], _ compiler: inout PatternCompiler) {
        let diagnostic = Diagnostic(
            "redirect-unmatched", "several patterns match `\(text.value)`, so its parameters have no types",
            at: text.range, notes: targets.map { .init("`\($0.text.value)` is one", at: $0.text.range) },
            help: "say which is meant: `{to: node, params: {…}}`")
        compiler.disagreements.append(.init(diagnostic: diagnostic, targets: targets.map(\.owner)))
    }

    private mutating func reportMissing(
        _ missing: RedirectOrigins.Missing, _ number: Int, _ text: SourceText, _ targets: [Pattern],
        _ compiler: inout PatternCompiler
    ) {
        let notes = targets.filter { $0.origin != .any }.prefix(3).map { target in
            Diagnostic.Note("`\(target.text.value)` is only for \(target.writtenOrigin.phrase)", at: target.text.range)
        }
        compiler.report(
            "redirect-unmatched", "no pattern matches `\(text.value)` \(origins.phrase(missing))", at: text.range,
            notes: Array(notes), help: help(missing, number, text, targets))
    }

    private mutating func help(
        _ missing: RedirectOrigins.Missing, _ number: Int, _ text: SourceText, _ targets: [Pattern]
    ) -> Help {
        if let help = helpForHost(of: targets.first?.node, number) { return help }
        let rule = origins.rules[number]
        let rules = targets.map(\.origin).uniqued()
        if graph.redirects[number].pathStart == 0, rules.count == 1, let shared = origins.shared(rule, rules[0]) {
            let keys = [("schemes", shared.schemes), ("hosts", shared.hosts)].compactMap { key, names in
                names.map { "\(key): [\($0.map { $0.hasPrefix("*") ? "\"\($0)\"" : $0 }.joined(separator: ", "))]" }
            }
            return
                "limit it to what the target takes: write `{to: \(YAMLText.inFlow(text.value)), \(keys.joined(separator: ", "))}`"
        }
        let toNode =
            "lead to the node: `\(node(of: targets, number).map { "{to: \($0)}" } ?? "{to: node, params: {…}}")`"
        guard let more = origins.additions(missing, rule, rules, at: text.range) else { return Help(toNode) }
        let keys = [("schemes", more.schemes), ("hosts", more.hosts)].compactMap { key, names in
            names.map { "\(listed($0)) to `\(key)`" }
        }
        return "add \(keys.joined(separator: " and ")) of `links`, or \(toNode)"
    }

    /// What to write instead of a redirect to a node that needs a value from the host, which a redirect
    /// does not pass on. Nil for other nodes.
    func helpForHost(of node: NodeID?, _ number: Int) -> Help? {
        guard let node else { return nil }
        let names = Set(graph.linkParameters(of: node).filter(\.isRequired).map(\.name.value))
        let host = graph[node].links.lazy.flatMap { $0.hosts ?? [] }.map(\.value).first { host in
            OriginNames.value(in: host).map { names.contains($0.name) } ?? false
        }
        guard let host else { return nil }
        let redirect = graph.redirects[number]
        let path = String(redirect.pattern.value.utf8.dropFirst(redirect.pathStart)) ?? redirect.pattern.value
        let url = "{path: \(YAMLText.inFlow(path)), hosts: [\"\(host)\"]}"
        return "a redirect passes no value of the host on: write the old URL at `\(graph[node].name)`, `\(url)`"
    }

    /// The node to which all targets lead, if it is one and the old URL names its parameters.
    private func node(of targets: [Pattern], _ number: Int) -> String? {
        let nodes = Set(targets.map(\.node))
        guard nodes.count == 1, let node = nodes.first ?? nil else { return nil }
        let names = parameterNames(old[number])
        let parameters = graph.linkParameters(of: node)
        let isFilled = parameters.allSatisfy { !$0.isRequired || names.contains($0.name.value) }
        let isKnown = names.allSatisfy { name in parameters.contains { $0.name.value == name } }
        return isFilled && isKnown ? graph[node].name : nil
    }

    // MARK: Matching

    /// Whether a pattern could match a path, by its literals alone.
    func looksLike(_ pattern: PatternText, _ path: PatternText) -> Bool {
        if path.segments.count > pattern.segments.count, pattern.tail == nil { return false }
        for (index, segment) in pattern.segments.enumerated() {
            guard index < path.segments.count else {
                if case .optional = segment.segment { return true }
                if case .rest? = path.tail { return true }
                return false
            }
            switch (segment.segment, path.segments[index].segment) {
            case (.literal(let left), .literal(let right)): if !isSame(left, right) { return false }
            case (.literal, _): return false
            case (.text(let left), .text(let right)): if !isSame(left, right) { return false }
            default: break
            }
        }
        return true
    }

    /// Whether two texts have the same literal text around as many parameters.
    private func isSame(_ left: PatternText.Text, _ right: PatternText.Text) -> Bool {
        left.holes.count == right.holes.count && isSame(left.prefix, right.prefix)
            && zip(left.holes, right.holes).allSatisfy { isSame($0.suffix, $1.suffix) }
    }

    private func isSame(_ left: String, _ right: String) -> Bool {
        if left.unicodeScalars.elementsEqual(right.unicodeScalars) { return true }
        return !graph.links.hasCaseSensitivePaths && left.foldedASCII == right.foldedASCII
    }

    /// The types that a pattern gives to a path's parameters. Nil if the pattern does not match the
    /// whole path.
    private func candidate(_ pattern: Pattern, _ path: PatternText, _ compiler: PatternCompiler) -> Candidate? {
        var types: [String: Parameter] = [:]
        let optionals = path.segments.firstIndex { if case .optional = $0.segment { true } else { false } }
        var least = optionals ?? path.segments.count
        if case .rest(_, let more)? = path.tail { least += more }
        guard least >= pattern.minSegments, exception(leavingOut: path, of: pattern, compiler) == nil else {
            return nil
        }
        if path.tail != nil, pattern.rest == nil { return nil }
        if let most = pattern.maxSegments, path.segments.count > most { return nil }
        for (index, segment) in path.segments.enumerated() {
            switch segment.segment {
            case .literal(let text):
                guard let language = pattern.language(at: index), compiler.languages[language].accepts(text) else {
                    return nil
                }
            case .text(let text):
                guard let parameters = parameters(of: pattern, at: index, text) else { return nil }
                for (hole, parameter) in zip(text.holes, parameters) {
                    types[hole.name.text] = renamed(parameter, hole.name, form: .single)
                }
            case .optional(let name):
                let text = PatternText.Text(prefix: "", holes: [.init(name: name)])
                guard let parameter = parameters(of: pattern, at: index, text)?.first else { return nil }
                types[name.text] = renamed(parameter, name, form: .optional)
            }
        }
        if case .rest(let name, _)? = path.tail {
            guard path.segments.count == pattern.segments.count, let number = pattern.rest?.parameter,
                let parameter = parameter(number, of: pattern)
            else { return nil }
            types[name.text] = renamed(parameter, name, form: parameter.type.form)
        }
        return Candidate(pattern: pattern, types: types)
    }

    /// An exception of a pattern that leaves out all URLs with a path.
    private func exception(
        leavingOut path: PatternText, of pattern: Pattern, _ compiler: PatternCompiler
    ) -> Pattern? {
        pattern.exceptions.first { exception in
            guard exception.query.isEmpty, exception.fragment == nil, path.segments.count >= exception.minSegments,
                path.segments.count <= exception.maxSegments ?? .max, path.tail == nil || exception.rest != nil
            else { return false }
            return path.segments.enumerated().allSatisfy { index, segment in
                guard let language = exception.language(at: index) else { return false }
                if case .literal(let text) = segment.segment { return compiler.languages[language].accepts(text) }
                return language == .anySegment
            }
        }
    }

    /// The parameters that a pattern reads from a segment of this form.
    private func parameters(of pattern: Pattern, at index: Int, _ text: PatternText.Text) -> [Parameter]? {
        guard index < pattern.segments.count else {
            guard text.loneName != nil, let number = pattern.rest?.parameter,
                let parameter = parameter(number, of: pattern), parameter.type.form == .list
            else { return nil }
            return [parameter]
        }
        guard let other = pattern.segments[index].reading.text, other.holes.count == text.holes.count,
            isSame(text.prefix, other.prefix), zip(text.holes, other.holes).allSatisfy({ isSame($0.suffix, $1.suffix) })
        else { return nil }
        let found = other.holes.compactMap { parameter($0.parameter, of: pattern) }
        return found.count == other.holes.count ? found : nil
    }

    private func parameter(_ number: Int, of pattern: Pattern) -> Parameter? {
        switch pattern.owner {
        case .link(let node, _): return graph.linkParameters(of: node)[number]
        case .redirect(let redirect):
            if let node = graph.redirects[redirect].node?.target {
                return graph.linkParameters(of: node)[number]
            }
            return parameters[redirect]?[number]
        case .exception: return nil
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
