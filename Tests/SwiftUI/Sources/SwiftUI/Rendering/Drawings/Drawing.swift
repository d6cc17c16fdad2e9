/// Where a node stands among its siblings.
typealias NodeKey = [AnyHashable]

/// A view that becomes one node.
struct Piece {
    let key: NodeKey
    let view: any View
    var change: ((inout EnvironmentValues) -> Void)?
}

/// What one node consists of.
@MainActor
struct Drawing {
    let node: StageNode
    let stage: Stage
    var kind: String
    var values: [String: Any] = [:]
    var pieces: [Piece] = []
    /// What a tap on the node does.
    var action: (@MainActor () -> Void)?

    /// The behaviour that the node has already, or a new one.
    func behaviour<B: Behaviour>(_ make: @MainActor () -> B) -> B {
        if let behaviour = node.behaviour as? B {
            return behaviour
        }
        let behaviour = make()
        behaviour.node = node
        node.behaviour = behaviour
        return behaviour
    }

    /// Adds the views that a view stands for.
    mutating func add(_ view: any View, key: AnyHashable) {
        Outline.add(view, key: [key], to: &pieces)
    }

    /// Adds a part with a name, where there is something in it.
    mutating func add(_ part: String, _ view: any View, values: [String: Any] = [:]) {
        guard !(view is EmptyView) else { return }
        pieces.append(Piece(key: [part], view: Compartment(kind: part, values: values, content: { view })))
    }
}

/// A view of this package, which says itself what its node consists of.
protocol Drawable {
    @MainActor func draw(_ drawing: inout Drawing)
}

/// A modifier of this package, which says itself what its node consists of.
protocol DrawableModifier {
    @MainActor func draw(_ content: any View, _ drawing: inout Drawing)
}
