import Combine
/// An observable object that the view does not own.
@available(A13, *)
@MainActor @preconcurrency @propertyWrapper
public struct ObservedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    /// Makes bindings to the object's properties.
    @MainActor @preconcurrency @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = self.object
            return Binding(
                location: BindingLocation(
                    identity: ObjectProperty(object: ObjectIdentifier(object), keyPath: keyPath),
                    get: { object[keyPath: keyPath] },
                    set: { value, _ in object[keyPath: keyPath] = value }
                ).readWhenMade())
        }
    }

    nonisolated(unsafe) var object: ObjectType

    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }

    @MainActor @preconcurrency public init(initialValue: ObjectType) {
        object = initialValue
    }

    @MainActor @preconcurrency public init(wrappedValue: ObjectType) {
        object = wrappedValue
    }

    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        Wrapper(object: wrappedValue)
    }
}
