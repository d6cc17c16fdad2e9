/// One tab or several.
@available(A18, *)
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable where TabValue == Body.TabValue
    associatedtype Body: TabContent

    @TabContentBuilder<Self.TabValue> @MainActor @preconcurrency var body: Self.Body { get }
}

/// Tabs of any type.
@available(A18, *)
public struct AnyTabContent<TabValue> where TabValue: Hashable {
    let tabs: any TabContent

    nonisolated public init<C>(_ content: C) where C: TabContent, TabValue == C.TabValue {
        tabs = content
    }

    nonisolated public init<C>(erasing content: C) where C: TabContent, TabValue == C.TabValue {
        tabs = content
    }
}

@available(A18, *)
extension AnyTabContent: TabContent {
    public var body: AnyTabContent<TabValue> { return self }
}

/// A sequence of tabs.
struct TupleTabContent<TabValue: Hashable> {
    let tabs: [any TabContent]
}

extension TupleTabContent: TabContent {
    var body: AnyTabContent<TabValue> { return AnyTabContent(self) }
}

/// Tabs with a modifier applied to them.
struct ModifiedTabContent<Content: TabContent> {
    let content: Content
    let name: String
    let values: [String: Any]
}

extension ModifiedTabContent: TabContent {
    var body: AnyTabContent<Content.TabValue> { return AnyTabContent(self) }
}

extension TabContent {
    nonisolated func recorded(_ name: String, _ values: [String: Any?] = [:]) -> ModifiedTabContent<Self> {
        ModifiedTabContent(content: self, name: name, values: values.compactMapValues { $0 })
    }
}
