public import NavGraph

/// Something that became of a URL, or of many, between two versions of an app.
public struct LinkChange: Sendable {
    public enum Kind: Sendable {
        /// The pattern's text is another, and it matches the same URLs.
        case rewritten
        /// All URLs still lead where they did, by way of a redirect.
        case redirected
        /// The node's patterns match URLs that nothing matched.
        case widened
        /// Nothing matches some of the pattern's URLs any more.
        case narrowed
        /// Nothing matches any of the pattern's URLs any more.
        case removed
        /// URLs lead to another node.
        case retargeted
        /// URLs lead to the same node with other values.
        case values([ParameterChange])
        /// URLs with something that the pattern did not name, and ignored, no longer do what they did.
        case keyClaimed(Claim)
        /// The node is shown only under these conditions, and until then something else.
        case conditional([LinkCondition])
        /// The node is shown only under these conditions, and otherwise nothing.
        case refused([LinkCondition])
        /// The node is shown on, or as, something else; once for each node.
        case planChanged(old: PlanOutcome, new: PlanOutcome)
        /// A pattern for URLs that nothing matched, of a node that had none.
        case added
        case originAdded(Origin)
        case originRemoved(Origin)
        case environmentAdded(String)
        case environmentRemoved(String)
        case settings(Setting)
        /// What became of the pattern's URLs takes too long to decide.
        case undecided
    }

    /// A parameter that gets other values; nil in a version that has none that it could be.
    public struct ParameterChange: Sendable, Hashable {
        public var old: String?
        public var new: String?
    }

    /// What of a URL an old pattern ignored.
    public enum Claim: Sendable, Hashable {
        case key(String)
        /// Any key that no pattern names.
        case unknownKeys
        case fragment
    }

    public struct LinkCondition: Sendable, Hashable {
        public var name: String
        public var isNegated: Bool
    }

    /// A scheme or host of `links:`, in lower case; `*.` stands before what any subdomain follows.
    public enum Origin: Sendable, Hashable {
        case scheme(String)
        case host(String)
    }

    /// What `links:` says about all URLs.
    public enum Setting: Sendable, Hashable {
        case maxLength(old: Int, new: Int)
        case trailingSlash(old: TrailingSlash, new: TrailingSlash)
        case unknownQuery(old: UnknownQuery, new: UnknownQuery)
    }

    /// A URL, and what each version does with it.
    public struct Witness: Sendable {
        public var url: String
        /// Nil where the version has no such environment.
        public var before: LinkTable.Answer?
        public var after: LinkTable.Answer?
    }

    public var kind: Kind
    /// The number of the old version's pattern that it is about; nil where it is about none, or only about new ones.
    public var old: Int?
    /// The numbers of the new version's patterns that answer.
    public var new: [Int] = []
    /// The nodes that it is about, where that is not what the patterns say.
    public var oldNode: NodeID?
    public var newNode: NodeID?
    /// The environment of the first build that shows it; nil is the base settings.
    public var environment: String?
    /// A shortest URL that shows it. Where the versions differ about a slash at the end, one that both read if there is
    /// one; where neither says where URLs come from, with the scheme `app`.
    public var witness: Witness?
}

extension LinkChange.Setting {
    /// Whether it leaves out URLs that were read before.
    public var isStricter: Bool {
        switch self {
        case .maxLength(let old, let new): new < old
        case .trailingSlash(_, let new): new != .either
        case .unknownQuery(_, let new): new == .reject
        }
    }
}
