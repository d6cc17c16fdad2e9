import BehaviorSupport
import NavgenRuntime
import Testing

/// Tries all sequences, up to a length, of actions by the user, links, conditions and the system.
/// The shown state follows the wanted state step by step and always reaches it.
@Test func everyInterleavingReachesTheWantedState() {
    /// An event that changes the wanted or the shown state.
    enum Event: CaseIterable {
        case sheet, cover, stackedSheet, link, swipe, staleSwipe, signOut, signIn, push, step
    }
    struct World: Hashable {
        var wanted = PodcastsState()
        var shown = PodcastsState()
        var facts = PodcastsConditions(signedIn: true, subscribed: true)
        var gone = 0
    }
    func after(_ event: Event, _ world: World) -> World {
        var world = world
        switch event {
        case .sheet: world.wanted.present(.sheet(.signIn), on: 0)
        case .cover: world.wanted.present(.sheet(.offer), on: 0)
        case .stackedSheet: world.wanted.present(.sheet(.offer))
        case .link: world.wanted.follow(.bonusEpisode(showId: 1, episode: 2), world.facts, at: 0)
        case .swipe:
            // The user dismisses the shown presentation by swipe, which its binding reports.
            if let top = world.shown.presented.last {
                world.gone = top.id
                world.shown.dismiss(id: top.id)
                world.wanted.dismiss(id: top.id)
            }
        case .staleSwipe: world.wanted.dismiss(id: world.gone)
        case .signOut, .signIn:
            var facts = world.facts
            facts.signedIn = event == .signIn
            world.wanted.update(to: facts, at: 1)
            world.facts = facts
        case .push: world.wanted.push(.show(showId: 3), on: 0)
        case .step:
            let next = PodcastsState.next(shown: world.shown, wanted: world.wanted)
            let (before, now) = (world.shown.presented, next.presented)
            let common = zip(before, now).prefix { $0.id == $1.id }.count
            expect(
                now.count <= before.count || (common == before.count && now.count == before.count + 1),
                "presentations come one by one")
            expect(
                before.count == common || now.count == common
                    || (before.count == common + 1 && now.count == before.count),
                "what goes goes before another comes, but for one in its place")
            expect(
                before.count == common || next.base == world.shown.base, "what is below stays until what goes is gone")
            world.shown = next
        }
        return world
    }
    /// Whether the shown state reaches the wanted one in a bounded number of steps.
    func settles(_ world: World) -> Bool {
        var world = world
        for _ in 0..<12 {
            if look(world.shown) == look(world.wanted) { return true }
            world = after(.step, world)
        }
        return false
    }
    func look(_ state: PodcastsState) -> [String] {
        ["\(state.base)"] + state.presented.map { "\($0)" }
    }
    var worlds: Set<World> = [World()]
    for _ in 0..<5 {
        var next: Set<World> = []
        for world in worlds {
            for event in Event.allCases { next.insert(after(event, world)) }
        }
        for world in next {
            if !settles(world) { return expect(false, "\(world)") }
            if world.facts.signedIn == false {
                expect(!world.wanted.nodes.contains(.library), "nobody sees what needs a sign-in")
                expect(!world.wanted.nodes.contains(.bonusEpisode))
            }
            let ids = world.wanted.presented.map(\.id)
            expect(Set(ids).count == ids.count, "each presentation has an identity of its own")
        }
        worlds = next
    }
    expect(worlds.count > 1000, "\(worlds.count) worlds are few")
}
