// Written by navgen from starting.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum DeskRoute: NavigationValue {
    case bench
    case orders
    case home
    case help

    var nodeValue: NodeValue {
        switch self {
        case .bench: return value(.bench)
        case .orders: return value(.orders)
        case .home: return value(.home)
        case .help: return value(.help)
        }
    }

    init?(_ node: DeskNode, _ values: inout ValueReader) {
        switch node {
        case .bench: self = .bench
        case .orders: self = .orders
        case .home: self = .home
        case .help: self = .help
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum DeskSheet: PresentedValue {
    case signIn

    var nodeValue: NodeValue {
        switch self {
        case .signIn: return value(.signIn)
        }
    }

    init?(_ node: DeskNode, _ values: inout ValueReader) {
        switch node {
        case .signIn: self = .signIn
        default: return nil
        }
    }
}

/// The tabs, in the order in which they appear.
nonisolated enum DeskTab: String, NavigationTab {
    /// Lab
    case lab
    /// Mine
    case mine
    /// Shop
    case shop

    typealias Graph = DeskGraph
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum DeskNode: NavigationNode {
    case lab
    case mine
    case shop
    case bench
    case orders
    case home
    case help
    case signIn

    typealias Graph = DeskGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum DeskGraph: NavigationGraph {
    typealias Node = DeskNode
    typealias Route = DeskRoute
    typealias Sheet = DeskSheet
    typealias Tab = DeskTab
    typealias Link = DeskLink
    typealias Conditions = DeskConditions

    static let table = GraphTable(
        DeskGraph.self, "Desk", format: .v1,
        """
        ?signedIn otherwise=signIn
        ?beta
        @tabs
        lab tab root=bench visible=beta symbol=flask
        mine tab root=orders needs=signedIn symbol=person
        shop tab root=home symbol=bag
        bench screen
        orders screen
        home screen pushes=help
        help screen
        signIn sheet stack
        """)

    static func title(of node: DeskNode) -> String? {
        switch node {
        case .lab: return String(localized: "Lab")
        case .mine: return String(localized: "Mine")
        case .shop: return String(localized: "Shop")
        default: return nil
        }
    }

    static func cancelLabel(of node: DeskNode) -> String? {
        switch node {
        case .signIn: return String(localized: "Not now")
        default: return nil
        }
    }
}
