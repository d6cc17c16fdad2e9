extension VStack: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.add(content, key: "content")
    }
}

extension HStack: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.add(content, key: "content")
    }
}

extension ZStack: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.add(content, key: "content")
    }
}

extension LazyVStack: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.add(content, key: "content")
    }
}

extension LazyHStack: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.add(content, key: "content")
    }
}

extension Form: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.add(content, key: "content")
    }
}

extension ScrollView: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.add(content, key: "content")
    }
}

extension ScrollViewReader: Drawable {
    func draw(_ drawing: inout Drawing) {
        let proxy = ScrollViewProxy(record: { [weak stage = drawing.stage] id, _ in
            MainActor.assumeIsolated { stage?.scrolls.append(id) }
        })
        drawing.add(content(proxy), key: "content")
    }
}

extension Section: Drawable where Parent: View, Content: View, Footer: View {
    func draw(_ drawing: inout Drawing) {
        drawing.add("header", header)
        drawing.add(content, key: "content")
        drawing.add("footer", footer)
    }
}

extension List: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.values["selection"] = selection?.binding
        drawing.add(content, key: "content")
        let behavior = drawing.behavior { SelectionBehavior() }
        behavior.choose = selection?.choose
        behavior.clear = selection?.clear
    }
}

extension ContentUnavailableView: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.add(label, key: "label")
        drawing.add("description", description)
        drawing.add("actions", actions)
    }
}

extension ProgressView: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.add(label, key: "label")
    }
}
