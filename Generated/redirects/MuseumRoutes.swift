// Written by navgen from redirects.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can lie on a stack.
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
    /// Which node it is.
    var node: MuseumNode {
        switch self {
        case .today: return .today
        case .exhibition: return .exhibition
        case .floorPlan: return .floorPlan
        case .ticket: return .ticket
        }
    }
}

nonisolated extension MuseumRoute {
    /// Its id and its values, by which it is compared and saved.
    var fields: MuseumFields {
        switch self {
        case .today:
            return MuseumFields("today")
        case .exhibition(let exhibitionId, let lang):
            var fields = MuseumFields("exhibition")
            fields.int("exhibitionId", exhibitionId)
            fields.text("lang", lang)
            return fields
        case .floorPlan(let floor):
            var fields = MuseumFields("floorPlan")
            fields.text("floor", floor.rawValue)
            return fields
        case .ticket(let code):
            var fields = MuseumFields("ticket")
            fields.text("code", code.rawValue)
            return fields
        }
    }
}

nonisolated extension MuseumRoute: MuseumSavable {
    init?(_ saved: inout MuseumSaved) {
        switch saved.id {
        case "today":
            self = .today
        case "exhibition":
            self = .exhibition(
                exhibitionId: saved.int("exhibitionId"), lang: saved.optional("lang"))
        case "floorPlan":
            self = .floorPlan(floor: saved.optional("floor") ?? Floor.ground)
        case "ticket":
            guard let code = saved.optional("code", TicketCode.self) else { return nil }
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
        guard let index = MuseumNodeTable.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// As the graph names it: `today`.
    var rawValue: String { MuseumNodeTable.ids[index] }

    var kind: Kind { MuseumNodeTable.kinds[index] }

    static var allCases: [MuseumNode] { MuseumNodeTable.ids.indices.map(MuseumNode.init(index:)) }

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

/// What is known of the nodes, by their places.
nonisolated private enum MuseumNodeTable {
    static let ids: [String] = [
        "today",
        "exhibition",
        "floorPlan",
        "ticket",
    ]

    static let kinds: [MuseumNode.Kind] = [
        .screen, .screen, .screen, .screen,
    ]
}

nonisolated enum Floor: String, CaseIterable, Codable, Sendable {
    case ground
    case first
    case second
    case roof
}

/// String values that are written like `[A-Z]{2}[0-9]{6}`.
nonisolated struct TicketCode: RawRepresentable, Hashable, Codable, Sendable {
    let rawValue: String

    /// Nil where the value does not match.
    init?(rawValue: String) {
        guard Self.automaton.accepts(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// Nil where the value does not match.
    init?(_ value: String) { self.init(rawValue: value) }

    /// Of a value that is known to match.
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

/// A pattern as a machine that reads a text once, a scalar at a time, and never goes back: no text
/// can slow it down.
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

    /// The ways on from each state.
    let edges: [[Edge]]
    let accepting: Set<Int>

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

/// A node's id and values. The enums are compared, hashed and saved by these: what Swift would
/// derive for an enum with many cases takes it seconds to compile.
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

    mutating func text(_ name: String, _ value: String?) {
        add(name, value.map { .text($0) } ?? .none)
    }

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
        var container = encoder.container(keyedBy: MuseumKey.self)
        try container.encode(id, forKey: MuseumKey("node"))
        guard first != nil else { return }
        var values = container.nestedContainer(keyedBy: MuseumKey.self, forKey: MuseumKey("values"))
        for field in [first, second, third].compactMap({ $0 }) + others {
            try field.value.encode(in: &values, MuseumKey(field.name))
        }
    }
}

/// A key of a saved state.
nonisolated struct MuseumKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What a saved state can say.
nonisolated protocol MuseumSavable {
    /// Nil where another node is meant, or a value is missing.
    init?(_ saved: inout MuseumSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct MuseumSaved {
    let id: String
    private let values: KeyedDecodingContainer<MuseumKey>?

    /// A value that has to be there is missing, or is something else.
    private var isBroken = false

    static func read<Node: MuseumSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: MuseumKey.self)
        let id = try container.decode(String.self, forKey: MuseumKey("node"))
        let values = try? container.nestedContainer(
            keyedBy: MuseumKey.self, forKey: MuseumKey("values"))
        var saved = MuseumSaved(id: id, values: values)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: MuseumKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    mutating func inner<Node: MuseumSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    func optional<Value: Decodable>(_ name: String, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: MuseumKey(name))
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
