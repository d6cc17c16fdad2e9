// Written by navgen from actions.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias CoffeeState = NavigationState<CoffeeGraph>

/// A condition that only the running app can decide.
nonisolated enum CoffeeCondition: String, CaseIterable, Codable, Sendable {
    case signedIn
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct CoffeeConditions: NavigationConditions {
    typealias Graph = CoffeeGraph
    typealias Condition = CoffeeCondition

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
