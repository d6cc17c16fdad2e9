// Written by navgen from gym.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias GymNavigator = Navigator<GymGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias GymScenes = NavigationScenes<GymGraph>
/// An event in the app's navigation.
typealias GymEvent = NavigationEvent<GymGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol GymHandlers: NavigationHandlers {
    /// Called when the flow `tour` ends, completed or cancelled, and no caller awaits it.
    func tourFinished(_ data: TourData, cancelled: Bool)
    /// Called when the flow `trial` ends, completed or cancelled, and no caller awaits it.
    func trialFinished(cancelled: Bool)
    /// Called when the flow `visit` ends, completed or cancelled, and no caller awaits it.
    func visitFinished(cancelled: Bool)
    /// Called when the flow `gift` ends, completed or cancelled, and no caller awaits it.
    func giftFinished(cancelled: Bool)
}

nonisolated extension GymGraph {
    @MainActor static func ended(_ flow: GymFlow, cancelled: Bool, _ handlers: any GymHandlers) {
        switch flow {
        case .tour(let flow): handlers.tourFinished(flow.data, cancelled: cancelled)
        case .trial: handlers.trialFinished(cancelled: cancelled)
        case .visit: handlers.visitFinished(cancelled: cancelled)
        case .gift: handlers.giftFinished(cancelled: cancelled)
        }
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol GymFacts: NavigationFacts<GymConditions> {
    var isNew: Bool? { get }
    var hasCoach: Bool? { get }
}

extension GymFacts {
    var conditions: GymConditions {
        GymConditions(isNew: self.isNew, hasCoach: self.hasCoach)
    }
}
