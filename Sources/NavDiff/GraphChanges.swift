public import NavLinks
import NavSyntax

/// Everything that is different between two versions of a graph.
public struct GraphChanges: Sendable {
    public let nodes: NodePairs
    /// Grouped by what they are about, what breaks first.
    public let changes: [Change]

    public init(old: GraphVersion, new: GraphVersion) {
        let pair = VersionPair(old, new)
        nodes = pair.nodes
        changes =
            LinkChanges(pair).changes + NodeChanges(pair).changes + RouteChanges(pair).changes
            + SettingChanges(pair).changes
    }
}
