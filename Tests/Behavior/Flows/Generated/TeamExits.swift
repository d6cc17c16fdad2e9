// Written by navgen from invitation.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias TeamExit = NavigationExit<TeamGraph>
typealias TeamExitHandler = ExitHandler<TeamExit>

@MainActor struct BoardExits: ScreenExiting, PlainExiting {
    let handler: TeamExitHandler

    func enterCode() { go(.sheet(.enterCode)) }
    func members(code: InvitationCode? = nil, displayName: String? = nil) {
        go(.push(.members(code: code, displayName: displayName)))
    }

    var to: To { To() }
    @MainActor struct To {
        func members(code: InvitationCode? = nil, displayName: String? = nil) -> TeamRoute {
            .members(code: code, displayName: displayName)
        }
    }
}

@MainActor struct MembersExits: ScreenExiting, PlainExiting { let handler: TeamExitHandler }

@MainActor struct EnterCodeExits: PresentedExiting, PlainExiting {
    let handler: TeamExitHandler

    func invitation(code: InvitationCode, guest: String? = nil) {
        go(.under(.start(.invitation(.init(code: code, guest: guest)))))
    }
}

@MainActor struct HouseRulesExits: PresentedExiting, PlainExiting { let handler: TeamExitHandler }

@MainActor struct SignInExits: PresentedExiting, PlainExiting { let handler: TeamExitHandler }

@MainActor struct InvitationWelcomeExits: NodeExiting {
    let handler: TeamExitHandler
    let flow: InvitationRun

    static func preview(flow: InvitationRun) -> Self { Self(handler: .preview, flow: flow) }
    static func recording(
        flow: InvitationRun, _ record: @escaping TeamExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), flow: flow)
    }

    func houseRules(code: InvitationCode) { go(.sheet(.houseRules(code: code))) }
    func houseRules() { houseRules(code: self.flow.code) }
}
