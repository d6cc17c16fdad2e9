import BehaviorSupport
import NavgenRuntime
import Testing

/// Guarded links are deferred and resumed.
@Test func deferredLinksResume() {
    let nobody = PodcastsConditions(signedIn: false, subscribed: false)
    var member = nobody
    member.signedIn = true
    var subscriber = member
    subscriber.subscribed = true
    guard let bonus = PodcastsLink("podcasts://show/5/bonus/2") else { return expect(false) }

    var state = PodcastsState()
    expect(
        state.follow(bonus, nobody, at: 0) == .deferred && state.shown(nobody).node == .signIn)
    expect(state.path.isEmpty, "nothing of it is shown")
    expect(state.go(.push(.createAccount), nobody, at: 5) == .done)
    expect(state.shown(nobody).nodes == [.discover, .signIn, .createAccount], "still inside the sign-in")
    expect(state.nodes == [.discover] && state.requests.map(\.target) == [.bonusEpisode])
    expect(state.update(to: member, at: 10) == .deferred, "now the second condition fails")
    expect(state.shown(member).nodes == [.discover, .offer])
    expect(state.update(to: subscriber, at: 20) == .done)
    expect(
        state.path == [.show(showId: 5), .bonusEpisode(showId: 5, episode: 2)] && state.presented.isEmpty
            && state.requests.isEmpty)

    // Navigating inside the sign-in does not give up the link.
    state = PodcastsState()
    state.follow(.library, nobody, at: 0)
    expect(state.go(.push(.createAccount), nobody, at: 1) == .done && !state.requests.isEmpty)
    expect(!state.pop() && state.shown(nobody).node == .createAccount, "nothing that is wanted is on a stack")
    expect(state.update(to: member, at: 2) == .done && state.path == [.library])

    // Leaving the fallback gives up the link.
    state = PodcastsState()
    state.follow(bonus, nobody, at: 0)
    state.dismiss()
    expect(state.requests.isEmpty && state.update(to: subscriber, at: 1) == nil && state.path.isEmpty)

    // All links wait, and for half an hour at most.
    state.follow(bonus, nobody, at: 0)
    expect(state.follow(.library, nobody, at: 1) == .deferred)
    expect(state.shown(nobody).nodes == [.discover, .signIn], "one sign-in for both")
    expect(state.requests.map(\.target) == [.bonusEpisode, .library])
    expect(state.update(to: member, at: 2) == .done && state.path == [.library])
    expect(state.requests.map(\.target) == [.bonusEpisode] && state.shown(member).node == .offer)
    expect(state.update(to: subscriber, at: 3) == .done)
    expect(state.path == [.show(showId: 5), .bonusEpisode(showId: 5, episode: 2)] && state.requests.isEmpty)
    state = PodcastsState()
    state.follow(.library, nobody, at: 0)
    expect(state.update(to: member, at: 1801) == .dropped(.expired) && state.requests.isEmpty)

    // While the condition is undecided, the link waits and no fallback is shown.
    let unknown = PodcastsConditions()
    state = PodcastsState()
    expect(state.follow(.library, unknown, at: 0) == .deferred && state.depth == 1 && state.node == .discover)
    expect(state.update(to: member, at: 5) == .done && state.path == [.library])

    // Signing out removes the guarded screens and gives up the deferred link.
    state.push(.show(showId: 1))
    state.follow(bonus, member, at: 6)
    expect(!state.requests.isEmpty)
    state.update(to: nobody, at: 7)
    expect(state.path.isEmpty && state.requests.isEmpty, "another user must not get it")

    // Routes are guarded like links.
    state = PodcastsState()
    state.push(.show(showId: 9))
    expect(state.go(.push(.bonusEpisode(showId: 9, episode: 1)), nobody, at: 0) == .deferred)
    expect(state.shown(nobody).nodes == [.discover, .show, .signIn])
    expect(state.update(to: subscriber, at: 1) == .done)
    expect(state.path == [.show(showId: 9), .bonusEpisode(showId: 9, episode: 1)])
    expect(restored(state)?.path == state.path && restored(state)?.presented.isEmpty == true)
}
