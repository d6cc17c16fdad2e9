/// The buttons and the message of an alert or dialog.
struct AlertContent {
    let actions: any View
    let message: (any View)?
}

extension AlertContent: View {
    typealias Body = Never
}

extension Presenting {
    /// Creates an alert or dialog that appears while the binding is true and there is content.
    init(
        _ kind: String, title: Text, isPresented: Binding<Bool>, values: [String: Any?] = [:], content: AlertContent?
    ) {
        self.init(
            kind: kind,
            values: values.compactMapValues { $0 }
                .merging(["title": title.string, "isPresented": isPresented]) { $1 },
            requested: {
                guard isPresented.wrappedValue, let content else { return nil }
                return PresentationRequest(identity: AnyHashable(true), item: true, make: { _ in content })
            },
            clear: { isPresented.wrappedValue = false }, onDismiss: nil)
    }

    /// Creates an alert or dialog that appears while there is an item.
    init<Item>(
        _ kind: String, title: Text, item: Binding<Item?>, values: [String: Any?] = [:],
        content: (Item) -> AlertContent
    ) {
        let made = item.wrappedValue.map(content)
        self.init(
            kind: kind,
            values: values.compactMapValues { $0 }.merging(["title": title.string, "item": item]) { $1 },
            requested: {
                guard item.wrappedValue != nil, let made else { return nil }
                return PresentationRequest(identity: AnyHashable(true), item: true, make: { _ in made })
            },
            clear: { item.wrappedValue = nil }, onDismiss: nil)
    }
}
