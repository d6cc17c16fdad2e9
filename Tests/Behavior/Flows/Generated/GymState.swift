// Written by navgen from gym.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// Everything visible of the app's navigation, as a value.
typealias GymState = NavigationState<GymGraph>

/// A fact that only the running app knows.
nonisolated enum GymCondition: String, CaseIterable, Codable, Sendable {
    case isNew
    case hasCoach
}

/// What the app knows at one moment. `nil` means undecided: what requires such a fact waits for it.
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
