import BehaviorSupport
import Foundation
import Testing

@testable import NavgenRuntime

/// The outcome of an action carries the values that the action does not have.
@MainActor private final class Finder: FindHandlers {
    var opened: [String: OpenOutcome] = [:]
    var attempts: [Int] = []

    func open(alias: String) async -> OpenOutcome { opened[alias] ?? .missing }

    func again(alias: String, attempt: Int) async -> AgainOutcome {
        attempts.append(attempt)
        return attempt == 1 ? .missing : .done
    }

    func tourFinished(cancelled: Bool) {}

    func ask(roomId: String) async -> AskOutcome { roomId.isEmpty ? .lobby : .room }
}

@MainActor private final class Finding {
    let navigator: FindNavigator
    let finder = Finder()
    var events: [FindEvent] = []

    init(signedIn: Bool? = true) {
        navigator = FindNavigator(conditions: FindConditions(signedIn: signedIn))
        navigator.handlers = finder
        navigator.onEvent = { [unowned self] in events.append($0) }
    }

    var state: FindState { navigator.state }

    /// Opens `find://a/x` with an outcome.
    func open(_ outcome: OpenOutcome) async {
        finder.opened["x"] = outcome
        navigator.open(link: FindLink.open(alias: "x").nodeValue)
        await letTasksRun()
        for _ in 0..<10 { navigator.stopWaiting() }
    }
}

@Test @MainActor func outcomesCarryMissingValues() async throws {
    let app = Finding()
    await app.open(.room(roomId: "r1"))
    #expect(app.state.tab == .two && app.state.path == [.room(roomId: "r1")])
    await app.open(.room(roomId: "r2", eventId: "e"))
    #expect(app.state.path == [.room(roomId: "r2", eventId: "e")])

    // What is below it gets the outcome's values as well, and what is left out has its default.
    await app.open(.event(roomId: "r3"))
    #expect(app.state.path == [.room(roomId: "r3"), .event(roomId: "r3", number: 1)])
    await app.open(.event(roomId: "r3", number: 4))
    #expect(app.state.path.last == .event(roomId: "r3", number: 4))

    let code = try #require(Code("AB"))
    let day = Date(timeIntervalSince1970: 0)
    await app.open(.card(level: .high, code: code, tags: ["a", "b"], day: day, pin: "1234", note: nil, alias: 3))
    let card = FindSheet.card(level: .high, code: code, tags: ["a", "b"], day: day, pin: "1234", note: nil, alias: 3)
    #expect(app.state.presented.map(\.content) == [.sheet(card)])
    await app.open(.card(level: .low, pin: "1234", alias: 3))
    #expect(app.state.presented.last?.content == .sheet(.card(level: .low, pin: "1234", alias: 3)))
    let shown = app.events.compactMap { event in
        if case .shown(.card, let values) = event { values } else { nil }
    }
    #expect(shown.count == 2 && shown.allSatisfy { $0["pin"] == nil && $0["alias"] == "3" }, "\(shown)")

    await app.open(.tooMany(count: 9))
    #expect(app.state.presented.last?.content == .alert(.tooMany(count: 9)))
}

@Test @MainActor func outcomesTakeWhatTheActionHas() async {
    let app = Finding()
    await app.open(.missing)
    #expect(app.state.presented.map(\.content) == [.alert(.missing(alias: "x"))])
    await app.open(.tour)
    #expect(app.state.flow() == .tour())
    await app.open(.tourEnd)
    #expect(app.state.flow() == .tour(TourFlow(step: .end)))
    await app.open(.two)
    #expect(app.state.nodes == [.two, .rooms])
    app.navigator.select(.one)
    LobbyExits(handler: app.navigator.handler(level: 0)).ask(roomId: "r4")
    await letTasksRun()
    #expect(app.state.path == [.room(roomId: "r4")])
}

@Test @MainActor func anActionCanFollowAnAction() async {
    let app = Finding()
    await app.open(.again(attempt: 1))
    await letTasksRun()
    #expect(app.finder.attempts == [1] && app.state.presented.map(\.content) == [.alert(.missing(alias: "x"))])
}

@Test @MainActor func outcomesThatWaitAreSaved() async throws {
    let app = Finding(signedIn: false)
    await app.open(.room(roomId: "r5", eventId: "e5"))
    #expect(app.state.node == .gate && !app.state.requests.isEmpty)
    let saved = try #require(app.navigator.save())
    app.navigator.conditionsChanged(FindConditions(signedIn: true))
    #expect(app.state.path == [.room(roomId: "r5", eventId: "e5")])

    let next = Finding(signedIn: false)
    next.navigator.begin(with: saved)
    #expect(next.state.node == .gate)
    next.navigator.conditionsChanged(FindConditions(signedIn: true))
    #expect(next.state.path == [.room(roomId: "r5", eventId: "e5")], "\(next.state.nodes)")
}
