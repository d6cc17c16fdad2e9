// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// Where URLs lead of the section `settings`.
nonisolated enum HospitalSettingsLink: Hashable, Codable, Sendable {
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

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalSettingsLink {
    /// Which node it is.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all.
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

nonisolated extension HospitalSettingsLink: HospitalSavable {
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
