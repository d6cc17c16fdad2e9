// Written by navgen from nursery.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias NurseryExit = NavigationExit<NurseryGraph>
typealias NurseryExitHandler = ExitHandler<NurseryExit>

@MainActor struct ToysExits: ScreenExiting, PlainExiting { let handler: NurseryExitHandler }

@MainActor struct FeedExits: ScreenExiting, PlainExiting { let handler: NurseryExitHandler }
