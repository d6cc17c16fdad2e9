// Written by navgen from invitation.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The flows, each with its step and its data.
nonisolated enum TeamFlow: NavigationFlowValue {
    case invitation(InvitationFlow)

    var flowValue: FlowNodeValue {
        switch self {
        case .invitation(let flow): return FlowNodeValue(TeamNode.invitation, flow)
        }
    }

    init?(_ node: TeamNode, _ flow: FlowReader) {
        switch node {
        case .invitation:
            guard let flow = InvitationFlow(reading: flow) else { return nil }
            self = .invitation(flow)
        default: return nil
        }
    }
}

/// The steps of `invitation`.
nonisolated enum InvitationStep: String, CaseIterable, Codable, Sendable {
    /// Invitation {code}
    case welcome
    /// Your profile
    case profile
    case joined
}

/// The values with which `invitation` is started.
nonisolated struct InvitationParameters: Hashable, Sendable {
    /// From the letter.
    let code: InvitationCode
    /// What the letter calls the guest.
    let guest: String?
}

/// The data that `invitation` collects.
nonisolated struct InvitationData: Hashable, Encodable, Sendable {
    var displayName: String?
    var notifications: Bool = true

    private enum CodingKeys: String, CodingKey {
        case displayName
        case notifications
    }
}

nonisolated extension InvitationData {
    /// Encodes `nil`, too, as what is missing has its initial value.
    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(displayName, forKey: .displayName)
        try values.encode(notifications, forKey: .notifications)
    }
}

nonisolated enum InvitationFlowDefinition: FlowDefinition {
    typealias Step = InvitationStep
    typealias Parameters = InvitationParameters
    typealias Data = InvitationData
    static let id = "invitation"
    static let parameterNames = ["code", "guest"]

    static func values(of parameters: InvitationParameters) -> [NodeValue.Parameter] {
        [.raw(parameters.code), .string(parameters.guest)]
    }

    static func parameters(_ values: inout ValueReader) -> InvitationParameters? {
        InvitationParameters(code: values.pattern(0), guest: values.optionalString(1))
    }

    static func data(for parameters: InvitationParameters) -> InvitationData {
        InvitationData(displayName: parameters.guest)
    }

    static func read(_ decoder: any Decoder, into data: inout InvitationData) {
        guard let saved = try? FlowDataReader(decoder) else { return }
        saved.read("displayName", into: &data.displayName)
        saved.read("notifications", into: &data.notifications)
    }

    static func title(of step: InvitationStep, in flow: InvitationFlow) -> String? {
        switch step {
        case .welcome: return String(localized: "Invitation \(flow.code.rawValue)")
        default: return nil
        }
    }
}

/// The flow `invitation`: its current step, and what it has collected.
typealias InvitationFlow = FlowState<InvitationFlowDefinition>
/// One run of the flow `invitation`: the data and the actions of its steps.
typealias InvitationRun = RunningFlow<InvitationFlowDefinition>

nonisolated extension InvitationFlow {
    /// Creates the flow, by default at its first step.
    ///
    /// - Parameter code: From the letter.
    ///
    /// - Parameter guest: What the letter calls the guest.
    init(
        code: InvitationCode, guest: String? = nil, step: InvitationStep? = nil,
        data: InvitationData? = nil
    ) {
        self.init(InvitationParameters(code: code, guest: guest), step: step, data: data)
    }
}
