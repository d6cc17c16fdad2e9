/// Dismisses the presentation in which it was read.
@available(A15, *)
@MainActor @preconcurrency
public struct DismissAction: Sendable {
    let dismissal: Dismissal?

    @MainActor @preconcurrency public func callAsFunction() {
        dismissal?.dismiss()
    }
}

/// Dismisses a presented view.
@MainActor
final class Dismissal {
    private let action: @MainActor () -> Void

    init(_ action: @escaping @MainActor () -> Void) {
        self.action = action
    }

    func dismiss() {
        action()
    }
}

/// The environment key of the nearest presentation.
struct DismissalKey: EnvironmentKey {
    static var defaultValue: Dismissal? { nil }
}

@available(A15, *)
extension EnvironmentValues {
    public var dismiss: DismissAction {
        DismissAction(dismissal: self[DismissalKey.self])
    }

    public var isPresented: Bool {
        self[DismissalKey.self] != nil
    }
}
