/// Identifies a node among its siblings.
typealias NodeKey = [AnyHashable]

/// A view that becomes one node.
struct Piece {
    let key: NodeKey
    let view: any View
    var change: ((inout EnvironmentValues) -> Void)?
}

/// The content of a node.
@MainActor
struct Drawing {
    let node: StageNode
    let stage: Stage
    var kind: String
    var values: [String: Any] = [:]
    var pieces: [Piece] = []
    /// The action for a tap on the node.
    var action: (@MainActor () -> Void)?

    /// Returns the existing behavior of the node, or a new one.
    func behavior<B: Behavior>(_ make: @MainActor () -> B) -> B {
        if let behavior = node.behavior as? B {
            return behavior
        }
        let behavior = make()
        behavior.node = node
        node.behavior = behavior
        return behavior
    }

    /// Adds the views into which a view expands.
    mutating func add(_ view: any View, key: AnyHashable) {
        Outline.add(view, key: [key], to: &pieces)
    }

    /// Adds a part with a name, unless it is empty.
    mutating func add(_ part: String, _ view: any View, values: [String: Any] = [:]) {
        guard !(view is EmptyView) else { return }
        pieces.append(Piece(key: [part], view: Compartment(kind: part, values: values, content: { view })))
    }
}

/// A view of this package, which describes the content of its node.
protocol Drawable {
    @MainActor func draw(_ drawing: inout Drawing)
}

/// A modifier of this package, which describes the content of its node.
protocol DrawableModifier {
    @MainActor func draw(_ content: any View, _ drawing: inout Drawing)
}
