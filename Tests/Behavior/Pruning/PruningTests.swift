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
    /// The exit handler of the screen on top.
    var top: LeftExitHandler { navigator.handler(level: state.top.id, route: state.top.path.last) }

    func open(_ url: String) {
        navigator.open(url)
        settle()
    }

    /// Simulates that the system has finished all pending transitions.
    func settle() { for _ in 0..<10 { navigator.stopWaiting() } }

    /// Takes an exit that awaits a rating, and records the result.
    func ask(_ rate: @escaping () async -> Int?) async -> Answer {
        let answer = Answer()
        Task { answer.all.append(await rate()) }
        await letTasksRun()
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

@MainActor func letTasksRun() async {
    for _ in 0..<20 { await Task.yield() }
    // Other threads are involved, which may be delayed on a busy machine.
    try? await Task.sleep(nanoseconds: 2_000_000)
}

/// A link to an awaited presentation shows it. A caller whose screen is removed by the link is
/// answered.
@Test @MainActor func linksShowAwaitedPresentations() async {
    let left = App()
    left.navigator.push(.detail(n: 1))
    let asker = DetailExits(handler: left.top)
    let answer = await left.ask { await asker.rate() }
    expect(left.state.nodes == [.one, .home, .detail, .rate])
    left.open("left://rate")
    await letTasksRun()
    expect(left.state.nodes == [.one, .home, .rate] && answer.all == [nil], "\(left.state.nodes) \(answer.all)")
    RateExits(handler: left.top).finish(3)
    await letTasksRun()
    expect(answer.all == [nil] && left.state.nodes == [.one, .home])

    // A caller whose screen is still below keeps waiting.
    let stays = App()
    let home = HomeExits(handler: stays.top)
    let later = await stays.ask { await home.rate() }
    stays.open("left://rate")
    expect(stays.state.nodes == [.one, .home, .rate] && later.all.isEmpty)
    RateExits(handler: stays.top).finish(3)
    await letTasksRun()
    expect(later.all == [3], "\(later.all)")

    // A link that shows the presentation in another tab ends the wait.
    let elsewhere = App()
    elsewhere.navigator.select(.two)
    let other = OtherExits(handler: elsewhere.top)
    let none = await elsewhere.ask { await other.rate() }
    elsewhere.open("left://rate")
    await letTasksRun()
    expect(elsewhere.state.nodes == [.one, .home, .rate] && none.all == [nil], "\(none.all)")

    // A flow keeps its data, and its end is reported as if no caller had waited for it.
    let flow = App()
    flow.navigator.push(.detail(n: 1))
    let detail = DetailExits(handler: flow.top)
    let done = await flow.ask { await detail.trial() == nil ? nil : 1 }
    flow.trial?.name = "Ada"
    flow.trial?.next()
    flow.open("left://trial")
    await letTasksRun()
    expect(done.all == [nil] && flow.trial?.name == "Ada" && flow.trial?.step == .thanks, "\(flow.state.nodes)")
    flow.trial?.next()
    flow.settle()
    expect(flow.handlers.trials == ["Ada"], "\(flow.handlers.trials)")
}

/// A refused exit does not close the presentation.
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

/// When a tab is hidden, its stack is emptied and does not return. While its visibility is
/// undecided, the stack stays.
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

/// Screens that links push inside a sheet can close it.
@Test @MainActor func screensInASheetCanCloseIt() {
    let app = App()
    app.navigator.present(.sheet(.queue))
    app.settle()
    app.open("left://d/7")
    expect(app.state.nodes == [.one, .home, .queue, .detail], "\(app.state.nodes)")
    DetailExits(handler: app.top).close()
    app.settle()
    expect(app.state.nodes == [.one, .home], "\(app.state.nodes)")
}

/// Nil is restored as an explicit value if the parameter has a default.
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

/// If a tab or root no longer exists, what was on top of it is not restored.
@Test @MainActor func nothingIsRestoredOnRemovedNodes() {
    let app = App()
    app.navigator.select(.two)
    app.navigator.push(.detail(n: 1))
    app.navigator.present(.sheet(.plain))
    let saved = String(decoding: app.navigator.save() ?? Data(), as: UTF8.self)
    /// Checks the nodes that are restored when a node of that name no longer exists.
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
