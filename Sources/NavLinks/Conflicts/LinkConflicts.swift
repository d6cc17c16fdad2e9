/// Something about patterns that stand in each other's way, by their numbers.
public enum LinkConflict: Sendable {
    /// A URL that two patterns match, and none of all patterns is more specific than the others.
    case ambiguous(Ambiguity)
    /// Two patterns match exactly the same URLs.
    case duplicate(Int, Int)
    /// Others win every URL of a pattern.
    case shadowed(Int, by: [Int])
    case invalidOver(Int, reference: Int, OverProblem)
    /// Nothing can stand before the pattern's path: no scheme, no host.
    case noOrigin(Int)
    /// The same in one environment, while there is something in others.
    case noOriginIn(Int, build: Int)
    /// Whether these are ambiguous takes too long to decide.
    case tooComplex([Int])
    /// There are more schemes, hosts and environments than can be told apart.
    case tooManyOrigins

    public enum OverProblem: Sendable, Hashable {
        case neverMeet
        case moreSpecific(Int)
        case mutual(Int)
        case circle([Int])
    }
}

public struct Ambiguity: Sendable {
    public var first: Int
    public var second: Int
    /// Shortest URLs: one that both match, and ones that only one of them matches.
    public var witness: String
    public var onlyFirst: String
    public var onlySecond: String
    /// Changes of which each settles it: one, if it is plain which of the two should win, or one for each to win.
    public var repairs: [Repair] = []
    /// There are more of them, which were not looked for.
    public var isLast = false

    /// A change that settles it.
    public enum Repair: Sendable {
        /// A pattern for what both match, added to the first's or second's node.
        case shared(Int, path: String, values: [(name: String, value: String, isText: Bool)])
        /// The first pattern goes over the node of the second.
        case over(Int, over: Int)
    }
}
