/// The field of a view that has the focus.
@available(A15, *)
@propertyWrapper
public struct FocusState<Value>: DynamicProperty where Value: Hashable {
    /// Reads and writes the focused field.
    @propertyWrapper
    public struct Binding {
        let binding: SwiftUI.Binding<Value>

        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }

        public var projectedValue: FocusState<Value>.Binding { self }
    }

    let initial: Value
    var location: StateLocation<Value>?

    public init() where Value == Bool {
        initial = false
    }

    public init<T>() where Value == T?, T: Hashable {
        initial = nil
    }

    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.value = newValue }
    }

    public var projectedValue: FocusState<Value>.Binding {
        Binding(binding: location?.binding ?? .constant(initial))
    }
}

@available(A15, *)
extension View {
    nonisolated public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        recorded("focused", ["binding": binding, "equals": value])
    }

    nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        recorded("focused", ["condition": condition])
    }
}
