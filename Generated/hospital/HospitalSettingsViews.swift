// Written by navgen from hospital.yaml, section settings. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import SwiftUI

    /// Makes the views of the section `settings`: a function for each node.
    @MainActor protocol HospitalSettingsDestinations {
        associatedtype HomeBody: View
        /// Settings
        @ViewBuilder func home(exits: SettingsHomeExits) -> HomeBody

        associatedtype AccountBody: View
        /// Account
        @ViewBuilder func account(exits: SettingsAccountExits) -> AccountBody

        associatedtype SecurityBody: View
        /// Security
        @ViewBuilder func security(exits: SettingsSecurityExits) -> SecurityBody

        associatedtype NotificationsBody: View
        /// Notifications
        @ViewBuilder func notifications(exits: SettingsNotificationsExits) -> NotificationsBody

        associatedtype AppearanceBody: View
        /// Appearance
        @ViewBuilder func appearance(
            preview: Appearance?, exits: SettingsAppearanceExits
        ) -> AppearanceBody

        associatedtype PrivacyBody: View
        /// Privacy
        @ViewBuilder func privacy(exits: SettingsPrivacyExits) -> PrivacyBody

        associatedtype AboutBody: View
        /// About
        @ViewBuilder func about(exits: SettingsAboutExits) -> AboutBody

        associatedtype ResendConfirmationBody: View
        /// Confirm your email
        @ViewBuilder func resendConfirmation(
            exits: SettingsResendConfirmationExits
        ) -> ResendConfirmationBody

        associatedtype ChangePinCurrentPinBody: View
        @ViewBuilder func changePinCurrentPin(flow: SettingsChangePinRun) -> ChangePinCurrentPinBody

        associatedtype ChangePinNewPinBody: View
        @ViewBuilder func changePinNewPin(flow: SettingsChangePinRun) -> ChangePinNewPinBody

        associatedtype ChangePinChangedBody: View
        @ViewBuilder func changePinChanged(flow: SettingsChangePinRun) -> ChangePinChangedBody
    }

    /// The app's view of a node.
    struct HospitalSettingsRouteView<Destinations: HospitalSettingsDestinations>: View {
        let node: HospitalSettingsRoute
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .home:
                destinations.home(exits: SettingsHomeExits(context.handler))
            case .account:
                destinations.account(exits: SettingsAccountExits(context.handler))
            case .security:
                destinations.security(exits: SettingsSecurityExits(context.handler))
            case .notifications:
                destinations.notifications(exits: SettingsNotificationsExits(context.handler))
            case .appearance(let preview):
                destinations.appearance(
                    preview: preview, exits: SettingsAppearanceExits(context.handler))
            case .privacy:
                destinations.privacy(exits: SettingsPrivacyExits(context.handler))
            case .about:
                destinations.about(exits: SettingsAboutExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct HospitalSettingsSheetView<Destinations: HospitalSettingsDestinations>: View {
        let node: HospitalSettingsSheet
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .resendConfirmation:
                destinations.resendConfirmation(
                    exits: SettingsResendConfirmationExits(context.handler))
            }
        }
    }

    /// The app's view of the step that is shown.
    struct SettingsChangePinSteps<Destinations: HospitalSettingsDestinations>: View {
        let run: SettingsChangePinRun
        let destinations: Destinations

        var body: some View {
            switch run.step {
            case .currentPin:
                destinations.changePinCurrentPin(flow: run)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("settings.changePin.currentPin")
            case .newPin:
                destinations.changePinNewPin(flow: run)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("settings.changePin.newPin")
            case .changed:
                destinations.changePinChanged(flow: run)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("settings.changePin.changed")
            }
        }
    }
#endif
