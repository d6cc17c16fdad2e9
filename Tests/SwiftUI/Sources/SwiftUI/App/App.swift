/// The structure and behaviour of an app.
@available(A14, *)
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    @MainActor @preconcurrency init()
}

@available(A14, *)
extension App {
    /// There is nothing to run here: the scenes are made and forgotten.
    @MainActor @preconcurrency public static func main() {
        _ = Self().body
    }
}
