// Written by navgen from leaving.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias LeftNavigator = Navigator<LeftGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias LeftScenes = NavigationScenes<LeftGraph>
/// An event in the app's navigation.
typealias LeftEvent = NavigationEvent<LeftGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol LeftHandlers: NavigationHandlers {
    /// Called when the flow `trial` ends, completed or cancelled, and no caller awaits it.
    func trialFinished(_ data: TrialData, cancelled: Bool)
}

nonisolated extension LeftGraph {
    @MainActor static func ended(_ flow: LeftFlow, cancelled: Bool, _ handlers: any LeftHandlers) {
        switch flow {
        case .trial(let flow): handlers.trialFinished(flow.data, cancelled: cancelled)
        }
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol LeftFacts: NavigationFacts<LeftConditions> {
    var beta: Bool? { get }
    var vip: Bool? { get }
}

extension LeftFacts {
    var conditions: LeftConditions {
        LeftConditions(beta: self.beta, vip: self.vip)
    }
}
