/// A caller that awaits the result of a presentation.
///
/// It is resumed exactly once, at the latest when it is deinitialized, for example along with its
/// navigator.
@MainActor final class WaitingCaller {
    private var continuation: CheckedContinuation<NavigationResult?, Never>?

    init(_ continuation: CheckedContinuation<NavigationResult?, Never>) { self.continuation = continuation }

    deinit { continuation?.resume(returning: nil) }

    func resume(returning result: NavigationResult?) {
        continuation?.resume(returning: result)
        continuation = nil
    }
}

/// A weak reference to a navigator, so that a waiting caller does not retain it.
@MainActor final class NavigatorReference {
    private(set) weak var navigator: NavigatorCore?

    init(_ navigator: NavigatorCore) { self.navigator = navigator }
}

extension NavigatorCore {
    /// Takes an exit of a screen and awaits its result. If the task is cancelled, the awaited
    /// presentation is closed.
    static func ask(
        _ reference: NavigatorReference, _ exit: ExitValue, from level: Int, _ screen: NodeValue?,
        _ column: SplitColumn?, _ token: ScreenToken? = nil
    ) async -> NavigationResult? {
        guard let number = reference.navigator?.nextCaller() else { return nil }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard let navigator = reference.navigator else { return continuation.resume(returning: nil) }
                navigator.callers[number] = WaitingCaller(continuation)
                navigator.take(exit, from: navigator.origin(level, screen, column, token), for: number)
            }
        } onCancel: {
            _Concurrency.Task { @MainActor in reference.navigator?.stopAsking(number) }
        }
    }

    /// Returns a number for a waiting caller.
    func nextCaller() -> Int {
        callerCount += 1
        return callerCount
    }

    /// Handles the cancellation of a caller: closes its presentation, or gives up its request.
    func stopAsking(_ number: Int) {
        guard callers[number] != nil else { return }
        settle { state in
            state.act(self.conditionValues, at: self.now()) { state in
                for request in state.requests where request.caller == number { state.end(request, .dropped(.gone)) }
                if let level = state.allLevels.first(where: { $0.caller == number }) {
                    state.closing { $0.close(level: level.id) }
                }
            }
        }
    }

    /// Resumes the callers for which neither a presentation nor a request is left.
    func resumeCallers() {
        if callers.isEmpty { return }
        let waiting = Set(wanted.allLevels.compactMap(\.caller) + wanted.requests.compactMap(\.caller))
        for number in callers.keys.sorted() where !waiting.contains(number) {
            callers.removeValue(forKey: number)?.resume(returning: results.removeValue(forKey: number))
        }
    }

    /// How often a link led to a screen that was already shown, or its tab was tapped again.
    func count(_ counter: ExitCounter, _ level: Int, _ screen: NodeValue?, _ column: SplitColumn?) -> Int {
        switch counter {
        case .arrivals: return model(level)?.arrivals(of: screen, in: column, table) ?? 0
        case .reselections:
            guard level >= 0, level < table.rootStacks.count, let tab = table.rootStacks[level].tab else { return 0 }
            return shownReselections[tab]
        }
    }
}
