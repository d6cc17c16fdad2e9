import BehaviorSupport
import NavgenRuntime
import Testing

/// A fragment leads to a position inside a screen.
@Test func arrivesAtAFragment() {
    var state = HandbookState()
    guard let anchor = HandbookLink("handbook://chapter/3#safety%20first") else { return expect(false) }
    expect(anchor == .chapter(number: 3, heading: "safety first"))
    state.follow(anchor)
    expect(state.path == [.chapter(number: 3, heading: "safety first")] && state.top.arrivals == 0)
    state.follow(.chapter(number: 3, heading: "tools"))
    expect(
        state.path == [.chapter(number: 3, heading: "tools")] && state.top.arrivals == 1,
        "the same chapter scrolls again")
    state.follow(.chapter(number: 3, heading: "tools"))
    expect(state.top.arrivals == 2)
    state.follow(.chapter(number: 4))
    expect(state.top.arrivals == 0)
    expect(HandbookLink("https://handbook.example.com/chapter/4#footnotes") == .footnotes(number: 4), "more specific")
    expect(HandbookLink.glossary(term: "GDPR").url == "https://handbook.example.com/glossary#GDPR")
    expect(HandbookLink("https://handbook.example.com/glossary#") == .glossary(term: ""))
}
