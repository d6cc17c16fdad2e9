public import NavSyntax

/// One thing that is different in the new version of a graph.
public struct Change: Sendable {
    /// A URL that shows it, and what each version does with it.
    public struct Witness: Sendable, Hashable {
        public var url: String
        public var before: String
        public var after: String
    }

    /// Where it is written: in the new version, or, of what is gone, in the old one.
    public enum Place: Sendable, Hashable {
        case new(SourceRange)
        case old(SourceRange)
    }

    public var rule: ChangeRule
    public var severity: Severity
    /// Settings say that it is to be known, no more.
    public var isLowered = false
    public var breaks: Set<Breakage>
    /// The node it is about, by its name in the new version, or in the old one where it is gone.
    public var node: String?
    /// Of a route: where it leads.
    var target: String?
    public var message: String
    /// What follows from it: declarations that are gone, states that do not restore.
    public var details: [String]
    public var witness: Witness?
    public var help: String?
    /// The old version said that it would go: since when, and until when.
    public var announced: String?
    public var place: Place

    init(
        _ rule: ChangeRule, _ message: String, at place: Place, node: String? = nil, details: [String] = [],
        witness: Witness? = nil, help: String? = nil
    ) {
        self.rule = rule
        severity = rule.severity
        breaks = Set(rule.breaks)
        self.message = message
        self.place = place
        self.node = node
        self.details = details
        self.witness = witness
        self.help = help
    }

    /// Somebody who relies on one of these has to do something, without having been told.
    public func isBreaking(_ chosen: Set<Breakage> = Set(Breakage.allCases)) -> Bool {
        severity == .error && announced == nil && !breaks.isDisjoint(with: chosen)
    }
}
