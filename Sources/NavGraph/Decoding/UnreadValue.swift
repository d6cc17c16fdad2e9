import NavSyntax

/// What a value may contain that other parts of the graph depend on.
///
/// If the value cannot be read, such things are not reported as missing or unused.
struct PossibleContent: OptionSet, Sendable {
    let rawValue: UInt8

    static let nodes = PossibleContent(rawValue: 1)
    static let conditions = PossibleContent(rawValue: 2)
    static let types = PossibleContent(rawValue: 4)
    /// URL patterns, or `entry`.
    static let links = PossibleContent(rawValue: 8)
    static let roots = PossibleContent(rawValue: 16)
    /// Schemes and hosts.
    static let origins = PossibleContent(rawValue: 32)
    /// Declarations of names.
    static let declarations = PossibleContent(rawValue: 64)

    /// What is referred to by name, so that the words of the value can be looked up.
    static let named: PossibleContent = [.nodes, .conditions, .types]
    /// What a mapping of nodes may contain.
    static let declaredNodes: PossibleContent = [.nodes, .conditions, .types, .links, .declarations]
}

/// A value that could not be read (already reported), and what it may contain.
struct UnreadValue: Sendable {
    var mayContain: PossibleContent
    /// The words in the value, each of which may be a name.
    var words: [NodeReference]
}
