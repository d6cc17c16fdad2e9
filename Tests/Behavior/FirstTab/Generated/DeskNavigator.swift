// Written by navgen from starting.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias DeskNavigator = Navigator<DeskGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias DeskScenes = NavigationScenes<DeskGraph>
/// An event in the app's navigation.
typealias DeskEvent = NavigationEvent<DeskGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias DeskHandlers = NavigationHandlers

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol DeskFacts: NavigationFacts<DeskConditions> {
    var signedIn: Bool? { get }
    var beta: Bool? { get }
}

extension DeskFacts {
    var conditions: DeskConditions {
        DeskConditions(signedIn: self.signedIn, beta: self.beta)
    }
}
