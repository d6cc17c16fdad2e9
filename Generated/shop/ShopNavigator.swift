// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias ShopNavigator = Navigator<ShopGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias ShopScenes = NavigationScenes<ShopGraph>
/// An event in the app's navigation.
typealias ShopEvent = NavigationEvent<ShopGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol ShopHandlers: NavigationHandlers {
    /// Called when the flow `onboarding` ends, completed or cancelled, and no caller awaits it.
    func onboardingFinished(_ data: OnboardingData, cancelled: Bool)
}

nonisolated extension ShopGraph {
    @MainActor static func ended(_ flow: ShopFlow, cancelled: Bool, _ handlers: any ShopHandlers) {
        switch flow {
        case .onboarding(let flow): handlers.onboardingFinished(flow.data, cancelled: cancelled)
        }
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol ShopFacts: NavigationFacts<ShopConditions> {
    var signedIn: Bool? { get }
}

extension ShopFacts {
    var conditions: ShopConditions {
        ShopConditions(signedIn: self.signedIn)
    }
}
