#if !SDK27
    /// Makes toolbar content of a block of toolbar items.
    @available(A14, *)
    @resultBuilder
    public struct ToolbarContentBuilder {
        public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }

        public static func buildExpression<C: CustomizableToolbarContent>(_ content: C) -> C { content }

        public static func buildBlock<C: ToolbarContent>(_ content: C) -> some ToolbarContent { content }

        public static func buildBlock<C: CustomizableToolbarContent>(
            _ content: C
        ) -> some CustomizableToolbarContent { content }

        @_disfavoredOverload
        public static func buildBlock<each C: ToolbarContent>(_ content: repeat each C) -> some ToolbarContent {
            TupleToolbar(value: (repeat each content))
        }

        public static func buildBlock<each C: CustomizableToolbarContent>(
            _ content: repeat each C
        ) -> some CustomizableToolbarContent {
            TupleToolbar(value: (repeat each content))
        }

        @available(A16, *)
        public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }

        @available(A16, *)
        public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
            first: T
        ) -> _ConditionalContent<T, F> {
            _ConditionalContent(storage: .trueContent(first))
        }

        @available(A16, *)
        public static func buildEither<T: ToolbarContent, F: ToolbarContent>(
            second: F
        ) -> _ConditionalContent<T, F> {
            _ConditionalContent(storage: .falseContent(second))
        }

        @available(A14, *)
        public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> some ToolbarContent { content }
    }

    /// A sequence of toolbar items.
    struct TupleToolbar<T> {
        let value: T
    }

    extension TupleToolbar: CustomizableToolbarContent {
        typealias Body = Never
    }
#endif
