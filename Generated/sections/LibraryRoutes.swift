// Written by navgen from sections.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

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
        case .catalog(let inner): return inner.place
        case .loans(let inner): return inner.place
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: LibraryFields {
        switch self {
        case .catalog(let inner): return inner.fields
        case .loans(let inner): return inner.fields
        }
    }
}

nonisolated extension LibraryRoute: LibrarySavable {
    init?(_ saved: inout LibrarySaved) {
        switch saved.place {
        default:
            if let inner = saved.inner(LibraryCatalogRoute.self) {
                self = .catalog(inner)
            } else if let inner = saved.inner(LibraryLoansRoute.self) {
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
        case .loans(let inner): return inner.place
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: LibraryFields {
        switch self {
        case .loans(let inner): return inner.fields
        default: return LibraryFields(place)
        }
    }
}

nonisolated extension LibrarySheet: LibrarySavable {
    init?(_ saved: inout LibrarySaved) {
        switch saved.place {
        case 2:
            self = .getCard
        default:
            if let inner = saved.inner(LibraryLoansSheet.self) {
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
        case .loans(let inner): return inner.place
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: LibraryFields {
        switch self {
        case .loans(let inner): return inner.fields
        }
    }
}

nonisolated extension LibraryDialog: LibrarySavable {
    init?(_ saved: inout LibrarySaved) {
        switch saved.place {
        default:
            if let inner = saved.inner(LibraryLoansDialog.self) {
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
        case tab, screen, sheet, dialog
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
        default: return nil
        }
    }
}

/// What is known about the nodes, by place.
nonisolated private enum LibraryNodeTable {
    static let kinds: [LibraryNode.Kind] = [
        .tab, .tab, .sheet, .screen, .screen, .screen, .screen, .screen, .sheet, .dialog,
    ]
}

nonisolated extension LibraryNode: CustomStringConvertible {
    var description: String { rawValue }
}

/// String values whose text matches `97[89][0-9]{10}`.
nonisolated struct ISBN: RawRepresentable, Hashable, Codable, Sendable {
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

    static let automaton = LibraryAutomaton(
        edges: [
            [.init(0x39, 0x39, 1)],
            [.init(0x37, 0x37, 2)],
            [.init(0x38, 0x39, 3)],
            [.init(0x30, 0x39, 4)],
            [.init(0x30, 0x39, 5)],
            [.init(0x30, 0x39, 6)],
            [.init(0x30, 0x39, 7)],
            [.init(0x30, 0x39, 8)],
            [.init(0x30, 0x39, 9)],
            [.init(0x30, 0x39, 10)],
            [.init(0x30, 0x39, 11)],
            [.init(0x30, 0x39, 12)],
            [.init(0x30, 0x39, 13)],
            [],
        ],
        accepting: [13])
}

nonisolated enum Genre: String, CaseIterable, Codable, Sendable {
    case novel
    case crime
    case poetry
    case nonFiction = "non-fiction"
}

/// A pattern as a state machine that reads a text once, scalar by scalar, without backtracking: no
/// text can slow it down.
nonisolated struct LibraryAutomaton: Sendable {
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
nonisolated struct LibraryFields: Hashable {
    enum Value: Hashable {
        case none
        case text(String)

        func encode(
            in container: inout KeyedEncodingContainer<LibraryKey>, _ key: LibraryKey
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
        "loans.current", "loans.rules", "loans.borrow", "loans.renew",
    ]

    private static let parameters: [StaticString] = [
        "", "", "", "", "genre", "isbn", "", "", "isbn", "isbn",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
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

    static func read<Node: LibrarySavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: LibraryKey.self)
        let id = try container.decode(String.self, forKey: LibraryKey("node"))
        var saved = LibrarySaved(id, container)
        guard let node = Node(&saved) else {
            throw DecodingError.dataCorruptedError(
                forKey: LibraryKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<LibraryKey>) {
        place = LibraryNodes.place(of: id) ?? -1
        names = place < 0 ? [] : LibraryNodes.parameters(of: place)
        values =
            try? container.nestedContainer(keyedBy: LibraryKey.self, forKey: LibraryKey("values"))
    }

    mutating func inner<Node: LibrarySavable>(_ type: Node.Type) -> Node? { Node(&self) }

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
