@testable import NavgenRuntime
import Foundation
import Observation
import SwiftUI

/// The conditions of the app.
@MainActor @Observable final class Facts: PlayFacts {
    var started: Bool? = true
    var member: Bool? = false
}

/// Counts callers that await a result, and the results that they got.
@MainActor final class Waiting {
    var asked = 0
    var answered = 0
}

struct Screens: PlayDestinations {
    let waiting: Waiting

    func intro(exits: IntroExits) -> some View {
        Button("choose") { ask { await exits.choose() } }
    }
    func home(exits: HomeExits) -> some View {
        VStack {
            NavigationLink("item", value: exits.to.item(number: 1))
            NavigationLink("club", value: exits.to.club())
            Button("choose") { ask { await exits.choose() } }
            Button("watch") { exits.watch() }
            Button("ask") { ask { await exits.ask() } }
            Button("warn") { ask { await exits.warn() } }
        }
    }
    func other(exits: OtherExits) -> some View { Text("other") }
    func item(number: Int, exits: ItemExits) -> some View {
        VStack {
            NavigationLink("item", value: exits.to.item(number: number + 1))
            Button("choose") { ask { await exits.choose() } }
            Button("back") { exits.back() }
            Button("home") { exits.home() }
        }
    }
    func club(exits: ClubExits) -> some View { Button("secret") { exits.secret() } }
    func choose(exits: ChooseExits) -> some View {
        VStack {
            NavigationLink("item", value: exits.to.item(number: 5))
            Button("confirm") { exits.confirm() }
            Button("watch") { exits.watch(clip: "b") }
            Button("three") { exits.finish(3) }
        }
    }
    func confirm(exits: ConfirmExits) -> some View { Button("under") { exits.item() } }
    func join(exits: JoinExits) -> some View { Text("join") }
    func secret(exits: SecretExits) -> some View { Text("secret") }
    func watch(clip: String, exits: WatchExits) -> some View {
        VStack {
            Button("choose") { ask { await exits.choose() } }
            Button("close") { exits.close() }
        }
    }

    private func ask<Answer>(_ body: @escaping @MainActor () async -> Answer?) {
        waiting.asked += 1
        Task {
            _ = await body()
            waiting.answered += 1
        }
    }
}

/// An app on a stage, and the events that can happen to it.
@MainActor final class World {
    let facts = Facts()
    let waiting = Waiting()
    let navigator: PlayNavigator
    let stage: Stage
    var gone: [StageNode] = []

    init(isManual: Bool) {
        navigator = PlayNavigator(conditions: facts.conditions)
        stage = Stage(
            PlayRootView(conditions: facts, destinations: Screens(waiting: waiting), navigator: navigator))
        stage.dismissalsAreManual = isManual
    }

    enum Event: CaseIterable {
        case item, choose, watch, ask, confirm, three, yes, more, back, swipe, late, end, link, deepLink, guarded
        case joins, leaves, restarts, dismissAll, confirming
    }

    func happen(_ event: Event) async {
        switch event {
        case .item: stage.tap("item")
        case .choose: stage.tap("choose")
        case .watch: stage.tap("watch")
        case .ask: stage.tap("ask")
        case .confirm: stage.tap("confirm")
        case .three: stage.tap("three")
        case .yes: stage.tap("Yes")
        case .more: if !stage.tap("More") { stage.tap("warn") }
        case .back: stage.tapBack()
        case .swipe:
            stage.swipeDown(stage.frontmost)
        case .late: for node in gone.suffix(2) { stage.writeLate(node) }
        case .end: stage.finishDismissals()
        case .link: open("play://watch/c")
        case .deepLink: open("play://item/\(gone.count)")
        case .guarded: open("play://club")
        case .confirming: open("play://confirm")
        case .joins: facts.member = true
        case .leaves: facts.member = false
        case .restarts: facts.started = facts.started == true ? false : true
        case .dismissAll: navigator.dismissAll()
        }
        gone += ["sheet", "fullScreenCover", "alert", "confirmationDialog"].flatMap { stage.all($0) }.filter { node in
            !gone.contains { $0 === node }
        }
        await settle()
    }

    private func open(_ url: String) {
        if let url = URL(string: url) { stage.open(url) }
    }

    func settle() async {
        stage.update()
        for _ in 0..<4 { await Task.yield() }
        stage.update()
    }

    /// Finishes all dismissals, and lets the navigator stop waiting.
    func rest() async {
        for _ in 0..<12 {
            stage.finishDismissals()
            navigator.stopWaiting()
            await settle()
        }
    }

    var presented: [String] {
        ["sheet", "fullScreenCover", "popover", "alert", "confirmationDialog"].flatMap { kind in
            stage.all(kind).map { _ in kind }
        }.sorted()
    }

    var wanted: [String] {
        navigator.state.presented.map { level in
            switch level.content.node.kind {
            case .cover: "fullScreenCover"
            case .dialog: "confirmationDialog"
            case .alert: "alert"
            default: "sheet"
            }
        }.sorted()
    }
}

@MainActor func check(_ events: [World.Event], isManual: Bool) async {
    let world = World(isManual: isManual)
    for event in events {
        await world.happen(event)
        if world.facts.member != true {
            expect(!world.navigator.state.nodes.contains(.club), "\(events): only members see the club")
        }
    }
    await world.rest()
    expect(world.presented == world.wanted, "\(events): shown \(world.presented), wanted \(world.wanted)")
    expect(world.navigator.shown.isEqual(to: world.navigator.display), "\(events): wanted is not shown")
    // An alert below a fallback is not visible, but still awaited.
    let open = world.navigator.wanted.allLevels.count { $0.caller != nil }
    expect(
        world.waiting.asked == world.waiting.answered + open,
        "\(events): \(world.waiting.asked) asked, \(world.waiting.answered) answered, \(open) wait")
    // Taps and swipes that are currently impossible are not mistakes.
    let impossible = ["can be tapped", "swiped away", "interactive dismissal", "nothing to go back to"]
    let warnings = world.stage.warnings.filter { warning in !impossible.contains { warning.contains($0) } }
    expect(warnings.isEmpty, "\(events): \(warnings.first ?? "")")
    world.navigator.dismissAll()
    await world.rest()
    let asked = world.waiting.asked
    expect(asked == world.waiting.answered, "\(events): \(asked) asked, \(world.waiting.answered) answered in the end")
}

/// Runs all pairs of events, and longer random sequences from a seed.
@MainActor func run(seed: UInt64, rows: Int) async {
    for (number, first) in World.Event.allCases.enumerated() {
        for second in World.Event.allCases {
            await check([first, second], isManual: (UInt64(number) + seed) % 2 == 0)
        }
    }
    var state = seed
    func next(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
    }
    for _ in 0..<rows {
        let events = (0..<(3 + next(9))).map { _ in World.Event.allCases[next(World.Event.allCases.count)] }
        await check(events, isManual: next(3) > 0)
        if failures.count > 5 { break }
    }
    for failure in failures { print(failure) }
}

/// A stack is not affected by the root that conditions choose, but its screens are removed when
/// their conditions fail.
@MainActor func stacksArePruned() {
    let stranger = PlayConditions(started: false, member: false)
    for isStarted in [false, true, nil] {
        let member = PlayConditions(started: isStarted, member: true)
        let play = PlayNavigator(stack: .home, conditions: member)
        play.push(.item(number: 1))
        play.push(.club)
        play.present(.sheet(.choose))
        expect(play.state.nodes == [.first, .home, .item, .club, .choose], "\(play.state.nodes)")
        play.conditionsChanged(stranger)
        expect(play.state.nodes == [.first, .home, .item], "\(play.state.nodes)")
        play.present(.sheet(.choose))
        play.conditionsChanged(member)
        play.present(.sheet(.secret))
        play.conditionsChanged(stranger)
        expect(play.state.nodes == [.first, .home, .item, .choose], "\(play.state.nodes)")
    }
}

/// Waits until something is true, for at most a few seconds.
@MainActor func wait(until isTrue: () -> Bool) async {
    for _ in 0..<200 where !isTrue() { try? await Task.sleep(nanoseconds: 25_000_000) }
}

/// The system ignores a presentation that is requested while the one below it is still being
/// presented, so the navigator presents one after the other.
@MainActor func presentationsAppearOneByOne() async {
    let isConfirm = { (world: World) in world.navigator.state.nodes.last == .confirm }
    let world = World(isManual: false)
    await world.happen(.confirming)
    expect(isConfirm(world) && world.presented == ["sheet"], "\(world.presented)")
    await wait {
        world.stage.update()
        return world.presented.count == 2
    }
    expect(world.presented == ["sheet", "sheet"], "the second presentation follows: \(world.presented)")
    // Dismissals do not wait, neither by the user nor by the app.
    for isUser in [false, true] {
        let world = World(isManual: false)
        await world.happen(.confirming)
        if isUser { await world.happen(.swipe) } else { await world.happen(.dismissAll) }
        expect(world.presented.isEmpty && world.navigator.state.presented.isEmpty, "\(world.presented)")
        await world.happen(.choose)
        expect(world.presented == ["sheet"], "\(world.presented)")
    }
}

@MainActor func callersGetResultsWhenTheWindowCloses() async {
    weak var navigator: PlayNavigator?
    let scenes = PlayScenes()
    let waiting: Waiting
    do {
        let world = World(isManual: false)
        (navigator, waiting) = (world.navigator, world.waiting)
        scenes.activate(world.navigator)
        await world.happen(.choose)
        expect(world.presented == ["sheet"] && waiting.asked == 1 && waiting.answered == 0)
    }
    await wait { waiting.answered == 1 }
    expect(waiting.answered == 1)
    expect(navigator == nil && scenes.active == nil, "the navigator of a closed window is released")
}

@main struct Program {
    static func main() async {
        stacksArePruned()
        await presentationsAppearOneByOne()
        await callersGetResultsWhenTheWindowCloses()
        let numbers = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
        await run(seed: numbers.first ?? 1, rows: Int(numbers.last ?? 100))
    }
}
