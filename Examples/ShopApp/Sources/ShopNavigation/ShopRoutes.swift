// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
    package import AccountNavigation
#else
    import AccountNavigation
#endif
#if hasFeature(InternalImportsByDefault)
    package import CatalogNavigation
#else
    import CatalogNavigation
#endif
#if hasFeature(InternalImportsByDefault)
    package import OrdersNavigation
#else
    import OrdersNavigation
#endif

#if canImport(Darwin)
    import Foundation
#endif

/// What can be on a stack.
nonisolated package enum ShopRoute: Hashable, Codable, Sendable {
    case catalog(ShopCatalogRoute)
    case orders(ShopOrdersRoute)
    case account(ShopAccountRoute)

    package static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    package func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    package func encode(to encoder: any Encoder) throws {
        if case .catalog(let inner) = self {
            return try inner.encode(to: encoder)
        }
        if case .orders(let inner) = self {
            return try inner.encode(to: encoder)
        }
        if case .account(let inner) = self {
            return try inner.encode(to: encoder)
        }
        try fields.encode(to: encoder)
    }

    package init(from decoder: any Decoder) throws {
        self = try ShopSaved.read(from: decoder)
    }
}

nonisolated extension ShopRoute {
    /// The title, in the user's language.
    package var title: String? {
        switch self {
        case .catalog(let inner):
            return inner.title
        case .orders(let inner):
            return inner.title
        case .account(let inner):
            return inner.title
        }
    }
}

nonisolated extension ShopRoute {
    /// Its node in the graph.
    package var node: ShopNode { ShopNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .catalog(let inner): return inner.node.index
        case .orders(let inner): return inner.node.index
        case .account(let inner): return inner.node.index
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopFields {
        var fields = ShopFields(place)
        switch self {
        case .catalog(let inner): fields.other(inner)
        case .orders(let inner): fields.other(inner)
        case .account(let inner): fields.other(inner)
        }
        return fields
    }
}

nonisolated extension ShopCatalogRoute {
    /// Its node in the graph.
    package var node: ShopNode {
        switch self {
        case .home: return .catalogHome
        case .product: return .catalogProduct
        case .reviews: return .catalogReviews
        }
    }
}

nonisolated extension ShopCatalogRoute: ShopForeign {
    package func isSame(asForeign other: Any) -> Bool {
        (other as? Self).map { isSame(as: $0) } ?? false
    }
}

nonisolated extension ShopOrdersRoute {
    /// Its node in the graph.
    package var node: ShopNode {
        switch self {
        case .history: return .ordersHistory
        case .detail: return .ordersDetail
        }
    }
}

nonisolated extension ShopOrdersRoute: ShopForeign {
    package func isSame(asForeign other: Any) -> Bool {
        (other as? Self).map { isSame(as: $0) } ?? false
    }
}

nonisolated extension ShopAccountRoute {
    /// Its node in the graph.
    package var node: ShopNode {
        switch self {
        case .profile: return .accountProfile
        case .settings: return .accountSettings
        }
    }
}

nonisolated extension ShopAccountRoute: ShopForeign {
    package func isSame(asForeign other: Any) -> Bool {
        (other as? Self).map { isSame(as: $0) } ?? false
    }
}

nonisolated extension ShopRoute: ShopSavable {
    init?(_ saved: inout ShopSaved) {
        switch saved.place {
        default:
            if let inner = saved.foreign(ShopCatalogRoute.self) {
                self = .catalog(inner)
            } else if let inner = saved.foreign(ShopOrdersRoute.self) {
                self = .orders(inner)
            } else if let inner = saved.foreign(ShopAccountRoute.self) {
                self = .account(inner)
            } else {
                return nil
            }
        }
    }
}

/// What is shown as a sheet.
nonisolated package enum ShopSheet: Hashable, Codable, Identifiable, Sendable {
    case catalog(ShopCatalogSheet)
    case account(ShopAccountSheet)

    package var id: Self { self }

    package static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    package func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    package func encode(to encoder: any Encoder) throws {
        if case .catalog(let inner) = self {
            return try inner.encode(to: encoder)
        }
        if case .account(let inner) = self {
            return try inner.encode(to: encoder)
        }
        try fields.encode(to: encoder)
    }

    package init(from decoder: any Decoder) throws {
        self = try ShopSaved.read(from: decoder)
    }
}

nonisolated extension ShopSheet {
    /// The title, in the user's language.
    package var title: String? {
        switch self {
        case .catalog(let inner):
            return inner.title
        case .account(let inner):
            return inner.title
        }
    }
}

nonisolated extension ShopSheet {
    /// Its node in the graph.
    package var node: ShopNode { ShopNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .catalog(let inner): return inner.node.index
        case .account(let inner): return inner.node.index
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopFields {
        var fields = ShopFields(place)
        switch self {
        case .catalog(let inner): fields.other(inner)
        case .account(let inner): fields.other(inner)
        }
        return fields
    }
}

nonisolated extension ShopCatalogSheet {
    /// Its node in the graph.
    package var node: ShopNode {
        switch self {
        case .search: return .catalogSearch
        }
    }
}

nonisolated extension ShopCatalogSheet: ShopForeign {
    package func isSame(asForeign other: Any) -> Bool {
        (other as? Self).map { isSame(as: $0) } ?? false
    }
}

nonisolated extension ShopAccountSheet {
    /// Its node in the graph.
    package var node: ShopNode {
        switch self {
        case .signIn: return .accountSignIn
        case .address: return .accountAddress
        }
    }
}

nonisolated extension ShopAccountSheet: ShopForeign {
    package func isSame(asForeign other: Any) -> Bool {
        (other as? Self).map { isSame(as: $0) } ?? false
    }
}

nonisolated extension ShopSheet: ShopSavable {
    init?(_ saved: inout ShopSaved) {
        switch saved.place {
        default:
            if let inner = saved.foreign(ShopCatalogSheet.self) {
                self = .catalog(inner)
            } else if let inner = saved.foreign(ShopAccountSheet.self) {
                self = .account(inner)
            } else {
                return nil
            }
        }
    }
}

/// What covers the whole screen.
nonisolated package enum ShopCover: Hashable, Codable, Identifiable, Sendable {
    case catalog(ShopCatalogCover)

    package var id: Self { self }

    package static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    package func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    package func encode(to encoder: any Encoder) throws {
        if case .catalog(let inner) = self {
            return try inner.encode(to: encoder)
        }
        try fields.encode(to: encoder)
    }

    package init(from decoder: any Decoder) throws {
        self = try ShopSaved.read(from: decoder)
    }
}

nonisolated extension ShopCover {
    /// Its node in the graph.
    package var node: ShopNode { ShopNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .catalog(let inner): return inner.node.index
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopFields {
        var fields = ShopFields(place)
        switch self {
        case .catalog(let inner): fields.other(inner)
        }
        return fields
    }
}

nonisolated extension ShopCatalogCover {
    /// Its node in the graph.
    package var node: ShopNode {
        switch self {
        case .photo: return .catalogPhoto
        }
    }
}

nonisolated extension ShopCatalogCover: ShopForeign {
    package func isSame(asForeign other: Any) -> Bool {
        (other as? Self).map { isSame(as: $0) } ?? false
    }
}

nonisolated extension ShopCover: ShopSavable {
    init?(_ saved: inout ShopSaved) {
        switch saved.place {
        default:
            if let inner = saved.foreign(ShopCatalogCover.self) {
                self = .catalog(inner)
            } else {
                return nil
            }
        }
    }
}

/// What is shown as a popover.
nonisolated package enum ShopPopover: Hashable, Codable, Identifiable, Sendable {
    case catalog(ShopCatalogPopover)

    package var id: Self { self }

    package static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    package func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    package func encode(to encoder: any Encoder) throws {
        if case .catalog(let inner) = self {
            return try inner.encode(to: encoder)
        }
        try fields.encode(to: encoder)
    }

    package init(from decoder: any Decoder) throws {
        self = try ShopSaved.read(from: decoder)
    }
}

nonisolated extension ShopPopover {
    /// Its node in the graph.
    package var node: ShopNode { ShopNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .catalog(let inner): return inner.node.index
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopFields {
        var fields = ShopFields(place)
        switch self {
        case .catalog(let inner): fields.other(inner)
        }
        return fields
    }
}

nonisolated extension ShopCatalogPopover {
    /// Its node in the graph.
    package var node: ShopNode {
        switch self {
        case .share: return .catalogShare
        }
    }
}

nonisolated extension ShopCatalogPopover: ShopForeign {
    package func isSame(asForeign other: Any) -> Bool {
        (other as? Self).map { isSame(as: $0) } ?? false
    }
}

nonisolated extension ShopPopover: ShopSavable {
    init?(_ saved: inout ShopSaved) {
        switch saved.place {
        default:
            if let inner = saved.foreign(ShopCatalogPopover.self) {
                self = .catalog(inner)
            } else {
                return nil
            }
        }
    }
}

/// The alerts.
nonisolated package enum ShopAlert: Hashable, Codable, Identifiable, Sendable {
    /// This voucher is not valid
    case voucherFailed(code: String)

    package var id: Self { self }

    package static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    package func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    package func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    package init(from decoder: any Decoder) throws {
        self = try ShopSaved.read(from: decoder)
    }
}

nonisolated extension ShopAlert {
    /// The title, in the user's language.
    package var title: String? {
        switch self {
        case .voucherFailed:
            return String(localized: "This voucher is not valid")
        }
    }
}

nonisolated extension ShopAlert {
    /// The text below the title.
    package var message: String? {
        switch self {
        case .voucherFailed(let code):
            return String(localized: "Nobody knows the code \(code).")
        }
    }
}

nonisolated extension ShopAlert {
    /// Its node in the graph.
    package var node: ShopNode { ShopNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .voucherFailed: return 4
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopFields {
        var fields = ShopFields(place)
        switch self {
        case .voucherFailed(let code):
            fields.text(code)
        }
        return fields
    }
}

nonisolated extension ShopAlert: ShopSavable {
    init?(_ saved: inout ShopSaved) {
        switch saved.place {
        case 4:
            self = .voucherFailed(code: saved.text(0))
        default:
            return nil
        }
    }
}

/// The confirmation dialogs.
nonisolated package enum ShopDialog: Hashable, Codable, Identifiable, Sendable {
    case orders(ShopOrdersDialog)

    package var id: Self { self }

    package static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    package func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    package func encode(to encoder: any Encoder) throws {
        if case .orders(let inner) = self {
            return try inner.encode(to: encoder)
        }
        try fields.encode(to: encoder)
    }

    package init(from decoder: any Decoder) throws {
        self = try ShopSaved.read(from: decoder)
    }
}

nonisolated extension ShopDialog {
    /// The title, in the user's language.
    package var title: String? {
        switch self {
        case .orders(let inner):
            return inner.title
        }
    }
}

nonisolated extension ShopDialog {
    /// The text below the title.
    package var message: String? {
        switch self {
        case .orders(let inner):
            return inner.message
        }
    }
}

nonisolated extension ShopDialog {
    /// Its node in the graph.
    package var node: ShopNode { ShopNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .orders(let inner): return inner.node.index
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopFields {
        var fields = ShopFields(place)
        switch self {
        case .orders(let inner): fields.other(inner)
        }
        return fields
    }
}

nonisolated extension ShopOrdersDialog {
    /// Its node in the graph.
    package var node: ShopNode {
        switch self {
        case .cancel: return .ordersCancel
        }
    }
}

nonisolated extension ShopOrdersDialog: ShopForeign {
    package func isSame(asForeign other: Any) -> Bool {
        (other as? Self).map { isSame(as: $0) } ?? false
    }
}

nonisolated extension ShopDialog: ShopSavable {
    init?(_ saved: inout ShopSaved) {
        switch saved.place {
        default:
            if let inner = saved.foreign(ShopOrdersDialog.self) {
                self = .orders(inner)
            } else {
                return nil
            }
        }
    }
}

/// What the app can be asked to do.
nonisolated package enum ShopAction: Hashable, Codable, Sendable {
    /// Redeems a voucher.
    case redeem(code: String)

    package static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    package func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    package func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    package init(from decoder: any Decoder) throws {
        self = try ShopSaved.read(from: decoder)
    }
}

nonisolated extension ShopAction {
    /// Its node in the graph.
    package var node: ShopNode { ShopNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .redeem: return 3
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: ShopFields {
        var fields = ShopFields(place)
        switch self {
        case .redeem(let code):
            fields.text(code)
        }
        return fields
    }
}

nonisolated extension ShopAction: ShopSavable {
    init?(_ saved: inout ShopSaved) {
        switch saved.place {
        case 3:
            self = .redeem(code: saved.text(0))
        default:
            return nil
        }
    }
}

/// The possible answers to `voucherFailed`.
nonisolated package enum VoucherFailedAction: String, CaseIterable, Codable, Sendable {
    case ok
}

/// The tabs, in the order in which they appear.
nonisolated package enum ShopTab: String, CaseIterable, Codable, Identifiable, Sendable {
    /// Shop
    case browse
    /// Orders
    case purchases
    /// Account
    case me

    package var id: Self { self }

    /// The name of its symbol in SF Symbols.
    package var symbol: String? {
        switch self {
        case .browse: return "house"
        case .purchases: return "bag"
        case .me: return "person.circle"
        }
    }
}

nonisolated extension ShopTab {
    /// The title, in the user's language.
    package var title: String? {
        switch self {
        case .browse: return String(localized: "Shop")
        case .purchases: return String(localized: "Orders")
        case .me: return String(localized: "Account")
        }
    }
}

nonisolated extension ShopTab {
    /// Its node in the graph.
    package var node: ShopNode {
        switch self {
        case .browse: return .browse
        case .purchases: return .purchases
        case .me: return .me
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated package struct ShopNode: CaseIterable, RawRepresentable, Hashable, Codable, Sendable {
    package enum Kind: String, CaseIterable, Codable, Sendable {
        case tab, screen, sheet, cover, popover, alert, dialog, flow, step, action
    }

    let index: Int

    init(index: Int) { self.index = index }

    package init?(rawValue id: String) {
        guard let index = ShopNodes.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// Its id in the graph, such as `catalog.home`.
    package var rawValue: String { ShopNodes.ids[index] }

    package var kind: Kind { ShopNodeTable.kinds[index] }

    /// Who is responsible for it.
    package var owner: String? { nil }

    package var tags: [String] { [] }

    package static var allCases: [ShopNode] { ShopNodes.ids.indices.map(ShopNode.init(index:)) }

    /// Shop
    package static var browse: ShopNode { ShopNode(index: 0) }
    /// Orders
    package static var purchases: ShopNode { ShopNode(index: 1) }
    /// Account
    package static var me: ShopNode { ShopNode(index: 2) }
    /// Redeems a voucher.
    package static var redeem: ShopNode { ShopNode(index: 3) }
    /// This voucher is not valid
    package static var voucherFailed: ShopNode { ShopNode(index: 4) }
    /// Shop
    package static var catalogHome: ShopNode { ShopNode(index: 5) }
    /// Product {productId}
    ///
    /// One product. `ref` says which campaign the customer comes from.
    package static var catalogProduct: ShopNode { ShopNode(index: 6) }
    /// Reviews
    package static var catalogReviews: ShopNode { ShopNode(index: 7) }
    /// Search
    package static var catalogSearch: ShopNode { ShopNode(index: 8) }
    package static var catalogPhoto: ShopNode { ShopNode(index: 9) }
    package static var catalogShare: ShopNode { ShopNode(index: 10) }
    /// Orders
    package static var ordersHistory: ShopNode { ShopNode(index: 11) }
    /// Order {orderId}
    package static var ordersDetail: ShopNode { ShopNode(index: 12) }
    /// Cancel this order?
    package static var ordersCancel: ShopNode { ShopNode(index: 13) }
    /// Account
    package static var accountProfile: ShopNode { ShopNode(index: 14) }
    /// Settings
    package static var accountSettings: ShopNode { ShopNode(index: 15) }
    /// Sign in
    package static var accountSignIn: ShopNode { ShopNode(index: 16) }
    /// Address
    package static var accountAddress: ShopNode { ShopNode(index: 17) }
    /// How the shop is to be for this customer.
    package static var accountOnboarding: ShopNode { ShopNode(index: 18) }
    package static var accountOnboardingWelcome: ShopNode { ShopNode(index: 19) }
    package static var accountOnboardingName: ShopNode { ShopNode(index: 20) }
    package static var accountOnboardingPerks: ShopNode { ShopNode(index: 21) }
    package static var accountOnboardingDone: ShopNode { ShopNode(index: 22) }
}

nonisolated extension ShopNode {
    /// The title, in the user's language, of a node whose title names no parameter.
    package var title: String? {
        switch index {
        case 0: return String(localized: "Shop")
        case 1: return String(localized: "Orders")
        case 2: return String(localized: "Account")
        case 4: return String(localized: "This voucher is not valid")
        case 5: return String(localized: "Shop")
        case 7: return String(localized: "Reviews")
        case 8: return String(localized: "Search")
        case 11: return String(localized: "Orders")
        case 13: return String(localized: "Cancel this order?")
        case 14: return String(localized: "Account")
        case 15: return String(localized: "Settings")
        case 16: return String(localized: "Sign in")
        case 17: return String(localized: "Address")
        default: return nil
        }
    }
}

/// What is known about the nodes, by place.
nonisolated private enum ShopNodeTable {
    static let kinds: [ShopNode.Kind] = [
        .tab, .tab, .tab, .action, .alert, .screen, .screen, .screen, .sheet, .cover, .popover,
        .screen, .screen, .dialog, .screen, .screen, .sheet, .sheet, .flow, .step, .step, .step,
        .step,
    ]
}

nonisolated extension ShopNode: CustomStringConvertible {
    package var description: String { rawValue }
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

    mutating func other<Own: Hashable & Encodable>(_ value: Own?) {
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
        if case .other(let node) = first, case .other(let former) = other.first,
            let node = node.base as? any ShopForeign
        {
            return node.isSame(asForeign: former.base)
        }
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
        "browse", "purchases", "me", "redeem", "voucherFailed", "catalog.home",
        "catalog.product", "catalog.reviews", "catalog.search", "catalog.photo",
        "catalog.share", "orders.history", "orders.detail", "orders.cancel", "account.profile",
        "account.settings", "account.signIn", "account.address", "account.onboarding",
        "account.onboarding.welcome", "account.onboarding.name", "account.onboarding.perks",
        "account.onboarding.done",
    ]

    private static let parameters: [StaticString] = [
        "", "", "", "code", "code", "", "productId ref", "productId sort section", "query",
        "productId index", "productId", "", "orderId", "orderId", "", "", "", "street", "", "",
        "", "", "",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

/// A node that is compiled in its own module.
nonisolated protocol ShopForeign {
    /// Whether it is the same thing, even if values outside its identity differ.
    func isSame(asForeign other: Any) -> Bool
    /// The values that may be reported, by name.
    var told: [String: String] { get }
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
    private let decoder: any Decoder

    /// Whether a required value is missing or invalid.
    private var isBroken = false

    static func read<Node: ShopSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: ShopKey.self)
        let id = try container.decode(String.self, forKey: ShopKey("node"))
        var saved = ShopSaved(id, container, decoder)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: ShopKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(
        _ id: String, _ container: KeyedDecodingContainer<ShopKey>, _ decoder: any Decoder
    ) {
        place = ShopNodes.place(of: id) ?? -1
        names = place < 0 ? [] : ShopNodes.parameters(of: place)
        values = try? container.nestedContainer(keyedBy: ShopKey.self, forKey: ShopKey("values"))
        self.decoder = decoder
    }

    mutating func inner<Node: ShopSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    func foreign<Node: Decodable>(_ type: Node.Type) -> Node? {
        try? Node(from: decoder)
    }

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
