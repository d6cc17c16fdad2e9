import NavAnswers
import NavFiles
import NavGraph
import NavLinks

/// Where a URL leads.
public enum Resolution: Sendable, Hashable {
    /// A pattern matches the URL.
    case match(LinkMatch)
    /// No pattern matches the URL.
    case miss(LinkMiss)

    init(_ url: String, _ links: LinkAnalysis, build: Int) {
        let answer = LinkAnswer(url, in: links, build: build)
        if let match = answer.match {
            self = .match(LinkMatch(match, answer, links))
        } else {
            let (reason, nearest) = answer.miss
            self = .miss(
                LinkMiss(
                    url: url, converted: answer.converted, reason: reason, nearest: nearest.map(\.pattern),
                    nearestNodes: nearest.map(\.node)))
        }
    }

    /// Where the URL leads; nil if no pattern matches it.
    public var match: LinkMatch? {
        if case .match(let match) = self { match } else { nil }
    }
}

/// Why no pattern matches a URL.
public struct LinkMiss: Sendable, Hashable {
    /// The URL, as it was given.
    public var url: String
    /// The URL that was read, if the host of the given one had to be converted to ASCII.
    public var converted: String?
    /// The reason, such as `no pattern starts with /nope`.
    public var reason: String
    /// The most similar patterns with the URL's scheme and host, if any.
    public var nearest: [String]
    /// The nodes of the patterns in `nearest`.
    public var nearestNodes: [String]
}

/// The node and the values that a URL leads to.
public struct LinkMatch: Sendable, Hashable {
    /// The URL, as it was given.
    public var url: String
    /// The URL that was read, if the host of the given one had to be converted to ASCII.
    public var converted: String?
    /// The id of the node: `orderDetail`, or `orders.detail` in a section.
    public var node: String
    /// The kind of the node.
    public var kind: NodeKind
    /// The pattern that matches, as written in the graph.
    public var pattern: String
    /// The pattern of the first redirect that was followed, if any.
    public var redirect: String?
    /// The values from the URL, by parameter. Optional parameters without a value are
    /// ``LinkValue/absent``.
    public var values: [String: LinkValue]
    /// What the app shows; nil for an action, which shows nothing itself.
    public var plan: Plan?
    /// The nodes that an action may lead to.
    public var then: [String]
    /// The conditions that must hold first; `!` precedes those that must not hold.
    public var requires: [String]
    /// The canonical URL of the node with these values, of those that show the same; nil if no
    /// pattern can express them.
    public var canonical: String?

    init(_ match: LinkAnalysis.Match, _ answer: LinkAnswer, _ links: LinkAnalysis) {
        let graph = links.graph
        let pattern = links.patterns[match.pattern]
        url = answer.url
        converted = answer.converted
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
        requires = links.conditions(of: match).map(\.text)
        switch links.outcome(of: match) {
        case .plan(let found), .ambiguous(let found, _, _, _):
            plan = Plan(found, match.values, links)
        case .action(let targets): then = targets.map { graph[$0].name }
        case .unbound, .none?, nil: break
        }
    }
}
