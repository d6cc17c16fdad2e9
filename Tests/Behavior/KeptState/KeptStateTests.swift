import BehaviorSupport
import Foundation
import Testing

@testable import NavgenRuntime

/// The handlers of the app, which record their calls.
@MainActor final class Handlers: KeptHandlers {
    var orders: [Bool] = []

    func introFinished(_ data: IntroData, cancelled: Bool) {}
    var trials: [Bool] = []
    /// The app's reaction to the end of an order.
    var ordered: (() -> Void)?

    func trialFinished(cancelled: Bool) { trials.append(!cancelled) }
    func orderFinished(cancelled: Bool) {
        orders.append(!cancelled)
        ordered?()
    }

    var insurances = 0

    func insurance() { insurances += 1 }

    var consents: [Bool] = []

    func consentFinished(cancelled: Bool) { consents.append(!cancelled) }

    var proofs: [Bool] = []
    /// The app's reaction to the end of a proof.
    var proven: (() -> Void)?

    func proveFinished(_ data: ProveData, cancelled: Bool) {
        proofs.append(!cancelled)
        if !cancelled { proven?() }
    }
}

private let nobody = KeptConditions(signedIn: false, isNew: false, paid: false, known: false)
private let member = KeptConditions(signedIn: true, isNew: false, paid: false, known: false)
private let payer = KeptConditions(signedIn: true, isNew: false, paid: true, known: false)
private let known = KeptConditions(signedIn: true, isNew: false, paid: false, known: true)

/// A navigator with its handlers and clock.
@MainActor final class App {
    let navigator: KeptNavigator
    let handlers = Handlers()
    var time = 0.0

    init(_ state: KeptState? = nil, _ conditions: KeptConditions) {
        navigator = KeptNavigator(state, conditions: conditions)
        navigator.handlers = handlers
        navigator.build = KeptEnvironment.live.build
        navigator.now = { [unowned self] in time }
    }

    var state: KeptState { navigator.state }

    /// The exit handler of the bottom screen of the base level.
    func base(_ column: KeptState.Split.Column? = nil) -> KeptExitHandler {
        navigator.handler(level: state.base.id, column: column)
    }

    /// The exit handler of the screen on top.
    var top: KeptExitHandler { navigator.handler(level: state.top.id, route: state.top.path.last) }

    /// Opens a URL, ten seconds after the last one.
    func open(_ url: String) {
        time += 10
        navigator.open(url)
        settle()
    }

    /// Simulates that the system has finished all pending transitions.
    func settle() { for _ in 0..<10 { navigator.stopWaiting() } }

    /// Restarts the app with its saved state.
    func restarted(_ conditions: KeptConditions) -> App {
        let next = App(conditions)
        next.time = time
        if let data = navigator.save() { next.navigator.restore(data) }
        next.settle()
        return next
    }

    convenience init(_ conditions: KeptConditions) { self.init(nil, conditions) }

    var split: KeptState.Split {
        if case .split(let split) = state.base.content { return split }
        return KeptState.Split(sidebar: .home)
    }
}

/// A flow that has to wait for a dismissal has the right steps when it appears.
@Test @MainActor func waitingFlowsHaveTheirSteps() {
    let app = App(member)
    app.navigator.present(.sheet(.plain))
    app.settle()
    app.navigator.dismiss()
    app.navigator.start(.trial(TrialFlow(step: .thanks)))
    expect(app.navigator.rootPresenter.level == nil, "the sheet has not gone yet")
    app.settle()
    guard let run = app.navigator.rootPresenter.level?.run as? TrialRun else { return expect(false) }
    expect(run.steps == [.offer, .thanks] && run.canGoBack && run.isLast && run.progress == 1, "\(run.steps)")
}

/// A handler that is notified of a flow's end may close other flows. Each end is reported once.
@Test @MainActor func endsAreReportedOnce() {
    let app = App(member)
    app.handlers.ordered = { [unowned app] in app.navigator.dismissAll() }
    app.navigator.start(.trial())
    app.settle()
    app.navigator.start(.order())
    app.settle()
    guard let run = app.navigator.rootPresenter.level?.presenter.level?.run as? OrderRun else { return expect(false) }
    run.finish()
    app.settle()
    expect(app.state.presented.isEmpty && app.handlers.orders == [true], "\(app.handlers.orders)")
    expect(app.handlers.trials == [false], "\(app.handlers.trials)")
}

@Test @MainActor func restoredStatesWaitForTheirRoot() {
    let app = App(member)
    app.open("kept://d/4")
    let waiting = app.restarted(KeptConditions())
    expect(waiting.state.root == nil)
    let again = waiting.restarted(KeptConditions())
    for app in [waiting, again] {
        app.navigator.conditionsChanged(member)
        expect(app.state.root == .tabs && app.state.path == [.detail(n: 4)], "\(app.state.nodes)")
    }
    expect(app.restarted(KeptConditions(paid: true)).restarted(member).state.path == [.detail(n: 4)])

    // A link that arrives in the meantime is opened on top of the restored state.
    let linked = app.restarted(KeptConditions())
    linked.open("kept://other")
    expect(linked.state.tab != .two)
    let both = linked.restarted(KeptConditions())
    for app in [linked, both] {
        app.navigator.conditionsChanged(member)
        expect(app.state.tab == .two && app.state[.one].path == [.detail(n: 4)], "\(app.state.nodes)")
    }

    // If another root is chosen, the saved state is dropped.
    let other = app.restarted(KeptConditions())
    other.navigator.conditionsChanged(nobody)
    expect(other.state.root == .welcome && other.state.requests.isEmpty)
    other.navigator.conditionsChanged(member)
    expect(other.state.path.isEmpty)
}

@Test @MainActor func deferredLinksAreRestored() {
    // The link waited for the root that is chosen.
    let outside = App(nobody)
    outside.open("kept://d/4")
    for conditions in [nobody, KeptConditions(), member] {
        let next = outside.restarted(conditions)
        next.navigator.conditionsChanged(member)
        expect(next.state.path == [.detail(n: 4)] && next.state.requests.isEmpty, "\(next.state.nodes)")
    }
    // A link that waited on the screens of a user who has signed out is given up.
    let inside = App(member)
    inside.open("kept://premium")
    expect(inside.state.node == .paywall && !inside.state.requests.isEmpty)
    let left = inside.restarted(KeptConditions())
    left.navigator.conditionsChanged(nobody)
    expect(left.state.requests.isEmpty)

    // The fallback is not shown if the node itself may be shown.
    let paid = inside.restarted(payer)
    expect(paid.state.node == .premium && paid.state.presented.isEmpty && paid.state.requests.isEmpty)
    let unpaid = inside.restarted(member)
    expect(unpaid.state.node == .paywall && !unpaid.state.requests.isEmpty)
    let late = App(payer)
    late.time = 3600
    if let data = inside.navigator.save() { late.navigator.restore(data) }
    expect(late.state.requests.isEmpty && late.state.node != .premium, "after half an hour")
}

/// If a user is signed out while the condition is undecided, no screen or link is kept for the next
/// user.
@Test @MainActor func anotherUserGetsNothing() {
    let undecided = KeptConditions(signedIn: nil, isNew: false, paid: false, known: false)
    let starting = App(undecided)
    starting.open("kept://d/4")
    starting.navigator.conditionsChanged(nobody)
    expect(!starting.state.requests.isEmpty, "no user was signed in, so the link is kept")
    let app = App(member)
    app.open("kept://premium")
    expect(!app.state.requests.isEmpty)
    app.navigator.conditionsChanged(undecided)
    expect(!app.state.requests.isEmpty, "it may be the same user")
    app.navigator.conditionsChanged(nobody)
    expect(app.state.requests.isEmpty)
}

/// A link that arrives after a launch may belong to another user. It is not given up because of
/// conditions that held in the earlier launch.
@Test @MainActor func newLinksAreNotGivenUpWithRestoredOnes() {
    var undecided = payer
    undecided.paid = nil
    let before = App(payer)
    before.open("kept://d/4")
    let next = before.restarted(undecided)
    next.open("kept://premium")
    let early = App(undecided)
    early.time = before.time
    early.open("kept://premium")
    if let data = before.navigator.save() { early.navigator.restore(data) }
    for app in [next, early] {
        app.navigator.conditionsChanged(member)
        app.settle()
        expect(app.state.node == .paywall && !app.state.requests.isEmpty, "\(app.state.nodes)")
        app.navigator.conditionsChanged(payer)
        app.settle()
        expect(app.state.node == .premium && app.state.requests.isEmpty, "\(app.state.nodes)")
    }
    // A link that waited in the earlier launch keeps waiting, unless one of its own conditions is lost.
    before.open("kept://vault")
    expect(!before.state.requests.isEmpty)
    let former = before.restarted(undecided)
    former.navigator.conditionsChanged(member)
    expect(former.state.requests.map(\.target) == [.vault], "\(former.state.nodes)")

    // The same applies to links that a sheet holds back.
    let busy = App(payer)
    busy.navigator.present(.sheet(.compose))
    busy.settle()
    busy.open("kept://d/4")
    busy.open("kept://premium")
    expect(busy.state.requests.map(\.target) == [.detail, .premium])
    for (url, last) in [("", 4), ("kept://d/5", 5)] {
        let app = busy.restarted(undecided)
        var events: [KeptEvent] = []
        app.navigator.onEvent = { events.append($0) }
        expect(app.state.node == .compose)
        if !url.isEmpty { app.open(url) }
        events = []
        app.navigator.conditionsChanged(member)
        expect(events == [.url("kept://premium", .dropped(.premium, .conditionLost(.paid)))], "\(events)")
        app.navigator.dismiss()
        app.settle()
        expect(app.state.path == [.detail(n: last)] && app.state.requests.isEmpty, "\(app.state.nodes)")
    }
}

@Test @MainActor func deferredLinksKeepWaiting() {
    let app = App(nobody)
    app.open("kept://d/4")
    WelcomeExits(handler: app.base()).help()
    expect(app.state.node == .help && !app.state.requests.isEmpty)
    app.navigator.start(.trial())
    expect(app.state.node == .trial && !app.state.requests.isEmpty)
    app.settle()
    guard let run = app.navigator.model(app.state.top.id)?.run as? TrialRun else { return expect(false) }
    run.finish()
    app.navigator.conditionsChanged(member)
    // What follows the flow was asked for after the link.
    expect(app.state.nodes == [.one, .home] && app.state.requests.isEmpty, "\(app.state.nodes)")

    // It keeps waiting when a newer link is opened.
    var undecided = member
    undecided.paid = nil
    let newer = App(undecided)
    newer.open("kept://premium")
    expect(!newer.state.requests.isEmpty)
    newer.open("kept://d/5")
    expect(newer.state.requests.map(\.target) == [.premium] && newer.state.nodes == [.one, .home, .detail])
    newer.navigator.conditionsChanged(payer)
    expect(newer.state.requests.isEmpty && newer.state.nodes == [.one, .home, .premium], "\(newer.state.nodes)")

    // A deferred step of a screen is not taken after the user has navigated elsewhere.
    undecided.known = nil
    let moved = App(undecided)
    expect(moved.navigator.present(.sheet(.invite)) == .deferred)
    moved.navigator.push(.settings)
    expect(moved.state.requests.isEmpty)
}

@Test @MainActor func givenStatesAreChecked() {
    let plan = KeptLink("kept://premium", environment: .live)?.plan
    expect(App(plan, nobody).state.root == .welcome)
    expect(App(plan, member).state.node == .home)
    expect(App(plan, payer).state.node == .premium)
    expect(App(plan, KeptConditions()).state.node == .premium, "undecided")
}

@Test @MainActor func screensArePushedOnTheTopmostStack() {
    let app = App(member)
    app.navigator.present(.alert(.question))
    app.settle()
    expect(app.navigator.push(.settings) == .done)
    expect(app.state.node == .question && app.state.path == [.settings])
    app.navigator.dismiss()
    expect(app.state.node == .settings)
    app.navigator.present(.sheet(.plain))
    app.navigator.push(.detail(n: 1))
    expect(app.state.path == [.settings, .detail(n: 1)] && app.state.node == .plain)
    expect(app.navigator.pop() && app.state.path == [.settings])
    app.navigator.present(.sheet(.queue))
    app.navigator.push(.settings)
    expect(app.state.top.path == [.settings])
}

@MainActor func letTasksRun() async {
    for _ in 0..<20 { await Task.yield() }
    // Other threads are involved, which may be delayed on a busy machine.
    try? await Task.sleep(nanoseconds: 2_000_000)
}

@Test @MainActor func cancelledTasksGiveUpTheirSteps() async {
    var undecided = member
    undecided.known = nil
    for conditions in [member, undecided] {
        let app = App(conditions)
        var answers: [Bool?] = []
        let task = Task { answers.append(await HomeExits(handler: app.base()).invite()) }
        await letTasksRun()
        expect(!app.state.requests.isEmpty && app.state.depth == (conditions.known == nil ? 1 : 2))
        task.cancel()
        // The cancellation involves another thread, which may be delayed on a busy machine.
        for _ in 0..<2000 where answers.isEmpty { try? await Task.sleep(nanoseconds: 1_000_000) }
        expect(answers == [nil] && app.state.requests.isEmpty && app.state.presented.isEmpty, "\(answers)")
        app.navigator.conditionsChanged(known)
        expect(app.state.presented.isEmpty)
    }
    // A cancelled caller's presentation is closed even if it has appeared in the meantime.
    let app = App(member)
    var answers: [Bool?] = []
    let task = Task { answers.append(await HomeExits(handler: app.base()).invite()) }
    await letTasksRun()
    app.navigator.conditionsChanged(known)
    app.settle()
    expect(app.state.node == .invite)
    task.cancel()
    await letTasksRun()
    expect(answers == [nil] && app.state.presented.isEmpty)
    // A covered screen cannot ask, so its caller is answered at once, and what covers it stays.
    let signing = App(member)
    signing.navigator.present(.sheet(.login))
    signing.settle()
    let other = Task { answers.append(await HomeExits(handler: signing.base()).invite()) }
    await letTasksRun()
    expect(answers == [nil, nil] && signing.state.requests.isEmpty && signing.state.node == .login)
    other.cancel()
    await letTasksRun()
    expect(answers == [nil, nil] && signing.state.node == .login)
    let inviting = App(known)
    inviting.navigator.present(.sheet(.invite))
    inviting.settle()
    inviting.navigator.conditionsChanged(undecided)
    let third = Task { answers.append(await HomeExits(handler: inviting.base()).invite()) }
    await letTasksRun()
    expect(
        answers == [nil, nil, nil] && inviting.state.requests.isEmpty && inviting.state.node == .invite, "\(answers)")
    third.cancel()
    await letTasksRun()
    expect(inviting.state.node == .invite)
}

/// A deferred presentation is not shown after the screen that requested it was removed, and its
/// caller is answered.
@Test @MainActor func callersOfRemovedScreensAreAnswered() async {
    var undecided = member
    undecided.known = nil
    let app = App(undecided)
    app.navigator.push(.detail(n: 1))
    app.settle()
    var answers: [Bool?] = []
    Task { answers.append(await DetailExits(handler: app.navigator.handler(level: 0, route: .detail(n: 1))).invite()) }
    await letTasksRun()
    expect(!app.state.requests.isEmpty)
    app.navigator.pop()
    await letTasksRun()
    expect(answers == [nil] && app.state.requests.isEmpty, "\(answers) \(app.state.nodes)")
    app.navigator.conditionsChanged(known)
    expect(app.state.presented.isEmpty)
}

@Test @MainActor func endedRootsAreReset() {
    var newcomer = nobody
    newcomer.isNew = true
    let app = App(newcomer)
    guard let run = app.navigator.model(app.state.base.id)?.run as? IntroRun else { return expect(false) }
    run.number = "SECRET"
    run.next()
    expect(app.navigator.save().map { String(decoding: $0, as: UTF8.self) }?.contains("SECRET") == true)
    run.next()
    app.navigator.conditionsChanged(nobody)
    expect(app.state.root == .welcome)
    expect(app.navigator.save().map { String(decoding: $0, as: UTF8.self) }?.contains("SECRET") == false)
    expect(run.number == "" && run.step == .number)
}

@Test @MainActor func columnsAreFilledOnlyInSplits() {
    let app = App(member)
    HomeExits(handler: app.base()).files(folder: 3)
    FilesExits(handler: app.top, folder: 3).letter(number: 7)
    expect(app.state.path == [.files(folder: 3), .letter(folder: 3, number: 7)], "\(app.state.nodes)")

    app.navigator.select(.mail)
    FoldersExits(handler: app.base(.sidebar)).files(folder: 1)
    FilesExits(handler: app.base(.content), folder: 1).letter(number: 2)
    expect(app.split.detail == .letter(folder: 1, number: 2) && app.state.path.isEmpty)

    // Going back empties a column and those after it.
    LetterExits(handler: app.base(.detail)).back()
    expect(app.split.content == .files(folder: 1) && app.split.detail == nil)
    FilesExits(handler: app.base(.content), folder: 1).letter(number: 2)
    FoldersExits(handler: app.base(.sidebar)).back()
    expect(app.split.detail != nil, "nothing is below the first column")
    FilesExits(handler: app.base(.content), folder: 1).back()
    expect(app.split.content == nil && app.split.detail == nil && app.split.compactColumn == .sidebar)
}

/// The system, or a selection, can change a split view that is not visible.
@Test @MainActor func hiddenSplitsChange() {
    let app = App(member)
    app.navigator.select(.mail)
    let mail = app.state.base.id
    FoldersExits(handler: app.base(.sidebar)).files(folder: 1)
    FilesExits(handler: app.base(.content), folder: 1).letter(number: 2)
    app.navigator.push(.history(number: 1))
    app.navigator.select(.one)
    app.navigator.changeSplit(ofLevel: mail) { $0.visibility = .all }
    app.navigator.change(.user) { $0.clear(behind: .content, ofLevel: mail) }
    expect(app.state[.mail].nodes == [.folders, .files], "\(app.state[.mail].nodes)")
    app.navigator.select(.mail)
    expect(app.split.visibility == .all && app.split.compactColumn == .content, "\(app.split)")
}

/// The routes of an alert's answers, and `as: under` routes of a popover, start from the column
/// that presented them.
@Test @MainActor func routesOfPresentationsStartFromTheirColumn() {
    /// An app in which a column has presented something, with a letter open or not.
    func presented(by column: KeptState.Split.Column, hasLetter: Bool, _ present: (KeptExitHandler) -> Void) -> App {
        let app = App(member)
        app.navigator.select(.mail)
        FoldersExits(handler: app.base(.sidebar)).files(folder: 1)
        if hasLetter { FilesExits(handler: app.base(.content), folder: 1).letter(number: 2) }
        present(app.base(column))
        app.settle()
        return app
    }
    for hasLetter in [false, true] {
        let asking = presented(by: .sidebar, hasLetter: hasLetter) { handler in FoldersExits(handler: handler).drop() }
        var events: [KeptEvent] = []
        asking.navigator.onEvent = { events.append($0) }
        asking.navigator.answer(DropAction.yes, to: asking.state.top.id)
        expect(asking.split.detail == .letter(folder: 5, number: 1), "\(asking.state.nodes)")
        expect(asking.state.path.isEmpty && asking.split.compactColumn == .detail)
        expect(events.contains(.routed(from: .folders, to: .letter)), "\(events)")

        let list = presented(by: .sidebar, hasLetter: hasLetter) { handler in FoldersExits(handler: handler).menu() }
        let restarted = list.restarted(member)
        for app in [list, restarted] {
            expect(app.state.node == .menu, "\(app.state.nodes)")
            MenuExits(handler: app.top).files()
            expect(app.split.content == .files(folder: 7) && app.split.detail == nil, "\(app.state.nodes)")
            expect(app.state.path.isEmpty && app.state.presented.isEmpty)
        }
    }
    // From the target's own column, and from the stack, the target is pushed.
    let letter = presented(by: .detail, hasLetter: true) { handler in LetterExits(handler: handler).drop() }
    letter.navigator.answer(DropAction.yes, to: letter.state.top.id)
    expect(letter.split.detail == .letter(folder: 1, number: 2), "\(letter.state.nodes)")
    expect(letter.state.path == [.letter(folder: 5, number: 1)])
    LetterExits(handler: letter.top).menu()
    letter.settle()
    MenuExits(handler: letter.top).letter()
    expect(letter.state.path.last == .letter(folder: 6, number: 1) && letter.state.path.count == 2)
    // If an earlier column changes, the stack is emptied.
    FoldersExits(handler: letter.base(.sidebar)).menu()
    letter.settle()
    MenuExits(handler: letter.top).letter()
    expect(letter.split.detail == .letter(folder: 6, number: 1) && letter.state.path.isEmpty, "\(letter.state.nodes)")
    // If code presents an alert, its presenter is unknown, and the route starts from the screen on
    // top.
    let app = presented(by: .content, hasLetter: false) { _ in }
    app.navigator.present(.alert(.drop))
    app.settle()
    app.navigator.answer(DropAction.yes, to: app.state.top.id)
    expect(app.split.detail == .letter(folder: 5, number: 1) && app.state.path.isEmpty, "\(app.state.nodes)")
}

@Test @MainActor func screensOnALostColumnAreLost() {
    let app = App(member)
    app.navigator.select(.mail)
    FoldersExits(handler: app.base(.sidebar)).files(folder: 1)
    FilesExits(handler: app.base(.content), folder: 1).letter(number: 2)
    app.navigator.push(.history(number: 1))
    app.navigator.present(.sheet(.plain))
    expect(restored(app.state)?.nodes == app.state.nodes)
    // A later version of the app has no letters.
    if let data = app.navigator.save() {
        let text = String(decoding: data, as: UTF8.self)
        expect(text.contains("\"letter\""))
        let later = App(member)
        later.navigator.restore(Data(text.replacingOccurrences(of: "\"letter\"", with: "\"scroll\"").utf8))
        expect(later.split.content == .files(folder: 1) && later.split.detail == nil)
        expect(later.state.path.isEmpty && later.state.presented.isEmpty, "\(later.state.nodes)")
        expect(later.split.compactColumn == .content)
    }
    // Values that exist only in memory are not saved.
    app.navigator.dismissAll()
    FilesExits(handler: app.base(.content), folder: 1).sketch(draft: Draft())
    app.navigator.push(.history(number: 2))
    app.navigator.present(.sheet(.plain))
    let later = app.restarted(member)
    expect(later.split.content == .files(folder: 1) && later.split.detail == nil)
    expect(later.state.path.isEmpty && later.state.presented.isEmpty, "\(later.state.nodes)")
    // Nor are steps that wait with such values.
    for (route, isSaved) in [(KeptRoute.settings, true), (.sketch(draft: Draft()), false)] {
        var core = KeptState(member).core
        core.add(
            RequestValue(
                id: core.newID(), exit: .push(route.nodeValue), origin: ScreenOrigin(id: core.base.topID),
                root: core.root, since: 1))
        expect(restored(KeptState(core: core))?.requests.map(\.target) == (isSaved ? [.settings] : []))
    }
    // Nothing on display can ask while the root is undecided.
    let launching = App(KeptConditions())
    expect(launching.navigator.push(.sketch(draft: Draft())) == .ignored && launching.state.requests.isEmpty)
}

@Test @MainActor func repeatedLinksCountArrivals() {
    let app = App(member)
    app.open("kept://queue")
    app.open("kept://queue")
    expect(app.state.presented.map(\.content.node) == [.queue] && app.state.top.arrivals == 1)
    app.open("kept://d/4")
    app.open("kept://d/4")
    expect(app.state.top.path == [.detail(n: 4)] && app.state.top.arrivals == 1, "\(app.state.nodes)")
    app.open("kept://plain")
    app.open("kept://plain")
    expect(app.state.presented.map(\.content.node) == [.queue, .plain] && app.state.top.arrivals == 1)

    // On a stack, a screen that fills a column elsewhere is pushed. A root cannot be pushed.
    let queue = App(member)
    queue.open("kept://queue")
    for url in ["kept://files/3", "kept://letter/1/2", "kept://letter/1/2"] { queue.open(url) }
    expect(queue.state.tab == .one && queue.state.top.content.node == .queue, "\(queue.state.nodes)")
    expect(queue.state.top.path == [.files(folder: 3), .letter(folder: 1, number: 2)] && queue.state.top.arrivals == 1)
    LetterExits(handler: queue.top).drop()
    queue.settle()
    queue.navigator.answer(DropAction.yes, to: queue.state.top.id)
    expect(queue.state.top.path.last == .letter(folder: 5, number: 1), "\(queue.state.nodes)")
    queue.open("kept://other")
    expect(queue.state.tab == .two && queue.state.presented.isEmpty, "\(queue.state.nodes)")

    expect(!app.navigator.open("kept://nowhere") && !app.navigator.open("kept://nowhere"), "twice in a second")
    expect(app.navigator.open("kept://d/6") && app.navigator.open("kept://d/6"))

    let scenes = KeptScenes(environment: .live)
    let scene = App(member)
    expect(scenes.open("kept://d/4") && !scenes.open("kept://nowhere"))
    scenes.activate(scene.navigator)
    expect(scene.state.path == [.detail(n: 4)], "the link that was waiting")
}

/// A deferred link is held back like any other link after its conditions hold.
@Test @MainActor func deferredLinksAreHeldBack() {
    var undecided = member
    undecided.paid = nil
    for isOfView in [false, true] {
        let app = App(undecided)
        app.open("kept://premium")
        let home = app.navigator.origin(app.state.base.id, nil, nil)
        if isOfView { app.navigator.hold(app, true, in: home) } else { app.navigator.present(.sheet(.compose)) }
        app.navigator.conditionsChanged(payer)
        expect(app.state.node == (isOfView ? .home : .compose) && !app.state.requests.isEmpty, "\(app.state.nodes)")
        if isOfView { app.navigator.hold(app, false, in: home) } else { app.navigator.dismiss() }
        expect(app.state.node == .premium && app.state.requests.isEmpty, "\(app.state.nodes)")
    }
    // Giving up the link is not held back.
    let app = App(undecided)
    app.open("kept://premium")
    app.navigator.present(.sheet(.compose))
    app.navigator.conditionsChanged(nobody)
    app.navigator.conditionsChanged(payer)
    expect(app.state.node == .home && app.state.requests.isEmpty, "\(app.state.nodes)")
}

@Test @MainActor func heldLinksAreSaved() {
    let app = App(member)
    app.navigator.present(.sheet(.compose))
    app.open("kept://d/4")
    expect(app.state.node == .compose)
    for conditions in [member, KeptConditions()] {
        let next = app.restarted(conditions)
        next.navigator.conditionsChanged(member)
        expect(next.state.node == .compose, "it is still held back")
        next.navigator.dismiss()
        expect(next.state.presented.isEmpty && next.state.path == [.detail(n: 4)], "\(next.state.nodes)")
    }
    let other = app.restarted(nobody)
    other.navigator.conditionsChanged(member)
    expect(other.state.path.isEmpty, "it was for another user")

    let holding = App(known)
    holding.navigator.present(.sheet(.compose))
    holding.open("kept://d/4")
    holding.navigator.conditionsChanged(member)
    holding.navigator.dismiss()
    expect(holding.state.nodes == [.one, .home, .detail], "another condition does not matter: \(holding.state.nodes)")
    let leaving = App(known)
    leaving.navigator.present(.sheet(.compose))
    leaving.open("kept://d/4")
    leaving.navigator.conditionsChanged(nobody)
    expect(leaving.state.nodes == [.welcome] && leaving.state.requests.isEmpty, "\(leaving.state.nodes)")
    leaving.navigator.conditionsChanged(known)
    expect(leaving.state.nodes == [.one, .home], "\(leaving.state.nodes)")
}

/// A sheet that allows interaction behind it stays during the user's actions there.
@Test @MainActor func sheetsThatAllowInteractionStay() {
    func app(_ sheets: KeptState.Content...) -> App {
        let app = App(member)
        app.navigator.push(.detail(n: 1))
        for sheet in sheets { app.navigator.present(sheet) }
        app.settle()
        return app
    }
    let tapping = app(.sheet(.player))
    let player = tapping.state.top.id
    tapping.navigator.tap(.two)
    tapping.settle()
    expect(tapping.state.nodes == [.two, .other, .player] && tapping.state.top.id == player, "\(tapping.state.nodes)")
    tapping.navigator.tap(.one)
    let level = tapping.navigator.rootLevels[0]
    tapping.navigator.follow([], on: level)
    expect(tapping.state.nodes == [.one, .home, .player] && tapping.state.top.id == player, "\(tapping.state.nodes)")
    tapping.navigator.select(.two)
    expect(tapping.state.nodes == [.two, .other], "by code")

    // Behind a sheet that does not allow interaction, there is no tap.
    for other in [app(.sheet(.plain)), app(.sheet(.player), .sheet(.plain))] {
        let former = other.state
        other.navigator.tap(.two)
        expect(other.state == former && former.node == .plain, "\(other.state.nodes)")
    }
    // What the system removes from a stack is gone, with the sheet on top of it.
    let going = app(.sheet(.plain))
    going.navigator.follow([], on: going.navigator.rootLevels[0])
    expect(going.state.nodes == [.one, .home], "\(going.state.nodes)")

    // Columns can also be filled and emptied behind it.
    func columns(_ sheet: KeptState.Content) -> App {
        let app = App(member)
        app.navigator.select(.mail)
        FoldersExits(handler: app.base(.sidebar)).files(folder: 1)
        FilesExits(handler: app.base(.content), folder: 1).letter(number: 2)
        app.navigator.present(sheet)
        app.settle()
        return app
    }
    func letter(_ app: App) -> LetterExits { LetterExits(handler: app.base(.detail)) }
    let filling = columns(.sheet(.player))
    let kept = filling.state.top.id
    FilesExits(handler: filling.base(.content), folder: 1).letter(number: 3)
    expect(filling.state.nodes == [.mail, .folders, .files, .letter, .player], "\(filling.state.nodes)")
    expect(filling.split.detail == .letter(folder: 1, number: 3))
    letter(filling).back()
    expect(filling.state.nodes == [.mail, .folders, .files, .player], "\(filling.state.nodes)")
    FilesExits(handler: filling.base(.content), folder: 1).letter(number: 3)
    letter(filling).folders()
    expect(filling.state.nodes == [.mail, .folders, .player] && filling.state.top.id == kept, "\(filling.state.nodes)")
    for leave in [{ letter($0).back() }, { letter($0).folders() }] as [@MainActor (App) -> Void] {
        let other = columns(.sheet(.plain))
        leave(other)
        expect(other.state.nodes == [.mail, .folders, .files, .letter, .plain], "\(other.state.nodes)")
    }
    let covered = columns(.sheet(.plain))
    FilesExits(handler: covered.base(.content), folder: 1).letter(number: 3)
    expect(covered.state.nodes == [.mail, .folders, .files, .letter, .plain], "\(covered.state.nodes)")
    expect(covered.split.detail == .letter(folder: 1, number: 2))
}

/// A deferred link is reported with the URL that was opened, regardless of why it waited, even
/// after a restart of the app.
@Test @MainActor func deferredLinksAreReportedWithTheirURL() {
    enum Wait: CaseIterable { case presentation, condition, root, both }
    for wait in Wait.allCases {
        for isRestarted in [false, true] {
            var first = wait == .root ? nobody : member
            if wait == .both { first.paid = nil }
            let app = App(first)
            let url = wait == .presentation || wait == .root ? "kept://detail/4?from=mail" : "kept://paid?from=mail"
            let node: KeptNode = wait == .presentation || wait == .root ? .detail : .premium
            var events: [KeptEvent] = []
            let receive: @MainActor (KeptEvent) -> Void = { if case .url = $0 { events.append($0) } }
            app.navigator.onEvent = receive
            if wait == .presentation { app.navigator.present(.sheet(.compose)) }
            app.open(url)
            expect(events == [.url(url, .deferred(node))], "\(wait) \(events)")
            let next = isRestarted ? app.restarted(first) : app
            events = []
            next.navigator.onEvent = receive
            let home = next.navigator.origin(next.state.base.id, nil, nil)
            if wait == .both { next.navigator.hold(next, true, in: home) }
            next.navigator.conditionsChanged(payer)
            if wait == .both {
                expect(events.isEmpty, "\(events)")
                next.navigator.hold(next, false, in: home)
            }
            if wait == .presentation { next.navigator.dismiss() }
            expect(events == [.url(url, .opened(node))], "\(wait) \(isRestarted) \(events)")
        }
    }
    // A link that was dropped is reported once more, but not if another step shows its node.
    let app = App(member)
    var events: [KeptEvent] = []
    app.navigator.onEvent = { if case .url = $0 { events.append($0) } }
    app.open("kept://premium")
    app.navigator.dismiss()
    app.navigator.conditionsChanged(payer)
    app.navigator.push(.premium)
    let url = "kept://premium"
    expect(events == [.url(url, .deferred(.premium)), .url(url, .dropped(.premium, .closed))], "\(events)")
    expect(app.state.node == .premium)
    // A link is refused as soon as its condition turns out false.
    var undecided = member
    undecided.isNew = nil
    let other = App(undecided)
    other.navigator.onEvent = { if case .url = $0 { events.append($0) } }
    other.open("kept://inner")
    events = []
    other.navigator.conditionsChanged(member)
    expect(events == [.url("kept://inner", .refused(.inner, by: .isNew))], "\(events)")
}

/// While the root is undecided, nothing is shown. Steps of code are ignored, and links wait.
@Test @MainActor func undecidedRootsShowNothing() {
    let app = App(KeptConditions())
    var events: [KeptEvent] = []
    app.navigator.onEvent = { events.append($0) }
    app.navigator.begin()
    expect(app.navigator.present(.sheet(.plain)) == .ignored)
    app.settle()
    expect(app.state.presented.isEmpty && app.navigator.rootPresenter.level == nil)
    expect(app.navigator.push(.premium) == .ignored && app.navigator.push(.settings) == .ignored)
    app.navigator.conditionsChanged(KeptConditions(paid: false))
    expect(app.state.path.isEmpty && app.state.link == nil && events.isEmpty, "\(events)")
    let url = "kept://d/4"
    app.open(url)
    expect(app.state.path.isEmpty && app.navigator.rootPresenter.level == nil)
    expect(events == [.url(url, .deferred(.detail))], "\(events)")
    events = []
    app.navigator.conditionsChanged(member)
    expect(app.state.path == [.detail(n: 4)], "\(app.state.nodes)")
    expect(events == [.shown(.detail, values: ["n": "4"]), .url(url, .opened(.detail))], "\(events)")
}

/// Screens that were visible when the app was left are restored as soon as their conditions allow
/// it.
@Test @MainActor func undecidedScreensWait() {
    var undecided = payer
    undecided.paid = nil
    let app = App(payer)
    app.open("kept://premium")
    app.navigator.present(.sheet(.plain))
    let seen = app.state.nodes
    for conditions in [payer, member] {
        let next = app.restarted(undecided)
        expect(next.state.nodes == [.one, .home], "\(next.state.nodes)")
        for app in [next, next.restarted(undecided)] {
            app.navigator.conditionsChanged(conditions)
            app.settle()
            expect(app.state.nodes == (conditions == payer ? seen : [.one, .home]), "\(app.state.nodes)")
            expect(app.state.requests.isEmpty && app.state.top.arrivals == 0)
        }
    }
    // They are not restored if the user has navigated elsewhere, or for another user.
    let moved = app.restarted(undecided)
    moved.navigator.push(.settings)
    let linked = app.restarted(undecided)
    linked.open("kept://d/4")
    let other = app.restarted(undecided)
    other.navigator.conditionsChanged(nobody)
    for app in [moved, linked, other] {
        app.navigator.conditionsChanged(payer)
        expect(![.premium, .plain].contains(app.state.node) && app.state.requests.isEmpty, "\(app.state.nodes)")
    }
    // A deferred link takes precedence over the screens that were visible.
    undecided.known = false
    let waiting = App(known)
    waiting.navigator.push(.invitation)
    waiting.open("kept://premium")
    expect(waiting.state.node == .paywall && !waiting.state.requests.isEmpty)
    let next = waiting.restarted(KeptConditions(signedIn: true, isNew: false))
    expect(next.state.nodes == [.one, .home] && !next.state.requests.isEmpty, "\(next.state.nodes)")
    next.navigator.conditionsChanged(KeptConditions(signedIn: true, isNew: false, paid: true, known: true))
    expect(next.state.nodes == [.one, .home, .premium], "\(next.state.nodes)")
}

/// If a condition becomes undecided again, as in an app that locks itself, visible screens stay,
/// and new ones wait.
@Test @MainActor func screensStayWhileUndecidedAgain() {
    var locked = payer
    locked.paid = nil
    let app = App(payer)
    app.open("kept://premium")
    app.navigator.present(.sheet(.plain))
    app.settle()
    let seen = app.state.nodes
    app.navigator.conditionsChanged(locked)
    app.settle()
    expect(app.state.nodes == seen && seen.suffix(2) == [.premium, .plain], "\(app.state.nodes)")
    app.open("kept://paid")
    expect(app.state.nodes == seen && !app.state.requests.isEmpty, "\(app.state.nodes)")
    app.navigator.conditionsChanged(payer)
    app.settle()
    expect(app.state.nodes == [.one, .home, .premium] && app.state.requests.isEmpty, "\(app.state.nodes)")
    app.navigator.conditionsChanged(locked)
    app.navigator.conditionsChanged(member)
    app.settle()
    expect(app.state.nodes == [.one, .home], "\(app.state.nodes)")
}

/// A condition that has become false between two launches counts as lost for what requires it.
@Test @MainActor func nothingIsRestoredForAnotherUser() {
    let app = App(known)
    app.open("kept://premium")
    expect(!app.state.requests.isEmpty)
    for conditions in [known, member] {
        expect(app.restarted(conditions).state.requests.map(\.target) == [.premium], "it does not require `known`")
    }
    // A link that a presentation holds back requires `paid`.
    let paying = App(payer)
    paying.navigator.present(.sheet(.compose))
    paying.open("kept://premium")
    expect(paying.restarted(payer).state.requests.map(\.target) == [.premium])
    expect(paying.restarted(member).state.requests.isEmpty)
    var undecided = member
    undecided.paid = nil
    for app in [paying.restarted(undecided), paying.restarted(undecided).restarted(undecided)] {
        expect(app.state.requests.map(\.target) == [.premium])
        app.navigator.conditionsChanged(member)
        expect(app.state.requests.isEmpty)
    }
    // The conditions of its root count as well, even while the root is undecided.
    let holding = App(known)
    holding.navigator.present(.sheet(.compose))
    holding.open("kept://d/4")
    for first in [known, member, nobody, KeptConditions()] {
        for second in [known, member, nobody] {
            let app = holding.restarted(first).restarted(first)
            app.navigator.conditionsChanged(second)
            app.navigator.conditionsChanged(known)
            app.navigator.dismiss()
            app.settle()
            let isSame = first != nobody && second != nobody
            expect(app.state.path == (isSame ? [.detail(n: 4)] : []), "\(first) \(second) \(app.state.nodes)")
            expect(app.state.requests.isEmpty)
        }
    }
}

/// A flow that is dismissed on its last step is complete.
@Test @MainActor func closedFlowsAreComplete() async {
    for isPaid in [false, true] {
        for isAwaited in [false, true] {
            let app = App(member)
            var answers: [Bool?] = []
            if isAwaited {
                let task = Task { answers.append(await HomeExits(handler: app.base()).order()) }
                await letTasksRun()
                app.settle()
                end(app)
                await task.value
            } else {
                app.navigator.start(.order())
                app.settle()
                end(app)
            }
            expect(answers == (isAwaited ? [isPaid ? true : nil] : []), "\(answers)")
            expect(app.handlers.orders == (isAwaited ? [] : [isPaid]), "\(app.handlers.orders)")

            func end(_ app: App) {
                guard let run = app.navigator.model(app.state.top.id)?.run as? OrderRun else {
                    return expect(false)
                }
                if isPaid { run.next() }
                app.navigator.dismissed(app.state.top.id)
            }
        }
    }
}

/// So is a flow on top of a fallback that is removed because its condition now holds, such as
/// creating an account on top of a sign-in sheet.
@Test @MainActor func flowsOnFallbacksAreComplete() {
    for isLast in [false, true] {
        let app = App(member)
        HomeExits(handler: app.base()).invitation()
        app.settle()
        LoginExits(handler: app.top).trial()
        app.settle()
        guard let run = app.navigator.model(app.state.top.id)?.run as? TrialRun else { return expect(false) }
        if isLast { run.next() }
        expect(app.state.nodes == [.one, .home, .login, .trial])
        var known = member
        known.known = true
        app.navigator.conditionsChanged(known)
        app.settle()
        expect(app.state.nodes == [.one, .home, .invitation], "\(app.state.nodes)")
        expect(app.handlers.trials == [isLast], "\(app.handlers.trials)")
    }
    // The flow is closed by another link, which did not wait for the sign-in.
    let other = App(member)
    HomeExits(handler: other.base()).invitation()
    other.navigator.start(.trial())
    other.settle()
    if let run = other.navigator.model(other.state.top.id)?.run as? TrialRun { run.next() }
    other.open("kept://plain")
    expect(other.handlers.trials == [false], "\(other.handlers.trials)")
}

/// A step keeps waiting when the flow that is its fallback is complete.
@Test @MainActor func completedFallbackFlowsKeepStepsWaiting() {
    var unproven = member
    unproven.proven = false
    var proven = member
    proven.proven = true
    enum Ending: CaseIterable { case onReport, before, early, later, other, decided, cancelled, swiped }
    for ending in Ending.allCases {
        for isLink in [true, false] {
            let app = App(unproven)
            var facts = unproven
            app.navigator.facts = { facts.values }
            if ending == .onReport { app.handlers.proven = { facts = proven } }
            if isLink { app.open("kept://vault") } else { HomeExits(handler: app.base()).vault() }
            app.settle()
            guard let run = app.navigator.model(app.state.top.id)?.run as? ProveRun else { return expect(false) }
            run.email = "a@example.com"
            if ending != .early { run.next() }
            switch ending {
            case .onReport:
                run.next()
                app.navigator.refreshConditions()
            case .before, .early:
                facts = proven
                run.next()
            case .later, .other, .decided:
                run.next()
                app.settle()
                expect(app.state.nodes == [.one, .home] && !app.state.requests.isEmpty, "\(ending) \(app.state.nodes)")
                expect(!app.restarted(unproven).state.requests.isEmpty)
                // The fallback is not shown again.
                facts.paid = ending == .later ? nil : false
                if ending == .decided { facts.proven = nil }
                app.navigator.refreshConditions()
                if ending == .decided { facts.proven = false }
                app.navigator.refreshConditions()
                expect(app.state.nodes == [.one, .home] && !app.state.requests.isEmpty, "\(ending) \(app.state.nodes)")
                if ending == .other { app.navigator.push(.settings) }
                facts.proven = true
                app.navigator.refreshConditions()
            case .cancelled: run.cancel()
            case .swiped: app.navigator.dismissed(app.state.top.id)
            }
            app.settle()
            let isGivenUp = [.cancelled, .swiped].contains(ending)
            // A push goes on top of what its screen's stack shows by then, a link shows its plan.
            let others: [KeptNode] = ending == .other && !isLink ? [.settings] : []
            let nodes: [KeptNode] = [.one, .home] + others + (isGivenUp ? [] : [.vault])
            expect(app.state.nodes == nodes && app.state.requests.isEmpty, "\(ending) \(app.state.nodes)")
            expect(app.handlers.proofs == [!isGivenUp && ending != .early], "\(ending) \(app.handlers.proofs)")
            facts.proven = true
            app.navigator.refreshConditions()
            expect(app.state.nodes == nodes, "\(ending) \(app.state.nodes)")
        }
    }
}

/// A step keeps waiting when the flow that is its fallback is closed on a final step.
@Test @MainActor func finalFallbackFlowsKeepStepsWaiting() {
    var minor = member
    minor.adult = false
    var adult = member
    adult.adult = true
    for isDone in [false, true] {
        let app = App(minor)
        app.open("kept://bar")
        guard let run = app.navigator.model(app.state.top.id)?.run as? ConsentRun else { return expect(false) }
        if isDone { run.next() }
        let early = app.restarted(minor)
        early.navigator.conditionsChanged(adult)
        expect(early.state.nodes == [.one, .home, .bar] && early.handlers.consents == [isDone])
        app.navigator.dismissed(app.state.top.id)
        expect(app.handlers.consents == [isDone] && (!app.state.requests.isEmpty) == isDone)
        app.navigator.conditionsChanged(adult)
        expect(app.state.nodes == [.one, .home] + (isDone ? [.bar] : []), "\(app.state.nodes)")
    }
}

/// A step keeps waiting for an external fallback, whose end is not reported.
@Test @MainActor func externalFallbacksKeepStepsWaiting() {
    var uninsured = member
    uninsured.insured = false
    var insured = member
    insured.insured = true
    for isLink in [true, false] {
        for isElsewhere in [true, false] {
            let app = App(uninsured)
            if isLink { app.open("kept://ride") } else { HomeExits(handler: app.base()).ride() }
            expect(app.state.nodes == [.one, .home] && app.handlers.insurances == 1 && !app.state.requests.isEmpty)
            if isElsewhere { app.navigator.push(.settings) }
            uninsured.paid = nil
            app.navigator.conditionsChanged(uninsured)
            expect(app.handlers.insurances == 1)
            app.navigator.conditionsChanged(insured)
            let nodes: [KeptNode] = [.one, .home] + (isElsewhere && !isLink ? [.settings] : []) + [.ride]
            expect(app.state.nodes == nodes && app.state.requests.isEmpty, "\(app.state.nodes)")
        }
    }
    let app = App(uninsured)
    app.open("kept://ride")
    app.open("kept://ride")
    expect(app.handlers.insurances == 2, "a repeated link shows the fallback again")
}

/// A view stops holding links back when its screen is replaced by another screen of the same node, but
/// not by an equal one, whose view is the same.
@Test @MainActor func holdingEndsWithTheScreen() {
    final class Form {}
    let form = Form()
    for n in [1, 2] {
        let app = App(member)
        app.navigator.push(.detail(n: 1))
        app.navigator.hold(form, true, in: app.navigator.origin(app.state.base.id, .detail(n: 1), nil))
        app.navigator.go(.replace(.detail(n: n)))
        app.open("kept://other")
        expect(app.state.tab == (n == 1 ? .one : .two), "\(app.state.nodes)")
        withExtendedLifetime(form) {}
    }
}

/// A link does not wait for a view that no longer exists, even if nothing has happened since.
@Test @MainActor func holdingEndsWithTheView() {
    final class Form {}
    var form: Form? = Form()
    let app = App(member)
    app.navigator.push(.detail(n: 1))
    if let form { app.navigator.hold(form, true, in: app.navigator.origin(app.state.base.id, .detail(n: 1), nil)) }
    form = nil
    app.open("kept://other")
    expect(app.state.tab == .two, "\(app.state.nodes)")
}

/// In a compact width, a split view is a stack.
@Test @MainActor func aTapGoesBackToTheFirstColumn() {
    let app = App(member)
    app.navigator.select(.mail)
    FoldersExits(handler: app.base(.sidebar)).files(folder: 1)
    FilesExits(handler: app.base(.content), folder: 1).letter(number: 2)
    app.navigator.push(.history(number: 1))
    app.navigator.tap(.mail)
    expect(app.state.path.isEmpty && app.split.compactColumn == .sidebar && app.split.detail != nil)
    expect(app.state.reselections[.mail] == nil)
    app.navigator.tap(.mail)
    expect(app.state.reselections[.mail] == 1)
}

/// Going back to a column empties the later columns and the stack.
@Test @MainActor func exitsGoBackToColumns() {
    func app(hasHistory: Bool) -> App {
        let app = App(member)
        app.navigator.select(.mail)
        FoldersExits(handler: app.base(.sidebar)).files(folder: 1)
        FilesExits(handler: app.base(.content), folder: 1).letter(number: 2)
        if hasHistory { app.navigator.push(.history(number: 1)) }
        return app
    }
    func goesBack(hasHistory: Bool, to nodes: [KeptNode], _ column: KeptState.Split.Column, _ body: (App) -> Void) {
        let app = app(hasHistory: hasHistory)
        body(app)
        expect(app.state.nodes == [.mail] + nodes && app.split.compactColumn == column, "\(app.state.nodes)")
    }
    let columns: [(nodes: [KeptNode], last: KeptState.Split.Column)] = [
        ([.folders], .sidebar), ([.folders, .files], .content), ([.folders, .files, .letter], .detail),
    ]
    for (nodes, last) in columns {
        goesBack(hasHistory: true, to: nodes, last) { app in
            let exits = HistoryExits(handler: app.top)
            [exits.folders, exits.files, exits.letter][nodes.count - 1]()
        }
        // Below a presentation, the screen cannot go back.
        goesBack(hasHistory: true, to: [.folders, .files, .letter, .history, .plain], .detail) { app in
            let exits = HistoryExits(handler: app.top)
            exits.plain()
            app.settle()
            [exits.folders, exits.files, exits.letter][nodes.count - 1]()
        }
        goesBack(hasHistory: true, to: nodes, last) { app in app.navigator.pop(to: nodes[nodes.count - 1]) }
        if nodes.count == 3 { continue }
        goesBack(hasHistory: false, to: nodes, last) { app in
            let exits = LetterExits(handler: app.base(.detail))
            [exits.folders, exits.files][nodes.count - 1]()
        }
    }
    let here = app(hasHistory: false)
    let state = here.state
    expect(!here.navigator.pop(to: .history) && here.navigator.pop(to: .letter) && here.state == state)
}

/// A screen that a column pushes is on the stack of the last column, which is then shown in a
/// compact width.
@Test @MainActor func pushesAreShownInACompactWidth() {
    let app = App(member)
    app.navigator.select(.mail)
    func push() {
        FoldersExits(handler: app.base(.sidebar)).about()
        expect(app.state.path == [.about] && app.split.compactColumn == .detail, "\(app.split)")
        expect(restored(app.state) == app.state)
    }
    // If the screen is removed in any way, the column that pushed it is shown, because the last
    // column is empty.
    let removals: [() -> Void] = [
        { AboutExits(handler: app.top).back() },
        { app.navigator.follow([], on: app.navigator.rootLevels[app.navigator.wanted.rootIndex]) },
        { app.navigator.popToRoot() },
        { app.navigator.pop() },
    ]
    for goBack in removals {
        push()
        goBack()
        expect(app.state.path.isEmpty && app.split.compactColumn == .sidebar, "\(app.split)")
    }
    // The user switches to another column, and the stack stays.
    push()
    app.navigator.changeSplit(ofLevel: app.state.base.id) { $0.compactColumn = .sidebar }
    expect(app.state.path == [.about] && app.split.compactColumn == .sidebar)
    expect(restored(app.state) == app.state)
    app.navigator.pop()
    expect(app.split.compactColumn == .sidebar)
    // A link also fills columns, and going back from its screen shows the previous column.
    app.open("kept://tips/1")
    expect(app.state.path == [.tips(folder: 1)] && app.split.compactColumn == .detail, "\(app.state.nodes)")
    TipsExits(handler: app.top).back()
    expect(app.split.content == .files(folder: 1) && app.split.compactColumn == .content, "\(app.split)")
    FilesExits(handler: app.base(.content), folder: 1).letter(number: 2)
    app.navigator.push(.history(number: 1))
    app.navigator.pop()
    expect(app.split.compactColumn == .detail)
}
