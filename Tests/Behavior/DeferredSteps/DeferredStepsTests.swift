import BehaviorSupport
import Foundation
import Testing

@testable import NavgenRuntime

@MainActor final class Handlers: ParkHandlers {
    var desks = 0
    var onDesk: (() -> Void)?

    func desk() {
        desks += 1
        onDesk?()
    }

    func wizardFinished(cancelled: Bool) {}
    func tourFinished(cancelled: Bool) {}
    func tripFinished(cancelled: Bool) {}
}

private let all = ParkConditions(inside: true, known: true, member: true, insured: true, beta: true)

/// A navigator with its handlers and clock.
@MainActor final class App {
    let navigator: ParkNavigator
    let handlers = Handlers()
    var time = 0.0
    var events: [ParkEvent] = []

    init(_ change: (inout ParkConditions) -> Void = { _ in }) {
        var conditions = all
        change(&conditions)
        navigator = ParkNavigator(conditions: conditions)
        navigator.handlers = handlers
        navigator.now = { [unowned self] in time }
        navigator.onEvent = { [unowned self] in events.append($0) }
    }

    var state: ParkState { navigator.state }
    var base: ParkExitHandler { navigator.handler(level: state.base.id) }
    var top: ParkExitHandler { navigator.handler(level: state.top.id, route: state.top.path.last) }

    func changeConditions(_ change: (inout ParkConditions) -> Void) {
        var conditions = navigator.conditions
        change(&conditions)
        navigator.conditionsChanged(conditions)
        settle()
    }

    func open(_ url: String) {
        time += 10
        navigator.open(url)
        settle()
    }

    /// Simulates that the system has finished all pending transitions.
    func settle() { for _ in 0..<10 { navigator.stopWaiting() } }

    /// Restarts the app with its saved state, which `edit` can change.
    func restarted(_ edit: (String) -> String = { $0 }) -> App {
        let next = App { $0 = navigator.conditions }
        next.time = time
        if let data = navigator.save() {
            next.navigator.restore(Data(edit(String(decoding: data, as: UTF8.self)).utf8))
        }
        next.settle()
        return next
    }
}

@MainActor func letTasksRun() async {
    for _ in 0..<20 { await Task.yield() }
    // Other threads are involved, which may be delayed on a busy machine.
    try? await Task.sleep(nanoseconds: 2_000_000)
}

/// A fallback screen is pushed on the visible stack and changes nothing below it. When the condition
/// holds, it is removed, and what waited is done.
@Test @MainActor func fallbackScreensChangeNothingBelow() {
    let linked = App { $0.inside = false }
    linked.open("park://vault")
    expect(linked.state.nodes == [.one, .home, .gate])
    for app in [linked, linked.restarted()] {
        app.changeConditions { $0.inside = true }
        expect(app.state.nodes == [.two, .other, .vault] && app.state[.one].nodes == [.home], "\(app.state.nodes)")
    }

    // The fallback is pushed in the tab of the screen that asked, and the other tab stays as it is.
    let tabs = App { $0.inside = false }
    HomeExits(handler: tabs.base).item()
    tabs.navigator.select(.two)
    OtherExits(handler: tabs.base).item()
    ItemExits(handler: tabs.top).vault()
    expect(tabs.state.nodes == [.two, .other, .item, .gate], "\(tabs.state.nodes)")
    GateExits(handler: tabs.top).form()
    expect(tabs.state.nodes == [.two, .other, .item, .gate, .form], "\(tabs.state.nodes)")
    expect(tabs.state.requests.map(\.target) == [.vault], "still on the fallback")
    tabs.changeConditions { $0.inside = true }
    expect(tabs.state.nodes == [.two, .other, .item, .vault], "\(tabs.state.nodes)")
    expect(tabs.state[.one].nodes == [.home, .item] && tabs.state.requests.isEmpty, "\(tabs.state[.one].nodes)")

    // On a sheet with a stack, it is pushed there, and the sheet stays.
    let sheets = App { $0.inside = false }
    sheets.navigator.select(.two)
    OtherExits(handler: sheets.base).menu()
    sheets.settle()
    let menu = sheets.state.top.id
    MenuExits(handler: sheets.top).form()
    let covered = sheets.state
    MenuExits(handler: sheets.navigator.handler(level: menu)).vault()
    sheets.settle()
    expect(sheets.state == covered && sheets.state.requests.isEmpty, "a covered screen cannot ask")
    sheets.navigator.pop()
    MenuExits(handler: sheets.top).vault()
    sheets.settle()
    expect(sheets.state.nodes == [.two, .other, .menu, .gate] && sheets.state.top.id == menu, "\(sheets.state.nodes)")
    sheets.changeConditions { $0.inside = true }
    expect(sheets.state.nodes == [.two, .other, .menu, .vault] && sheets.state.top.id == menu, "\(sheets.state.nodes)")
    expect(sheets.navigator.shown.isEqual(to: sheets.navigator.wanted))

    // If the user leaves the fallback, the step is dropped, and what was below is there again.
    let left = App { $0.inside = false }
    left.navigator.select(.two)
    OtherExits(handler: left.base).vault()
    expect(left.state.nodes == [.two, .other, .gate], "\(left.state.nodes)")
    left.events = []
    left.navigator.pop()
    expect(left.events == [.left(.gate), .shown(.other, values: [:]), .dropped(.vault, .closed)], "\(left.events)")
    left.changeConditions { $0.inside = true }
    expect(left.state.nodes == [.two, .other] && left.state.requests.isEmpty, "\(left.state.nodes)")

    // If the user has opened it, it is not shown again, and it stays.
    let there = App { $0.inside = false }
    HomeExits(handler: there.base).gate()
    GateExits(handler: there.top).vault()
    expect(there.state.nodes == [.one, .home, .gate] && there.state.requests.map(\.target) == [.vault])
    there.changeConditions { $0.inside = true }
    expect(there.state.nodes == [.one, .home, .gate, .vault] && there.state.requests.isEmpty, "\(there.state.nodes)")

    // A step that is taken on the fallback ends with it.
    let newer = App { $0.inside = false }
    newer.navigator.select(.two)
    OtherExits(handler: newer.base).item()
    ItemExits(handler: newer.top).vault()
    GateExits(handler: newer.top).vault()
    expect(newer.state.nodes == [.two, .other, .item, .gate] && newer.state.requests.count == 2)
    newer.events = []
    newer.changeConditions { $0.inside = true }
    expect(newer.state.nodes == [.two, .other, .item, .vault] && newer.state.requests.isEmpty, "\(newer.state.nodes)")
    expect(newer.state[.one].nodes == [.home])
    expect(
        newer.events == [
            .routed(from: .item, to: .vault), .left(.gate), .shown(.vault, values: [:]), .dropped(.vault, .gone),
        ], "\(newer.events)")
}

/// A presentation that a caller awaits stays below a fallback, and its caller keeps waiting.
@Test @MainActor func awaitedSheetsStayBelowFallbacks() async {
    let app = App { $0.inside = false }
    var answers: [Int?] = []
    Task { answers.append(await HomeExits(handler: app.base).pick()) }
    await letTasksRun()
    app.settle()
    let pick = app.state.top.id
    PickExits(handler: app.top).vault()
    await letTasksRun()
    expect(answers.isEmpty && app.state.nodes == [.one, .home, .pick, .gate], "\(answers) \(app.state.nodes)")
    app.changeConditions { $0.inside = true }
    await letTasksRun()
    expect(answers.isEmpty && app.state.nodes == [.one, .home, .pick, .vault], "\(answers) \(app.state.nodes)")
    expect(app.state.top.id == pick && app.state.requests.isEmpty)
    PickExits(handler: app.navigator.handler(level: pick)).finish(3)
    await letTasksRun()
    expect(answers == [3] && app.state.nodes == [.one, .home], "\(answers) \(app.state.nodes)")
}

/// A step that waits for an undecided condition is given up with the screen that took it.
@Test @MainActor func stepsAreGivenUpWithTheirScreens() async {
    enum Removal: CaseIterable { case swipe, close, back, swipeBack, pop, none }
    for removal in Removal.allCases {
        for isPushed in [false, true] {
            for decision in [true, false] {
                let app = App {
                    $0.beta = nil
                    $0.member = nil
                }
                if isPushed { HomeExits(handler: app.base).item() } else { HomeExits(handler: app.base).plain() }
                app.settle()
                if isPushed { ItemExits(handler: app.top).club() } else { PlainExits(handler: app.top).club() }
                expect(!app.state.requests.isEmpty)
                switch (removal, isPushed) {
                case (.swipe, false): app.navigator.dismissed(app.state.top.id)
                case (.close, false): PlainExits(handler: app.top).close()
                case (.back, true): ItemExits(handler: app.top).back()
                case (.swipeBack, true): app.navigator.follow([], on: app.navigator.rootLevels[0])
                case (.pop, true): app.navigator.pop()
                case (.none, _): break
                default: continue
                }
                app.settle()
                expect(app.state.requests.isEmpty == (removal != .none), "\(removal)")
                let restarted = app.restarted()
                for app in [app, restarted] {
                    app.changeConditions { $0.member = decision }
                    let stays: [ParkNode] = [isPushed ? .item : .plain, decision ? .club : .bar]
                    let nodes = removal == .none ? stays : []
                    expect(app.state.nodes == [.one, .home] + nodes, "\(removal) \(isPushed) \(app.state.nodes)")
                }
            }
        }
    }
    // A step that leads to another tab is also given up.
    let tabs = App { $0.beta = nil }
    HomeExits(handler: tabs.base).item()
    let item = tabs.top
    ItemExits(handler: item).secret()
    expect(!tabs.state.requests.isEmpty)
    tabs.navigator.popToRoot()
    expect(tabs.state.requests.isEmpty)

    // An awaited sheet is not saved, so a step that was taken on it is not restored either.
    let waiting = App { $0.beta = nil }
    let task = Task { _ = await HomeExits(handler: waiting.base).pick() }
    await letTasksRun()
    waiting.settle()
    PickExits(handler: waiting.top).plain()
    waiting.settle()
    PlainExits(handler: waiting.top).secret()
    expect(!waiting.state.requests.isEmpty)
    let again = waiting.restarted()
    expect(again.state.requests.isEmpty)
    again.changeConditions { $0.beta = true }
    expect(again.state.nodes == [.one, .home], "\(again.state.nodes)")
    task.cancel()
}

/// The step after an alert's answer waits on the level below, independent of the alert.
@Test @MainActor func answersWaitBelowTheAlert() {
    let asked = App { $0.beta = nil }
    HomeExits(handler: asked.base).ask()
    asked.settle()
    asked.navigator.answer(AskAction.yes, to: asked.state.top.id)
    asked.settle()
    asked.changeConditions { $0.beta = true }
    expect(asked.state.nodes == [.one, .home, .secret], "\(asked.state.nodes)")
}

/// Behind a fallback that allows interaction, the user can leave the screen that asked, which drops its
/// step. A link keeps waiting.
@Test @MainActor func stepsAreDroppedWithTheirScreens() {
    for isPopped in [false, true] {
        let app = App { $0.member = false }
        HomeExits(handler: app.base).item()
        ItemExits(handler: app.top).club()
        app.settle()
        expect(app.state.nodes == [.one, .home, .item, .bar])
        app.events = []
        if isPopped { app.navigator.follow([], on: app.navigator.rootLevels[0]) } else { app.navigator.tap(.two) }
        app.settle()
        let nodes: [ParkNode] = isPopped ? [.one, .home] : [.two, .other]
        expect(app.state.nodes == nodes && app.state.requests.isEmpty, "\(app.state.nodes)")
        expect(app.events.last == .dropped(.club, .gone), "\(app.events)")
        app.changeConditions { $0.member = true }
        expect(app.state.nodes == nodes, "\(app.state.nodes)")
    }
    let linked = App { $0.member = false }
    HomeExits(handler: linked.base).item()
    linked.open("park://club")
    linked.navigator.tap(.two)
    linked.settle()
    expect(linked.state.nodes == [.two, .other, .bar], "\(linked.state.nodes)")
    linked.changeConditions { $0.member = true }
    expect(linked.state.nodes == [.one, .home, .club] && linked.state.requests.isEmpty, "\(linked.state.nodes)")
}

/// Levels that do not exist are ignored, both in saved states and in calls.
@Test @MainActor func missingLevelsAreIgnored() {
    let app = App { $0.beta = nil }
    HomeExits(handler: app.base).item()
    ItemExits(handler: app.top).secret()
    for level in ["-1", "1", "9", "-9223372036854775808", "9223372036854775807"] {
        let next = app.restarted { $0.replacingOccurrences(of: "\"level\":0", with: "\"level\":\(level)") }
        expect(next.state.nodes == [.one, .home, .item] && next.state.requests.isEmpty, "\(level)")
        next.changeConditions { $0.beta = true }
        expect(next.state.nodes == [.one, .home, .item], "\(level) \(next.state.nodes)")
    }
    for depth in ["-1", "9"] {
        let next = app.restarted { $0.replacingOccurrences(of: "\"depth\":1", with: "\"depth\":\(depth)") }
        expect(next.state.nodes == [.one, .home, .item] && next.state.requests.isEmpty, "\(depth)")
        next.changeConditions { $0.beta = true }
        expect(next.state.nodes == [.one, .home, .item], "\(depth)")
    }
    let same = app.restarted()
    same.changeConditions { $0.beta = true }
    expect(same.state.nodes == [.one, .home, .item, .secret], "\(same.state.nodes)")

    var state = ParkState()
    state.push(.item)
    state.present(.flow(.wizard(.init())))
    let former = state
    for level in [-1, 9, .min, .max] {
        expect(!state.pop(level) && !state.pop(to: .home, level) && !state.goBack(all, level))
        expect(state.flow(level) == nil && state.finish(all, level) == nil && state.advance(all, level) == nil)
        state.update(.wizard(.init()), level)
        state.push(.form, on: level)
        state.replace(with: .form, on: level)
        state.reset(to: .form, on: level)
        state.popToRoot(level)
        state.dismiss(level)
        expect(state == former, "\(level) \(state.nodes)")
        state.present(.sheet(.plain), on: level)
        expect(state.nodes == former.nodes + [.plain], "on the topmost level")
        state = former
    }
    // A step is taken on what is on top.
    expect(state.go(.push(.form), all, at: 0) == .ignored && state == former, "a flow has no stack")
    expect(state.go(.present(.sheet(.plain)), all, at: 0) == .done && state.nodes == former.nodes + [.plain])
}

/// An awaited presentation is not saved, whether it is shown or deferred.
@Test @MainActor func awaitedPresentationsAreNotSaved() async {
    for isKnown in [nil, false] {
        let app = App { $0.known = isKnown }
        let task = Task { _ = await HomeExits(handler: app.base).invite() }
        await letTasksRun()
        app.settle()
        expect(!app.state.requests.isEmpty)
        let next = app.restarted()
        expect(next.state.nodes == [.one, .home] && next.state.requests.isEmpty, "\(next.state.nodes)")
        next.changeConditions { $0.known = true }
        expect(next.state.nodes == [.one, .home], "\(next.state.nodes)")
        app.changeConditions { $0.known = true }
        expect(app.state.nodes == [.one, .home, .invite], "it keeps waiting")
        task.cancel()
        await letTasksRun()
    }
    // A sign-in that was already shown is saved.
    let app = App { $0.known = false }
    app.navigator.present(.sheet(.login))
    app.settle()
    let task = Task { _ = await HomeExits(handler: app.base).invite() }
    await letTasksRun()
    expect(app.restarted().state.nodes == [.one, .home, .login])
    task.cancel()
}

/// A fallback stays until its caller is cancelled. Below it, no screen can ask: a second caller is
/// answered at once.
@Test @MainActor func fallbackIsDismissedWithItsCaller() async {
    let app = App { $0.known = false }
    var answers: [Bool?] = []
    let first = Task { answers.append(await HomeExits(handler: app.base).invite()) }
    await letTasksRun()
    app.settle()
    let second = Task { answers.append(await HomeExits(handler: app.base).invite()) }
    await letTasksRun()
    app.settle()
    expect(answers == [nil] && app.state.nodes == [.one, .home, .login])
    second.cancel()
    await letTasksRun()
    expect(answers == [nil] && app.state.nodes == [.one, .home, .login] && app.state.requests.count == 1)
    first.cancel()
    await letTasksRun()
    expect(
        answers == [nil, nil] && app.state.nodes == [.one, .home] && app.state.requests.isEmpty, "\(app.state.nodes)")
}

/// A held link waits no longer than a deferred one. Both wait, and are opened in order.
@Test @MainActor func heldLinksExpire() {
    for (wait, isRestarted) in [(1799.0, false), (1799, true), (1800, false), (1800, true), (604_800, true)] {
        var app = App()
        app.navigator.present(.sheet(.compose))
        app.settle()
        app.open("park://club")
        expect(app.state.nodes == [.one, .home, .compose])
        app.time += wait
        if isRestarted { app = app.restarted() }
        app.navigator.dismiss()
        app.settle()
        expect(app.state.nodes == [.one, .home] + (wait < 1800 ? [.club] : []), "\(wait) \(app.state.nodes)")
    }
    for url in ["park://secret", "park://ride"] {
        let app = App {
            $0.member = nil
            $0.beta = false
        }
        app.open("park://club")
        app.navigator.present(.sheet(.compose))
        app.settle()
        app.events = []
        app.open(url)
        let isRefused = url == "park://secret"
        expect(app.events == [.url(url, isRefused ? .refused(.secret, by: .beta) : .deferred(.ride))], "\(app.events)")
        expect(app.state.requests.map(\.target) == (isRefused ? [.club] : [.club, .ride]))
        app.changeConditions { $0.member = true }
        app.events = []
        app.navigator.dismiss()
        app.settle()
        expect(app.state[.one].nodes == [.home, .club] && app.state.requests.isEmpty)
        expect(app.state.nodes == (isRefused ? [.one, .home, .club] : [.two, .other, .ride]), "\(app.state.nodes)")
        let opened: [ParkEvent] = [.url("park://club", .opened(.club))] + (isRefused ? [] : [.url(url, .opened(.ride))])
        expect(app.events.suffix(opened.count) == opened[...], "\(app.events)")
        expect(app.events.count == 3 + opened.count, "\(app.events)")
    }
}

/// The event that reports a deferred link comes before the events of its effects, even if these
/// follow at once.
@Test @MainActor func eventsOfDeferredLinksAreInOrder() {
    let app = App { $0.insured = false }
    app.handlers.onDesk = { [unowned app] in app.changeConditions { $0.insured = true } }
    app.open("park://ride")
    let url = "park://ride"
    expect(app.handlers.desks == 1 && app.state.nodes == [.two, .other, .ride], "\(app.state.nodes)")
    expect(app.state[.one].nodes == [.home])
    expect(
        app.events == [
            .url(url, .deferred(.ride)), .left(.home), .shown(.ride, values: [:]), .url(url, .opened(.ride)),
        ], "\(app.events)")

    // An exit is taken from its original position.
    let exit = App { $0.insured = false }
    exit.navigator.select(.two)
    OtherExits(handler: exit.base).item()
    exit.navigator.popToRoot()
    OtherExits(handler: exit.base).ride()
    expect(exit.handlers.desks == 1 && exit.state.nodes == [.two, .other] && !exit.state.requests.isEmpty)
    exit.changeConditions { $0.insured = true }
    expect(exit.state.nodes == [.two, .other, .ride], "\(exit.state.nodes)")

    // The effects of an observer are reported after the event that caused them.
    for isEarly in [false, true] {
        let heard = App { $0.member = false }
        let url = "park://club"
        heard.navigator.onEvent = { [unowned heard] event in
            heard.events.append(event)
            let isIt = isEarly ? event == .url(url, .deferred(.club)) : event == .shown(.bar, values: [:])
            if isIt { heard.changeConditions { $0.member = true } }
        }
        heard.open(url)
        expect(
            heard.events == [
                .url(url, .deferred(.club)), .left(.home), .shown(.bar, values: [:]), .closed(.bar, by: .code),
                .left(.bar), .shown(.club, values: [:]), .url(url, .opened(.club)),
            ], "\(heard.events)")
    }
}

/// A flow does not begin at a step whose visibility is undecided.
@Test @MainActor func flowsBeginAtDecidedSteps() {
    func step(_ app: App) -> [String] {
        switch app.state.flow() {
        case .tour(let tour): return [tour.step.rawValue]
        case .trip(let trip): return [trip.step.rawValue]
        default: return []
        }
    }
    for isDecided in [true, false] {
        for isRestarted in [true, false] {
            var linked = App { $0.beta = nil }
            linked.open("park://tour/extra")
            expect(linked.state.nodes == [.one, .home] && !linked.state.requests.isEmpty, "\(linked.state.nodes)")
            if isRestarted { linked = linked.restarted() }
            linked.changeConditions { $0.beta = isDecided }
            expect(step(linked) == [isDecided ? "extra" : "end"], "\(step(linked))")
        }
        let taken = App { $0.beta = nil }
        HomeExits(handler: taken.base).trip()
        taken.settle()
        expect(taken.state.nodes == [.one, .home] && !taken.state.requests.isEmpty, "\(taken.state.nodes)")
        taken.changeConditions { $0.beta = isDecided }
        expect(step(taken) == [isDecided ? "sea" : "land"], "\(step(taken))")
        expect(taken.state.requests.isEmpty)
    }
    // It begins at once if the step is decided, even by only one of its conditions.
    let away = App {
        $0.beta = nil
        $0.known = false
    }
    HomeExits(handler: away.base).trip()
    expect(step(away) == ["land"])
    let other = App { $0.beta = nil }
    other.open("park://tour")
    expect(step(other) == ["start"])
}

/// A caller keeps waiting for a flow that cannot begin yet. The flow is given up with the screen
/// that requested it.
@Test @MainActor func undecidedFlowsAreGivenUpWithTheirScreens() async {
    let awaited = App { $0.beta = nil }
    var answers: [Bool?] = []
    HomeExits(handler: awaited.base).item()
    let item = awaited.top
    let task = Task { answers.append(await ItemExits(handler: item).trip()) }
    await letTasksRun()
    expect(!awaited.state.requests.isEmpty && answers.isEmpty)
    awaited.navigator.pop()
    await letTasksRun()
    awaited.changeConditions { $0.beta = true }
    await letTasksRun()
    expect(answers == [nil] && awaited.state.nodes == [.one, .home], "\(answers) \(awaited.state.nodes)")
    task.cancel()
}
