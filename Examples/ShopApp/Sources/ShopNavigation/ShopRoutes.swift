// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
    package import AccountNavigation
#else
    import AccountNavigation
#endif
#if hasFeature(InternalImportsByDefault)
    package import CatalogNavigation
#else
    import CatalogNavigation
#endif
#if hasFeature(InternalImportsByDefault)
    package import NavgenRuntime
#else
    import NavgenRuntime
#endif
#if hasFeature(InternalImportsByDefault)
    package import OrdersNavigation
#else
    import OrdersNavigation
#endif

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated package enum ShopRoute: NavigationValue {
    case catalog(ShopCatalogRoute)
    case orders(ShopOrdersRoute)
    case account(ShopAccountRoute)

    package var nodeValue: NodeValue {
        switch self {
        case .catalog(let inner): return inner.nodeValue.shifted(to: ShopNode.catalogHome)
        case .orders(let inner): return inner.nodeValue.shifted(to: ShopNode.ordersHistory)
        case .account(let inner): return inner.nodeValue.shifted(to: ShopNode.accountProfile)
        }
    }

    package init?(_ node: ShopNode, _ values: inout ValueReader) {
        if let inner = ShopCatalogRoute(node, after: .catalogHome, &values) {
            self = .catalog(inner)
        } else if let inner = ShopOrdersRoute(node, after: .ordersHistory, &values) {
            self = .orders(inner)
        } else if let inner = ShopAccountRoute(node, after: .accountProfile, &values) {
            self = .account(inner)
        } else {
            return nil
        }
    }

    package var title: String? {
        switch self {
        case .catalog(let inner): return inner.title
        case .orders(let inner): return inner.title
        default: return Graph.title(of: node)
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated package enum ShopSheet: PresentedValue {
    case catalog(ShopCatalogSheet)
    case account(ShopAccountSheet)

    package var nodeValue: NodeValue {
        switch self {
        case .catalog(let inner): return inner.nodeValue.shifted(to: ShopNode.catalogHome)
        case .account(let inner): return inner.nodeValue.shifted(to: ShopNode.accountProfile)
        }
    }

    package init?(_ node: ShopNode, _ values: inout ValueReader) {
        if let inner = ShopCatalogSheet(node, after: .catalogHome, &values) {
            self = .catalog(inner)
        } else if let inner = ShopAccountSheet(node, after: .accountProfile, &values) {
            self = .account(inner)
        } else {
            return nil
        }
    }
}

/// The nodes that are presented full screen.
nonisolated package enum ShopCover: PresentedValue {
    case catalog(ShopCatalogCover)

    package var nodeValue: NodeValue {
        switch self {
        case .catalog(let inner): return inner.nodeValue.shifted(to: ShopNode.catalogHome)
        }
    }

    package init?(_ node: ShopNode, _ values: inout ValueReader) {
        if let inner = ShopCatalogCover(node, after: .catalogHome, &values) {
            self = .catalog(inner)
        } else {
            return nil
        }
    }
}

/// The nodes that are presented as popovers.
nonisolated package enum ShopPopover: PresentedValue {
    case catalog(ShopCatalogPopover)

    package var nodeValue: NodeValue {
        switch self {
        case .catalog(let inner): return inner.nodeValue.shifted(to: ShopNode.catalogHome)
        }
    }

    package init?(_ node: ShopNode, _ values: inout ValueReader) {
        if let inner = ShopCatalogPopover(node, after: .catalogHome, &values) {
            self = .catalog(inner)
        } else {
            return nil
        }
    }
}

/// The alerts.
nonisolated package enum ShopAlert: PresentedValue {
    /// This voucher is not valid
    case voucherFailed(code: String)

    package var nodeValue: NodeValue {
        switch self {
        case .voucherFailed(let code): return value(.voucherFailed, .string(code))
        }
    }

    package init?(_ node: ShopNode, _ values: inout ValueReader) {
        switch node {
        case .voucherFailed: self = .voucherFailed(code: values.string(0))
        default: return nil
        }
    }

    package var message: String? {
        switch self {
        case .voucherFailed(let code): return String(localized: "Nobody knows the code \(code).")
        }
    }

    package var actions: [AlertButton] {
        switch self {
        case .voucherFailed:
            return [
                AlertButton(VoucherFailedAction.ok, String(localized: "OK"), role: .cancel)
            ]
        }
    }
}

/// The confirmation dialogs.
nonisolated package enum ShopDialog: PresentedValue {
    case orders(ShopOrdersDialog)

    package var nodeValue: NodeValue {
        switch self {
        case .orders(let inner): return inner.nodeValue.shifted(to: ShopNode.ordersHistory)
        }
    }

    package init?(_ node: ShopNode, _ values: inout ValueReader) {
        if let inner = ShopOrdersDialog(node, after: .ordersHistory, &values) {
            self = .orders(inner)
        } else {
            return nil
        }
    }

    package var message: String? {
        switch self {
        case .orders(let inner): return inner.message
        }
    }

    package var actions: [AlertButton] {
        switch self {
        case .orders(let inner): return inner.actions
        }
    }
}

/// The actions that the app carries out.
nonisolated package enum ShopAction: NavigationValue {
    /// Redeems a voucher.
    case redeem(code: String)

    package var nodeValue: NodeValue {
        switch self {
        case .redeem(let code): return value(.redeem, .string(code))
        }
    }

    package init?(_ node: ShopNode, _ values: inout ValueReader) {
        switch node {
        case .redeem: self = .redeem(code: values.string(0))
        default: return nil
        }
    }
}

/// The possible answers to `voucherFailed`.
nonisolated package enum VoucherFailedAction: String, CaseIterable, Codable, Sendable {
    case ok
}

/// The tabs, in the order in which they appear.
nonisolated package enum ShopTab: String, NavigationTab {
    /// Shop
    case browse
    /// Orders
    case purchases
    /// Account
    case me

    package typealias Graph = ShopGraph
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated package enum ShopNode: NavigationNode {
    case browse
    case purchases
    case me
    case redeem
    case voucherFailed
    case catalogHome
    case catalogProduct
    case catalogReviews
    case catalogSearch
    case catalogPhoto
    case catalogShare
    case ordersHistory
    case ordersDetail
    case ordersCancel
    case accountProfile
    case accountSettings
    case accountSignIn
    case accountAddress
    case accountOnboarding
    case accountOnboardingWelcome
    case accountOnboardingName
    case accountOnboardingPerks
    case accountOnboardingDone

    package typealias Graph = ShopGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated package enum ShopGraph: NavigationGraph {
    package typealias Node = ShopNode
    package typealias Route = ShopRoute
    package typealias Sheet = ShopSheet
    package typealias Cover = ShopCover
    package typealias Popover = ShopPopover
    package typealias Alert = ShopAlert
    package typealias Dialog = ShopDialog
    package typealias Action = ShopAction
    package typealias Flow = ShopFlow
    package typealias Tab = ShopTab
    package typealias Link = ShopLink
    package typealias Conditions = ShopConditions
    package typealias Handlers = any ShopHandlers

    package static let table = GraphTable(
        ShopGraph.self, "Shop", format: .v1,
        """
        ?signedIn otherwise=account.signIn
        ?member
        @tabs
        browse tab root=catalog.home symbol=house
        purchases tab root=orders.history needs=signedIn symbol=bag
        me tab root=account.profile needs=signedIn symbol=person.circle
        redeem action params=code needs=signedIn
        voucherFailed alert params=code
        catalog.home screen pushes=catalog.product
        catalog.product screen params=productId,ref pushes=catalog.reviews
        catalog.reviews screen params=productId,sort,section identity=productId
        catalog.search sheet params=query pushes=catalog.product stack detents=medium,large
        catalog.photo cover params=productId,index
        catalog.share popover params=productId
        orders.history screen pushes=orders.detail
        orders.detail screen params=orderId pushes=catalog.product
        orders.cancel dialog params=orderId
        account.profile screen pushes=account.settings
        account.settings screen
        account.signIn sheet stack
        account.address sheet params=street stack
        account.onboarding flow
        account.onboarding.welcome step
        account.onboarding.name step skippable
        account.onboarding.perks step when=member
        account.onboarding.done step
        """)

    package static func title(of node: ShopNode) -> String? {
        switch node {
        case .browse: return String(localized: "Shop")
        case .purchases: return String(localized: "Orders")
        case .me: return String(localized: "Account")
        case .voucherFailed: return String(localized: "This voucher is not valid")
        case .catalogHome: return String(localized: "Shop")
        case .catalogReviews: return String(localized: "Reviews")
        case .catalogSearch: return String(localized: "Search")
        case .ordersHistory: return String(localized: "Orders")
        case .ordersCancel: return String(localized: "Cancel this order?")
        case .accountProfile: return String(localized: "Account")
        case .accountSettings: return String(localized: "Settings")
        case .accountSignIn: return String(localized: "Sign in")
        case .accountAddress: return String(localized: "Address")
        default: return nil
        }
    }

    package static func cancelLabel(of node: ShopNode) -> String? {
        switch node {
        case .catalogSearch: return String(localized: "Close")
        case .accountSignIn: return String(localized: "Not now")
        case .accountAddress: return String(localized: "Cancel")
        default: return nil
        }
    }

    package static func confirmLabel(of node: ShopNode) -> String? {
        switch node {
        case .accountAddress: return String(localized: "Save")
        default: return nil
        }
    }
}
