// Written by navgen from kiosk.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias KioskExit = NavigationExit<KioskGraph>
typealias KioskExitHandler = ExitHandler<KioskExit>

@MainActor struct EntranceExits: TabExiting, PlainExiting {
    let handler: KioskExitHandler

    func pick() { go(.sheet(.pick)) }
    func book(number: Int) { go(.push(.book(number: number))) }

    var to: To { To() }
    @MainActor struct To {
        func book(number: Int) -> KioskRoute { .book(number: number) }
    }
}

@MainActor struct HallExits: TabExiting, PlainExiting { let handler: KioskExitHandler }

@MainActor struct PageExits: PresentedExiting, PlainExiting { let handler: KioskExitHandler }

@MainActor struct PickExits: PresentedExiting, PlainExiting {
    let handler: KioskExitHandler

    func page() { go(.push(.page)) }

    var to: To { To() }
    @MainActor struct To {
        func page() -> KioskRoute { .page }
    }
}
