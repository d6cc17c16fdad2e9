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
/// What the app does when navigation asks for it.
typealias NotesHandlers = NavigationHandlers
