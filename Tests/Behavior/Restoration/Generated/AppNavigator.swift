// Written by navgen from restored.yaml. Do not edit.
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
}

nonisolated extension AppGraph {
    @MainActor static func ended(_ flow: AppFlow, cancelled: Bool, _ handlers: any AppHandlers) {
        switch flow {
        case .wizard(let flow): handlers.wizardFinished(flow.data, cancelled: cancelled)
        }
    }
}
