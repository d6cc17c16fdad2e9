import BehaviorSupport
import Foundation
import NavgenRuntime
import Testing

/// Redirects to the URL that a link carries.
@Test func readsLinksInLinks() throws {
    let other = try #require(URL(string: "https://other.example/x?y=z"))
    expect(SurfLink("surf://out?to=surf://b/7") == .bookmark(id: 7))
    expect(SurfLink("https://surf.example/out?to=https%3A%2F%2Fsurf.example%2Fb%2F7%3Fa%3Db") == .bookmark(id: 7))
    expect(SurfLink("surf://out?to=surf://inner?to=surf://out?to=surf://b/7") == .bookmark(id: 7))
    expect(SurfLink("surf://out?to=https://other.example/x?y=z") == .leaving(target: other))
    expect(SurfLink("surf://inner?to=https://other.example/x") == nil)
    expect(SurfLink("surf://out?to=surf://inner?to=https://other.example/x")?.node == .leaving, "the outer one decides")
    for carried in ["//surf.example/b/7", "/b/7", "", "surf.example/b/7"] {
        expect(SurfLink("surf://out?to=" + carried) == nil, "\(carried) is not a full URL")
    }
    for carried in ["javascript:alert(1)", "file:///etc/passwd", "surf://me@b/7", "surf://b/7x"] {
        expect(SurfLink("surf://inner?to=" + carried) == nil, carried)
        expect(SurfLink("surf://out?to=" + carried)?.node == .leaving, carried)
    }
    let deep = String(repeating: "surf://inner?to=", count: 8)
    expect(SurfLink(deep + "surf://b/7") == .bookmark(id: 7))
    expect(SurfLink(deep + "surf://inner?to=surf://b/7") == nil, "eight levels are the limit")
    expect(SurfLink(deep) == nil)
}

/// A parameter that is the URL itself.
@Test func passesTheURLItself() throws {
    func link(_ text: String) throws -> SurfLink { .reader(link: try #require(URL(string: text)), article: "x") }
    expect(SurfLink("https://surf.example/read/x?a=b#c") == (try link("https://surf.example/read/x?a=b#c")))
    expect(SurfLink("surf://article/x") == (try link("surf://article/x")), "before redirects")
    expect(SurfLink("surf://out?to=surf://read/x") == (try link("surf://read/x")), "the inner link")
    expect(try link("surf://read/x?a=b").url == "surf://read/x?a=b")
    expect(try link("surf://read/y").url == nil, "it would be another article")
}
