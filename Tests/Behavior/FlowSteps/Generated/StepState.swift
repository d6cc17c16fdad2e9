// Written by navgen from stepping.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// Everything visible of the app's navigation, as a value.
typealias StepState = NavigationState<StepGraph>

/// A fact that only the running app knows.
nonisolated enum StepCondition: String, CaseIterable, Codable, Sendable {
    case vip
}

/// What the app knows at one moment. `nil` means undecided: what requires such a fact waits for it.
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
