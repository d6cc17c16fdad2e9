/// A part of an app's user interface.
@available(A13, *)
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// The body of what has none.
extension Never: View {
    public typealias Body = Never

    @MainActor @preconcurrency public var body: Never {
        return nobody()
    }

    /// There is no value of this type that could be asked.
    private func nobody() -> Never {
        switch self {}
    }
}

extension View where Body == Never {
    /// Only views of this package have no body, and the stage never asks them for one.
    @MainActor @preconcurrency public var body: Never {
        fatalError("\(Self.self) has no body")
    }
}
