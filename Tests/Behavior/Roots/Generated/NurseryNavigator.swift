// Written by navgen from nursery.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias NurseryNavigator = Navigator<NurseryGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias NurseryScenes = NavigationScenes<NurseryGraph>
/// An event in the app's navigation.
typealias NurseryEvent = NavigationEvent<NurseryGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias NurseryHandlers = NavigationHandlers

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol NurseryFacts: NavigationFacts<NurseryConditions> {
    var kids: Bool? { get }
}

extension NurseryFacts {
    var conditions: NurseryConditions {
        NurseryConditions(kids: self.kids)
    }
}
