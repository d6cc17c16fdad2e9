// Written by navgen from stack.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can lie on a stack.
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
    /// Which node it is.
    var node: RecipesNode {
        switch self {
        case .recipes: return .recipes
        case .course: return .course
        case .recipe: return .recipe
        case .cooking: return .cooking
        case .enjoy: return .enjoy
        }
    }
}

nonisolated extension RecipesRoute {
    /// Its id and its values, by which it is compared and saved.
    var fields: RecipesFields {
        switch self {
        case .recipes:
            return RecipesFields("recipes")
        case .course(let course):
            var fields = RecipesFields("course")
            fields.text("course", course.rawValue)
            return fields
        case .recipe(let recipeId):
            var fields = RecipesFields("recipe")
            fields.int("recipeId", recipeId)
            return fields
        case .cooking(let recipeId, let step):
            var fields = RecipesFields("cooking")
            fields.int("recipeId", recipeId)
            fields.int("step", step)
            return fields
        case .enjoy:
            return RecipesFields("enjoy")
        }
    }
}

nonisolated extension RecipesRoute: RecipesSavable {
    init?(_ saved: inout RecipesSaved) {
        switch saved.id {
        case "recipes":
            self = .recipes
        case "course":
            guard let course = saved.optional("course", Course.self) else { return nil }
            self = .course(course: course)
        case "recipe":
            self = .recipe(recipeId: saved.int("recipeId"))
        case "cooking":
            self = .cooking(recipeId: saved.int("recipeId"), step: saved.optional("step") ?? 1)
        case "enjoy":
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
        guard let index = RecipesNodeTable.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// As the graph names it: `recipes`.
    var rawValue: String { RecipesNodeTable.ids[index] }

    var kind: Kind { RecipesNodeTable.kinds[index] }

    static var allCases: [RecipesNode] { RecipesNodeTable.ids.indices.map(RecipesNode.init(index:)) }

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

/// What is known of the nodes, by their places.
nonisolated private enum RecipesNodeTable {
    static let ids: [String] = [
        "recipes",
        "course",
        "recipe",
        "cooking",
        "enjoy",
    ]

    static let kinds: [RecipesNode.Kind] = [
        .screen, .screen, .screen, .screen, .screen,
    ]
}

nonisolated enum Course: String, CaseIterable, Codable, Sendable {
    case starter
    case mainDish
    case dessert
}

/// A node's id and values. The enums are compared, hashed and saved by these: what Swift would
/// derive for an enum with many cases takes it seconds to compile.
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

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: RecipesKey.self)
        try container.encode(id, forKey: RecipesKey("node"))
        guard first != nil else { return }
        var values = container.nestedContainer(keyedBy: RecipesKey.self, forKey: RecipesKey("values"))
        for field in [first, second, third].compactMap({ $0 }) + others {
            try field.value.encode(in: &values, RecipesKey(field.name))
        }
    }
}

/// A key of a saved state.
nonisolated struct RecipesKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What a saved state can say.
nonisolated protocol RecipesSavable {
    /// Nil where another node is meant, or a value is missing.
    init?(_ saved: inout RecipesSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct RecipesSaved {
    let id: String
    private let values: KeyedDecodingContainer<RecipesKey>?

    /// A value that has to be there is missing, or is something else.
    private var isBroken = false

    static func read<Node: RecipesSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: RecipesKey.self)
        let id = try container.decode(String.self, forKey: RecipesKey("node"))
        let values = try? container.nestedContainer(
            keyedBy: RecipesKey.self, forKey: RecipesKey("values"))
        var saved = RecipesSaved(id: id, values: values)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: RecipesKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    mutating func inner<Node: RecipesSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    func optional<Value: Decodable>(_ name: String, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: RecipesKey(name))
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
