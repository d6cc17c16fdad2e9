// Written by navgen from layers.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias LayersState = NavigationState<LayersGraph>

/// A condition that only the running app can decide.
nonisolated enum LayersCondition: String, CaseIterable, Codable, Sendable {
    case isOpen
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct LayersConditions: NavigationConditions {
    typealias Graph = LayersGraph
    typealias Condition = LayersCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(isOpen: Bool? = nil) {
        values = ConditionValues(isOpen)
    }

    var isOpen: Bool? {
        get { self[.isOpen] }
        set { self[.isOpen] = newValue }
    }
}
