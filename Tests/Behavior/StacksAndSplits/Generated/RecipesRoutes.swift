// Written by navgen from stack.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum RecipesRoute: NavigationValue {
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

    var nodeValue: NodeValue {
        switch self {
        case .recipes: return value(.recipes)
        case .course(let course): return value(.course, .raw(course))
        case .recipe(let recipeId): return value(.recipe, .int(recipeId))
        case .cooking(let recipeId, let step): return value(.cooking, .int(recipeId), .int(step))
        case .enjoy: return value(.enjoy)
        }
    }

    init?(_ node: RecipesNode, _ values: inout ValueReader) {
        switch node {
        case .recipes: self = .recipes
        case .course: self = .course(course: values.choice(0))
        case .recipe: self = .recipe(recipeId: values.int(0))
        case .cooking: self = .cooking(recipeId: values.int(0), step: values.int(1, or: 1))
        case .enjoy: self = .enjoy
        }
    }

    var title: String? {
        switch self {
        case .course(let course): return String(localized: "\(course.rawValue)")
        case .recipe(let recipeId): return String(localized: "Recipe \(recipeId)")
        case .cooking(_, let step): return String(localized: "Step \(step)")
        default: return Graph.title(of: node)
        }
    }
}

nonisolated enum Course: String, CaseIterable, Codable, Sendable {
    case starter
    case mainDish
    case dessert
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum RecipesNode: NavigationNode {
    case recipes
    case course
    case recipe
    case cooking
    case enjoy

    typealias Graph = RecipesGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum RecipesGraph: NavigationGraph {
    typealias Node = RecipesNode
    typealias Route = RecipesRoute

    static let table = GraphTable(
        RecipesGraph.self, "Recipes", format: .v1,
        """
        @recipes
        recipes screen pushes=course,recipe
        course screen params=course pushes=recipe
        recipe screen params=recipeId pushes=recipe,cooking
        cooking screen params=recipeId,step pushes=enjoy
        enjoy screen
        """)

    static func title(of node: RecipesNode) -> String? {
        switch node {
        case .recipes: return String(localized: "Recipes")
        case .enjoy: return String(localized: "Enjoy your meal")
        default: return nil
        }
    }
}
