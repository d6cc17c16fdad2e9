// Written by navgen from tabs.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias MusicState = NavigationState<MusicGraph>

/// A condition that only the running app can decide.
nonisolated enum MusicCondition: String, CaseIterable, Codable, Sendable {
    /// There is a child's profile in the family.
    case hasChildren
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct MusicConditions: NavigationConditions {
    typealias Graph = MusicGraph
    typealias Condition = MusicCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(hasChildren: Bool? = nil) {
        values = ConditionValues(hasChildren)
    }

    var hasChildren: Bool? {
        get { self[.hasChildren] }
        set { self[.hasChildren] = newValue }
    }
}
