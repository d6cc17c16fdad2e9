import Combine
/// Runs closures when the node becomes visible and invisible.
final class AppearanceBehavior: Behavior {
    var request = Appearance(onAppear: nil, onDisappear: nil)
    private var isShown = false

    override func setShown(_ isShown: Bool, _ stage: Stage) {
        guard isShown != self.isShown else { return }
        self.isShown = isShown
        if let action = isShown ? request.onAppear : request.onDisappear {
            stage.afterwards(action)
        }
    }
}

/// Runs a task while the node is visible.
final class WorkBehavior: Behavior {
    private var request: Work?
    private var task: Task<Void, Never>?
    private var isShown = false

    /// Restarts the task if the identity has changed.
    func take(_ request: Work, _ stage: Stage) {
        let former = self.request
        self.request = request
        guard isShown, let former, !Inputs.areEqual(former.identity as Any, request.identity as Any) else { return }
        task?.cancel()
        stage.afterwards { [weak self] in self?.start() }
    }

    override func setShown(_ isShown: Bool, _ stage: Stage) {
        guard isShown != self.isShown else { return }
        self.isShown = isShown
        if isShown {
            stage.afterwards { [weak self] in self?.start() }
        } else {
            task?.cancel()
            task = nil
        }
    }

    private func start() {
        guard isShown, let request else { return }
        let action = request.action
        task = Task(priority: request.priority) { await action() }
    }
}

/// Runs a closure when a value changes.
final class ChangeBehavior: Behavior {
    private var former: Change?

    func take(_ request: Change, _ stage: Stage) {
        let former = self.former
        self.former = request
        if let former {
            guard !request.isEqual(former.value) else { return }
            stage.afterwards { request.action(former.value) }
        } else if request.initial {
            stage.afterwards { request.action(request.value) }
        }
    }
}

/// Runs a closure for each value of the first publisher. Later publishers are ignored.
final class ReceptionBehavior: Behavior {
    private var action: (Any) -> Void = { _ in }
    private var subscription: AnyCancellable?

    func take(_ request: Reception) {
        action = request.action
        guard subscription == nil else { return }
        subscription = request.subscribe { [weak self] value in
            nonisolated(unsafe) let value = value
            MainActor.assumeIsolated { self?.action(value) }
        }
    }

    override func leave(_ stage: Stage) {
        subscription = nil
    }
}
