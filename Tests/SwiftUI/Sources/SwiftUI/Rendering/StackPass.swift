/// Puts the pushed nodes of a stack in place, one above the other.
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

    /// The root and what was pushed up to now.
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

    /// The first declaration with a binding that stands in one of the nodes and was not looked at yet.
    func bound(except seen: Set<ObjectIdentifier>) -> BoundDestinationBehaviour? {
        for node in nodes {
            let found = node.behaviours(BoundDestinationBehaviour.self).first { !seen.contains(ObjectIdentifier($0)) }
            if let found {
                return found
            }
        }
        return nil
    }

    /// Lets the others leave; gives whether anything has changed.
    mutating func finish() -> Bool {
        for pushed in former {
            pushed.leave()
        }
        hasChanged = hasChanged || !former.isEmpty
        node.additions = placed
        return hasChanged
    }
}
