// Written by navgen from actions.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can be on a stack.
nonisolated enum CoffeeRoute: Hashable, Codable, Sendable {
    /// Menu
    case menu
    /// Wallet
    case wallet

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try CoffeeSaved.read(from: decoder)
    }
}

nonisolated extension CoffeeRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .menu:
            return String(localized: "Menu")
        case .wallet:
            return String(localized: "Wallet")
        }
    }
}

nonisolated extension CoffeeRoute {
    /// Its node in the graph.
    var node: CoffeeNode { CoffeeNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .menu: return 3
        case .wallet: return 4
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: CoffeeFields { CoffeeFields(place) }
}

nonisolated extension CoffeeRoute: CoffeeSavable {
    init?(_ saved: inout CoffeeSaved) {
        switch saved.place {
        case 3:
            self = .menu
        case 4:
            self = .wallet
        default:
            return nil
        }
    }
}

/// What is shown as a sheet.
nonisolated enum CoffeeSheet: Hashable, Codable, Identifiable, Sendable {
    /// Enter a code
    case enterCode
    /// Sign in
    case signIn

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try CoffeeSaved.read(from: decoder)
    }
}

nonisolated extension CoffeeSheet {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .enterCode:
            return String(localized: "Enter a code")
        case .signIn:
            return String(localized: "Sign in")
        }
    }
}

nonisolated extension CoffeeSheet {
    /// Its node in the graph.
    var node: CoffeeNode { CoffeeNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .enterCode: return 5
        case .signIn: return 6
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: CoffeeFields { CoffeeFields(place) }
}

nonisolated extension CoffeeSheet: CoffeeSavable {
    init?(_ saved: inout CoffeeSaved) {
        switch saved.place {
        case 5:
            self = .enterCode
        case 6:
            self = .signIn
        default:
            return nil
        }
    }
}

/// The alerts.
nonisolated enum CoffeeAlert: Hashable, Codable, Identifiable, Sendable {
    /// This code is not valid
    case promoFailed

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try CoffeeSaved.read(from: decoder)
    }
}

nonisolated extension CoffeeAlert {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .promoFailed:
            return String(localized: "This code is not valid")
        }
    }
}

nonisolated extension CoffeeAlert {
    /// The text below the title.
    var message: String? {
        switch self {
        case .promoFailed:
            return String(localized: "It may have been used already.")
        }
    }
}

nonisolated extension CoffeeAlert {
    /// Its node in the graph.
    var node: CoffeeNode { CoffeeNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .promoFailed: return 7
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: CoffeeFields { CoffeeFields(place) }
}

nonisolated extension CoffeeAlert: CoffeeSavable {
    init?(_ saved: inout CoffeeSaved) {
        switch saved.place {
        case 7:
            self = .promoFailed
        default:
            return nil
        }
    }
}

/// What the app can be asked to do.
nonisolated enum CoffeeAction: Hashable, Codable, Sendable {
    /// Adds a voucher to the wallet.
    case redeem(code: PromoCode)
    case confirmEmail(token: UUID)
    /// From the last line of the newsletter; there is nothing to show.
    case unsubscribe(list: String)

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try CoffeeSaved.read(from: decoder)
    }
}

nonisolated extension CoffeeAction {
    /// Its node in the graph.
    var node: CoffeeNode { CoffeeNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .redeem: return 0
        case .confirmEmail: return 1
        case .unsubscribe: return 2
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: CoffeeFields {
        var fields = CoffeeFields(place)
        switch self {
        case .redeem(let code):
            fields.text(code.rawValue)
        case .confirmEmail(let token):
            fields.uuid(token)
        case .unsubscribe(let list):
            fields.text(list)
        }
        return fields
    }
}

nonisolated extension CoffeeAction: CoffeeSavable {
    init?(_ saved: inout CoffeeSaved) {
        switch saved.place {
        case 0:
            guard let code = saved.optional(0, PromoCode.self) else { return nil }
            self = .redeem(code: code)
        case 1:
            self = .confirmEmail(token: saved.uuid(0))
        case 2:
            self = .unsubscribe(list: saved.text(0))
        default:
            return nil
        }
    }
}

/// The possible answers to `promoFailed`.
nonisolated enum PromoFailedAction: String, CaseIterable, Codable, Sendable {
    case ok
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated struct CoffeeNode: CaseIterable, RawRepresentable, Hashable, Codable, Sendable {
    enum Kind: String, CaseIterable, Codable, Sendable {
        case screen, sheet, alert, action
    }

    let index: Int

    init(index: Int) { self.index = index }

    init?(rawValue id: String) {
        guard let index = CoffeeNodes.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// Its id in the graph, such as `redeem`.
    var rawValue: String { CoffeeNodes.ids[index] }

    var kind: Kind { CoffeeNodeTable.kinds[index] }

    /// Who is responsible for it.
    var owner: String? { nil }

    var tags: [String] { [] }

    static var allCases: [CoffeeNode] { CoffeeNodes.ids.indices.map(CoffeeNode.init(index:)) }

    /// Adds a voucher to the wallet.
    static var redeem: CoffeeNode { CoffeeNode(index: 0) }
    static var confirmEmail: CoffeeNode { CoffeeNode(index: 1) }
    /// From the last line of the newsletter; there is nothing to show.
    static var unsubscribe: CoffeeNode { CoffeeNode(index: 2) }
    /// Menu
    static var menu: CoffeeNode { CoffeeNode(index: 3) }
    /// Wallet
    static var wallet: CoffeeNode { CoffeeNode(index: 4) }
    /// Enter a code
    static var enterCode: CoffeeNode { CoffeeNode(index: 5) }
    /// Sign in
    static var signIn: CoffeeNode { CoffeeNode(index: 6) }
    /// This code is not valid
    static var promoFailed: CoffeeNode { CoffeeNode(index: 7) }
}

nonisolated extension CoffeeNode {
    /// The title, in the user's language, of a node whose title names no parameter.
    var title: String? {
        switch index {
        case 3: return String(localized: "Menu")
        case 4: return String(localized: "Wallet")
        case 5: return String(localized: "Enter a code")
        case 6: return String(localized: "Sign in")
        case 7: return String(localized: "This code is not valid")
        default: return nil
        }
    }
}

/// What is known about the nodes, by place.
nonisolated private enum CoffeeNodeTable {
    static let kinds: [CoffeeNode.Kind] = [
        .action, .action, .action, .screen, .screen, .sheet, .sheet, .alert,
    ]
}

nonisolated extension CoffeeNode: CustomStringConvertible {
    var description: String { rawValue }
}

/// String values whose text matches `[A-Z0-9]{4}-[A-Z0-9]{4}`.
nonisolated struct PromoCode: RawRepresentable, Hashable, Codable, Sendable {
    let rawValue: String

    /// Checks the value; `nil` if it does not match.
    init?(rawValue: String) {
        guard Self.automaton.accepts(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// Checks the value; `nil` if it does not match.
    init?(_ value: String) { self.init(rawValue: value) }

    /// Takes a value that is known to match.
    init(unchecked value: String) { rawValue = value }

    static let automaton = CoffeeAutomaton(
        edges: [
            [.init(0x30, 0x39, 1), .init(0x41, 0x5A, 1)],
            [.init(0x30, 0x39, 2), .init(0x41, 0x5A, 2)],
            [.init(0x30, 0x39, 3), .init(0x41, 0x5A, 3)],
            [.init(0x30, 0x39, 4), .init(0x41, 0x5A, 4)],
            [.init(0x2D, 0x2D, 5)],
            [.init(0x30, 0x39, 6), .init(0x41, 0x5A, 6)],
            [.init(0x30, 0x39, 7), .init(0x41, 0x5A, 7)],
            [.init(0x30, 0x39, 8), .init(0x41, 0x5A, 8)],
            [.init(0x30, 0x39, 9), .init(0x41, 0x5A, 9)],
            [],
        ],
        accepting: [9])
}

/// A pattern as a state machine that reads a text once, scalar by scalar, without backtracking: no
/// text can slow it down.
nonisolated struct CoffeeAutomaton: Sendable {
    struct Edge: Sendable {
        let lower: UInt32
        let upper: UInt32
        let state: Int

        init(_ lower: UInt32, _ upper: UInt32, _ state: Int) {
            self.lower = lower
            self.upper = upper
            self.state = state
        }
    }

    /// The transitions from each state.
    let edges: [[Edge]]
    let accepting: Swift.Set<Int>

    func accepts(_ text: String) -> Bool {
        var state = 0
        for scalar in text.unicodeScalars {
            guard let next = next(state, scalar.value) else { return false }
            state = next
        }
        return accepting.contains(state)
    }

    private func next(_ state: Int, _ scalar: UInt32) -> Int? {
        for edge in edges[state] where edge.lower <= scalar && scalar <= edge.upper {
            return edge.state
        }
        return nil
    }
}

/// A node and its values. The enums are compared, hashed and saved by these, as what Swift would
/// derive for an enum with many cases takes seconds to compile.
nonisolated struct CoffeeFields: Hashable {
    enum Value: Hashable {
        case none
        case text(String)
        case uuid(UUID)

        func encode(
            in container: inout KeyedEncodingContainer<CoffeeKey>, _ key: CoffeeKey
        ) throws {
            switch self {
            case .none: break
            case .text(let value): try container.encode(value, forKey: key)
            case .uuid(let value): try container.encode(value, forKey: key)
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
    mutating func uuid(_ value: UUID?) {
        add(value.map { .uuid($0) } ?? .none)
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
        var container = encoder.container(keyedBy: CoffeeKey.self)
        try container.encode(CoffeeNodes.ids[place], forKey: CoffeeKey("node"))
        guard count > 0 else { return }
        var nested = container.nestedContainer(keyedBy: CoffeeKey.self, forKey: CoffeeKey("values"))
        for (name, value) in zip(CoffeeNodes.parameters(of: place), values) {
            try value.encode(in: &nested, CoffeeKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum CoffeeNodes {
    static let ids: [String] = [
        "redeem", "confirmEmail", "unsubscribe", "menu", "wallet", "enterCode", "signIn",
        "promoFailed",
    ]

    private static let parameters: [StaticString] = [
        "code", "token", "list", "", "", "", "", "",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

/// A key in a saved state.
nonisolated struct CoffeeKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol CoffeeSavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout CoffeeSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct CoffeeSaved {
    let place: Int
    private let values: KeyedDecodingContainer<CoffeeKey>?
    private let names: [Substring]

    /// Whether a required value is missing or invalid.
    private var isBroken = false

    static func read<Node: CoffeeSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: CoffeeKey.self)
        let id = try container.decode(String.self, forKey: CoffeeKey("node"))
        var saved = CoffeeSaved(id, container)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: CoffeeKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<CoffeeKey>) {
        place = CoffeeNodes.place(of: id) ?? -1
        names = place < 0 ? [] : CoffeeNodes.parameters(of: place)
        values =
            try? container.nestedContainer(keyedBy: CoffeeKey.self, forKey: CoffeeKey("values"))
    }

    mutating func inner<Node: CoffeeSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: CoffeeKey(String(names[place])))
    }

    @inline(never)
    mutating func text(_ place: Int) -> String { required(place, "") }

    @inline(never)
    mutating func uuid(_ place: Int) -> UUID { required(place, UUID()) }

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
