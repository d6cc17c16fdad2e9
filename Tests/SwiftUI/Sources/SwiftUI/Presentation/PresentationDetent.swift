import Foundation

/// A height at which a sheet can rest.
@available(A16, *)
public struct PresentationDetent: Hashable, Sendable {
    let name: String

    public static let medium = PresentationDetent(name: "medium")
    public static let large = PresentationDetent(name: "large")

    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "fraction(\(fraction))")
    }

    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "height(\(height))")
    }

    public static func custom<D>(_ type: D.Type) -> PresentationDetent where D: CustomPresentationDetent {
        PresentationDetent(name: "custom(\(type))")
    }
}

@available(A16, *)
extension PresentationDetent {
    /// The values that a custom detent can read.
    @dynamicMemberLookup
    public struct Context {
        public let maxDetentValue: CGFloat
        let environment: EnvironmentValues

        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            environment[keyPath: keyPath]
        }
    }
}

/// A custom detent.
@available(A16, *)
public protocol CustomPresentationDetent {
    typealias Context = PresentationDetent.Context

    static func height(in context: Self.Context) -> CGFloat?
}

@available(A16, *)
extension View {
    nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        recorded("presentationDetents", ["detents": detents])
    }

    nonisolated public func presentationDetents(
        _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
    ) -> some View {
        recorded("presentationDetents", ["detents": detents, "selection": selection])
    }
}
