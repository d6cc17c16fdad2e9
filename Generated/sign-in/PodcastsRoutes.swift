// Written by navgen from sign-in.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can be on a stack.
nonisolated enum PodcastsRoute: Hashable, Codable, Sendable {
    /// Discover
    case discover
    /// Show {showId}
    case show(showId: Int)
    /// Bonus episode
    case bonusEpisode(showId: Int, episode: Int)
    /// Library
    case library
    /// Create account
    case createAccount

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try PodcastsSaved.read(from: decoder)
    }
}

nonisolated extension PodcastsRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .discover:
            return String(localized: "Discover")
        case .show(let showId):
            return String(localized: "Show \(showId)")
        case .bonusEpisode:
            return String(localized: "Bonus episode")
        case .library:
            return String(localized: "Library")
        case .createAccount:
            return String(localized: "Create account")
        }
    }
}

nonisolated extension PodcastsRoute {
    /// Its node in the graph.
    var node: PodcastsNode { PodcastsNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .discover: return 0
        case .show: return 1
        case .bonusEpisode: return 2
        case .library: return 3
        case .createAccount: return 4
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: PodcastsFields {
        var fields = PodcastsFields(place)
        switch self {
        case .show(let showId):
            fields.int(showId)
        case .bonusEpisode(let showId, let episode):
            fields.int(showId)
            fields.int(episode)
        default: break
        }
        return fields
    }
}

nonisolated extension PodcastsRoute: PodcastsSavable {
    init?(_ saved: inout PodcastsSaved) {
        switch saved.place {
        case 0:
            self = .discover
        case 1:
            self = .show(showId: saved.int(0))
        case 2:
            self = .bonusEpisode(showId: saved.int(0), episode: saved.int(1))
        case 3:
            self = .library
        case 4:
            self = .createAccount
        default:
            return nil
        }
    }
}

/// What is shown as a sheet.
nonisolated enum PodcastsSheet: Hashable, Codable, Identifiable, Sendable {
    /// Sign in
    case signIn
    /// Listen without advertising
    case offer

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try PodcastsSaved.read(from: decoder)
    }
}

nonisolated extension PodcastsSheet {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .signIn:
            return String(localized: "Sign in")
        case .offer:
            return String(localized: "Listen without advertising")
        }
    }
}

nonisolated extension PodcastsSheet {
    /// Its node in the graph.
    var node: PodcastsNode { PodcastsNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .signIn: return 5
        case .offer: return 6
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: PodcastsFields { PodcastsFields(place) }
}

nonisolated extension PodcastsSheet: PodcastsSavable {
    init?(_ saved: inout PodcastsSaved) {
        switch saved.place {
        case 5:
            self = .signIn
        case 6:
            self = .offer
        default:
            return nil
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated struct PodcastsNode: CaseIterable, RawRepresentable, Hashable, Codable, Sendable {
    enum Kind: String, CaseIterable, Codable, Sendable {
        case screen, sheet
    }

    let index: Int

    init(index: Int) { self.index = index }

    init?(rawValue id: String) {
        guard let index = PodcastsNodes.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// Its id in the graph, such as `discover`.
    var rawValue: String { PodcastsNodes.ids[index] }

    var kind: Kind { PodcastsNodeTable.kinds[index] }

    /// Who is responsible for it.
    var owner: String? { nil }

    var tags: [String] { [] }

    static var allCases: [PodcastsNode] { PodcastsNodes.ids.indices.map(PodcastsNode.init(index:)) }

    /// Discover
    static var discover: PodcastsNode { PodcastsNode(index: 0) }
    /// Show {showId}
    static var show: PodcastsNode { PodcastsNode(index: 1) }
    /// Bonus episode
    static var bonusEpisode: PodcastsNode { PodcastsNode(index: 2) }
    /// Library
    static var library: PodcastsNode { PodcastsNode(index: 3) }
    /// Create account
    static var createAccount: PodcastsNode { PodcastsNode(index: 4) }
    /// Sign in
    static var signIn: PodcastsNode { PodcastsNode(index: 5) }
    /// Listen without advertising
    static var offer: PodcastsNode { PodcastsNode(index: 6) }
}

nonisolated extension PodcastsNode {
    /// The title, in the user's language, of a node whose title names no parameter.
    var title: String? {
        switch index {
        case 0: return String(localized: "Discover")
        case 2: return String(localized: "Bonus episode")
        case 3: return String(localized: "Library")
        case 4: return String(localized: "Create account")
        case 5: return String(localized: "Sign in")
        case 6: return String(localized: "Listen without advertising")
        default: return nil
        }
    }
}

/// What is known about the nodes, by place.
nonisolated private enum PodcastsNodeTable {
    static let kinds: [PodcastsNode.Kind] = [
        .screen, .screen, .screen, .screen, .screen, .sheet, .sheet,
    ]
}

nonisolated extension PodcastsNode: CustomStringConvertible {
    var description: String { rawValue }
}

/// A node and its values. The enums are compared, hashed and saved by these, as what Swift would
/// derive for an enum with many cases takes seconds to compile.
nonisolated struct PodcastsFields: Hashable {
    enum Value: Hashable {
        case none
        case int(Int)

        func encode(
            in container: inout KeyedEncodingContainer<PodcastsKey>, _ key: PodcastsKey
        ) throws {
            switch self {
            case .none: break
            case .int(let value): try container.encode(value, forKey: key)
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
    mutating func int(_ value: Int?) {
        add(value.map { .int($0) } ?? .none)
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
        var container = encoder.container(keyedBy: PodcastsKey.self)
        try container.encode(PodcastsNodes.ids[place], forKey: PodcastsKey("node"))
        guard count > 0 else { return }
        var nested =
            container.nestedContainer(keyedBy: PodcastsKey.self, forKey: PodcastsKey("values"))
        for (name, value) in zip(PodcastsNodes.parameters(of: place), values) {
            try value.encode(in: &nested, PodcastsKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum PodcastsNodes {
    static let ids: [String] = [
        "discover", "show", "bonusEpisode", "library", "createAccount", "signIn", "offer",
    ]

    private static let parameters: [StaticString] = [
        "", "showId", "showId episode", "", "", "", "",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

/// A key in a saved state.
nonisolated struct PodcastsKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol PodcastsSavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout PodcastsSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct PodcastsSaved {
    let place: Int
    private let values: KeyedDecodingContainer<PodcastsKey>?
    private let names: [Substring]

    /// Whether a required value is missing or invalid.
    private var isBroken = false

    static func read<Node: PodcastsSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: PodcastsKey.self)
        let id = try container.decode(String.self, forKey: PodcastsKey("node"))
        var saved = PodcastsSaved(id, container)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: PodcastsKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<PodcastsKey>) {
        place = PodcastsNodes.place(of: id) ?? -1
        names = place < 0 ? [] : PodcastsNodes.parameters(of: place)
        values =
            try? container.nestedContainer(keyedBy: PodcastsKey.self, forKey: PodcastsKey("values"))
    }

    mutating func inner<Node: PodcastsSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: PodcastsKey(String(names[place])))
    }

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
