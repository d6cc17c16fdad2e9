// Written by navgen from club.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias ClubExit = NavigationExit<ClubGraph>
typealias ClubExitHandler = ExitHandler<ClubExit>

@MainActor struct LoungeExits: ScreenExiting, PlainExiting { let handler: ClubExitHandler }

@MainActor struct HomeExits: ScreenExiting, PlainExiting {
    let handler: ClubExitHandler

    func secret() { go(.push(.secret)) }

    var to: To { To() }
    @MainActor struct To {
        func secret() -> ClubRoute { .secret }
    }
}

@MainActor struct SecretExits: ScreenExiting, PlainExiting { let handler: ClubExitHandler }

@MainActor struct GuestExits: ScreenExiting, PlainExiting { let handler: ClubExitHandler }
