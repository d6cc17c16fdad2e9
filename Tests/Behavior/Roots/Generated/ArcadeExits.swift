// Written by navgen from arcade.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias ArcadeExit = NavigationExit<ArcadeGraph>
typealias ArcadeExitHandler = ExitHandler<ArcadeExit>

@MainActor struct SplashExits: ScreenExiting, PlainExiting { let handler: ArcadeExitHandler }

@MainActor struct SlidesExits: ScreenExiting, PlainExiting { let handler: ArcadeExitHandler }

@MainActor struct GamesExits: ScreenExiting, PlainExiting { let handler: ArcadeExitHandler }
