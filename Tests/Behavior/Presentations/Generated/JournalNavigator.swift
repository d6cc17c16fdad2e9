// Written by navgen from sheets-and-covers.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias JournalNavigator = Navigator<JournalGraph>
/// An event in the app's navigation.
typealias JournalEvent = NavigationEvent<JournalGraph>
/// What the app does when navigation asks for it.
typealias JournalHandlers = NavigationHandlers
