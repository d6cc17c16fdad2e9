// Written by navgen from anchors.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias HandbookNavigator = Navigator<HandbookGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias HandbookScenes = NavigationScenes<HandbookGraph>
/// An event in the app's navigation.
typealias HandbookEvent = NavigationEvent<HandbookGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias HandbookHandlers = NavigationHandlers
