public import NavSyntax

/// A way from one node to another that the graph declares; a class for the same reason as `Node`.
public final class Route: @unchecked Sendable {
    public enum Source: Sendable {
        case node(NodeReference)
        /// `from: "*"`: every screen, sheet, cover and popover but the target.
        case anywhere
        /// The action, by index, of an alert or dialog; the route starts at its presenters once it has closed.
        case alertAction(NodeID, Int)
    }
    /// Known once its node has a number.
    public internal(set) var source = Source.anywhere
    public internal(set) var target: NodeReference
    /// Nil: the way that goes with the target's kind.
    public internal(set) var style: Located<RouteStyle>?
    /// It says how, and nobody knows what that means.
    public internal(set) var hasUnreadStyle = false
    /// Values that the edge fixes.
    public internal(set) var fixed: [FixedValue] = []
    public internal(set) var when: [ConditionUse] = []
    public internal(set) var label: Template?
    public internal(set) var doc: String?
    public internal(set) var range: SourceRange

    /// The node at which it starts; nil for one from anywhere, or of an alert's action, and where it is unknown.
    public var sourceNode: NodeID? { if case .node(let reference) = source { reference.target } else { nil } }

    public var isFromAnywhere: Bool { if case .anywhere = source { true } else { false } }

    public var isFromAlert: Bool { if case .alertAction = source { true } else { false } }

    init(to target: NodeReference) {
        self.target = target
        range = target.range
    }

    /// A route that says the same and leads elsewhere.
    init(_ other: Route, from source: Source, to target: NodeReference) {
        self.source = source
        self.target = target
        style = other.style
        hasUnreadStyle = other.hasUnreadStyle
        fixed = other.fixed
        when = other.when
        label = other.label
        doc = other.doc
        range = target.range
    }
}

public enum RouteStyle: String, Sendable, CaseIterable {
    case push, sheet, cover, popover, replace, reset, popTo, dismiss, open, under
}

/// `params: {name: value}` on an edge, a redirect or a link pattern.
public struct FixedValue: Sendable {
    public var name: Located<String>
    public var value: ValueExpression
    public var range: SourceRange
}

public enum ValueExpression: Sendable, Hashable {
    /// `"{name}"`: the source's parameter of that name.
    case parameter(String)
    case literal(Literal)
}
