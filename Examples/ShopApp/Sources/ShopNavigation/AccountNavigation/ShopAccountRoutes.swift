// Written by navgen from shop.yaml, section account, module AccountNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
    package import NavgenRuntime
#else
    import NavgenRuntime
#endif

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack in the section `account`.
nonisolated package enum ShopAccountRoute: NavigationValue {
    /// Account
    case profile
    /// Settings
    case settings

    package var nodeValue: NodeValue {
        switch self {
        case .profile: return value(.accountProfile)
        case .settings: return value(.accountSettings)
        }
    }

    package init?(_ node: ShopAccountNode, _ values: inout ValueReader) {
        switch node {
        case .accountProfile: self = .profile
        case .accountSettings: self = .settings
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets in the section `account`.
nonisolated package enum ShopAccountSheet: PresentedValue {
    /// Sign in
    case signIn
    /// Address
    case address(street: String = "")

    package var nodeValue: NodeValue {
        switch self {
        case .signIn: return value(.accountSignIn)
        case .address(let street): return value(.accountAddress, .string(street))
        }
    }

    package init?(_ node: ShopAccountNode, _ values: inout ValueReader) {
        switch node {
        case .accountSignIn: self = .signIn
        case .accountAddress: self = .address(street: values.string(0, or: ""))
        default: return nil
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated package enum ShopAccountNode: NavigationNode {
    case accountProfile
    case accountSettings
    case accountSignIn
    case accountAddress
    case accountOnboarding
    case accountOnboardingWelcome
    case accountOnboardingName
    case accountOnboardingPerks
    case accountOnboardingDone

    package typealias Graph = ShopAccountGraph
}

/// The graph of `account`: its types, and what is known about its nodes.
nonisolated package enum ShopAccountGraph: NavigationGraph {
    package typealias Node = ShopAccountNode
    package typealias Route = ShopAccountRoute
    package typealias Sheet = ShopAccountSheet

    package static let table = GraphTable(
        ShopAccountGraph.self, "Shop.account", format: .v1,
        """
        account.profile screen
        account.settings screen
        account.signIn sheet
        account.address sheet params=street
        account.onboarding flow
        account.onboarding.welcome step
        account.onboarding.name step
        account.onboarding.perks step
        account.onboarding.done step
        """)

    package static func title(of node: ShopAccountNode) -> String? {
        switch node {
        case .accountProfile: return String(localized: "Account")
        case .accountSettings: return String(localized: "Settings")
        case .accountSignIn: return String(localized: "Sign in")
        case .accountAddress: return String(localized: "Address")
        default: return nil
        }
    }
}
