@testable import NavgenRuntime
import Foundation
import Observation
import SwiftUI

/// The facts of an app, which its root view observes.
@MainActor @Observable final class WalkFacts: NavigationFacts {
    var values: [Bool?]

    init(_ facts: Facts) { values = facts.values }

    var conditions: LoadedConditions { LoadedConditions(values: ConditionValues(values)) }
}

/// The screens with unsaved input, which outlives their views.
@MainActor @Observable final class WalkHolding {
    var screens: Set<ScreenOrigin?> = []
}

/// One launch of an app that shows the loaded graph, and what its views and handlers have been asked to do.
@MainActor final class WalkApp: NavigationHandlers {
    let graph: PlannedGraph
    let facts: WalkFacts
    let holding = WalkHolding()
    let navigator: Navigator<LoadedGraph>
    /// The value that the next tap passes, and the caller that awaits its result.
    var value = 1
    var caller: Int?
    /// How many callers have not got an answer.
    private(set) var asking = 0
    var outcomes: [RuntimeOutcome] = []

    init(_ graph: PlannedGraph, _ facts: Facts) {
        self.graph = graph
        self.facts = WalkFacts(facts)
        navigator = Navigator(conditions: self.facts.conditions)
        navigator.onEvent = { [weak self] in self?.note($0) }
    }

    /// Takes an exit of a screen, as its button does.
    func take(_ exit: WalkGraph.Exit, from screen: NavigationScreenContext) {
        let caller = caller
        self.caller = nil
        let isOffered = exit.when.allSatisfy { facts.values[$0.condition] == $0.holds }
        let values = WalkValues(graph: graph)
        guard isOffered,
            let step = values.exit(exit, exit.value ?? value, from: screen.column, of: screen.level)
        else { return answer(caller, false) }
        guard let caller else {
            navigator.take(step, from: screen.origin)
            return
        }
        let reference = NavigatorReference(navigator)
        asking += 1
        Task { [weak self] in
            let result = await NavigatorCore.ask(
                reference, step, from: screen.level, screen.value, screen.column, screen.token)
            guard let self else { return }
            asking -= 1
            answer(caller, result != nil)
        }
    }

    /// Notes that a caller has got an answer, or nothing.
    func answer(_ caller: Int?, _ isAnswered: Bool) {
        if let caller { outcomes.append(.resumed(caller: caller, isAnswered: isAnswered)) }
    }

    private func note(_ event: NavigationEvent<LoadedGraph>) {
        switch event {
        case .routed(_, let target), .url(_, .opened(let target)): outcomes.append(.done(target.id))
        case .blocked(let condition), .url(_, .refused(_, let condition)):
            outcomes.append(.refused(by: condition.index))
        case .dropped(let target, let reason), .url(_, .dropped(let target, let reason)):
            outcomes.append(.dropped(target.id, word(reason)))
        case .shown, .left, .closed, .url: break
        }
    }

    /// A reason in the words of the model.
    private func word(_ reason: NavigationEvent<LoadedGraph>.Reason) -> String {
        switch reason {
        case .closed: "closed"
        case .conditionLost: "lost"
        case .gone: "gone"
        case .replaced: "replaced"
        case .expired: "expired"
        }
    }
}

/// The conditions of the loaded graph.
nonisolated struct LoadedConditions: NavigationConditions {
    typealias Graph = LoadedGraph

    struct Condition: RawRepresentable, CaseIterable, Hashable, Codable, Sendable {
        let rawValue: String
        static var allCases: [Condition] { LoadedGraph.table.conditions.map { Condition(rawValue: $0.id) } }
        var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }

    var values: ConditionValues
}

/// What generated code calls the app's handlers for.
extension LoadedGraph {
    typealias Conditions = LoadedConditions

    @MainActor static func ended(_ flow: LoadedFlow, cancelled: Bool, _ handlers: any NavigationHandlers) {
        (handlers as? WalkApp)?.outcomes.append(.ended(flow.node.id, isComplete: !cancelled))
    }

    @MainActor static func perform(_ action: LoadedValue, _ handlers: any NavigationHandlers) async -> NodeValue? {
        guard let app = handlers as? WalkApp else { return nil }
        app.outcomes.append(.acted(action.node.id))
        return app.graph.node(action.node.id).then.flatMap { table.index(of: $0) }.map { NodeValue($0) }
    }
}

extension LoadedNode {
    /// The id of the node in the graph.
    nonisolated var id: String { LoadedGraph.table.nodes[index].id }
}

/// The buttons of alerts and dialogs.
nonisolated extension LoadedValue {
    /// For each alert and dialog, the names of its answers.
    nonisolated(unsafe) static var answers: [String: [String]] = [:]

    private struct Answer: RawRepresentable, Hashable, Sendable { let rawValue: String }

    /// The node with the value of its parameter `x`, such as `n1(5)`.
    var title: String? {
        guard LoadedGraph.table.nodes[nodeValue.node].parameters.first == "x", case .int(let x) = nodeValue[0] else {
            return node.id
        }
        return "\(node.id)(\(x))"
    }

    var actions: [AlertButton] {
        (Self.answers[node.id] ?? []).map { name in
            AlertButton(Answer(rawValue: name), name, role: name == "ok" ? .cancel : nil)
        }
    }
}
