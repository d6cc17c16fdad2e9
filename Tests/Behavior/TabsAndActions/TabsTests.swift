import BehaviorSupport
import NavgenRuntime
import Testing

/// Each tab has a stack, and both code and the user can select tabs.
@Test func eachTabHasAStack() {
    let all = MusicConditions(hasChildren: true)
    var state = MusicState()
    expect(state.tab == .listenNow)
    state.push(.album(albumId: 1))
    state.select(.library)
    state.push(.album(albumId: 2))
    state.push(.artist(artistId: 3))
    expect(state[.listenNow].path == [.album(albumId: 1)], "other tabs keep their stacks")
    expect(state.path.count == 2)

    state.select(.library)
    expect(state.path.count == 2, "selected by code, nothing is popped")
    state.tap(.library)
    expect(state.path.isEmpty && state.reselections[.library] == nil, "a tap goes back to the root")
    state.tap(.library)
    expect(state.reselections[.library] == 1, "and there it counts, for scrolling up")
    state.tap(.listenNow)
    expect(state.tab == .listenNow && state.path == [.album(albumId: 1)])

    // Links.
    guard let album = MusicLink("https://tunes.example.com/album/9"), let search = MusicLink("tunes://search?q=bach")
    else {
        return expect(false, "no links")
    }
    state.follow(album, all, at: 0)
    expect(state.tab == .library && state.path == [.album(albumId: 9)])
    state.follow(search, all, at: 0)
    expect(
        state.tab == .find && state.base.content == .screen(.search(query: "bach")), "the tab's root gets the values")
    state.follow(.listenNow, all, at: 0)
    expect(state.tab == .listenNow && state.path.isEmpty, "a link replaces the stack of its tab")

    // A tab that is only visible under a condition.
    expect(MusicState.visibleTabs(MusicConditions()) == [.listenNow, .library, .friends, .find])
    expect(MusicState.visibleTabs(all).contains(.kids))
    expect(state.go(.select(.kids), MusicConditions(hasChildren: false), at: 0) == .refused(.hasChildren))
    expect(state.go(.select(.kids), all, at: 0) == .done && state.tab == .kids)
    state.update(to: MusicConditions(hasChildren: false), at: 1)
    expect(state.tab == .listenNow, "the selected tab is gone")
    expect(MusicTab.library.symbol == "music.note.list" && MusicTab.library.title == "Library")
}
