extension Text: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.values = ["text": string]
    }
}

extension Image: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.values = [isSystem ? "systemName" : "name": name]
    }
}

extension Color: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.values = ["name": name]
    }
}

extension Label: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.add(title, key: "title")
        drawing.add(icon, key: "icon")
    }
}

extension Spacer: Drawable {
    func draw(_ drawing: inout Drawing) {}
}

extension Divider: Drawable {
    func draw(_ drawing: inout Drawing) {}
}

extension Rectangle: Drawable {
    func draw(_ drawing: inout Drawing) {}
}

extension EquatableView: InputComparable {
    func isSameInput(as other: Any) -> Bool {
        (other as? Self).map { content == $0.content } ?? false
    }
}

extension EquatableView: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.add(content, key: "content")
    }
}

extension PresentedWindowContent: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.add(makeContent(data), key: "content")
    }
}
