// Written by navgen from spelling.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias BakeryNavigator = Navigator<BakeryGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias BakeryScenes = NavigationScenes<BakeryGraph>
/// An event in the app's navigation.
typealias BakeryEvent = NavigationEvent<BakeryGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias BakeryHandlers = NavigationHandlers
