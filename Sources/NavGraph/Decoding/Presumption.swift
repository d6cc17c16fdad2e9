import NavSyntax

/// What a value may hold that matters elsewhere in the graph: where it could not be read, that is not missing.
struct Holding: OptionSet, Sendable {
    let rawValue: UInt8

    static let nodes = Holding(rawValue: 1)
    static let conditions = Holding(rawValue: 2)
    static let types = Holding(rawValue: 4)
    /// URL patterns, or another way in from outside.
    static let links = Holding(rawValue: 8)
    static let roots = Holding(rawValue: 16)
    /// Schemes and hosts.
    static let origins = Holding(rawValue: 32)
    /// What gives something a name.
    static let declarations = Holding(rawValue: 64)

    /// What is named by a word, which can be looked for in the value.
    static let named: Holding = [.nodes, .conditions, .types]
    /// What a mapping of nodes may hold.
    static let declaredNodes: Holding = [.nodes, .conditions, .types, .links, .declarations]
}

/// A value that could not be read, which has been reported. Whatever it may hold is not reported as missing.
struct Presumption: Sendable {
    var holding: Holding
    /// The words in it, each of which may be a name.
    var words: [NodeReference]
}
