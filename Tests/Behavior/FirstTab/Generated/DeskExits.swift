// Written by navgen from starting.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias DeskExit = NavigationExit<DeskGraph>
typealias DeskExitHandler = ExitHandler<DeskExit>

@MainActor struct BenchExits: TabExiting, PlainExiting { let handler: DeskExitHandler }

@MainActor struct OrdersExits: TabExiting, PlainExiting { let handler: DeskExitHandler }

@MainActor struct HomeExits: TabExiting, PlainExiting {
    let handler: DeskExitHandler

    func help() { go(.push(.help)) }

    var to: To { To() }
    @MainActor struct To {
        func help() -> DeskRoute { .help }
    }
}

@MainActor struct HelpExits: ScreenExiting, PlainExiting { let handler: DeskExitHandler }

@MainActor struct SignInExits: PresentedExiting, PlainExiting { let handler: DeskExitHandler }
