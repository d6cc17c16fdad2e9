// Written by navgen from awaiting.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias WaitNavigator = Navigator<WaitGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias WaitScenes = NavigationScenes<WaitGraph>
/// An event in the app's navigation.
typealias WaitEvent = NavigationEvent<WaitGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol WaitHandlers: NavigationHandlers {
    /// Called when the flow `wizard` ends, completed or cancelled, and no caller awaits it.
    func wizardFinished(_ data: WizardData, cancelled: Bool)
    /// Called when the flow `survey` ends, completed or cancelled, and no caller awaits it.
    func surveyFinished(_ data: SurveyData, cancelled: Bool)
    func redeem(code: String) async -> RedeemOutcome
    /// Shows `shopWeb`.
    func shopWeb()
}

/// The possible outcomes of `redeem`.
nonisolated enum RedeemOutcome: Hashable, Sendable {
    /// Nothing is shown.
    case done
    case promo
}

nonisolated extension WaitGraph {
    @MainActor static func ended(_ flow: WaitFlow, cancelled: Bool, _ handlers: any WaitHandlers) {
        switch flow {
        case .wizard(let flow): handlers.wizardFinished(flow.data, cancelled: cancelled)
        case .survey(let flow): handlers.surveyFinished(flow.data, cancelled: cancelled)
        }
    }

    @MainActor static func perform(
        _ action: WaitAction, _ handlers: any WaitHandlers
    ) async -> NodeValue? {
        switch action {
        case .redeem(let code):
            switch await handlers.redeem(code: code) {
            case .done: return nil
            case .promo: return NodeValue(WaitNode.promo)
            }
        }
    }

    @MainActor static func show(_ external: WaitState.Content, _ handlers: any WaitHandlers) {
        switch external {
        case .screen(.shopWeb): handlers.shopWeb()
        default: break
        }
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol WaitFacts: NavigationFacts<WaitConditions> {
    var signedIn: Bool? { get }
    var paid: Bool? { get }
    var vip: Bool? { get }
    var early: Bool? { get }
}

extension WaitFacts {
    var conditions: WaitConditions {
        WaitConditions(signedIn: self.signedIn, paid: self.paid, vip: self.vip, early: self.early)
    }
}
