// Written by navgen from deep-linking.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can lie on a stack.
nonisolated enum NewsRoute: Hashable, Codable, Sendable {
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

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try NewsSaved.read(from: decoder)
    }
}

nonisolated extension NewsRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .frontPage:
            return String(localized: "News")
        case .topic(let topic):
            return String(localized: "\(topic.rawValue)")
        case .article(_, let articleId, _):
            return String(localized: "Article \(articleId)")
        case .comments:
            return String(localized: "Comments")
        case .search:
            return String(localized: "Search")
        }
    }
}

nonisolated extension NewsRoute {
    /// Which node it is.
    var node: NewsNode {
        switch self {
        case .frontPage: return .frontPage
        case .topic: return .topic
        case .article: return .article
        case .comments: return .comments
        case .search: return .search
        }
    }
}

nonisolated extension NewsRoute {
    /// Its id and its values, by which it is compared and saved.
    var fields: NewsFields {
        switch self {
        case .frontPage:
            return NewsFields("frontPage")
        case .topic(let topic):
            var fields = NewsFields("topic")
            fields.text("topic", topic.rawValue)
            return fields
        case .article(let topic, let articleId, let ref):
            var fields = NewsFields("article")
            fields.text("topic", topic.rawValue)
            fields.int("articleId", articleId)
            fields.text("ref", ref)
            return fields
        case .comments(let topic, let articleId, let order, let page):
            var fields = NewsFields("comments")
            fields.text("topic", topic.rawValue)
            fields.int("articleId", articleId)
            fields.text("order", order.rawValue)
            fields.int("page", page)
            return fields
        case .search(let query, let topics):
            var fields = NewsFields("search")
            fields.text("query", query)
            fields.textList("topics", topics.map(\.rawValue))
            return fields
        }
    }
}

nonisolated extension NewsRoute: NewsSavable {
    init?(_ saved: inout NewsSaved) {
        switch saved.id {
        case "frontPage":
            self = .frontPage
        case "topic":
            guard let topic = saved.optional("topic", Topic.self) else { return nil }
            self = .topic(topic: topic)
        case "article":
            guard let topic = saved.optional("topic", Topic.self) else { return nil }
            self = .article(
                topic: topic, articleId: saved.int("articleId"), ref: saved.optional("ref"))
        case "comments":
            guard let topic = saved.optional("topic", Topic.self) else { return nil }
            self = .comments(
                topic: topic, articleId: saved.int("articleId"),
                order: saved.optional("order") ?? Order.newest, page: saved.optional("page") ?? 1)
        case "search":
            self = .search(query: saved.text("query"), topics: saved.optional("topics") ?? [])
        default:
            return nil
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated struct NewsNode: CaseIterable, RawRepresentable, Hashable, Codable, Sendable {
    enum Kind: String, CaseIterable, Codable, Sendable {
        case screen
    }

    let index: Int

    init(index: Int) { self.index = index }

    init?(rawValue id: String) {
        guard let index = NewsNodeTable.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// As the graph names it: `frontPage`.
    var rawValue: String { NewsNodeTable.ids[index] }

    var kind: Kind { NewsNodeTable.kinds[index] }

    static var allCases: [NewsNode] { NewsNodeTable.ids.indices.map(NewsNode.init(index:)) }

    /// News
    static var frontPage: NewsNode { NewsNode(index: 0) }
    /// {topic}
    static var topic: NewsNode { NewsNode(index: 1) }
    /// Article {articleId}
    static var article: NewsNode { NewsNode(index: 2) }
    /// Comments
    static var comments: NewsNode { NewsNode(index: 3) }
    /// Search
    static var search: NewsNode { NewsNode(index: 4) }
}

nonisolated extension NewsNode {
    /// The title, in the user's language, of a node whose title names no parameter.
    var title: String? {
        switch index {
        case 0: return String(localized: "News")
        case 3: return String(localized: "Comments")
        case 4: return String(localized: "Search")
        default: return nil
        }
    }
}

/// What is known of the nodes, by their places.
nonisolated private enum NewsNodeTable {
    static let ids: [String] = [
        "frontPage",
        "topic",
        "article",
        "comments",
        "search",
    ]

    static let kinds: [NewsNode.Kind] = [
        .screen, .screen, .screen, .screen, .screen,
    ]
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

/// A node's id and values. The enums are compared, hashed and saved by these: what Swift would
/// derive for an enum with many cases takes it seconds to compile.
nonisolated struct NewsFields: Hashable {
    enum Value: Hashable {
        case none
        case text(String)
        case int(Int)
        case list([Value])

        func encode(in container: inout KeyedEncodingContainer<NewsKey>, _ key: NewsKey) throws {
            switch self {
            case .none: break
            case .text(let value): try container.encode(value, forKey: key)
            case .int(let value): try container.encode(value, forKey: key)
            case .list(let values):
                var list = container.nestedUnkeyedContainer(forKey: key)
                for value in values { try value.encode(in: &list) }
            }
        }

        private func encode(in container: inout any UnkeyedEncodingContainer) throws {
            switch self {
            case .text(let value): try container.encode(value)
            case .int(let value): try container.encode(value)
            default: break
            }
        }
    }

    private struct Field: Hashable {
        let name: String
        let value: Value
    }

    let id: String
    // Most nodes have no more than three parameters; these need no memory of their own.
    private var first: Field?
    private var second: Field?
    private var third: Field?
    private var others: [Field] = []

    init(_ id: String) { self.id = id }

    mutating func text(_ name: String, _ value: String?) {
        add(name, value.map { .text($0) } ?? .none)
    }

    mutating func textList(_ name: String, _ values: [String]) {
        add(name, .list(values.map { .text($0) }))
    }

    mutating func int(_ name: String, _ value: Int?) {
        add(name, value.map { .int($0) } ?? .none)
    }

    mutating func intList(_ name: String, _ values: [Int]) {
        add(name, .list(values.map { .int($0) }))
    }

    private mutating func add(_ name: String, _ value: Value) {
        let field = Field(name: name, value: value)
        if first == nil {
            first = field
        } else if second == nil {
            second = field
        } else if third == nil {
            third = field
        } else {
            others.append(field)
        }
    }

    var values: [Value] { ([first, second, third].compactMap { $0 } + others).map(\.value) }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: NewsKey.self)
        try container.encode(id, forKey: NewsKey("node"))
        guard first != nil else { return }
        var values = container.nestedContainer(keyedBy: NewsKey.self, forKey: NewsKey("values"))
        for field in [first, second, third].compactMap({ $0 }) + others {
            try field.value.encode(in: &values, NewsKey(field.name))
        }
    }
}

/// A key of a saved state.
nonisolated struct NewsKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What a saved state can say.
nonisolated protocol NewsSavable {
    /// Nil where another node is meant, or a value is missing.
    init?(_ saved: inout NewsSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct NewsSaved {
    let id: String
    private let values: KeyedDecodingContainer<NewsKey>?

    /// A value that has to be there is missing, or is something else.
    private var isBroken = false

    static func read<Node: NewsSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: NewsKey.self)
        let id = try container.decode(String.self, forKey: NewsKey("node"))
        let values = try? container.nestedContainer(
            keyedBy: NewsKey.self, forKey: NewsKey("values"))
        var saved = NewsSaved(id: id, values: values)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: NewsKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    mutating func inner<Node: NewsSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    func optional<Value: Decodable>(_ name: String, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: NewsKey(name))
    }

    mutating func text(_ name: String) -> String { required(name, "") }

    mutating func int(_ name: String) -> Int { required(name, 0) }

    private mutating func required<Value: Decodable>(_ name: String, _ stand: Value) -> Value {
        if let value = optional(name, Value.self) { return value }
        isBroken = true
        return stand
    }
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no tables of translations.
        fileprivate init(localized text: String) { self = text }
    }
#endif
