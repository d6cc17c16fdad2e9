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
/// What the app does when navigation asks for it.
typealias DeskHandlers = NavigationHandlers

/// The source of the facts that only the running app knows; `nil` means undecided.
@MainActor protocol DeskFacts: NavigationFacts<DeskConditions> {
    var signedIn: Bool? { get }
    var beta: Bool? { get }
}

extension DeskFacts {
    var conditions: DeskConditions {
        DeskConditions(signedIn: self.signedIn, beta: self.beta)
    }
}
