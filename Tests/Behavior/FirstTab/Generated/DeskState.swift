// Written by navgen from starting.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias DeskState = NavigationState<DeskGraph>

/// A condition that only the running app can decide.
nonisolated enum DeskCondition: String, CaseIterable, Codable, Sendable {
    case signedIn
    case beta
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct DeskConditions: NavigationConditions {
    typealias Graph = DeskGraph
    typealias Condition = DeskCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(signedIn: Bool? = nil, beta: Bool? = nil) {
        values = ConditionValues(signedIn, beta)
    }

    var signedIn: Bool? {
        get { self[.signedIn] }
        set { self[.signedIn] = newValue }
    }
    var beta: Bool? {
        get { self[.beta] }
        set { self[.beta] = newValue }
    }
}
