// Written by navgen from acting.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum LateRoute: NavigationValue {
    case home
    case detail(n: Int, tag: String = "")
    case vault
    case club
    case boxes
    case letter(number: Int, part: String = "")

    var nodeValue: NodeValue {
        switch self {
        case .home: return value(.home)
        case .detail(let n, let tag): return value(.detail, .int(n), .string(tag))
        case .vault: return value(.vault)
        case .club: return value(.club)
        case .boxes: return value(.boxes)
        case .letter(let number, let part): return value(.letter, .int(number), .string(part))
        }
    }

    init?(_ node: LateNode, _ values: inout ValueReader) {
        switch node {
        case .home: self = .home
        case .detail: self = .detail(n: values.int(0), tag: values.string(1, or: ""))
        case .vault: self = .vault
        case .club: self = .club
        case .boxes: self = .boxes
        case .letter: self = .letter(number: values.int(0), part: values.string(1, or: ""))
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum LateSheet: PresentedValue {
    case login
    case bar
    case pick
    case plain

    var nodeValue: NodeValue {
        switch self {
        case .login: return value(.login)
        case .bar: return value(.bar)
        case .pick: return value(.pick)
        case .plain: return value(.plain)
        }
    }

    init?(_ node: LateNode, _ values: inout ValueReader) {
        switch node {
        case .login: self = .login
        case .bar: self = .bar
        case .pick: self = .pick
        case .plain: self = .plain
        default: return nil
        }
    }
}

/// The actions that the app carries out.
nonisolated enum LateAction: NavigationValue {
    case redeem(code: String)
    case count

    var nodeValue: NodeValue {
        switch self {
        case .redeem(let code): return value(.redeem, .string(code))
        case .count: return value(.count)
        }
    }

    init?(_ node: LateNode, _ values: inout ValueReader) {
        switch node {
        case .redeem: self = .redeem(code: values.string(0))
        case .count: self = .count
        default: return nil
        }
    }
}

/// The tabs, in the order in which they appear.
nonisolated enum LateTab: String, NavigationTab {
    /// One
    case one
    /// Two
    case two

    typealias Graph = LateGraph
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum LateNode: NavigationNode {
    case one
    case two
    case letters
    case home
    case detail
    case vault
    case club
    case boxes
    case letter
    case login
    case bar
    case pick
    case plain
    case redeem
    case count

    typealias Graph = LateGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum LateGraph: NavigationGraph {
    typealias Node = LateNode
    typealias Route = LateRoute
    typealias Sheet = LateSheet
    typealias Action = LateAction
    typealias Tab = LateTab
    typealias Link = LateLink
    typealias Conditions = LateConditions
    typealias Handlers = any LateHandlers

    static let table = GraphTable(
        LateGraph.self, "Late", format: .v1,
        """
        ?signedIn otherwise=login
        ?member otherwise=bar
        @tabs
        one tab root=home symbol=house
        two tab root=letters symbol=star
        letters split sidebar=boxes detail=letter
        home screen pushes=detail
        detail screen params=n,tag pushes=detail identity=n
        vault screen needs=signedIn
        club screen needs=member
        boxes screen pushes=letter
        letter screen params=number,part identity=number
        login sheet stack
        bar sheet stack
        pick sheet pushes=detail stack
        plain sheet pushes=detail stack
        redeem action params=code needs=signedIn
        count action
        """)

    static func title(of node: LateNode) -> String? {
        switch node {
        case .one: return String(localized: "One")
        case .two: return String(localized: "Two")
        default: return nil
        }
    }

    static func cancelLabel(of node: LateNode) -> String? {
        switch node {
        case .login: return String(localized: "Close")
        case .bar: return String(localized: "Close")
        default: return nil
        }
    }
}
