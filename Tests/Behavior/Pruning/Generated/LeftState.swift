// Written by navgen from leaving.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias LeftState = NavigationState<LeftGraph>

/// A condition that only the running app can decide.
nonisolated enum LeftCondition: String, CaseIterable, Codable, Sendable {
    case beta
    case vip
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct LeftConditions: NavigationConditions {
    typealias Graph = LeftGraph
    typealias Condition = LeftCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(beta: Bool? = nil, vip: Bool? = nil) {
        values = ConditionValues(beta, vip)
    }

    var beta: Bool? {
        get { self[.beta] }
        set { self[.beta] = newValue }
    }
    var vip: Bool? {
        get { self[.vip] }
        set { self[.vip] = newValue }
    }
}
