// Written by navgen from library.yaml, section loans, module LoansNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import LibraryModel

#if canImport(Darwin)
    import Foundation
#endif

/// What can be on a stack in the section `loans`.
nonisolated public enum LibraryLoansRoute: Hashable, Codable, Sendable {
    /// Borrowed
    case current
    /// Rules of lending
    case rules

    public static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    public func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    public func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    public init(from decoder: any Decoder) throws {
        self = try LibraryLoansSaved.read(from: decoder)
    }
}

nonisolated extension LibraryLoansRoute {
    /// The title, in the user's language.
    public var title: String? {
        switch self {
        case .current:
            return String(localized: "Borrowed")
        case .rules:
            return String(localized: "Rules of lending")
        }
    }
}

nonisolated extension LibraryLoansRoute {
    /// Whether it is the same thing, even if values outside its identity differ.
    public func isSame(as other: Self) -> Bool { fields.isSame(as: other.fields) }

    /// The values that may be reported, by name.
    public var told: [String: String] { fields.told }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .current: return 0
        case .rules: return 1
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: LibraryLoansFields { LibraryLoansFields(place) }
}

nonisolated extension LibraryLoansRoute: LibraryLoansSavable {
    init?(_ saved: inout LibraryLoansSaved) {
        switch saved.place {
        case 0:
            self = .current
        case 1:
            self = .rules
        default:
            return nil
        }
    }
}

/// What is shown as a sheet in the section `loans`.
nonisolated public enum LibraryLoansSheet: Hashable, Codable, Identifiable, Sendable {
    /// Rules of lending
    case rules
    /// Borrow
    case borrow(isbn: ISBN)

    public var id: Self { self }

    public static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    public func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    public func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    public init(from decoder: any Decoder) throws {
        self = try LibraryLoansSaved.read(from: decoder)
    }
}

nonisolated extension LibraryLoansSheet {
    /// The title, in the user's language.
    public var title: String? {
        switch self {
        case .rules:
            return String(localized: "Rules of lending")
        case .borrow:
            return String(localized: "Borrow")
        }
    }
}

nonisolated extension LibraryLoansSheet {
    /// Whether it is the same thing, even if values outside its identity differ.
    public func isSame(as other: Self) -> Bool { fields.isSame(as: other.fields) }

    /// The values that may be reported, by name.
    public var told: [String: String] { fields.told }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .rules: return 1
        case .borrow: return 2
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: LibraryLoansFields {
        var fields = LibraryLoansFields(place)
        switch self {
        case .borrow(let isbn):
            fields.text(isbn.rawValue)
        default: break
        }
        return fields
    }
}

nonisolated extension LibraryLoansSheet: LibraryLoansSavable {
    init?(_ saved: inout LibraryLoansSaved) {
        switch saved.place {
        case 1:
            self = .rules
        case 2:
            guard let isbn = saved.optional(0, ISBN.self) else { return nil }
            self = .borrow(isbn: isbn)
        default:
            return nil
        }
    }
}

/// The confirmation dialogs in the section `loans`.
nonisolated public enum LibraryLoansDialog: Hashable, Codable, Identifiable, Sendable {
    /// Renew for four weeks?
    case renew(isbn: ISBN)

    public var id: Self { self }

    public static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    public func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    public func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    public init(from decoder: any Decoder) throws {
        self = try LibraryLoansSaved.read(from: decoder)
    }
}

nonisolated extension LibraryLoansDialog {
    /// The title, in the user's language.
    public var title: String? {
        switch self {
        case .renew:
            return String(localized: "Renew for four weeks?")
        }
    }
}

nonisolated extension LibraryLoansDialog {
    /// Whether it is the same thing, even if values outside its identity differ.
    public func isSame(as other: Self) -> Bool { fields.isSame(as: other.fields) }

    /// The values that may be reported, by name.
    public var told: [String: String] { fields.told }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .renew: return 3
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: LibraryLoansFields {
        var fields = LibraryLoansFields(place)
        switch self {
        case .renew(let isbn):
            fields.text(isbn.rawValue)
        }
        return fields
    }
}

nonisolated extension LibraryLoansDialog: LibraryLoansSavable {
    init?(_ saved: inout LibraryLoansSaved) {
        switch saved.place {
        case 3:
            guard let isbn = saved.optional(0, ISBN.self) else { return nil }
            self = .renew(isbn: isbn)
        default:
            return nil
        }
    }
}

/// The possible answers to `loans.renew`.
nonisolated public enum LoansRenewAction: String, CaseIterable, Codable, Sendable {
    case renew
    case keep
}

/// A node and its values. The enums are compared, hashed and saved by these, as what Swift would
/// derive for an enum with many cases takes seconds to compile.
nonisolated struct LibraryLoansFields: Hashable {
    enum Value: Hashable {
        case none
        case text(String)

        func encode(
            in container: inout KeyedEncodingContainer<LibraryLoansKey>, _ key: LibraryLoansKey
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
        var container = encoder.container(keyedBy: LibraryLoansKey.self)
        try container.encode(LibraryLoansNodes.ids[place], forKey: LibraryLoansKey("node"))
        guard count > 0 else { return }
        var nested =
            container.nestedContainer(
                keyedBy: LibraryLoansKey.self, forKey: LibraryLoansKey("values"))
        for (name, value) in zip(LibraryLoansNodes.parameters(of: place), values) {
            try value.encode(in: &nested, LibraryLoansKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum LibraryLoansNodes {
    static let ids: [String] = [
        "loans.current", "loans.rules", "loans.borrow", "loans.renew", "loans.request",
        "loans.request.book", "loans.request.address", "loans.request.done",
    ]

    private static let parameters: [StaticString] = [
        "", "", "isbn", "isbn", "", "", "", "",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

nonisolated extension LibraryLoansFields {
    /// The values that may be reported, by name.
    var told: [String: String] {
        var told: [String: String] = [:]
        for (name, value) in zip(LibraryLoansNodes.parameters(of: place), values) {
            told[String(name)] = value.told
        }
        return told
    }
}

nonisolated extension LibraryLoansFields.Value {
    var told: String? {
        switch self {
        case .none: return nil
        case .text(let value): return value
        }
    }
}

/// A key in a saved state.
nonisolated struct LibraryLoansKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol LibraryLoansSavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout LibraryLoansSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct LibraryLoansSaved {
    let place: Int
    private let values: KeyedDecodingContainer<LibraryLoansKey>?
    private let names: [Substring]

    static func read<Node: LibraryLoansSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: LibraryLoansKey.self)
        let id = try container.decode(String.self, forKey: LibraryLoansKey("node"))
        var saved = LibraryLoansSaved(id, container)
        guard let node = Node(&saved) else {
            throw DecodingError.dataCorruptedError(
                forKey: LibraryLoansKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<LibraryLoansKey>) {
        place = LibraryLoansNodes.place(of: id) ?? -1
        names = place < 0 ? [] : LibraryLoansNodes.parameters(of: place)
        values =
            try? container.nestedContainer(
                keyedBy: LibraryLoansKey.self, forKey: LibraryLoansKey("values"))
    }

    mutating func inner<Node: LibraryLoansSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: LibraryLoansKey(String(names[place])))
    }
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no translation tables.
        fileprivate init(localized text: String) { self = text }
    }
#endif
