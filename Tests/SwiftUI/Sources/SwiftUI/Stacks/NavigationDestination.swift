/// The destination of a stack for the values of one type.
struct ValueDestination {
    let type: Any.Type
    /// Creates the view of a value; nil if the value has another type.
    let make: (AnyHashable) -> (any View)?
}

extension ValueDestination: ViewModifier {
    typealias Body = Never
}

/// The destination that a stack shows above everything else while a binding is set.
struct BoundDestination {
    let values: [String: Any]
    /// The identity of the content to show, or nil.
    let identity: () -> AnyHashable?
    let make: (AnyHashable) -> (any View)?
    let clear: () -> Void
}

extension BoundDestination: ViewModifier {
    typealias Body = Never
}

extension View {
    @available(A16, *)
    nonisolated public func navigationDestination<D, C>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        modifier(ValueDestination(type: data, make: { ($0.base as? D).map(destination) }))
    }

    @available(A16, *)
    nonisolated public func navigationDestination<V>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View where V: View {
        let view = destination()
        return modifier(
            BoundDestination(
                values: ["isPresented": isPresented],
                identity: { isPresented.wrappedValue ? AnyHashable(true) : nil },
                make: { _ in view }, clear: { isPresented.wrappedValue = false }))
    }

    @available(A17, *)
    nonisolated public func navigationDestination<D, C>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View where D: Hashable, C: View {
        modifier(
            BoundDestination(
                values: ["item": item],
                identity: { item.wrappedValue.map { AnyHashable($0) } },
                make: { ($0.base as? D).map(destination) }, clear: { item.wrappedValue = nil }))
    }

    @available(A13, *)
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        recorded("navigationBarBackButtonHidden", ["hidesBackButton": hidesBackButton])
    }
}
