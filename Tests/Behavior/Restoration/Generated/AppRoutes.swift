// Written by navgen from restored.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum AppRoute: NavigationValue {
    case home
    case list(query: String? = nil, sort: String = "date")
    case page(id: Int, size: Size = .medium, code: Code? = nil, note: String? = nil)
    case kept(name: String, more: Bool = true)

    var nodeValue: NodeValue {
        switch self {
        case .home: return value(.home)
        case .list(let query, let sort): return value(.list, .string(query), .string(sort))
        case .page(let id, let size, let code, let note):
            return value(.page, .int(id), .raw(size), .raw(code), .string(note))
        case .kept(let name, let more): return value(.kept, .string(name), .bool(more))
        }
    }

    init?(_ node: AppNode, _ values: inout ValueReader) {
        switch node {
        case .home: self = .home
        case .list:
            self = .list(query: values.optionalString(0), sort: values.string(1, or: "date"))
        case .page:
            self = .page(
                id: values.int(0), size: values.choice(1, or: .medium),
                code: values.optionalPattern(2), note: values.optionalString(3))
        case .kept: self = .kept(name: values.string(0), more: values.bool(1, or: true))
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum AppSheet: PresentedValue {
    case info(text: Int)

    var nodeValue: NodeValue {
        switch self {
        case .info(let text): return value(.info, .int(text))
        }
    }

    init?(_ node: AppNode, _ values: inout ValueReader) {
        switch node {
        case .info: self = .info(text: values.int(0))
        default: return nil
        }
    }
}

/// The tabs, in the order in which they appear.
nonisolated enum AppTab: String, NavigationTab {
    /// Start
    case start
    /// New
    case new

    typealias Graph = AppGraph
}

nonisolated enum Size: String, CaseIterable, Codable, Sendable {
    case medium
    case large
}

/// String values whose text matches `[A-Z]{4}`.
nonisolated struct Code: PatternValue {
    static let automaton = Automaton("41-5A>1;41-5A>2;41-5A>3;41-5A>4;!")
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum AppNode: NavigationNode {
    case start
    case new
    case home
    case list
    case page
    case kept
    case info
    case wizard
    case wizardOne
    case wizardThree

    typealias Graph = AppGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum AppGraph: NavigationGraph {
    typealias Node = AppNode
    typealias Route = AppRoute
    typealias Sheet = AppSheet
    typealias Flow = AppFlow
    typealias Tab = AppTab
    typealias Handlers = any AppHandlers

    static let table = GraphTable(
        AppGraph.self, "App", format: .v1,
        """
        @tabs
        start tab root=home
        new tab root=list was=old
        home screen pushes=page,kept
        list screen params=query,sort pushes=page
        page screen params=id,size,code,note pushes=kept was=detail
        kept screen params=name,more
        info sheet params=text pushes=kept stack
        wizard flow as=sheet
        wizard.one step
        wizard.three step
        """)

    static func title(of node: AppNode) -> String? {
        switch node {
        case .start: return String(localized: "Start")
        case .new: return String(localized: "New")
        default: return nil
        }
    }
}
