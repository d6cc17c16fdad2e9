// Written by navgen from onboarding.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias FitnessNavigator = Navigator<FitnessGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias FitnessScenes = NavigationScenes<FitnessGraph>
/// An event in the app's navigation.
typealias FitnessEvent = NavigationEvent<FitnessGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol FitnessHandlers: NavigationHandlers {
    /// Called when the flow `onboarding` ends, completed or cancelled, and no caller awaits it.
    func onboardingFinished(_ data: OnboardingData, cancelled: Bool)
}

nonisolated extension FitnessGraph {
    @MainActor static func ended(
        _ flow: FitnessFlow, cancelled: Bool, _ handlers: any FitnessHandlers
    ) {
        switch flow {
        case .onboarding(let flow): handlers.onboardingFinished(flow.data, cancelled: cancelled)
        }
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol FitnessFacts: NavigationFacts<FitnessConditions> {
    var onboarded: Bool? { get }
    /// This device has health data.
    var healthAvailable: Bool? { get }
}

extension FitnessFacts {
    var conditions: FitnessConditions {
        FitnessConditions(onboarded: self.onboarded, healthAvailable: self.healthAvailable)
    }
}
