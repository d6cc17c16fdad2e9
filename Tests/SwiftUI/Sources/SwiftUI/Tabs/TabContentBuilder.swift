/// Builds tabs from a block, all with values of one type.
@available(A18, *)
@resultBuilder
public struct TabContentBuilder<TabValue> where TabValue: Hashable {
    /// The view that a tab view creates from its tabs.
    public struct Content<C>: View where C: TabContent {
        nonisolated(unsafe) let tabs: C

        nonisolated init(tabs: C) {
            self.tabs = tabs
        }

        public typealias Body = Never
    }

    public static func buildExpression(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> {
        content
    }

    public static func buildBlock(_ content: some TabContent<TabValue>) -> some TabContent<TabValue> {
        content
    }

    public static func buildIf(_ content: (some TabContent<TabValue>)?) -> (some TabContent<TabValue>)? {
        content
    }

    public static func buildEither<T, F>(
        first: T
    ) -> _ConditionalContent<T, F>
    where TabValue == T.TabValue, T: TabContent, F: TabContent, T.TabValue == F.TabValue {
        _ConditionalContent(storage: .trueContent(first))
    }

    public static func buildEither<T, F>(
        second: F
    ) -> _ConditionalContent<T, F>
    where TabValue == T.TabValue, T: TabContent, F: TabContent, T.TabValue == F.TabValue {
        _ConditionalContent(storage: .falseContent(second))
    }

    public static func buildLimitedAvailability<T>(_ content: T) -> AnyTabContent<T.TabValue> where T: TabContent {
        AnyTabContent(content)
    }
}
