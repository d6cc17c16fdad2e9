// Written by navgen from popover.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias WriterNavigator = Navigator<WriterGraph>
/// An event in the app's navigation.
typealias WriterEvent = NavigationEvent<WriterGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias WriterHandlers = NavigationHandlers
