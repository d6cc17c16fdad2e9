import Combine
/// An observable object that a view owns.
@available(A14, *)
@MainActor @propertyWrapper @preconcurrency
public struct StateObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    nonisolated(unsafe) let thunk: () -> ObjectType
    var object: ObjectType?

    nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
        self.thunk = thunk
    }

    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        object ?? thunk()
    }

    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}
