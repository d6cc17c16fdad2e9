/// The behavior of a node, such as presenting content.
@MainActor
class Behavior {
    weak var node: StageNode?

    init() {}

    /// Reads the bindings; returns whether the tree has changed.
    func poll(_ stage: Stage) -> Bool { false }

    /// Whether a child of the node is visible when the node itself is.
    func shows(_ child: StageNode) -> Bool { true }

    /// Called when the node becomes visible or invisible.
    func setShown(_ isShown: Bool, _ stage: Stage) {}

    /// Called when the node is removed from the tree.
    func leave(_ stage: Stage) {
        setShown(false, stage)
    }
}
