import BehaviorSupport
import Foundation
import Testing

@testable import NavgenRuntime

/// A type of the app that the graph names.
enum FeedSort: String, Codable {
    case recent, popular
    static let standard = FeedSort.popular
}

@MainActor final class Handlers: TypedHandlers {
    func joinFinished(_ data: JoinData, cancelled: Bool) {}
}

@MainActor func navigator() -> TypedNavigator {
    let navigator = TypedNavigator()
    navigator.handlers = handlers
    return navigator
}

@MainActor let handlers = Handlers()

func date(_ text: String) -> Date { made(try? Date(text, strategy: .iso8601)) }

func made<Value>(_ value: Value?) -> Value {
    guard let value else { fatalError("there is no such value") }
    return value
}

@Test func acceptsOnlyMatchingValues() {
    expect(Day(date("2024-02-29T00:00:00Z")) != nil)
    expect(Day(date("2024-02-29T00:00:01Z")) == nil, "it is no day")
    expect(Day(date("2024-02-29T00:00:00Z").addingTimeInterval(0.001)) == nil)
    expect(Second(date("2024-02-29T00:00:01Z")) != nil)
    expect(Second(date("2024-02-29T00:00:01Z").addingTimeInterval(0.5)) == nil, "it is between seconds")
    expect(Stamp(date("2024-02-29T00:00:01Z").addingTimeInterval(0.789)) != nil)
    expect(Stamp(date("2024-02-29T00:00:01Z")) != nil)
    expect(Stamp(Date(timeIntervalSince1970: 0.0001)) == nil, "no URL can say it")
    expect(Web(made(URL(string: "http://a.example"))) == nil && Web(made(URL(string: "https://a.example"))) != nil)
    expect(Place(10) != nil && Place(100) == nil && Amount(-1) == nil && Code("a") == nil)
}

@Test func roundTripsThroughLinks() {
    func expectBoth(_ link: TypedLink, _ url: String, sourceLocation: SourceLocation = #_sourceLocation) {
        expect(link.url() == url, "\(link.url() ?? "none")", sourceLocation: sourceLocation)
        expect(TypedLink(url) == link, "\(url)", sourceLocation: sourceLocation)
    }
    let day = made(Day(date("2024-03-01T00:00:00Z")))
    let other = made(Day(date("2023-12-31T00:00:00Z")))
    expectBoth(.calendar(day: day, days: [other, day]), "typed://calendar/on2024-03-01/2023-12-31/2024-03-01")
    expectBoth(.calendar(day: other), "typed://calendar/on2023-12-31")
    let second = made(Second(date("2024-02-29T10:20:30Z")))
    expectBoth(.visit(second: second), "typed://visit/2024-02-29T10:20:30Z")
    expectBoth(
        .visit(
            second: second, stamp: Stamp(date("2024-02-29T10:20:30Z")), moment: Moment(date("2024-02-29T00:00:00Z"))),
        "typed://visit/2024-02-29T10:20:30Z?stamp=2024-02-29T10:20:30.000Z&moment=2024-02-29T00:00:00.000Z")
    expect(TypedLink("typed://visit/2024-02-29T10:20:30.000Z") == nil, "the pattern excludes milliseconds")
    if case .visit(_, let stamp?, _)? = TypedLink("typed://visit/2024-02-29T10:20:30Z?stamp=2024-02-29T01:02:03.456Z") {
        expect(Stamp(stamp.rawValue) == stamp, "what a link reads can be made")
    } else {
        expect(false, "it is a link")
    }
    let token = "0a1b2c3d-0000-4000-8000-00000000abcd"
    let link = TypedLink("typed://offer/2.50?flag=1&token=\(token)")
    if case .offer(let price, let flag?, let token?)? = link {
        expect(Price(price.rawValue) == price && Flag(flag.rawValue) == flag && Token(token.rawValue) == token)
        expect(Price(2.5) == price && Price(2.555) == nil && Price(1e20) == nil && Flag(false) == nil)
    } else {
        expect(false, "it is a link")
    }
    if let link { expectBoth(link, "typed://offer/2.5?flag=true&token=\(token.uppercased())") }
}

/// Values on a stack are saved and restored in another navigator.
@Test @MainActor func survivesARestart() {
    let web = made(Web(made(URL(string: "https://a.example/b?c"))))
    let shown: [TypedRoute] = [
        .user(id: UserID(UUID()), web: web, webs: [web, web]), .user(id: UserID(UUID())),
        .pay(amount: made(Amount(made(Decimal(string: "0.30")))), code: Code("AB"), place: Place(7)), .pay(),
        .calendar(day: made(Day(date("2024-03-01T00:00:00Z"))), days: [made(Day(date("2023-12-31T00:00:00Z")))]),
        .offer(price: made(Price(7)), flag: Flag(true), token: Token(UUID())),
        .visit(
            second: made(Second(date("2024-02-29T10:20:30Z"))),
            stamp: Stamp(date("2024-02-29T10:20:30Z").addingTimeInterval(0.789)), moment: Moment(Date())),
    ]
    let before = navigator()
    for route in shown { before.push(route) }
    expect(before.state.nodes == [.home, .user, .user, .pay, .pay, .calendar, .offer, .visit], "\(before.state.nodes)")
    let data = JoinData(id: UserID(UUID()), day: made(Day(date("2024-03-02T00:00:00Z"))), place: made(Place(9)))
    before.start(.join(JoinFlow(data: data)))
    guard let saved = before.save() else { return expect(false, "it is saved") }
    let after = navigator()
    after.restore(saved)
    expect(after.state == before.state, "\(after.state) is not \(before.state)")

    // A saved value that no longer matches is treated like a missing one.
    let text = String(decoding: saved, as: UTF8.self).replacingOccurrences(of: "\"place\":9", with: "\"place\":900")
    let changed = navigator()
    changed.restore(Data(text.utf8))
    expect(changed.state.nodes == before.state.nodes, "\(changed.state.nodes)")
    guard let run = changed.rootPresenter.level?.run as? JoinRun else { return expect(false, "the flow is shown") }
    expect(run.place == Place(1), "\(run.place)")
    expect(run.day == Day(date("2024-03-02T00:00:00Z")))
}

/// The default of the app's own type is one of its members, which only the app knows.
@MainActor @Test func defaultsOfTheAppsOwnTypes() {
    let link = TypedLink("typed://feed?page=2")
    expect(link == .feed(sort: .recent, page: 2) && link == .feed(page: 2))
    expect(link?.url() == "typed://feed?page=2")
    expect(link?.texts == [nil, "2"])
    expect(TypedLink.feed(sort: .popular).url() == nil, "no URL can contain it")
    var state = TypedState()
    state.push(.feed())
    state.push(.feed(sort: .popular, page: 3))
    expect(state.path == [.feed(sort: .recent, page: 1), .feed(sort: .popular, page: 3)])
    expect(restored(state) == state)
    expect(JoinData().sort == .popular, "a static member")
}
