// Written by navgen from stepping.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias StepNavigator = Navigator<StepGraph>
/// An event in the app's navigation.
typealias StepEvent = NavigationEvent<StepGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol StepHandlers: NavigationHandlers {
    /// Called when the flow `join` ends, completed or cancelled, and no caller awaits it.
    func joinFinished(_ data: JoinData, cancelled: Bool)
    /// Called when the flow `other` ends, completed or cancelled, and no caller awaits it.
    func otherFinished(cancelled: Bool)
}

nonisolated extension StepGraph {
    @MainActor static func ended(_ flow: StepFlow, cancelled: Bool, _ handlers: any StepHandlers) {
        switch flow {
        case .join(let flow): handlers.joinFinished(flow.data, cancelled: cancelled)
        case .other: handlers.otherFinished(cancelled: cancelled)
        }
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol StepFacts: NavigationFacts<StepConditions> {
    var vip: Bool? { get }
}

extension StepFacts {
    var conditions: StepConditions {
        StepConditions(vip: self.vip)
    }
}
