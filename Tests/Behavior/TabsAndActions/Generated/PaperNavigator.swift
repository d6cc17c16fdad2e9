// Written by navgen from tab-values.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias PaperNavigator = Navigator<PaperGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias PaperScenes = NavigationScenes<PaperGraph>
/// An event in the app's navigation.
typealias PaperEvent = NavigationEvent<PaperGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias PaperHandlers = NavigationHandlers
