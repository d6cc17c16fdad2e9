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

        @available(iOS 17.5, macOS 14.5, tvOS 17.5, watchOS 10.5, visionOS 1.2, *)
        public static func buildLimitedAvailability(_ content: some ToolbarContent) -> some ToolbarContent { content }

        @available(iOS, introduced: 14, deprecated: 14, obsoleted: 17.5)
        @available(macOS, introduced: 11, deprecated: 11, obsoleted: 14.5)
        @available(tvOS, introduced: 14, deprecated: 14, obsoleted: 17.5)
        @available(watchOS, introduced: 7, deprecated: 7, obsoleted: 10.5)
        @available(visionOS, introduced: 1, deprecated: 1, obsoleted: 1.2)
        @_disfavoredOverload
        public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> AnyToolbarContent {
            AnyToolbarContent(content: content)
        }
    }

    /// The toolbar content of an `if #available` before iOS 17.5.
    @available(A14, *)
    public struct AnyToolbarContent {
        let content: any ToolbarContent
    }

    extension AnyToolbarContent: ToolbarContent {
        public typealias Body = Never
    }

    /// A sequence of toolbar items.
    struct TupleToolbar<T> {
        let value: T
    }

    extension TupleToolbar: CustomizableToolbarContent {
        typealias Body = Never
    }
#endif
