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
        state.follow(bonus, nobody, at: 0) == .deferred && state.node == .signIn && state.deferred?.fallback == .signIn)
    expect(state.path.isEmpty, "nothing of it is shown")
    state.push(.createAccount)
    expect(state.deferred != nil, "still inside the sign-in")
    expect(state.update(from: nobody, to: member, at: 10) == .deferred, "now the second condition fails")
    expect(state.node == .offer && state.presented.count == 1)
    expect(state.update(from: member, to: subscriber, at: 20) == .done)
    expect(
        state.path == [.show(showId: 5), .bonusEpisode(showId: 5, episode: 2)] && state.presented.isEmpty
            && state.deferred == nil)

    // Navigating inside the sign-in does not give up the link.
    state = PodcastsState()
    state.follow(.library, nobody, at: 0)
    expect(state.go(.push(.createAccount), nobody, at: 1) == .done && state.deferred != nil)
    state.pop()
    expect(state.update(from: nobody, to: member, at: 2) == .done && state.path == [.library])

    // Leaving the fallback gives up the link.
    state = PodcastsState()
    state.follow(bonus, nobody, at: 0)
    state.dismiss()
    expect(state.deferred == nil && state.update(from: nobody, to: subscriber, at: 1) == nil && state.path.isEmpty)

    // Only the newest link waits, and for half an hour at most.
    state.follow(bonus, nobody, at: 0)
    expect(state.follow(.library, nobody, at: 1) == .deferred && state.presented.count == 1, "one sign-in for both")
    expect(state.update(from: nobody, to: member, at: 2) == .done && state.path == [.library])
    state = PodcastsState()
    state.follow(.library, nobody, at: 0)
    expect(state.update(from: nobody, to: member, at: 1801) == nil && state.deferred == nil)

    // While the condition is undecided, the link waits and no fallback is shown.
    let unknown = PodcastsConditions()
    state = PodcastsState()
    expect(state.follow(.library, unknown, at: 0) == .deferred && state.depth == 1 && state.node == .discover)
    expect(state.update(from: unknown, to: member, at: 5) == .done && state.path == [.library])

    // Signing out removes the guarded screens and gives up the deferred link.
    state.push(.show(showId: 1))
    state.follow(bonus, member, at: 6)
    expect(state.deferred != nil)
    state.update(from: member, to: nobody, at: 7)
    expect(state.path.isEmpty && state.deferred == nil, "another user must not get it")

    // Routes are guarded like links.
    state = PodcastsState()
    state.push(.show(showId: 9))
    expect(state.go(.push(.bonusEpisode(showId: 9, episode: 1)), nobody, at: 0) == .deferred && state.node == .signIn)
    expect(state.update(from: nobody, to: subscriber, at: 1) == .done)
    expect(state.path == [.show(showId: 9), .bonusEpisode(showId: 9, episode: 1)])
    expect(restored(state)?.path == state.path && restored(state)?.presented.isEmpty == true)
}
