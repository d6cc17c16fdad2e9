public import NavSyntax

/// What a change can break for people who already have the app, its links or its code.
public enum Breakage: String, Sendable, Hashable, CaseIterable, Comparable {
    /// URLs that were printed, sent or bookmarked.
    case links
    /// States saved by other versions of the app.
    case state
    /// Code that calls the generated Swift.
    case source

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    public static func < (left: Breakage, right: Breakage) -> Bool { left.rank < right.rank }
}

/// A kind of change, with its id, what it can break, and its documentation.
public struct ChangeRule: Sendable {
    /// Two versions of a graph that differ by this kind of change.
    public struct Example: Sendable {
        public let old: String
        public let new: String
        /// The contents of `reading.yaml`, if the new version includes that file.
        public let included: String?
    }

    /// The heading under which changes are listed.
    public enum Group: String, Sendable, CaseIterable {
        case links = "Links"
        case nodes = "Nodes"
        case parameters = "Parameters and types"
        case routes = "Routes and conditions"
        case state = "Saved states"
        case source = "Source"

        /// Whether the group is about declarations in the graph. The other groups are about their
        /// consequences.
        var isAboutGraph: Bool { self == .nodes || self == .parameters || self == .routes }
    }

    public let id: RuleID
    public let group: Group
    /// The default severity.
    public let severity: Severity
    /// Everything that a change of this kind can break. A single change may break less.
    public let breaks: [Breakage]
    /// What the change means, in whole sentences.
    public let meaning: String
    /// Why it matters.
    public let why: String
    /// What to do about the change, if anything.
    public let instead: String?
    /// Nil if there is no example short enough to read.
    public let example: Example?

    init(
        _ name: ChangeRuleName, _ group: Group, _ severity: Severity, breaks: [Breakage] = [], meaning: String,
        why: String,
        instead: String? = nil, old: String? = nil, new: String? = nil, including included: String? = nil
    ) {
        id = RuleID(name.rawValue)
        self.group = group
        self.severity = severity
        self.breaks = breaks
        self.meaning = meaning
        self.why = why
        self.instead = instead
        example =
            if let old, let new { Example(old: old + "\n", new: new + "\n", included: included.map { $0 + "\n" }) } else
            { nil }
    }
}
