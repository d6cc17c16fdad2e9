// Written by navgen from sign-in.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can lie on a stack.
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
    /// Which node it is.
    var node: PodcastsNode {
        switch self {
        case .discover: return .discover
        case .show: return .show
        case .bonusEpisode: return .bonusEpisode
        case .library: return .library
        case .createAccount: return .createAccount
        }
    }
}

nonisolated extension PodcastsRoute {
    /// Its id and its values, by which it is compared and saved.
    var fields: PodcastsFields {
        switch self {
        case .discover:
            return PodcastsFields("discover")
        case .show(let showId):
            var fields = PodcastsFields("show")
            fields.int("showId", showId)
            return fields
        case .bonusEpisode(let showId, let episode):
            var fields = PodcastsFields("bonusEpisode")
            fields.int("showId", showId)
            fields.int("episode", episode)
            return fields
        case .library:
            return PodcastsFields("library")
        case .createAccount:
            return PodcastsFields("createAccount")
        }
    }
}

nonisolated extension PodcastsRoute: PodcastsSavable {
    init?(_ saved: inout PodcastsSaved) {
        switch saved.id {
        case "discover":
            self = .discover
        case "show":
            self = .show(showId: saved.int("showId"))
        case "bonusEpisode":
            self = .bonusEpisode(showId: saved.int("showId"), episode: saved.int("episode"))
        case "library":
            self = .library
        case "createAccount":
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
    /// Which node it is.
    var node: PodcastsNode {
        switch self {
        case .signIn: return .signIn
        case .offer: return .offer
        }
    }
}

nonisolated extension PodcastsSheet {
    /// Its id and its values, by which it is compared and saved.
    var fields: PodcastsFields {
        switch self {
        case .signIn:
            return PodcastsFields("signIn")
        case .offer:
            return PodcastsFields("offer")
        }
    }
}

nonisolated extension PodcastsSheet: PodcastsSavable {
    init?(_ saved: inout PodcastsSaved) {
        switch saved.id {
        case "signIn":
            self = .signIn
        case "offer":
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
        guard let index = PodcastsNodeTable.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// As the graph names it: `discover`.
    var rawValue: String { PodcastsNodeTable.ids[index] }

    var kind: Kind { PodcastsNodeTable.kinds[index] }

    static var allCases: [PodcastsNode] { PodcastsNodeTable.ids.indices.map(PodcastsNode.init(index:)) }

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

/// What is known of the nodes, by their places.
nonisolated private enum PodcastsNodeTable {
    static let ids: [String] = [
        "discover",
        "show",
        "bonusEpisode",
        "library",
        "createAccount",
        "signIn",
        "offer",
    ]

    static let kinds: [PodcastsNode.Kind] = [
        .screen, .screen, .screen, .screen, .screen, .sheet, .sheet,
    ]
}

/// A node's id and values. The enums are compared, hashed and saved by these: what Swift would
/// derive for an enum with many cases takes it seconds to compile.
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

    mutating func int(_ name: String, _ value: Int?) {
        add(name, value.map { .int($0) } ?? .none)
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
        var container = encoder.container(keyedBy: PodcastsKey.self)
        try container.encode(id, forKey: PodcastsKey("node"))
        guard first != nil else { return }
        var values = container.nestedContainer(keyedBy: PodcastsKey.self, forKey: PodcastsKey("values"))
        for field in [first, second, third].compactMap({ $0 }) + others {
            try field.value.encode(in: &values, PodcastsKey(field.name))
        }
    }
}

/// A key of a saved state.
nonisolated struct PodcastsKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What a saved state can say.
nonisolated protocol PodcastsSavable {
    /// Nil where another node is meant, or a value is missing.
    init?(_ saved: inout PodcastsSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct PodcastsSaved {
    let id: String
    private let values: KeyedDecodingContainer<PodcastsKey>?

    /// A value that has to be there is missing, or is something else.
    private var isBroken = false

    static func read<Node: PodcastsSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: PodcastsKey.self)
        let id = try container.decode(String.self, forKey: PodcastsKey("node"))
        let values = try? container.nestedContainer(
            keyedBy: PodcastsKey.self, forKey: PodcastsKey("values"))
        var saved = PodcastsSaved(id: id, values: values)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: PodcastsKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    mutating func inner<Node: PodcastsSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    func optional<Value: Decodable>(_ name: String, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: PodcastsKey(name))
    }

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
