// Written by navgen from hosts.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias FediNavigator = Navigator<FediGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias FediScenes = NavigationScenes<FediGraph>
/// An event in the app's navigation.
typealias FediEvent = NavigationEvent<FediGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias FediHandlers = NavigationHandlers
