@testable import NavgenRuntime
import Foundation

private let outside = LoneConditions(signedIn: false, paid: false, inside: false, known: false)

/// A navigator for one stack, with its events.
@MainActor final class App {
    let navigator: LoneNavigator
    private let root: LoneRoute
    private var time = 0.0
    private(set) var events: [LoneEvent] = []

    init(_ root: LoneRoute, _ conditions: LoneConditions) {
        self.root = root
        navigator = LoneNavigator(stack: root, conditions: conditions)
        navigator.now = { [unowned self] in time }
        navigator.onEvent = { [unowned self] in events.append($0) }
    }

    convenience init(_ root: LoneRoute, _ change: (inout LoneConditions) -> Void = { _ in }) {
        var conditions = outside
        change(&conditions)
        self.init(root, conditions)
    }

    /// The nodes of the stack, without the tab.
    var nodes: [LoneNode] { navigator.state.nodes.filter { $0.kind != .tab } }
    var isWaiting: Bool { !navigator.state.requests.isEmpty }
    var base: LoneExitHandler { navigator.handler(level: 0, screen: nil, column: nil, LoneGraph.self) }

    func know(_ change: (inout LoneConditions) -> Void) {
        var conditions = navigator.conditions
        change(&conditions)
        navigator.conditionsChanged(conditions)
        settle()
    }

    func open(_ url: String) {
        time += 10
        events = []
        navigator.open(url)
        settle()
    }

    /// Lets all presentations and dismissals finish.
    func settle() { for _ in 0..<10 { navigator.stopWaiting() } }

    /// Restarts the app from its saved state.
    func restarted(_ conditions: LoneConditions? = nil) -> App {
        let next = App(root, conditions ?? navigator.conditions)
        next.time = time
        if let data = navigator.save() { next.navigator.restore(data) }
        next.settle()
        return next
    }
}

/// The screens on a stack do not depend on the root and tab that the conditions choose, or on what
/// these require.
@MainActor func stacksKeepTheirScreens() {
    for root in [LoneRoute.welcome, .home, .other] {
        let app = App(root)
        app.navigator.push(.item(n: 1))
        for isSignedIn in [true, nil, false] {
            app.know { $0.signedIn = isSignedIn }
            expect(app.nodes == [root.node, .item], "\(app.nodes)")
            expect(app.restarted().nodes == [root.node, .item], "\(app.restarted().nodes)")
        }
    }
    // The screens have conditions of their own.
    let app = App(.other) { $0.known = true }
    OtherExits(handler: app.base).secret()
    app.navigator.push(.item(n: 2))
    expect(app.nodes == [.other, .secret, .item], "\(app.nodes)")
    app.know { $0.known = false }
    expect(app.nodes == [.other], "\(app.nodes)")
}

/// A push that waits for a condition happens on the stack, whichever root the conditions choose
/// meanwhile.
@MainActor func pushesWaitOnStacks() {
    for isSignedIn in [true, false, nil] {
        let app = App(.other) { ($0.known, $0.signedIn) = (nil, isSignedIn) }
        OtherExits(handler: app.base).secret()
        expect(app.nodes == [.other] && app.isWaiting, "\(app.nodes)")
        for app in [app, app.restarted()] {
            app.know { $0.signedIn = true }
            app.know { $0.known = true }
            expect(app.nodes == [.other, .secret] && !app.isWaiting, "\(app.nodes)")
        }
    }
}

/// A link to a root of the graph is deferred until the conditions choose that root.
@MainActor func linksWaitForTheirRoot() {
    let app = App(.other)
    app.open("lone://item/4")
    app.navigator.push(.item(n: 1))
    expect(
        app.nodes == [.other, .item] && app.isWaiting && app.events.first == .url("lone://item/4", .deferred(.item)))
    for app in [app, app.restarted()] {
        app.know { $0.signedIn = true }
        expect(app.navigator.state.path == [.item(n: 4)] && !app.isWaiting, "\(app.nodes)")
        expect(app.events.last == .url("lone://item/4", .opened(.item)), "\(app.events)")
    }
    let welcome = App(.welcome) { $0.signedIn = nil }
    welcome.open("lone://tips")
    expect(welcome.nodes == [.welcome] && welcome.isWaiting, "\(welcome.nodes)")
    welcome.know { $0.signedIn = false }
    expect(welcome.nodes == [.welcome, .tips] && !welcome.isWaiting, "\(welcome.nodes)")
    // The link's screen is already shown.
    welcome.open("lone://tips")
    expect(welcome.navigator.model(0)?.arrivals(of: LoneRoute.tips.nodeValue, in: nil, LoneGraph.table) == 1)
}

/// A link stays deferred while its fallback is shown, also when the app is restarted.
@MainActor func linksWaitBehindFallbacks() {
    let app = App(.other) { $0.signedIn = true }
    app.open("lone://premium")
    let undecided = app.restarted(LoneConditions())
    for (app, isDecided) in [(app, true), (app.restarted(), true), (undecided, false), (undecided.restarted(), false)] {
        expect(app.nodes == (isDecided ? [.other, .paywall] : [.other]) && app.isWaiting, "\(app.nodes)")
        app.know { ($0.signedIn, $0.paid) = (true, true) }
        expect(app.nodes == [.other, .premium] && !app.isWaiting, "\(app.nodes)")
    }
    // A fallback that is a screen is pushed on this stack, or presented where there is none.
    for nodes in [[LoneNode.other, .premium], [.other, .premium, .memo]] {
        if nodes.contains(.memo) { app.navigator.present(.sheet(.memo)) }
        app.settle()
        app.open("lone://vault")
        expect(app.nodes == nodes + [.gate] && app.isWaiting, "\(app.nodes)")
        if nodes.contains(.memo) { app.navigator.dismiss() } else { app.navigator.pop() }
        app.settle()
        expect(app.nodes == nodes && !app.isWaiting, "\(app.nodes)")
        expect(app.events.contains(.url("lone://vault", .dropped(.vault, .closed))), "\(app.events)")
    }
}

/// Restored screens whose conditions are undecided wait, also after another restart.
@MainActor func restoredStacksWait() {
    let app = App(.other) { $0.known = true }
    OtherExits(handler: app.base).secret()
    app.navigator.push(.item(n: 3))
    let waiting = app.restarted(LoneConditions())
    for app in [waiting, waiting.restarted()] {
        expect(app.nodes == [.other], "\(app.nodes)")
        app.know { $0.known = true }
        expect(app.nodes == [.other, .secret, .item] && !app.isWaiting, "\(app.nodes)")
    }
}

/// Routes that lead out of a stack do nothing, and do not replace a deferred link.
@MainActor func routesOutOfStacksDoNothing() {
    let app = App(.other)
    app.open("lone://item/4")
    OtherExits(handler: app.base).home()
    app.navigator.select(.one)
    expect(!app.navigator.open("lone://home"))
    if let plan = LoneLink("lone://home")?.plan { app.navigator.go(.open(plan)) }
    expect(app.nodes == [.other] && app.navigator.shownTab == LoneTab.one.index && app.isWaiting, "\(app.nodes)")
    expect(!app.events.contains(.routed(from: .other, to: .home)), "\(app.events)")
    app.know { $0.signedIn = true }
    expect(app.nodes == [.other, .item], "\(app.nodes)")
}

@main struct Program {
    static func main() {
        stacksKeepTheirScreens()
        pushesWaitOnStacks()
        linksWaitForTheirRoot()
        linksWaitBehindFallbacks()
        restoredStacksWait()
        routesOutOfStacksDoNothing()
        for failure in failures { print(failure) }
    }
}
