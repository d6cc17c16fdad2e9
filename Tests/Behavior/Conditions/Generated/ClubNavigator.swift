// Written by navgen from guarded.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias ClubNavigator = Navigator<ClubGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias ClubScenes = NavigationScenes<ClubGraph>
/// An event in the app's navigation.
typealias ClubEvent = NavigationEvent<ClubGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol ClubHandlers: NavigationHandlers {
    /// Called when the flow `trial` ends, completed or cancelled, and no caller awaits it.
    func trialFinished(cancelled: Bool)
    /// Called when the flow `buy` ends, completed or cancelled, and no caller awaits it.
    func buyFinished(cancelled: Bool)
    /// Called when the flow `join` ends, completed or cancelled, and no caller awaits it.
    func joinFinished(cancelled: Bool)
}

nonisolated extension ClubGraph {
    @MainActor static func ended(_ flow: ClubFlow, cancelled: Bool, _ handlers: any ClubHandlers) {
        switch flow {
        case .trial: handlers.trialFinished(cancelled: cancelled)
        case .buy: handlers.buyFinished(cancelled: cancelled)
        case .join: handlers.joinFinished(cancelled: cancelled)
        }
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol ClubFacts: NavigationFacts<ClubConditions> {
    var signedIn: Bool? { get }
    var paid: Bool? { get }
    var beta: Bool? { get }
    var guest: Bool? { get }
}

extension ClubFacts {
    var conditions: ClubConditions {
        ClubConditions(signedIn: self.signedIn, paid: self.paid, beta: self.beta, guest: self.guest)
    }
}
