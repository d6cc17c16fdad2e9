/// Several views, or other content, treated as one.
@available(A13, *)
public struct Group<Content> {
    let content: Content
}

extension Group: View where Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = AnyTabContent<Content.TabValue>

    nonisolated public init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
        self.content = content()
    }

    public var body: AnyTabContent<Content.TabValue> { return AnyTabContent(self) }
}

extension Group: ToolbarContent where Content: ToolbarContent {
    public typealias Body = Never

    nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
        self.content = content()
    }
}

extension Group: Scene where Content: Scene {
    public typealias Body = Never

    nonisolated public init(@SceneBuilder content: () -> Content) {
        self.content = content()
    }
}
