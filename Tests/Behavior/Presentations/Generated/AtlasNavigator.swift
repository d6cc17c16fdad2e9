// Written by navgen from item-sheets.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias AtlasNavigator = Navigator<AtlasGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias AtlasScenes = NavigationScenes<AtlasGraph>
/// An event in the app's navigation.
typealias AtlasEvent = NavigationEvent<AtlasGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias AtlasHandlers = NavigationHandlers
