// Written by navgen from split-three-columns.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias MailNavigator = Navigator<MailGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias MailScenes = NavigationScenes<MailGraph>
/// An event in the app's navigation.
typealias MailEvent = NavigationEvent<MailGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias MailHandlers = NavigationHandlers
