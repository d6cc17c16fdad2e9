/// The structure and behavior of an app.
@available(A14, *)
@MainActor @preconcurrency
public protocol App {
    associatedtype Body: Scene

    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }

    @MainActor @preconcurrency init()
}

@available(A14, *)
extension App {
    /// Only creates the scenes, as no app runs here.
    @MainActor @preconcurrency public static func main() {
        _ = Self().body
    }
}
