// Written by navgen from hash-routes.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias RelayNavigator = Navigator<RelayGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias RelayScenes = NavigationScenes<RelayGraph>
/// An event in the app's navigation.
typealias RelayEvent = NavigationEvent<RelayGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias RelayHandlers = NavigationHandlers
