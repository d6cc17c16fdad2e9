import BehaviorSupport
import NavgenRuntime
import Testing

/// The current step of a flow is always visible.
@Suite struct HiddenStepsTests {
    private let settled = GymConditions(isNew: false, hasCoach: false)

    private func step(_ state: GymState) -> String {
        guard case .tour(let flow)? = state.flow() else { return "none" }
        return flow.step.rawValue + " " + String(flow.data.weight)
    }

    private func opened(_ link: GymLink, isNew: Bool?, hasCoach: Bool?) -> GymState {
        var state = GymState()
        state.follow(link, GymConditions(isNew: isNew, hasCoach: hasCoach), at: 0)
        return state
    }

    @Test func opensAtAVisibleStep() {
        #expect(step(opened(.tour, isNew: true, hasCoach: false)) == "welcome 70")
        #expect(step(opened(.tour, isNew: false, hasCoach: false)) == "machines 70")
        #expect(step(opened(.tourPlan, isNew: true, hasCoach: true)) == "machines 70")
    }

    /// While the visibility of its first step is undecided, the flow waits and nothing is shown.
    @Test func waitsForItsFirstStep() {
        var state = opened(.tour, isNew: nil, hasCoach: nil)
        #expect(step(state) == "none" && !state.requests.isEmpty)
        state.update(to: settled, at: 1)
        #expect(step(state) == "machines 70" && state.requests.isEmpty)
    }

    /// A flow whose remaining steps are all hidden is complete.
    @Test func endsWhenItsLastStepIsHidden() {
        var state = opened(.tour, isNew: true, hasCoach: true)
        state.advance(GymConditions(isNew: true, hasCoach: true))
        state.advance(GymConditions(isNew: true, hasCoach: true))
        #expect(step(state) == "coach 70")
        state.update(.tour(TourFlow(step: .coach, data: TourData(weight: 81))))
        var unknown = state
        unknown.update(to: GymConditions(isNew: false, hasCoach: nil), at: 1)
        #expect(step(unknown) == "coach 81", "nothing is decided")
        state.update(to: settled, at: 1)
        #expect(step(state) == "none" && state.nodes == [.lobby])
    }

    /// A link to the flow keeps its step and data, a link to a step keeps the data.
    @Test func linksKeepTheDataOfAFlow() {
        var state = opened(.tour, isNew: false, hasCoach: false)
        state.update(.tour(TourFlow(step: .machines, data: TourData(weight: 81))))
        state.follow(.tour, settled, at: 2)
        #expect(step(state) == "machines 81")
        state.follow(.tourPlan, GymConditions(isNew: true, hasCoach: false), at: 3)
        #expect(step(state) == "plan 81")
        // The step becomes hidden before the flow moves on.
        var hidden = state
        hidden.update(to: settled, at: 4)
        #expect(step(hidden) == "machines 81")
        #expect(hidden.advance(settled) == .tour(TourFlow(step: .machines, data: TourData(weight: 81))))
        #expect(state.advance(settled) == .tour(TourFlow(step: .machines, data: TourData(weight: 81))))
        #expect(step(state) == "none" && step(hidden) == "none")
    }

    /// An undecided step is neither skipped nor shown.
    @Test func staysBeforeAnUndecidedStep() {
        var state = opened(.tour, isNew: false, hasCoach: nil)
        let undecided = GymConditions(isNew: false, hasCoach: nil)
        #expect(state.advance(undecided) == nil)
        #expect(state.flow() == .tour(TourFlow(step: .machines)) && step(state) == "machines 70")
        state.advance(GymConditions(isNew: false, hasCoach: true))
        #expect(step(state) == "coach 70")
    }

    /// Skipping only leads forward, and `canSkip` is false if there is nothing to skip.
    @Test func skipsForward() {
        func skips<Definition: FlowDefinition>(_ flow: FlowState<Definition>, _ steps: [Definition.Step]) -> [String] {
            steps.map { step in
                var flow = flow
                flow.step = step
                let (canSkip, goesOn) = (flow.canSkip(settled), flow.skip(settled))
                return "\(step) \(canSkip) \(goesOn ? "\(flow.step)" : "ends")"
            }
        }
        #expect(
            skips(TrialFlow(), TrialStep.allCases) == [
                "offer true terms", "terms false terms", "name false name", "thanks false thanks",
                "advice false advice",
            ])
        #expect(
            skips(VisitFlow(), VisitStep.allCases) == ["date true ticket", "ticket false ticket", "way false way"])
        #expect(skips(GiftFlow(), GiftStep.allCases) == ["card true ends", "wish true sent", "sent true ends"])
    }
}
