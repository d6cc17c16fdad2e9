/// The key of a localized string. It is not translated here.
@available(A13, *)
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
    let text: String

    public init(_ value: String) {
        text = value
    }

    public init(stringLiteral value: String) {
        text = value
    }
}

@available(*, unavailable)
extension LocalizedStringKey: Sendable {}
