import Foundation
public import Testing

@testable public import NavgenRuntime

/// Like `#expect`, but the many conditions in these tests compile ten times as fast.
public func expect(_ isTrue: Bool, _ what: String = "", sourceLocation: SourceLocation = #_sourceLocation) {
    if !isTrue { Issue.record("not met \(what.isEmpty ? "" : "(" + what + ")")", sourceLocation: sourceLocation) }
}

/// Saves and restores a state.
public func restored<State: Codable>(_ state: State) -> State? {
    guard let data = try? JSONEncoder().encode(state) else { return nil }
    return try? JSONDecoder().decode(State.self, from: data)
}

// What views call, with the graph's types.
extension Navigator {
    /// The exit handler that the view of a screen receives.
    public func handler(
        level: Int, route: Graph.Route? = nil, column: SplitColumn? = nil
    ) -> ExitHandler<NavigationExit<Graph>> {
        handler(level: level, screen: route?.nodeValue, column: column, Graph.self)
    }

    /// The screen that a view shows.
    package func origin(_ level: Int, _ route: Graph.Route?, _ column: SplitColumn?) -> ScreenOrigin? {
        origin(level, route?.nodeValue, column)
    }

    /// The tab that is shown.
    public var tab: Graph.Tab { Graph.Tab.allCases[shownTab ?? 0] }

    /// Simulates a user's answer to an alert or dialog.
    public func answer<Answer: RawRepresentable<String> & Hashable & Sendable>(_ answer: Answer, to level: Int) {
        self.answer(level, AlertButton(answer, answer.rawValue))
    }

    /// Simulates a move of a flow by the view of its step.
    package func move(_ move: FlowMove, _ flow: Graph.Flow, _ level: Int) {
        self.move(move, flow.value, flow.node.index, level)
    }

    /// The content of a level.
    package func content(of level: LevelModel?) -> NavigationState<Graph>.Content? {
        level.map { NavigationState.Content($0.content) }
    }

    /// Simulates that the system has finished all pending transitions.
    public func settle() { for _ in 0..<20 { stopWaiting() } }
}
