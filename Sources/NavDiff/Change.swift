public import NavSyntax

/// One difference between two versions of a graph.
public struct Change: Sendable {
    /// A URL that shows the change, and what each version does with it.
    public struct Witness: Sendable, Hashable {
        public var url: String
        public var before: String
        public var after: String
    }

    /// The source range of the change: in the new version or, for a removal, in the old one.
    public enum Location: Sendable, Hashable {
        case new(SourceRange)
        case old(SourceRange)
    }

    public var rule: ChangeRule
    public var severity: Severity
    /// Whether `rules:` or `--rule` lowered the change to a note.
    public var isLowered = false
    public var breaks: Set<Breakage>
    /// The name of the node that changed: in the new version or, if it was removed, in the old one.
    public var node: String?
    /// The target of the route, if a route changed.
    package var target: String?
    public var message: String
    /// Consequences of the change: removed declarations, saved states that cannot be restored.
    public var details: [String]
    public var witness: Witness?
    public var help: String?
    /// How the old version announced the removal, such as `it was deprecated since 4.0, until 5.0`.
    /// Nil if nothing was announced.
    public var announced: String?
    /// The reason for which the change was accepted, although it breaks something. Nil if it was not.
    public var accepted: String?
    public var location: Location
    /// What changed in the old version, if `location` is in the new one and the old one has it.
    public internal(set) var former: SourceRange?
    /// The node in the new version, if `location` is in the old one and the new one has it.
    public internal(set) var latter: SourceRange?

    init(
        _ rule: ChangeRule, _ message: String, at location: Location, node: String? = nil, details: [String] = [],
        witness: Witness? = nil, help: String? = nil
    ) {
        self.rule = rule
        severity = rule.severity
        breaks = Set(rule.breaks)
        self.message = message
        self.location = location
        self.node = node
        self.details = details
        self.witness = witness
        self.help = help
    }

    /// Whether the change breaks one of `chosen`, and was neither announced by a deprecation nor accepted.
    public func isBreaking(_ chosen: Set<Breakage> = Set(Breakage.allCases)) -> Bool {
        accepted == nil && breaksUnlessAccepted(chosen)
    }

    /// Whether the change breaks one of `chosen` and was not announced by a deprecation.
    public func breaksUnlessAccepted(_ chosen: Set<Breakage>) -> Bool {
        severity == .error && announced == nil && !breaks.isDisjoint(with: chosen)
    }
}
