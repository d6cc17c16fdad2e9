extension Presenting: DrawableModifier {
    func draw(_ content: any View, _ drawing: inout Drawing) {
        drawing.kind = ".\(kind)"
        drawing.values = values
        drawing.add(content, key: "content")
        drawing.behavior { PresentationBehavior() }.take(self)
    }
}

extension AlertContent: Outlined {
    func outline(_ key: NodeKey, to pieces: inout [Piece]) {
        let actions = self.actions
        pieces.append(Piece(key: key + ["actions"], view: Compartment(kind: "actions", content: { actions })))
        guard let message else { return }
        pieces.append(Piece(key: key + ["message"], view: Compartment(kind: "message", content: { message })))
    }
}
