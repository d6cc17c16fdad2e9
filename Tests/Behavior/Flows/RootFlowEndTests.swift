import BehaviorSupport
import Testing

@testable import NavgenRuntime

/// A flow that is the root ends when the root changes, and the app is notified of its end once.
@MainActor @Suite struct RootFlowEndTests {
    private final class Handlers: BankHandlers {
        var reported: [String] = []
        var onEnd: (() -> Void)?

        func setupFinished(cancelled: Bool) { report(cancelled) }
        func enrollmentFinished(cancelled: Bool) { report(cancelled) }

        private func report(_ isCancelled: Bool) {
            reported.append(isCancelled ? "cancelled" : "complete")
            onEnd?()
        }
    }

    private static func facts(signedIn: Bool = true, ready: Bool?, isFast: Bool? = false, _ isPrivate: Bool)
        -> BankConditions
    {
        BankConditions(signedIn: signedIn, ready: ready, isFast: isFast, isPrivate: isPrivate)
    }

    /// Ends the flow with `body`, and checks the report to the app and the node that is shown.
    private func ends<Definition: FlowDefinition>(
        _ flow: Definition.Type, isPrivate: Bool, _ node: BankNode, _ report: String,
        _ body: (RunningFlow<Definition>, BankNavigator, Handlers) -> Void
    ) {
        let begun = Self.facts(ready: false, isPrivate)
        let navigator = BankNavigator(conditions: begun)
        let handlers = Handlers()
        navigator.handlers = handlers
        guard let run = navigator.model(navigator.state.base.id)?.run as? RunningFlow<Definition> else {
            return expect(false, "no flow")
        }
        body(run, navigator, handlers)
        expect(navigator.state.node == node && handlers.reported == [report], "\(handlers.reported)")
        // Later changes are not reported, unless the flow begins again.
        navigator.conditionsChanged(Self.facts(signedIn: false, ready: true, isPrivate))
        navigator.conditionsChanged(begun)
        expect(run.step == run.steps.first && handlers.reported == [report], "\(run.step) \(handlers.reported)")
        navigator.conditionsChanged(Self.facts(signedIn: false, ready: false, isPrivate))
        expect(handlers.reported == [report, "cancelled"], "\(handlers.reported)")
    }

    private func check<Definition: FlowDefinition>(_ flow: Definition.Type, isPrivate: Bool) {
        let ready = Self.facts(ready: true, isPrivate)
        let undecided = BankConditions(signedIn: true, isPrivate: isPrivate)
        let out = BankConditions(signedIn: false, isPrivate: isPrivate)
        let steps = isPrivate ? 2 : 1
        // The flow has begun and is no longer needed.
        ends(flow, isPrivate: isPrivate, .account, "cancelled") { _, navigator, _ in
            navigator.conditionsChanged(undecided)
            navigator.conditionsChanged(ready)
        }
        // The flow is at its last step.
        ends(flow, isPrivate: isPrivate, .account, "complete") { run, navigator, _ in
            for _ in 0..<steps { run.next() }
            navigator.conditionsChanged(undecided)
            navigator.conditionsChanged(ready)
        }
        // The flow's last step is hidden.
        ends(flow, isPrivate: isPrivate, .account, isPrivate ? "cancelled" : "complete") { _, navigator, _ in
            navigator.conditionsChanged(Self.facts(ready: true, isFast: true, isPrivate))
        }
        ends(flow, isPrivate: isPrivate, .welcomeDesk, "cancelled") { run, navigator, _ in
            run.next()
            navigator.conditionsChanged(out)
        }
        ends(flow, isPrivate: isPrivate, .account, "complete") { run, navigator, _ in
            run.finish()
            navigator.conditionsChanged(ready)
        }
        // The app changes its facts while it is notified.
        ends(flow, isPrivate: isPrivate, .account, "complete") { run, navigator, handlers in
            handlers.onEnd = { [unowned navigator] in navigator.conditionsChanged(ready) }
            run.finish()
            handlers.onEnd = nil
        }
        ends(flow, isPrivate: isPrivate, .welcomeDesk, "cancelled") { run, navigator, _ in
            run.cancel()
            navigator.conditionsChanged(out)
        }
        // The navigator reads the changed facts.
        ends(flow, isPrivate: isPrivate, .account, "complete") { run, navigator, _ in
            for _ in 0..<steps { run.next() }
            navigator.facts = { ready.values }
            run.next()
            navigator.facts = nil
        }
    }

    @Test func endsOnce() { check(SetupFlowDefinition.self, isPrivate: false) }

    @Test func endsOnceWithAFinalStep() { check(EnrollmentFlowDefinition.self, isPrivate: true) }
}
