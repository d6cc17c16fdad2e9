// Written by navgen from sheets-and-covers.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias JournalNavigator = Navigator<JournalGraph>
/// An event in the app's navigation.
typealias JournalEvent = NavigationEvent<JournalGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias JournalHandlers = NavigationHandlers
