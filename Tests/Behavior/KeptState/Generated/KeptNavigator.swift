// Written by navgen from keeping.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias KeptNavigator = Navigator<KeptGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias KeptScenes = NavigationScenes<KeptGraph>
/// An event in the app's navigation.
typealias KeptEvent = NavigationEvent<KeptGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol KeptHandlers: NavigationHandlers {
    /// Called when the flow `intro` ends, completed or cancelled, and no caller awaits it.
    func introFinished(_ data: IntroData, cancelled: Bool)
    /// Called when the flow `trial` ends, completed or cancelled, and no caller awaits it.
    func trialFinished(cancelled: Bool)
    /// Called when the flow `order` ends, completed or cancelled, and no caller awaits it.
    func orderFinished(cancelled: Bool)
    /// Called when the flow `consent` ends, completed or cancelled, and no caller awaits it.
    func consentFinished(cancelled: Bool)
    /// Called when the flow `prove` ends, completed or cancelled, and no caller awaits it.
    func proveFinished(_ data: ProveData, cancelled: Bool)
    /// Shows `insurance`.
    func insurance()
}

nonisolated extension KeptGraph {
    @MainActor static func ended(_ flow: KeptFlow, cancelled: Bool, _ handlers: any KeptHandlers) {
        switch flow {
        case .intro(let flow): handlers.introFinished(flow.data, cancelled: cancelled)
        case .trial: handlers.trialFinished(cancelled: cancelled)
        case .order: handlers.orderFinished(cancelled: cancelled)
        case .consent: handlers.consentFinished(cancelled: cancelled)
        case .prove(let flow): handlers.proveFinished(flow.data, cancelled: cancelled)
        }
    }

    @MainActor static func show(_ external: KeptState.Content, _ handlers: any KeptHandlers) {
        switch external {
        case .sheet(.insurance): handlers.insurance()
        default: break
        }
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol KeptFacts: NavigationFacts<KeptConditions> {
    var signedIn: Bool? { get }
    var isNew: Bool? { get }
    var paid: Bool? { get }
    var known: Bool? { get }
    var proven: Bool? { get }
    var adult: Bool? { get }
    var insured: Bool? { get }
}

extension KeptFacts {
    var conditions: KeptConditions {
        KeptConditions(
            signedIn: self.signedIn, isNew: self.isNew, paid: self.paid, known: self.known,
            proven: self.proven, adult: self.adult, insured: self.insured)
    }
}
