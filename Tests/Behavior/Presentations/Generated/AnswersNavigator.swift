// Written by navgen from answers.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias AnswersNavigator = Navigator<AnswersGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias AnswersScenes = NavigationScenes<AnswersGraph>
/// An event in the app's navigation.
typealias AnswersEvent = NavigationEvent<AnswersGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol AnswersHandlers: NavigationHandlers {
    /// Called when the flow `tour` ends, completed or cancelled, and no caller awaits it.
    func tourFinished(_ data: TourData, cancelled: Bool)
}

nonisolated extension AnswersGraph {
    @MainActor static func ended(
        _ flow: AnswersFlow, cancelled: Bool, _ handlers: any AnswersHandlers
    ) {
        switch flow {
        case .tour(let flow): handlers.tourFinished(flow.data, cancelled: cancelled)
        }
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol AnswersFacts: NavigationFacts<AnswersConditions> {
    var signedIn: Bool? { get }
}

extension AnswersFacts {
    var conditions: AnswersConditions {
        AnswersConditions(signedIn: self.signedIn)
    }
}
