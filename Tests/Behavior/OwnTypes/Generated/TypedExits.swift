// Written by navgen from typed.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A navigation request that a screen makes through one of its exits.
typealias TypedExit = NavigationExit<TypedGraph>
typealias TypedExitHandler = ExitHandler<TypedExit>

@MainActor struct HomeExits: ScreenExiting, PlainExiting {
    let handler: TypedExitHandler

    func feed(sort: FeedSort = .recent, page: Int = 1) { go(.push(.feed(sort: sort, page: page))) }
    func user(id: UserID, web: Web? = nil, webs: [Web] = []) {
        go(.push(.user(id: id, web: web, webs: webs)))
    }
    func pay(
        amount: Amount = Amount(unchecked: Decimal(string: "12345678901234567891") ?? 0),
        code: Code? = nil, place: Place? = nil, tiny: Double = Double(bitPattern: 1)
    ) {
        go(.push(.pay(amount: amount, code: code, place: place, tiny: tiny)))
    }
    func calendar(
        day: Day = Day(unchecked: Date(timeIntervalSince1970: 1709164800)), days: [Day] = []
    ) {
        go(.push(.calendar(day: day, days: days)))
    }
    func visit(second: Second, stamp: Stamp? = nil, moment: Moment? = nil) {
        go(.push(.visit(second: second, stamp: stamp, moment: moment)))
    }
    func offer(price: Price, flag: Flag? = nil, token: Token? = nil) {
        go(.push(.offer(price: price, flag: flag, token: token)))
    }

    var to: To { To() }
    @MainActor struct To {
        func feed(sort: FeedSort = .recent, page: Int = 1) -> TypedRoute {
            .feed(sort: sort, page: page)
        }
        func user(id: UserID, web: Web? = nil, webs: [Web] = []) -> TypedRoute {
            .user(id: id, web: web, webs: webs)
        }
        func pay(
            amount: Amount = Amount(unchecked: Decimal(string: "12345678901234567891") ?? 0),
            code: Code? = nil, place: Place? = nil, tiny: Double = Double(bitPattern: 1)
        ) -> TypedRoute {
            .pay(amount: amount, code: code, place: place, tiny: tiny)
        }
        func calendar(
            day: Day = Day(unchecked: Date(timeIntervalSince1970: 1709164800)), days: [Day] = []
        ) -> TypedRoute {
            .calendar(day: day, days: days)
        }
        func visit(second: Second, stamp: Stamp? = nil, moment: Moment? = nil) -> TypedRoute {
            .visit(second: second, stamp: stamp, moment: moment)
        }
        func offer(price: Price, flag: Flag? = nil, token: Token? = nil) -> TypedRoute {
            .offer(price: price, flag: flag, token: token)
        }
    }
}

@MainActor struct FeedExits: ScreenExiting {
    let handler: TypedExitHandler
    let sort: FeedSort
    let page: Int

    static func preview(sort: FeedSort, page: Int) -> Self {
        Self(handler: .preview, sort: sort, page: page)
    }
    static func recording(
        sort: FeedSort, page: Int, _ record: @escaping TypedExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), sort: sort, page: page)
    }

    func feed(page: Int) { go(.push(.feed(sort: self.sort, page: page))) }
    func feed() { feed(page: self.page) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: FeedExits
        func feed(page: Int) -> TypedRoute { .feed(sort: exits.sort, page: page) }
        func feed() -> TypedRoute { feed(page: exits.page) }
    }
}

@MainActor struct OfferExits: ScreenExiting, PlainExiting { let handler: TypedExitHandler }

@MainActor struct UserExits: ScreenExiting, PlainExiting { let handler: TypedExitHandler }

@MainActor struct PayExits: ScreenExiting, PlainExiting { let handler: TypedExitHandler }

@MainActor struct CalendarExits: ScreenExiting, PlainExiting { let handler: TypedExitHandler }

@MainActor struct VisitExits: ScreenExiting, PlainExiting {
    let handler: TypedExitHandler

    func join(data: JoinData = .init()) { go(.start(.join(.init(data: data)))) }
    @discardableResult
    func join(data: JoinData = .init()) async -> JoinData? {
        await answer(.start(.join(.init(data: data))))
    }
}
