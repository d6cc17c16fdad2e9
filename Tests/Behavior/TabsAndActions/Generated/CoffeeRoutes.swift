// Written by navgen from actions.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum CoffeeRoute: NavigationValue {
    /// Menu
    case menu
    /// Wallet
    case wallet
    /// Café {cafeId}
    case cafe(cafeId: Int, table: Int? = nil)

    var nodeValue: NodeValue {
        switch self {
        case .menu: return value(.menu)
        case .wallet: return value(.wallet)
        case .cafe(let cafeId, let table): return value(.cafe, .int(cafeId), .int(table))
        }
    }

    init?(_ node: CoffeeNode, _ values: inout ValueReader) {
        switch node {
        case .menu: self = .menu
        case .wallet: self = .wallet
        case .cafe: self = .cafe(cafeId: values.int(0), table: values.optionalInt(1))
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .cafe(let cafeId, _): return String(localized: "Café \(cafeId)")
        default: return Graph.title(of: node)
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum CoffeeSheet: PresentedValue {
    /// Enter a code
    case enterCode
    /// Sign in
    case signIn

    var nodeValue: NodeValue {
        switch self {
        case .enterCode: return value(.enterCode)
        case .signIn: return value(.signIn)
        }
    }

    init?(_ node: CoffeeNode, _ values: inout ValueReader) {
        switch node {
        case .enterCode: self = .enterCode
        case .signIn: self = .signIn
        default: return nil
        }
    }
}

/// The alerts.
nonisolated enum CoffeeAlert: PresentedValue {
    /// This code is not valid
    case promoFailed
    /// There is no café at “{alias}”
    case unknownTable(alias: String)

    var nodeValue: NodeValue {
        switch self {
        case .promoFailed: return value(.promoFailed)
        case .unknownTable(let alias): return value(.unknownTable, .string(alias))
        }
    }

    init?(_ node: CoffeeNode, _ values: inout ValueReader) {
        switch node {
        case .promoFailed: self = .promoFailed
        case .unknownTable: self = .unknownTable(alias: values.string(0))
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .unknownTable(let alias): return String(localized: "There is no café at “\(alias)”")
        default: return Graph.title(of: node)
        }
    }

    var message: String? {
        switch self {
        case .promoFailed: return String(localized: "It may have been used already.")
        default: return nil
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .promoFailed:
            return [
                AlertButton(PromoFailedAction.ok, String(localized: "OK"), role: .cancel)
            ]
        case .unknownTable:
            return [
                AlertButton(UnknownTableAction.ok, String(localized: "OK"), role: .cancel)
            ]
        }
    }
}

/// The actions that the app carries out.
nonisolated enum CoffeeAction: NavigationValue {
    /// Adds a voucher to the wallet.
    case redeem(code: PromoCode)
    case confirmEmail(token: UUID)
    /// From a printed code, to the café and the table on which it stands.
    case openCafe(alias: String)
    /// From the last line of the newsletter; there is nothing to show.
    case unsubscribe(list: String)

    var nodeValue: NodeValue {
        switch self {
        case .redeem(let code): return value(.redeem, .raw(code))
        case .confirmEmail(let token): return value(.confirmEmail, .uuid(token))
        case .openCafe(let alias): return value(.openCafe, .string(alias))
        case .unsubscribe(let list): return value(.unsubscribe, .string(list))
        }
    }

    init?(_ node: CoffeeNode, _ values: inout ValueReader) {
        switch node {
        case .redeem: self = .redeem(code: values.pattern(0))
        case .confirmEmail: self = .confirmEmail(token: values.uuid(0))
        case .openCafe: self = .openCafe(alias: values.string(0))
        case .unsubscribe: self = .unsubscribe(list: values.string(0))
        default: return nil
        }
    }
}

/// The possible answers to `promoFailed`.
nonisolated enum PromoFailedAction: String, CaseIterable, Codable, Sendable {
    case ok
}

/// The possible answers to `unknownTable`.
nonisolated enum UnknownTableAction: String, CaseIterable, Codable, Sendable {
    case ok
}

/// String values whose text matches `[A-Z0-9]{4}-[A-Z0-9]{4}`.
nonisolated struct PromoCode: PatternValue {
    static let automaton = Automaton(
        """
        30-39>1,41-5A>1;30-39>2,41-5A>2;30-39>3,41-5A>3;30-39>4,41-5A>4;2D>5;\
        30-39>6,41-5A>6;30-39>7,41-5A>7;30-39>8,41-5A>8;30-39>9,41-5A>9;!
        """)
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum CoffeeNode: NavigationNode {
    case redeem
    case confirmEmail
    case openCafe
    case unsubscribe
    case menu
    case wallet
    case cafe
    case enterCode
    case signIn
    case promoFailed
    case unknownTable

    typealias Graph = CoffeeGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum CoffeeGraph: NavigationGraph {
    typealias Node = CoffeeNode
    typealias Route = CoffeeRoute
    typealias Sheet = CoffeeSheet
    typealias Alert = CoffeeAlert
    typealias Action = CoffeeAction
    typealias Link = CoffeeLink
    typealias Conditions = CoffeeConditions
    typealias Handlers = any CoffeeHandlers

    static let table = GraphTable(
        CoffeeGraph.self, "Coffee", format: .v1, deferralLimit: 600,
        """
        ?signedIn otherwise=signIn
        @menu
        redeem action params=code needs=signedIn
        confirmEmail action params=token
        openCafe action params=alias
        unsubscribe action params=list
        menu screen pushes=wallet,cafe
        wallet screen needs=signedIn
        cafe screen params=cafeId,table
        enterCode sheet stack
        signIn sheet stack
        promoFailed alert
        unknownTable alert params=alias
        """)

    static func title(of node: CoffeeNode) -> String? {
        switch node {
        case .menu: return String(localized: "Menu")
        case .wallet: return String(localized: "Wallet")
        case .enterCode: return String(localized: "Enter a code")
        case .signIn: return String(localized: "Sign in")
        case .promoFailed: return String(localized: "This code is not valid")
        default: return nil
        }
    }

    static func cancelLabel(of node: CoffeeNode) -> String? {
        switch node {
        case .enterCode: return String(localized: "Cancel")
        case .signIn: return String(localized: "Not now")
        default: return nil
        }
    }

    static func confirmLabel(of node: CoffeeNode) -> String? {
        switch node {
        case .enterCode: return String(localized: "Redeem")
        default: return nil
        }
    }
}
