// Written by navgen from spelling.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum BakeryRoute: NavigationValue {
    /// Shelf
    case shelf
    /// Loaf
    case loaf(grain: Grain, with: [Grain] = [])
    /// Voucher
    case voucher(code: Voucher)
    /// Recipes
    case recipes(path: String)
    /// Recipe
    case recipe(path: String)

    var nodeValue: NodeValue {
        switch self {
        case .shelf: return value(.shelf)
        case .loaf(let grain, let with): return value(.loaf, .raw(grain), .rawList(with))
        case .voucher(let code): return value(.voucher, .raw(code))
        case .recipes(let path): return value(.recipes, .string(path))
        case .recipe(let path): return value(.recipe, .string(path))
        }
    }

    init?(_ node: BakeryNode, _ values: inout ValueReader) {
        switch node {
        case .shelf: self = .shelf
        case .loaf: self = .loaf(grain: values.choice(0), with: values.rawList(1, or: []))
        case .voucher: self = .voucher(code: values.pattern(0))
        case .recipes: self = .recipes(path: values.string(0))
        case .recipe: self = .recipe(path: values.string(0))
        }
    }
}

nonisolated enum Grain: String, CaseIterable, Codable, Sendable {
    case rye = "Rye"
    case spelt = "Spelt"
}

/// String values whose text matches `[A-Z]{2}-[0-9]{4}`.
nonisolated struct Voucher: PatternValue {
    static let automaton = Automaton(
        """
        41-5A>1,61-7A>1;41-5A>2,61-7A>2;2D>3;30-39>4;30-39>5;30-39>6;30-39>7;!
        """)
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum BakeryNode: NavigationNode {
    case shelf
    case loaf
    case voucher
    case recipes
    case recipe

    typealias Graph = BakeryGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum BakeryGraph: NavigationGraph {
    typealias Node = BakeryNode
    typealias Route = BakeryRoute
    typealias Link = BakeryLink

    static let table = GraphTable(
        BakeryGraph.self, "Bakery", format: .v1,
        """
        @shelf
        shelf screen pushes=loaf,voucher,recipes,recipe
        loaf screen params=grain,with
        voucher screen params=code
        recipes screen params=path
        recipe screen params=path
        """)

    static func title(of node: BakeryNode) -> String? {
        switch node {
        case .shelf: return String(localized: "Shelf")
        case .loaf: return String(localized: "Loaf")
        case .voucher: return String(localized: "Voucher")
        case .recipes: return String(localized: "Recipes")
        case .recipe: return String(localized: "Recipe")
        }
    }
}
