/// Presents content while a binding is set.
struct Presenting {
    /// The kind of presentation: "sheet", "fullScreenCover", "popover", "inspector", "alert" or
    /// "confirmationDialog".
    let kind: String
    let values: [String: Any]
    /// The content that should be presented now, or nil.
    let requested: () -> PresentationRequest?
    /// Writes nil or false into the binding.
    let clear: () -> Void
    let onDismiss: (() -> Void)?
}

extension Presenting: ViewModifier {
    typealias Body = Never
}

/// A request to present content.
struct PresentationRequest {
    /// The identity. If it changes, this is another presentation.
    let identity: AnyHashable
    /// The item, which may change while its identity stays the same.
    let item: Any
    let make: (Any) -> (any View)?
}

extension Presenting {
    /// Creates a presentation without an item.
    init(
        _ kind: String, isPresented: Binding<Bool>, values: [String: Any?] = [:], onDismiss: (() -> Void)? = nil,
        make: @escaping () -> any View
    ) {
        self.init(
            kind: kind, values: values.compactMapValues { $0 }.merging(["isPresented": isPresented]) { $1 },
            requested: {
                guard isPresented.wrappedValue else { return nil }
                return PresentationRequest(identity: AnyHashable(true), item: true, make: { _ in make() })
            },
            clear: { isPresented.wrappedValue = false }, onDismiss: onDismiss)
    }

    /// Creates a presentation of an item.
    init<Item: Identifiable>(
        _ kind: String, item: Binding<Item?>, values: [String: Any?] = [:], onDismiss: (() -> Void)? = nil,
        make: @escaping (Item) -> any View
    ) {
        self.init(
            kind: kind, values: values.compactMapValues { $0 }.merging(["item": item]) { $1 },
            requested: {
                guard let value = item.wrappedValue else { return nil }
                return PresentationRequest(
                    identity: AnyHashable(value.id), item: value, make: { ($0 as? Item).map(make) })
            },
            clear: { item.wrappedValue = nil }, onDismiss: onDismiss)
    }
}
