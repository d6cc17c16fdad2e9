// Written by navgen from hospital.yaml, section settings. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can be on a stack in the section `settings`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .home: return 175
        case .account: return 176
        case .security: return 177
        case .notifications: return 178
        case .appearance: return 179
        case .privacy: return 180
        case .about: return 181
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .appearance(let preview):
            fields.text(preview?.rawValue)
        default: break
        }
        return fields
    }
}

nonisolated extension HospitalSettingsRoute: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 175:
            self = .home
        case 176:
            self = .account
        case 177:
            self = .security
        case 178:
            self = .notifications
        case 179:
            self = .appearance(preview: saved.optional(0))
        case 180:
            self = .privacy
        case 181:
            self = .about
        default:
            return nil
        }
    }
}

/// What is shown as a sheet in the section `settings`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .resendConfirmation: return 182
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields { HospitalFields(place) }
}

nonisolated extension HospitalSettingsSheet: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 182:
            self = .resendConfirmation
        default:
            return nil
        }
    }
}

/// The confirmation dialogs in the section `settings`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .signOut: return 183
        case .deleteData: return 184
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields { HospitalFields(place) }
}

nonisolated extension HospitalSettingsDialog: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 183:
            self = .signOut
        case 184:
            self = .deleteData
        default:
            return nil
        }
    }
}

/// The possible answers to `settings.signOut`.
nonisolated enum SettingsSignOutAction: String, CaseIterable, Codable, Sendable {
    case signOut
    case stay
}

/// The possible answers to `settings.deleteData`.
nonisolated enum SettingsDeleteDataAction: String, CaseIterable, Codable, Sendable {
    case delete
    case keep
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no translation tables.
        fileprivate init(localized text: String) { self = text }
    }
#endif
