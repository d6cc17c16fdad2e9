public import NavGraph
public import NavSyntax

/// The links of a graph: its patterns and their languages, their problems, and functions that read
/// and write URLs.
public final class LinkAnalysis: Sendable {
    /// The graph with its edges, which plans follow.
    public let analyzed: AnalyzedGraph
    public var graph: Graph { analyzed.graph }
    private let patternSet: PatternSet
    public var patterns: [Pattern] { patternSet.patterns }
    /// The URLs that lead nowhere.
    public var exceptions: [Pattern] { patternSet.exceptions }
    /// The indices of the patterns in the order of declaration, except that each comes after the
    /// patterns that win over it: the first that matches a URL wins.
    public var order: [Int] { patternSet.order }
    public var origins: OriginTable { patternSet.origins }
    /// Diagnostics for patterns, types, redirects and plans that are wrong by themselves.
    public let problems: [Diagnostic]
    /// Conflicts between patterns.
    public let conflicts: [LinkConflict]
    /// By index in `redirects:`.
    public var destinations: [Int: RedirectDestination] { patternSet.destinations }
    package let languages: Languages
    /// The plans of all nodes that have a URL or that a redirect names.
    public let plans: PlanTable
    /// The plans of all other nodes that are opened without a URL, for example by `as: open`.
    public let opened: PlanTable
    /// The plans of patterns with a `via` of their own.
    public let placements: [Placement]
    /// The screens whose values tabs fix.
    package let tabRoots: [TabRoot]
    /// By pattern: the index in `placements`.
    private let placementByPattern: [Int: Int]
    /// The plans that need conditions only because of a `tab:` or `via:`.
    public let gated: [GatedPlan]
    private let parameters: LinkParameters
    let ranks: [Int32]
    /// Reads URLs as the app does.
    package let reader: TableReader

    public init(_ graph: Graph) {
        analyzed = AnalyzedGraph(graph)
        parameters = LinkParameters(graph)
        var placements = Placement.all(in: graph)
        let compiled = CompiledPatterns(graph, parameters, placements)
        patternSet = compiled.patternSet
        reader = compiled.reader
        ranks = compiled.ranks
        languages = compiled.languages
        conflicts = compiled.conflicts
        let finder = PlanFinder(analyzed, parameters)
        let linked = graph.nodes.indices.map { NodeID($0) }.filter(analyzed.isLinked)
        plans = PlanTable(linked, finder, of: graph)
        opened = PlanTable(analyzed.opened.subtracting(linked).sorted(), finder, of: graph)
        let work = finder.work()
        for index in placements.indices { placements[index].outcome = finder.outcome(for: placements[index], work) }
        self.placements = placements
        tabRoots = finder.tabRoots(work)
        var placementByPattern: [Int: Int] = [:]
        for (number, pattern) in patternSet.patterns.enumerated() {
            guard case .link(let node, let link) = pattern.owner,
                let index = placements.firstIndex(where: { $0.node == node && $0.links.contains(link) })
            else { continue }
            placementByPattern[number] = index
        }
        self.placementByPattern = placementByPattern
        gated = GatedPlan.all(in: plans, placements, analyzed, parameters)
        problems = compiled.problems + plans.incompleteDiagnostics(in: graph) + opened.incompleteDiagnostics(in: graph)
    }

    /// The plan of a pattern's URLs, if it has one of its own.
    public func placement(ofPattern number: Int) -> Placement? {
        placementByPattern[number].map { placements[$0] }
    }

    /// The plan of URLs that lead to a node by a pattern of it, or by a redirect.
    public func outcome(of node: NodeID, byPattern number: Int) -> PlanOutcome? {
        ownOutcome(ofPattern: number) ?? plans[node]
    }

    /// The plan of a pattern's URLs, if all of them have another than other links to their node.
    public func ownOutcome(ofPattern number: Int) -> PlanOutcome? {
        if let placement = placement(ofPattern: number) { return placement.outcome }
        guard !tabRoots.isEmpty, let node = node(of: patterns[number]), let values = patterns[number].onlyValues else {
            return nil
        }
        return outcome(of: node, values)
    }

    /// The plan of a URL that a pattern matches.
    public func outcome(of match: Match) -> PlanOutcome? {
        placement(ofPattern: match.pattern)?.outcome ?? outcome(of: match.node, match.values) ?? plans[match.node]
    }

    /// The plan of links to the root of a tab that fixes these values. Nil if there is no such tab.
    private func outcome(of node: NodeID, _ values: [SpelledValue]) -> PlanOutcome? {
        tabRoots.first { $0.screen == node && $0.values == values }.map { .plan($0.plan) }
    }

    /// The values of the root of a tab, or of the sidebar of its split, if the tab fixes any.
    public func rootValues(ofTab tab: NodeID) -> [SpelledValue]? { tabRoots.first { $0.tab == tab }?.values }

    /// What links to the root of a tab show if they have the values that the tab fixes.
    public func outcome(ofTab tab: NodeID) -> PlanOutcome? {
        tabRoots.first { $0.tab == tab }.map { .plan($0.plan) }
    }

    /// The conditions that must hold for everything in a plan to be shown, each once.
    public func conditions(of plan: Plan) -> [ConditionUse] { plan.conditions(in: graph) }

    /// The conditions for showing a node that was not opened by a URL. What is presented needs only
    /// its own.
    public func conditions(ofShowing node: NodeID) -> [ConditionUse] {
        if case .plan(let plan)? = opened[node] ?? (graph.kind(of: node).isPresented ? nil : plans[node]) {
            return conditions(of: plan)
        }
        return graph[node].requires
    }

    /// The node to which the URLs of a pattern lead. For a redirect, the node to which its example
    /// leads.
    public func destination(ofPattern number: Int, build: Int = 0) -> NodeID? { shown(byPattern: number, build)?.node }

    /// The node to which the URLs of a pattern lead, and their plan. For a redirect to a path, those
    /// of its example.
    public func shown(byPattern number: Int, _ build: Int = 0) -> (node: NodeID, outcome: PlanOutcome?)? {
        if let node = node(of: patterns[number]) { return (node, outcome(of: node, byPattern: number)) }
        guard let url = sample(of: number, build: build),
            case .match(let match) = resolve(Array(url.utf8), build: build)
        else { return nil }
        return (match.node, outcome(of: match))
    }

    /// The conditions of the plan of a node's links, or of the action that they run.
    public func conditions(ofLinksTo node: NodeID) -> [ConditionUse] { conditions(of: plans[node], node) }

    /// The conditions of the plan of a URL that a pattern matches, or of the action that it runs.
    public func conditions(of match: Match) -> [ConditionUse] { conditions(of: outcome(of: match), match.node) }

    /// The conditions of a plan of a node's links, or of the action that they run.
    public func conditions(of outcome: PlanOutcome?, _ node: NodeID) -> [ConditionUse] {
        switch outcome {
        case .plan(let plan), .ambiguous(let plan, _, _, _): conditions(of: plan)
        case .action: graph[node].requires
        case .unbound, .some(.none), nil: []
        }
    }

    /// The index of a build, or nil if there is no such environment. A nil environment means the
    /// settings of `links` themselves.
    public func build(_ environment: String?) -> Int? {
        origins.builds.firstIndex { $0.environment == environment }
    }

    /// The node to which a pattern leads. Nil for redirects that rewrite the path.
    public func node(of pattern: Pattern) -> NodeID? { patternSet.node(of: pattern) }

    /// A node's patterns, the canonical one first.
    public func patterns(of node: NodeID) -> ArraySlice<Int> { patternSet.patterns(of: node) }

    /// Whether all patterns of a node are valid. One with optional segments before others counts as several.
    public func areValid(patternsOf node: NodeID) -> Bool {
        Set(patterns(of: node).map { patterns[$0].owner }).count == graph[node].links.count
    }

    /// Why a literal is not a value of a type, including its `pattern`. Nil if it is one.
    public func problem(with literal: Literal, as type: TypeUse) -> LiteralProblem? {
        graph.problem(with: literal, as: type) ?? patternSet.declared.problem(with: literal, as: type)
    }

    /// All strings that represent values of a declared type. Nil if it has none.
    public func spellings(of type: TypeID) -> LanguageAutomaton? { patternSet.declared.known(type) }

    /// How the parameters of a node are read and written.
    public func types(of node: NodeID) -> [ValueType] { parameters[node].map(\.type) }

    /// How the parameters that the URLs of a node fill are read and written.
    public func linkTypes(of node: NodeID) -> [ValueType] { parameters.ofLinks(to: node).map(\.type) }

    /// The index of a node's parameters among all distinct lists. Nodes with the same index have
    /// parameters with the same names, types and defaults.
    public func parameterList(of node: NodeID) -> Int { parameters.list(of: node) }

    public var parameterListCount: Int { parameters.lists.count }

    // MARK: Reading

    public struct Match: Sendable {
        public var node: NodeID
        /// By parameter. A step has its flow's parameters.
        public var values: [SpelledValue]
        /// The index of the pattern that leads there.
        public var pattern: Int
        /// The redirects that the URL went through, by index in `redirects:`.
        public var redirects: [Int]
    }

    public enum Answer: Sendable {
        case match(Match)
        /// The URL is malformed or not allowed, so no pattern can match it.
        case refused(reason: String)
        case unmatched
        /// The redirects form a loop.
        case loop
    }

    public func resolve(_ url: [UInt8], build: Int = 0) -> Answer { reader.resolve(url, build: build) }

    /// Explains why no pattern matches a URL, with the indices of the most similar patterns.
    public func explainMiss(_ url: [UInt8], build: Int = 0) -> (reason: String, nearest: [Int]) {
        var (url, around) = (url, "")
        for depth in 0... {
            do throws(LinkRefusal) {
                var parts = try reader.parts(of: url, build)
                for _ in patterns {
                    guard let redirect = reader.follow(&parts, build) else { break }
                    let path = parts.route.segments.map { "/" + LinkAnalysis.written(parts.text($0), as: .segment) }
                    around += "`\(redirect.text.value)` leads to `\(path.isEmpty ? "/" : path.joined())`, and "
                }
                guard let (carried, pattern) = reader.carriedURL(in: parts, build) else {
                    let (reason, nearest) = MissExplainer(reader, languages, parts, build).answer
                    return (around + reason, nearest)
                }
                guard depth < LinkReader.maxCarriedURLs else {
                    return (around + "URLs carry each other more than \(LinkReader.maxCarriedURLs) levels deep", [])
                }
                around += "`\(patterns[pattern].text.value)` leads to `\(carried)`, and "
                url = Array(carried.utf8)
            } catch {
                return (around + reader.reason(for: error, url), [])
            }
        }
        return (around, [])
    }

    // MARK: Writing

    private static let maxSampledOrigins = 16

    /// A short URL that a pattern matches and wins. Nil if there is none in this build.
    package func sample(of pattern: Int, build: Int) -> String? {
        let origin = ownPieces(of: pattern, build)
        if origin.isEmpty { return nil }
        // Another pattern may win all URLs with the preferred scheme and host.
        return ([origins.preferred(of: origin)] + origin.prefix(Self.maxSampledOrigins)).lazy.compactMap {
            self.sample(of: pattern, build: build, from: $0, of: origin)
        }.first
    }

    /// A short URL that a pattern matches and wins, with a certain one of the origins that the
    /// pattern accepts. If possible, one whose values select no tab.
    package func sample(of pattern: Int, build: Int, from piece: Int, of origin: OriginSet) -> String? {
        let algebra = LanguageAlgebra(languages)
        let isDivided = mayBeDivided(pattern)
        var selecting: String?
        for frame in URLFrame.frames(
            from: patterns[pattern].minSegments, through: patterns[pattern].maxSegments, [patterns[pattern]])
        {
            guard let box = frame.box(patterns[pattern], origin: origin) else { continue }
            let exact =
                patterns[pattern].exceptions.isEmpty
                ? [] : (try? algebra.boxes(of: patterns[pattern], in: frame, origin: origin)) ?? []
            for sample in ([box] + exact).lazy.flatMap({ algebra.samples(of: $0, in: frame) }) {
                let url = origins.example(of: piece, sample)
                guard reader.winner(of: url, build: build) == pattern else { continue }
                guard isDivided, selectsTab(url, build) else { return url }
                selecting = selecting ?? url
            }
        }
        return selecting
    }

    /// The URL of a node with values: the first of its patterns that can carry them and from which
    /// the same values are read. Nil if there is none. A URL equal to `source`, from which the
    /// values were read, is not read again.
    ///
    /// - Parameter placement: Only patterns with the plan of this pattern. If nil, those with the
    ///   node's own.
    public func url(
        of node: NodeID, _ values: [SpelledValue], build: Int = 0, readFrom source: [UInt8] = [],
        placedAs placement: Int? = nil
    ) -> String? {
        let placement = placement.flatMap { placementByPattern[$0] }
        let name = placement.map { placements[$0].name(in: graph) }
        return reader.url(of: node, values, build: build, placement: name) { url, ignored in
            url.utf8.elementsEqual(source) || isRead(url, as: node, values, build, placement, ignoring: ignored)
        }
    }

    private func isRead(
        _ url: String, as node: NodeID, _ values: [SpelledValue], _ build: Int, _ placement: Int?,
        ignoring ignored: [Int]
    ) -> Bool {
        guard case .match(let match) = resolve(Array(url.utf8), build: build), match.node == node,
            placementByPattern[match.pattern] == placement
        else { return false }
        return values.indices.allSatisfy { ignored.contains($0) || match.values[$0] == values[$0] }
    }
}

/// The patterns of a graph with their diagnostics, conflicts and order.
private struct CompiledPatterns: Sendable {
    let patternSet: PatternSet
    let reader: TableReader
    let ranks: [Int32]
    let languages: Languages
    let conflicts: [LinkConflict]
    let problems: [Diagnostic]

    init(_ graph: Graph, _ parameters: LinkParameters, _ placements: [Placement]) {
        var compiler = PatternCompiler(graph, parameters)
        compiler.compile()
        let patterns = compiler.patterns
        languages = compiler.languages
        let origins = OriginTable(graph.links, rules: patterns.lazy.map(\.origin).uniqued())
        let trie = PatternTrie(patterns, languages)
        var finder = ConflictFinder(patterns, trie, LanguageAlgebra(languages), origins, graph.links.ties)
        finder.run()
        conflicts = finder.conflicts
        ranks = finder.ranks
        patternSet = PatternSet(
            graph, patterns, order: finder.order, compiler.destinations, compiler.declared, origins,
            PatternSet.placementNames(placements, patterns, graph))
        reader = TableReader(patternSet)
        problems =
            compiler.diagnostics + compiler.disagreements(beside: finder.conflicts)
            + RedirectLoops(compiler, reader).diagnostics
    }
}
