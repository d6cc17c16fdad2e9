import Observation

extension StageNode {
    /// Evaluates the node's view again, and those of its children whose inputs have changed.
    func evaluate() {
        guard let stage else { return }
        stage.transaction = flag.transaction ?? stage.transaction
        let flag = DirtyFlag()
        self.flag = flag
        reads = EnvironmentReads()
        subscriptions = []
        var drawing = Drawing(node: self, stage: stage, kind: typeName)
        withObservationTracking {
            Evaluation.$readsBindings.withValue(stage.bindingsReadWhenMade) {
                draw(view, &drawing)
            }
        } onChange: {
            flag.set()
        }
        kind = drawing.kind
        values = drawing.values
        action = drawing.action
        content = reconciled(content, with: drawing.pieces)
    }

    private func draw<V: View>(_ view: V, _ drawing: inout Drawing) {
        if let drawable = view as? any Drawable {
            drawable.draw(&drawing)
            return
        }
        var wired = view
        Wiring.wire(&wired, of: self)
        drawing.stage.count(typeName)
        drawing.pieces = Outline.pieces(of: wired.body)
    }

    /// Returns the existing and new nodes of pieces, and removes all other nodes.
    private func reconciled(_ former: [StageNode], with pieces: [Piece]) -> [StageNode] {
        var rest = former
        let nodes = pieces.map { piece in
            let place = rest.firstIndex { $0.key == piece.key && type(of: $0.view) == type(of: piece.view) }
            guard let place else { return make(piece) }
            let node = rest.remove(at: place)
            node.receive(piece, environment: environment)
            return node
        }
        for node in rest {
            node.leave()
        }
        return nodes
    }

    /// Creates a child node.
    func make(_ piece: Piece) -> StageNode {
        guard let stage else { return self }
        let node = StageNode(piece, parent: self, stage: stage, environment: environment)
        node.evaluate()
        return node
    }

    /// Adopts a new value of the view; returns whether something was evaluated.
    @discardableResult
    func receive(_ piece: Piece, environment outer: EnvironmentValues) -> Bool {
        change = piece.change
        let isChanged = !Inputs.areEqual(view, piece.view)
        if isChanged {
            view = piece.view
            version = Version()
        }
        return receive(environment: outer, isChanged: isChanged || flag.isSet)
    }

    @discardableResult
    private func receive(environment outer: EnvironmentValues, isChanged: Bool) -> Bool {
        var new = outer
        change?(&new)
        let hasOtherEnvironment = !environment.isSame(as: new)
        environment = new
        if isChanged || (hasOtherEnvironment && !reads.wouldBeSame(in: new)) {
            evaluate()
        } else if hasOtherEnvironment {
            for node in content {
                node.receive(environment: new, isChanged: node.flag.isSet)
            }
        } else {
            return false
        }
        for node in additions {
            node.receive(environment: new, isChanged: node.flag.isSet)
        }
        return true
    }

    /// Evaluates the nodes that depend on something that has changed; returns whether there were
    /// any.
    func refresh() -> Bool {
        var hasChanged = false
        if flag.isSet {
            evaluate()
            hasChanged = true
        }
        for node in children where node.refresh() {
            hasChanged = true
        }
        return hasChanged
    }

    /// Removes the node and all its descendants from the tree, the innermost and topmost first.
    func leave() {
        guard isOnStage else { return }
        isOnStage = false
        for node in children.reversed() {
            node.leave()
        }
        if let stage {
            behavior?.leave(stage)
        }
        subscriptions = []
    }
}
