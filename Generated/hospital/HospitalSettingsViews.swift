// Written by navgen from hospital.yaml, section settings. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import NavgenRuntime
    import SwiftUI

    /// Makes the views of the section `settings`: a function for each node.
    @MainActor
    protocol HospitalSettingsDestinations:
        SettingsHomeDestination,
        SettingsAccountDestination,
        SettingsSecurityDestination,
        SettingsNotificationsDestination,
        SettingsAppearanceDestination,
        SettingsPrivacyDestination,
        SettingsAboutDestination,
        SettingsResendConfirmationDestination,
        SettingsChangePinCurrentPinDestination,
        SettingsChangePinNewPinDestination,
        SettingsChangePinChangedDestination
    {}

    @MainActor protocol SettingsHomeDestination {
        associatedtype HomeBody: View = EmptyView
        @ViewBuilder func home(exits: SettingsHomeExits) -> HomeBody
    }
    @MainActor protocol SettingsAccountDestination {
        associatedtype AccountBody: View = EmptyView
        @ViewBuilder func account(exits: SettingsAccountExits) -> AccountBody
    }
    @MainActor protocol SettingsSecurityDestination {
        associatedtype SecurityBody: View = EmptyView
        @ViewBuilder func security(exits: SettingsSecurityExits) -> SecurityBody
    }
    @MainActor protocol SettingsNotificationsDestination {
        associatedtype NotificationsBody: View = EmptyView
        @ViewBuilder func notifications(exits: SettingsNotificationsExits) -> NotificationsBody
    }
    @MainActor protocol SettingsAppearanceDestination {
        associatedtype AppearanceBody: View = EmptyView
        @ViewBuilder func appearance(
            preview: Appearance?, exits: SettingsAppearanceExits
        ) -> AppearanceBody
    }
    @MainActor protocol SettingsPrivacyDestination {
        associatedtype PrivacyBody: View = EmptyView
        @ViewBuilder func privacy(exits: SettingsPrivacyExits) -> PrivacyBody
    }
    @MainActor protocol SettingsAboutDestination {
        associatedtype AboutBody: View = EmptyView
        @ViewBuilder func about(exits: SettingsAboutExits) -> AboutBody
    }
    @MainActor protocol SettingsResendConfirmationDestination {
        associatedtype ResendConfirmationBody: View = EmptyView
        @ViewBuilder func resendConfirmation(
            exits: SettingsResendConfirmationExits
        ) -> ResendConfirmationBody
    }
    @MainActor protocol SettingsChangePinCurrentPinDestination {
        associatedtype ChangePinCurrentPinBody: View = EmptyView
        @ViewBuilder func changePinCurrentPin(flow: SettingsChangePinRun) -> ChangePinCurrentPinBody
    }
    @MainActor protocol SettingsChangePinNewPinDestination {
        associatedtype ChangePinNewPinBody: View = EmptyView
        @ViewBuilder func changePinNewPin(flow: SettingsChangePinRun) -> ChangePinNewPinBody
    }
    @MainActor protocol SettingsChangePinChangedDestination {
        associatedtype ChangePinChangedBody: View = EmptyView
        @ViewBuilder func changePinChanged(flow: SettingsChangePinRun) -> ChangePinChangedBody
    }

    extension HospitalSettingsDestinations {
        @ViewBuilder func routeView(
            _ node: HospitalSettingsRoute, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .home: home(exits: .init(handler: handler))
            case .account: account(exits: .init(handler: handler))
            case .security: security(exits: .init(handler: handler))
            case .notifications: notifications(exits: .init(handler: handler))
            case .appearance(let preview):
                appearance(preview: preview, exits: .init(handler: handler))
            case .privacy: privacy(exits: .init(handler: handler))
            case .about: about(exits: .init(handler: handler))
            }
        }

        @ViewBuilder func sheetView(
            _ node: HospitalSettingsSheet, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .resendConfirmation: resendConfirmation(exits: .init(handler: handler))
            }
        }

        @ViewBuilder func flowView(_ run: FlowModel, _ context: HospitalContext) -> some View {
            switch run {
            case let run as SettingsChangePinRun: stepsOfChangePin(run)
            default: EmptyView()
            }
        }

        @ViewBuilder private func stepsOfChangePin(_ run: SettingsChangePinRun) -> some View {
            switch run.step {
            case .currentPin: changePinCurrentPin(flow: run)
            case .newPin: changePinNewPin(flow: run)
            case .changed: changePinChanged(flow: run)
            }
        }
    }
#endif
