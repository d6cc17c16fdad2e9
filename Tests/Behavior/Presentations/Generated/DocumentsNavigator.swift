// Written by navgen from alerts-and-dialogs.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias DocumentsNavigator = Navigator<DocumentsGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias DocumentsScenes = NavigationScenes<DocumentsGraph>
/// An event in the app's navigation.
typealias DocumentsEvent = NavigationEvent<DocumentsGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias DocumentsHandlers = NavigationHandlers
