// Written by navgen from onboarding.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can lie on a stack.
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
    /// Which node it is.
    var node: FitnessNode {
        switch self {
        case .home: return .home
        case .workout: return .workout
        }
    }
}

nonisolated extension FitnessRoute {
    /// Its id and its values, by which it is compared and saved.
    var fields: FitnessFields {
        switch self {
        case .home:
            return FitnessFields("home")
        case .workout(let workoutId):
            var fields = FitnessFields("workout")
            fields.int("workoutId", workoutId)
            return fields
        }
    }
}

nonisolated extension FitnessRoute: FitnessSavable {
    init?(_ saved: inout FitnessSaved) {
        switch saved.id {
        case "home":
            self = .home
        case "workout":
            self = .workout(workoutId: saved.int("workoutId"))
        default:
            return nil
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated struct FitnessNode: CaseIterable, RawRepresentable, Hashable, Codable, Sendable {
    enum Kind: String, CaseIterable, Codable, Sendable {
        case screen, flow, step
    }

    let index: Int

    init(index: Int) { self.index = index }

    init?(rawValue id: String) {
        guard let index = FitnessNodeTable.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// As the graph names it: `onboarding.welcome`.
    var rawValue: String { FitnessNodeTable.ids[index] }

    var kind: Kind { FitnessNodeTable.kinds[index] }

    static var allCases: [FitnessNode] { FitnessNodeTable.ids.indices.map(FitnessNode.init(index:)) }

    /// Summary
    static var home: FitnessNode { FitnessNode(index: 0) }
    /// Workout {workoutId}
    static var workout: FitnessNode { FitnessNode(index: 1) }
    static var onboarding: FitnessNode { FitnessNode(index: 2) }
    static var onboardingWelcome: FitnessNode { FitnessNode(index: 3) }
    /// What brings you here?
    static var onboardingGoals: FitnessNode { FitnessNode(index: 4) }
    /// Asks for access to the health data.
    static var onboardingHealthData: FitnessNode { FitnessNode(index: 5) }
    /// Reminders
    static var onboardingReminders: FitnessNode { FitnessNode(index: 6) }
    static var onboardingReady: FitnessNode { FitnessNode(index: 7) }
}

nonisolated extension FitnessNode {
    /// The title, in the user's language, of a node whose title names no parameter.
    var title: String? {
        switch index {
        case 0: return String(localized: "Summary")
        case 4: return String(localized: "What brings you here?")
        case 6: return String(localized: "Reminders")
        default: return nil
        }
    }
}

/// What is known of the nodes, by their places.
nonisolated private enum FitnessNodeTable {
    static let ids: [String] = [
        "home",
        "workout",
        "onboarding",
        "onboarding.welcome",
        "onboarding.goals",
        "onboarding.healthData",
        "onboarding.reminders",
        "onboarding.ready",
    ]

    static let kinds: [FitnessNode.Kind] = [
        .screen, .screen, .flow, .step, .step, .step, .step, .step,
    ]
}

nonisolated enum Goal: String, CaseIterable, Codable, Sendable {
    case moveMore
    case sleepBetter
    case loseWeight
}

/// A node's id and values. The enums are compared, hashed and saved by these: what Swift would
/// derive for an enum with many cases takes it seconds to compile.
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
        var container = encoder.container(keyedBy: FitnessKey.self)
        try container.encode(id, forKey: FitnessKey("node"))
        guard first != nil else { return }
        var values = container.nestedContainer(keyedBy: FitnessKey.self, forKey: FitnessKey("values"))
        for field in [first, second, third].compactMap({ $0 }) + others {
            try field.value.encode(in: &values, FitnessKey(field.name))
        }
    }
}

/// A key of a saved state.
nonisolated struct FitnessKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What a saved state can say.
nonisolated protocol FitnessSavable {
    /// Nil where another node is meant, or a value is missing.
    init?(_ saved: inout FitnessSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct FitnessSaved {
    let id: String
    private let values: KeyedDecodingContainer<FitnessKey>?

    /// A value that has to be there is missing, or is something else.
    private var isBroken = false

    static func read<Node: FitnessSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: FitnessKey.self)
        let id = try container.decode(String.self, forKey: FitnessKey("node"))
        let values = try? container.nestedContainer(
            keyedBy: FitnessKey.self, forKey: FitnessKey("values"))
        var saved = FitnessSaved(id: id, values: values)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: FitnessKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    mutating func inner<Node: FitnessSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    func optional<Value: Decodable>(_ name: String, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: FitnessKey(name))
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
