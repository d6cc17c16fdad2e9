import BehaviorSupport
import Foundation
import Testing

@testable import NavgenRuntime

@MainActor final class Handlers: LeftHandlers {
    var trials: [String] = []

    func trialFinished(_ data: TrialData, cancelled: Bool) { trials.append(cancelled ? "cancelled" : data.name) }
}

@MainActor final class App {
    let navigator: LeftNavigator
    let handlers = Handlers()

    init(_ conditions: LeftConditions = LeftConditions(beta: false, vip: true)) {
        navigator = LeftNavigator(conditions: conditions)
        navigator.handlers = handlers
    }

    var state: LeftState { navigator.state }
    /// What the screen on top has.
    var top: LeftExitHandler { navigator.handler(level: state.top.id, route: state.top.path.last) }

    func open(_ url: String) {
        navigator.open(url)
        settle()
    }

    /// The system has shown and dismissed all that it was told to.
    func settle() { for _ in 0..<10 { navigator.stopWaiting() } }

    /// Asks for stars from a screen, and remembers the answer.
    func ask(_ rate: @escaping () async -> Int?) async -> Answer {
        let answer = Answer()
        Task { answer.all.append(await rate()) }
        await pause()
        settle()
        return answer
    }

    var trial: TrialRun? {
        if let run = navigator.model(state.top.id)?.run as? TrialRun { return run }
        return nil
    }
}

@MainActor final class Answer {
    var all: [Int?] = []
}

@MainActor func pause() async {
    for _ in 0..<20 { await Task.yield() }
    // Other threads take part, which a busy machine may let wait.
    try? await Task.sleep(nanoseconds: 2_000_000)
}

/// A link to what somebody waits for shows that; who has left with it is told.
@Test @MainActor func linksShowWhatIsAwaited() async {
    let left = App()
    left.navigator.push(.detail(n: 1))
    let asker = DetailExits(handler: left.top)
    let answer = await left.ask { await asker.rate() }
    expect(left.state.nodes == [.one, .home, .detail, .rate])
    left.open("left://rate")
    await pause()
    expect(left.state.nodes == [.one, .home, .rate] && answer.all == [nil], "\(left.state.nodes) \(answer.all)")
    RateExits(handler: left.top).finish(3)
    await pause()
    expect(answer.all == [nil] && left.state.nodes == [.one, .home])

    // Who is still below waits on.
    let stays = App()
    let home = HomeExits(handler: stays.top)
    let later = await stays.ask { await home.rate() }
    stays.open("left://rate")
    expect(stays.state.nodes == [.one, .home, .rate] && later.all.isEmpty)
    RateExits(handler: stays.top).finish(3)
    await pause()
    expect(later.all == [3], "\(later.all)")

    // Another tab is another place.
    let elsewhere = App()
    elsewhere.navigator.select(.two)
    let other = OtherExits(handler: elsewhere.top)
    let none = await elsewhere.ask { await other.rate() }
    elsewhere.open("left://rate")
    await pause()
    expect(elsewhere.state.nodes == [.one, .home, .rate] && none.all == [nil], "\(none.all)")

    // A flow keeps what it has gathered, and ends as one that nobody asked for.
    let flow = App()
    flow.navigator.push(.detail(n: 1))
    let detail = DetailExits(handler: flow.top)
    let done = await flow.ask { await detail.trial() == nil ? nil : 1 }
    flow.trial?.name = "Ada"
    flow.trial?.next()
    flow.open("left://trial")
    await pause()
    expect(done.all == [nil] && flow.trial?.name == "Ada" && flow.trial?.step == .thanks, "\(flow.state.nodes)")
    flow.trial?.next()
    flow.settle()
    expect(flow.handlers.trials == ["Ada"], "\(flow.handlers.trials)")
}

/// What cannot be shown closes nothing.
@Test @MainActor func refusalsCloseNothing() {
    let app = App()
    app.navigator.push(.detail(n: 1))
    app.navigator.present(.sheet(.plain))
    app.settle()
    PlainExits(handler: app.top).secret()
    app.settle()
    expect(app.state.nodes == [.one, .home, .detail, .plain], "\(app.state.nodes)")
    app.navigator.conditionsChanged(LeftConditions(beta: true, vip: true))
    PlainExits(handler: app.top).secret()
    app.settle()
    expect(app.state.nodes == [.one, .home, .detail, .secret], "\(app.state.nodes)")
}

/// What lay in a tab that is hidden goes with it, and does not come back; undecided, all stays.
@Test @MainActor func hiddenTabsAreEmptied() {
    let app = App()
    app.navigator.select(.two)
    app.navigator.push(.detail(n: 1))
    app.navigator.conditionsChanged(LeftConditions(beta: false, vip: nil))
    expect(app.state.nodes == [.two, .other, .detail])
    app.navigator.conditionsChanged(LeftConditions(beta: false, vip: false))
    expect(app.state.nodes == [.one, .home])
    app.navigator.conditionsChanged(LeftConditions(beta: false, vip: true))
    app.navigator.tap(.two)
    expect(app.state.nodes == [.two, .other], "\(app.state.nodes)")
}

/// Screens that links put into a sheet can close it.
@Test @MainActor func whatLiesInASheetClosesIt() {
    let app = App()
    app.navigator.present(.sheet(.queue))
    app.settle()
    app.open("left://d/7")
    expect(app.state.nodes == [.one, .home, .queue, .detail], "\(app.state.nodes)")
    DetailExits(handler: app.top).close()
    app.settle()
    expect(app.state.nodes == [.one, .home], "\(app.state.nodes)")
}

/// Nil is a value like others where a parameter has a default.
@Test @MainActor func savedValuesAreRestored() {
    let app = App()
    for stars in [nil, 5, 3] { app.navigator.push(.rated(stars: stars)) }
    let next = App()
    next.navigator.restore(app.navigator.save() ?? Data())
    expect(next.state.path == [.rated(stars: nil), .rated(stars: 5), .rated(stars: 3)], "\(next.state.path)")
    let old =
        #"{"tab": "one", "bases": {"one": {"screen": {"node": "home"}, "path": [{"node": "rated", "values": {}}]}}}"#
    next.navigator.restore(Data(old.utf8))
    expect(next.state.path == [.rated(stars: 5)], "\(next.state.path)")
}

/// What lay upon a tab or a root screen that is gone goes with it.
@Test @MainActor func whatLayUponWhatIsGoneGoes() {
    let app = App()
    app.navigator.select(.two)
    app.navigator.push(.detail(n: 1))
    app.navigator.present(.sheet(.plain))
    let saved = String(decoding: app.navigator.save() ?? Data(), as: UTF8.self)
    /// What is restored of it when something has another name.
    func restored(without name: String, _ nodes: [LeftNode]) {
        let text = saved.replacingOccurrences(of: "\"\(name)\"", with: "\"gone\"")
        let next = App()
        next.navigator.restore(Data(text.utf8))
        expect(next.state.nodes == nodes, "\(name): \(next.state.nodes)")
    }
    restored(without: "nothing", [.two, .other, .detail, .plain])
    restored(without: "two", [.one, .home])
    restored(without: "other", [.two, .other])
}
