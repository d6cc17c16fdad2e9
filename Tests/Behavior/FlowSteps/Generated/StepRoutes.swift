// Written by navgen from stepping.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum StepRoute: NavigationValue {
    case home
    case help

    var nodeValue: NodeValue {
        switch self {
        case .home: return value(.home)
        case .help: return value(.help)
        }
    }

    init?(_ node: StepNode, _ values: inout ValueReader) {
        switch node {
        case .home: self = .home
        case .help: self = .help
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum StepSheet: PresentedValue {
    case terms(name: String)
    case offer

    var nodeValue: NodeValue {
        switch self {
        case .terms(let name): return value(.terms, .string(name))
        case .offer: return value(.offer)
        }
    }

    init?(_ node: StepNode, _ values: inout ValueReader) {
        switch node {
        case .terms: self = .terms(name: values.string(0))
        case .offer: self = .offer
        default: return nil
        }
    }
}

/// The alerts.
nonisolated enum StepAlert: PresentedValue {
    case sure

    var nodeValue: NodeValue {
        switch self {
        case .sure: return value(.sure)
        }
    }

    init?(_ node: StepNode, _ values: inout ValueReader) {
        switch node {
        case .sure: self = .sure
        default: return nil
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .sure:
            return [
                AlertButton(SureAction.yes, String(localized: "Sure"))
            ]
        }
    }
}

/// The possible answers to `sure`.
nonisolated enum SureAction: String, CaseIterable, Codable, Sendable {
    case yes
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum StepNode: NavigationNode {
    case home
    case help
    case terms
    case offer
    case sure
    case join
    case joinName
    case joinPay
    case joinDone
    case other
    case otherOnly

    typealias Graph = StepGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum StepGraph: NavigationGraph {
    typealias Node = StepNode
    typealias Route = StepRoute
    typealias Sheet = StepSheet
    typealias Alert = StepAlert
    typealias Flow = StepFlow
    typealias Conditions = StepConditions
    typealias Handlers = any StepHandlers

    static let table = GraphTable(
        StepGraph.self, "Step", format: .v1,
        """
        ?vip
        @home
        home screen
        help screen
        terms sheet params=name pushes=help stack
        offer sheet
        sure alert
        join flow
        join.name step offers=offer:vip
        join.pay step
        join.done step
        other flow as=sheet
        other.only step
        """)
}
