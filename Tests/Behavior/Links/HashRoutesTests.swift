import BehaviorSupport
import NavgenRuntime
import Testing

/// Fragments that are paths with a query of their own.
@Test func readsHashRoutes() throws {
    let room = try #require(RoomID("!lounge:chat.example"))
    let event = try #require(EventID("$e1"))
    let link = RelayLink.room(room: room, event: event, via: ["a.example", "b.example"])
    expect(RelayLink("https://chat.example/#/room/!lounge:chat.example/$e1?via=a.example&via=b.example") == link)
    expect(link.url == "https://chat.example/#/room/!lounge:chat.example/$e1?via=a.example&via=b.example")
    expect(RelayLink("relay:///#/room/%21lounge:chat.example/?x=1") == .room(room: room, event: nil, via: []))
    expect(RelayLink("https://chat.example/#/home") == .rooms)
    expect(RelayLink("https://chat.example/?a=b#other") == .rooms, "another fragment is ignored")
    expect(RelayLink.rooms.url == "https://chat.example/")

    // A segment keeps its escaped slash, and an empty one makes it no path.
    expect(RelayLink("https://chat.example/#/user/@a%2Fb:c") == .member(name: "a/b", server: "c"))
    expect(RelayLink.member(name: "a/b", server: "c").url == "https://chat.example/#/user/@a%2Fb:c")
    expect(RelayLink("https://chat.example/#/user//@a:c") == .rooms)
    expect(RelayLink("https://chat.example/m/@a:b:8448") == .member(name: "a", server: "b:8448"))
    expect(RelayLink("https://chat.example/m/@:b") == nil, "a value is not empty")
    expect(RelayLink.member(name: "a:b", server: "c").url == nil, "its name would end at the first colon")
}

/// `!` requires a value, and `+` a further segment.
@Test func requiresWhatIsMarked() throws {
    let room = try #require(RoomID("!lounge:chat.example"))
    let thread = "https://chat.example/#/room/!lounge:chat.example/thread/t1"
    expect(RelayLink(thread + "?event=$e1") == .thread(room: room, event: EventID("$e1"), thread: "t1"))
    expect(RelayLink(thread) == .rooms, "the pattern for rooms takes no `thread`, so only `/` matches")
    expect(RelayLink.thread(room: room, event: nil, thread: "t1").url == nil)
    expect(RelayLink("https://chat.example/#/new/direct/x") == .newMessage)
    expect(RelayLink("https://chat.example/#/new") == .newMessage)
    expect(RelayLink.newMessage.url == "https://chat.example/#/new")
}

/// Paths in query items.
@Test func readsPathsInQueries() {
    expect(RelayLink("https://chat.example/open?url=/settings/security") == .settings(section: .security, page: nil))
    let page = RelayLink.settings(section: .account, page: "e mail")
    expect(RelayLink("relay://open?url=%2Fsettings%2Faccount%2Fe%20mail") == page)
    expect(page.url == "https://chat.example/open?url=/settings/account/e%20mail")
    expect(RelayLink("https://chat.example/settings/account/e%20mail") == page)
    expect(RelayLink("https://chat.example/open?url=/settings/other") == nil)
    expect(RelayLink("https://chat.example/open?url=/settings/account/a/b") == nil)
    expect(RelayLink("https://chat.example/open?url=/search/a/b?c") == .find(path: "a/b?c"))
}
