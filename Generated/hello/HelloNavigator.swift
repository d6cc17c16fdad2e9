// Written by navgen from hello.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias HelloNavigator = Navigator<HelloGraph>
/// An event in the app's navigation.
typealias HelloEvent = NavigationEvent<HelloGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias HelloHandlers = NavigationHandlers
