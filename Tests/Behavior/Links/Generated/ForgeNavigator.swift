// Written by navgen from router-order.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias ForgeNavigator = Navigator<ForgeGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias ForgeScenes = NavigationScenes<ForgeGraph>
/// An event in the app's navigation.
typealias ForgeEvent = NavigationEvent<ForgeGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias ForgeHandlers = NavigationHandlers
