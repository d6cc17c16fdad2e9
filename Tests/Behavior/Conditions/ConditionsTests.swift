import BehaviorSupport
import Foundation
import Testing

@testable import NavgenRuntime

@MainActor final class Handlers: ClubHandlers {
    func trialFinished(cancelled: Bool) {}
    func buyFinished(cancelled: Bool) {}
    func joinFinished(cancelled: Bool) {}
}

/// The app's facts, before the navigator is notified of a change.
@MainActor final class Facts {
    var now: ClubConditions

    init(_ now: ClubConditions) { self.now = now }
}

/// Creates a navigator that shows each wanted state at once.
@MainActor func navigator(_ conditions: ClubConditions) -> ClubNavigator {
    let navigator = ClubNavigator(conditions: conditions)
    navigator.handlers = Handlers()
    return navigator
}

extension ClubNavigator {
    /// The exits of the screen on top.
    var exits: ClubExitHandler {
        for _ in 0..<20 { stopWaiting() }
        return handler(level: state.top.id, route: state.top.path.last)
    }

    func exits(_ column: ClubState.Split.Column) -> ClubExitHandler { handler(level: state.base.id, column: column) }

    /// Moves the flow on top to its next step.
    func next() {
        for _ in 0..<20 { stopWaiting() }
        model(state.top.id)?.run?.next()
    }
}

let nobody = ClubConditions(signedIn: false, paid: false, beta: true, guest: false)
let member = ClubConditions(signedIn: true, paid: false, beta: true, guest: false)
let patron = ClubConditions(signedIn: true, paid: true, beta: true, guest: true)

/// A step that needs another root waits until that root is chosen, like a link. It does not depend on
/// the screen that asked, which leaves with its root.
@Test @MainActor func stepsWaitForTheirRoot() {
    let club = navigator(nobody)
    WelcomeExits(handler: club.exits).main()
    expect(club.state.root == .welcome && !club.state.requests.isEmpty, "an exit to a tab waits")
    club.conditionsChanged(ClubConditions(signedIn: false, paid: true, beta: true, guest: false))
    expect(club.state.root == .welcome && !club.state.requests.isEmpty, "another condition opens nothing")
    expect(club.select(.papers) == .deferred && club.state.root == .welcome, "and so does a selection by code")
    var events: [ClubEvent] = []
    club.onEvent = { events.append($0) }
    club.conditionsChanged(member)
    expect(club.state.nodes == [.papers, .folders] && club.state.requests.isEmpty, "in the order of the requests")
    expect(
        events == [
            .routed(from: .welcome, to: .main), .routed(from: .welcome, to: .papers), .left(.welcome),
            .shown(.folders, values: [:]),
        ], "\(events)")

    let other = navigator(nobody)
    other.open("club://detail/4")
    expect(other.state.nodes == [.welcome] && other.state.requests.map(\.target) == [.detail])
    other.conditionsChanged(member)
    expect(other.state.nodes == [.main, .home, .detail] && other.state.requests.isEmpty, "its root is there")
    other.select(.papers)
    expect(other.select(.shop) == .deferred && other.state.nodes == [.papers, .folders, .paywall])
    other.conditionsChanged(patron)
    expect(other.state.nodes == [.shop, .offers])
}

/// The node that follows a flow is guarded like any other.
@Test @MainActor func nodesAfterFlowsAreGuarded() {
    let club = navigator(nobody)
    WelcomeExits(handler: club.exits).trial()
    club.next()
    club.next()
    expect(club.state.nodes == [.welcome] && !club.state.requests.isEmpty, "it waits for its root")
    club.conditionsChanged(member)
    expect(club.state.nodes == [.main, .home])
    HomeExits(handler: club.exits).buy()
    club.next()
    expect(club.state.nodes == [.main, .home, .paywall] && !club.state.requests.isEmpty)
    club.conditionsChanged(patron)
    expect(club.state.nodes == [.main, .home, .premium])
}

/// The events of flows report their steps, and that the next node is refused.
@Test @MainActor func flowEventsAreReported() {
    let club = navigator(ClubConditions())
    var events: [ClubEvent] = []
    club.onEvent = { events.append($0) }
    club.begin()
    expect(club.state.node == .splash && club.state.nodes == [.splash], "what is shown while nothing is decided")
    club.conditionsChanged(nobody)
    expect(events == [.shown(.splash, values: [:]), .left(.splash), .shown(.welcome, values: [:])], "\(events)")
    events = []
    WelcomeExits(handler: club.exits).trial()
    club.next()
    expect(
        events == [
            .routed(from: .welcome, to: .trial), .left(.welcome), .shown(.trialA, values: [:]), .left(.trialA),
            .shown(.trialB, values: [:]),
        ], "\(events)")
    club.conditionsChanged(member)
    HomeExits(handler: club.exits).join()
    events = []
    club.next()
    expect(
        events == [.closed(.join, by: .code), .left(.joinA), .shown(.home, values: [:]), .blocked(by: .guest)],
        "\(events)")
}

/// A step that waits for an undecided condition is given up if the condition turns out false.
@Test @MainActor func refusedDecisionsEndTheWait() {
    var undecided = member
    undecided.guest = nil
    let club = navigator(undecided)
    club.open("club://vault")
    expect(!club.state.requests.isEmpty)
    let saved = club.save()
    var events: [ClubEvent] = []
    club.onEvent = { events.append($0) }
    club.conditionsChanged(member)
    expect(
        club.state.nodes == [.main, .home] && club.state.requests.isEmpty
            && events == [.url("club://vault", .refused(.vault, by: .guest))], "\(events)")
    for conditions in [member, patron, nobody] {
        let other = navigator(conditions)
        if let saved { other.restore(saved) }
        expect(other.state.requests.isEmpty)
        expect(other.state.node == (conditions == patron ? .vault : conditions == nobody ? .welcome : .home))
    }
}

/// A tab is restored with its stack as soon as it may be shown.
@Test @MainActor func tabsAreRestoredWhenAllowed() {
    var undecided = patron
    undecided.paid = nil
    let club = navigator(patron)
    club.select(.shop)
    club.push(.help)
    club.present(.sheet(.note))
    club.select(.main)
    HomeExits(handler: club.exits).premium()
    club.tap(.shop)
    club.present(.sheet(.note))
    guard let saved = club.save() else { return expect(false) }
    for conditions in [patron, member] {
        let other = navigator(undecided)
        other.restore(saved)
        expect(other.state.nodes == [.main, .home], "\(other.state.nodes)")
        other.conditionsChanged(conditions)
        let nodes: [ClubNode] = conditions == patron ? [.shop, .offers, .help, .note] : [.main, .home]
        expect(other.state.nodes == nodes && other.state.requests.isEmpty, "\(other.state.nodes)")
        other.select(.main)
        expect(other.state.node == (conditions == patron ? .premium : .home))

        // What has been allowed since the start stays while it is undecided again.
        other.select(.papers)
        other.conditionsChanged(undecided)
        expect(other.select(.main) == .done)
        expect(other.state.nodes == [.main, .home] + (conditions == patron ? [.premium] : []), "\(other.state.nodes)")
    }
}

/// A link has the requirements of its own plan, even if it is shown on top of a sheet that stays.
@Test @MainActor func linksOnSheetsKeepTheirRequirements() {
    let club = navigator(nobody)
    club.present(.sheet(.memo))
    club.open("club://detail/4")
    expect(club.state.nodes == [.welcome, .memo] && !club.state.requests.isEmpty, "the link's root is another one")

    let other = navigator(member)
    HomeExits(handler: other.exits).memo()
    other.open("club://offers")
    expect(other.state.nodes == [.main, .home, .memo, .paywall], "its tab is guarded")
    other.dismiss()
    other.open("club://detail/4")
    expect(other.state.nodes == [.main, .home, .memo, .detail])
    var state = ClubState(member)
    state.present(.sheet(.memo))
    expect(state.follow(.detail(n: 5), member, at: 0) == .done && state.nodes == [.main, .home, .memo, .detail])
    expect(state.follow(.premium, member, at: 0) == .deferred)
    state.select(.papers)
    expect(state.nodes == [.papers, .folders] && state.requests.map(\.target) == [.premium], "the link keeps waiting")
    expect(state.shown(member).nodes == [.papers, .folders, .paywall])
    state.dismiss()
    expect(state.requests.isEmpty && state.shown(member).nodes == [.papers, .folders])
}

/// If a screen is removed, so are its presentations and the screens on top of it.
@Test @MainActor func pruningRemovesWhatIsOnTop() {
    let sober = ClubConditions(signedIn: true, paid: true, beta: false, guest: true)
    let club = navigator(patron)
    HomeExits(handler: club.exits).card()
    CardExits(handler: club.exits).pin()
    club.conditionsChanged(sober)
    expect(club.state.nodes == [.main, .home], "a screen with its sheet")

    let tabs = navigator(patron)
    tabs.select(.shop)
    tabs.present(.sheet(.note))
    tabs.conditionsChanged(member)
    expect(tabs.state.nodes == [.main, .home], "a tab with its sheet")
    tabs.present(.sheet(.note))
    tabs.conditionsChanged(patron)
    tabs.conditionsChanged(sober)
    expect(tabs.state.nodes == [.main, .home, .note], "what stays keeps its sheet")

    // The fallback and the screen below it are removed, and the link is opened.
    let guest = navigator(member)
    HomeExits(handler: guest.exits).tour()
    guest.open("club://premium")
    expect(guest.state.nodes == [.main, .home, .tour, .paywall])
    guest.conditionsChanged(patron)
    expect(guest.state.nodes == [.main, .home, .premium] && guest.state.requests.isEmpty)
}

@Test @MainActor func splitColumnsFollowConditions() {
    let sober = ClubConditions(signedIn: true, paid: true, beta: false, guest: true)
    let club = navigator(patron)
    club.select(.papers)
    FoldersExits(handler: club.exits(.sidebar)).files()
    FilesExits(handler: club.exits(.content)).locked()
    LockedExits(handler: club.exits(.detail)).history()
    HistoryExits(handler: club.exits).pin()
    expect(club.state.nodes == [.papers, .folders, .files, .locked, .history, .pin])
    club.conditionsChanged(member)
    expect(club.state.nodes == [.papers, .folders, .files], "the last column with what lay upon it")

    club.conditionsChanged(patron)
    FoldersExits(handler: club.exits(.sidebar)).cloud()
    CloudExits(handler: club.exits(.content)).text(n: 1)
    TextExits(handler: club.exits(.detail)).pin()
    expect(club.state.nodes == [.papers, .folders, .cloud, .text, .pin])
    club.conditionsChanged(sober)
    expect(club.state.nodes == [.papers, .folders], "the middle column with the one behind it")
    if case .split(let split) = club.state.base.content { expect(split.compactColumn == .sidebar) }

    expect(club.select(.ledger) == .refused(.beta) && club.state.tab == .papers, "the split view as a whole")
    club.conditionsChanged(patron)
    expect(club.select(.ledger) == .done && club.state.nodes == [.ledger, .years])
    club.conditionsChanged(sober)
    expect(club.state.nodes == [.main, .home])
}

@Test @MainActor func alertAnswersFollowConditions() {
    for isGuest in [false, true] {
        var conditions = member
        conditions.guest = isGuest
        let club = navigator(conditions)
        HomeExits(handler: club.exits).card()
        CardExits(handler: club.exits).freeze()
        _ = club.exits
        club.answer(FreezeAction.free, to: club.state.top.id)
        expect(club.state.node == (isGuest ? .free : .card), "an action's route with a condition")
    }
}

/// A route is available according to its own conditions at the moment.
@Test @MainActor func routesAreOfferedByConditions() {
    let facts = Facts(ClubConditions(signedIn: true, paid: false, beta: false, guest: true))
    let club = navigator(facts.now)
    club.facts = { facts.now.values }
    HomeExits(handler: club.exits).lounge()
    var events: [ClubEvent] = []
    club.onEvent = { events.append($0) }
    var exits: LoungeExits { LoungeExits(handler: club.exits) }
    expect(!exits.isOffered.room && exits.isOffered.roomSheet && exits.isOffered.listMine && !exits.isOffered.list)
    exits.room()
    exits.list(kind: "new")
    expect(club.state.node == .lounge && events.isEmpty)
    exits.listMine()
    expect(club.state.path.last == .list(kind: "mine"))
    club.pop()
    exits.roomSheet()
    expect(club.state.nodes == [.main, .home, .lounge, .room])
    club.dismiss()

    // Before the navigator is notified of the change.
    facts.now.guest = false
    facts.now.beta = true
    let stale = LoungeExits(handler: club.handler(level: 0, route: .lounge))
    stale.roomSheet()
    stale.listMine()
    expect(club.state.node == .lounge)
    stale.list(kind: "new")
    expect(club.state.path.last == .list(kind: "new"))
    club.pop()
    facts.now.beta = false
    club.follow((club.state.path + [.room]).map(\.nodeValue), on: club.rootLevels[0])
    expect(club.state.node == .lounge, "a push by the system")
    facts.now.beta = true
    club.follow((club.state.path + [.room]).map(\.nodeValue), on: club.rootLevels[0])
    expect(club.state.node == .room)
    club.pop()

    // A target with a condition without fallback is offered as if the route had that condition.
    // A fallback for another condition does not help.
    expect(!exits.isOffered.vault && !exits.isOffered.safe)
    facts.now.guest = true
    expect(exits.isOffered.vault && exits.isOffered.safe, "the paywall is shown")
    facts.now.guest = false
    facts.now.paid = true
    expect(!exits.isOffered.safe)
    facts.now.guest = nil
    expect(!exits.isOffered.vault && !exits.isOffered.safe)
    facts.now.guest = true
    expect(exits.isOffered.vault && exits.isOffered.safe)
    facts.now.guest = false
    events = []
    exits.vault()
    expect(events == [.blocked(by: .guest)], "what is refused is not taken: \(events)")
    events = []
    exits.premium()
    expect(events.first == .routed(from: .lounge, to: .premium) && club.state.node == .premium, "\(events)")
    facts.now.paid = false
    events = []
    PremiumExits(handler: club.exits).note()
    expect(club.state.node == .lounge && !events.contains(.routed(from: .premium, to: .note)), "it is there no more")

    // Recording exits record the requests of a screen.
    var recorded: [ClubExit] = []
    LoungeExits.recording { recorded.append($0) }.roomSheet()
    expect(recorded == [.sheet(.room)])
    expect(YearsSelection.months.offer == 0 && FoldersSelection.cloud.offer == nil)
}
