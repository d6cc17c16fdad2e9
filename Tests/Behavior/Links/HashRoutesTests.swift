import BehaviorSupport
import NavgenRuntime
import Testing

/// Fragments that are paths with a query of their own.
@Test func readsHashRoutes() throws {
    let room = try #require(RoomID("!lounge:chat.example"))
    let event = try #require(EventID("$e1"))
    let link = MatrixLink.room(room: room, event: event, via: ["a.example", "b.example"])
    expect(MatrixLink("https://chat.example/#/room/!lounge:chat.example/$e1?via=a.example&via=b.example") == link)
    expect(link.url == "https://chat.example/#/room/!lounge:chat.example/$e1?via=a.example&via=b.example")
    expect(MatrixLink("matrix-chat:///#/room/%21lounge:chat.example/?x=1") == .room(room: room, event: nil, via: []))
    expect(MatrixLink("https://chat.example/#/home") == .rooms)
    expect(MatrixLink("https://chat.example/?a=b#other") == .rooms, "another fragment is ignored")
    expect(MatrixLink.rooms.url == "https://chat.example/")

    // A segment keeps its escaped slash, and an empty one makes it no path.
    expect(MatrixLink("https://chat.example/#/user/@a%2Fb:c") == .member(name: "a/b", server: "c"))
    expect(MatrixLink.member(name: "a/b", server: "c").url == "https://chat.example/#/user/@a%2Fb:c")
    expect(MatrixLink("https://chat.example/#/user//@a:c") == .rooms)
    expect(MatrixLink("https://chat.example/m/@a:b:8448") == .member(name: "a", server: "b:8448"))
    expect(MatrixLink("https://chat.example/m/@:b") == nil, "a value is not empty")
    expect(MatrixLink.member(name: "a:b", server: "c").url == nil, "its name would end at the first colon")
}

/// `!` requires a value, and `+` a further segment.
@Test func requiresWhatIsMarked() throws {
    let room = try #require(RoomID("!lounge:chat.example"))
    let thread = "https://chat.example/#/room/!lounge:chat.example/thread/t1"
    expect(MatrixLink(thread + "?event=$e1") == .thread(room: room, event: EventID("$e1"), thread: "t1"))
    expect(MatrixLink(thread) == .rooms, "the pattern for rooms takes no `thread`, so only `/` matches")
    expect(MatrixLink.thread(room: room, event: nil, thread: "t1").url == nil)
    expect(MatrixLink("https://chat.example/#/new/direct/x") == .newMessage)
    expect(MatrixLink("https://chat.example/#/new") == .newMessage)
    expect(MatrixLink.newMessage.url == "https://chat.example/#/new")
}

/// Paths in query items.
@Test func readsPathsInQueries() {
    expect(MatrixLink("https://chat.example/open?url=/settings/security") == .settings(section: .security, page: nil))
    let page = MatrixLink.settings(section: .account, page: "e mail")
    expect(MatrixLink("matrix-chat://open?url=%2Fsettings%2Faccount%2Fe%20mail") == page)
    expect(page.url == "https://chat.example/open?url=/settings/account/e%20mail")
    expect(MatrixLink("https://chat.example/settings/account/e%20mail") == page)
    expect(MatrixLink("https://chat.example/open?url=/settings/other") == nil)
    expect(MatrixLink("https://chat.example/open?url=/settings/account/a/b") == nil)
    expect(MatrixLink("https://chat.example/open?url=/search/a/b?c") == .find(path: "a/b?c"))
}
