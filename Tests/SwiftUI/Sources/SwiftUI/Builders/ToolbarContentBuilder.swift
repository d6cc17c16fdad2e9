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

        public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(_ c0: C0, _ c1: C1) -> some ToolbarContent
        { TupleToolbar(value: (c0, c1)) }

        public static func buildBlock<C0: CustomizableToolbarContent, C1: CustomizableToolbarContent>(
            _ c0: C0, _ c1: C1
        ) -> some CustomizableToolbarContent { TupleToolbar(value: (c0, c1)) }

        public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent>(
            _ c0: C0, _ c1: C1, _ c2: C2
        ) -> some ToolbarContent { TupleToolbar(value: (c0, c1, c2)) }

        public static func buildBlock<
            C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent
        >(_ c0: C0, _ c1: C1, _ c2: C2) -> some CustomizableToolbarContent { TupleToolbar(value: (c0, c1, c2)) }

        public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent>(
            _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
        ) -> some ToolbarContent { TupleToolbar(value: (c0, c1, c2, c3)) }

        public static func buildBlock<
            C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
            C3: CustomizableToolbarContent
        >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some CustomizableToolbarContent {
            TupleToolbar(value: (c0, c1, c2, c3))
        }

        public static func buildBlock<
            C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent
        >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> some ToolbarContent {
            TupleToolbar(value: (c0, c1, c2, c3, c4))
        }

        public static func buildBlock<
            C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
            C3: CustomizableToolbarContent, C4: CustomizableToolbarContent
        >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> some CustomizableToolbarContent {
            TupleToolbar(value: (c0, c1, c2, c3, c4))
        }

        public static func buildBlock<
            C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
            C5: ToolbarContent
        >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> some ToolbarContent {
            TupleToolbar(value: (c0, c1, c2, c3, c4, c5))
        }

        public static func buildBlock<
            C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
            C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent
        >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> some CustomizableToolbarContent {
            TupleToolbar(value: (c0, c1, c2, c3, c4, c5))
        }

        public static func buildBlock<
            C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
            C5: ToolbarContent, C6: ToolbarContent
        >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> some ToolbarContent {
            TupleToolbar(value: (c0, c1, c2, c3, c4, c5, c6))
        }

        public static func buildBlock<
            C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
            C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
            C6: CustomizableToolbarContent
        >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> some CustomizableToolbarContent {
            TupleToolbar(value: (c0, c1, c2, c3, c4, c5, c6))
        }

        public static func buildBlock<
            C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
            C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent
        >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> some ToolbarContent {
            TupleToolbar(value: (c0, c1, c2, c3, c4, c5, c6, c7))
        }

        public static func buildBlock<
            C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
            C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
            C6: CustomizableToolbarContent, C7: CustomizableToolbarContent
        >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7)
            -> some CustomizableToolbarContent
        { TupleToolbar(value: (c0, c1, c2, c3, c4, c5, c6, c7)) }

        public static func buildBlock<
            C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
            C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent, C8: ToolbarContent
        >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8)
            -> some ToolbarContent
        { TupleToolbar(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8)) }

        public static func buildBlock<
            C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
            C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
            C6: CustomizableToolbarContent, C7: CustomizableToolbarContent, C8: CustomizableToolbarContent
        >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8)
            -> some CustomizableToolbarContent
        { TupleToolbar(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8)) }

        public static func buildBlock<
            C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
            C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent, C8: ToolbarContent, C9: ToolbarContent
        >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9)
            -> some ToolbarContent
        { TupleToolbar(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) }

        public static func buildBlock<
            C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
            C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
            C6: CustomizableToolbarContent, C7: CustomizableToolbarContent, C8: CustomizableToolbarContent,
            C9: CustomizableToolbarContent
        >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9)
            -> some CustomizableToolbarContent
        { TupleToolbar(value: (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)) }

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
