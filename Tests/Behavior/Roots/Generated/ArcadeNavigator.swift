// Written by navgen from arcade.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias ArcadeNavigator = Navigator<ArcadeGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias ArcadeScenes = NavigationScenes<ArcadeGraph>
/// An event in the app's navigation.
typealias ArcadeEvent = NavigationEvent<ArcadeGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias ArcadeHandlers = NavigationHandlers

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol ArcadeFacts: NavigationFacts<ArcadeConditions> {
    var kids: Bool? { get }
}

extension ArcadeFacts {
    var conditions: ArcadeConditions {
        ArcadeConditions(kids: self.kids)
    }
}
