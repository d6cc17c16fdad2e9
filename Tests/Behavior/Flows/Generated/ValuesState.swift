// Written by navgen from values.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias ValuesState = NavigationState<ValuesGraph>

/// A condition that only the running app can decide.
nonisolated enum ValuesCondition: String, CaseIterable, Codable, Sendable {
    case open
    case late
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct ValuesConditions: NavigationConditions {
    typealias Graph = ValuesGraph
    typealias Condition = ValuesCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(open: Bool? = nil, late: Bool? = nil) {
        values = ConditionValues(open, late)
    }

    var open: Bool? {
        get { self[.open] }
        set { self[.open] = newValue }
    }
    var late: Bool? {
        get { self[.late] }
        set { self[.late] = newValue }
    }
}
