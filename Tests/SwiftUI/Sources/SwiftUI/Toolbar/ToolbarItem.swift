/// A view in a toolbar.
@available(A14, *)
public struct ToolbarItem<ID, Content> where Content: View {
    let identifier: String?
    let placement: ToolbarItemPlacement
    let content: Content
}

extension ToolbarItem: ToolbarContent {
    public typealias Body = Never
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

@available(A14, *)
extension ToolbarItem where ID == () {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(identifier: nil, placement: placement, content: content())
    }
}

@available(A14, *)
extension ToolbarItem where ID == String {
    nonisolated public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(identifier: id, placement: placement, content: content())
    }
}

/// Several views with one placement in a toolbar.
@available(A14, *)
public struct ToolbarItemGroup<Content> where Content: View {
    let placement: ToolbarItemPlacement
    let content: Content

    nonisolated public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItemGroup: ToolbarContent {
    public typealias Body = Never
}

/// Space between toolbar items.
@available(A26, *)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct ToolbarSpacer {
    nonisolated public init(placement: ToolbarItemPlacement = .automatic) {}
}

extension ToolbarSpacer: CustomizableToolbarContent {
    public typealias Body = Never
}
