/// A named part of another view's node.
struct Compartment {
    let kind: String
    var values: [String: Any] = [:]
    /// Equal tokens mean the same content. Without a token, the content is created each time.
    var token: [AnyHashable]?
    let content: () -> (any View)?
}

extension Compartment: View {
    typealias Body = Never
}

extension Compartment: InputComparable {
    func isSameInput(as other: Any) -> Bool {
        guard let other = other as? Compartment, let token else { return false }
        return kind == other.kind && token == other.token
    }
}

extension Compartment: Drawable {
    func draw(_ drawing: inout Drawing) {
        drawing.kind = kind
        drawing.values = values
        if let view = content() {
            drawing.add(view, key: "content")
        }
    }
}
