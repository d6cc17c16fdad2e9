// Written by navgen from parking.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias ParkNavigator = Navigator<ParkGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias ParkScenes = NavigationScenes<ParkGraph>
/// An event in the app's navigation.
typealias ParkEvent = NavigationEvent<ParkGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol ParkHandlers: NavigationHandlers {
    /// Called when the flow `wizard` ends, completed or cancelled, and no caller awaits it.
    func wizardFinished(cancelled: Bool)
    /// Called when the flow `tour` ends, completed or cancelled, and no caller awaits it.
    func tourFinished(cancelled: Bool)
    /// Called when the flow `trip` ends, completed or cancelled, and no caller awaits it.
    func tripFinished(cancelled: Bool)
    /// Shows `desk`.
    func desk()
}

nonisolated extension ParkGraph {
    @MainActor static func ended(_ flow: ParkFlow, cancelled: Bool, _ handlers: any ParkHandlers) {
        switch flow {
        case .wizard: handlers.wizardFinished(cancelled: cancelled)
        case .tour: handlers.tourFinished(cancelled: cancelled)
        case .trip: handlers.tripFinished(cancelled: cancelled)
        }
    }

    @MainActor static func show(_ external: ParkState.Content, _ handlers: any ParkHandlers) {
        switch external {
        case .screen(.desk): handlers.desk()
        default: break
        }
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol ParkFacts: NavigationFacts<ParkConditions> {
    var inside: Bool? { get }
    var known: Bool? { get }
    var member: Bool? { get }
    var insured: Bool? { get }
    var beta: Bool? { get }
}

extension ParkFacts {
    var conditions: ParkConditions {
        ParkConditions(
            inside: self.inside, known: self.known, member: self.member, insured: self.insured,
            beta: self.beta)
    }
}
