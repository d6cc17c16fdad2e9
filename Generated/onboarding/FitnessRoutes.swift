// Written by navgen from onboarding.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can be on a stack.
nonisolated enum FitnessRoute: Hashable, Codable, Sendable {
    /// Summary
    case home
    /// Workout {workoutId}
    case workout(workoutId: Int)

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try FitnessSaved.read(from: decoder)
    }
}

nonisolated extension FitnessRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .home:
            return String(localized: "Summary")
        case .workout(let workoutId):
            return String(localized: "Workout \(workoutId)")
        }
    }
}

nonisolated extension FitnessRoute {
    /// Its node in the graph.
    var node: FitnessNode { FitnessNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .home: return 0
        case .workout: return 1
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: FitnessFields {
        var fields = FitnessFields(place)
        switch self {
        case .workout(let workoutId):
            fields.int(workoutId)
        default: break
        }
        return fields
    }
}

nonisolated extension FitnessRoute: FitnessSavable {
    init?(_ saved: inout FitnessSaved) {
        switch saved.place {
        case 0:
            self = .home
        case 1:
            self = .workout(workoutId: saved.int(0))
        default:
            return nil
        }
    }
}

/// What is shown as a sheet.
nonisolated enum FitnessSheet: Hashable, Codable, Identifiable, Sendable {
    /// Terms of Use
    case terms

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try FitnessSaved.read(from: decoder)
    }
}

nonisolated extension FitnessSheet {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .terms:
            return String(localized: "Terms of Use")
        }
    }
}

nonisolated extension FitnessSheet {
    /// Its node in the graph.
    var node: FitnessNode { FitnessNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .terms: return 2
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: FitnessFields { FitnessFields(place) }
}

nonisolated extension FitnessSheet: FitnessSavable {
    init?(_ saved: inout FitnessSaved) {
        switch saved.place {
        case 2:
            self = .terms
        default:
            return nil
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated struct FitnessNode: CaseIterable, RawRepresentable, Hashable, Codable, Sendable {
    enum Kind: String, CaseIterable, Codable, Sendable {
        case screen, sheet, flow, step
    }

    let index: Int

    init(index: Int) { self.index = index }

    init?(rawValue id: String) {
        guard let index = FitnessNodes.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// Its id in the graph, such as `onboarding.welcome`.
    var rawValue: String { FitnessNodes.ids[index] }

    var kind: Kind { FitnessNodeTable.kinds[index] }

    /// Who is responsible for it.
    var owner: String? { nil }

    var tags: [String] { [] }

    static var allCases: [FitnessNode] { FitnessNodes.ids.indices.map(FitnessNode.init(index:)) }

    /// Summary
    static var home: FitnessNode { FitnessNode(index: 0) }
    /// Workout {workoutId}
    static var workout: FitnessNode { FitnessNode(index: 1) }
    /// Terms of Use
    static var terms: FitnessNode { FitnessNode(index: 2) }
    static var onboarding: FitnessNode { FitnessNode(index: 3) }
    static var onboardingWelcome: FitnessNode { FitnessNode(index: 4) }
    /// What brings you here?
    static var onboardingGoals: FitnessNode { FitnessNode(index: 5) }
    /// Asks for access to the health data.
    static var onboardingHealthData: FitnessNode { FitnessNode(index: 6) }
    /// Reminders
    static var onboardingReminders: FitnessNode { FitnessNode(index: 7) }
    static var onboardingReady: FitnessNode { FitnessNode(index: 8) }
}

nonisolated extension FitnessNode {
    /// The title, in the user's language, of a node whose title names no parameter.
    var title: String? {
        switch index {
        case 0: return String(localized: "Summary")
        case 2: return String(localized: "Terms of Use")
        case 5: return String(localized: "What brings you here?")
        case 7: return String(localized: "Reminders")
        default: return nil
        }
    }
}

/// What is known about the nodes, by place.
nonisolated private enum FitnessNodeTable {
    static let kinds: [FitnessNode.Kind] = [
        .screen, .screen, .sheet, .flow, .step, .step, .step, .step, .step,
    ]
}

nonisolated extension FitnessNode: CustomStringConvertible {
    var description: String { rawValue }
}

nonisolated enum Goal: String, CaseIterable, Codable, Sendable {
    case moveMore
    case sleepBetter
    case loseWeight
}

/// A node and its values. The enums are compared, hashed and saved by these, as what Swift would
/// derive for an enum with many cases takes seconds to compile.
nonisolated struct FitnessFields: Hashable {
    enum Value: Hashable {
        case none
        case int(Int)

        func encode(
            in container: inout KeyedEncodingContainer<FitnessKey>, _ key: FitnessKey
        ) throws {
            switch self {
            case .none: break
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
        var container = encoder.container(keyedBy: FitnessKey.self)
        try container.encode(FitnessNodes.ids[place], forKey: FitnessKey("node"))
        guard count > 0 else { return }
        var nested =
            container.nestedContainer(keyedBy: FitnessKey.self, forKey: FitnessKey("values"))
        for (name, value) in zip(FitnessNodes.parameters(of: place), values) {
            try value.encode(in: &nested, FitnessKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum FitnessNodes {
    static let ids: [String] = [
        "home", "workout", "terms", "onboarding", "onboarding.welcome", "onboarding.goals",
        "onboarding.healthData", "onboarding.reminders", "onboarding.ready",
    ]

    private static let parameters: [StaticString] = [
        "", "workoutId", "", "", "", "", "", "", "",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

/// A key in a saved state.
nonisolated struct FitnessKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol FitnessSavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout FitnessSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct FitnessSaved {
    let place: Int
    private let values: KeyedDecodingContainer<FitnessKey>?
    private let names: [Substring]

    /// Whether a required value is missing or invalid.
    private var isBroken = false

    static func read<Node: FitnessSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: FitnessKey.self)
        let id = try container.decode(String.self, forKey: FitnessKey("node"))
        var saved = FitnessSaved(id, container)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: FitnessKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<FitnessKey>) {
        place = FitnessNodes.place(of: id) ?? -1
        names = place < 0 ? [] : FitnessNodes.parameters(of: place)
        values =
            try? container.nestedContainer(keyedBy: FitnessKey.self, forKey: FitnessKey("values"))
    }

    mutating func inner<Node: FitnessSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: FitnessKey(String(names[place])))
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
