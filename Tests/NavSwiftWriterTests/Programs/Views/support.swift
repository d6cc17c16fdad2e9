import Foundation

@testable import NavgenRuntime

/// The expectations that failed. The program prints them at its end.
nonisolated(unsafe) var failures: [String] = []

func expect(_ isTrue: Bool, _ what: String = "", line: Int = #line) {
    if !isTrue { failures.append("line \(line): expectation failed \(what.isEmpty ? "" : "(" + what + ")")") }
}

/// A state after it has been saved and restored.
func restored<State: Codable>(_ state: State) -> State? {
    guard let data = try? JSONEncoder().encode(state) else { return nil }
    return try? JSONDecoder().decode(State.self, from: data)
}

// What views do, with the graph's types.
extension Navigator {
    /// The exit handler that the view of a screen gets.
    func handler(
        level: Int, route: Graph.Route? = nil, column: SplitColumn? = nil
    ) -> ExitHandler<NavigationExit<Graph>> {
        handler(level: level, screen: route?.nodeValue, column: column, Graph.self)
    }

    /// The screen that a view shows.
    func origin(_ level: Int, _ route: Graph.Route?, _ column: SplitColumn?) -> ScreenOrigin? {
        origin(level, route?.nodeValue, column)
    }

    /// Acts as if the user taps a tab.
    func tap(_ tab: Graph.Tab) { tap(tab.index) }

    /// The tab that is shown.
    var tab: Graph.Tab { Graph.Tab.allCases[shownTab ?? 0] }

    /// Acts as if the user answers an alert or a dialog.
    func answer<Answer: RawRepresentable<String> & Hashable & Sendable>(_ answer: Answer, to level: Int) {
        self.answer(level, AlertButton(answer, answer.rawValue))
    }

    /// Moves a flow from one of its steps.
    func move(_ move: FlowMove, _ flow: Graph.Flow, _ level: Int) {
        self.move(move, flow.value, flow.node.index, level)
    }

    /// The content of a level.
    func content(of level: LevelModel?) -> NavigationState<Graph>.Content? {
        level.map { NavigationState.Content($0.content) }
    }
}
