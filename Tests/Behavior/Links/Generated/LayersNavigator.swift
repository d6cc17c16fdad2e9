// Written by navgen from layers.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias LayersNavigator = Navigator<LayersGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias LayersScenes = NavigationScenes<LayersGraph>
/// An event in the app's navigation.
typealias LayersEvent = NavigationEvent<LayersGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias LayersHandlers = NavigationHandlers

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol LayersFacts: NavigationFacts<LayersConditions> {
    var isOpen: Bool? { get }
}

extension LayersFacts {
    var conditions: LayersConditions {
        LayersConditions(isOpen: self.isOpen)
    }
}
