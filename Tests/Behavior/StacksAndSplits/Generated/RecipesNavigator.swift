// Written by navgen from stack.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias RecipesNavigator = Navigator<RecipesGraph>
/// An event in the app's navigation.
typealias RecipesEvent = NavigationEvent<RecipesGraph>
/// What the app does when navigation asks for it.
typealias RecipesHandlers = NavigationHandlers
