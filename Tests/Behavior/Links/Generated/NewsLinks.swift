// Written by navgen from deep-linking.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum NewsLink: NavigationLinkValue {
    /// `/`
    case frontPage
    /// `/topic/{topic}`, `/scores`
    case topic(topic: Topic)
    /// `/topic/{topic}/{articleId}?ref={ref}`, `/t/{topic}/a{articleId}.html`
    case article(topic: Topic, articleId: Int, ref: String? = nil)
    /// `/breaking/{topic}/{articleId}`
    case articleViaRoot(topic: Topic, articleId: Int, ref: String? = nil)
    /// `/topic/{topic}/{articleId}/comments?order={order}&page={page}`
    case comments(topic: Topic, articleId: Int, order: Order = .newest, page: Int = 1)
    /// `/search?q={query}&topic={topics}`
    case search(query: String, topics: [Topic] = [])

    var nodeValue: NodeValue {
        switch self {
        case .frontPage: return value(.frontPage)
        case .topic(let topic): return value(.topic, .raw(topic))
        case .article(let topic, let articleId, let ref):
            return value(.article, .raw(topic), .int(articleId), .string(ref))
        case .articleViaRoot(let topic, let articleId, let ref):
            return value(
                .article, .raw(topic), .int(articleId), .string(ref), .string("articleViaRoot"))
        case .comments(let topic, let articleId, let order, let page):
            return value(.comments, .raw(topic), .int(articleId), .raw(order), .int(page))
        case .search(let query, let topics): return value(.search, .string(query), .rawList(topics))
        }
    }

    init?(_ node: NewsNode, _ values: inout ValueReader) {
        switch node {
        case .frontPage: self = .frontPage
        case .topic: self = .topic(topic: values.choice(0))
        case .article:
            switch values.optionalString(3) {
            case "articleViaRoot":
                self = .articleViaRoot(
                    topic: values.choice(0), articleId: values.int(1),
                    ref: values.optionalString(2))
            default:
                self = .article(
                    topic: values.choice(0), articleId: values.int(1),
                    ref: values.optionalString(2))
            }
        case .comments:
            self = .comments(
                topic: values.choice(0), articleId: values.int(1),
                order: values.choice(2, or: .newest), page: values.int(3, or: 1))
        case .search: self = .search(query: values.string(0), topics: values.rawList(1, or: []))
        }
    }
}

nonisolated extension NewsGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        NewsGraph.table, format: .v1,
        origins: ["schemes=dailynews hosts=news.example.com,*.news.example.com"],
        types: ["Topic": .cases(Topic.self), "Order": .cases(Order.self)],
        """
        frontPage / | @frontPage
        topic /topic/{0:Topic} | @frontPage topic(0)
        topic /scores {0=sport}
        article /topic/{0:Topic}/{1:Int}?ref={2-} | @frontPage topic(0) article(0,1,2)
        article /t/{0:Topic}/a{1:Int}.html
        article /breaking/{0:Topic}/{1:Int} {3=articleViaRoot} | @frontPage article(0,1,2)
        comments /topic/{0:Topic}/{1:Int}/comments?order={2:Order=newest}&page={3:Int=1} | \
            @frontPage topic(0) article(0,1,_) comments(0,1,2,3)
        search /search?q={0}&topic={1:Topic*-} | @frontPage search(0,1)
        """)
}
