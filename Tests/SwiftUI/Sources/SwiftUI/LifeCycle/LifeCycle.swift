/// Runs closures when its content appears and disappears.
struct Appearance {
    let onAppear: (() -> Void)?
    let onDisappear: (() -> Void)?
}

extension Appearance: ViewModifier {
    typealias Body = Never
}

/// Runs a task while its content is shown.
struct Work {
    /// The value that restarts the task when it changes.
    let identity: Any?
    let priority: TaskPriority
    let action: @Sendable () async -> Void
}

extension Work: ViewModifier {
    typealias Body = Never
}

extension View {
    @available(A13, *)
    nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(Appearance(onAppear: action, onDisappear: nil))
    }

    @available(A13, *)
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(Appearance(onAppear: nil, onDisappear: action))
    }
}

@available(A15, *)
extension View {
    nonisolated public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(Work(identity: nil, priority: priority, action: action))
    }

    nonisolated public func task<T>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View where T: Equatable {
        modifier(Work(identity: value, priority: priority, action: action))
    }

    nonisolated public func task(
        name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        nonisolated(unsafe) let action = action
        return modifier(Work(identity: nil, priority: priority, action: { await action() }))
    }

    nonisolated public func task<T>(
        id value: T, name: String?, priority: TaskPriority = .userInitiated, file: String = #fileID,
        line: Int = #line, @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View where T: Equatable {
        nonisolated(unsafe) let action = action
        return modifier(Work(identity: value, priority: priority, action: { await action() }))
    }

    nonisolated public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        recorded("refreshable", ["action": action])
    }
}
