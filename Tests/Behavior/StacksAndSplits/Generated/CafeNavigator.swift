// Written by navgen from cafe.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias CafeNavigator = Navigator<CafeGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias CafeScenes = NavigationScenes<CafeGraph>
/// An event in the app's navigation.
typealias CafeEvent = NavigationEvent<CafeGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias CafeHandlers = NavigationHandlers

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol CafeFacts: NavigationFacts<CafeConditions> {
    var isOpen: Bool? { get }
}

extension CafeFacts {
    var conditions: CafeConditions {
        CafeConditions(isOpen: self.isOpen)
    }
}
