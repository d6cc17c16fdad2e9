/// Places the pushed nodes of a stack, one above the other.
@MainActor
struct StackPass {
    let node: StageNode
    private var former: [StageNode]
    private var placed: [StageNode] = []
    private var hasChanged = false

    init(node: StageNode) {
        self.node = node
        former = node.additions
    }

    /// The root and the nodes placed so far.
    var nodes: [StageNode] { node.content + placed }

    mutating func place(_ compartment: Compartment, key: NodeKey, dismissal: Dismissal, clear: (() -> Void)? = nil) {
        let piece = Piece(key: key, view: compartment, change: { $0[DismissalKey.self] = dismissal })
        if let place = former.firstIndex(where: { $0.key == key }) {
            let pushed = former.remove(at: place)
            hasChanged = pushed.receive(piece, environment: node.environment) || hasChanged
            placed.append(pushed)
        } else {
            placed.append(node.make(piece))
            hasChanged = true
        }
        placed.last?.clear = clear
    }

    /// The first declaration with a binding in one of the nodes that was not visited yet.
    func bound(except seen: Set<ObjectIdentifier>) -> BoundDestinationBehavior? {
        for node in nodes {
            let found = node.behaviors(BoundDestinationBehavior.self).first { !seen.contains(ObjectIdentifier($0)) }
            if let found {
                return found
            }
        }
        return nil
    }

    /// Removes all other nodes; returns whether anything has changed.
    mutating func finish() -> Bool {
        for pushed in former {
            pushed.leave()
        }
        hasChanged = hasChanged || !former.isEmpty
        node.additions = placed
        return hasChanged
    }
}
