// Written by navgen from stepping.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias StepState = NavigationState<StepGraph>

/// A condition that only the running app can decide.
nonisolated enum StepCondition: String, CaseIterable, Codable, Sendable {
    case vip
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct StepConditions: NavigationConditions {
    typealias Graph = StepGraph
    typealias Condition = StepCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(vip: Bool? = nil) {
        values = ConditionValues(vip)
    }

    var vip: Bool? {
        get { self[.vip] }
        set { self[.vip] = newValue }
    }
}
