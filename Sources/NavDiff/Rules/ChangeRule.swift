public import NavSyntax

/// What a change can break for those who have the app, its links or its code already.
public enum Breakage: String, Sendable, Hashable, CaseIterable, Comparable {
    /// URLs that are printed, sent, or in somebody's bookmarks.
    case links
    /// What other versions of the app have saved.
    case state
    /// Code that calls what is generated.
    case source

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

    public static func < (left: Breakage, right: Breakage) -> Bool { left.rank < right.rank }
}

/// A kind of change: its name, what it may break, and its page.
public struct ChangeRule: Sendable {
    /// Two versions of a graph, in which something changes like this.
    public struct Example: Sendable {
        public let old: String
        public let new: String
        /// The file `reading.yaml`, where the new version includes one.
        public let included: String?
    }

    /// What a change is about.
    public enum Group: String, Sendable, CaseIterable {
        case links = "Links"
        case nodes = "Nodes"
        case parameters = "Parameters and types"
        case routes = "Routes and conditions"
        case state = "Saved states"
        case source = "Source"

        /// Whether it is about what the graph declares, of which the others are consequences.
        var isAboutGraph: Bool { self == .nodes || self == .parameters || self == .routes }
    }

    public let id: RuleID
    /// Without any setting.
    public let severity: Severity
    /// At most: what one change of the kind breaks depends on what else there is.
    public let breaks: [Breakage]
    /// What it means, as whole sentences.
    public let meaning: String
    /// Why it matters.
    public let why: String
    /// What can be done about it; nil where nothing has to be.
    public let instead: String?
    /// Nil where none is small enough to be read.
    public let example: Example?

    public var group: Group {
        switch id.name.prefix(while: { $0 != "-" }) {
        case "link", "origin": .links
        case "node", "alert": .nodes
        case "param", "type": .parameters
        case "state": .state
        case "source": .source
        default: .routes
        }
    }

    init(
        _ id: RuleID, _ severity: Severity, breaks: [Breakage] = [], meaning: String, why: String,
        instead: String? = nil, old: String? = nil, new: String? = nil, including included: String? = nil
    ) {
        self.id = id
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
