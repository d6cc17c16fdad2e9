// Written by navgen from onboarding.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows, each with its step and its data.
nonisolated enum FitnessFlow: NavigationFlowValue {
    case onboarding(OnboardingFlow = OnboardingFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .onboarding(let flow): return FlowNodeValue(FitnessNode.onboarding, flow)
        }
    }

    init?(_ node: FitnessNode, _ flow: FlowReader) {
        switch node {
        case .onboarding: self = .onboarding(OnboardingFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `onboarding`.
nonisolated enum OnboardingStep: String, CaseIterable, Codable, Sendable {
    case welcome
    /// What brings you here?
    case goals
    /// Asks for access to the health data.
    case healthData
    /// Reminders
    case reminders
    case ready
}

/// The data that `onboarding` collects.
nonisolated struct OnboardingData: FlowStorage {
    var goal: Goal = .moveMore
    var weeklyMinutes: Int = 150
    var wantsReminders: Bool = false
}

nonisolated extension OnboardingData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("goal", into: &goal)
        saved.read("weeklyMinutes", into: &weeklyMinutes)
        saved.read("wantsReminders", into: &wantsReminders)
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
