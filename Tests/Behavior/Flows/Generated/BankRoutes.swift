// Written by navgen from bank.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The screens that can be on a stack.
nonisolated enum BankRoute: NavigationValue {
    case welcomeDesk
    case account

    var nodeValue: NodeValue {
        switch self {
        case .welcomeDesk: return value(.welcomeDesk)
        case .account: return value(.account)
        }
    }

    init?(_ node: BankNode, _ values: inout ValueReader) {
        switch node {
        case .welcomeDesk: self = .welcomeDesk
        case .account: self = .account
        default: return nil
        }
    }
}

/// The roots of the app, of which one is shown.
nonisolated enum BankRoot: String, NavigationRoot {
    case welcomeDesk
    case account
    case enrollment
    case setup
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum BankNode: NavigationNode {
    case welcomeDesk
    case account
    case setup
    case setupName
    case setupCode
    case enrollment
    case enrollmentName
    case enrollmentCode
    case enrollmentDone

    typealias Graph = BankGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum BankGraph: NavigationGraph {
    typealias Node = BankNode
    typealias Route = BankRoute
    typealias Flow = BankFlow
    typealias Root = BankRoot
    typealias Conditions = BankConditions
    typealias Handlers = any BankHandlers

    static let table = GraphTable(
        BankGraph.self, "Bank", format: .v1,
        """
        ?signedIn
        ?ready
        ?isFast
        ?isPrivate
        @welcomeDesk when=!signedIn
        @account when=ready
        @enrollment when=isPrivate
        @setup
        welcomeDesk screen
        account screen
        setup flow as=root
        setup.name step
        setup.code step when=!isFast
        enrollment flow as=root
        enrollment.name step
        enrollment.code step when=!isFast
        enrollment.done step final
        """)
}
