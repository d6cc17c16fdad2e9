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
    @exclusivity(unchecked) @usableFromInline var storedSource = Source.anywhere
    @inlinable public var source: Source {
        _read { yield storedSource }
        _modify { yield &storedSource }
    }
    @exclusivity(unchecked) @usableFromInline var storedTarget: NodeReference
    @inlinable public var target: NodeReference {
        _read { yield storedTarget }
        _modify { yield &storedTarget }
    }
    /// Nil: the way that goes with the target's kind.
    @exclusivity(unchecked) @usableFromInline var storedStyle: Located<RouteStyle>?
    @inlinable public var style: Located<RouteStyle>? {
        _read { yield storedStyle }
        _modify { yield &storedStyle }
    }
    /// It says how, and nobody knows what that means.
    @exclusivity(unchecked) public internal(set) var hasUnreadStyle = false
    /// Values that the edge fixes.
    @exclusivity(unchecked) @usableFromInline var storedFixed: [FixedValue] = []
    @inlinable public var fixed: [FixedValue] {
        _read { yield storedFixed }
        _modify { yield &storedFixed }
    }
    @exclusivity(unchecked) @usableFromInline var storedWhen: [ConditionUse] = []
    @inlinable public var when: [ConditionUse] {
        _read { yield storedWhen }
        _modify { yield &storedWhen }
    }
    @inlinable public var label: Template? {
        get { extras?.label }
        set { extras = Extras(label: newValue, doc: doc) }
    }
    @inlinable public var doc: String? {
        get { extras?.doc }
        set { extras = Extras(label: label, doc: newValue) }
    }
    @exclusivity(unchecked) @usableFromInline var storedRange: SourceRange
    @inlinable public var range: SourceRange {
        _read { yield storedRange }
        _modify { yield &storedRange }
    }

    /// What few routes have: it must not make the others larger.
    @usableFromInline final class Extras: Sendable {
        @usableFromInline let label: Template?
        @usableFromInline let doc: String?

        @usableFromInline init(label: Template?, doc: String?) {
            self.label = label
            self.doc = doc
        }
    }
    @exclusivity(unchecked) @usableFromInline var extras: Extras?

    init(to target: NodeReference) {
        storedTarget = target
        storedRange = target.range
    }

    /// A route that says the same and leads elsewhere.
    init(_ other: Route, from source: Source, to target: NodeReference) {
        storedSource = source
        storedTarget = target
        storedStyle = other.style
        hasUnreadStyle = other.hasUnreadStyle
        storedFixed = other.fixed
        storedWhen = other.when
        extras = other.extras
        storedRange = target.range
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
