/// The key of a translated text; here it stands for itself.
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

extension LocalizedStringKey: Sendable {}
