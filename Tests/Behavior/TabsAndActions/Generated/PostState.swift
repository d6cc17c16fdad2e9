// Written by navgen from tab-actions.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias PostState = NavigationState<PostGraph>

/// A condition that only the running app can decide.
nonisolated enum PostCondition: String, CaseIterable, Codable, Sendable {
    /// The device has a camera.
    case canScan
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct PostConditions: NavigationConditions {
    typealias Graph = PostGraph
    typealias Condition = PostCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(canScan: Bool? = nil) {
        values = ConditionValues(canScan)
    }

    var canScan: Bool? {
        get { self[.canScan] }
        set { self[.canScan] = newValue }
    }
}
