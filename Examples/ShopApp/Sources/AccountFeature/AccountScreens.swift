#if canImport(SwiftUI)
    import AccountNavigation
    import SwiftUI

    /// The views of the section `account`. Each step of the flow also has a function.
    package struct AccountScreens: ShopAccountDestinations {
        private let account: Account

        package init(_ account: Account) {
            self.account = account
        }

        package func profile(exits: AccountProfileExits) -> some View {
            ProfileView(account: account, exits: exits)
        }

        package func settings(exits: AccountSettingsExits) -> some View {
            SettingsView(account: account, exits: exits)
        }

        package func signIn(exits: AccountSignInExits) -> some View {
            SignInView(account: account, exits: exits)
        }

        package func address(street: String, exits: AccountAddressExits) -> some View {
            AddressView(street: street, exits: exits)
        }

        package func onboardingWelcome(flow: AccountOnboardingRun) -> some View {
            WelcomeStep(flow: flow)
        }

        package func onboardingName(flow: AccountOnboardingRun) -> some View {
            NameStep(flow: flow)
        }

        package func onboardingPerks(flow: AccountOnboardingRun) -> some View {
            PerksStep(flow: flow)
        }

        package func onboardingDone(flow: AccountOnboardingRun) -> some View {
            DoneStep(flow: flow)
        }
    }
#endif
