// Written by navgen from arcade.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias ArcadeState = NavigationState<ArcadeGraph>

/// A condition that only the running app can decide.
nonisolated enum ArcadeCondition: String, CaseIterable, Codable, Sendable {
    case kids
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct ArcadeConditions: NavigationConditions {
    typealias Graph = ArcadeGraph
    typealias Condition = ArcadeCondition

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
