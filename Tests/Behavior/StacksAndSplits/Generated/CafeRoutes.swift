// Written by navgen from cafe.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The screens that can be on a stack.
nonisolated enum CafeRoute: NavigationValue {
    case door
    case bar
    case table
    case secret
    case dish(id: Int, ref: String? = nil)

    var nodeValue: NodeValue {
        switch self {
        case .door: return value(.door)
        case .bar: return value(.bar)
        case .table: return value(.table)
        case .secret: return value(.secret)
        case .dish(let id, let ref): return value(.dish, .int(id), .string(ref))
        }
    }

    init?(_ node: CafeNode, _ values: inout ValueReader) {
        switch node {
        case .door: self = .door
        case .bar: self = .bar
        case .table: self = .table
        case .secret: self = .secret
        case .dish: self = .dish(id: values.int(0), ref: values.optionalString(1))
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum CafeSheet: PresentedValue {
    case tray(number: Int = 0)

    var nodeValue: NodeValue {
        switch self {
        case .tray(let number): return value(.tray, .int(number))
        }
    }

    init?(_ node: CafeNode, _ values: inout ValueReader) {
        switch node {
        case .tray: self = .tray(number: values.int(0, or: 0))
        default: return nil
        }
    }
}

/// The nodes that are presented as popovers.
nonisolated enum CafePopover: PresentedValue {
    case menu
    case praise(id: Int)

    var nodeValue: NodeValue {
        switch self {
        case .menu: return value(.menu)
        case .praise(let id): return value(.praise, .int(id))
        }
    }

    init?(_ node: CafeNode, _ values: inout ValueReader) {
        switch node {
        case .menu: self = .menu
        case .praise: self = .praise(id: values.int(0))
        default: return nil
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum CafeNode: NavigationNode {
    case door
    case bar
    case table
    case secret
    case dish
    case tray
    case menu
    case praise

    typealias Graph = CafeGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum CafeGraph: NavigationGraph {
    typealias Node = CafeNode
    typealias Route = CafeRoute
    typealias Sheet = CafeSheet
    typealias Popover = CafePopover
    typealias Link = CafeLink
    typealias Conditions = CafeConditions

    static let table = GraphTable(
        CafeGraph.self, "Cafe", format: .v1,
        """
        ?isOpen
        @door
        door screen pushes=bar,table,dish
        bar screen offers=secret~isOpen
        table screen pushes=bar
        secret screen needs=isOpen
        dish screen params=id,ref identity=id
        tray sheet params=number pushes=bar stack
        menu popover
        praise popover params=id
        """)
}
