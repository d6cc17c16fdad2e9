import BehaviorSupport
import Foundation
import NavgenRuntime
import Testing

/// Tabs give their roots values, and several tabs show the same screen with different ones.
@Test func tabsGiveTheirRootsValues() {
    var state = PaperState()
    expect(state.tab == .world && state.base.content == .screen(.feed(topic: .world)))
    expect(state[.sport].content == .screen(.feed(topic: .sport, compact: true)))
    state.select(.saved)
    expect(state.nodes == [.saved, .reading])

    // A link with a tab's values selects it.
    func shown(_ url: String) -> (tab: PaperTab, path: [PaperRoute]) {
        guard let link = PaperLink(url) else { return (.saved, []) }
        state.follow(link)
        return (state.tab, state.path)
    }
    expect(shown("paper://topic/sport?compact=true") == (.sport, []))
    expect(shown("paper://scores") == (.sport, []))
    expect(shown("paper://topic/world") == (.world, []))
    // Any other topic is pushed, with its own values.
    expect(shown("paper://topic/science") == (.world, [.topics, .feed(topic: .science)]))
    expect(state.base.content == .screen(.feed(topic: .world)), "the root keeps its values")
    expect(shown("paper://topic/sport") == (.world, [.topics, .feed(topic: .sport)]), "it is not compact")
    expect(shown("paper://story/5") == (.world, [.story(storyId: 5)]))
    expect(shown("paper://reading/later") == (.saved, []))
    expect(shown("paper://reading/old") == (.world, [.reading(list: "old")]))
    expect(PaperLink.feed(topic: .sport, compact: true).plan?.tab == .sport)

    // A route pushes, even to a screen with the values of a tab.
    state.select(.world)
    state.push(.feed(topic: .sport, compact: true))
    expect(state.tab == .world && state.path.last == .feed(topic: .sport, compact: true))
}

/// A saved state has the roots of the graph, whatever values they had when it was saved.
@Test func savedStatesKeepTheValuesOfTabs() throws {
    var state = PaperState()
    state.select(.sport)
    state.push(.story(storyId: 1))
    state.select(.saved)
    expect(restored(state) == state)
    let text = String(decoding: try JSONEncoder().encode(state), as: UTF8.self)
    let former = text.replacingOccurrences(of: "\"later\"", with: "\"former\"")
        .replacingOccurrences(of: "\"topic\":\"sport\"", with: "\"topic\":\"science\"")
    expect(former != text)
    let again = try JSONDecoder().decode(PaperState.self, from: Data(former.utf8))
    expect(again == state)
    expect(again[.sport].path == [.story(storyId: 1)])
}
