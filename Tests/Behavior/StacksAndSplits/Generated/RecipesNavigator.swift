// Written by navgen from stack.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias RecipesNavigator = Navigator<RecipesGraph>
/// An event in the app's navigation.
typealias RecipesEvent = NavigationEvent<RecipesGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias RecipesHandlers = NavigationHandlers
