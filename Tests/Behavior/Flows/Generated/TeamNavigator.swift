// Written by navgen from invitation.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias TeamNavigator = Navigator<TeamGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias TeamScenes = NavigationScenes<TeamGraph>
/// An event in the app's navigation.
typealias TeamEvent = NavigationEvent<TeamGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol TeamHandlers: NavigationHandlers {
    /// Called when the flow `invitation` ends, completed or cancelled, and no caller awaits it.
    func invitationFinished(
        code: InvitationCode, guest: String?, _ data: InvitationData, cancelled: Bool
    )
    /// Looks up which invitation was sent to an address.
    func findInvitation(address: String) async -> FindInvitationOutcome
}

/// The possible outcomes of `findInvitation`.
nonisolated enum FindInvitationOutcome: Hashable, Sendable {
    /// Nothing is shown.
    case done
    case invitation(code: InvitationCode, guest: String? = nil)
    case signIn
}

nonisolated extension TeamGraph {
    @MainActor static func ended(_ flow: TeamFlow, cancelled: Bool, _ handlers: any TeamHandlers) {
        switch flow {
        case .invitation(let flow):
            handlers.invitationFinished(
                code: flow.code, guest: flow.guest, flow.data, cancelled: cancelled)
        }
    }

    @MainActor static func perform(
        _ action: TeamAction, _ handlers: any TeamHandlers
    ) async -> NodeValue? {
        switch action {
        case .findInvitation(let address):
            switch await handlers.findInvitation(address: address) {
            case .done: return nil
            case .invitation(let code, let guest):
                return NodeValue(TeamNode.invitation, .raw(code), .string(guest))
            case .signIn: return NodeValue(TeamNode.signIn)
            }
        }
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol TeamFacts: NavigationFacts<TeamConditions> {
    var signedIn: Bool? { get }
}

extension TeamFacts {
    var conditions: TeamConditions {
        TeamConditions(signedIn: self.signedIn)
    }
}
