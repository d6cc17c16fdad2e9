// Written by navgen from arcade.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// Everything visible of the app's navigation, as a value.
typealias ArcadeState = NavigationState<ArcadeGraph>

/// A fact that only the running app knows.
nonisolated enum ArcadeCondition: String, CaseIterable, Codable, Sendable {
    case kids
}

/// What the app knows at one moment. `nil` means undecided: what requires such a fact waits for it.
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
