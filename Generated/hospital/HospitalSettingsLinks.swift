// Written by navgen from hospital.yaml, section settings. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs in the section `settings`.
nonisolated enum HospitalSettingsLink: NavigationLinkValue {
    /// `/settings`
    case home
    /// `/settings/account`
    case account
    /// `/settings/security`
    case security
    /// `/settings/notifications`
    case notifications
    /// `/settings/appearance?preview={preview}`
    case appearance(preview: Appearance? = nil)
    /// `/settings/privacy`
    case privacy
    /// `/about`
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
