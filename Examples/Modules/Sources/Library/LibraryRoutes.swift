// Written by navgen from library.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import CatalogNavigation
import LoansNavigation

#if canImport(Darwin)
    import Foundation
#endif

/// What can be on a stack.
nonisolated enum LibraryRoute: Hashable, Codable, Sendable {
    case catalog(LibraryCatalogRoute)
    case loans(LibraryLoansRoute)

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        if case .catalog(let inner) = self {
            return try inner.encode(to: encoder)
        }
        if case .loans(let inner) = self {
            return try inner.encode(to: encoder)
        }
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try LibrarySaved.read(from: decoder)
    }
}

nonisolated extension LibraryRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .catalog(let inner):
            return inner.title
        case .loans(let inner):
            return inner.title
        }
    }
}

nonisolated extension LibraryRoute {
    /// Its node in the graph.
    var node: LibraryNode { LibraryNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .catalog(let inner): return inner.node.index
        case .loans(let inner): return inner.node.index
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: LibraryFields {
        var fields = LibraryFields(place)
        switch self {
        case .catalog(let inner): fields.other(inner)
        case .loans(let inner): fields.other(inner)
        }
        return fields
    }
}

nonisolated extension LibraryCatalogRoute {
    /// Its node in the graph.
    var node: LibraryNode {
        switch self {
        case .shelves: return .catalogShelves
        case .shelf: return .catalogShelf
        case .book: return .catalogBook
        }
    }
}

nonisolated extension LibraryCatalogRoute: LibraryForeign {
    func isSame(asForeign other: Any) -> Bool {
        (other as? Self).map { isSame(as: $0) } ?? false
    }
}

nonisolated extension LibraryLoansRoute {
    /// Its node in the graph.
    var node: LibraryNode {
        switch self {
        case .current: return .loansCurrent
        case .rules: return .loansRules
        }
    }
}

nonisolated extension LibraryLoansRoute: LibraryForeign {
    func isSame(asForeign other: Any) -> Bool {
        (other as? Self).map { isSame(as: $0) } ?? false
    }
}

nonisolated extension LibraryRoute: LibrarySavable {
    init?(_ saved: inout LibrarySaved) {
        switch saved.place {
        default:
            if let inner = saved.foreign(LibraryCatalogRoute.self) {
                self = .catalog(inner)
            } else if let inner = saved.foreign(LibraryLoansRoute.self) {
                self = .loans(inner)
            } else {
                return nil
            }
        }
    }
}

/// What is shown as a sheet.
nonisolated enum LibrarySheet: Hashable, Codable, Identifiable, Sendable {
    /// Get a library card
    case getCard
    case loans(LibraryLoansSheet)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        if case .loans(let inner) = self {
            return try inner.encode(to: encoder)
        }
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try LibrarySaved.read(from: decoder)
    }
}

nonisolated extension LibrarySheet {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .getCard:
            return String(localized: "Get a library card")
        case .loans(let inner):
            return inner.title
        }
    }
}

nonisolated extension LibrarySheet {
    /// Its node in the graph.
    var node: LibraryNode { LibraryNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .getCard: return 2
        case .loans(let inner): return inner.node.index
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: LibraryFields {
        var fields = LibraryFields(place)
        switch self {
        case .loans(let inner): fields.other(inner)
        default: break
        }
        return fields
    }
}

nonisolated extension LibraryLoansSheet {
    /// Its node in the graph.
    var node: LibraryNode {
        switch self {
        case .rules: return .loansRules
        case .borrow: return .loansBorrow
        }
    }
}

nonisolated extension LibraryLoansSheet: LibraryForeign {
    func isSame(asForeign other: Any) -> Bool {
        (other as? Self).map { isSame(as: $0) } ?? false
    }
}

nonisolated extension LibrarySheet: LibrarySavable {
    init?(_ saved: inout LibrarySaved) {
        switch saved.place {
        case 2:
            self = .getCard
        default:
            if let inner = saved.foreign(LibraryLoansSheet.self) {
                self = .loans(inner)
            } else {
                return nil
            }
        }
    }
}

/// The confirmation dialogs.
nonisolated enum LibraryDialog: Hashable, Codable, Identifiable, Sendable {
    case loans(LibraryLoansDialog)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        if case .loans(let inner) = self {
            return try inner.encode(to: encoder)
        }
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try LibrarySaved.read(from: decoder)
    }
}

nonisolated extension LibraryDialog {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .loans(let inner):
            return inner.title
        }
    }
}

nonisolated extension LibraryDialog {
    /// Its node in the graph.
    var node: LibraryNode { LibraryNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .loans(let inner): return inner.node.index
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: LibraryFields {
        var fields = LibraryFields(place)
        switch self {
        case .loans(let inner): fields.other(inner)
        }
        return fields
    }
}

nonisolated extension LibraryLoansDialog {
    /// Its node in the graph.
    var node: LibraryNode {
        switch self {
        case .renew: return .loansRenew
        }
    }
}

nonisolated extension LibraryLoansDialog: LibraryForeign {
    func isSame(asForeign other: Any) -> Bool {
        (other as? Self).map { isSame(as: $0) } ?? false
    }
}

nonisolated extension LibraryDialog: LibrarySavable {
    init?(_ saved: inout LibrarySaved) {
        switch saved.place {
        default:
            if let inner = saved.foreign(LibraryLoansDialog.self) {
                self = .loans(inner)
            } else {
                return nil
            }
        }
    }
}

/// The tabs, in the order in which they appear.
nonisolated enum LibraryTab: String, CaseIterable, Codable, Identifiable, Sendable {
    /// Browse
    case browse
    /// Borrowed
    case borrowed

    var id: Self { self }

    /// The name of its symbol in SF Symbols.
    var symbol: String? {
        switch self {
        case .browse: return "books.vertical"
        case .borrowed: return "bookmark"
        }
    }
}

nonisolated extension LibraryTab {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .browse: return String(localized: "Browse")
        case .borrowed: return String(localized: "Borrowed")
        }
    }
}

nonisolated extension LibraryTab {
    /// Its node in the graph.
    var node: LibraryNode {
        switch self {
        case .browse: return .browse
        case .borrowed: return .borrowed
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated struct LibraryNode: CaseIterable, RawRepresentable, Hashable, Codable, Sendable {
    enum Kind: String, CaseIterable, Codable, Sendable {
        case tab, screen, sheet, dialog, flow, step
    }

    let index: Int

    init(index: Int) { self.index = index }

    init?(rawValue id: String) {
        guard let index = LibraryNodes.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// Its id in the graph, such as `catalog.shelves`.
    var rawValue: String { LibraryNodes.ids[index] }

    var kind: Kind { LibraryNodeTable.kinds[index] }

    /// Who is responsible for it.
    var owner: String? { nil }

    var tags: [String] { [] }

    static var allCases: [LibraryNode] { LibraryNodes.ids.indices.map(LibraryNode.init(index:)) }

    /// Browse
    static var browse: LibraryNode { LibraryNode(index: 0) }
    /// Borrowed
    static var borrowed: LibraryNode { LibraryNode(index: 1) }
    /// Get a library card
    static var getCard: LibraryNode { LibraryNode(index: 2) }
    /// Shelves
    static var catalogShelves: LibraryNode { LibraryNode(index: 3) }
    /// {genre}
    static var catalogShelf: LibraryNode { LibraryNode(index: 4) }
    /// Book {isbn}
    static var catalogBook: LibraryNode { LibraryNode(index: 5) }
    /// Borrowed
    static var loansCurrent: LibraryNode { LibraryNode(index: 6) }
    /// Rules of lending
    static var loansRules: LibraryNode { LibraryNode(index: 7) }
    /// Borrow
    static var loansBorrow: LibraryNode { LibraryNode(index: 8) }
    /// Renew for four weeks?
    static var loansRenew: LibraryNode { LibraryNode(index: 9) }
    /// Ask another library
    static var loansRequest: LibraryNode { LibraryNode(index: 10) }
    static var loansRequestBook: LibraryNode { LibraryNode(index: 11) }
    static var loansRequestAddress: LibraryNode { LibraryNode(index: 12) }
    static var loansRequestDone: LibraryNode { LibraryNode(index: 13) }
}

nonisolated extension LibraryNode {
    /// The title, in the user's language, of a node whose title names no parameter.
    var title: String? {
        switch index {
        case 0: return String(localized: "Browse")
        case 1: return String(localized: "Borrowed")
        case 2: return String(localized: "Get a library card")
        case 3: return String(localized: "Shelves")
        case 6: return String(localized: "Borrowed")
        case 7: return String(localized: "Rules of lending")
        case 8: return String(localized: "Borrow")
        case 9: return String(localized: "Renew for four weeks?")
        case 10: return String(localized: "Ask another library")
        default: return nil
        }
    }
}

/// What is known about the nodes, by place.
nonisolated private enum LibraryNodeTable {
    static let kinds: [LibraryNode.Kind] = [
        .tab, .tab, .sheet, .screen, .screen, .screen, .screen, .screen, .sheet, .dialog, .flow,
        .step, .step, .step,
    ]
}

nonisolated extension LibraryNode: CustomStringConvertible {
    var description: String { rawValue }
}

/// A node and its values. The enums are compared, hashed and saved by these, as what Swift would
/// derive for an enum with many cases takes seconds to compile.
nonisolated struct LibraryFields: Hashable {
    enum Value: Hashable {
        case none
        case text(String)
        case other(AnyHashable)

        func encode(
            in container: inout KeyedEncodingContainer<LibraryKey>, _ key: LibraryKey
        ) throws {
            switch self {
            case .none: break
            case .text(let value): try container.encode(value, forKey: key)
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
            let node = node.base as? any LibraryForeign
        {
            return node.isSame(asForeign: former.base)
        }
        return self == other
    }

    var values: [Value] { [first, second, third].prefix(count) + others }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: LibraryKey.self)
        try container.encode(LibraryNodes.ids[place], forKey: LibraryKey("node"))
        guard count > 0 else { return }
        var nested =
            container.nestedContainer(keyedBy: LibraryKey.self, forKey: LibraryKey("values"))
        for (name, value) in zip(LibraryNodes.parameters(of: place), values) {
            try value.encode(in: &nested, LibraryKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum LibraryNodes {
    static let ids: [String] = [
        "browse", "borrowed", "getCard", "catalog.shelves", "catalog.shelf", "catalog.book",
        "loans.current", "loans.rules", "loans.borrow", "loans.renew", "loans.request",
        "loans.request.book", "loans.request.address", "loans.request.done",
    ]

    private static let parameters: [StaticString] = [
        "", "", "", "", "genre", "isbn", "", "", "isbn", "isbn", "", "", "", "",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

/// A node that is compiled in its own module.
nonisolated protocol LibraryForeign {
    /// Whether it is the same thing, even if values outside its identity differ.
    func isSame(asForeign other: Any) -> Bool
    /// The values that may be reported, by name.
    var told: [String: String] { get }
}

/// A key in a saved state.
nonisolated struct LibraryKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol LibrarySavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout LibrarySaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct LibrarySaved {
    let place: Int
    private let values: KeyedDecodingContainer<LibraryKey>?
    private let names: [Substring]
    private let decoder: any Decoder

    static func read<Node: LibrarySavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: LibraryKey.self)
        let id = try container.decode(String.self, forKey: LibraryKey("node"))
        var saved = LibrarySaved(id, container, decoder)
        guard let node = Node(&saved) else {
            throw DecodingError.dataCorruptedError(
                forKey: LibraryKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(
        _ id: String, _ container: KeyedDecodingContainer<LibraryKey>, _ decoder: any Decoder
    ) {
        place = LibraryNodes.place(of: id) ?? -1
        names = place < 0 ? [] : LibraryNodes.parameters(of: place)
        values =
            try? container.nestedContainer(keyedBy: LibraryKey.self, forKey: LibraryKey("values"))
        self.decoder = decoder
    }

    mutating func inner<Node: LibrarySavable>(_ type: Node.Type) -> Node? { Node(&self) }

    func foreign<Node: Decodable>(_ type: Node.Type) -> Node? {
        try? Node(from: decoder)
    }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: LibraryKey(String(names[place])))
    }
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no translation tables.
        fileprivate init(localized text: String) { self = text }
    }
#endif
