// Written by navgen from leaving.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum LeftRoute: NavigationValue {
    case home
    case other
    case detail(n: Int)
    case secret
    case rated(stars: Int? = 5)

    var nodeValue: NodeValue {
        switch self {
        case .home: return value(.home)
        case .other: return value(.other)
        case .detail(let n): return value(.detail, .int(n))
        case .secret: return value(.secret)
        case .rated(let stars): return value(.rated, .nullable(.int(stars)))
        }
    }

    init?(_ node: LeftNode, _ values: inout ValueReader) {
        switch node {
        case .home: self = .home
        case .other: self = .other
        case .detail: self = .detail(n: values.int(0))
        case .secret: self = .secret
        case .rated: self = .rated(stars: values.optionalInt(0, or: 5))
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum LeftSheet: PresentedValue {
    case rate
    case plain
    case queue

    var nodeValue: NodeValue {
        switch self {
        case .rate: return value(.rate)
        case .plain: return value(.plain)
        case .queue: return value(.queue)
        }
    }

    init?(_ node: LeftNode, _ values: inout ValueReader) {
        switch node {
        case .rate: self = .rate
        case .plain: self = .plain
        case .queue: self = .queue
        default: return nil
        }
    }
}

/// The tabs, in the order in which they appear.
nonisolated enum LeftTab: String, NavigationTab {
    /// One
    case one
    /// Two
    case two

    typealias Graph = LeftGraph
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum LeftNode: NavigationNode {
    case one
    case two
    case home
    case other
    case detail
    case secret
    case rated
    case rate
    case plain
    case queue
    case trial
    case trialOffer
    case trialThanks

    typealias Graph = LeftGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum LeftGraph: NavigationGraph {
    typealias Node = LeftNode
    typealias Route = LeftRoute
    typealias Sheet = LeftSheet
    typealias Flow = LeftFlow
    typealias Tab = LeftTab
    typealias Link = LeftLink
    typealias Conditions = LeftConditions
    typealias Handlers = any LeftHandlers

    static let table = GraphTable(
        LeftGraph.self, "Left", format: .v1,
        """
        ?beta
        ?vip
        @tabs
        one tab root=home symbol=house
        two tab root=other visible=vip symbol=star
        home screen pushes=detail
        other screen pushes=detail
        detail screen params=n pushes=rated
        secret screen needs=beta
        rated screen params=stars
        rate sheet
        plain sheet offers=secret~beta
        queue sheet onLink=stack pushes=rated stack
        trial flow as=sheet
        trial.offer step
        trial.thanks step
        """)

    static func title(of node: LeftNode) -> String? {
        switch node {
        case .one: return String(localized: "One")
        case .two: return String(localized: "Two")
        default: return nil
        }
    }
}
