import Foundation

/// Several tabs under a header.
@available(A18, *)
public struct TabSection<Header, Content, Footer, SelectionValue> {
    let header: Header
    let content: Content
}

@available(A18, *)
extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable, Content.TabValue == SelectionValue {
    public typealias TabValue = SelectionValue

    public var body: AnyTabContent<SelectionValue> { return AnyTabContent(self) }
}

@available(A18, *)
extension TabSection
where
    Header: View, Content: TabContent, Footer == EmptyView, SelectionValue: Hashable,
    Content.TabValue == SelectionValue
{
    nonisolated public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.init(header: header(), content: content())
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == Text {
        self.init(header: Text(titleKey), content: content())
    }

    @_disfavoredOverload
    nonisolated public init<S>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) where Header == Text, S: StringProtocol {
        self.init(header: Text(title), content: content())
    }
}
