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

    /// Only for `if #available`: a plain `if` gives no result of `buildLimitedAvailability`.
    public static func buildOptional(_ content: LimitedScene?) -> some Scene { OptionalScene(content: content) }

    public static func buildLimitedAvailability(_ content: some Scene) -> LimitedScene {
        LimitedScene(content: content)
    }
}

/// A sequence of scenes.
struct TupleScene<T> {
    let value: T
}

extension TupleScene: Scene {
    typealias Body = Never
}

/// A scene of an `if #available`.
@available(A14, *)
public struct LimitedScene {
    let content: any Scene
}

extension LimitedScene: Scene {
    public typealias Body = Never
}

/// A scene, or none.
struct OptionalScene<Content: Scene> {
    let content: Content?
}

extension OptionalScene: Scene {
    typealias Body = Never
}
