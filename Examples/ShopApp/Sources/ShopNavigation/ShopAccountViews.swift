// Written by navgen from shop.yaml, section account. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import AccountNavigation
    import CatalogNavigation
    import OrdersNavigation
    import ShopModel
    import SwiftUI

    /// The app's view of a node.
    struct ShopAccountRouteView<Destinations: ShopAccountDestinations>: View {
        let node: ShopAccountRoute
        let destinations: Destinations
        let context: ShopContext

        var body: some View {
            switch node {
            case .profile:
                destinations.profile(
                    exits: AccountProfileExits(ShopAccountExitHandler(context.handler)))
            case .settings:
                destinations.settings(
                    exits: AccountSettingsExits(ShopAccountExitHandler(context.handler)))
            }
        }
    }

    /// The app's view of a node.
    struct ShopAccountSheetView<Destinations: ShopAccountDestinations>: View {
        let node: ShopAccountSheet
        let destinations: Destinations
        let context: ShopContext

        var body: some View {
            switch node {
            case .signIn:
                destinations.signIn(
                    exits: AccountSignInExits(ShopAccountExitHandler(context.handler)))
            case .address(let street):
                destinations.address(
                    street: street,
                    exits: AccountAddressExits(ShopAccountExitHandler(context.handler)))
            }
        }
    }

    /// The app's view of the step that is shown.
    struct AccountOnboardingSteps<Destinations: ShopAccountDestinations>: View {
        let run: AccountOnboardingRun
        let destinations: Destinations

        var body: some View {
            switch run.step {
            case .welcome:
                destinations.onboardingWelcome(flow: run)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("account.onboarding.welcome")
            case .name:
                destinations.onboardingName(flow: run)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("account.onboarding.name")
            case .perks:
                destinations.onboardingPerks(flow: run)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("account.onboarding.perks")
            case .done:
                destinations.onboardingDone(flow: run)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("account.onboarding.done")
            }
        }
    }
#endif
