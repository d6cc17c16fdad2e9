// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can lie on a stack of the section `settings`.
nonisolated enum HospitalSettingsRoute: Hashable, Codable, Sendable {
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

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalSettingsRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .home:
            return String(localized: "Settings")
        case .account:
            return String(localized: "Account")
        case .security:
            return String(localized: "Security")
        case .notifications:
            return String(localized: "Notifications")
        case .appearance:
            return String(localized: "Appearance")
        case .privacy:
            return String(localized: "Privacy")
        case .about:
            return String(localized: "About")
        }
    }
}

nonisolated extension HospitalSettingsRoute {
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

nonisolated extension HospitalSettingsRoute {
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

nonisolated extension HospitalSettingsRoute: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "settings.home":
            self = .home
        case "settings.account":
            self = .account
        case "settings.security":
            self = .security
        case "settings.notifications":
            self = .notifications
        case "settings.appearance":
            self = .appearance(preview: saved.optional("preview"))
        case "settings.privacy":
            self = .privacy
        case "settings.about":
            self = .about
        default:
            return nil
        }
    }
}

/// What is shown as a sheet of the section `settings`.
nonisolated enum HospitalSettingsSheet: Hashable, Codable, Identifiable, Sendable {
    /// Confirm your email
    case resendConfirmation

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalSettingsSheet {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .resendConfirmation:
            return String(localized: "Confirm your email")
        }
    }
}

nonisolated extension HospitalSettingsSheet {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .resendConfirmation: return .settingsResendConfirmation
        }
    }
}

nonisolated extension HospitalSettingsSheet {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .resendConfirmation:
            return HospitalFields("settings.resendConfirmation")
        }
    }
}

nonisolated extension HospitalSettingsSheet: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "settings.resendConfirmation":
            self = .resendConfirmation
        default:
            return nil
        }
    }
}

/// The confirmation dialogs of the section `settings`.
nonisolated enum HospitalSettingsDialog: Hashable, Codable, Identifiable, Sendable {
    /// Sign out?
    case signOut
    /// Delete everything on this device?
    case deleteData

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalSettingsDialog {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .signOut:
            return String(localized: "Sign out?")
        case .deleteData:
            return String(localized: "Delete everything on this device?")
        }
    }
}

nonisolated extension HospitalSettingsDialog {
    /// The text below the title.
    var message: String? {
        switch self {
        case .signOut:
            return String(localized: "Notes that have not been signed stay on this device.")
        default:
            return nil
        }
    }
}

nonisolated extension HospitalSettingsDialog {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .signOut: return .settingsSignOut
        case .deleteData: return .settingsDeleteData
        }
    }
}

nonisolated extension HospitalSettingsDialog {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .signOut:
            return HospitalFields("settings.signOut")
        case .deleteData:
            return HospitalFields("settings.deleteData")
        }
    }
}

nonisolated extension HospitalSettingsDialog: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "settings.signOut":
            self = .signOut
        case "settings.deleteData":
            self = .deleteData
        default:
            return nil
        }
    }
}

/// How `settings.signOut` can be answered.
nonisolated enum SettingsSignOutAction: String, CaseIterable, Codable, Sendable {
    case signOut
    case stay
}

/// How `settings.deleteData` can be answered.
nonisolated enum SettingsDeleteDataAction: String, CaseIterable, Codable, Sendable {
    case delete
    case keep
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no tables of translations.
        fileprivate init(localized text: String) { self = text }
    }
#endif
