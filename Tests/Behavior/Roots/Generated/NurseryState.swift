// Written by navgen from nursery.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias NurseryState = NavigationState<NurseryGraph>

/// A condition that only the running app can decide.
nonisolated enum NurseryCondition: String, CaseIterable, Codable, Sendable {
    case kids
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct NurseryConditions: NavigationConditions {
    typealias Graph = NurseryGraph
    typealias Condition = NurseryCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(kids: Bool? = nil) {
        values = ConditionValues(kids)
    }

    var kids: Bool? {
        get { self[.kids] }
        set { self[.kids] = newValue }
    }
}
