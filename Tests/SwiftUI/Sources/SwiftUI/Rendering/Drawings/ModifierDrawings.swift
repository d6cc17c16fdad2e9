extension ModifiedContent: Drawable where Content: View, Modifier: ViewModifier {
    func draw(_ drawing: inout Drawing) {
        drawing.kind = StageNode.name(of: modifier)
        if let drawable = modifier as? any DrawableModifier {
            drawable.draw(content, &drawing)
            return
        }
        var wired = modifier
        Wiring.wire(&wired, of: drawing.node)
        drawing.stage.count(drawing.kind)
        drawing.add(wired.body(content: _ViewModifier_Content(view: content)), key: "body")
    }
}

extension EmptyModifier: DrawableModifier {
    func draw(_ content: any View, _ drawing: inout Drawing) {
        drawing.add(content, key: "content")
    }
}

extension RecordedModifier: DrawableModifier {
    func draw(_ content: any View, _ drawing: inout Drawing) {
        drawing.kind = ".\(name)"
        drawing.values = values
        drawing.add(content, key: "content")
        if name == "onTapGesture", let action = values["action"] as? () -> Void {
            drawing.action = { action() }
        }
    }
}

extension Identity: DrawableModifier {
    func draw(_ content: any View, _ drawing: inout Drawing) {
        drawing.kind = ".id"
        drawing.values = ["id": id]
        drawing.add(content, key: id)
    }
}

extension EnvironmentChange: DrawableModifier {
    func draw(_ content: any View, _ drawing: inout Drawing) {
        drawing.kind = ".\(name)"
        drawing.values = values
        drawing.add(content, key: "content")
        let apply = self.apply
        drawing.pieces = drawing.pieces.map { Piece(key: $0.key, view: $0.view, change: apply) }
    }
}

extension Layer: DrawableModifier {
    func draw(_ content: any View, _ drawing: inout Drawing) {
        drawing.kind = ".\(name)"
        drawing.values = ["alignment": alignment]
        drawing.add(content, key: "content")
        drawing.add(name, other)
    }
}

extension TabItem: DrawableModifier {
    func draw(_ content: any View, _ drawing: inout Drawing) {
        drawing.kind = ".tabItem"
        drawing.add(content, key: "content")
    }
}
