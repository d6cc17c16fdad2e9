import Combine
/// An observable object that an ancestor view has put into the environment.
@available(A13, *)
@MainActor @propertyWrapper @preconcurrency
public struct EnvironmentObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    var object: ObjectType?

    nonisolated public init() {}

    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let object else {
            // SwiftUI traps as well, as there is no other value of this type.
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
                    + "\(ObjectType.self) may be missing as an ancestor of this view.")
        }
        return object
    }

    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}
