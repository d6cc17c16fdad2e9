// Written by navgen from acting.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias LateState = NavigationState<LateGraph>

/// A condition that only the running app can decide.
nonisolated enum LateCondition: String, CaseIterable, Codable, Sendable {
    case signedIn
    case member
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct LateConditions: NavigationConditions {
    typealias Graph = LateGraph
    typealias Condition = LateCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(signedIn: Bool? = nil, member: Bool? = nil) {
        values = ConditionValues(signedIn, member)
    }

    var signedIn: Bool? {
        get { self[.signedIn] }
        set { self[.signedIn] = newValue }
    }
    var member: Bool? {
        get { self[.member] }
        set { self[.member] = newValue }
    }
}
