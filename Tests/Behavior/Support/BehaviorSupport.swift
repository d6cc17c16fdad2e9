import Foundation
public import Testing

@testable public import NavgenRuntime

/// Like `#expect`, which takes the compiler ten times as long for each of the many conditions here.
public func expect(_ isTrue: Bool, _ what: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    if !isTrue { Issue.record("does not hold \(what.isEmpty ? "" : "(" + what + ")")", sourceLocation: sourceLocation) }
}

/// A state after it has been saved and restored.
public func restored<State: Codable>(_ state: State) -> State? {
    guard let data = try? JSONEncoder().encode(state) else { return nil }
    return try? JSONDecoder().decode(State.self, from: data)
}

// What views do, with the graph's types.
extension Navigator {
    /// The exit handler of a screen, as its view is given it.
    public func handler(
        level: Int, route: Graph.Route? = nil, column: SplitColumn? = nil
    ) -> ExitHandler<NavigationExit<Graph>> {
        handler(level: level, screen: route?.nodeValue, column: column, Graph.self)
    }

    /// The current position of a screen.
    package func position(_ level: Int, _ route: Graph.Route?, _ column: SplitColumn?) -> ScreenPosition {
        position(level, route?.nodeValue, column)
    }

    /// The user taps a tab.
    public func tap(_ tab: Graph.Tab) { tap(tab.index) }

    /// The tab that is shown.
    public var tab: Graph.Tab { Graph.Tab.allCases[shownTab] }

    /// The user answers an alert or a dialog.
    public func answer<Answer: RawRepresentable<String> & Hashable & Sendable>(_ answer: Answer, to level: Int) {
        self.answer(level, AlertButton(answer, answer.rawValue))
    }

    /// A step of a flow does something.
    package func move(_ move: FlowMove, _ flow: Graph.Flow, _ level: Int) {
        self.move(move, flow.value, flow.node.index, level)
    }

    /// What a level shows.
    package func content(of level: LevelModel?) -> NavigationState<Graph>.Content? {
        level.map { NavigationState.Content($0.content) }
    }

    /// The system has shown and dismissed all that it was asked to.
    public func settle() { for _ in 0..<20 { stopWaiting() } }
}
