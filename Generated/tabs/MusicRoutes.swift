// Written by navgen from tabs.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can be on a stack.
nonisolated enum MusicRoute: Hashable, Codable, Sendable {
    /// Listen now
    case recommendations
    /// Albums
    case albums
    /// Friends
    case friendActivity
    /// Lullabies
    case lullabies
    /// Search
    case search(query: String? = nil)
    /// {name}
    case friend(name: String)
    /// Artist {artistId}
    case artist(artistId: Int)
    /// Album {albumId}
    case album(albumId: Int)

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try MusicSaved.read(from: decoder)
    }
}

nonisolated extension MusicRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .recommendations:
            return String(localized: "Listen now")
        case .albums:
            return String(localized: "Albums")
        case .friendActivity:
            return String(localized: "Friends")
        case .lullabies:
            return String(localized: "Lullabies")
        case .search:
            return String(localized: "Search")
        case .friend(let name):
            return String(localized: "\(name)")
        case .artist(let artistId):
            return String(localized: "Artist \(artistId)")
        case .album(let albumId):
            return String(localized: "Album \(albumId)")
        }
    }
}

nonisolated extension MusicRoute {
    /// Its node in the graph.
    var node: MusicNode { MusicNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .recommendations: return 5
        case .albums: return 6
        case .friendActivity: return 7
        case .lullabies: return 8
        case .search: return 9
        case .friend: return 10
        case .artist: return 11
        case .album: return 12
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: MusicFields {
        var fields = MusicFields(place)
        switch self {
        case .search(let query):
            fields.text(query)
        case .friend(let name):
            fields.text(name)
        case .artist(let artistId):
            fields.int(artistId)
        case .album(let albumId):
            fields.int(albumId)
        default: break
        }
        return fields
    }
}

nonisolated extension MusicRoute: MusicSavable {
    init?(_ saved: inout MusicSaved) {
        switch saved.place {
        case 5:
            self = .recommendations
        case 6:
            self = .albums
        case 7:
            self = .friendActivity
        case 8:
            self = .lullabies
        case 9:
            self = .search(query: saved.optional(0))
        case 10:
            self = .friend(name: saved.text(0))
        case 11:
            self = .artist(artistId: saved.int(0))
        case 12:
            self = .album(albumId: saved.int(0))
        default:
            return nil
        }
    }
}

/// The tabs, in the order in which they appear.
nonisolated enum MusicTab: String, CaseIterable, Codable, Identifiable, Sendable {
    /// Listen now
    case listenNow
    /// Library
    case library
    /// Friends
    case friends
    /// Kids
    case kids
    /// Search
    case find

    var id: Self { self }

    /// The name of its symbol in SF Symbols.
    var symbol: String? {
        switch self {
        case .listenNow: return "play.circle"
        case .library: return "music.note.list"
        case .friends: return "person.2"
        case .kids: return "teddybear"
        case .find: return "magnifyingglass"
        }
    }
}

nonisolated extension MusicTab {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .listenNow: return String(localized: "Listen now")
        case .library: return String(localized: "Library")
        case .friends: return String(localized: "Friends")
        case .kids: return String(localized: "Kids")
        case .find: return String(localized: "Search")
        }
    }
}

nonisolated extension MusicTab {
    /// Its node in the graph.
    var node: MusicNode {
        switch self {
        case .listenNow: return .listenNow
        case .library: return .library
        case .friends: return .friends
        case .kids: return .kids
        case .find: return .find
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated struct MusicNode: CaseIterable, RawRepresentable, Hashable, Codable, Sendable {
    enum Kind: String, CaseIterable, Codable, Sendable {
        case tab, screen
    }

    let index: Int

    init(index: Int) { self.index = index }

    init?(rawValue id: String) {
        guard let index = MusicNodes.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// Its id in the graph, such as `listenNow`.
    var rawValue: String { MusicNodes.ids[index] }

    var kind: Kind { MusicNodeTable.kinds[index] }

    /// Who is responsible for it.
    var owner: String? { nil }

    var tags: [String] { [] }

    static var allCases: [MusicNode] { MusicNodes.ids.indices.map(MusicNode.init(index:)) }

    /// Listen now
    static var listenNow: MusicNode { MusicNode(index: 0) }
    /// Library
    static var library: MusicNode { MusicNode(index: 1) }
    /// Friends
    static var friends: MusicNode { MusicNode(index: 2) }
    /// Kids
    static var kids: MusicNode { MusicNode(index: 3) }
    /// Search
    static var find: MusicNode { MusicNode(index: 4) }
    /// Listen now
    static var recommendations: MusicNode { MusicNode(index: 5) }
    /// Albums
    static var albums: MusicNode { MusicNode(index: 6) }
    /// Friends
    static var friendActivity: MusicNode { MusicNode(index: 7) }
    /// Lullabies
    static var lullabies: MusicNode { MusicNode(index: 8) }
    /// Search
    static var search: MusicNode { MusicNode(index: 9) }
    /// {name}
    static var friend: MusicNode { MusicNode(index: 10) }
    /// Artist {artistId}
    static var artist: MusicNode { MusicNode(index: 11) }
    /// Album {albumId}
    static var album: MusicNode { MusicNode(index: 12) }
}

nonisolated extension MusicNode {
    /// The title, in the user's language, of a node whose title names no parameter.
    var title: String? {
        switch index {
        case 0: return String(localized: "Listen now")
        case 1: return String(localized: "Library")
        case 2: return String(localized: "Friends")
        case 3: return String(localized: "Kids")
        case 4: return String(localized: "Search")
        case 5: return String(localized: "Listen now")
        case 6: return String(localized: "Albums")
        case 7: return String(localized: "Friends")
        case 8: return String(localized: "Lullabies")
        case 9: return String(localized: "Search")
        default: return nil
        }
    }
}

/// What is known about the nodes, by place.
nonisolated private enum MusicNodeTable {
    static let kinds: [MusicNode.Kind] = [
        .tab, .tab, .tab, .tab, .tab, .screen, .screen, .screen, .screen, .screen, .screen,
        .screen, .screen,
    ]
}

nonisolated extension MusicNode: CustomStringConvertible {
    var description: String { rawValue }
}

/// A node and its values. The enums are compared, hashed and saved by these, as what Swift would
/// derive for an enum with many cases takes seconds to compile.
nonisolated struct MusicFields: Hashable {
    enum Value: Hashable {
        case none
        case text(String)
        case int(Int)

        func encode(in container: inout KeyedEncodingContainer<MusicKey>, _ key: MusicKey) throws {
            switch self {
            case .none: break
            case .text(let value): try container.encode(value, forKey: key)
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
    mutating func text(_ value: String?) {
        add(value.map { .text($0) } ?? .none)
    }

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
        var container = encoder.container(keyedBy: MusicKey.self)
        try container.encode(MusicNodes.ids[place], forKey: MusicKey("node"))
        guard count > 0 else { return }
        var nested = container.nestedContainer(keyedBy: MusicKey.self, forKey: MusicKey("values"))
        for (name, value) in zip(MusicNodes.parameters(of: place), values) {
            try value.encode(in: &nested, MusicKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum MusicNodes {
    static let ids: [String] = [
        "listenNow", "library", "friends", "kids", "find", "recommendations", "albums",
        "friendActivity", "lullabies", "search", "friend", "artist", "album",
    ]

    private static let parameters: [StaticString] = [
        "", "", "", "", "", "", "", "", "", "query", "name", "artistId", "albumId",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

/// A key in a saved state.
nonisolated struct MusicKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol MusicSavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout MusicSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct MusicSaved {
    let place: Int
    private let values: KeyedDecodingContainer<MusicKey>?
    private let names: [Substring]

    /// Whether a required value is missing or invalid.
    private var isBroken = false

    static func read<Node: MusicSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: MusicKey.self)
        let id = try container.decode(String.self, forKey: MusicKey("node"))
        var saved = MusicSaved(id, container)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: MusicKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<MusicKey>) {
        place = MusicNodes.place(of: id) ?? -1
        names = place < 0 ? [] : MusicNodes.parameters(of: place)
        values = try? container.nestedContainer(keyedBy: MusicKey.self, forKey: MusicKey("values"))
    }

    mutating func inner<Node: MusicSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: MusicKey(String(names[place])))
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
