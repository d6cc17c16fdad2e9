import NavEmit
import NavGraph
import NavLinks
import NavSyntax

/// What became of links, in words.
struct LinkChanges {
    private let pair: VersionPair
    private(set) var changes: [Change] = []

    init(_ pair: VersionPair) {
        self.pair = pair
        let comparison = LinkComparison(old: pair.old.links, new: pair.new.links, nodes: pair.nodes)
        let gone = Set(comparison.changes.filter { if case .removed = $0.kind { true } else { false } }.map(\.old))
        changes = comparison.changes.map { link in
            guard case .widened = link.kind, gone.contains(link.old) else { return change(link) }
            // What takes the place of a pattern that is gone widens nothing.
            var added = link
            added.kind = .added
            added.old = nil
            return change(added)
        }
    }

    private func change(_ link: LinkChange) -> Change {
        var change = Change(rule(link), message(link), at: place(link), node: node(link))
        change.witness = link.witness.map { witness($0, of: link) }
        if let pattern = link.old.map({ pair.old.links.patterns[$0] }) { change.announced = announcement(pattern) }
        return change
    }

    private func rule(_ link: LinkChange) -> ChangeRule {
        switch link.kind {
        case .rewritten: .linkRewritten
        case .redirected: .linkRedirected
        case .widened: .linkWidened
        case .narrowed: .linkNarrowed
        case .removed: .linkRemoved
        case .retargeted: .linkRetargeted
        case .values: .linkValues
        case .keyClaimed: .linkClaimed
        case .conditional: .linkConditional
        case .refused: .linkRefused
        case .planChanged: .linkPlan
        case .added: .linkAdded
        case .originAdded, .environmentAdded: .originAdded
        case .originRemoved, .environmentRemoved: .originRemoved
        case .settings(let setting): setting.isStricter ? .linkSettings : .originAdded
        case .undecided: .linkUndecided
        }
    }

    // MARK: Where

    private func place(_ link: LinkChange) -> Change.Place {
        if let number = link.new.first, link.kind.isAboutNew { return .new(pair.new.links.patterns[number].range) }
        if let node = link.newNode { return .new(pair.new.graph[node].id.range) }
        if let number = link.old { return .old(pair.old.links.patterns[number].range) }
        return .new(pair.new.graph.links.range ?? pair.new.graph.start)
    }

    private func node(_ link: LinkChange) -> String? {
        if let node = link.newNode { return pair.new.graph[node].name }
        if let pattern = link.old.map({ pair.old.links.patterns[$0] }) {
            return pair.old.links.node(of: pattern).map(pair.currentName)
        }
        if let pattern = link.new.first.map({ pair.new.links.patterns[$0] }) {
            return pair.new.links.node(of: pattern).map { pair.new.graph[$0].name }
        }
        return link.oldNode.map(pair.currentName)
    }

    /// That the pattern would go, as the old version said of it or of its node.
    private func announcement(_ pattern: Pattern) -> String? {
        guard case .link(let node, let place) = pattern.owner else { return nil }
        let links = pair.old.graph[node].links
        let deprecated =
            (links.indices.contains(place) ? links[place].deprecated : nil) ?? pair.old.graph[node].deprecated
        return deprecated.map(\.announcement)
    }

    // MARK: What

    private func message(_ link: LinkChange) -> String {
        let old = link.old.map { "`\(pair.old.links.patterns[$0].text.value)`" } ?? ""
        let new = link.new.first.map { "`\(pair.new.links.patterns[$0].text.value)`" } ?? ""
        let name = node(link).map { "`\($0)`" } ?? "a redirect"
        let environment = link.environment.map { " in `\($0)`" } ?? ""
        switch link.kind {
        case .rewritten: return "\(old) is written as \(new), which means the same"
        case .redirected: return "\(old) leads where it led, by way of a redirect"
        case .widened: return "more URLs lead to \(name) than before\(environment)"
        case .narrowed: return "not all URLs of \(old) lead to \(name) any more\(environment)"
        case .removed: return "no URL of \(old), which led to \(name), leads anywhere any more\(environment)"
        case .retargeted: return "URLs of \(old) lead elsewhere\(environment)"
        case .values(let parameters):
            return "URLs of \(old) lead to \(name) with other values\(words(parameters))\(environment)"
        case .keyClaimed(let claim): return "\(words(claim)) of \(old) was ignored, and decides now\(environment)"
        case .conditional(let conditions):
            return "links to \(name) wait for \(words(conditions)) now\(environment)"
        case .refused(let conditions):
            return "links to \(name) show nothing while \(words(conditions)) does not hold\(environment)"
        case .planChanged(.action(let was), .action(let now)):
            return
                "what links to \(name) run is followed by \(words(now, pair.new.graph)), where it was by \(words(was, pair.old.graph))"
        case .planChanged(let was, let now):
            let shown = words(was, now, of: link)
            return "links show \(name) on \(shown.now), where it was on \(shown.was)"
        case .added: return "\(new) leads to \(name)"
        case .originAdded(let origin): return "URLs may begin with \(words(origin))\(environment)"
        case .originRemoved(let origin): return "URLs may not begin with \(words(origin)) any more\(environment)"
        case .environmentAdded(let name): return "the environment `\(name)` is new"
        case .environmentRemoved(let name): return "the environment `\(name)` is gone"
        case .settings(let setting): return words(setting)
        case .undecided: return "what became of \(old.isEmpty ? "the links" : old) takes too long to find out"
        }
    }

    private func words(_ parameters: [LinkChange.ParameterChange]) -> String {
        let names = parameters.compactMap { $0.new ?? $0.old }
        return names.isEmpty ? "" : " for \(listed(names))"
    }

    private func words(_ claim: LinkChange.Claim) -> String {
        switch claim {
        case .key(let key): "the query item `\(key)`"
        case .unknownKeys: "what the query says beside the items"
        case .fragment: "the fragment"
        }
    }

    private func words(_ conditions: [LinkChange.LinkCondition]) -> String {
        listed(conditions.map { ($0.isNegated ? "!" : "") + $0.name })
    }

    private func words(_ origin: LinkChange.Origin) -> String {
        switch origin {
        case .scheme(let scheme): "the scheme `\(scheme)`"
        case .host(let host): "the host `\(host)`"
        }
    }

    private func words(_ setting: LinkChange.Setting) -> String {
        switch setting {
        case .maxLength(let old, let new): "URLs may have `\(new)` bytes, and could have `\(old)`"
        case .trailingSlash(let old, let new): "`trailingSlash` is `\(new.rawValue)`, and was `\(old.rawValue)`"
        case .unknownQuery(let old, let new): "`unknownQuery` is `\(new.rawValue)`, and was `\(old.rawValue)`"
        }
    }

    private func words(_ nodes: [NodeID], _ graph: Graph) -> String {
        nodes.isEmpty ? "nothing" : nodes.map { "`\(graph[$0].name)`" }.joined(separator: " or ")
    }

    /// What each version shows: with values where only these differ.
    private func words(_ was: PlanOutcome, _ now: PlanOutcome, of link: LinkChange) -> (was: String, now: String) {
        let nodes = (was: words(was, pair.old.links, of: nil), now: words(now, pair.new.links, of: nil))
        guard nodes.was == nodes.now else { return nodes }
        return (words(was, pair.old.links, of: link.oldNode), words(now, pair.new.links, of: link.newNode))
    }

    /// What is shown, from the root on; with values, those that a node's links have among them.
    private func words(_ outcome: PlanOutcome, _ links: LinkTable, of node: NodeID?) -> String {
        guard case .plan(let plan) = outcome else { return "nothing" }
        let graph = links.graph
        func name(_ entry: Plan.Entry, _ remarks: String...) -> String {
            let remarks = remarks + (node.map { values(entry, links, of: $0) } ?? [])
            return graph[entry.node].name + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
        }
        var names = plan.tab.map { [graph[$0].name] } ?? []
        names.append(name(plan.root))
        for (place, entry) in plan.columns.sorted(by: { $0.key < $1.key }) {
            names.append(name(entry, "column \(place + 1)"))
        }
        names += plan.path.map { name($0) }
        if let step = plan.step { names.append(graph[step].name) }
        for level in plan.presented {
            names.append(name(level.entry, words(level, graph)))
            names += level.path.map { name($0) }
        }
        return "`" + names.joined(separator: " → ") + "`"
    }

    /// `id: {id}` where it is the link's, `page: 1`.
    private func values(_ entry: Plan.Entry, _ links: LinkTable, of node: NodeID) -> [String] {
        let types = links.types(of: entry.node)
        return links.graph[entry.node].parameters.enumerated().compactMap { number, parameter in
            let value =
                switch entry.values[number] {
                case .fixed(let value): value.words(as: types[number])
                case .parameter(let place): "{\(links.graph.linkParameters(of: node)[place].name.value)}"
                }
            return value.map { "\(parameter.name.value): \($0)" }
        }
    }

    /// `sheet`, `cover, at welcome`.
    private func words(_ level: Plan.Presented, _ graph: Graph) -> String {
        guard case .flow(let flow) = graph[level.entry.node].detail else { return level.kind.rawValue }
        return flow.style.rawValue + (level.shownStep(in: graph).map { ", at \(graph[$0].id.value)" } ?? "")
    }

    // MARK: Witnesses

    private func witness(_ witness: LinkChange.Witness, of link: LinkChange) -> Change.Witness {
        var (before, after) = (words(witness.before, pair.old.links), words(witness.after, pair.new.links))
        switch link.kind {
        case .planChanged(.action, .action): break
        case .planChanged(let was, let now):
            let shown = words(was, now, of: link)
            before += " on \(shown.was)"
            after += " on \(shown.now)"
        case .conditional, .refused:
            before += conditions(ofShowing: witness.before, pair.old.links)
            after += conditions(ofShowing: witness.after, pair.new.links)
        default: break
        }
        return Change.Witness(url: witness.url, before: before, after: after)
    }

    /// ` once `signedIn` holds, `signIn` until then`; nothing where it is shown in any case.
    private func conditions(ofShowing answer: LinkTable.Answer?, _ links: LinkTable) -> String {
        guard case .match(let match)? = answer else { return "" }
        let uses = links.conditions(ofLinksTo: match.node)
        guard let use = uses.first else { return "" }
        guard uses.count == 1 else { return " once \(listed(uses.map(\.text))) hold" }
        let standIn = use.isNegated ? nil : use.target.flatMap { links.graph[$0].otherwise?.target }
        return " once `\(use.text)` holds, \(standIn.map { "`\(links.graph[$0].name)`" } ?? "nothing") until then"
    }

    /// `product (id: 1)`.
    private func words(_ answer: LinkTable.Answer?, _ links: LinkTable) -> String {
        guard case .match(let match)? = answer else { return "nothing" }
        let parameters = links.graph.linkParameters(of: match.node)
        let values = zip(zip(parameters, links.linkTypes(of: match.node)), match.values).compactMap {
            parameter, value in
            value.words(as: parameter.1).map { "\(parameter.0.name.value): \($0)" }
        }
        let shown = values.prefix(6) + (values.count > 6 ? ["…"] : [])
        return links.graph[match.node].name + (shown.isEmpty ? "" : " (\(shown.joined(separator: ", ")))")
    }
}

extension LinkValue {
    /// As the graph's file says it; nil: no value.
    fileprivate func words(as type: ValueType) -> String? {
        switch self {
        case .none: nil
        case .one(let text): type.literal(of: text)
        case .many(let texts): "[" + texts.map(type.literal).joined(separator: ", ") + "]"
        }
    }
}

extension LinkChange.Kind {
    /// Whether the new version has the place that it is about.
    fileprivate var isAboutNew: Bool {
        switch self {
        case .rewritten, .widened, .added, .keyClaimed, .values, .retargeted, .narrowed, .redirected: true
        default: false
        }
    }
}
