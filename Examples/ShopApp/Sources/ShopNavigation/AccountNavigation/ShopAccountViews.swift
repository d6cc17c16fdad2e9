// Written by navgen from shop.yaml, section account, module AccountNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    #if hasFeature(InternalImportsByDefault)
        package import SwiftUI
    #else
        import SwiftUI
    #endif

    /// Makes the views of the section `account`: a function for each node.
    @MainActor package protocol ShopAccountDestinations {
        associatedtype ProfileBody: View
        /// Account
        @ViewBuilder func profile(exits: AccountProfileExits) -> ProfileBody

        associatedtype SettingsBody: View
        /// Settings
        @ViewBuilder func settings(exits: AccountSettingsExits) -> SettingsBody

        associatedtype SignInBody: View
        /// Sign in
        @ViewBuilder func signIn(exits: AccountSignInExits) -> SignInBody

        associatedtype AddressBody: View
        /// Address
        @ViewBuilder func address(street: String, exits: AccountAddressExits) -> AddressBody

        associatedtype OnboardingWelcomeBody: View
        @ViewBuilder func onboardingWelcome(flow: AccountOnboardingRun) -> OnboardingWelcomeBody

        associatedtype OnboardingNameBody: View
        @ViewBuilder func onboardingName(flow: AccountOnboardingRun) -> OnboardingNameBody

        associatedtype OnboardingPerksBody: View
        @ViewBuilder func onboardingPerks(flow: AccountOnboardingRun) -> OnboardingPerksBody

        associatedtype OnboardingDoneBody: View
        @ViewBuilder func onboardingDone(flow: AccountOnboardingRun) -> OnboardingDoneBody
    }

    /// What the app does for the views of this module; the app puts it into their environment.
    @MainActor package struct ShopAccountHost {
        let source: @MainActor (AnyView, ShopAccountExit) -> AnyView
        let onConfirm: @MainActor (AnyView, Bool, @escaping @MainActor () async -> Void) -> AnyView
        let holdsNavigation: @MainActor (AnyView, Bool) -> AnyView

        package init(
            source: @escaping @MainActor (AnyView, ShopAccountExit) -> AnyView,
            onConfirm: @escaping @MainActor (
                AnyView, Bool, @escaping @MainActor () async -> Void) -> AnyView,
            holdsNavigation: @escaping @MainActor (AnyView, Bool) -> AnyView
        ) {
            self.source = source
            self.onConfirm = onConfirm
            self.holdsNavigation = holdsNavigation
        }
    }

    extension View {
        /// Makes the view the source of the popover or dialog that an exit presents.
        package func source(_ exit: ShopAccountExit, by host: ShopAccountHost? = nil) -> some View {
            modifier(ShopAccountHosted(host) { $0.source($1, exit) })
        }

        /// Sets what the button does that confirms the view's presentation.
        package func onConfirm(
            enabled isEnabled: Bool = true, perform action: @escaping @MainActor () async -> Void,
            by host: ShopAccountHost? = nil
        ) -> some View {
            modifier(ShopAccountHosted(host) { $0.onConfirm($1, isEnabled, action) })
        }

        /// While it holds, no swipe closes the view's presentation, and links wait.
        package func holdsNavigation(
            _ isHolding: Bool = true, by host: ShopAccountHost? = nil
        ) -> some View {
            modifier(ShopAccountHosted(host) { $0.holdsNavigation($1, isHolding) })
        }
    }

    /// Lets the app change a view; in a preview without the app, nothing changes.
    private struct ShopAccountHosted: ViewModifier {
        private let given: ShopAccountHost?
        private let change: @MainActor (ShopAccountHost, AnyView) -> AnyView
        @SwiftUI.Environment(\.shopAccountHost) private var host

        init(
            _ given: ShopAccountHost?,
            change: @escaping @MainActor (ShopAccountHost, AnyView) -> AnyView
        ) {
            self.given = given
            self.change = change
        }

        func body(content: Self.Content) -> some View {
            if let host = given ?? host {
                change(host, AnyView(content))
            } else {
                content
            }
        }
    }

    private struct ShopAccountHostKey: EnvironmentKey {
        static var defaultValue: ShopAccountHost? { nil }
    }

    extension EnvironmentValues {
        package var shopAccountHost: ShopAccountHost? {
            get { self[ShopAccountHostKey.self] }
            set { self[ShopAccountHostKey.self] = newValue }
        }
    }
#endif
