// Written by navgen from invitation.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum TeamLink: NavigationLinkValue {
    /// `/`
    case board
    /// `/members`
    case members(code: InvitationCode? = nil, displayName: String? = nil)
    /// `/invite/{code}?guest={guest}`
    case invitation(code: InvitationCode, guest: String? = nil)
    /// `/invite/{code}/profile`
    case invitationProfile(code: InvitationCode, guest: String? = nil)
    /// `/find?address={address}`
    case findInvitation(address: String)

    var nodeValue: NodeValue {
        switch self {
        case .board: return value(.board)
        case .members(let code, let displayName):
            return value(.members, .raw(code), .string(displayName))
        case .invitation(let code, let guest): return value(.invitation, .raw(code), .string(guest))
        case .invitationProfile(let code, let guest):
            return value(.invitationProfile, .raw(code), .string(guest))
        case .findInvitation(let address): return value(.findInvitation, .string(address))
        }
    }

    init?(_ node: TeamNode, _ values: inout ValueReader) {
        switch node {
        case .board: self = .board
        case .members:
            self = .members(code: values.optionalPattern(0), displayName: values.optionalString(1))
        case .invitation:
            self = .invitation(code: values.pattern(0), guest: values.optionalString(1))
        case .invitationProfile:
            self = .invitationProfile(code: values.pattern(0), guest: values.optionalString(1))
        case .findInvitation: self = .findInvitation(address: values.string(0))
        default: return nil
        }
    }
}

nonisolated extension TeamGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        TeamGraph.table, format: .v1,
        origins: ["schemes=team hosts=team.example.com"],
        types: ["InvitationCode": .pattern(InvitationCode.self)],
        """
        board / | @board
        members /members | @board members(0,1)
        invitation /invite/{0:InvitationCode}?guest={1-} | @board +invitation(0,1)
        invitation.profile /invite/{0:InvitationCode}/profile | @board +invitation.profile(0,1)
        findInvitation /find?address={0}
        """)
}
