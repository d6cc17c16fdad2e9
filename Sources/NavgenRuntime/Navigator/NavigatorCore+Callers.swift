/// A caller that awaits the result of a presentation: a screen and its position.
///
/// It is resumed exactly once, at the latest when it is deinitialized, for example along with its
/// navigator.
@MainActor final class WaitingCaller {
    let number: Int
    private let position: ScreenPosition
    /// The state when the wait began.
    private let former: StateCore
    private var continuation: CheckedContinuation<NavigationResult?, Never>?

    init(
        number: Int, position: ScreenPosition, state: StateCore,
        continuation: CheckedContinuation<NavigationResult?, Never>
    ) {
        self.number = number
        self.position = position
        former = state
        self.continuation = continuation
    }

    deinit { continuation?.resume(returning: nil) }

    /// Whether the waiting screen is still in the state, or returns when the fallback that covers
    /// it is dismissed.
    func isThere(in state: StateCore) -> Bool {
        state.isSame(as: former, at: position)
            || state.deferred?.covered.first?.isSame(as: former, at: position) == true
    }

    func resume(returning result: NavigationResult?) {
        continuation?.resume(returning: result)
        continuation = nil
    }
}

/// A caller that awaits a presentation that is waiting for its conditions.
struct DeferredCall {
    let step: StepValue
    /// The id of the fallback that is presented instead; `nil` if there is none or it was already
    /// presented.
    var fallback: Int?
    /// The id of the newest presentation when the call was made; the awaited one is newer.
    let last: Int
    let caller: WaitingCaller
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
        _ column: SplitColumn?
    ) async -> NavigationResult? {
        guard let number = reference.navigator?.nextCaller() else { return nil }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                guard let navigator = reference.navigator else { return continuation.resume(returning: nil) }
                let position = navigator.position(level, screen, column)
                let caller = WaitingCaller(
                    number: number, position: position, state: navigator.wanted, continuation: continuation)
                navigator.take(exit, from: position, for: caller)
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

    /// Makes a caller wait for the presentation that a step has added, that is, one newer than
    /// `last`.
    func wait(_ caller: WaitingCaller, for outcome: OutcomeValue, after last: Int, in state: inout StateCore) {
        if outcome == .deferred, let step = state.deferred?.step {
            // A fallback that was presented for the previous caller is kept for this one.
            let former = deferredCall?.fallback
            let fallback = state.presented.first { $0.id > last || $0.id == former }?.id
            deferredCall?.caller.resume(returning: nil)
            deferredCall = DeferredCall(step: step, fallback: fallback, last: last, caller: caller)
            return
        }
        guard outcome == .done, let id = state.presented.last(where: { $0.id > last })?.id else { return }
        state.markAwaited(id)
        waiting[id] = caller
    }

    /// Handles the cancellation of a caller: closes its presentation, or gives up its deferred
    /// step.
    func stopAsking(_ number: Int) {
        if let id = waiting.first(where: { $0.value.number == number })?.key { change { $0.dismiss(id: id) } }
        guard let call = deferredCall, call.caller.number == number else { return }
        deferredCall = nil
        call.caller.resume(returning: nil)
        change { self.giveUp(call, in: &$0) }
    }

    /// Gives up the deferred step that a caller awaits and dismisses its fallback.
    func giveUp(_ call: DeferredCall, in state: inout StateCore) {
        state.giveUp(call.step)
        if let id = call.fallback { state.dismiss(id: id) }
    }

    /// Dismisses presentations and gives up deferred steps that are awaited by screens that no
    /// longer exist.
    func dismissAnswersWithoutCaller(in state: inout StateCore) {
        if !waiting.isEmpty {
            for (id, caller) in waiting.sorted(by: { $0.key < $1.key })
            where state.isAwaited(id) && !caller.isThere(in: state) {
                state.dismiss(id: id)
            }
        }
        guard let call = deferredCall, !call.caller.isThere(in: state) else { return }
        if let id = answer(to: call, in: state) { state.dismiss(id: id) }
        state.giveUp(call.step)
    }

    /// The id of the presentation that was deferred; `nil` if it has not appeared yet.
    private func answer(to call: DeferredCall, in state: StateCore) -> Int? {
        guard case .present(let content) = call.step, state.deferred?.step != call.step,
            let level = state.presented.last, level.id > call.last, level.content.isSame(as: content, in: table),
            !level.isAwaited
        else { return nil }
        return level.id
    }

    /// Resumes each caller whose presentation was dismissed or is now shown because of a link.
    func resumeCallers() {
        if !waiting.isEmpty {
            for id in waiting.keys.sorted() where !wanted.isAwaited(id) {
                waiting.removeValue(forKey: id)?.resume(returning: results.removeValue(forKey: id))
            }
        }
        guard let call = deferredCall else { return }
        if let deferred = wanted.deferred, deferred.step == call.step {
            // The condition that it waits for next may have another fallback.
            let newer = wanted.presented.last { $0.id > call.last && $0.content.node == deferred.fallback }
            if let newer { deferredCall?.fallback = newer.id }
            return
        }
        deferredCall = nil
        if let id = answer(to: call, in: wanted) {
            wanted.markAwaited(id)
            waiting[id] = call.caller
        } else {
            call.caller.resume(returning: nil)
        }
    }

    /// The current position of a screen: on a stack (the topmost of equal screens), in a column, or
    /// at the bottom of a level.
    func position(_ level: Int, _ screen: NodeValue?, _ column: SplitColumn?) -> ScreenPosition {
        guard let screen else { return ScreenPosition(level: level, depth: 0, column: column) }
        let index = wanted.level(level)?.path.lastIndex { $0.isSame(as: screen, in: table) }
        return ScreenPosition(level: level, depth: index.map { $0 + 1 } ?? .max)
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
