// Written by navgen from deep-linking.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum NewsRoute: NavigationValue {
    /// News
    case frontPage
    /// {topic}
    case topic(topic: Topic)
    /// Article {articleId}
    case article(topic: Topic, articleId: Int, ref: String? = nil)
    /// Comments
    case comments(topic: Topic, articleId: Int, order: Order = .newest, page: Int = 1)
    /// Search
    case search(query: String, topics: [Topic] = [])

    var nodeValue: NodeValue {
        switch self {
        case .frontPage: return value(.frontPage)
        case .topic(let topic): return value(.topic, .raw(topic))
        case .article(let topic, let articleId, let ref):
            return value(.article, .raw(topic), .int(articleId), .string(ref))
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
            self = .article(
                topic: values.choice(0), articleId: values.int(1), ref: values.optionalString(2))
        case .comments:
            self = .comments(
                topic: values.choice(0), articleId: values.int(1),
                order: values.choice(2, or: .newest), page: values.int(3, or: 1))
        case .search: self = .search(query: values.string(0), topics: values.rawList(1, or: []))
        }
    }

    var title: String? {
        switch self {
        case .topic(let topic): return String(localized: "\(topic.rawValue)")
        case .article(_, let articleId, _): return String(localized: "Article \(articleId)")
        default: return Graph.title(of: node)
        }
    }
}

nonisolated enum Topic: String, CaseIterable, Codable, Sendable {
    case world
    case politics
    case science
    case sport
}

nonisolated enum Order: String, CaseIterable, Codable, Sendable {
    case newest
    case oldest
    case mostLiked = "most-liked"
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum NewsNode: NavigationNode {
    case frontPage
    case topic
    case article
    case comments
    case search

    typealias Graph = NewsGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum NewsGraph: NavigationGraph {
    typealias Node = NewsNode
    typealias Route = NewsRoute
    typealias Link = NewsLink

    static let table = GraphTable(
        NewsGraph.self, "News", format: .v1,
        """
        @frontPage
        frontPage screen pushes=topic,article,search
        topic screen params=topic pushes=article
        article screen params=topic,articleId,ref pushes=comments
        comments screen params=topic,articleId,order,page
        search screen params=query,topics pushes=article
        """)

    static func title(of node: NewsNode) -> String? {
        switch node {
        case .frontPage: return String(localized: "News")
        case .comments: return String(localized: "Comments")
        case .search: return String(localized: "Search")
        default: return nil
        }
    }
}
