extension ToolbarAddition: DrawableModifier {
    func draw(_ content: any View, _ drawing: inout Drawing) {
        drawing.kind = ".toolbar"
        drawing.add(content, key: "content")
        let items = self.content
        drawing.pieces.append(
            Piece(
                key: ["toolbar"],
                view: Compartment(
                    kind: "toolbar", values: identifier.map { ["id": $0] } ?? [:],
                    content: { items as? any View ?? ToolbarItems(content: items) })))
    }
}

/// Toolbar content, treated as a view.
struct ToolbarItems {
    let content: Any
}

extension ToolbarItems: View {
    typealias Body = Never
}

extension ToolbarItems: Outlined {
    func outline(_ key: NodeKey, to pieces: inout [Piece]) {
        if let outlined = content as? any ToolbarOutlined {
            outlined.outlineItems(key, to: &pieces)
        } else if let custom = content as? any ToolbarContent {
            pieces.append(Piece(key: key, view: CustomToolbar(content: custom)))
        }
    }
}

/// Custom toolbar content, which has a body.
struct CustomToolbar {
    let content: any ToolbarContent
}

extension CustomToolbar: View {
    typealias Body = Never
}

extension CustomToolbar: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.kind = StageNode.name(of: content)
        drawBody(content, &drawing)
    }

    @MainActor private func drawBody<Content: ToolbarContent>(_ content: Content, _ drawing: inout Drawing) {
        var wired = content
        Wiring.wire(&wired, of: drawing.node)
        drawing.stage.count(drawing.kind)
        drawing.add(ToolbarItems(content: wired.body), key: "body")
    }
}

/// Toolbar content of this package, which describes its items.
protocol ToolbarOutlined {
    @MainActor func outlineItems(_ key: NodeKey, to pieces: inout [Piece])
}

extension ToolbarItem: ToolbarOutlined {
    func outlineItems(_ key: NodeKey, to pieces: inout [Piece]) {
        var values: [String: Any] = ["placement": placement.name]
        values["id"] = identifier
        let content = self.content
        pieces.append(Piece(key: key, view: Compartment(kind: "ToolbarItem", values: values, content: { content })))
    }
}

extension ToolbarItemGroup: ToolbarOutlined {
    func outlineItems(_ key: NodeKey, to pieces: inout [Piece]) {
        let content = self.content
        pieces.append(
            Piece(
                key: key,
                view: Compartment(
                    kind: "ToolbarItemGroup", values: ["placement": placement.name], content: { content })))
    }
}

extension ToolbarSpacer: ToolbarOutlined {
    func outlineItems(_ key: NodeKey, to pieces: inout [Piece]) {}
}

extension Group: ToolbarOutlined where Content: ToolbarContent {
    func outlineItems(_ key: NodeKey, to pieces: inout [Piece]) {
        ToolbarItems(content: content).outline(key, to: &pieces)
    }
}

extension Optional: ToolbarOutlined where Wrapped: ToolbarContent {
    func outlineItems(_ key: NodeKey, to pieces: inout [Piece]) {
        guard let self else { return }
        ToolbarItems(content: self).outline(key, to: &pieces)
    }
}

extension _ConditionalContent: ToolbarOutlined where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    func outlineItems(_ key: NodeKey, to pieces: inout [Piece]) {
        switch storage {
        case .trueContent(let content): ToolbarItems(content: content).outline(key + [true], to: &pieces)
        case .falseContent(let content): ToolbarItems(content: content).outline(key + [false], to: &pieces)
        }
    }
}

extension TupleContent: ToolbarOutlined where repeat each Content: ToolbarContent {
    func outlineItems(_ key: NodeKey, to pieces: inout [Piece]) {
        for (number, element) in Outline.elements(of: value).enumerated() {
            ToolbarItems(content: element).outline(key + [number], to: &pieces)
        }
    }
}

#if !SDK27
    extension AnyToolbarContent: ToolbarOutlined {
        func outlineItems(_ key: NodeKey, to pieces: inout [Piece]) {
            ToolbarItems(content: content).outline(key, to: &pieces)
        }
    }

    extension TupleToolbar: ToolbarOutlined {
        func outlineItems(_ key: NodeKey, to pieces: inout [Piece]) {
            for (number, element) in Outline.elements(of: value).enumerated() {
                ToolbarItems(content: element).outline(key + [number], to: &pieces)
            }
        }
    }
#endif
