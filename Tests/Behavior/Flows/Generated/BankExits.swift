// Written by navgen from bank.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias BankExit = NavigationExit<BankGraph>
typealias BankExitHandler = ExitHandler<BankExit>

@MainActor struct WelcomeDeskExits: ScreenExiting, PlainExiting { let handler: BankExitHandler }

@MainActor struct AccountExits: ScreenExiting, PlainExiting { let handler: BankExitHandler }
