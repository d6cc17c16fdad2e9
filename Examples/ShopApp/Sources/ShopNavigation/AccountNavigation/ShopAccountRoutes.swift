// Written by navgen from shop.yaml, section account, module AccountNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can be on a stack in the section `account`.
nonisolated package enum ShopAccountRoute: Hashable, Codable, Sendable {
    /// Account
    case profile
    /// Settings
    case settings

    package static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    package func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    package func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    package init(from decoder: any Decoder) throws {
        self = try ShopAccountSaved.read(from: decoder)
    }
}

nonisolated extension ShopAccountRoute {
    /// The title, in the user's language.
    package var title: String? {
        switch self {
        case .profile:
            return String(localized: "Account")
        case .settings:
            return String(localized: "Settings")
        }
    }
}

nonisolated extension ShopAccountRoute {
    /// Whether it is the same thing, even if values outside its identity differ.
    package func isSame(as other: Self) -> Bool { fields.isSame(as: other.fields) }

    /// The values that may be reported, by name.
    package var told: [String: String] { fields.told }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .profile: return 0
        case .settings: return 1
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopAccountFields { ShopAccountFields(place) }
}

nonisolated extension ShopAccountRoute: ShopAccountSavable {
    init?(_ saved: inout ShopAccountSaved) {
        switch saved.place {
        case 0:
            self = .profile
        case 1:
            self = .settings
        default:
            return nil
        }
    }
}

/// What is shown as a sheet in the section `account`.
nonisolated package enum ShopAccountSheet: Hashable, Codable, Identifiable, Sendable {
    /// Sign in
    case signIn
    /// Address
    case address(street: String = "")

    package var id: Self { self }

    package static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    package func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    package func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    package init(from decoder: any Decoder) throws {
        self = try ShopAccountSaved.read(from: decoder)
    }
}

nonisolated extension ShopAccountSheet {
    /// The title, in the user's language.
    package var title: String? {
        switch self {
        case .signIn:
            return String(localized: "Sign in")
        case .address:
            return String(localized: "Address")
        }
    }
}

nonisolated extension ShopAccountSheet {
    /// Whether it is the same thing, even if values outside its identity differ.
    package func isSame(as other: Self) -> Bool { fields.isSame(as: other.fields) }

    /// The values that may be reported, by name.
    package var told: [String: String] { fields.told }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .signIn: return 2
        case .address: return 3
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopAccountFields {
        var fields = ShopAccountFields(place)
        switch self {
        case .address(let street):
            fields.text(street)
        default: break
        }
        return fields
    }
}

nonisolated extension ShopAccountSheet: ShopAccountSavable {
    init?(_ saved: inout ShopAccountSaved) {
        switch saved.place {
        case 2:
            self = .signIn
        case 3:
            self = .address(street: saved.value(0, or: ""))
        default:
            return nil
        }
    }
}

/// A node and its values. The enums are compared, hashed and saved by these, as what Swift would
/// derive for an enum with many cases takes seconds to compile.
nonisolated struct ShopAccountFields: Hashable {
    enum Value: Hashable {
        case none
        case text(String)

        func encode(
            in container: inout KeyedEncodingContainer<ShopAccountKey>, _ key: ShopAccountKey
        ) throws {
            switch self {
            case .none: break
            case .text(let value): try container.encode(value, forKey: key)
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
        var container = encoder.container(keyedBy: ShopAccountKey.self)
        try container.encode(ShopAccountNodes.ids[place], forKey: ShopAccountKey("node"))
        guard count > 0 else { return }
        var nested =
            container.nestedContainer(
                keyedBy: ShopAccountKey.self, forKey: ShopAccountKey("values"))
        for (name, value) in zip(ShopAccountNodes.parameters(of: place), values) {
            try value.encode(in: &nested, ShopAccountKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum ShopAccountNodes {
    static let ids: [String] = [
        "account.profile", "account.settings", "account.signIn", "account.address",
        "account.onboarding", "account.onboarding.welcome", "account.onboarding.name",
        "account.onboarding.perks", "account.onboarding.done",
    ]

    private static let parameters: [StaticString] = [
        "", "", "", "street", "", "", "", "", "",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

nonisolated extension ShopAccountFields {
    /// The values that may be reported, by name.
    var told: [String: String] {
        var told: [String: String] = [:]
        for (name, value) in zip(ShopAccountNodes.parameters(of: place), values) {
            told[String(name)] = value.told
        }
        return told
    }
}

nonisolated extension ShopAccountFields.Value {
    var told: String? {
        switch self {
        case .none: return nil
        case .text(let value): return value
        }
    }
}

/// A key in a saved state.
nonisolated struct ShopAccountKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol ShopAccountSavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout ShopAccountSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct ShopAccountSaved {
    let place: Int
    private let values: KeyedDecodingContainer<ShopAccountKey>?
    private let names: [Substring]

    static func read<Node: ShopAccountSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: ShopAccountKey.self)
        let id = try container.decode(String.self, forKey: ShopAccountKey("node"))
        var saved = ShopAccountSaved(id, container)
        guard let node = Node(&saved) else {
            throw DecodingError.dataCorruptedError(
                forKey: ShopAccountKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<ShopAccountKey>) {
        place = ShopAccountNodes.place(of: id) ?? -1
        names = place < 0 ? [] : ShopAccountNodes.parameters(of: place)
        values =
            try? container.nestedContainer(
                keyedBy: ShopAccountKey.self, forKey: ShopAccountKey("values"))
    }

    mutating func inner<Node: ShopAccountSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: ShopAccountKey(String(names[place])))
    }

    /// The value of a parameter that has a default.
    @inline(never)
    func value<Value: Decodable>(_ place: Int, or other: Value) -> Value {
        optional(place) ?? other
    }
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no translation tables.
        fileprivate init(localized text: String) { self = text }
    }
#endif
