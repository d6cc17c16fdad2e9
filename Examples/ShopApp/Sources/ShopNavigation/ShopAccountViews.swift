// Written by navgen from shop.yaml, section account. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import AccountNavigation
    import CatalogNavigation
    import NavgenRuntime
    import OrdersNavigation
    import ShopModel
    import SwiftUI

    extension ShopAccountDestinations {
        @ViewBuilder func routeView(_ node: ShopAccountRoute, _ context: ShopContext) -> some View {
            let handler: ShopAccountExitHandler = context.handler.section()
            switch node {
            case .profile: profile(exits: .init(handler: handler))
            case .settings: settings(exits: .init(handler: handler))
            }
        }

        @ViewBuilder func sheetView(_ node: ShopAccountSheet, _ context: ShopContext) -> some View {
            let handler: ShopAccountExitHandler = context.handler.section()
            switch node {
            case .signIn: signIn(exits: .init(handler: handler))
            case .address(let street): address(street: street, exits: .init(handler: handler))
            }
        }

        @ViewBuilder func flowView(_ run: FlowModel, _ context: ShopContext) -> some View {
            switch run {
            case let run as AccountOnboardingRun: stepsOfOnboarding(run)
            default: EmptyView()
            }
        }

        @ViewBuilder private func stepsOfOnboarding(_ run: AccountOnboardingRun) -> some View {
            switch run.step {
            case .welcome: onboardingWelcome(flow: run)
            case .name: onboardingName(flow: run)
            case .perks: onboardingPerks(flow: run)
            case .done: onboardingDone(flow: run)
            }
        }
    }
#endif
