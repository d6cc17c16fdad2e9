// Written by navgen from letters.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias LettersNavigator = Navigator<LettersGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias LettersScenes = NavigationScenes<LettersGraph>
/// An event in the app's navigation.
typealias LettersEvent = NavigationEvent<LettersGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias LettersHandlers = NavigationHandlers
