extension Button: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.values["role"] = role?.name
        drawing.add(label, key: "label")
        drawing.action = action.run
    }
}

extension DefaultButtonLabel: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.add(Text(verbatim: role.name.capitalized), key: "label")
    }
}

extension Toggle: Drawable {
    func draw(_ drawing: inout Drawing) {
        let isOn = self.isOn
        drawing.values = ["isOn": isOn]
        drawing.add(label, key: "label")
        drawing.action = { isOn.wrappedValue.toggle() }
    }
}

extension TextField: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.values = ["text": text]
        drawing.add("label", label)
    }
}

extension SecureField: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.values = ["text": text]
        drawing.add("label", label)
    }
}

extension Stepper: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.values = ["onIncrement": onIncrement as Any, "onDecrement": onDecrement as Any]
        drawing.add(label, key: "label")
    }
}

extension Picker: Drawable {
    func draw(_ drawing: inout Drawing) {
        let selection = self.selection
        drawing.values = ["selection": selection]
        drawing.add("label", label)
        drawing.add(content, key: "content")
        drawing.behavior { SelectionBehavior() }.choose = { value in
            guard let value = value.base as? SelectionValue else { return false }
            selection.wrappedValue = value
            return true
        }
    }
}
