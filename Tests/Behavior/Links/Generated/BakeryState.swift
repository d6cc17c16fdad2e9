// Written by navgen from spelling.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias BakeryState = NavigationState<BakeryGraph>
