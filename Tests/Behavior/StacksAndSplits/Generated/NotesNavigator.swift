// Written by navgen from split-two-columns.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias NotesNavigator = Navigator<NotesGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias NotesScenes = NavigationScenes<NotesGraph>
/// An event in the app's navigation.
typealias NotesEvent = NavigationEvent<NotesGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias NotesHandlers = NavigationHandlers
