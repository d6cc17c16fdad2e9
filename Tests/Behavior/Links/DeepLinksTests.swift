import BehaviorSupport
import Foundation
import NavgenRuntime
import Testing

/// Links with the app's own scheme and with `https`, which also push the screens below their
/// target.
@Test func followsAndWritesLinks() {
    var state = NewsState()
    state.push(.search(query: "old", topics: []))
    guard let article = NewsLink("dailynews://topic/sport/42?ref=mail") else { return expect(false) }
    expect(NewsLink("https://www.news.example.com/topic/sport/42?ref=mail") == article, "both URLs are the same link")
    state.follow(article)
    expect(
        state.path == [.topic(topic: .sport), .article(topic: .sport, articleId: 42, ref: "mail")], "the stack is new")
    expect(state.pop() && state.node == .topic, "back leads to the topic")

    // Query items, lists, and values that are not in the path.
    expect(
        NewsLink("https://news.example.com/search?q=rain&topic=world&topic=science")
            == .search(query: "rain", topics: [.world, .science]))
    expect(NewsLink("https://news.example.com/search") == nil, "the query is required")
    expect(NewsLink("https://news.example.com/search?q=&topic=weather") == nil, "no such topic")
    expect(NewsLink("https://news.example.com/scores") == .topic(topic: .sport))
    expect(NewsLink("https://news.example.com/t/world/a7.html") == .article(topic: .world, articleId: 7))
    expect(NewsLink("https://news.example.com/topic/world/007") == nil)
    expect(NewsLink("https://a.b.news.example.com/scores") == .topic(topic: .sport), "any number of labels")
    expect(NewsLink("https://a..news.example.com/") == nil && NewsLink("https://elsewhere.example.com/") == nil)
    expect(NewsLink("http://news.example.com/") == nil && NewsLink("dailynews:topic/sport") == nil)

    // Writing URLs.
    let comments = NewsLink.comments(topic: .politics, articleId: 5, order: .mostLiked)
    expect(comments.url == "https://news.example.com/topic/politics/5/comments?order=most-liked")
    expect(comments.url(scheme: "dailynews") == "dailynews://topic/politics/5/comments?order=most-liked")
    expect(
        comments.url(host: "de.news.example.com")
            == "https://de.news.example.com/topic/politics/5/comments?order=most-liked")
    expect(comments.url(host: "elsewhere.example.com") == nil && comments.url(scheme: "mailto") == nil)
    expect(
        NewsLink.search(query: "a b&c=d/é", topics: []).url == "https://news.example.com/search?q=a%20b%26c=d/%C3%A9")
    expect(URL(string: "https://news.example.com/topic/world").flatMap { NewsLink(url: $0) } == .topic(topic: .world))
}

/// URLs that open their node on other screens than its other URLs do.
@Test func oneURLShowsOtherScreensBelow() {
    var state = NewsState()
    guard let breaking = NewsLink("dailynews://breaking/science/9") else { return expect(false) }
    expect(breaking == .articleViaRoot(topic: .science, articleId: 9))
    expect(breaking != .article(topic: .science, articleId: 9), "they show different screens")
    state.follow(breaking)
    expect(state.path == [.article(topic: .science, articleId: 9)], "only the front page is below")
    expect(breaking.texts == ["science", "9", nil], "its values are those of the article")
    expect(breaking.url == "https://news.example.com/breaking/science/9")
    expect(
        NewsLink.article(topic: .science, articleId: 9).url == "https://news.example.com/topic/science/9",
        "other links have other URLs")
    expect(NewsLink.articleViaRoot(topic: .science, articleId: 9, ref: "mail").url == nil, "no URL has all values")
    expect(state.link == .article(topic: .science, articleId: 9), "the screen itself has its own link")
    expect(NewsLink("dailynews://topic/science/9")?.plan?.path.count == 2)
}
