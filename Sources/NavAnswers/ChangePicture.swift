public import NavDiff
public import NavEmit
import NavGraph
import NavLinks

extension GraphChanges {
    /// The changes that a picture of the new graph marks.
    public var picture: PictureChanges {
        var sentences: [NodeID: [String]] = [:]
        let nodeIDs = Self.nodeIDs(pair.new.graph)
        // New nodes and routes are drawn as new, so they need no sentence.
        for change in changes where change.target == nil && change.rule.id != ChangeRule.nodeAdded.id {
            guard let node = change.node.flatMap({ nodeIDs[$0] }) else { continue }
            sentences[node, default: []].append(change.message)
        }
        return PictureChanges(old: pair.old, nodes: nodes, changed: sentences)
    }
}
