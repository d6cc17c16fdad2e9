import Foundation

/// Opens a URL.
@available(A14, *)
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// The result of a handler.
    @available(A15, *)
    public struct Result: Sendable {
        enum Outcome {
            case handled
            case discarded
            case system(URL?)
        }

        let outcome: Outcome

        public static let handled = Result(outcome: .handled)
        public static let discarded = Result(outcome: .discarded)
        public static let systemAction = Result(outcome: .system(nil))

        public static func systemAction(_ url: URL) -> Result {
            Result(outcome: .system(url))
        }
    }

    /// Identifies the action and its copies.
    nonisolated(unsafe) let version = Version()
    /// Called on the main actor only.
    nonisolated(unsafe) let handler: ((URL) -> Result)?
    /// Receives the URLs that no handler has handled; inherited from the action that this one
    /// replaces.
    var system: (@MainActor @Sendable (URL) -> Void)?

    nonisolated init(system: (@MainActor @Sendable (URL) -> Void)?) {
        handler = nil
        self.system = system
    }

    @available(A15, *)
    @MainActor @preconcurrency public init(handler: @escaping (URL) -> OpenURLAction.Result) {
        self.handler = handler
    }

    @MainActor @preconcurrency public func callAsFunction(_ url: URL) {
        open(url) { _ in }
    }

    @available(watchOS, unavailable)
    @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        open(url, completion: completion)
    }

    @MainActor private func open(_ url: URL, completion: @escaping (Bool) -> Void) {
        switch handler?(url).outcome {
        case .handled:
            completion(true)
        case .discarded:
            completion(false)
        case .system(let other):
            system?(other ?? url)
            completion(system != nil)
        case nil:
            system?(url)
            completion(system != nil)
        }
    }
}

/// The environment key of the action that opens URLs.
struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction(system: nil) }
}

@available(A14, *)
extension EnvironmentValues {
    @MainActor @preconcurrency public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set {
            var action = newValue
            action.system = newValue.system ?? self[OpenURLKey.self].system
            self[OpenURLKey.self] = action
        }
    }
}
