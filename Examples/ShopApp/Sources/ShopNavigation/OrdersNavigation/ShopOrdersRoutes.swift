// Written by navgen from shop.yaml, section orders, module OrdersNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
    package import ShopModel
#else
    import ShopModel
#endif

#if canImport(Darwin)
    import Foundation
#endif

/// What can be on a stack in the section `orders`.
nonisolated package enum ShopOrdersRoute: Hashable, Codable, Sendable {
    /// Orders
    case history
    /// Order {orderId}
    case detail(orderId: OrderID)

    package static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    package func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    package func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    package init(from decoder: any Decoder) throws {
        self = try ShopOrdersSaved.read(from: decoder)
    }
}

nonisolated extension ShopOrdersRoute {
    /// The title, in the user's language.
    package var title: String? {
        switch self {
        case .history:
            return String(localized: "Orders")
        case .detail(let orderId):
            return String(localized: "Order \(orderId.rawValue)")
        }
    }
}

nonisolated extension ShopOrdersRoute {
    /// Whether it is the same thing, even if values outside its identity differ.
    package func isSame(as other: Self) -> Bool { fields.isSame(as: other.fields) }

    /// The values that may be reported, by name.
    package var told: [String: String] { fields.told }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .history: return 0
        case .detail: return 1
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopOrdersFields {
        var fields = ShopOrdersFields(place)
        switch self {
        case .detail(let orderId):
            fields.text(orderId.rawValue)
        default: break
        }
        return fields
    }
}

nonisolated extension ShopOrdersRoute: ShopOrdersSavable {
    init?(_ saved: inout ShopOrdersSaved) {
        switch saved.place {
        case 0:
            self = .history
        case 1:
            guard let orderId = saved.optional(0, OrderID.self) else { return nil }
            self = .detail(orderId: orderId)
        default:
            return nil
        }
    }
}

/// The confirmation dialogs in the section `orders`.
nonisolated package enum ShopOrdersDialog: Hashable, Codable, Identifiable, Sendable {
    /// Cancel this order?
    case cancel(orderId: OrderID)

    package var id: Self { self }

    package static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    package func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    package func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    package init(from decoder: any Decoder) throws {
        self = try ShopOrdersSaved.read(from: decoder)
    }
}

nonisolated extension ShopOrdersDialog {
    /// The title, in the user's language.
    package var title: String? {
        switch self {
        case .cancel:
            return String(localized: "Cancel this order?")
        }
    }
}

nonisolated extension ShopOrdersDialog {
    /// The text below the title.
    package var message: String? {
        switch self {
        case .cancel(let orderId):
            return String(localized: "\(orderId.rawValue) has not been sent yet.")
        }
    }
}

nonisolated extension ShopOrdersDialog {
    /// Whether it is the same thing, even if values outside its identity differ.
    package func isSame(as other: Self) -> Bool { fields.isSame(as: other.fields) }

    /// The values that may be reported, by name.
    package var told: [String: String] { fields.told }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .cancel: return 2
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopOrdersFields {
        var fields = ShopOrdersFields(place)
        switch self {
        case .cancel(let orderId):
            fields.text(orderId.rawValue)
        }
        return fields
    }
}

nonisolated extension ShopOrdersDialog: ShopOrdersSavable {
    init?(_ saved: inout ShopOrdersSaved) {
        switch saved.place {
        case 2:
            guard let orderId = saved.optional(0, OrderID.self) else { return nil }
            self = .cancel(orderId: orderId)
        default:
            return nil
        }
    }
}

/// The possible answers to `orders.cancel`.
nonisolated package enum OrdersCancelAction: String, CaseIterable, Codable, Sendable {
    case confirm
    case keep
}

/// A node and its values. The enums are compared, hashed and saved by these, as what Swift would
/// derive for an enum with many cases takes seconds to compile.
nonisolated struct ShopOrdersFields: Hashable {
    enum Value: Hashable {
        case none
        case text(String)

        func encode(
            in container: inout KeyedEncodingContainer<ShopOrdersKey>, _ key: ShopOrdersKey
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
        var container = encoder.container(keyedBy: ShopOrdersKey.self)
        try container.encode(ShopOrdersNodes.ids[place], forKey: ShopOrdersKey("node"))
        guard count > 0 else { return }
        var nested =
            container.nestedContainer(keyedBy: ShopOrdersKey.self, forKey: ShopOrdersKey("values"))
        for (name, value) in zip(ShopOrdersNodes.parameters(of: place), values) {
            try value.encode(in: &nested, ShopOrdersKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum ShopOrdersNodes {
    static let ids: [String] = [
        "orders.history", "orders.detail", "orders.cancel",
    ]

    private static let parameters: [StaticString] = [
        "", "orderId", "orderId",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

nonisolated extension ShopOrdersFields {
    /// The values that may be reported, by name.
    var told: [String: String] {
        var told: [String: String] = [:]
        for (name, value) in zip(ShopOrdersNodes.parameters(of: place), values) {
            told[String(name)] = value.told
        }
        return told
    }
}

nonisolated extension ShopOrdersFields.Value {
    var told: String? {
        switch self {
        case .none: return nil
        case .text(let value): return value
        }
    }
}

/// A key in a saved state.
nonisolated struct ShopOrdersKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol ShopOrdersSavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout ShopOrdersSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct ShopOrdersSaved {
    let place: Int
    private let values: KeyedDecodingContainer<ShopOrdersKey>?
    private let names: [Substring]

    static func read<Node: ShopOrdersSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: ShopOrdersKey.self)
        let id = try container.decode(String.self, forKey: ShopOrdersKey("node"))
        var saved = ShopOrdersSaved(id, container)
        guard let node = Node(&saved) else {
            throw DecodingError.dataCorruptedError(
                forKey: ShopOrdersKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<ShopOrdersKey>) {
        place = ShopOrdersNodes.place(of: id) ?? -1
        names = place < 0 ? [] : ShopOrdersNodes.parameters(of: place)
        values =
            try? container.nestedContainer(
                keyedBy: ShopOrdersKey.self, forKey: ShopOrdersKey("values"))
    }

    mutating func inner<Node: ShopOrdersSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: ShopOrdersKey(String(names[place])))
    }
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no translation tables.
        fileprivate init(localized text: String) { self = text }
    }
#endif
