#if SDK27
    /// The builder for content of every kind.
    public typealias ContentBuilder = ViewBuilder

    /// Makes content from a block. Up to SDK 26, the expressions have to be views.
    @available(A13, *)
    @resultBuilder
    public struct ViewBuilder {
        public static func buildExpression<C>(_ content: C) -> C { content }

        public static func buildBlock() -> EmptyView { EmptyView() }

        public static func buildBlock<C>(_ content: C) -> C { content }

        @_disfavoredOverload
        public static func buildBlock<each C>(_ content: repeat each C) -> TupleContent<repeat each C> {
            TupleContent(repeat each content)
        }

        public static func buildIf<C>(_ content: C?) -> C? { content }

        public static func buildEither<T, F>(first: T) -> _ConditionalContent<T, F> {
            _ConditionalContent(storage: .trueContent(first))
        }

        public static func buildEither<T, F>(second: F) -> _ConditionalContent<T, F> {
            _ConditionalContent(storage: .falseContent(second))
        }

        @available(A14, *)
        public static func buildLimitedAvailability<C: View>(_ content: C) -> AnyView { AnyView(content) }

        @available(A14, *)
        @_disfavoredOverload
        public static func buildLimitedAvailability<C: ToolbarContent>(_ content: C) -> some ToolbarContent { content }
    }

    /// The same builder under its former name.
    public typealias ToolbarContentBuilder = ViewBuilder
#else
    /// Makes a view of a block of views.
    @available(A13, *)
    @resultBuilder
    public struct ViewBuilder {
        public static func buildExpression<C: View>(_ content: C) -> C { content }

        public static func buildBlock() -> EmptyView { EmptyView() }

        public static func buildBlock<C: View>(_ content: C) -> C { content }

        @_disfavoredOverload
        public static func buildBlock<each C>(_ content: repeat each C) -> TupleView<(repeat each C)>
        where repeat each C: View {
            TupleView((repeat each content))
        }

        public static func buildIf<C: View>(_ content: C?) -> C? { content }

        public static func buildEither<T: View, F: View>(first: T) -> _ConditionalContent<T, F> {
            _ConditionalContent(storage: .trueContent(first))
        }

        public static func buildEither<T: View, F: View>(second: F) -> _ConditionalContent<T, F> {
            _ConditionalContent(storage: .falseContent(second))
        }

        @available(A14, *)
        public static func buildLimitedAvailability<C: View>(_ content: C) -> AnyView { AnyView(content) }
    }
#endif
