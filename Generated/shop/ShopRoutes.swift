// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can be on a stack.
nonisolated enum ShopRoute: Hashable, Codable, Sendable {
    /// Home
    case home
    /// Product {productId}
    ///
    /// One product. `ref` says which campaign or partner the customer comes from.
    case product(productId: Int, ref: String? = nil)
    /// Reviews
    case reviews(productId: Int, sort: Sort = .relevance, section: String? = nil)
    /// Orders
    case orderHistory
    /// Order {orderId}
    case orderDetail(orderId: OrderID)
    /// Account
    case profile
    /// Settings
    case settings

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try ShopSaved.read(from: decoder)
    }
}

nonisolated extension ShopRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .home:
            return String(localized: "Home")
        case .product(let productId, _):
            return String(localized: "Product \(productId)")
        case .reviews:
            return String(localized: "Reviews")
        case .orderHistory:
            return String(localized: "Orders")
        case .orderDetail(let orderId):
            return String(localized: "Order \(orderId.rawValue)")
        case .profile:
            return String(localized: "Account")
        case .settings:
            return String(localized: "Settings")
        }
    }
}

nonisolated extension ShopRoute {
    /// Its node in the graph.
    var node: ShopNode { ShopNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .home: return 3
        case .product: return 4
        case .reviews: return 5
        case .orderHistory: return 6
        case .orderDetail: return 7
        case .profile: return 8
        case .settings: return 9
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopFields {
        var fields = ShopFields(place)
        switch self {
        case .product(let productId, let ref):
            fields.int(productId)
            fields.text(ref)
        case .reviews(let productId, let sort, let section):
            fields.int(productId)
            fields.text(sort.rawValue)
            fields.text(section)
        case .orderDetail(let orderId):
            fields.text(orderId.rawValue)
        default: break
        }
        return fields
    }
}

nonisolated extension ShopRoute: ShopSavable {
    init?(_ saved: inout ShopSaved) {
        switch saved.place {
        case 3:
            self = .home
        case 4:
            self = .product(productId: saved.int(0), ref: saved.optional(1))
        case 5:
            self = .reviews(
                productId: saved.int(0), sort: saved.value(1, or: .relevance),
                section: saved.optional(2))
        case 6:
            self = .orderHistory
        case 7:
            guard let orderId = saved.optional(0, OrderID.self) else { return nil }
            self = .orderDetail(orderId: orderId)
        case 8:
            self = .profile
        case 9:
            self = .settings
        default:
            return nil
        }
    }
}

/// What is shown as a sheet.
nonisolated enum ShopSheet: Hashable, Codable, Identifiable, Sendable {
    /// Search
    case search(query: String? = nil)
    /// Checkout
    ///
    /// Takes the cart as it lies in memory, so no link leads here and no saved state restores it.
    case checkout(cart: Cart)
    /// Sign in
    case signIn

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try ShopSaved.read(from: decoder)
    }
}

nonisolated extension ShopSheet {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .search:
            return String(localized: "Search")
        case .checkout:
            return String(localized: "Checkout")
        case .signIn:
            return String(localized: "Sign in")
        }
    }
}

nonisolated extension ShopSheet {
    /// Its node in the graph.
    var node: ShopNode { ShopNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .search: return 10
        case .checkout: return 11
        case .signIn: return 12
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopFields {
        var fields = ShopFields(place)
        switch self {
        case .search(let query):
            fields.text(query)
        case .checkout(let cart):
            fields.unsaved(cart)
        default: break
        }
        return fields
    }
}

nonisolated extension ShopSheet: ShopSavable {
    init?(_ saved: inout ShopSaved) {
        switch saved.place {
        case 10:
            self = .search(query: saved.optional(0))
        case 12:
            self = .signIn
        default:
            return nil
        }
    }
}

/// What covers the whole screen.
nonisolated enum ShopCover: Hashable, Codable, Identifiable, Sendable {
    case photo(productId: Int, index: Int = 0)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try ShopSaved.read(from: decoder)
    }
}

nonisolated extension ShopCover {
    /// Its node in the graph.
    var node: ShopNode { ShopNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .photo: return 13
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopFields {
        var fields = ShopFields(place)
        switch self {
        case .photo(let productId, let index):
            fields.int(productId)
            fields.int(index)
        }
        return fields
    }
}

nonisolated extension ShopCover: ShopSavable {
    init?(_ saved: inout ShopSaved) {
        switch saved.place {
        case 13:
            self = .photo(productId: saved.int(0), index: saved.value(1, or: 0))
        default:
            return nil
        }
    }
}

/// What is shown as a popover.
nonisolated enum ShopPopover: Hashable, Codable, Identifiable, Sendable {
    case shareMenu(productId: Int)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try ShopSaved.read(from: decoder)
    }
}

nonisolated extension ShopPopover {
    /// Its node in the graph.
    var node: ShopNode { ShopNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .shareMenu: return 14
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopFields {
        var fields = ShopFields(place)
        switch self {
        case .shareMenu(let productId):
            fields.int(productId)
        }
        return fields
    }
}

nonisolated extension ShopPopover: ShopSavable {
    init?(_ saved: inout ShopSaved) {
        switch saved.place {
        case 14:
            self = .shareMenu(productId: saved.int(0))
        default:
            return nil
        }
    }
}

/// The confirmation dialogs.
nonisolated enum ShopDialog: Hashable, Codable, Identifiable, Sendable {
    /// Cancel this order?
    case cancelOrder(orderId: OrderID)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try ShopSaved.read(from: decoder)
    }
}

nonisolated extension ShopDialog {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .cancelOrder:
            return String(localized: "Cancel this order?")
        }
    }
}

nonisolated extension ShopDialog {
    /// Its node in the graph.
    var node: ShopNode { ShopNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .cancelOrder: return 15
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopFields {
        var fields = ShopFields(place)
        switch self {
        case .cancelOrder(let orderId):
            fields.text(orderId.rawValue)
        }
        return fields
    }
}

nonisolated extension ShopDialog: ShopSavable {
    init?(_ saved: inout ShopSaved) {
        switch saved.place {
        case 15:
            guard let orderId = saved.optional(0, OrderID.self) else { return nil }
            self = .cancelOrder(orderId: orderId)
        default:
            return nil
        }
    }
}

/// The possible answers to `cancelOrder`.
nonisolated enum CancelOrderAction: String, CaseIterable, Codable, Sendable {
    case confirm
    case keep
}

/// The tabs, in the order in which they appear.
nonisolated enum ShopTab: String, CaseIterable, Codable, Identifiable, Sendable {
    /// Shop
    case shop
    /// Orders
    case orders
    /// Account
    case account

    var id: Self { self }

    /// The name of its symbol in SF Symbols.
    var symbol: String? {
        switch self {
        case .shop: return "house"
        case .orders: return "bag"
        case .account: return "person.circle"
        }
    }
}

nonisolated extension ShopTab {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .shop: return String(localized: "Shop")
        case .orders: return String(localized: "Orders")
        case .account: return String(localized: "Account")
        }
    }
}

nonisolated extension ShopTab {
    /// Its node in the graph.
    var node: ShopNode {
        switch self {
        case .shop: return .shop
        case .orders: return .orders
        case .account: return .account
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated struct ShopNode: CaseIterable, RawRepresentable, Hashable, Codable, Sendable {
    enum Kind: String, CaseIterable, Codable, Sendable {
        case tab, screen, sheet, cover, popover, dialog, flow, step
    }

    let index: Int

    init(index: Int) { self.index = index }

    init?(rawValue id: String) {
        guard let index = ShopNodes.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// Its id in the graph, such as `onboarding.welcome`.
    var rawValue: String { ShopNodes.ids[index] }

    var kind: Kind { ShopNodeTable.kinds[index] }

    /// Who is responsible for it.
    var owner: String? { nil }

    var tags: [String] { [] }

    static var allCases: [ShopNode] { ShopNodes.ids.indices.map(ShopNode.init(index:)) }

    /// Shop
    static var shop: ShopNode { ShopNode(index: 0) }
    /// Orders
    static var orders: ShopNode { ShopNode(index: 1) }
    /// Account
    static var account: ShopNode { ShopNode(index: 2) }
    /// Home
    static var home: ShopNode { ShopNode(index: 3) }
    /// Product {productId}
    ///
    /// One product. `ref` says which campaign or partner the customer comes from.
    static var product: ShopNode { ShopNode(index: 4) }
    /// Reviews
    static var reviews: ShopNode { ShopNode(index: 5) }
    /// Orders
    static var orderHistory: ShopNode { ShopNode(index: 6) }
    /// Order {orderId}
    static var orderDetail: ShopNode { ShopNode(index: 7) }
    /// Account
    static var profile: ShopNode { ShopNode(index: 8) }
    /// Settings
    static var settings: ShopNode { ShopNode(index: 9) }
    /// Search
    static var search: ShopNode { ShopNode(index: 10) }
    /// Checkout
    ///
    /// Takes the cart as it lies in memory, so no link leads here and no saved state restores it.
    static var checkout: ShopNode { ShopNode(index: 11) }
    /// Sign in
    static var signIn: ShopNode { ShopNode(index: 12) }
    static var photo: ShopNode { ShopNode(index: 13) }
    static var shareMenu: ShopNode { ShopNode(index: 14) }
    /// Cancel this order?
    static var cancelOrder: ShopNode { ShopNode(index: 15) }
    static var onboarding: ShopNode { ShopNode(index: 16) }
    static var onboardingWelcome: ShopNode { ShopNode(index: 17) }
    static var onboardingProfileSetup: ShopNode { ShopNode(index: 18) }
    static var onboardingPreferences: ShopNode { ShopNode(index: 19) }
}

nonisolated extension ShopNode {
    /// The title, in the user's language, of a node whose title names no parameter.
    var title: String? {
        switch index {
        case 0: return String(localized: "Shop")
        case 1: return String(localized: "Orders")
        case 2: return String(localized: "Account")
        case 3: return String(localized: "Home")
        case 5: return String(localized: "Reviews")
        case 6: return String(localized: "Orders")
        case 8: return String(localized: "Account")
        case 9: return String(localized: "Settings")
        case 10: return String(localized: "Search")
        case 11: return String(localized: "Checkout")
        case 12: return String(localized: "Sign in")
        case 15: return String(localized: "Cancel this order?")
        default: return nil
        }
    }
}

/// What is known about the nodes, by place.
nonisolated private enum ShopNodeTable {
    static let kinds: [ShopNode.Kind] = [
        .tab, .tab, .tab, .screen, .screen, .screen, .screen, .screen, .screen, .screen, .sheet,
        .sheet, .sheet, .cover, .popover, .dialog, .flow, .step, .step, .step,
    ]
}

nonisolated extension ShopNode: CustomStringConvertible {
    var description: String { rawValue }
}

/// String values whose text matches `ORD-[0-9]{3,}`.
nonisolated struct OrderID: RawRepresentable, Hashable, Codable, Sendable {
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

    static let automaton = ShopAutomaton(
        edges: [
            [.init(0x4F, 0x4F, 1)],
            [.init(0x52, 0x52, 2)],
            [.init(0x44, 0x44, 3)],
            [.init(0x2D, 0x2D, 4)],
            [.init(0x30, 0x39, 5)],
            [.init(0x30, 0x39, 6)],
            [.init(0x30, 0x39, 7)],
            [.init(0x30, 0x39, 7)],
        ],
        accepting: [7])
}

nonisolated enum Sort: String, CaseIterable, Codable, Sendable {
    case relevance
    case price
    case topRated
}

/// A pattern as a state machine that reads a text once, scalar by scalar, without backtracking: no
/// text can slow it down.
nonisolated struct ShopAutomaton: Sendable {
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
nonisolated struct ShopFields: Hashable {
    enum Value: Hashable {
        case none
        case text(String)
        case int(Int)
        case other(AnyHashable)

        func encode(in container: inout KeyedEncodingContainer<ShopKey>, _ key: ShopKey) throws {
            switch self {
            case .none: break
            case .text(let value): try container.encode(value, forKey: key)
            case .int(let value): try container.encode(value, forKey: key)
            case .other(let value):
                guard let value = value.base as? any Encodable else {
                    let context = EncodingError.Context(
                        codingPath: container.codingPath,
                        debugDescription: "\(key.stringValue) lives in memory only")
                    throw EncodingError.invalidValue(value, context)
                }
                try container.encode(value, forKey: key)
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

    /// Adds a value that exists only in memory.
    mutating func unsaved<Own: Hashable>(_ value: Own?) {
        add(value.map { .other(AnyHashable($0)) } ?? .none)
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
        var container = encoder.container(keyedBy: ShopKey.self)
        try container.encode(ShopNodes.ids[place], forKey: ShopKey("node"))
        guard count > 0 else { return }
        var nested = container.nestedContainer(keyedBy: ShopKey.self, forKey: ShopKey("values"))
        for (name, value) in zip(ShopNodes.parameters(of: place), values) {
            try value.encode(in: &nested, ShopKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum ShopNodes {
    static let ids: [String] = [
        "shop", "orders", "account", "home", "product", "reviews", "orderHistory",
        "orderDetail", "profile", "settings", "search", "checkout", "signIn", "photo",
        "shareMenu", "cancelOrder", "onboarding", "onboarding.welcome",
        "onboarding.profileSetup", "onboarding.preferences",
    ]

    private static let parameters: [StaticString] = [
        "", "", "", "", "productId ref", "productId sort section", "", "orderId", "", "",
        "query", "cart", "", "productId index", "productId", "orderId", "", "", "", "",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

/// A key in a saved state.
nonisolated struct ShopKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol ShopSavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout ShopSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct ShopSaved {
    let place: Int
    private let values: KeyedDecodingContainer<ShopKey>?
    private let names: [Substring]

    /// Whether a required value is missing or invalid.
    private var isBroken = false

    static func read<Node: ShopSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: ShopKey.self)
        let id = try container.decode(String.self, forKey: ShopKey("node"))
        var saved = ShopSaved(id, container)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: ShopKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<ShopKey>) {
        place = ShopNodes.place(of: id) ?? -1
        names = place < 0 ? [] : ShopNodes.parameters(of: place)
        values = try? container.nestedContainer(keyedBy: ShopKey.self, forKey: ShopKey("values"))
    }

    mutating func inner<Node: ShopSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: ShopKey(String(names[place])))
    }

    /// The value of a parameter that has a default.
    @inline(never)
    func value<Value: Decodable>(_ place: Int, or other: Value) -> Value {
        optional(place) ?? other
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
