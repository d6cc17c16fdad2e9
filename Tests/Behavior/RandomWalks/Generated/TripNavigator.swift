// Written by navgen from wandering.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias TripNavigator = Navigator<TripGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias TripScenes = NavigationScenes<TripGraph>
/// An event in the app's navigation.
typealias TripEvent = NavigationEvent<TripGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol TripHandlers: NavigationHandlers {
    /// Called when the flow `consent` ends, completed or cancelled, and no caller awaits it.
    func consentFinished(cancelled: Bool)
    /// Called when the flow `intro` ends, completed or cancelled, and no caller awaits it.
    func introFinished(_ data: IntroData, cancelled: Bool)
    /// Called when the flow `tour` ends, completed or cancelled, and no caller awaits it.
    func tourFinished(cancelled: Bool)
    func redeem(code: String) async -> RedeemOutcome
}

/// The possible outcomes of `redeem`.
nonisolated enum RedeemOutcome: Hashable, Sendable {
    /// Nothing is shown.
    case done
    case cart
    case adults
    case comments(id: Int)
}

nonisolated extension TripGraph {
    @MainActor static func ended(_ flow: TripFlow, cancelled: Bool, _ handlers: any TripHandlers) {
        switch flow {
        case .consent: handlers.consentFinished(cancelled: cancelled)
        case .intro(let flow): handlers.introFinished(flow.data, cancelled: cancelled)
        case .tour: handlers.tourFinished(cancelled: cancelled)
        }
    }

    @MainActor static func perform(
        _ action: TripAction, _ handlers: any TripHandlers
    ) async -> NodeValue? {
        switch action {
        case .redeem(let code):
            switch await handlers.redeem(code: code) {
            case .done: return nil
            case .cart: return NodeValue(TripNode.cart)
            case .adults: return NodeValue(TripNode.adults)
            case .comments(let id): return NodeValue(TripNode.comments, .int(id))
            }
        }
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol TripFacts: NavigationFacts<TripConditions> {
    var signedIn: Bool? { get }
    var new: Bool? { get }
    var paid: Bool? { get }
    var admin: Bool? { get }
    var adult: Bool? { get }
}

extension TripFacts {
    var conditions: TripConditions {
        TripConditions(
            signedIn: self.signedIn, new: self.new, paid: self.paid, admin: self.admin,
            adult: self.adult)
    }
}
