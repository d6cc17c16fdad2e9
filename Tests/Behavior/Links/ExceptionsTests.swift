import BehaviorSupport
import NavgenRuntime
import Testing

/// URLs that `except` leaves out.
@Test func leavesURLsOut() {
    expect(WikiLink("wiki://intl") == nil && WikiLink("wiki://intl/de/Rome/") == nil, "those of `links` lead nowhere")
    expect(WikiLink("https://wiki.example/account/delete?really=1") == nil, "with other items, too")
    expect(WikiLink("wiki://account/deleted") == .account(section: "deleted"))
    expect(WikiLink("wiki://Rome/Forum?preview=1") == nil && WikiLink("wiki://edit/Rome?preview=1") == nil)
    expect(WikiLink("wiki://Rome/Forum?preview=0") == .entry(title: "Rome/Forum"))

    expect(WikiLink("wiki://api/pages") == nil, "no other pattern matches what the pattern leaves out")
    expect(WikiLink("wiki://Rome/history") == nil)
    expect(WikiLink("wiki://Rome/a/history") == .entry(title: "Rome/a/history"))
    expect(WikiLink("wiki://account/history") == .account(section: "history"), "another pattern matches it")
    expect(WikiLink("wiki://edit/api/pages") == .edit(title: "api/pages"))
    expect(WikiLink.entry(title: "api").url == nil, "no URL has this value")
    expect(WikiLink.entry(title: "apis").url == "https://wiki.example/apis")
    expect(WikiLink.account(section: "delete").url == nil)
}
