import BehaviorSupport
import NavgenRuntime
import Testing

/// A flow as root: progress, going back, skipping, data, a hidden step, and the root that follows.
@Test func leadsThroughTheFlow() {
    var facts = FitnessConditions(onboarded: false, healthAvailable: false)
    var flow = OnboardingFlow()
    expect(flow.visibleSteps(facts) == [.welcome, .goals, .reminders, .ready])
    expect(flow.progress(facts) == 0 && !flow.canGoBack(facts) && !flow.back(facts) && flow.step == .welcome)
    expect(flow.next(facts) && flow.step == .goals && flow.progress(facts) == 1.0 / 3.0)
    flow.data.goal = .sleepBetter
    facts.healthAvailable = true
    expect(flow.next(facts) && flow.step == .healthData && flow.progress(facts) == 0.5)
    expect(flow.back(facts) && flow.step == .goals && flow.data.goal == .sleepBetter, "the data stays")
    expect(flow.next(facts) && flow.next(facts) && flow.step == .reminders)
    expect(flow.skip(facts) && flow.step == .ready, "this step can be left out")
    expect(!flow.canGoBack(facts) && !flow.back(facts), "the last cannot be left backwards")
    expect(flow.isLast(facts) && flow.progress(facts) == 1 && !flow.next(facts))
    var skipping = OnboardingFlow()
    expect(
        skipping.canSkip(facts) && skipping.skip(facts) && skipping.step == .ready,
        "the flow as a whole skips to its last step")

    var state = FitnessState(facts)
    expect(state.root == .onboarding && state.node == .onboarding)
    expect(state.follow(.workout(workoutId: 3), facts, at: 0) == .deferred, "it waits until the flow has ended")
    state.advance(facts)
    if case .onboarding(var flow)? = state.flow() {
        flow.data.weeklyMinutes = 300
        state.update(.onboarding(flow))
    }
    expect(restored(state) == state, "step, data and what waits are saved")
    state.skip(facts)
    expect(state.flow() == .onboarding(OnboardingFlow(step: .ready, data: OnboardingData(weeklyMinutes: 300))))
    expect(state.advance(facts) != nil, "it is complete")
    var later = facts
    later.onboarded = true
    expect(state.update(to: later, at: 60) == .done)
    expect(state.root == .home && state.path == [.workout(workoutId: 3)] && state.requests.isEmpty)
    expect(FitnessState(FitnessConditions()).root == nil, "nothing is decided yet")
    var other = state
    other.update(to: facts, at: 61)
    expect(other.root == .onboarding && other.flow() == .onboarding(OnboardingFlow()), "back to the beginning")

    // If the current step becomes hidden, the flow moves to the next visible one.
    var reached = FitnessState(facts)
    reached.advance(facts)
    reached.advance(facts)
    expect(reached.flow() == .onboarding(OnboardingFlow(step: .healthData)))
    var without = facts
    without.healthAvailable = nil
    reached.update(to: without, at: 62)
    expect(reached.flow() == .onboarding(OnboardingFlow(step: .healthData)), "nothing is decided")
    without.healthAvailable = false
    reached.update(to: without, at: 63)
    expect(reached.flow() == .onboarding(OnboardingFlow(step: .reminders)))
}

/// A test takes the steps of a flow that is the root, as long as it is shown.
@MainActor @Test func theRunOfARootIsThereWhileItIsShown() throws {
    var facts = FitnessConditions()
    let navigator = FitnessNavigator(conditions: facts)
    expect(navigator.run(OnboardingRun.self) == nil, "the root is undecided")
    facts = FitnessConditions(onboarded: false, healthAvailable: false)
    navigator.conditionsChanged(facts)
    let run = try #require(navigator.run(OnboardingRun.self))
    run.next()
    run.weeklyMinutes = 300
    expect(run.step == .goals && navigator.state.flow() == .onboarding(run.value))
    navigator.present(.sheet(.terms))
    expect(navigator.run(OnboardingRun.self) === run, "it is shown below")
    navigator.dismiss()
    navigator.settle()
    run.skip()
    expect(run.step == .ready && run.isLast && run.weeklyMinutes == 300)
    facts.onboarded = true
    navigator.conditionsChanged(facts)
    expect(navigator.state.root == .home && navigator.run(OnboardingRun.self) == nil, "it is no longer shown")
}
