// Written by navgen from popover.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias WriterNavigator = Navigator<WriterGraph>
/// An event in the app's navigation.
typealias WriterEvent = NavigationEvent<WriterGraph>
/// What the app does when navigation asks for it.
typealias WriterHandlers = NavigationHandlers
