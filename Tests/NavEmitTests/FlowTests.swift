import Foundation
import NavDriver
import NavSyntax
import TestSupport
import Testing

/// Flows with steps that conditions hide, also the first and the last.
@Suite struct FlowTests {
    private static let graph = """
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

    private static let program = """
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
        print(step(waiting), waiting.parked != nil)
        waiting.update(from: GymConditions(), to: settled, at: 1)
        print(step(waiting), waiting.parked == nil)
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
        func skips<Flow: GymSteps>(_ flow: Flow, _ steps: [Flow.Step]) {
            for step in steps {
                var flow = flow
                flow.step = step
                let (canSkip, goesOn) = (flow.canSkip, flow.skip(settled))
                print(step, canSkip, goesOn ? "\\(flow.step)" : "ends")
            }
        }
        skips(TrialFlow(), TrialFlow.steps)
        skips(VisitFlow(), VisitFlow.steps)
        skips(GiftFlow(), GiftFlow.steps)
        """

    @Test func aFlowStandsOnAStepThatIsShown() throws {
        let files = try CompiledGraph(Self.graph).swift() + [("main.swift", Self.program + "\n" + Self.skipping)]
        let program = try SwiftProgram(files)
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

    /// What the run of a flow has itself would hide data of the same name from its steps.
    @Test func noDataIsHidden() throws {
        func graph(_ name: String) -> String {
            """
            navgen: 1
            name: App
            root: home
            screens: {home: {to: [f]}}
            flows: {f: {steps: [a, b], data: {\(name): {type: Int, default: 1}}}}
            """
        }
        let flows = try #require(CompiledGraph(graph("n")).swift().first { $0.name == "AppFlows.swift" }).text
        let lines = flows.components(separatedBy: "\n")
        let start = try #require(lines.firstIndex { $0.hasPrefix("final class FRun") })
        let members = lines[start...].prefix { $0 != "}" }.compactMap { line -> String? in
            guard line.hasPrefix("    "), !line.hasPrefix("     "), !line.contains(" private ") else { return nil }
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "(" || $0 == ")") }.map(String.init)
            guard let place = words.firstIndex(where: { $0 == "var" || $0 == "func" }) else { return nil }
            return String(words[place + 1].prefix { $0 != "(" })
        }
        #expect(members.contains("progress") && members.contains("next") && members.count > 12)
        for member in members {
            #expect(
                compileText(["graph.yaml": graph(member)]).diagnostics.map(\.rule) == ["name-collision"], "\(member)")
        }
    }
}
