// Written by navgen from redirects.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can be on a stack.
nonisolated enum MuseumRoute: Hashable, Codable, Sendable {
    /// Today
    case today
    /// Exhibition {exhibitionId}
    case exhibition(exhibitionId: Int, lang: String? = nil)
    /// Floor plan
    case floorPlan(floor: Floor = .ground)
    /// Ticket {code}
    case ticket(code: TicketCode)

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try MuseumSaved.read(from: decoder)
    }
}

nonisolated extension MuseumRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .today:
            return String(localized: "Today")
        case .exhibition(let exhibitionId, _):
            return String(localized: "Exhibition \(exhibitionId)")
        case .floorPlan:
            return String(localized: "Floor plan")
        case .ticket(let code):
            return String(localized: "Ticket \(code.rawValue)")
        }
    }
}

nonisolated extension MuseumRoute {
    /// Its node in the graph.
    var node: MuseumNode { MuseumNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .today: return 0
        case .exhibition: return 1
        case .floorPlan: return 2
        case .ticket: return 3
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: MuseumFields {
        var fields = MuseumFields(place)
        switch self {
        case .exhibition(let exhibitionId, let lang):
            fields.int(exhibitionId)
            fields.text(lang)
        case .floorPlan(let floor):
            fields.text(floor.rawValue)
        case .ticket(let code):
            fields.text(code.rawValue)
        default: break
        }
        return fields
    }
}

nonisolated extension MuseumRoute: MuseumSavable {
    init?(_ saved: inout MuseumSaved) {
        switch saved.place {
        case 0:
            self = .today
        case 1:
            self = .exhibition(exhibitionId: saved.int(0), lang: saved.optional(1))
        case 2:
            self = .floorPlan(floor: saved.value(0, or: .ground))
        case 3:
            guard let code = saved.optional(0, TicketCode.self) else { return nil }
            self = .ticket(code: code)
        default:
            return nil
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated struct MuseumNode: CaseIterable, RawRepresentable, Hashable, Codable, Sendable {
    enum Kind: String, CaseIterable, Codable, Sendable {
        case screen
    }

    let index: Int

    init(index: Int) { self.index = index }

    init?(rawValue id: String) {
        guard let index = MuseumNodes.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// Its id in the graph, such as `today`.
    var rawValue: String { MuseumNodes.ids[index] }

    var kind: Kind { MuseumNodeTable.kinds[index] }

    /// Who is responsible for it.
    var owner: String? { nil }

    var tags: [String] { [] }

    static var allCases: [MuseumNode] { MuseumNodes.ids.indices.map(MuseumNode.init(index:)) }

    /// Today
    static var today: MuseumNode { MuseumNode(index: 0) }
    /// Exhibition {exhibitionId}
    static var exhibition: MuseumNode { MuseumNode(index: 1) }
    /// Floor plan
    static var floorPlan: MuseumNode { MuseumNode(index: 2) }
    /// Ticket {code}
    static var ticket: MuseumNode { MuseumNode(index: 3) }
}

nonisolated extension MuseumNode {
    /// The title, in the user's language, of a node whose title names no parameter.
    var title: String? {
        switch index {
        case 0: return String(localized: "Today")
        case 2: return String(localized: "Floor plan")
        default: return nil
        }
    }
}

/// What is known about the nodes, by place.
nonisolated private enum MuseumNodeTable {
    static let kinds: [MuseumNode.Kind] = [
        .screen, .screen, .screen, .screen,
    ]
}

nonisolated extension MuseumNode: CustomStringConvertible {
    var description: String { rawValue }
}

nonisolated enum Floor: String, CaseIterable, Codable, Sendable {
    case ground
    case first
    case second
    case roof
}

/// String values whose text matches `[A-Z]{2}[0-9]{6}`.
nonisolated struct TicketCode: RawRepresentable, Hashable, Codable, Sendable {
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

    static let automaton = MuseumAutomaton(
        edges: [
            [.init(0x41, 0x5A, 1)],
            [.init(0x41, 0x5A, 2)],
            [.init(0x30, 0x39, 3)],
            [.init(0x30, 0x39, 4)],
            [.init(0x30, 0x39, 5)],
            [.init(0x30, 0x39, 6)],
            [.init(0x30, 0x39, 7)],
            [.init(0x30, 0x39, 8)],
            [],
        ],
        accepting: [8])
}

/// A pattern as a state machine that reads a text once, scalar by scalar, without backtracking: no
/// text can slow it down.
nonisolated struct MuseumAutomaton: Sendable {
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
nonisolated struct MuseumFields: Hashable {
    enum Value: Hashable {
        case none
        case text(String)
        case int(Int)

        func encode(
            in container: inout KeyedEncodingContainer<MuseumKey>, _ key: MuseumKey
        ) throws {
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
        var container = encoder.container(keyedBy: MuseumKey.self)
        try container.encode(MuseumNodes.ids[place], forKey: MuseumKey("node"))
        guard count > 0 else { return }
        var nested = container.nestedContainer(keyedBy: MuseumKey.self, forKey: MuseumKey("values"))
        for (name, value) in zip(MuseumNodes.parameters(of: place), values) {
            try value.encode(in: &nested, MuseumKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum MuseumNodes {
    static let ids: [String] = [
        "today", "exhibition", "floorPlan", "ticket",
    ]

    private static let parameters: [StaticString] = [
        "", "exhibitionId lang", "floor", "code",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

/// A key in a saved state.
nonisolated struct MuseumKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol MuseumSavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout MuseumSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct MuseumSaved {
    let place: Int
    private let values: KeyedDecodingContainer<MuseumKey>?
    private let names: [Substring]

    /// Whether a required value is missing or invalid.
    private var isBroken = false

    static func read<Node: MuseumSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: MuseumKey.self)
        let id = try container.decode(String.self, forKey: MuseumKey("node"))
        var saved = MuseumSaved(id, container)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: MuseumKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<MuseumKey>) {
        place = MuseumNodes.place(of: id) ?? -1
        names = place < 0 ? [] : MuseumNodes.parameters(of: place)
        values =
            try? container.nestedContainer(keyedBy: MuseumKey.self, forKey: MuseumKey("values"))
    }

    mutating func inner<Node: MuseumSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: MuseumKey(String(names[place])))
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
