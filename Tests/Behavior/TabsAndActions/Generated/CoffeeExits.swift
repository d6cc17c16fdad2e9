// Written by navgen from actions.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias CoffeeExit = NavigationExit<CoffeeGraph>
typealias CoffeeExitHandler = ExitHandler<CoffeeExit>

@MainActor struct MenuExits: ScreenExiting, PlainExiting {
    let handler: CoffeeExitHandler

    func wallet() { go(.push(.wallet)) }
    func cafe(cafeId: Int, table: Int? = nil) { go(.push(.cafe(cafeId: cafeId, table: table))) }

    var to: To { To() }
    @MainActor struct To {
        func wallet() -> CoffeeRoute { .wallet }
        func cafe(cafeId: Int, table: Int? = nil) -> CoffeeRoute {
            .cafe(cafeId: cafeId, table: table)
        }
    }
}

@MainActor struct WalletExits: ScreenExiting, PlainExiting {
    let handler: CoffeeExitHandler

    func enterCode() { go(.sheet(.enterCode)) }
}

@MainActor struct CafeExits: ScreenExiting, PlainExiting { let handler: CoffeeExitHandler }

@MainActor struct EnterCodeExits: PresentedExiting, PlainExiting {
    let handler: CoffeeExitHandler

    func promoFailed() { go(.alert(.promoFailed)) }
    @discardableResult
    func promoFailed() async -> PromoFailedAction? { await answer(.alert(.promoFailed)) }
}

@MainActor struct SignInExits: PresentedExiting, PlainExiting { let handler: CoffeeExitHandler }
