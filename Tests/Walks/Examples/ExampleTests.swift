import Foundation
import Testing

extension LoadedGraphTests {
    /// Small graphs and walks with the outcome that the promises demand.
    @MainActor @Suite(.serialized) struct ExampleTests {
        @Test(arguments: Example.all) func modelKeepsThePromises(_ example: Example) throws {
            let compiled = try CompiledWalkGraph(example.graph)
            var model = Model(compiled.planned, Facts(example.facts))
            for step in example.steps {
                for action in step.actions(model) ?? [] { action.apply(to: &model) }
                if case .shows(let text) = step { #expect(model.text == text) }
                expect(step, model.expectedOutcomes)
                if case .nothingWaits = step { #expect(model.wanted.requests.isEmpty) }
            }
        }

        @Test(arguments: Example.all)
        func runtimeKeepsThePromises(_ example: Example) async throws {
            let compiled = try CompiledWalkGraph(example.graph)
            LoadedGraph.load(compiled.tables)
            // The model says which screens the steps are about.
            var model = Model(compiled.planned, Facts(example.facts))
            let driver = RuntimeDriver(compiled.planned, Facts(example.facts))
            driver.adopt(model)
            var outcomes: [RuntimeOutcome] = []
            for step in example.steps {
                for action in step.actions(model) ?? [] {
                    action.apply(to: &model)
                    await driver.perform(action)
                    outcomes += driver.takeOutcomes()
                    driver.adopt(model)
                }
                if case .shows(let text) = step { #expect(driver.text == text) }
                expect(step, outcomes)
                if case .nothingWaits = step { #expect(driver.waiting.isEmpty) }
            }
        }

        private func expect(_ step: Example.Step, _ outcomes: [RuntimeOutcome]) {
            switch step {
            case .dropped(let reason):
                #expect(outcomes.contains { if case .dropped(_, reason.rawValue) = $0 { true } else { false } })
            case .resumed(let caller): #expect(outcomes.contains(.resumed(caller: caller, isAnswered: false)))
            case .ran(let action): #expect(outcomes.contains(.acted(action)))
            default: break
            }
        }
    }
}
