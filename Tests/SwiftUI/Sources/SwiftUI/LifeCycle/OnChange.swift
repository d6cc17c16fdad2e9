/// Runs a closure when a value changes.
struct Change {
    let value: Any
    let initial: Bool
    let isEqual: (Any) -> Bool
    /// Called with the previous value.
    let action: (Any) -> Void
}

extension Change: ViewModifier {
    typealias Body = Never
}

extension Change {
    init<V: Equatable>(of value: V, initial: Bool, action: @escaping (V, V) -> Void) {
        self.init(
            value: value, initial: initial, isEqual: { $0 as? V == value },
            action: { former in action(former as? V ?? value, value) })
    }
}

extension View {
    @available(A17, *)
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View where V: Equatable {
        modifier(Change(of: value, initial: initial, action: action))
    }

    @available(A17, *)
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View where V: Equatable {
        modifier(Change(of: value, initial: initial, action: { _, _ in action() }))
    }

    @available(iOS, introduced: 14, deprecated: 17)
    @available(macOS, introduced: 11, deprecated: 14)
    @available(tvOS, introduced: 14, deprecated: 17)
    @available(watchOS, introduced: 7, deprecated: 10)
    @available(visionOS, introduced: 1, deprecated: 1)
    nonisolated public func onChange<V>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some View where V: Equatable {
        modifier(Change(of: value, initial: false, action: { _, new in action(new) }))
    }
}

extension Scene {
    @available(A17, *)
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene where V: Equatable {
        recorded("onChange", ["value": value, "action": action])
    }

    @available(A17, *)
    nonisolated public func onChange<V>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene where V: Equatable {
        recorded("onChange", ["value": value, "action": action])
    }

    @available(iOS, introduced: 14, deprecated: 17)
    @available(macOS, introduced: 11, deprecated: 14)
    @available(tvOS, introduced: 14, deprecated: 17)
    @available(watchOS, introduced: 7, deprecated: 10)
    @available(visionOS, introduced: 1, deprecated: 1)
    nonisolated public func onChange<V>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene where V: Equatable {
        recorded("onChange", ["value": value, "action": action])
    }
}
