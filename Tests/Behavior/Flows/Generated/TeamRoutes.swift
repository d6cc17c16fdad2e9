// Written by navgen from invitation.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum TeamRoute: NavigationValue {
    /// Board
    case board
    /// Members
    case members(code: InvitationCode? = nil, displayName: String? = nil)

    var nodeValue: NodeValue {
        switch self {
        case .board: return value(.board)
        case .members(let code, let displayName):
            return value(.members, .raw(code), .string(displayName))
        }
    }

    init?(_ node: TeamNode, _ values: inout ValueReader) {
        switch node {
        case .board: self = .board
        case .members:
            self = .members(code: values.optionalPattern(0), displayName: values.optionalString(1))
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum TeamSheet: PresentedValue {
    /// Enter a code
    case enterCode
    /// House rules of {code}
    case houseRules(code: InvitationCode)
    /// Sign in
    case signIn

    var nodeValue: NodeValue {
        switch self {
        case .enterCode: return value(.enterCode)
        case .houseRules(let code): return value(.houseRules, .raw(code))
        case .signIn: return value(.signIn)
        }
    }

    init?(_ node: TeamNode, _ values: inout ValueReader) {
        switch node {
        case .enterCode: self = .enterCode
        case .houseRules: self = .houseRules(code: values.pattern(0))
        case .signIn: self = .signIn
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .houseRules(let code): return String(localized: "House rules of \(code.rawValue)")
        default: return Graph.title(of: node)
        }
    }
}

/// The actions that the app carries out.
nonisolated enum TeamAction: NavigationValue {
    /// Looks up which invitation was sent to an address.
    case findInvitation(address: String)

    var nodeValue: NodeValue {
        switch self {
        case .findInvitation(let address): return value(.findInvitation, .string(address))
        }
    }

    init?(_ node: TeamNode, _ values: inout ValueReader) {
        switch node {
        case .findInvitation: self = .findInvitation(address: values.string(0))
        default: return nil
        }
    }
}

/// String values whose text matches `[A-Z0-9]{6}`.
nonisolated struct InvitationCode: PatternValue {
    static let automaton = Automaton(
        """
        30-39>1,41-5A>1;30-39>2,41-5A>2;30-39>3,41-5A>3;30-39>4,41-5A>4;30-39>5,41-5A>5;\
        30-39>6,41-5A>6;!
        """)
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum TeamNode: NavigationNode {
    case board
    case members
    case enterCode
    case houseRules
    case signIn
    case invitation
    case invitationWelcome
    case invitationProfile
    case invitationJoined
    case findInvitation

    typealias Graph = TeamGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum TeamGraph: NavigationGraph {
    typealias Node = TeamNode
    typealias Route = TeamRoute
    typealias Sheet = TeamSheet
    typealias Action = TeamAction
    typealias Flow = TeamFlow
    typealias Link = TeamLink
    typealias Conditions = TeamConditions
    typealias Handlers = any TeamHandlers

    static let table = GraphTable(
        TeamGraph.self, "Team", format: .v1,
        """
        ?signedIn otherwise=signIn
        @board
        board screen pushes=members
        members screen params=code,displayName needs=signedIn
        enterCode sheet stack
        houseRules sheet params=code
        signIn sheet stack
        invitation flow params=code,guest as=sheet then=members(0,^displayName) stack
        invitation.welcome step
        invitation.profile step
        invitation.joined step final
        findInvitation action params=address
        """)

    static func title(of node: TeamNode) -> String? {
        switch node {
        case .board: return String(localized: "Board")
        case .members: return String(localized: "Members")
        case .enterCode: return String(localized: "Enter a code")
        case .signIn: return String(localized: "Sign in")
        case .invitationProfile: return String(localized: "Your profile")
        default: return nil
        }
    }

    static func cancelLabel(of node: TeamNode) -> String? {
        switch node {
        case .enterCode: return String(localized: "Cancel")
        case .signIn: return String(localized: "Not now")
        default: return nil
        }
    }
}
