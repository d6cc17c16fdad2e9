/// What a node does beyond being drawn.
@MainActor
class Behaviour {
    weak var node: StageNode?

    init() {}

    /// Looks at the bindings; gives whether the tree has changed.
    func poll(_ stage: Stage) -> Bool { false }

    /// Whether a person sees this child of the node when the node itself is seen.
    func shows(_ child: StageNode) -> Bool { true }

    /// Called when the node comes into sight or goes out of it.
    func setShown(_ isShown: Bool, _ stage: Stage) {}

    /// Called when the node is taken out of the tree.
    func leave(_ stage: Stage) {
        setShown(false, stage)
    }
}
