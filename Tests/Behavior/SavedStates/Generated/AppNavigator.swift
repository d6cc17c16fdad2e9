// Written by navgen from saved.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias AppNavigator = Navigator<AppGraph>
/// An event in the app's navigation.
typealias AppEvent = NavigationEvent<AppGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol AppHandlers: NavigationHandlers {
    /// Called when the flow `wizard` ends, completed or cancelled, and no caller awaits it.
    func wizardFinished(_ data: WizardData, cancelled: Bool)
    /// Called when the flow `grandTour` ends, completed or cancelled, and no caller awaits it.
    func grandTourFinished(cancelled: Bool)
    /// Called when the flow `latterWizard` ends, completed or cancelled, and no caller awaits it.
    func latterWizardFinished(_ data: LatterWizardData, cancelled: Bool)
    /// Shows `externalNow`.
    func externalNow()
}

nonisolated extension AppGraph {
    @MainActor static func ended(_ flow: AppFlow, cancelled: Bool, _ handlers: any AppHandlers) {
        switch flow {
        case .wizard(let flow): handlers.wizardFinished(flow.data, cancelled: cancelled)
        case .grandTour: handlers.grandTourFinished(cancelled: cancelled)
        case .latterWizard(let flow): handlers.latterWizardFinished(flow.data, cancelled: cancelled)
        }
    }

    @MainActor static func show(_ external: AppState.Content, _ handlers: any AppHandlers) {
        switch external {
        case .screen(.externalNow): handlers.externalNow()
        default: break
        }
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol AppFacts: NavigationFacts<AppConditions> {
    var signedIn: Bool? { get }
    var known: Bool? { get }
    var new: Bool? { get }
}

extension AppFacts {
    var conditions: AppConditions {
        AppConditions(signedIn: self.signedIn, known: self.known, new: self.new)
    }
}
