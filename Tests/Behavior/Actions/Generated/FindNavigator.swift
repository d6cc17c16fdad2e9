// Written by navgen from finding.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

typealias FindNavigator = Navigator<FindGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias FindScenes = NavigationScenes<FindGraph>
/// An event in the app's navigation.
typealias FindEvent = NavigationEvent<FindGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol FindHandlers: NavigationHandlers {
    /// Called when the flow `tour` ends, completed or cancelled, and no caller awaits it.
    func tourFinished(cancelled: Bool)
    func open(alias: String) async -> OpenOutcome
    func again(alias: String, attempt: Int) async -> AgainOutcome
    func ask(roomId: String) async -> AskOutcome
}

/// The possible outcomes of `open`.
nonisolated enum OpenOutcome: Hashable, Sendable {
    /// Nothing is shown.
    case done
    case room(roomId: String, eventId: String? = nil)
    case event(roomId: String, number: Int = 1)
    case card(
        level: Level, code: Code? = nil, tags: [String] = [], day: Date? = nil, pin: String,
        note: String? = "none", alias: Int
    )
    case missing
    case tooMany(count: Int)
    case tour
    case tourEnd
    case two
    case again(attempt: Int)
}

/// The possible outcomes of `again`.
nonisolated enum AgainOutcome: Hashable, Sendable {
    /// Nothing is shown.
    case done
    case missing
}

/// The possible outcomes of `ask`.
nonisolated enum AskOutcome: Hashable, Sendable {
    /// Nothing is shown.
    case done
    case room
    case lobby
}

nonisolated extension FindGraph {
    @MainActor static func ended(_ flow: FindFlow, cancelled: Bool, _ handlers: any FindHandlers) {
        switch flow {
        case .tour: handlers.tourFinished(cancelled: cancelled)
        }
    }

    @MainActor static func perform(
        _ action: FindAction, _ handlers: any FindHandlers
    ) async -> NodeValue? {
        switch action {
        case .open(let alias):
            switch await handlers.open(alias: alias) {
            case .done: return nil
            case .room(let roomId, let eventId):
                return NodeValue(FindNode.room, .string(roomId), .string(eventId))
            case .event(let roomId, let number):
                return NodeValue(FindNode.event, .string(roomId), .int(number))
            case .card(let level, let code, let tags, let day, let pin, let note, let alias):
                return NodeValue(
                    FindNode.card, .raw(level), .raw(code), .list(tags), .date(day), .string(pin),
                    .nullable(.string(note)), .int(alias))
            case .missing: return NodeValue(FindNode.missing, .string(alias))
            case .tooMany(let count): return NodeValue(FindNode.tooMany, .int(count))
            case .tour: return NodeValue(FindNode.tour)
            case .tourEnd: return NodeValue(FindNode.tourEnd)
            case .two: return NodeValue(FindNode.two)
            case .again(let attempt):
                return NodeValue(FindNode.again, .string(alias), .int(attempt))
            }
        case .again(let alias, let attempt):
            switch await handlers.again(alias: alias, attempt: attempt) {
            case .done: return nil
            case .missing: return NodeValue(FindNode.missing, .string(alias))
            }
        case .ask(let roomId):
            switch await handlers.ask(roomId: roomId) {
            case .done: return nil
            case .room: return NodeValue(FindNode.room, .string(roomId))
            case .lobby: return NodeValue(FindNode.lobby)
            }
        }
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol FindFacts: NavigationFacts<FindConditions> {
    var signedIn: Bool? { get }
}

extension FindFacts {
    var conditions: FindConditions {
        FindConditions(signedIn: self.signedIn)
    }
}
