// Written by navgen from hospital.yaml, section settings. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack in the section `settings`.
nonisolated enum HospitalSettingsRoute: NavigationValue {
    /// Settings
    case home
    /// Account
    case account
    /// Security
    case security
    /// Notifications
    case notifications
    /// Appearance
    case appearance(preview: Appearance? = nil)
    /// Privacy
    case privacy
    /// About
    case about

    var nodeValue: NodeValue {
        switch self {
        case .home: return value(.settingsHome)
        case .account: return value(.settingsAccount)
        case .security: return value(.settingsSecurity)
        case .notifications: return value(.settingsNotifications)
        case .appearance(let preview): return value(.settingsAppearance, .raw(preview))
        case .privacy: return value(.settingsPrivacy)
        case .about: return value(.settingsAbout)
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .settingsHome: self = .home
        case .settingsAccount: self = .account
        case .settingsSecurity: self = .security
        case .settingsNotifications: self = .notifications
        case .settingsAppearance: self = .appearance(preview: values.optionalChoice(0))
        case .settingsPrivacy: self = .privacy
        case .settingsAbout: self = .about
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets in the section `settings`.
nonisolated enum HospitalSettingsSheet: PresentedValue {
    /// Confirm your email
    case resendConfirmation

    var nodeValue: NodeValue {
        switch self {
        case .resendConfirmation: return value(.settingsResendConfirmation)
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .settingsResendConfirmation: self = .resendConfirmation
        default: return nil
        }
    }
}

/// The confirmation dialogs in the section `settings`.
nonisolated enum HospitalSettingsDialog: PresentedValue {
    /// Sign out?
    case signOut
    /// Delete everything on this device?
    case deleteData

    var nodeValue: NodeValue {
        switch self {
        case .signOut: return value(.settingsSignOut)
        case .deleteData: return value(.settingsDeleteData)
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .settingsSignOut: self = .signOut
        case .settingsDeleteData: self = .deleteData
        default: return nil
        }
    }

    var message: String? {
        switch self {
        case .signOut:
            return String(localized: "Notes that have not been signed stay on this device.")
        default: return nil
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .signOut:
            return [
                AlertButton(
                    SettingsSignOutAction.signOut, String(localized: "Sign out"),
                    role: .destructive),
                AlertButton(SettingsSignOutAction.stay, String(localized: "Stay"), role: .cancel),
            ]
        case .deleteData:
            return [
                AlertButton(
                    SettingsDeleteDataAction.delete, String(localized: "Delete"),
                    role: .destructive),
                AlertButton(
                    SettingsDeleteDataAction.keep, String(localized: "Keep"), role: .cancel),
            ]
        }
    }
}

/// The possible answers to `settings.signOut`.
nonisolated enum SettingsSignOutAction: String, CaseIterable, Codable, Sendable {
    case signOut, stay
}

/// The possible answers to `settings.deleteData`.
nonisolated enum SettingsDeleteDataAction: String, CaseIterable, Codable, Sendable {
    case delete, keep
}
