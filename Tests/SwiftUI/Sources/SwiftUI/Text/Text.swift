import Foundation

/// A view that shows a string.
@available(A13, *)
public struct Text: Equatable, Sendable {
    let string: String

    public init(verbatim content: String) {
        string = content
    }

    @_disfavoredOverload
    public init<S>(_ content: S) where S: StringProtocol {
        string = String(content)
    }

    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        string = key.text
    }

    @available(A16, *)
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        string = resource.key
    }

    public static func + (lhs: Text, rhs: Text) -> Text {
        Text(verbatim: lhs.string + rhs.string)
    }

    public func bold() -> Text { self }

    public func italic() -> Text { self }
}

extension Text: View {
    public typealias Body = Never
}
