// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// Where URLs lead of the section `settings`.
nonisolated enum HospitalSettingsLink: Hashable, Sendable {
    /// Settings
    ///
    /// `/settings`
    case home
    /// Account
    ///
    /// `/settings/account`
    case account
    /// Security
    ///
    /// `/settings/security`
    case security
    /// Notifications
    ///
    /// `/settings/notifications`
    case notifications
    /// Appearance
    ///
    /// `/settings/appearance?preview={preview}`
    case appearance(preview: Appearance? = nil)
    /// Privacy
    ///
    /// `/settings/privacy`
    case privacy
    /// About
    ///
    /// `/about`
    case about

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

nonisolated extension HospitalSettingsLink {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .home: return .settingsHome
        case .account: return .settingsAccount
        case .security: return .settingsSecurity
        case .notifications: return .settingsNotifications
        case .appearance: return .settingsAppearance
        case .privacy: return .settingsPrivacy
        case .about: return .settingsAbout
        }
    }
}

nonisolated extension HospitalSettingsLink {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .home:
            return HospitalFields("settings.home")
        case .account:
            return HospitalFields("settings.account")
        case .security:
            return HospitalFields("settings.security")
        case .notifications:
            return HospitalFields("settings.notifications")
        case .appearance(let preview):
            var fields = HospitalFields("settings.appearance")
            fields.text("preview", preview?.rawValue)
            return fields
        case .privacy:
            return HospitalFields("settings.privacy")
        case .about:
            return HospitalFields("settings.about")
        }
    }
}
