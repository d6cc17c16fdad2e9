import Foundation

/// A view that shows an image.
@available(A13, *)
public struct Image: Equatable, Sendable {
    let name: String
    let isSystem: Bool

    @available(A13, *)
    public init(systemName: String) {
        name = systemName
        isSystem = true
    }

    public init(_ name: String, bundle: Bundle? = nil) {
        self.name = name
        isSystem = false
    }

    public func resizable() -> Image { self }
}

extension Image: View {
    public typealias Body = Never
}
