// Written by navgen from hash-routes.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias MatrixNavigator = Navigator<MatrixGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias MatrixScenes = NavigationScenes<MatrixGraph>
/// An event in the app's navigation.
typealias MatrixEvent = NavigationEvent<MatrixGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias MatrixHandlers = NavigationHandlers
