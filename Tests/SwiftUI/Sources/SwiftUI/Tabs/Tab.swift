/// A tab with its content.
@available(A18, *)
public struct Tab<Value, Content, Label> {
    let value: Value?
    let role: TabRole?
    let content: Content
    let label: Label
}

@available(A18, *)
extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value

    public var body: AnyTabContent<Value> { return AnyTabContent(self) }
}

/// The label of a tab: a title and an image, or the label of its role.
@available(A18, *)
public struct DefaultTabLabel {
    let title: Text?
    let image: Image?

    init(title: Text, image: Image) {
        self.title = title
        self.image = image
    }

    init(role: TabRole?) {
        title = role.map { Text(verbatim: $0.name.capitalized) }
        image = nil
    }
}

extension DefaultTabLabel: View {
    public typealias Body = Never
}
