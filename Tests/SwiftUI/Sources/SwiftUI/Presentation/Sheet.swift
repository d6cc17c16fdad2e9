extension View {
    @available(A13, *)
    nonisolated public func sheet<Content>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        modifier(Presenting("sheet", isPresented: isPresented, onDismiss: onDismiss, make: content))
    }

    @available(A13, *)
    nonisolated public func sheet<Item, Content>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        modifier(Presenting("sheet", item: item, onDismiss: onDismiss, make: content))
    }
}

@available(A14, *)
@available(macOS, unavailable)
extension View {
    nonisolated public func fullScreenCover<Content>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View where Content: View {
        modifier(Presenting("fullScreenCover", isPresented: isPresented, onDismiss: onDismiss, make: content))
    }

    nonisolated public func fullScreenCover<Item, Content>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View where Item: Identifiable, Content: View {
        modifier(Presenting("fullScreenCover", item: item, onDismiss: onDismiss, make: content))
    }
}
