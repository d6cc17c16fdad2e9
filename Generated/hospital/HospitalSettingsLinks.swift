// Written by navgen from hospital.yaml, section settings. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// Where URLs lead in the section `settings`.
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
