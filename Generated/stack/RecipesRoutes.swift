// Written by navgen from stack.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can be on a stack.
nonisolated enum RecipesRoute: Hashable, Codable, Sendable {
    /// Recipes
    case recipes
    /// {course}
    case course(course: Course)
    /// Recipe {recipeId}
    case recipe(recipeId: Int)
    /// Step {step}
    case cooking(recipeId: Int, step: Int = 1)
    /// Enjoy your meal
    case enjoy

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try RecipesSaved.read(from: decoder)
    }
}

nonisolated extension RecipesRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .recipes:
            return String(localized: "Recipes")
        case .course(let course):
            return String(localized: "\(course.rawValue)")
        case .recipe(let recipeId):
            return String(localized: "Recipe \(recipeId)")
        case .cooking(_, let step):
            return String(localized: "Step \(step)")
        case .enjoy:
            return String(localized: "Enjoy your meal")
        }
    }
}

nonisolated extension RecipesRoute {
    /// Its node in the graph.
    var node: RecipesNode { RecipesNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .recipes: return 0
        case .course: return 1
        case .recipe: return 2
        case .cooking: return 3
        case .enjoy: return 4
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: RecipesFields {
        var fields = RecipesFields(place)
        switch self {
        case .course(let course):
            fields.text(course.rawValue)
        case .recipe(let recipeId):
            fields.int(recipeId)
        case .cooking(let recipeId, let step):
            fields.int(recipeId)
            fields.int(step)
        default: break
        }
        return fields
    }
}

nonisolated extension RecipesRoute: RecipesSavable {
    init?(_ saved: inout RecipesSaved) {
        switch saved.place {
        case 0:
            self = .recipes
        case 1:
            guard let course = saved.optional(0, Course.self) else { return nil }
            self = .course(course: course)
        case 2:
            self = .recipe(recipeId: saved.int(0))
        case 3:
            self = .cooking(recipeId: saved.int(0), step: saved.value(1, or: 1))
        case 4:
            self = .enjoy
        default:
            return nil
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated struct RecipesNode: CaseIterable, RawRepresentable, Hashable, Codable, Sendable {
    enum Kind: String, CaseIterable, Codable, Sendable {
        case screen
    }

    let index: Int

    init(index: Int) { self.index = index }

    init?(rawValue id: String) {
        guard let index = RecipesNodes.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// Its id in the graph, such as `recipes`.
    var rawValue: String { RecipesNodes.ids[index] }

    var kind: Kind { RecipesNodeTable.kinds[index] }

    /// Who is responsible for it.
    var owner: String? { nil }

    var tags: [String] { [] }

    static var allCases: [RecipesNode] { RecipesNodes.ids.indices.map(RecipesNode.init(index:)) }

    /// Recipes
    static var recipes: RecipesNode { RecipesNode(index: 0) }
    /// {course}
    static var course: RecipesNode { RecipesNode(index: 1) }
    /// Recipe {recipeId}
    static var recipe: RecipesNode { RecipesNode(index: 2) }
    /// Step {step}
    static var cooking: RecipesNode { RecipesNode(index: 3) }
    /// Enjoy your meal
    static var enjoy: RecipesNode { RecipesNode(index: 4) }
}

nonisolated extension RecipesNode {
    /// The title, in the user's language, of a node whose title names no parameter.
    var title: String? {
        switch index {
        case 0: return String(localized: "Recipes")
        case 4: return String(localized: "Enjoy your meal")
        default: return nil
        }
    }
}

/// What is known about the nodes, by place.
nonisolated private enum RecipesNodeTable {
    static let kinds: [RecipesNode.Kind] = [
        .screen, .screen, .screen, .screen, .screen,
    ]
}

nonisolated extension RecipesNode: CustomStringConvertible {
    var description: String { rawValue }
}

nonisolated enum Course: String, CaseIterable, Codable, Sendable {
    case starter
    case mainDish
    case dessert
}

/// A node and its values. The enums are compared, hashed and saved by these, as what Swift would
/// derive for an enum with many cases takes seconds to compile.
nonisolated struct RecipesFields: Hashable {
    enum Value: Hashable {
        case none
        case text(String)
        case int(Int)

        func encode(
            in container: inout KeyedEncodingContainer<RecipesKey>, _ key: RecipesKey
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
        var container = encoder.container(keyedBy: RecipesKey.self)
        try container.encode(RecipesNodes.ids[place], forKey: RecipesKey("node"))
        guard count > 0 else { return }
        var nested =
            container.nestedContainer(keyedBy: RecipesKey.self, forKey: RecipesKey("values"))
        for (name, value) in zip(RecipesNodes.parameters(of: place), values) {
            try value.encode(in: &nested, RecipesKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum RecipesNodes {
    static let ids: [String] = [
        "recipes", "course", "recipe", "cooking", "enjoy",
    ]

    private static let parameters: [StaticString] = [
        "", "course", "recipeId", "recipeId step", "",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) }
}

/// A key in a saved state.
nonisolated struct RecipesKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol RecipesSavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout RecipesSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct RecipesSaved {
    let place: Int
    private let values: KeyedDecodingContainer<RecipesKey>?
    private let names: [Substring]

    /// Whether a required value is missing or invalid.
    private var isBroken = false

    static func read<Node: RecipesSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: RecipesKey.self)
        let id = try container.decode(String.self, forKey: RecipesKey("node"))
        var saved = RecipesSaved(id, container)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: RecipesKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<RecipesKey>) {
        place = RecipesNodes.place(of: id) ?? -1
        names = place < 0 ? [] : RecipesNodes.parameters(of: place)
        values =
            try? container.nestedContainer(keyedBy: RecipesKey.self, forKey: RecipesKey("values"))
    }

    mutating func inner<Node: RecipesSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: RecipesKey(String(names[place])))
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
