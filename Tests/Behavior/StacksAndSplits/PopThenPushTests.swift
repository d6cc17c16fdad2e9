import BehaviorSupport
import Foundation
import Testing

@testable import NavgenRuntime

/// Exits that go back before they show something.
@MainActor @Suite struct PopThenPushTests {
    private let navigator = HotelsNavigator(conditions: HotelsConditions(signedIn: true, offersPoints: true))

    private func handler(_ screen: HotelsRoute?) -> HotelsExitHandler {
        navigator.handler(level: navigator.state.base.id, route: screen)
    }

    /// Taps from the search to a booking; returns the exits of the booking.
    private func book() -> BookingExits {
        SearchExits(handler: handler(nil), city: "Rome").results()
        ResultsExits(handler: handler(.results(city: "Rome")), city: "Rome").hotel(hotelId: 1)
        HotelExits(handler: handler(.hotel(hotelId: 1, city: "Rome")), hotelId: 1, city: "Rome").booking()
        #expect(navigator.state.nodes == [.explore, .search, .results, .hotel, .booking])
        return BookingExits(handler: handler(.booking(hotelId: 1)))
    }

    @Test func pushesOnTheRoot() {
        book().confirmation()
        #expect(navigator.state.nodes == [.explore, .search, .confirmation])
        navigator.pop()
        #expect(navigator.state.node == .search)
    }

    @Test func pushesOnAScreenOfTheStack() {
        _ = book()
        let hotel = HotelExits(handler: handler(.hotel(hotelId: 1, city: "Rome")), hotelId: 1, city: "Rome")
        // The exit of a screen that is covered is ignored.
        hotel.hotel(hotelId: 2, city: "Rome")
        #expect(navigator.state.node == .booking)
        navigator.pop()
        hotel.hotel(hotelId: 2, city: "Rome")
        #expect(navigator.state.path == [.results(city: "Rome"), .hotel(hotelId: 2, city: "Rome")])
    }

    @Test func replacesWhatItGoesBackTo() {
        _ = book()
        navigator.pop()
        HotelExits(handler: handler(.hotel(hotelId: 1, city: "Rome")), hotelId: 1, city: "Rome").results(city: "Oslo")
        #expect(navigator.state.path == [.results(city: "Oslo")])
    }

    @Test func replacesTheRoot() {
        book().search()
        #expect(navigator.state.nodes == [.explore, .search])
        #expect(navigator.state.base.content == .screen(.search(city: "Oslo")))
        #expect(navigator.state.presented.isEmpty)
    }

    @Test func presents() {
        book().rating()
        #expect(navigator.state.nodes == [.explore, .search, .results, .rating])
        // The system first goes back, and then presents.
        #expect(navigator.shown.base.path.count == 1)
    }

    @Test func startsAFlow() {
        book().survey()
        #expect(navigator.state.nodes == [.explore, .search, .results, .survey])
    }

    @Test func selectsATab() {
        book().trips()
        #expect(navigator.state.nodes == [.trips, .tripList])
        navigator.tap(.explore)
        #expect(navigator.state.nodes == [.explore, .search])
    }

    @Test func answerOfAnAlertGoesBack() {
        _ = book()
        navigator.present(.alert(.leave))
        navigator.answer(LeaveAction.similar, to: navigator.state.top.id)
        #expect(navigator.state.path == [.results(city: "Rome"), .hotel(hotelId: 1, city: "Oslo")])
    }

    /// Where nothing is below, the target is shown from the screen itself.
    @Test func showsTheTargetWhereNothingIsBelow() {
        navigator.select(.trips)
        TripListExits(handler: handler(nil)).booking(hotelId: 3)
        let exits = BookingExits(handler: handler(.booking(hotelId: 3)))
        exits.search()
        #expect(navigator.state.nodes == [.trips, .tripList, .booking, .search])
        navigator.pop()
        exits.confirmation()
        #expect(navigator.state.nodes == [.trips, .tripList, .booking, .confirmation])
        navigator.pop()
        exits.trips()
        #expect(navigator.state.nodes == [.trips, .tripList, .booking])
    }

    /// Nothing changes below the fallback: the screen goes back once the condition holds.
    @Test func waitsBeforeItGoesBack() throws {
        let exits = book()
        navigator.conditionsChanged(HotelsConditions(signedIn: false, offersPoints: true))
        #expect(exits.isOffered.points)
        exits.points()
        #expect(navigator.state.nodes == [.explore, .search, .results, .hotel, .booking, .signIn])
        // The step that waits is saved.
        let again = HotelsNavigator(conditions: navigator.conditions)
        again.restore(try #require(navigator.save()))
        for navigator in [navigator, again] {
            #expect(navigator.state.requests.map(\.target) == [.points])
            navigator.conditionsChanged(HotelsConditions(signedIn: true, offersPoints: true))
            #expect(navigator.state.nodes == [.explore, .search, .points])
        }
    }

    @Test func isGivenUpWithItsFallback() {
        let exits = book()
        navigator.conditionsChanged(HotelsConditions(signedIn: false, offersPoints: true))
        exits.points()
        navigator.dismiss()
        navigator.conditionsChanged(HotelsConditions(signedIn: true, offersPoints: true))
        #expect(navigator.state.node == .booking)
    }

    @Test func isNotOfferedWithoutItsCondition() {
        let exits = book()
        navigator.conditionsChanged(HotelsConditions(signedIn: true, offersPoints: false))
        #expect(!exits.isOffered.points)
        exits.points()
        #expect(navigator.state.node == .booking)
    }

    @Test func reportsItsRoute() {
        var events: [HotelsEvent] = []
        let exits = book()
        navigator.onEvent = { events.append($0) }
        exits.confirmation()
        #expect(
            events == [.routed(from: .booking, to: .confirmation), .left(.booking), .shown(.confirmation, values: [:])])
    }

    private static func cafe() -> CafeNavigator {
        let navigator = CafeNavigator(conditions: CafeConditions(isOpen: false))
        navigator.push(.bar)
        return navigator
    }

    /// Of two equal screens, each view has its own: the exits of one that is gone do nothing.
    @Test func equalScreensAreDistinct() {
        let navigator = CafeNavigator(conditions: CafeConditions(isOpen: true))
        let (lower, upper) = (ScreenToken(), ScreenToken())
        let bar = CafeRoute.bar.nodeValue
        func exits(_ token: ScreenToken) -> CafeExitHandler {
            navigator.handler(level: 0, screen: bar, column: nil, token: token, CafeGraph.self)
        }
        navigator.push(.bar)
        navigator.identify(lower, bar, onLevel: 0)
        navigator.push(.bar)
        navigator.identify(upper, bar, onLevel: 0)
        exits(lower).go(.back)
        #expect(navigator.state.path == [.bar, .bar], "it is covered")
        exits(upper).go(.back)
        exits(upper).go(.back)
        #expect(navigator.state.path == [.bar])
        exits(lower).go(.back)
        #expect(navigator.state.path.isEmpty)
    }

    /// A refused target changes nothing.
    @Test func staysWhereTheTargetIsRefused() {
        let navigator = Self.cafe()
        let before = navigator.state
        navigator.handler(level: before.base.id, route: .bar).go(.from(.door, .push(.secret)))
        #expect(navigator.state == before)
    }

    /// In a split, a screen of a later column fills it, and one of the same column is replaced.
    @Test func fillsColumns() {
        let navigator = MailNavigator()
        navigator.open("postbox://mail/inbox/1/headers")
        #expect(navigator.state.nodes == [.mailboxes, .messageList, .message, .headers])
        let level = navigator.state.base.id
        let headers = navigator.handler(level: level, route: .headers(mailbox: .inbox, messageId: 1))
        headers.go(.from(.messageList, .push(.message(mailbox: .inbox, messageId: 2))))
        var split = MailState.Split(sidebar: .mailboxes)
        func readSplit() { if case .split(let shown) = navigator.state.base.content { split = shown } }
        readSplit()
        #expect(split.content == .messageList(mailbox: .inbox))
        #expect(split.detail == .message(mailbox: .inbox, messageId: 2))
        #expect(navigator.state.path.isEmpty)
        let detail = navigator.handler(level: level, column: .detail)
        detail.go(.from(.messageList, .push(.messageList(mailbox: .sent))))
        readSplit()
        #expect(split.content == .messageList(mailbox: .sent) && split.detail == nil)
        let content = navigator.handler(level: level, column: .content)
        content.go(.from(.mailboxes, .sheet(.accounts)))
        #expect(navigator.state.nodes == [.mailboxes, .accounts])
    }

    /// On a stack of a sheet, the sheet's content can be replaced as well.
    @Test func replacesAPresentation() {
        let navigator = Self.cafe()
        navigator.present(.sheet(.tray(number: 1)))
        navigator.push(.bar)
        let level = navigator.state.top.id
        navigator.handler(level: level, route: .bar).go(.from(.tray, .sheet(.tray(number: 2))))
        #expect(navigator.state.nodes.last == .tray && navigator.state.presented.count == 1)
        #expect(navigator.state.top.content == .sheet(.tray(number: 2)))
        #expect(navigator.state.top.id != level, "it is another sheet")
    }

    /// Any exit, from the top of any stack, compared with a simple model.
    @Test func matchesAModel() {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            let navigator = CafeNavigator(conditions: CafeConditions(isOpen: true))
            let nodes: [CafeNode] = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                [.bar, .table, .secret].randomElement(using: &random) ?? .bar
            }
            func route(_ node: CafeNode) -> CafeRoute { node == .bar ? .bar : node == .table ? .table : .secret }
            for node in nodes { navigator.push(route(node)) }
            // Only the screen on top takes an exit.
            let source = nodes.last ?? .bar
            let index = nodes.count
            let below: CafeNode = [.door, .bar, .table, .secret].randomElement(using: &random) ?? .door
            let target: CafeNode = [.bar, .table, .secret].randomElement(using: &random) ?? .bar
            navigator.handler(level: navigator.state.base.id, route: route(source)).go(
                .from(below, .push(route(target))))

            let all = [.door] + nodes
            var expected = all + [target]
            if let found = all[..<index].lastIndex(of: below) {
                expected = all[...found] + [target]
                if target == below { expected = all[..<found] + [target] }
            }
            #expect(navigator.state.nodes == expected, "\(all), \(source) from \(below) to \(target)")
        }
    }
}
