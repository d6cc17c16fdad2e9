import BehaviorSupport
import NavgenRuntime
import Testing

/// The pattern wins whose literal comes first from the left.
@Test func leftmostLiteralWins() {
    expect(ForgeLink("forge://orgs/settings") == .org(name: "settings"))
    expect(ForgeLink("forge://ada/settings") == .owner(owner: "ada"), "more specific than any repository")
    expect(ForgeLink("forge://ada/engine") == .repo(owner: "ada", repo: "engine"))
    expect(ForgeLink("forge://ada/engine/pulls") == .pulls(owner: "ada", repo: "engine"))
    expect(ForgeLink("forge://orgs/engine/pulls") == .pulls(owner: "orgs", repo: "engine"))
    expect(ForgeLink.owner(owner: "orgs").url == nil, "its URL would be that of an organization")
}

/// Optional segments before others.
@Test func segmentsInTheMiddleMayBeAbsent() {
    expect(ForgeLink("forge://help/teams") == .help(lang: .en, topic: "teams"))
    expect(ForgeLink("forge://de/help/teams") == .help(lang: .de, topic: "teams"))
    expect(ForgeLink.help(lang: .en, topic: "teams").url == "https://forge.example/help/teams")
    expect(ForgeLink.help(lang: .fr, topic: "teams").url == "https://forge.example/fr/help/teams")
    expect(ForgeLink("forge://docs/install") == .manual(lang: nil, slug: "install"), "`docs` comes before any owner")
    expect(ForgeLink("forge://docs/de/install") == .manual(lang: .de, slug: "install"))
}
