import BehaviorSupport
import NavgenRuntime
import Testing

/// Hosts as values: any host, and the labels before a domain.
@Test func readsValuesFromHosts() throws {
    let ada = FediLink.person(instance: "social.example", name: try #require(Handle("ada")))
    expect(FediLink("https://social.example/@ada") == ada)
    expect(FediLink("HTTPS://Social.EXAMPLE:443/@ada") == ada, "a host is in lower case, without the default port")
    expect(FediLink("fedi://person/social.example/ada") == ada, "the same with a custom scheme")
    expect(FediLink("https://social.example/users/ada") == ada, "a redirect keeps the host")
    expect(ada.url == "https://social.example/@ada", "a URL is written with the host")
    expect(ada.url(scheme: "fedi") == "fedi://person/social.example/ada")
    expect(ada.url(host: "elsewhere.example") == nil, "another host would be another value")
    expect(FediLink.page(host: "127.0.0.1", path: "a/b").url == "https://127.0.0.1/a/b")
    expect(FediLink("https://127.0.0.1/a/b") == .page(host: "127.0.0.1", path: "a/b"))

    // An exact host wins over a domain, and that over any host.
    let author = try #require(Author("ada"))
    expect(FediLink("https://fedi.example/") == .timeline)
    expect(FediLink("https://ada.blogs.example/") == .blog(author: author))
    expect(FediLink("https://ada.blogs.example/posts/x") == .essay(author: author, slug: "x"))
    expect(FediLink.blog(author: author).url == "https://ada.blogs.example/")
    expect(FediLink("https://ada7.blogs.example/") == .page(host: "ada7.blogs.example", path: ""), "not an Author")
    expect(FediLink("https://a.b.blogs.example/") == .page(host: "a.b.blogs.example", path: ""))
    expect(FediLink("https://elsewhere.example/") == .page(host: "elsewhere.example", path: ""))
}

/// One pattern has several hosts, of which some contain the value.
@Test func readsAbsentValuesFromOtherHosts() throws {
    let author = try #require(Author("ada"))
    expect(FediLink("https://ada.blogs.example/topics") == .topics(author: author))
    expect(FediLink("https://ada.journals.example/topics") == .topics(author: author))
    expect(FediLink("https://blogs.example/topics") == .topics(author: nil))
    expect(FediLink("https://ada7.blogs.example/topics") == .page(host: "ada7.blogs.example", path: "topics"))
    expect(FediLink.topics(author: author).url == "https://ada.blogs.example/topics", "the first that has the value")
    expect(FediLink.topics(author: author).url(host: "ada.journals.example") == "https://ada.journals.example/topics")
    expect(FediLink.topics(author: author).url(host: "blogs.example") == nil)
    expect(FediLink.topics(author: nil).url == "https://blogs.example/topics")
}

/// Values that are not hosts have no URL there, and other URLs have no such host.
@Test func refusesWhatIsNotAHost() {
    let hosts = [
        "A.example", "a.example/x", "a.example:8080", "a..example", "a.example.", "me@a.example", "[::1]", "é.example",
        "",
    ]
    for host in hosts {
        expect(FediLink.page(host: host, path: "x").url == nil, "\(host)")
    }
    let urls = [
        "https://a.example:8080/@ada", "https://a..example/", "https://a.example./", "https://[::1]/",
        "https://me@a.example/",
        "https://%61.example/", "https:///", "https://", "https://:443/", "https://a.example:0443/",
        "https://é.example/",
        "http://a.example:443/", "fedi://a.example/@ada", "https://*/", "https://a.example\\x/",
        "https://" + String(repeating: "a.", count: 5000) + "b/",
    ]
    for url in urls { expect(FediLink(url) == nil, url) }
}

/// `http` for one pattern, and a port in one environment.
@Test func readsPortsAndHTTP() {
    expect(FediLink("http://a.example:80/x") == .page(host: "a.example", path: "x"))
    expect(FediLink("http://fedi.example/") == .page(host: "fedi.example", path: ""), "the timeline has no http")
    expect(FediLink.page(host: "a.example", path: "x").url(scheme: "http") == "http://a.example/x")
    expect(FediLink("https://localhost:8080/", environment: .local) == .timeline)
    expect(FediLink("https://localhost:8080/") == nil, "a host of another environment")
    expect(FediLink("https://localhost:8080:443/", environment: .local) == nil)
    expect(FediLink("https://localhost/", environment: .local) == .page(host: "localhost", path: ""))
    expect(FediLink.timeline.url(environment: .local) == "https://localhost:8080/")
}
