// Written by navgen from onboarding.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias FitnessState = NavigationState<FitnessGraph>

/// A condition that only the running app can decide.
nonisolated enum FitnessCondition: String, CaseIterable, Codable, Sendable {
    case onboarded
    /// This device has health data.
    case healthAvailable
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct FitnessConditions: NavigationConditions {
    typealias Graph = FitnessGraph
    typealias Condition = FitnessCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(onboarded: Bool? = nil, healthAvailable: Bool? = nil) {
        values = ConditionValues(onboarded, healthAvailable)
    }

    var onboarded: Bool? {
        get { self[.onboarded] }
        set { self[.onboarded] = newValue }
    }
    var healthAvailable: Bool? {
        get { self[.healthAvailable] }
        set { self[.healthAvailable] = newValue }
    }
}
