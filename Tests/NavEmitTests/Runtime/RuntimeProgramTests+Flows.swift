import TestSupport
import Testing

/// Flows with steps that conditions hide, also the first and the last.
extension RuntimeProgramTests {
    private static let flowGraph = """
        navgen: 1
        name: Gym
        links: {schemes: [gym]}
        root: home
        conditions: {isNew: {}, hasCoach: {}}
        screens:
          home: {to: [tour, trial, visit]}
        flows:
          tour:
            as: sheet
            url: /tour
            steps:
              - welcome: {when: isNew}
              - {plan: {when: [isNew, "!hasCoach"], url: /tour/plan}}
              - machines
              - coach: {when: hasCoach}
            data: {weight: {type: Int, default: 70}}
          trial: {as: sheet, steps: [offer, terms, name], final: [thanks, advice], skippable: true, skipTo: terms}
          visit: {as: sheet, steps: [date], final: [ticket, way], skippable: true, skipTo: ticket}
          gift: {as: sheet, entry: true, steps: [card, {wish: {skippable: true}}], final: [sent], skippable: true}
        """

    private static let flowProgram = """
        func step(_ state: GymState) -> String {
            guard case .tour(let flow)? = state.flow() else { return "none" }
            return flow.step.rawValue + " " + String(flow.data.weight)
        }

        func opened(_ link: GymLink, isNew: Bool?, hasCoach: Bool?) -> GymState {
            var state = GymState()
            state.follow(link, GymConditions(isNew: isNew, hasCoach: hasCoach), at: 0)
            return state
        }

        let settled = GymConditions(isNew: false, hasCoach: false)
        print(step(opened(.tour, isNew: true, hasCoach: false)))
        print(step(opened(.tour, isNew: false, hasCoach: false)))
        // Whether its first step is shown is undecided: the flow waits, and nothing is shown.
        var waiting = opened(.tour, isNew: nil, hasCoach: nil)
        print(step(waiting), waiting.deferred != nil)
        waiting.update(from: GymConditions(), to: settled, at: 1)
        print(step(waiting), waiting.deferred == nil)
        print(step(opened(.tourPlan, isNew: true, hasCoach: true)))
        var state = opened(.tour, isNew: true, hasCoach: true)
        state.advance(GymConditions(isNew: true, hasCoach: true))
        state.advance(GymConditions(isNew: true, hasCoach: true))
        print(step(state))
        state.update(.tour(TourFlow(step: .coach, data: TourData(weight: 81))))
        // The last step goes: back to the one before.
        state.update(from: GymConditions(isNew: true, hasCoach: true), to: settled, at: 1)
        print(step(state))
        // A link to the flow keeps all, a link to a step keeps the data.
        state.follow(.tour, settled, at: 2)
        print(step(state))
        state.follow(.tourPlan, GymConditions(isNew: true, hasCoach: false), at: 3)
        print(step(state))
        print(state.advance(settled) == nil, state.advance(settled) == .tour(TourFlow(step: .machines, data: TourData(weight: 81))), step(state))
        // What is undecided is not passed over, and not shown.
        let undecided = GymConditions(isNew: false, hasCoach: nil)
        state = opened(.tour, isNew: false, hasCoach: nil)
        print(state.advance(undecided) == nil, state.flow() == .tour(TourFlow(step: .machines)), step(state))
        state.advance(GymConditions(isNew: false, hasCoach: true))
        print(step(state))
        """

    /// Skipping leads on, never back, and what has nothing to skip says so.
    private static let skipping = """
        func skips<Definition: FlowDefinition>(_ flow: FlowState<Definition>, _ steps: [Definition.Step]) {
            for step in steps {
                var flow = flow
                flow.step = step
                let (canSkip, goesOn) = (flow.canSkip(settled), flow.skip(settled))
                print(step, canSkip, goesOn ? "\\(flow.step)" : "ends")
            }
        }
        skips(TrialFlow(), TrialStep.allCases)
        skips(VisitFlow(), VisitStep.allCases)
        skips(GiftFlow(), GiftStep.allCases)
        """

    @Test func aFlowStandsOnAStepThatIsShown() throws {
        let main = Self.flowProgram + "\n" + Self.skipping
        let program = try Self.program(CompiledGraph(Self.flowGraph), main: main)
        defer { program.remove() }
        let lines = try program.run().split(separator: "\n").map(String.init)
        #expect(
            lines == [
                "welcome 70", "machines 70", "none true", "machines 70 true", "machines 70", "coach 70", "machines 81",
                "machines 81",
                "plan 81", "true true none", "true true machines 70", "coach 70",
                "offer true terms", "terms false terms", "name false name", "thanks false thanks",
                "advice false advice",
                "date true ticket", "ticket false ticket", "way false way",
                "card true ends", "wish true sent", "sent true ends",
            ])
    }
}
