import BehaviorSupport
import Testing

@testable import NavgenRuntime

/// What follows the answers to alerts and dialogs, with the values of what presented them.
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

    @Test func hasTheValuesOfTheAlert() {
        answer(.again, [.home, .item, .item], .item(id: 8, note: "again"))
        answer(.other, [.home, .item, .both], .both(number: 9, note: "seven"))
        answer(.text, [.home, .item, .free], .free(number: 8, text: nil, id: 8))
        answer(.up, [.home], nil)
        answer(.no, [.home, .item], .item(id: 7, note: "seven"))
    }

    @Test func hasTheValuesOfTheScreen() {
        navigator.push(.item(id: 7, note: "seven"))
        navigator.present(.dialog(.choose))
        navigator.answer(ChooseAction.take, to: navigator.state.top.id)
        expectShown([.home, .item, .free], .free(number: 7, text: "seven", id: 7))
    }

    /// What an action pushes goes onto the stack of what presents the dialog.
    @Test(
        arguments: [
            (Ask2Action.push, [AnswersNode.home, .menu, .free], nil), (.under, [.home, .free], .free()),
            (.close, [.home], nil),
        ] as [(Ask2Action, [AnswersNode], AnswersRoute?)])
    func goesWhereTheDialogIs(_ action: Ask2Action, _ nodes: [AnswersNode], _ last: AnswersRoute?) {
        navigator.present(.sheet(.menu))
        navigator.present(.dialog(.ask2))
        navigator.answer(action, to: navigator.state.top.id)
        expectShown(nodes, last)
    }

    /// So there is one on each screen that such a dialog can be on.
    @Test func hasAStackToPushOnto() {
        for node in AnswersNode.allCases where [.sheet, .dialog, .alert].contains(node.kind) {
            #expect(AnswersGraph.table.nodes[node.index].hasStack == [.none, .menu].contains(node), "\(node)")
        }
    }

    @Test func hasTheDataOfTheFlow() {
        navigator.start(.tour())
        navigator.present(.alert(.measure))
        navigator.answer(MeasureAction.take, to: navigator.state.top.id)
        expectShown([.home, .free], .free(number: 3, text: nil, id: nil))
    }

    @Test func isPassedToWhoWaits() async {
        navigator.push(.item(id: 7, note: "seven"))
        let screen = navigator.handler(level: navigator.state.base.id, route: .item(id: 7, note: "seven"))
        let task = Task { await ItemExits(handler: screen, id: 7).ask(note: 9) }
        for _ in 0..<1000 where navigator.state.node != .ask { await Task.yield() }
        navigator.settle()
        navigator.answer(AskAction.again, to: navigator.state.top.id)
        navigator.settle()
        #expect(await task.value == .again)
    }

    @Test func startsAFlowAtAStep() {
        navigator.present(.alert(.measure))
        navigator.answer(MeasureAction.on, to: navigator.state.top.id)
        expectShown([.home, .tour])
        #expect(navigator.state.flow() == .tour(TourFlow(step: .two)))
    }

    /// What is shown in place of the hidden screen has the name of an optional's own case.
    @Test func showsAFallbackWhateverItsName() {
        navigator.open("answers://hidden")
        expectShown([.home, .none])
    }

    @Test func showsWhatALinkStandsOn() {
        navigator.open("answers://dawn")
        expectShown([.home, .day, .dawn], .dawn)
    }

    /// No URL and no JSON can say what is infinite; a saved state can.
    @Test func savesWhatIsInfinite() throws {
        navigator.open("answers://scale/1e400")
        let saved = try #require(navigator.save())
        navigator.popToRoot()
        navigator.restore(saved)
        expectShown([.home, .scale], .scale(factor: .infinity))
    }
}
