// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import NavgenRuntime
    import SwiftUI

    /// The view of the app's whole navigation in one window.
    typealias ShopRootView<Destinations: ShopDestinations, Facts: ShopFacts> =
        NavigationRootView<Destinations, Facts>
    /// One stack of the graph, for an app with a root of its own.
    typealias ShopStack<Destinations: ShopDestinations> = NavigationStackView<Destinations>
    /// The position of a view in the navigation.
    typealias ShopContext = NavigationContext<ShopGraph>

    /// Makes the app's own views: a function for each node.
    @MainActor
    protocol ShopDestinations:
        HomeDestination,
        ProductDestination,
        ReviewsDestination,
        OrderHistoryDestination,
        OrderDetailDestination,
        ProfileDestination,
        SettingsDestination,
        SearchDestination,
        CheckoutDestination,
        SignInDestination,
        PhotoDestination,
        ShareMenuDestination,
        OnboardingWelcomeDestination,
        OnboardingProfileSetupDestination,
        OnboardingPreferencesDestination,
        NavigationDestinations<ShopGraph>
    {}

    @MainActor protocol HomeDestination {
        associatedtype HomeBody: View = EmptyView
        @ViewBuilder func home(exits: HomeExits) -> HomeBody
    }
    @MainActor protocol ProductDestination {
        associatedtype ProductBody: View = EmptyView
        @ViewBuilder func product(productId: Int, ref: String?, exits: ProductExits) -> ProductBody
    }
    @MainActor protocol ReviewsDestination {
        associatedtype ReviewsBody: View = EmptyView
        @ViewBuilder func reviews(
            productId: Int, sort: Sort, section: String?, exits: ReviewsExits
        ) -> ReviewsBody
    }
    @MainActor protocol OrderHistoryDestination {
        associatedtype OrderHistoryBody: View = EmptyView
        @ViewBuilder func orderHistory(exits: OrderHistoryExits) -> OrderHistoryBody
    }
    @MainActor protocol OrderDetailDestination {
        associatedtype OrderDetailBody: View = EmptyView
        @ViewBuilder func orderDetail(orderId: OrderID, exits: OrderDetailExits) -> OrderDetailBody
    }
    @MainActor protocol ProfileDestination {
        associatedtype ProfileBody: View = EmptyView
        @ViewBuilder func profile(exits: ProfileExits) -> ProfileBody
    }
    @MainActor protocol SettingsDestination {
        associatedtype SettingsBody: View = EmptyView
        @ViewBuilder func settings(exits: SettingsExits) -> SettingsBody
    }
    @MainActor protocol SearchDestination {
        associatedtype SearchBody: View = EmptyView
        @ViewBuilder func search(query: String?, exits: SearchExits) -> SearchBody
    }
    @MainActor protocol CheckoutDestination {
        associatedtype CheckoutBody: View = EmptyView
        @ViewBuilder func checkout(cart: Cart, exits: CheckoutExits) -> CheckoutBody
    }
    @MainActor protocol SignInDestination {
        associatedtype SignInBody: View = EmptyView
        @ViewBuilder func signIn(exits: SignInExits) -> SignInBody
    }
    @MainActor protocol PhotoDestination {
        associatedtype PhotoBody: View = EmptyView
        @ViewBuilder func photo(productId: Int, index: Int, exits: PhotoExits) -> PhotoBody
    }
    @MainActor protocol ShareMenuDestination {
        associatedtype ShareMenuBody: View = EmptyView
        @ViewBuilder func shareMenu(productId: Int, exits: ShareMenuExits) -> ShareMenuBody
    }
    @MainActor protocol OnboardingWelcomeDestination {
        associatedtype OnboardingWelcomeBody: View = EmptyView
        @ViewBuilder func onboardingWelcome(flow: OnboardingRun) -> OnboardingWelcomeBody
    }
    @MainActor protocol OnboardingProfileSetupDestination {
        associatedtype OnboardingProfileSetupBody: View = EmptyView
        @ViewBuilder func onboardingProfileSetup(flow: OnboardingRun) -> OnboardingProfileSetupBody
    }
    @MainActor protocol OnboardingPreferencesDestination {
        associatedtype OnboardingPreferencesBody: View = EmptyView
        @ViewBuilder func onboardingPreferences(flow: OnboardingRun) -> OnboardingPreferencesBody
    }

    extension ShopDestinations {
        @ViewBuilder func routeView(_ node: ShopRoute, _ context: ShopContext) -> some View {
            let handler = context.handler
            switch node {
            case .home: home(exits: .init(handler: handler))
            case .product(let productId, let ref):
                product(
                    productId: productId, ref: ref,
                    exits: .init(handler: handler, productId: productId))
            case .reviews(let productId, let sort, let section):
                reviews(
                    productId: productId, sort: sort, section: section,
                    exits: .init(handler: handler))
            case .orderHistory: orderHistory(exits: .init(handler: handler))
            case .orderDetail(let orderId):
                orderDetail(orderId: orderId, exits: .init(handler: handler, orderId: orderId))
            case .profile: profile(exits: .init(handler: handler))
            case .settings: settings(exits: .init(handler: handler))
            }
        }

        @ViewBuilder func sheetView(_ node: ShopSheet, _ context: ShopContext) -> some View {
            let handler = context.handler
            switch node {
            case .search(let query): search(query: query, exits: .init(handler: handler))
            case .checkout(let cart): checkout(cart: cart, exits: .init(handler: handler))
            case .signIn: signIn(exits: .init(handler: handler))
            }
        }

        @ViewBuilder func coverView(_ node: ShopCover, _ context: ShopContext) -> some View {
            let handler = context.handler
            switch node {
            case .photo(let productId, let index):
                photo(productId: productId, index: index, exits: .init(handler: handler))
            }
        }

        @ViewBuilder func popoverView(_ node: ShopPopover, _ context: ShopContext) -> some View {
            let handler = context.handler
            switch node {
            case .shareMenu(let productId):
                shareMenu(productId: productId, exits: .init(handler: handler))
            }
        }

        @ViewBuilder func flowView(_ run: FlowModel, _ context: ShopContext) -> some View {
            switch run {
            case let run as OnboardingRun: stepsOfOnboarding(run)
            default: EmptyView()
            }
        }

        @ViewBuilder private func stepsOfOnboarding(_ run: OnboardingRun) -> some View {
            switch run.step {
            case .welcome: onboardingWelcome(flow: run)
            case .profileSetup: onboardingProfileSetup(flow: run)
            case .preferences: onboardingPreferences(flow: run)
            }
        }
    }
#endif
