// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows, each with its step and its data.
nonisolated enum ShopFlow: NavigationFlowValue {
    case onboarding(OnboardingFlow = OnboardingFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .onboarding(let flow): return FlowNodeValue(ShopNode.onboarding, flow)
        }
    }

    init?(_ node: ShopNode, _ flow: FlowReader) {
        switch node {
        case .onboarding: self = .onboarding(OnboardingFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `onboarding`.
nonisolated enum OnboardingStep: String, CaseIterable, Codable, Sendable {
    case welcome
    case profileSetup
    case preferences
}

/// The data that `onboarding` collects.
nonisolated struct OnboardingData: FlowStorage {
    var userName: String = ""
    var notifications: Bool = true
}

nonisolated extension OnboardingData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("userName", into: &userName)
        saved.read("notifications", into: &notifications)
    }
}

nonisolated enum OnboardingFlowDefinition: FlowDefinition {
    typealias Step = OnboardingStep
    typealias Data = OnboardingData
    static let id = "onboarding"
}

/// The flow `onboarding`: its current step, and what it has collected.
typealias OnboardingFlow = FlowState<OnboardingFlowDefinition>
/// One run of the flow `onboarding`: the data and the actions of its steps.
typealias OnboardingRun = RunningFlow<OnboardingFlowDefinition>
