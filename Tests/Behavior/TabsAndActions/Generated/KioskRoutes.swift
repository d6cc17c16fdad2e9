// Written by navgen from kiosk.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum KioskRoute: NavigationValue {
    case entrance
    case hall
    case page
    case book(number: Int)

    var nodeValue: NodeValue {
        switch self {
        case .entrance: return value(.entrance)
        case .hall: return value(.hall)
        case .page: return value(.page)
        case .book(let number): return value(.book, .int(number))
        }
    }

    init?(_ node: KioskNode, _ values: inout ValueReader) {
        switch node {
        case .entrance: self = .entrance
        case .hall: self = .hall
        case .page: self = .page
        case .book: self = .book(number: values.int(0))
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum KioskSheet: PresentedValue {
    case pick

    var nodeValue: NodeValue {
        switch self {
        case .pick: return value(.pick)
        }
    }

    init?(_ node: KioskNode, _ values: inout ValueReader) {
        switch node {
        case .pick: self = .pick
        default: return nil
        }
    }
}

/// The tabs, in the order in which they appear.
nonisolated enum KioskTab: String, NavigationTab {
    /// One
    case one
    /// Two
    case two

    typealias Graph = KioskGraph
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum KioskNode: NavigationNode {
    case one
    case two
    case entrance
    case hall
    case page
    case book
    case pick

    typealias Graph = KioskGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum KioskGraph: NavigationGraph {
    typealias Node = KioskNode
    typealias Route = KioskRoute
    typealias Sheet = KioskSheet
    typealias Tab = KioskTab
    typealias Handlers = any KioskHandlers

    static let table = GraphTable(
        KioskGraph.self, "Kiosk", format: .v1,
        """
        @tabs
        one tab root=entrance
        two tab root=hall
        entrance screen pushes=book
        hall screen
        page screen
        book screen params=number external
        pick sheet pushes=page stack
        """)

    static func title(of node: KioskNode) -> String? {
        switch node {
        case .one: return String(localized: "One")
        case .two: return String(localized: "Two")
        default: return nil
        }
    }
}
