// Written by navgen from deep-linking.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias NewsNavigator = Navigator<NewsGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias NewsScenes = NavigationScenes<NewsGraph>
/// An event in the app's navigation.
typealias NewsEvent = NavigationEvent<NewsGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias NewsHandlers = NavigationHandlers
