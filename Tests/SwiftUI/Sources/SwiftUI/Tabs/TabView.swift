/// A view that shows one of several views.
@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *)
#if !SDK27
    @MainActor@preconcurrency
#endif
public struct TabView<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
    nonisolated(unsafe) let selection: Binding<SelectionValue>?
    nonisolated(unsafe) let content: Content

    nonisolated init(holding content: Content, selection: Binding<SelectionValue>?) {
        self.selection = selection
        self.content = content
    }

    nonisolated public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.init(holding: content(), selection: selection)
    }
}

extension TabView: View {
    public typealias Body = Never
}

@available(iOS 13, macOS 10.15, tvOS 13, watchOS 7, visionOS 1, *)
extension TabView where SelectionValue == Int {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(holding: content(), selection: nil)
    }
}

@available(A18, *)
extension TabView {
    nonisolated public init<C>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
        self.init(holding: TabContentBuilder<SelectionValue>.Content(tabs: content()), selection: selection)
    }

    nonisolated public init<C>(
        @TabContentBuilder<Never> content: () -> C
    )
    where SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C: TabContent {
        self.init(holding: TabContentBuilder<Never>.Content(tabs: content()), selection: nil)
    }
}
