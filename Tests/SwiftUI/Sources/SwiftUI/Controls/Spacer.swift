import Foundation

/// Flexible space between views.
@available(A13, *)
public struct Spacer: Sendable {
    public init(minLength: CGFloat? = nil) {}
}

extension Spacer: View {
    public typealias Body = Never
}

/// A line between views.
@available(A13, *)
public struct Divider: Sendable {
    public init() {}
}

extension Divider: View {
    public typealias Body = Never
}
