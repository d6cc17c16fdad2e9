// Written by navgen from finding.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias FindState = NavigationState<FindGraph>

/// A condition that only the running app can decide.
nonisolated enum FindCondition: String, CaseIterable, Codable, Sendable {
    case signedIn
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct FindConditions: NavigationConditions {
    typealias Graph = FindGraph
    typealias Condition = FindCondition

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
