import NavGraph
import NavLinks
import NavSyntax

/// Turns the results of `LinkComparison` into changes with messages.
struct LinkChanges {
    private let pair: VersionPair
    private(set) var changes: [Change] = []

    init(_ pair: VersionPair) {
        self.pair = pair
        let comparison = LinkComparison(old: pair.old, new: pair.new, nodes: pair.nodes)
        let gone = Set(comparison.changes.filter { if case .removed = $0.kind { true } else { false } }.map(\.old))
        changes = comparison.changes.map { link in
            guard case .widened = link.kind, gone.contains(link.old) else { return change(link) }
            // A pattern that replaces a removed one widens nothing.
            var added = link
            added.kind = .added
            added.old = nil
            return change(added)
        }
    }

    private func change(_ link: LinkChange) -> Change {
        var change = Change(rule(link), message(link), at: location(link), node: node(link))
        change.witness = link.witness.map { witness($0, of: link) }
        if let pattern = link.old.map({ pair.old.patterns[$0] }) {
            change.announced = announcement(pattern)
            change.former = pattern.range
        }
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

    // MARK: Locations

    private func location(_ link: LinkChange) -> Change.Location {
        if let number = link.new.first, link.kind.isAboutNew { return .new(pair.new.patterns[number].range) }
        if let node = link.newNode { return .new(pair.new.graph[node].id.range) }
        if let number = link.old { return .old(pair.old.patterns[number].range) }
        return .new(pair.new.graph.links.range ?? pair.new.graph.start)
    }

    private func node(_ link: LinkChange) -> String? {
        if let node = link.newNode { return pair.new.graph[node].name }
        if let pattern = link.old.map({ pair.old.patterns[$0] }) {
            return pair.old.node(of: pattern).map(pair.currentName)
        }
        if let pattern = link.new.first.map({ pair.new.patterns[$0] }) {
            return pair.new.node(of: pattern).map { pair.new.graph[$0].name }
        }
        return link.oldNode.map(pair.currentName)
    }

    /// The deprecation that the old version declared on the pattern or its node, as text.
    private func announcement(_ pattern: Pattern) -> String? {
        guard case .link(let node, let index) = pattern.owner else {
            let file = pattern.range.file
            return pair.old.graph.sections.contains { $0.isUnstable && $0.file == file } ? "it was unstable" : nil
        }
        let links = pair.old.graph[node].links
        let deprecated =
            (links.indices.contains(index) ? links[index].deprecated : nil) ?? pair.old.graph[node].deprecated
        return deprecated.map(\.announcement)
    }

    // MARK: Messages

    private func message(_ link: LinkChange) -> String {
        let old = link.old.map { "`\(pair.old.patterns[$0].text.value)`" } ?? ""
        let new = link.new.first.map { "`\(pair.new.patterns[$0].text.value)`" } ?? ""
        let name = node(link).map { "`\($0)`" } ?? (isCarrier(link) ? "the links in them" : "a redirect")
        let environment = link.environment.map { " in `\($0)`" } ?? ""
        switch link.kind {
        case .rewritten: return "\(old) is now written \(new), which matches the same URLs"
        case .redirected: return "\(old) leads to the same node as before, through a redirect"
        case .widened: return "more URLs lead to \(name) than before\(environment)"
        case .narrowed: return "some URLs of \(old) no longer lead to \(name)\(environment)"
        case .removed: return "the URLs of \(old), which led to \(name), no longer lead anywhere\(environment)"
        case .retargeted: return "URLs of \(old) lead elsewhere\(environment)"
        case .values(let parameters):
            return "URLs of \(old) lead to \(name) with different values\(phrase(parameters))\(environment)"
        case .keyClaimed(let claim):
            return "\(phrase(claim)) of \(old) was ignored before and matters now\(environment)"
        case .conditional(let conditions):
            return "\(subject(link, "links to \(name)", old)) now wait for \(phrase(conditions))\(environment)"
        case .refused(let conditions):
            return "\(subject(link, "links to \(name)", old)) show nothing while \(phrase(conditions)) "
                + "does not hold\(environment)"
        case .planChanged(.action(let was), .action(let now)):
            return
                "after links run \(name), the app shows \(phrase(now, pair.new.graph)) instead of \(phrase(was, pair.old.graph))"
        case .planChanged(let was, let now):
            let shown = phrase(was, now, of: link)
            return "\(subject(link, "links", old)) show \(name) at \(shown.now) instead of \(shown.was)"
        case .added: return isCarrier(link) ? "\(new) leads to the links in its URLs" : "\(new) leads to \(name)"
        case .originAdded(let origin): return "URLs can now begin with \(phrase(origin))\(environment)"
        case .originRemoved(let origin): return "URLs can no longer begin with \(phrase(origin))\(environment)"
        case .environmentAdded(let name): return "the environment `\(name)` is new"
        case .environmentRemoved(let name): return "the environment `\(name)` is gone"
        case .settings(let setting): return phrase(setting)
        case .undecided where isCarrier(link):
            return "URLs of \(old) may lead elsewhere, depending on the links in them"
        case .undecided: return "comparing \(old.isEmpty ? "the links" : "the URLs of \(old)") takes too long"
        }
    }

    /// Whether a change is about a redirect to the links that URLs carry, which has no node of its own.
    private func isCarrier(_ link: LinkChange) -> Bool {
        func isCarrier(_ number: Int, _ links: LinkAnalysis) -> Bool {
            guard case .redirect(let redirect) = links.patterns[number].owner,
                case .carried? = links.destinations[redirect]
            else { return false }
            return true
        }
        return link.old.map { isCarrier($0, pair.old) } ?? link.new.first.map { isCarrier($0, pair.new) }
            ?? false
    }

    /// The links that are shown differently: all of a node, those with certain values, or only the
    /// URLs of one pattern.
    private func subject(_ link: LinkChange, _ all: String, _ pattern: String) -> String {
        let isPlaced =
            link.old.map { pair.old.placement(ofPattern: $0) != nil } ?? false
            || link.new.first.map { pair.new.placement(ofPattern: $0) != nil } ?? false
        if isPlaced { return "URLs of \(pattern)" }
        guard link.isAboutValues else { return all }
        let answers = [(link.witness?.after, pair.new), (link.witness?.before, pair.old)]
        let values = answers.lazy.map { answer, links -> [String] in
            if case .match(let match)? = answer { self.values(of: match, links) } else { [] }
        }
        return values.first { !$0.isEmpty }.map { "\(all) with \(listed($0))" } ?? all
    }

    private func phrase(_ parameters: [LinkChange.ParameterChange]) -> String {
        let names = parameters.compactMap { $0.new ?? $0.old }
        return names.isEmpty ? "" : " for \(listed(names))"
    }

    private func phrase(_ claim: LinkChange.Claim) -> String {
        switch claim {
        case .key(let key): "the query item `\(key)`"
        case .unknownKeys: "every other query item"
        case .fragment: "the fragment"
        }
    }

    private func phrase(_ conditions: [LinkChange.LinkCondition]) -> String {
        listed(conditions.map { ($0.isNegated ? "!" : "") + $0.name })
    }

    private func phrase(_ origin: LinkChange.Origin) -> String {
        switch origin {
        case .scheme(let scheme): "the scheme `\(scheme)`"
        case .host(let host): "the host `\(host)`"
        }
    }

    private func phrase(_ setting: LinkChange.Setting) -> String {
        switch setting {
        case .maxLength(let old, let new): "`maxLength` is `\(new)`, and was `\(old)`"
        case .trailingSlash(let old, let new): "`trailingSlash` is `\(new.rawValue)`, and was `\(old.rawValue)`"
        case .unknownQuery(let old, let new): "`unknownQuery` is `\(new.rawValue)`, and was `\(old.rawValue)`"
        }
    }

    private func phrase(_ nodes: [NodeID], _ graph: Graph) -> String {
        nodes.isEmpty ? "nothing" : nodes.map { "`\(graph[$0].name)`" }.joined(separator: " or ")
    }

    /// What each version shows. Values are included only if the nodes are the same.
    private func phrase(_ was: PlanOutcome, _ now: PlanOutcome, of link: LinkChange) -> (was: String, now: String) {
        let nodes = (was: phrase(was, pair.old, of: nil), now: phrase(now, pair.new, of: nil))
        guard nodes.was == nodes.now else { return nodes }
        return (phrase(was, pair.old, of: link.oldNode), phrase(now, pair.new, of: link.newNode))
    }

    /// The nodes that are shown, from the root to the top. With `node`, also the values that its
    /// links give them.
    private func phrase(_ outcome: PlanOutcome, _ links: LinkAnalysis, of node: NodeID?) -> String {
        guard case .plan(let plan) = outcome else { return "nothing" }
        let graph = links.graph
        func name(_ entry: Plan.Entry, _ remarks: String...) -> String {
            let remarks = remarks + (node.map { values(entry, links, of: $0) } ?? [])
            return graph[entry.node].name + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))")
        }
        var names = plan.tab.map { [graph[$0].name] } ?? []
        names.append(name(plan.root))
        for (column, entry) in plan.columns.sorted(by: { $0.key < $1.key }) {
            names.append(name(entry, "column \(column + 1)"))
        }
        names += plan.path.map { name($0) }
        if let step = plan.step { names.append(graph[step].name) }
        for level in plan.presented {
            names.append(name(level.entry, phrase(level, graph)))
            names += level.path.map { name($0) }
        }
        return "`" + names.joined(separator: " → ") + "`"
    }

    /// The values of an entry: `id: {id}` if the link supplies the value, `page: 1` if it is fixed.
    private func values(_ entry: Plan.Entry, _ links: LinkAnalysis, of node: NodeID) -> [String] {
        let types = links.types(of: entry.node)
        return links.graph[entry.node].parameters.enumerated().compactMap { number, parameter in
            let value =
                switch entry.values[number] {
                case .fixed(let value): value.phrase(as: types[number])
                case .parameter(let index): "{\(links.graph.linkParameters(of: node)[index].name.value)}"
                }
            return value.map { "\(parameter.name.value): \($0)" }
        }
    }

    /// How something is presented, such as `sheet` or `cover, at welcome`.
    private func phrase(_ level: Plan.Presented, _ graph: Graph) -> String {
        guard case .flow(let flow) = graph[level.entry.node].detail else { return level.kind.rawValue }
        return flow.style.rawValue + (level.shownStep(in: graph).map { ", at \(graph[$0].id.value)" } ?? "")
    }

    // MARK: Witnesses

    private func witness(_ witness: LinkChange.Witness, of link: LinkChange) -> Change.Witness {
        var (before, after) = (phrase(witness.before, pair.old), phrase(witness.after, pair.new))
        if before == after {
            // The difference is among the values that are left out.
            before = phrase(witness.before, pair.old, maxValues: .max)
            after = phrase(witness.after, pair.new, maxValues: .max)
        }
        switch link.kind {
        case .planChanged(.action, .action): break
        case .planChanged(let was, let now):
            let shown = phrase(was, now, of: link)
            before += " at \(shown.was)"
            after += " at \(shown.now)"
        case .conditional, .refused:
            before += conditions(ofShowing: witness.before, pair.old)
            after += conditions(ofShowing: witness.after, pair.new)
        default: break
        }
        return Change.Witness(url: witness.url, before: before, after: after)
    }

    /// The conditions for showing the answer, such as ` once `signedIn` holds, `signIn` until
    /// then`. Empty if there are none.
    private func conditions(ofShowing answer: LinkAnalysis.Answer?, _ links: LinkAnalysis) -> String {
        guard case .match(let match)? = answer else { return "" }
        let uses = links.conditions(of: match)
        guard let use = uses.first else { return "" }
        let fallbacks = uses.map { use -> String in
            let fallback = use.isNegated ? nil : use.target.flatMap { links.graph[$0].otherwise?.target }
            return fallback.map { "`\(links.graph[$0].name)`" } ?? "nothing"
        }
        guard uses.count > 1 else { return " once `\(use.text)` holds, \(fallbacks[0]) until then" }
        let until = fallbacks.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
        return " once \(listed(uses.map(\.text))) hold, \(until.joined(separator: " or ")) until then"
    }

    /// The node and values of an answer, such as `product (id: 1)`.
    private func phrase(_ answer: LinkAnalysis.Answer?, _ links: LinkAnalysis, maxValues: Int = 6) -> String {
        guard case .match(let match)? = answer else { return "nothing" }
        let values = values(of: match, links)
        let shown = values.prefix(maxValues) + (values.count > maxValues ? ["…"] : [])
        return links.graph[match.node].name + (shown.isEmpty ? "" : " (\(shown.joined(separator: ", ")))")
    }

    /// The values that were read from a URL, such as `id: 1`.
    private func values(of match: LinkAnalysis.Match, _ links: LinkAnalysis) -> [String] {
        let parameters = links.graph.linkParameters(of: match.node)
        return zip(zip(parameters, links.linkTypes(of: match.node)), match.values).compactMap { parameter, value in
            value.phrase(as: parameter.1).map { "\(parameter.0.name.value): \($0)" }
        }
    }
}

extension LinkChange.Kind {
    /// Whether the change is located in the new version.
    fileprivate var isAboutNew: Bool {
        switch self {
        case .rewritten, .widened, .added, .keyClaimed, .values, .retargeted, .narrowed, .redirected: true
        default: false
        }
    }
}
