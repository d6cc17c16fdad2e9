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
/// What the app does when navigation asks for it.
typealias ArcadeHandlers = NavigationHandlers

/// The source of the facts that only the running app knows; `nil` means undecided.
@MainActor protocol ArcadeFacts: NavigationFacts<ArcadeConditions> {
    var kids: Bool? { get }
}

extension ArcadeFacts {
    var conditions: ArcadeConditions {
        ArcadeConditions(kids: self.kids)
    }
}
