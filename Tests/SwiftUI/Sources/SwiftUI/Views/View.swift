/// A part of an app's user interface.
@available(A13, *)
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// The body type of views without a body.
extension Never: View {
    public typealias Body = Never

    @MainActor @preconcurrency public var body: Never {
        return nobody()
    }

    /// Never called: this type has no values.
    private func nobody() -> Never {
        switch self {}
    }
}

extension View where Body == Never {
    /// Never called: only views of this package have no body.
    @MainActor @preconcurrency public var body: Never {
        fatalError("\(Self.self) has no body")
    }
}
