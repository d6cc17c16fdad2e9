import BehaviorSupport
import NavgenRuntime
import Testing

/// Sheets are values, one on top of another, each with its own stack.
@Test func eachSheetHasAStack() {
    var state = AtlasState()
    let place = state.present(.sheet(.place(placeId: 1)))
    state.push(.openingHours(placeId: 1))
    expect(state.path.isEmpty && state.presented.first?.path == [.openingHours(placeId: 1)], "it is the sheet's stack")
    let rate = state.present(.sheet(.rate(placeId: 1)))
    expect(place != rate && state.depth == 3 && state.node == .rate)

    // A binding's setter only dismisses the presentation for which it was made.
    state.dismiss(id: 4711)
    expect(state.depth == 3)
    state.dismiss(id: place)
    expect(state.depth == 1, "what lies upon it goes, too")
    state.dismiss(id: place)
    expect(state.depth == 1)

    // A link to what is on top with equal identity changes the other values in place.
    state.follow(.place(placeId: 7, photo: 1))
    let shown = state.top.id
    state.follow(.place(placeId: 7, photo: 2))
    expect(
        state.top.id == shown && state.top.content == .sheet(.place(placeId: 7, photo: 2)) && state.top.arrivals == 1)
    state.follow(.place(placeId: 8))
    expect(state.top.id != shown && state.top.arrivals == 0, "another place is another sheet")
    state.follow(.openingHours(placeId: 8))
    expect(state.presented.count == 1 && state.top.path == [.openingHours(placeId: 8)])

    // The shown state follows the wanted state step by step.
    var shownState = AtlasState()
    var steps = 0
    var wanted = AtlasState()
    wanted.present(.sheet(.place(placeId: 1)), path: [.openingHours(placeId: 1)])
    wanted.present(.sheet(.rate(placeId: 1)))
    while true {
        let next = AtlasState.next(shown: shownState, wanted: wanted)
        if next == shownState { break }
        expect(abs(next.presented.count - shownState.presented.count) <= 1, "one at a time")
        shownState = next
        steps += 1
    }
    expect(steps == 2 && shownState.presented == wanted.presented)
    wanted.dismissAll()
    expect(AtlasState.next(shown: shownState, wanted: wanted).presented.isEmpty)
}
