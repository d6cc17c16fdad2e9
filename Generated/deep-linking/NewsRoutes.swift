// Written by navgen from deep-linking.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can be on a stack.
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
    /// Its node in the graph.
    var node: NewsNode { NewsNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .frontPage: return 0
        case .topic: return 1
        case .article: return 2
        case .comments: return 3
        case .search: return 4
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: NewsFields {
        var fields = NewsFields(place)
        switch self {
        case .topic(let topic):
            fields.text(topic.rawValue)
        case .article(let topic, let articleId, let ref):
            fields.text(topic.rawValue)
            fields.int(articleId)
            fields.text(ref)
        case .comments(let topic, let articleId, let order, let page):
            fields.text(topic.rawValue)
            fields.int(articleId)
            fields.text(order.rawValue)
            fields.int(page)
        case .search(let query, let topics):
            fields.text(query)
            fields.textList(topics.map(\.rawValue))
        default: break
        }
        return fields
    }
}

nonisolated extension NewsRoute: NewsSavable {
    init?(_ saved: inout NewsSaved) {
        switch saved.place {
        case 0:
            self = .frontPage
        case 1:
            guard let topic = saved.optional(0, Topic.self) else { return nil }
            self = .topic(topic: topic)
        case 2:
            guard let topic = saved.optional(0, Topic.self) else { return nil }
            self = .article(topic: topic, articleId: saved.int(1), ref: saved.optional(2))
        case 3:
            guard let topic = saved.optional(0, Topic.self) else { return nil }
            self = .comments(
                topic: topic, articleId: saved.int(1), order: saved.value(2, or: .newest),
                page: saved.value(3, or: 1))
        case 4:
            self = .search(query: saved.text(0), topics: saved.value(1, or: []))
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
        guard let index = NewsNodes.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// Its id in the graph, such as `frontPage`.
    var rawValue: String { NewsNodes.ids[index] }

    var kind: Kind { NewsNodeTable.kinds[index] }

    /// Who is responsible for it.
    var owner: String? { nil }

    var tags: [String] { [] }

    static var allCases: [NewsNode] { NewsNodes.ids.indices.map(NewsNode.init(index:)) }

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

/// What is known about the nodes, by place.
nonisolated private enum NewsNodeTable {
    static let kinds: [NewsNode.Kind] = [
        .screen, .screen, .screen, .screen, .screen,
    ]
}

nonisolated extension NewsNode: CustomStringConvertible {
    var description: String { rawValue }
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

/// A node and its values. The enums are compared, hashed and saved by these, as what Swift would
/// derive for an enum with many cases takes seconds to compile.
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

    /// The node's place among all nodes.
    let place: Int
    private var count = 0
    // Most nodes have at most three parameters; these need no memory of their own.
    private var first = Value.none
    private var second = Value.none
    private var third = Value.none
    private var others: [Value] = []

    init(_ place: Int) { self.place = place }

    @inline(never)
    mutating func text(_ value: String?) {
        add(value.map { .text($0) } ?? .none)
    }

    @inline(never)
    mutating func textList(_ values: [String]) {
        add(.list(values.map { .text($0) }))
    }

    @inline(never)
    mutating func int(_ value: Int?) {
        add(value.map { .int($0) } ?? .none)
    }

    @inline(never)
    mutating func intList(_ values: [Int]) {
        add(.list(values.map { .int($0) }))
    }

    private mutating func add(_ value: Value) {
        switch count {
        case 0: first = value
        case 1: second = value
        case 2: third = value
        default: others.append(value)
        }
        count += 1
    }

    /// Whether it is the same thing, even if values outside its identity differ.
    func isSame(as other: Self) -> Bool {
        guard place == other.place else { return false }
        return self == other
    }

    var values: [Value] { [first, second, third].prefix(count) + others }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: NewsKey.self)
        try container.encode(NewsNodes.ids[place], forKey: NewsKey("node"))
        guard count > 0 else { return }
        var nested = container.nestedContainer(keyedBy: NewsKey.self, forKey: NewsKey("values"))
        for (name, value) in zip(NewsNodes.parameters(of: place), values) {
            try value.encode(in: &nested, NewsKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum NewsNodes {
    static let ids: [String] = [
        "frontPage", "topic", "article", "comments", "search",
    ]

    private static let parameters: [StaticString] = [
        "", "topic", "topic articleId ref", "topic articleId order page", "query topics",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

/// A key in a saved state.
nonisolated struct NewsKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol NewsSavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout NewsSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct NewsSaved {
    let place: Int
    private let values: KeyedDecodingContainer<NewsKey>?
    private let names: [Substring]

    /// Whether a required value is missing or invalid.
    private var isBroken = false

    static func read<Node: NewsSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: NewsKey.self)
        let id = try container.decode(String.self, forKey: NewsKey("node"))
        var saved = NewsSaved(id, container)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: NewsKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<NewsKey>) {
        place = NewsNodes.place(of: id) ?? -1
        names = place < 0 ? [] : NewsNodes.parameters(of: place)
        values = try? container.nestedContainer(keyedBy: NewsKey.self, forKey: NewsKey("values"))
    }

    mutating func inner<Node: NewsSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: NewsKey(String(names[place])))
    }

    /// The value of a parameter that has a default.
    @inline(never)
    func value<Value: Decodable>(_ place: Int, or other: Value) -> Value {
        optional(place) ?? other
    }

    @inline(never)
    mutating func text(_ place: Int) -> String { required(place, "") }

    @inline(never)
    mutating func int(_ place: Int) -> Int { required(place, 0) }

    private mutating func required<Value: Decodable>(_ place: Int, _ stand: Value) -> Value {
        if let value = optional(place, Value.self) { return value }
        isBroken = true
        return stand
    }
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no translation tables.
        fileprivate init(localized text: String) { self = text }
    }
#endif
