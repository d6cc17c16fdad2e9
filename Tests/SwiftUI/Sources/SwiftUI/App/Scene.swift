/// A part of an app's interface with a life cycle of its own.
@available(A14, *)
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Only scenes of this package have no body, and nobody asks them for one.
    @MainActor @preconcurrency public var body: Never {
        fatalError("\(Self.self) has no body")
    }
}

/// A scene with the name of a modifier and what it was given.
struct KeptScene<Content: Scene> {
    let content: Content
    let name: String
    let values: [String: Any]
}

extension KeptScene: Scene {
    typealias Body = Never
}

extension Scene {
    /// This scene with a modifier that has no behaviour on the stage.
    nonisolated func kept(_ name: String, _ values: [String: Any?] = [:]) -> KeptScene<Self> {
        KeptScene(content: self, name: name, values: values.compactMapValues { $0 })
    }
}
