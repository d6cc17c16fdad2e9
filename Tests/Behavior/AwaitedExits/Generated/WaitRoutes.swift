// Written by navgen from awaiting.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum WaitRoute: NavigationValue {
    case home
    case product(id: Int)
    case upsell
    case item
    case newest
    case promo
    case shopWeb

    var nodeValue: NodeValue {
        switch self {
        case .home: return value(.home)
        case .product(let id): return value(.product, .int(id))
        case .upsell: return value(.upsell)
        case .item: return value(.item)
        case .newest: return value(.newest)
        case .promo: return value(.promo)
        case .shopWeb: return value(.shopWeb)
        }
    }

    init?(_ node: WaitNode, _ values: inout ValueReader) {
        switch node {
        case .home: self = .home
        case .product: self = .product(id: values.int(0))
        case .upsell: self = .upsell
        case .item: self = .item
        case .newest: self = .newest
        case .promo: self = .promo
        case .shopWeb: self = .shopWeb
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum WaitSheet: PresentedValue {
    case signIn
    case pay
    case pick
    case gold
    case editor

    var nodeValue: NodeValue {
        switch self {
        case .signIn: return value(.signIn)
        case .pay: return value(.pay)
        case .pick: return value(.pick)
        case .gold: return value(.gold)
        case .editor: return value(.editor)
        }
    }

    init?(_ node: WaitNode, _ values: inout ValueReader) {
        switch node {
        case .signIn: self = .signIn
        case .pay: self = .pay
        case .pick: self = .pick
        case .gold: self = .gold
        case .editor: self = .editor
        default: return nil
        }
    }
}

/// The confirmation dialogs.
nonisolated enum WaitDialog: PresentedValue {
    case ask(id: Int)

    var nodeValue: NodeValue {
        switch self {
        case .ask(let id): return value(.ask, .int(id))
        }
    }

    init?(_ node: WaitNode, _ values: inout ValueReader) {
        switch node {
        case .ask: self = .ask(id: values.int(0))
        default: return nil
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .ask:
            return [
                AlertButton(AskAction.yes, String(localized: "Yes")),
                AlertButton(AskAction.no, String(localized: "No"), role: .cancel),
            ]
        }
    }
}

/// The actions that the app carries out.
nonisolated enum WaitAction: NavigationValue {
    case redeem(code: String)

    var nodeValue: NodeValue {
        switch self {
        case .redeem(let code): return value(.redeem, .string(code))
        }
    }

    init?(_ node: WaitNode, _ values: inout ValueReader) {
        switch node {
        case .redeem: self = .redeem(code: values.string(0))
        default: return nil
        }
    }
}

/// The possible answers to `ask`.
nonisolated enum AskAction: String, CaseIterable, Codable, Sendable {
    case yes, no
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum WaitNode: NavigationNode {
    case home
    case product
    case upsell
    case item
    case newest
    case promo
    case shopWeb
    case signIn
    case pay
    case pick
    case gold
    case editor
    case ask
    case wizard
    case wizardOffer
    case wizardName
    case wizardDone
    case survey
    case surveyOne
    case surveyTwo
    case redeem

    typealias Graph = WaitGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum WaitGraph: NavigationGraph {
    typealias Node = WaitNode
    typealias Route = WaitRoute
    typealias Sheet = WaitSheet
    typealias Dialog = WaitDialog
    typealias Action = WaitAction
    typealias Flow = WaitFlow
    typealias Link = WaitLink
    typealias Conditions = WaitConditions
    typealias Handlers = any WaitHandlers

    static let table = GraphTable(
        WaitGraph.self, "Wait", format: .v1,
        """
        ?signedIn otherwise=signIn
        ?paid otherwise=pay
        ?vip otherwise=upsell
        ?early
        @home
        home screen pushes=product,upsell,item,newest,shopWeb
        product screen params=id identity=id
        upsell screen
        item screen
        newest screen
        promo screen
        shopWeb screen external
        signIn sheet stack
        pay sheet stack
        pick sheet needs=signedIn,paid stack
        gold sheet needs=vip stack
        editor sheet onLink=wait stack
        ask dialog params=id
        wizard flow as=sheet needs=signedIn
        wizard.offer step when=early
        wizard.name step
        wizard.done step
        survey flow as=sheet onLink=wait
        survey.one step
        survey.two step
        redeem action params=code
        """)

    static func cancelLabel(of node: WaitNode) -> String? {
        switch node {
        case .signIn: return String(localized: "Close")
        case .pay: return String(localized: "Close")
        case .pick: return String(localized: "Close")
        case .gold: return String(localized: "Close")
        case .editor: return String(localized: "Close")
        default: return nil
        }
    }
}
