// Written by navgen from gym.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias GymState = NavigationState<GymGraph>

/// A condition that only the running app can decide.
nonisolated enum GymCondition: String, CaseIterable, Codable, Sendable {
    case isNew
    case hasCoach
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct GymConditions: NavigationConditions {
    typealias Graph = GymGraph
    typealias Condition = GymCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(isNew: Bool? = nil, hasCoach: Bool? = nil) {
        values = ConditionValues(isNew, hasCoach)
    }

    var isNew: Bool? {
        get { self[.isNew] }
        set { self[.isNew] = newValue }
    }
    var hasCoach: Bool? {
        get { self[.hasCoach] }
        set { self[.hasCoach] = newValue }
    }
}
