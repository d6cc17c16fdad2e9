/// Presents content while a binding says so.
struct Presenting {
    /// What is presented: "sheet", "fullScreenCover", "popover", "inspector", "alert" or "confirmationDialog".
    let kind: String
    let values: [String: Any]
    /// What is to be presented at the moment, or nil.
    let wish: () -> PresentationWish?
    /// Writes nil or false into the binding.
    let clear: () -> Void
    let onDismiss: (() -> Void)?
}

extension Presenting: ViewModifier {
    typealias Body = Never
}

/// Content that is to be presented.
struct PresentationWish {
    /// What makes it another presentation when it changes.
    let identity: AnyHashable
    /// The item, which may change under the same identity.
    let item: Any
    let make: (Any) -> (any View)?
}

extension Presenting {
    /// A presentation of one content.
    init(
        _ kind: String, isPresented: Binding<Bool>, values: [String: Any?] = [:], onDismiss: (() -> Void)? = nil,
        make: @escaping () -> any View
    ) {
        self.init(
            kind: kind, values: values.compactMapValues { $0 }.merging(["isPresented": isPresented]) { $1 },
            wish: {
                guard isPresented.wrappedValue else { return nil }
                return PresentationWish(identity: AnyHashable(true), item: true, make: { _ in make() })
            },
            clear: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
    }

    /// A presentation of an item.
    init<Item: Identifiable>(
        _ kind: String, item: Binding<Item?>, values: [String: Any?] = [:], onDismiss: (() -> Void)? = nil,
        make: @escaping (Item) -> any View
    ) {
        self.init(
            kind: kind, values: values.compactMapValues { $0 }.merging(["item": item]) { $1 },
            wish: {
                guard let value = item.wrappedValue else { return nil }
                return PresentationWish(
                    identity: AnyHashable(value.id), item: value, make: { ($0 as? Item).map(make) })
            },
            clear: { item.wrappedValue = nil }, onDismiss: onDismiss)
    }
}
