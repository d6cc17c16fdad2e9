public import NavGraph
public import NavLinks

/// A change between two versions of an app in what its URLs do.
public struct LinkChange: Sendable {
    public enum Kind: Sendable {
        /// The pattern's text is different, but it matches the same URLs.
        case rewritten
        /// All URLs lead to the same node as before, through a redirect.
        case redirected
        /// The node's patterns match URLs that nothing matched before.
        case widened
        /// Some of the pattern's URLs no longer match anything.
        case narrowed
        /// None of the pattern's URLs match anything now.
        case removed
        /// URLs lead to another node.
        case retargeted
        /// URLs lead to the same node with different values.
        case values([ParameterChange])
        /// URLs that contain something which the pattern used to ignore do something else now.
        case keyClaimed(Claim)
        /// The node is now shown only under these conditions, and a fallback until they hold.
        case conditional([LinkCondition])
        /// The node is now shown only under these conditions, and nothing otherwise.
        case refused([LinkCondition])
        /// The node is shown differently: in another place or with another presentation. Reported
        /// once for each node, and for values of it that select a tab.
        case planChanged(old: PlanOutcome, new: PlanOutcome)
        /// A new pattern, for URLs that nothing matched before, of a node without a URL.
        case added
        case originAdded(Origin)
        case originRemoved(Origin)
        case environmentAdded(String)
        case environmentRemoved(String)
        case settings(Setting)
        /// Comparing the pattern's URLs takes too long.
        case undecided
    }

    /// A parameter whose values differ. A name is nil if that version has no such parameter.
    public struct ParameterChange: Sendable, Hashable {
        public var old: String?
        public var new: String?
    }

    /// The part of a URL that an old pattern ignored.
    public enum Claim: Sendable, Hashable {
        case key(String)
        /// A key that no pattern names.
        case unknownKeys
        case fragment
    }

    public struct LinkCondition: Sendable, Hashable {
        public var name: String
        public var isNegated: Bool
    }

    /// A scheme or host of `links:`, in lower case. A host may start with `*.`, which stands for
    /// all subdomains.
    public enum Origin: Sendable, Hashable {
        case scheme(String)
        case host(String)
    }

    /// A setting of `links:` that applies to all URLs.
    public enum Setting: Sendable, Hashable {
        case maxLength(old: Int, new: Int)
        case trailingSlash(old: TrailingSlash, new: TrailingSlash)
        case unknownQuery(old: UnknownQuery, new: UnknownQuery)
    }

    /// A URL, and what each version does with it.
    public struct Witness: Sendable {
        public var url: String
        /// Nil if the version does not have the environment.
        public var before: LinkAnalysis.Answer?
        public var after: LinkAnalysis.Answer?
    }

    public var kind: Kind
    /// The index of the old version's pattern. Nil if the change is not about an old pattern.
    public var old: Int?
    /// The indices of the new version's patterns that match now.
    public var new: [Int] = []
    /// The nodes that changed, if they cannot be derived from the patterns.
    public var oldNode: NodeID?
    public var newNode: NodeID?
    /// Whether only URLs with the values of the witness are shown differently, since these select a
    /// tab in one of the versions.
    public var isAboutValues = false
    /// The environment of the first build that shows the change. Nil stands for the base settings.
    public var environment: String?
    /// A shortest URL that shows the change. If the versions differ in `trailingSlash`, it has a
    /// form that both read, if there is one. If neither version names an origin, its scheme is
    /// `app`.
    public var witness: Witness?
}

extension LinkChange.Setting {
    /// Whether it rejects URLs that were accepted before.
    public var isStricter: Bool {
        switch self {
        case .maxLength(let old, let new): new < old
        case .trailingSlash(_, let new): new != .either
        case .unknownQuery(_, let new): new == .reject
        }
    }
}
