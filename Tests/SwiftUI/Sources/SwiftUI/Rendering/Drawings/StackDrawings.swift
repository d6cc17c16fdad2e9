extension NavigationStack: Drawable {
    func draw(_ drawing: inout Drawing) {
        let root = self.root
        drawing.kind = "NavigationStack"
        drawing.pieces = [
            Piece(
                key: ["root"], view: Compartment(kind: "root", token: [drawing.node.version], content: { root }))
        ]
        drawing.behavior { StackBehavior() }.take(path)
    }
}

extension NavigationLink: Drawable {
    func draw(_ drawing: inout Drawing) {
        let node = drawing.node
        drawing.add(label, key: "label")
        switch target {
        case .value(let value):
            drawing.values = value.map { ["value": $0.base] } ?? [:]
            drawing.action = { [weak node] in
                guard let node, let value else { return }
                node.stage?.follow(value, from: node)
            }
        case .view(let view):
            drawing.action = { [weak node] in
                guard let node else { return }
                node.stage?.show(view, from: node)
            }
        }
    }
}

extension ValueDestination: DrawableModifier {
    func draw(_ content: any View, _ drawing: inout Drawing) {
        drawing.kind = ".navigationDestination"
        drawing.values = ["type": type]
        drawing.add(content, key: "content")
        drawing.behavior { DestinationBehavior() }.destination = self
    }
}

extension BoundDestination: DrawableModifier {
    func draw(_ content: any View, _ drawing: inout Drawing) {
        drawing.kind = ".navigationDestination"
        drawing.values = values
        drawing.add(content, key: "content")
        drawing.behavior { BoundDestinationBehavior() }.destination = self
    }
}

extension NavigationSplitView: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.kind = "NavigationSplitView"
        drawing.values["columnVisibility"] = columnVisibility
        drawing.values["preferredCompactColumn"] = preferredCompactColumn
        var columns: [(String, any View)] = [("sidebar", sidebar)]
        if let content {
            columns.append(("content", content))
        }
        columns.append(("detail", detail))
        drawing.pieces = columns.map { name, view in
            Piece(key: [name], view: Compartment(kind: name, token: [drawing.node.version], content: { view }))
        }
    }
}
