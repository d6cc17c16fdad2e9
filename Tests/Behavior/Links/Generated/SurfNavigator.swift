// Written by navgen from links-in-links.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias SurfNavigator = Navigator<SurfGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias SurfScenes = NavigationScenes<SurfGraph>
/// An event in the app's navigation.
typealias SurfEvent = NavigationEvent<SurfGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias SurfHandlers = NavigationHandlers
