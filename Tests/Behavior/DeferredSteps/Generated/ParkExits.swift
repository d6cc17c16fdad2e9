// Written by navgen from parking.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias ParkExit = NavigationExit<ParkGraph>
typealias ParkExitHandler = ExitHandler<ParkExit>

@MainActor struct HomeExits: TabExiting, PlainExiting {
    let handler: ParkExitHandler

    func item() { go(.push(.item)) }
    func gate() { go(.push(.gate)) }
    func plain() { go(.sheet(.plain)) }
    func pick() { go(.sheet(.pick)) }
    @discardableResult func pick() async -> Int? { await answer(.sheet(.pick)) }
    func invite() { go(.sheet(.invite)) }
    @discardableResult func invite() async -> Bool? { await answer(.sheet(.invite)) }
    func club() { go(.push(.club)) }
    func ask() { go(.alert(.ask)) }
    @discardableResult func ask() async -> AskAction? { await answer(.alert(.ask)) }
    func wizard() { go(.start(.wizard())) }
    @discardableResult func wizard() async -> Bool? { await answer(.start(.wizard())) }
    func tour() { go(.start(.tour())) }
    @discardableResult func tour() async -> Bool? { await answer(.start(.tour())) }
    func trip() { go(.start(.trip())) }
    @discardableResult func trip() async -> Bool? { await answer(.start(.trip())) }
    func two() { if isOffered.two { go(.select(.two)) } }

    var to: To { To() }
    @MainActor struct To {
        func item() -> ParkRoute { .item }
        func gate() -> ParkRoute { .gate }
        func club() -> ParkRoute { .club }
    }

    /// Which exits the conditions currently offer.
    var isOffered: Offered { Offered(handler: handler) }

    @MainActor struct Offered {
        fileprivate let handler: ParkExitHandler

        var two: Bool { handler.offers(0) }
    }
}

@MainActor struct OtherExits: TabExiting, PlainExiting {
    let handler: ParkExitHandler

    func item() { go(.push(.item)) }
    func vault() { go(.push(.vault)) }
    func ride() { go(.push(.ride)) }
    func menu() { go(.sheet(.menu)) }

    var to: To { To() }
    @MainActor struct To {
        func item() -> ParkRoute { .item }
        func vault() -> ParkRoute { .vault }
        func ride() -> ParkRoute { .ride }
    }
}

@MainActor struct ItemExits: ScreenExiting, PlainExiting {
    let handler: ParkExitHandler

    func vault() { go(.push(.vault)) }
    func secret() { go(.push(.secret)) }
    func club() { go(.push(.club)) }
    func trip() { go(.start(.trip())) }
    @discardableResult func trip() async -> Bool? { await answer(.start(.trip())) }

    var to: To { To() }
    @MainActor struct To {
        func vault() -> ParkRoute { .vault }
        func secret() -> ParkRoute { .secret }
        func club() -> ParkRoute { .club }
    }

    /// Which exits the conditions currently offer.
    var isOffered: Offered { Offered(handler: handler) }

    @MainActor struct Offered {
        fileprivate let handler: ParkExitHandler

        var secret: Bool { handler.offers(0) }
    }
}

@MainActor struct GateExits: ScreenExiting, PlainExiting {
    let handler: ParkExitHandler

    func form() { go(.push(.form)) }
    func vault() { go(.push(.vault)) }

    var to: To { To() }
    @MainActor struct To {
        func form() -> ParkRoute { .form }
        func vault() -> ParkRoute { .vault }
    }
}

@MainActor struct FormExits: PresentedExiting, PlainExiting { let handler: ParkExitHandler }

@MainActor struct VaultExits: PresentedExiting, PlainExiting { let handler: ParkExitHandler }

@MainActor struct SecretExits: PresentedExiting, PlainExiting { let handler: ParkExitHandler }

@MainActor struct ClubExits: PresentedExiting, PlainExiting { let handler: ParkExitHandler }

@MainActor struct RideExits: ScreenExiting, PlainExiting { let handler: ParkExitHandler }

@MainActor struct LoginExits: PresentedExiting, PlainExiting { let handler: ParkExitHandler }

@MainActor struct BarExits: PresentedExiting, PlainExiting { let handler: ParkExitHandler }

@MainActor struct MenuExits: PresentedExiting, PlainExiting {
    let handler: ParkExitHandler

    func vault() { go(.push(.vault)) }
    func form() { go(.push(.form)) }

    var to: To { To() }
    @MainActor struct To {
        func vault() -> ParkRoute { .vault }
        func form() -> ParkRoute { .form }
    }
}

@MainActor struct PlainExits: PresentedExiting, PlainExiting {
    let handler: ParkExitHandler

    func secret() { go(.push(.secret)) }
    func club() { go(.push(.club)) }
    func home() { go(.open(to: ParkNode.home)) }

    var to: To { To() }
    @MainActor struct To {
        func secret() -> ParkRoute { .secret }
        func club() -> ParkRoute { .club }
    }

    /// Which exits the conditions currently offer.
    var isOffered: Offered { Offered(handler: handler) }

    @MainActor struct Offered {
        fileprivate let handler: ParkExitHandler

        var secret: Bool { handler.offers(0) }
    }
}

@MainActor struct PickExits: AnsweringExiting, PlainExiting {
    typealias Answer = Int
    let handler: ParkExitHandler

    func plain() { go(.sheet(.plain)) }
    func vault() { go(.push(.vault)) }

    var to: To { To() }
    @MainActor struct To {
        func vault() -> ParkRoute { .vault }
    }
}

@MainActor struct InviteExits: AnsweringExiting, PlainExiting {
    typealias Answer = Bool
    let handler: ParkExitHandler
}

@MainActor struct ComposeExits: PresentedExiting, PlainExiting { let handler: ParkExitHandler }
