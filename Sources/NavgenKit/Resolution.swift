import NavDriver
import NavGraph
import NavLinks

/// Where a URL leads.
public enum Resolution: Sendable, Hashable {
    /// A pattern matches it.
    case match(LinkMatch)
    /// No pattern does.
    case miss(LinkMiss)

    init(_ url: String, _ links: LinkTable, build: Int) {
        let answer = LinkAnswer(url, in: links, build: build)
        if let match = answer.match {
            self = .match(LinkMatch(match, answer, links))
        } else {
            let (reason, nearest) = answer.miss
            self = .miss(
                LinkMiss(
                    url: url, reason: reason, nearest: nearest.map(\.pattern), nearestNodes: nearest.map(\.node)))
        }
    }

    /// What the URL leads to; nil where no pattern matches it.
    public var match: LinkMatch? {
        if case .match(let match) = self { match } else { nil }
    }
}

/// Why a URL leads nowhere.
public struct LinkMiss: Sendable, Hashable {
    /// The URL.
    public var url: String
    /// What no pattern has, in words: `no pattern starts with /nope`.
    public var reason: String
    /// The patterns with the URL's scheme and host that come nearest, perhaps none.
    public var nearest: [String]
    /// The node of each of them.
    public var nearestNodes: [String]
}

/// What a URL leads to.
public struct LinkMatch: Sendable, Hashable {
    /// The URL, as it came.
    public var url: String
    /// The id of the node: `orderDetail`, `orders.detail` within a section.
    public var node: String
    /// What the node is.
    public var kind: NodeKind
    /// The pattern that matches, as the graph has it.
    public var pattern: String
    /// The pattern of the redirect that the URL went through first, if any.
    public var redirect: String?
    /// What was read from the URL, by parameter. Optional parameters without a value are ``LinkValue/absent``.
    public var values: [String: LinkValue]
    /// What the app shows. Nil: an action runs, which has nothing to show itself.
    public var plan: Plan?
    /// Of an action: the nodes to which it may lead.
    public var then: [String]
    /// The conditions that have to hold first, `!` before those that must not.
    public var requires: [String]
    /// The URL under which navgen writes the same; nil where no pattern carries the values.
    public var canonical: String?

    init(_ match: LinkTable.Match, _ answer: LinkAnswer, _ links: LinkTable) {
        let graph = links.graph
        let pattern = links.patterns[match.pattern]
        url = answer.url
        node = graph[match.node].name
        kind = NodeKind(graph.kind(of: match.node))
        self.pattern = pattern.text.value
        redirect = match.redirects.first.map { graph.redirects[$0].pattern.value }
        values = [:]
        for (parameter, value) in zip(pattern.parameters, match.values) {
            values[parameter.name] = LinkValue(value, parameter.type)
        }
        canonical = answer.canonical(match)
        (plan, then) = (nil, [])
        requires = links.conditions(ofLinksTo: match.node).map(\.text)
        switch links.plans[match.node] {
        case .plan(let found), .ambiguous(let found, _, _, _):
            plan = Plan(found, match.values, links)
        case .action(let targets): then = targets.map { graph[$0].name }
        case .unbound, .none?, nil: break
        }
    }
}
