import BehaviorSupport
import Testing

@testable import NavgenRuntime

/// The routes of answers to alerts and dialogs, with the values of their presenters.
@MainActor @Suite struct AnswersTests {
    private let navigator = AnswersNavigator(conditions: AnswersConditions(signedIn: false))

    private func expectShown(
        _ nodes: [AnswersNode], _ last: AnswersRoute? = nil, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(navigator.state.nodes == nodes, sourceLocation: sourceLocation)
        #expect(navigator.state.path.last == last, sourceLocation: sourceLocation)
    }

    private func answer(_ action: AskAction, _ nodes: [AnswersNode], _ last: AnswersRoute?) {
        let navigator = AnswersNavigator(conditions: AnswersConditions(signedIn: false))
        navigator.push(.item(id: 7, note: "seven"))
        navigator.present(.alert(.ask(id: 8, note: 9)))
        navigator.answer(action, to: navigator.state.top.id)
        #expect(navigator.state.nodes == nodes && navigator.state.path.last == last, "\(action)")
    }

    @Test func routeHasTheValuesOfTheAlert() {
        answer(.again, [.home, .item, .item], .item(id: 8, note: "again"))
        answer(.other, [.home, .item, .both], .both(number: 9, note: "seven"))
        answer(.text, [.home, .item, .free], .free(number: 8, text: nil, id: 8))
        answer(.up, [.home], nil)
        answer(.no, [.home, .item], .item(id: 7, note: "seven"))
    }

    @Test func routeHasTheValuesOfTheScreen() {
        navigator.push(.item(id: 7, note: "seven"))
        navigator.present(.dialog(.choose))
        navigator.answer(ChooseAction.take, to: navigator.state.top.id)
        expectShown([.home, .item, .free], .free(number: 7, text: "seven", id: 7))
    }

    /// An action pushes onto the stack that contains the dialog's presenter.
    @Test(
        arguments: [
            (Ask2Action.push, [AnswersNode.home, .menu, .free], nil), (.under, [.home, .free], .free()),
            (.close, [.home], nil),
        ] as [(Ask2Action, [AnswersNode], AnswersRoute?)])
    func actionPushesOntoThePresentersStack(_ action: Ask2Action, _ nodes: [AnswersNode], _ last: AnswersRoute?) {
        navigator.present(.sheet(.menu))
        navigator.present(.dialog(.ask2))
        navigator.answer(action, to: navigator.state.top.id)
        expectShown(nodes, last)
    }

    /// Every screen that can present such a dialog has a stack.
    @Test func everyPresenterHasAStack() {
        for node in AnswersNode.allCases where [.sheet, .dialog, .alert].contains(node.kind) {
            #expect(AnswersGraph.table.nodes[node.index].hasStack == [.none, .menu].contains(node), "\(node)")
        }
    }

    @Test func routeHasTheDataOfTheFlow() {
        navigator.start(.tour())
        navigator.present(.alert(.measure))
        navigator.answer(MeasureAction.take, to: navigator.state.top.id)
        expectShown([.home, .free], .free(number: 3, text: nil, id: nil))
    }

    @Test func answerIsReturnedToTheCaller() async {
        navigator.push(.item(id: 7, note: "seven"))
        let screen = navigator.handler(level: navigator.state.base.id, route: .item(id: 7, note: "seven"))
        let task = Task { await ItemExits(handler: screen, id: 7).ask(note: 9) }
        for _ in 0..<1000 where navigator.state.node != .ask { await Task.yield() }
        navigator.settle()
        navigator.answer(AskAction.again, to: navigator.state.top.id)
        navigator.settle()
        #expect(await task.value == .again)
    }

    @Test func routeStartsAFlowAtAStep() {
        navigator.present(.alert(.measure))
        navigator.answer(MeasureAction.on, to: navigator.state.top.id)
        expectShown([.home, .tour])
        #expect(navigator.state.flow() == .tour(TourFlow(step: .two)))
    }

    /// The fallback of the hidden screen has the name of a case of `Optional`.
    @Test func showsAFallbackNamedLikeAnOptionalCase() {
        navigator.open("answers://hidden")
        expectShown([.home, .none])
    }

    @Test func showsTheScreenBelowALink() {
        navigator.open("answers://dawn")
        expectShown([.home, .day, .dawn], .dawn)
    }

    /// URLs and JSON cannot contain infinite numbers, but a saved state can.
    @Test func savesInfiniteNumbers() throws {
        navigator.open("answers://scale/1e400")
        let saved = try #require(navigator.save())
        navigator.popToRoot()
        navigator.restore(saved)
        expectShown([.home, .scale], .scale(factor: .infinity))
    }
}
