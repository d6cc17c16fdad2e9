import Foundation

@testable import NavgenRuntime

/// Notes what does not hold; the program ends with the number of such things.
nonisolated(unsafe) var failures: [String] = []

func expect(_ isTrue: Bool, _ what: String = "", line: Int = #line) {
    if !isTrue { failures.append("line \(line): does not hold \(what.isEmpty ? "" : "(" + what + ")")") }
}

/// A state after it has been saved and restored.
func restored<State: Codable>(_ state: State) -> State? {
    guard let data = try? JSONEncoder().encode(state) else { return nil }
    return try? JSONDecoder().decode(State.self, from: data)
}

// What views do, with the graph's types.
extension Navigator {
    /// The exit handler of a screen, as its view is given it.
    func handler(
        level: Int, route: Graph.Route? = nil, column: SplitColumn? = nil
    ) -> ExitHandler<NavigationExit<Graph>> {
        handler(level: level, screen: route?.nodeValue, column: column, Graph.self)
    }

    /// The current position of a screen.
    func position(_ level: Int, _ route: Graph.Route?, _ column: SplitColumn?) -> ScreenPosition {
        position(level, route?.nodeValue, column)
    }

    /// The user taps a tab.
    func tap(_ tab: Graph.Tab) { tap(tab.index) }

    /// The tab that is shown.
    var tab: Graph.Tab { Graph.Tab.allCases[shownTab] }

    /// The user answers an alert or a dialog.
    func answer<Answer: RawRepresentable<String> & Hashable & Sendable>(_ answer: Answer, to level: Int) {
        self.answer(level, AlertButton(answer, answer.rawValue))
    }

    /// A step of a flow does something.
    func move(_ move: FlowMove, _ flow: Graph.Flow, _ level: Int) {
        self.move(move, flow.value, flow.node.index, level)
    }

    /// What a level shows.
    func content(of level: LevelModel?) -> NavigationState<Graph>.Content? {
        level.map { NavigationState.Content($0.content) }
    }
}
