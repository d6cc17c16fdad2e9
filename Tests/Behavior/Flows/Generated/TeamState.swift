// Written by navgen from invitation.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias TeamState = NavigationState<TeamGraph>

/// A condition that only the running app can decide.
nonisolated enum TeamCondition: String, CaseIterable, Codable, Sendable {
    case signedIn
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct TeamConditions: NavigationConditions {
    typealias Graph = TeamGraph
    typealias Condition = TeamCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(signedIn: Bool? = nil) {
        values = ConditionValues(signedIn)
    }

    var signedIn: Bool? {
        get { self[.signedIn] }
        set { self[.signedIn] = newValue }
    }
}
