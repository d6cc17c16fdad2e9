// Written by navgen from shop.yaml, section account, module AccountNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import NavgenRuntime
    #if hasFeature(InternalImportsByDefault)
        package import SwiftUI
    #else
        import SwiftUI
    #endif

    /// Makes the views of the section `account`: a function for each node.
    @MainActor
    package protocol ShopAccountDestinations:
        AccountProfileDestination,
        AccountSettingsDestination,
        AccountSignInDestination,
        AccountAddressDestination,
        AccountOnboardingWelcomeDestination,
        AccountOnboardingNameDestination,
        AccountOnboardingPerksDestination,
        AccountOnboardingDoneDestination
    {}

    @MainActor package protocol AccountProfileDestination {
        associatedtype ProfileBody: View = EmptyView
        @ViewBuilder func profile(exits: AccountProfileExits) -> ProfileBody
    }
    @MainActor package protocol AccountSettingsDestination {
        associatedtype SettingsBody: View = EmptyView
        @ViewBuilder func settings(exits: AccountSettingsExits) -> SettingsBody
    }
    @MainActor package protocol AccountSignInDestination {
        associatedtype SignInBody: View = EmptyView
        @ViewBuilder func signIn(exits: AccountSignInExits) -> SignInBody
    }
    @MainActor package protocol AccountAddressDestination {
        associatedtype AddressBody: View = EmptyView
        @ViewBuilder func address(street: String, exits: AccountAddressExits) -> AddressBody
    }
    @MainActor package protocol AccountOnboardingWelcomeDestination {
        associatedtype OnboardingWelcomeBody: View = EmptyView
        @ViewBuilder func onboardingWelcome(flow: AccountOnboardingRun) -> OnboardingWelcomeBody
    }
    @MainActor package protocol AccountOnboardingNameDestination {
        associatedtype OnboardingNameBody: View = EmptyView
        @ViewBuilder func onboardingName(flow: AccountOnboardingRun) -> OnboardingNameBody
    }
    @MainActor package protocol AccountOnboardingPerksDestination {
        associatedtype OnboardingPerksBody: View = EmptyView
        @ViewBuilder func onboardingPerks(flow: AccountOnboardingRun) -> OnboardingPerksBody
    }
    @MainActor package protocol AccountOnboardingDoneDestination {
        associatedtype OnboardingDoneBody: View = EmptyView
        @ViewBuilder func onboardingDone(flow: AccountOnboardingRun) -> OnboardingDoneBody
    }
#endif
