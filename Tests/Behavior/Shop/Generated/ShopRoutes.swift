// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The app's own types, as the graph declares them.
nonisolated private func checkOwnTypes() {
    OwnTypes.isInMemory(Cart.self, "shop.yaml: Cart: {swift: Cart, transient: true}")
}

/// The screens that can be on a stack.
nonisolated enum ShopRoute: NavigationValue {
    /// Home
    case home
    /// Product {productId}
    ///
    /// One product. `ref` says which campaign or partner the customer comes from.
    case product(productId: Int, ref: String? = nil)
    /// Reviews
    case reviews(productId: Int, sort: Sort = .relevance, section: String? = nil)
    /// Orders
    case orderHistory
    /// Order {orderId}
    case orderDetail(orderId: OrderID)
    /// Account
    case profile
    /// Settings
    case settings

    var nodeValue: NodeValue {
        switch self {
        case .home: return value(.home)
        case .product(let productId, let ref): return value(.product, .int(productId), .string(ref))
        case .reviews(let productId, let sort, let section):
            return value(.reviews, .int(productId), .raw(sort), .string(section))
        case .orderHistory: return value(.orderHistory)
        case .orderDetail(let orderId): return value(.orderDetail, .raw(orderId))
        case .profile: return value(.profile)
        case .settings: return value(.settings)
        }
    }

    init?(_ node: ShopNode, _ values: inout ValueReader) {
        switch node {
        case .home: self = .home
        case .product: self = .product(productId: values.int(0), ref: values.optionalString(1))
        case .reviews:
            self = .reviews(
                productId: values.int(0), sort: values.choice(1, or: .relevance),
                section: values.optionalString(2))
        case .orderHistory: self = .orderHistory
        case .orderDetail: self = .orderDetail(orderId: values.pattern(0))
        case .profile: self = .profile
        case .settings: self = .settings
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .product(let productId, _): return String(localized: "Product \(productId)")
        case .orderDetail(let orderId): return String(localized: "Order \(orderId.rawValue)")
        default: return Graph.title(of: node)
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum ShopSheet: PresentedValue {
    /// Search
    case search(query: String? = nil)
    /// Checkout
    ///
    /// Takes the cart as it lies in memory, so no link leads here and no saved state restores it.
    case checkout(cart: Cart)
    /// Sign in
    case signIn

    var nodeValue: NodeValue {
        switch self {
        case .search(let query): return value(.search, .string(query))
        case .checkout(let cart): return value(.checkout, .unsaved(cart))
        case .signIn: return value(.signIn)
        }
    }

    init?(_ node: ShopNode, _ values: inout ValueReader) {
        switch node {
        case .search: self = .search(query: values.optionalString(0))
        case .checkout:
            guard let cart = values.unsaved(0, Cart.self) else { return nil }
            self = .checkout(cart: cart)
        case .signIn: self = .signIn
        default: return nil
        }
    }
}

/// The nodes that are presented full screen.
nonisolated enum ShopCover: PresentedValue {
    case photo(productId: Int, index: Int = 0)

    var nodeValue: NodeValue {
        switch self {
        case .photo(let productId, let index): return value(.photo, .int(productId), .int(index))
        }
    }

    init?(_ node: ShopNode, _ values: inout ValueReader) {
        switch node {
        case .photo: self = .photo(productId: values.int(0), index: values.int(1, or: 0))
        default: return nil
        }
    }
}

/// The nodes that are presented as popovers.
nonisolated enum ShopPopover: PresentedValue {
    case shareMenu(productId: Int)

    var nodeValue: NodeValue {
        switch self {
        case .shareMenu(let productId): return value(.shareMenu, .int(productId))
        }
    }

    init?(_ node: ShopNode, _ values: inout ValueReader) {
        switch node {
        case .shareMenu: self = .shareMenu(productId: values.int(0))
        default: return nil
        }
    }
}

/// The confirmation dialogs.
nonisolated enum ShopDialog: PresentedValue {
    /// Cancel this order?
    case cancelOrder(orderId: OrderID)

    var nodeValue: NodeValue {
        switch self {
        case .cancelOrder(let orderId): return value(.cancelOrder, .raw(orderId))
        }
    }

    init?(_ node: ShopNode, _ values: inout ValueReader) {
        switch node {
        case .cancelOrder: self = .cancelOrder(orderId: values.pattern(0))
        default: return nil
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .cancelOrder:
            return [
                AlertButton(
                    CancelOrderAction.confirm, String(localized: "Cancel order"),
                    role: .destructive),
                AlertButton(CancelOrderAction.keep, String(localized: "Keep it"), role: .cancel),
            ]
        }
    }
}

/// The possible answers to `cancelOrder`.
nonisolated enum CancelOrderAction: String, CaseIterable, Codable, Sendable {
    case confirm, keep
}

/// The tabs, in the order in which they appear.
nonisolated enum ShopTab: String, NavigationTab {
    /// Shop
    case shop
    /// Orders
    case orders
    /// Account
    case account

    typealias Graph = ShopGraph
}

/// String values whose text matches `ORD-[0-9]{3,}`.
nonisolated struct OrderID: PatternValue {
    static let automaton = Automaton("4F>1;52>2;44>3;2D>4;30-39>5;30-39>6;30-39>7;!30-39>7")
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

nonisolated enum Sort: String, CaseIterable, Codable, Sendable {
    case relevance
    case price
    case topRated
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum ShopNode: NavigationNode {
    case shop
    case orders
    case account
    case home
    case product
    case reviews
    case orderHistory
    case orderDetail
    case profile
    case settings
    case search
    case checkout
    case signIn
    case photo
    case shareMenu
    case cancelOrder
    case onboarding
    case onboardingWelcome
    case onboardingProfileSetup
    case onboardingPreferences

    typealias Graph = ShopGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum ShopGraph: NavigationGraph {
    typealias Node = ShopNode
    typealias Route = ShopRoute
    typealias Sheet = ShopSheet
    typealias Cover = ShopCover
    typealias Popover = ShopPopover
    typealias Dialog = ShopDialog
    typealias Flow = ShopFlow
    typealias Tab = ShopTab
    typealias Link = ShopLink
    typealias Conditions = ShopConditions
    typealias Handlers = any ShopHandlers

    static let table = GraphTable(
        ShopGraph.self, "Shop", format: .v1,
        """
        ?signedIn otherwise=signIn
        @tabs
        shop tab root=home symbol=house
        orders tab root=orderHistory needs=signedIn symbol=bag
        account tab root=profile needs=signedIn symbol=person.circle
        home screen pushes=product,settings
        product screen params=productId,ref pushes=reviews
        reviews screen params=productId,sort,section
        orderHistory screen pushes=orderDetail
        orderDetail screen params=orderId
        profile screen pushes=settings
        settings screen
        search sheet params=query pushes=product stack detents=medium,large
        checkout sheet params=cart transient stack
        signIn sheet stack
        photo cover params=productId,index
        shareMenu popover params=productId
        cancelOrder dialog params=orderId
        onboarding flow
        onboarding.welcome step
        onboarding.profileSetup step skippable
        onboarding.preferences step
        """)

    static func title(of node: ShopNode) -> String? {
        switch node {
        case .shop: return String(localized: "Shop")
        case .orders: return String(localized: "Orders")
        case .account: return String(localized: "Account")
        case .home: return String(localized: "Home")
        case .reviews: return String(localized: "Reviews")
        case .orderHistory: return String(localized: "Orders")
        case .profile: return String(localized: "Account")
        case .settings: return String(localized: "Settings")
        case .search: return String(localized: "Search")
        case .checkout: return String(localized: "Checkout")
        case .signIn: return String(localized: "Sign in")
        case .cancelOrder: return String(localized: "Cancel this order?")
        default: return nil
        }
    }

    static func cancelLabel(of node: ShopNode) -> String? {
        switch node {
        case .signIn: return String(localized: "Not now")
        default: return nil
        }
    }

    static func confirmLabel(of node: ShopNode) -> String? {
        switch node {
        case .checkout: return String(localized: "Pay")
        default: return nil
        }
    }
}
