// Written by navgen from values.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

typealias ValuesNavigator = Navigator<ValuesGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias ValuesScenes = NavigationScenes<ValuesGraph>
/// An event in the app's navigation.
typealias ValuesEvent = NavigationEvent<ValuesGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol ValuesHandlers: NavigationHandlers {
    /// Called when the flow `survey` ends, completed or cancelled, and no caller awaits it.
    func surveyFinished(
        topic: String, level: Int, moods: [Mood], due: Date?, note: String?, key: String?,
        _ data: SurveyData, cancelled: Bool
    )
    /// Called when the flow `secret` ends, completed or cancelled, and no caller awaits it.
    func secretFinished(pin: String, cancelled: Bool)
    /// Called when the flow `checkin` ends, completed or cancelled, and no caller awaits it.
    func checkinFinished(seat: Int, cancelled: Bool)
}

nonisolated extension ValuesGraph {
    @MainActor static func ended(
        _ flow: ValuesFlow, cancelled: Bool, _ handlers: any ValuesHandlers
    ) {
        switch flow {
        case .survey(let flow):
            handlers.surveyFinished(
                topic: flow.topic, level: flow.level, moods: flow.moods, due: flow.due,
                note: flow.note, key: flow.key, flow.data, cancelled: cancelled)
        case .secret(let flow): handlers.secretFinished(pin: flow.pin, cancelled: cancelled)
        case .checkin(let flow): handlers.checkinFinished(seat: flow.seat, cancelled: cancelled)
        }
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol ValuesFacts: NavigationFacts<ValuesConditions> {
    var open: Bool? { get }
    var late: Bool? { get }
}

extension ValuesFacts {
    var conditions: ValuesConditions {
        ValuesConditions(open: self.open, late: self.late)
    }
}
