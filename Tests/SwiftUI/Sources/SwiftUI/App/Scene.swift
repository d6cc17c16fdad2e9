/// A part of an app's interface with its own life cycle.
@available(A14, *)
@MainActor @preconcurrency
public protocol Scene {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
    /// Never called: only scenes of this package have no body.
    @MainActor @preconcurrency public var body: Never {
        fatalError("\(Self.self) has no body")
    }
}

/// A scene with the name and arguments of a modifier.
struct RecordedScene<Content: Scene> {
    let content: Content
    let name: String
    let values: [String: Any]
}

extension RecordedScene: Scene {
    typealias Body = Never
}

extension Scene {
    /// Returns the scene with a modifier that has no effect on the stage.
    nonisolated func recorded(_ name: String, _ values: [String: Any?] = [:]) -> RecordedScene<Self> {
        RecordedScene(content: self, name: name, values: values.compactMapValues { $0 })
    }
}
