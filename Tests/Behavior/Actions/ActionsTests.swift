import BehaviorSupport
import Foundation
import Testing

@testable import NavgenRuntime

/// Handlers that answer when a test calls `answer`.
@MainActor final class Handlers: LateHandlers {
    var redeeming: [String: CheckedContinuation<RedeemOutcome, Never>] = [:]
    var unknown: [String: CheckedContinuation<URL?, Never>] = [:]
    var counts = 0

    func redeem(code: String) async -> RedeemOutcome { await withCheckedContinuation { redeeming[code] = $0 } }

    func count() async -> CountOutcome {
        counts += 1
        return .done
    }

    func onUnknownLink(_ url: URL) async -> URL? {
        await withCheckedContinuation { unknown[url.lastPathComponent] = $0 }
    }

    /// Completes an action.
    func answer(_ code: String, _ outcome: RedeemOutcome) async {
        redeeming[code]?.resume(returning: outcome)
        await letTasksRun()
    }

    /// Resolves an unknown URL.
    func answer(_ name: String, is url: String?) async {
        unknown[name]?.resume(returning: url.flatMap { URL(string: $0) })
        await letTasksRun()
    }
}

private let member = LateConditions(signedIn: true, member: true)

/// Lets all tasks continue.
@MainActor func letTasksRun() async {
    for _ in 0..<30 { await Task.yield() }
    // Other threads are involved, which may be delayed on a busy machine.
    try? await Task.sleep(nanoseconds: 2_000_000)
}

/// A navigator with its handlers and clock.
@MainActor final class App {
    let navigator: LateNavigator
    let handlers = Handlers()
    var time = 0.0
    var events: [LateEvent] = []
    /// The current facts, before the navigator is notified of a change.
    var facts = member

    init(_ conditions: LateConditions = member) {
        navigator = LateNavigator(conditions: conditions)
        navigator.handlers = handlers
        navigator.now = { [unowned self] in time }
        navigator.onEvent = { [unowned self] in events.append($0) }
    }

    var state: LateState { navigator.state }
    var home: HomeExits { HomeExits(handler: navigator.handler(level: 0)) }
    var top: LateExitHandler { navigator.handler(level: state.top.id, route: state.top.path.last) }

    func settle() { for _ in 0..<10 { navigator.stopWaiting() } }

    /// Opens a URL, ten seconds after the last one.
    func open(_ url: String) async {
        time += 10
        navigator.open(url)
        await letTasksRun()
        settle()
    }

    func signOutAndIn() {
        navigator.conditionsChanged(LateConditions(signedIn: false, member: false))
        navigator.conditionsChanged(member)
        settle()
    }
}

private final class View {}

// MARK: - Actions

@Test @MainActor func actionResultIsShown() async {
    let app = App()
    await app.open("late://redeem/a")
    await app.handlers.answer("a", .club)
    expect(app.state.nodes == [.one, .home, .club], "\(app.state.nodes)")
    await app.open("late://count")
    expect(app.handlers.counts == 1)
    // An action that a screen requests. A covered screen cannot.
    app.home.redeem(code: "b")
    await letTasksRun()
    expect(app.handlers.redeeming["b"] == nil, "it is covered")
    app.navigator.pop()
    app.home.redeem(code: "b")
    await letTasksRun()
    await app.handlers.answer("b", .plain)
    expect(app.state.presented.map(\.content.node) == [.plain], "\(app.state.nodes)")
}

@Test @MainActor func actionResultIsHeldBack() async {
    let app = App()
    await app.open("late://redeem/a")
    app.home.detail(n: 1)
    let view = View()
    app.navigator.hold(view, true, in: app.navigator.origin(0, .detail(n: 1), nil))
    await app.handlers.answer("a", .club)
    expect(app.state.node == .detail, "\(app.state.nodes)")
    app.navigator.hold(view, false, in: app.navigator.origin(0, .detail(n: 1), nil))
    expect(app.state.nodes == [.one, .home, .club], "\(app.state.nodes)")

    // If it is held back, it is not shown to another user, and a newer link is opened after it.
    for isLink in [true, false] {
        let app = App()
        await app.open("late://redeem/a")
        let view = View()
        let position = app.navigator.origin(0, nil, nil)
        app.navigator.hold(view, true, in: position)
        await app.handlers.answer("a", .plain)
        expect(app.state.requests.map(\.target) == [.plain])
        app.events = []
        if isLink { await app.open("late://d/1") } else { app.signOutAndIn() }
        expect(
            app.events == [
                isLink ? .url("late://d/1", .deferred(.detail)) : .dropped(.plain, .conditionLost(.signedIn))
            ],
            "\(app.events)")
        app.navigator.hold(view, false, in: position)
        expect(app.state.nodes == (isLink ? [.one, .home, .detail] : [.one, .home]), "\(isLink) \(app.state.nodes)")
        if isLink { expect(app.events.contains(.routed(from: .home, to: .plain)), "\(app.events)") }
    }
}

@Test @MainActor func lateActionResultIsIgnored() async {
    let out = App()
    await out.open("late://redeem/a")
    out.signOutAndIn()
    await out.handlers.answer("a", .plain)
    expect(out.state.nodes == [.one, .home], "another user: \(out.state.nodes)")

    // The navigator has not been notified of the sign-out yet.
    let asked = App()
    asked.navigator.facts = { [unowned asked] in asked.facts.values }
    await asked.open("late://redeem/a")
    asked.facts.signedIn = false
    await asked.handlers.answer("a", .plain)
    expect(asked.state.nodes == [.one, .home], "another user: \(asked.state.nodes)")

    let linked = App()
    await linked.open("late://redeem/a")
    await linked.open("late://d/5")
    await linked.handlers.answer("a", .club)
    expect(linked.state.nodes == [.one, .home, .detail], "a newer link: \(linked.state.nodes)")

    let both = App()
    await both.open("late://redeem/a")
    await both.open("late://redeem/b")
    await both.handlers.answer("b", .plain)
    await both.handlers.answer("a", .club)
    expect(both.state.nodes == [.one, .home, .plain], "a newer action: \(both.state.nodes)")
}

// MARK: - Unknown links

@Test @MainActor func newestResolvedURLIsOpened() async {
    let app = App()
    await app.open("https://s.example/1")
    await app.open("https://s.example/2")
    await app.handlers.answer("2", is: "late://d/2")
    await app.handlers.answer("1", is: "late://d/1")
    expect(app.state.path == [.detail(n: 2)], "\(app.state.path)")

    // URLs resolved in order are all opened. An unresolved one does not count as newer.
    let inOrder = App()
    for name in ["1", "2", "3"] { await inOrder.open("https://s.example/" + name) }
    await inOrder.handlers.answer("3", is: nil)
    await inOrder.handlers.answer("1", is: "late://d/1")
    expect(inOrder.state.path == [.detail(n: 1)], "\(inOrder.state.path)")
    await inOrder.handlers.answer("2", is: "late://d/2")
    expect(inOrder.state.path == [.detail(n: 2)], "\(inOrder.state.path)")

    let known = App()
    await known.open("https://s.example/1")
    await known.open("late://d/2")
    await known.handlers.answer("1", is: "late://d/1")
    expect(known.state.path == [.detail(n: 2)], "\(known.state.path)")

    let out = App()
    await out.open("https://s.example/1")
    out.signOutAndIn()
    await out.handlers.answer("1", is: "late://vault")
    expect(out.state.nodes == [.one, .home], "another user: \(out.state.nodes)")
}

@Test @MainActor func closedScenesAreReleased() async {
    let handlers = Handlers()
    let scenes = LateScenes()
    for url in ["late://redeem/a", "https://s.example/1"] {
        var navigator: LateNavigator? = LateNavigator(conditions: member)
        navigator?.handlers = handlers
        if let navigator { scenes.activate(navigator) }
        scenes.open(url)
        await letTasksRun()
        weak var window: LateNavigator?
        window = navigator
        navigator = nil
        await letTasksRun()
        expect(window == nil && scenes.active == nil, "\(url) keeps its window")
        expect(scenes.open("late://d/3"))
        let next = LateNavigator(conditions: member)
        scenes.activate(next)
        expect(next.state.path == [.detail(n: 3)], "the link waits for a window")
    }
    await handlers.answer("a", .club)
    await handlers.answer("1", is: "late://d/1")
}

// MARK: - Events

/// The events of a navigator whose observer pushes a screen at the first event that matches.
@MainActor private func events(pushingOn isTrigger: @escaping (LateEvent) -> Bool) -> [LateEvent] {
    let app = App()
    app.home.plain()
    app.settle()
    app.events = []
    var isDone = false
    app.navigator.onEvent = { [unowned app] event in
        app.events.append(event)
        guard !isDone, isTrigger(event) else { return }
        isDone = true
        app.navigator.push(.detail(n: 9))
    }
    PlainExits(handler: app.top).close()
    app.settle()
    expect(isDone && app.state.nodes == [.one, .home, .detail], "\(app.state.nodes)")
    return app.events
}

@Test @MainActor func eventsAreReportedInOrder() {
    let expected: [LateEvent] = [
        .closed(.plain, by: .code), .left(.plain), .shown(.home, values: [:]), .routed(from: .home, to: .detail),
        .left(.home), .shown(.detail, values: ["n": "9", "tag": ""]),
    ]
    let triggers = [
        events { $0 == .closed(.plain, by: .code) }, events { $0 == .left(.plain) },
        events { $0 == .shown(.home, values: [:]) },
    ]
    for events in triggers { expect(events == expected, "\(events)") }

    // Events do not need a receiver.
    let unheard = App()
    unheard.navigator.onEvent = nil
    unheard.navigator.open("late://d/1")
    expect(unheard.state.node == .detail)

    // The outcome of a link is reported together with its change.
    let app = App()
    app.navigator.onEvent = { [unowned app] event in
        app.events.append(event)
        if event == .left(.home) { app.navigator.present(.sheet(.plain)) }
    }
    app.navigator.open("late://d/1")
    expect(
        app.events == [
            .left(.home), .shown(.detail, values: ["n": "1", "tag": ""]), .url("late://d/1", .opened(.detail)),
            .routed(from: .detail, to: .plain), .left(.detail), .shown(.plain, values: [:]),
        ], "\(app.events)")
}

@Test @MainActor func requestedResultIsAwaited() async {
    let app = App()
    var isDone = false
    app.navigator.onEvent = { [unowned app] event in
        guard !isDone, event == .shown(.pick, values: [:]) else { return }
        isDone = true
        app.navigator.present(.sheet(.plain))
    }
    var answers: [Int?] = []
    let home = app.home
    Task { answers.append(await home.pick() as Int?) }
    await letTasksRun()
    app.settle()
    expect(app.state.presented.map(\.isAwaited) == [true, false], "\(app.state.presented)")
    PlainExits(handler: app.top).close()
    await letTasksRun()
    app.settle()
    expect(answers.isEmpty && app.state.node == .pick, "\(answers) \(app.state.nodes)")
    PickExits(handler: app.top).finish(7)
    await letTasksRun()
    expect(answers == [7], "\(answers)")
}

@Test @MainActor func restoredLinksAreReported() async {
    let app = App(LateConditions(signedIn: false, member: false))
    await app.open("late://vault?x=1")
    guard let saved = app.navigator.save() else { return expect(false) }
    let next = App()
    next.navigator.begin(with: saved)
    expect(
        next.events == [.shown(.vault, values: [:]), .url("late://vault?x=1", .opened(.vault))], "\(next.events)")
    let waiting = App(LateConditions(signedIn: false, member: false))
    waiting.navigator.begin(with: saved)
    expect(waiting.events == [.shown(.login, values: [:])], "\(waiting.events)")
    let new = App()
    new.navigator.begin()
    expect(new.events == [.shown(.home, values: [:])], "\(new.events)")
}

/// The system may deliver a link before the state is restored. The link is then shown on top of the
/// restored state.
@Test @MainActor func linksBeforeRestorationAreShown() async {
    let former = App()
    await former.open("late://d/1")
    guard let saved = former.navigator.save() else { return expect(false) }
    let next = App()
    await next.open("late://letter/3")
    next.navigator.begin(with: saved)
    next.settle()
    expect(next.state.nodes == [.two, .boxes, .letter], "\(next.state.nodes)")
    expect(next.events.filter { $0 == .url("late://letter/3", .opened(.letter)) }.count == 1, "\(next.events)")
    next.navigator.select(.one)
    expect(next.state.nodes == [.one, .home, .detail], "the other tab is as it was saved: \(next.state.nodes)")
    let guarded = App(LateConditions(signedIn: false, member: true))
    await guarded.open("late://vault")
    guarded.navigator.begin(with: saved)
    guarded.settle()
    expect(guarded.state.node == .login && guarded.state.requests.map(\.target) == [.vault], "\(guarded.state.nodes)")
    let url = "late://vault"
    expect(guarded.events.filter { $0 == .url(url, .deferred(.vault)) }.count == 1, "\(guarded.events)")
    guarded.navigator.conditionsChanged(member)
    expect(guarded.events.filter { $0 == .url(url, .opened(.vault)) }.count == 1, "\(guarded.events)")
    // Later links are not affected.
    let late = App()
    late.navigator.begin(with: saved)
    await late.open("late://letter/3")
    late.navigator.begin(with: saved)
    expect(late.state.nodes == [.one, .home, .detail], "\(late.state.nodes)")
}

// MARK: - Arrivals

@Test @MainActor func arrivalsBelongToScreens() async {
    let app = App()
    let route = LateRoute.detail(n: 1, tag: "y")
    var detail: DetailExits { DetailExits(handler: app.navigator.handler(level: 0, route: route), n: 1, tag: "y") }
    await app.open("late://d/1?tag=x")
    expect(detail.arrivals == 0)
    await app.open("late://d/1?tag=y")
    expect(detail.arrivals == 1 && app.home.arrivals == 0, "\(detail.arrivals) \(app.home.arrivals)")

    // The counts are kept while the screen is covered, even if links lead to the covering screen.
    detail.plain()
    app.settle()
    expect(detail.arrivals == 1)
    PlainExits(handler: app.top).close()
    app.settle()
    expect(detail.arrivals == 1)
    detail.detail(n: 2, tag: "")
    let upper = DetailExits(handler: app.navigator.handler(level: 0, route: .detail(n: 2)), n: 2, tag: "")
    expect(detail.arrivals == 1 && upper.arrivals == 0)
    app.navigator.pop()
    expect(detail.arrivals == 1)
    await app.open("late://d/1?tag=z")
    expect(detail.arrivals == 2 && upper.arrivals == 0)

    // They are removed with the screen.
    app.navigator.pop()
    app.navigator.push(.detail(n: 1))
    expect(detail.arrivals == 0)
    await app.open("late://d/2")
    expect(upper.arrivals == 0)

    // The bottom screen and a presentation have their own counts.
    await app.open("late://home")
    await app.open("late://home")
    expect(app.home.arrivals == 1)
    app.home.detail(n: 1)
    expect(app.home.arrivals == 1 && detail.arrivals == 0)
    await app.open("late://pick")
    await app.open("late://pick")
    let pick = PickExits(handler: app.top)
    expect(pick.arrivals == 1)
    pick.detail(n: 3)
    expect(
        app.state.top.path == [.detail(n: 3)] && pick.arrivals == 1
            && DetailExits(handler: app.top, n: 3, tag: "").arrivals == 0
    )
}

@Test @MainActor func arrivalsBelongToColumns() async {
    let app = App()
    var letter: LetterExits { LetterExits(handler: app.navigator.handler(level: app.state.base.id, column: .detail)) }
    var boxes: BoxesExits { BoxesExits(handler: app.navigator.handler(level: app.state.base.id, column: .sidebar)) }
    await app.open("late://letter/1")
    expect(letter.arrivals == 0)
    await app.open("late://letter/1?part=end")
    expect(letter.arrivals == 1 && boxes.arrivals == 0, "\(letter.arrivals) \(boxes.arrivals)")
    await app.open("late://letter/2")
    expect(letter.arrivals == 0, "another letter is another screen")
    boxes.letter(number: 1)
    expect(letter.arrivals == 0)
}
