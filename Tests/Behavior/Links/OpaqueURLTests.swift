import BehaviorSupport
import Foundation
import NavgenRuntime
import Testing

/// URLs without a slash after the scheme.
@Test func readsURLsWithoutASlash() throws {
    let key = try #require(AuthorKey("npub1ada"))
    expect(TernLink("nostr:npub1ada") == .author(key: key) && TernLink("tern://p/npub1ada") == .author(key: key))
    expect(TernLink("NOSTR:npub1ada") == .author(key: key), "schemes ignore case")
    expect(TernLink.author(key: key).url == "nostr:npub1ada", "URLs are written with the first pattern")
    let event = try #require(PostKey("note1x"))
    expect(TernLink("nostr:note1x") == .event(id: event))
    for url in ["nostr:nsec1x", "nostr:", "nostr:/npub1ada", "nostr://npub1ada", "tern:npub1ada", "nostr:npub1ada/x"] {
        expect(TernLink(url) == nil, "\(url)")
    }
    expect(TernLink("geo:48.2,16.40?z=x") == .spot(latitude: 48.2, longitude: 16.4), "`z` cannot be read")
    expect(TernLink("geo:48.2,16.4;u=35") == nil)
    expect(TernLink.spot(latitude: 48.2, longitude: 16.4, zoom: 3).url == "geo:48.2,16.4?z=3")
    let letter = TernLink.letter(address: "ada@example.com", subject: "Hi there")
    expect(TernLink("mailto:ada%40example.com?subject=Hi%20there") == letter)
    expect(letter.url == "mailto:ada@example.com?subject=Hi%20there")
}
