// Written by navgen from nursery.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// Everything visible of the app's navigation, as a value.
typealias NurseryState = NavigationState<NurseryGraph>

/// A fact that only the running app knows.
nonisolated enum NurseryCondition: String, CaseIterable, Codable, Sendable {
    case kids
}

/// What the app knows at one moment. `nil` means undecided: what requires such a fact waits for it.
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
