// Written by navgen from leaving.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias LeftExit = NavigationExit<LeftGraph>
typealias LeftExitHandler = ExitHandler<LeftExit>

@MainActor struct HomeExits: TabExiting, PlainExiting {
    let handler: LeftExitHandler

    func detail(n: Int) { go(.push(.detail(n: n))) }
    func rate() { go(.sheet(.rate)) }
    @discardableResult func rate() async -> Int? { await answer(.sheet(.rate)) }
    func queue() { go(.sheet(.queue)) }

    var to: To { To() }
    @MainActor struct To {
        func detail(n: Int) -> LeftRoute { .detail(n: n) }
    }
}

@MainActor struct OtherExits: TabExiting, PlainExiting {
    let handler: LeftExitHandler

    func rate() { go(.sheet(.rate)) }
    @discardableResult func rate() async -> Int? { await answer(.sheet(.rate)) }
    func plain() { go(.sheet(.plain)) }
    func detail(n: Int) { go(.push(.detail(n: n))) }

    var to: To { To() }
    @MainActor struct To {
        func detail(n: Int) -> LeftRoute { .detail(n: n) }
    }
}

@MainActor struct DetailExits: PresentedExiting, PlainExiting {
    let handler: LeftExitHandler

    func rate() { go(.sheet(.rate)) }
    @discardableResult func rate() async -> Int? { await answer(.sheet(.rate)) }
    func trial(data: TrialData = .init()) { go(.start(.trial(.init(data: data)))) }
    @discardableResult
    func trial(data: TrialData = .init()) async -> TrialData? {
        await answer(.start(.trial(.init(data: data))))
    }
    func plain() { go(.sheet(.plain)) }
    func rated(stars: Int? = 5) { go(.push(.rated(stars: stars))) }

    var to: To { To() }
    @MainActor struct To {
        func rated(stars: Int? = 5) -> LeftRoute { .rated(stars: stars) }
    }
}

@MainActor struct SecretExits: ScreenExiting, PlainExiting { let handler: LeftExitHandler }

@MainActor struct RatedExits: PresentedExiting, PlainExiting { let handler: LeftExitHandler }

@MainActor struct RateExits: AnsweringExiting, PlainExiting {
    typealias Answer = Int
    let handler: LeftExitHandler
}

@MainActor struct PlainExits: PresentedExiting, PlainExiting {
    let handler: LeftExitHandler

    func secret() { go(.under(.push(.secret))) }
    func rated(stars: Int? = 5) { go(.under(.push(.rated(stars: stars)))) }

    /// Which exits the conditions currently offer.
    var isOffered: Offered { Offered(handler: handler) }

    @MainActor struct Offered {
        fileprivate let handler: LeftExitHandler

        var secret: Bool { handler.offers(0) }
    }
}

@MainActor struct QueueExits: PresentedExiting, PlainExiting {
    let handler: LeftExitHandler

    func rated(stars: Int? = 5) { go(.push(.rated(stars: stars))) }

    var to: To { To() }
    @MainActor struct To {
        func rated(stars: Int? = 5) -> LeftRoute { .rated(stars: stars) }
    }
}
