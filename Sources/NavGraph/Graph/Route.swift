public import NavSyntax

/// A route that the graph declares; a class for the same reasons as `Node`.
public final class Route: @unchecked Sendable {
    public enum Source: Sendable {
        case node(NodeReference)
        /// `from: "*"`: every screen, sheet, cover and popover except the target and the nodes of `except`.
        case anywhere
        /// An action, by index, of an alert or dialog. The route starts at its presenters after the alert
        /// has closed.
        case alertAction(NodeID, Int)
    }
    /// Set when the index of its node is known.
    public internal(set) var source = Source.anywhere
    public internal(set) var target: NodeReference
    /// The word of `as`; nil for the default of the target's kind.
    public internal(set) var style: Located<RouteStyle>?
    /// Of `as: {popTo: …}`: what to go back to first. The target is then shown from there, as without `as`.
    public internal(set) var popsTo: NodeReference?
    /// Whether `as` could not be read (already reported).
    public internal(set) var hasUnreadStyle = false
    /// The nodes at which a route from anywhere does not start.
    public internal(set) var except: [NodeReference] = []
    /// Values that the route fixes.
    public internal(set) var fixed: [FixedValue] = []
    public internal(set) var when: [ConditionUse] = []
    public internal(set) var label: Template?
    public internal(set) var doc: String?
    public internal(set) var range: SourceRange

    /// The node at which it starts; nil if that is unknown, and for a route from anywhere or of an alert's
    /// action.
    public var sourceNode: NodeID? { if case .node(let reference) = source { reference.target } else { nil } }

    public var isFromAnywhere: Bool { if case .anywhere = source { true } else { false } }

    public var isFromAlert: Bool { if case .alertAction = source { true } else { false } }

    init(to target: NodeReference) {
        self.target = target
        range = target.range
    }

    /// Creates a route with the same options but another source and target.
    init(_ other: Route, from source: Source, to target: NodeReference) {
        self.source = source
        self.target = target
        style = other.style
        popsTo = other.popsTo
        hasUnreadStyle = other.hasUnreadStyle
        except = other.except
        fixed = other.fixed
        when = other.when
        label = other.label
        doc = other.doc
        range = target.range
    }
}

extension Route {
    /// What a route that goes back first shows its target on; nil for other routes, and if it goes back to
    /// the target itself. Where that is not below yet, such a route shows it as without `as`.
    public var nodeBelowTarget: NodeID? { popsTo?.target == target.target ? nil : popsTo?.target }

    /// The nodes of `except` of a route from anywhere, each once.
    public var excluded: [NodeID] {
        guard isFromAnywhere, !except.isEmpty else { return [] }
        var seen: Set<NodeID> = []
        return except.compactMap(\.target).filter { seen.insert($0).inserted }
    }

    /// The location of the value of `as`; nil if there is none.
    public var styleRange: SourceRange? { style?.range ?? popsTo?.range }
}

public enum RouteStyle: String, Sendable, CaseIterable {
    case push, sheet, cover, popover, replace, reset, popTo, dismiss, open, under
}

/// An entry of `params: {name: value}` on a route, a redirect or a URL pattern.
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
