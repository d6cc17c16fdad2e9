/// Makes a scene of a block of scenes.
@available(A14, *)
@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<C: Scene>(_ content: C) -> C { content }

    public static func buildBlock<C: Scene>(_ content: C) -> C { content }

    @_disfavoredOverload
    public static func buildBlock<each C: Scene>(_ content: repeat each C) -> some Scene {
        TupleScene(value: (repeat each content))
    }

    @available(A16, *)
    public static func buildOptional<C: Scene>(_ content: C?) -> some Scene { OptionalScene(content: content) }

    @available(A16, *)
    public static func buildLimitedAvailability<C: Scene>(_ content: C) -> some Scene { content }
}

/// A sequence of scenes.
struct TupleScene<T> {
    let value: T
}

extension TupleScene: Scene {
    typealias Body = Never
}

/// A scene, or none.
struct OptionalScene<Content: Scene> {
    let content: Content?
}

extension OptionalScene: Scene {
    typealias Body = Never
}
