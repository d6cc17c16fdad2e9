/// A conflict between patterns, which are given by their indices.
public enum LinkConflict: Sendable {
    /// Two patterns match the same URL, and no pattern that matches it is more specific than the
    /// others.
    case ambiguous(Ambiguity)
    /// Two patterns match exactly the same URLs.
    case duplicate(Int, Int)
    /// Other patterns win every URL of a pattern.
    case shadowed(Int, by: [Int])
    /// Exceptions leave out every URL of a pattern.
    case excluded(Int, by: [Pattern])
    /// An exception leaves out no URL that a pattern would match, or repeats another one.
    case excludesNothing(Pattern, isRepeated: Bool)
    case invalidOver(Int, reference: Int, OverProblem)
    /// Each pattern wins over the next, and the last over the first, only because of `ties` and of what
    /// optional segments stand for.
    case loop([Int])
    /// The pattern matches no URL, since it has no scheme and no host.
    case noOrigin(Int)
    /// In one environment, the pattern matches no URL, since it has no scheme and no host there.
    /// Other builds have one.
    case noOriginIn(Int, build: Int)
    /// Deciding whether these patterns are ambiguous takes too long.
    case tooComplex([Int])
    /// There are too many schemes, hosts and environments to compare.
    case tooManyOrigins

    public enum OverProblem: Sendable, Hashable {
        case neverOverlap
        case moreSpecific(Int)
        case mutual(Int)
        /// The patterns of the loop, each of which wins over the next.
        case loop([Int])
    }
}

public struct Ambiguity: Sendable {
    public var first: Int
    public var second: Int
    /// A shortest URL that both match, and shortest ones that only one of them matches. Nil if exceptions leave out all
    /// of these.
    public var witness: String
    public var onlyFirst: String?
    public var onlySecond: String?
    /// Changes that each settle the ambiguity: one if it is clear which pattern should win,
    /// otherwise one for each pattern.
    public var fixIts: [FixIt] = []
    /// The optional parameters, with their patterns, because of which neither pattern is more specific: if they ignored
    /// values that cannot be read, one would be.
    public var deciding: [(pattern: Int, parameter: Int)] = []
    /// Whether the search stopped here, so that there may be more ambiguities.
    public var isLast = false

    /// A change that settles an ambiguity.
    public enum FixIt: Sendable {
        /// A pattern for the URLs that both match, added to the node of this pattern.
        case shared(Int, path: String, values: [(name: String, value: String, isText: Bool)])
        /// This pattern takes precedence over the node of the other.
        case over(Int, over: Int)
    }
}
