// Written by navgen from actions.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// Everything visible of the app's navigation, as a value.
typealias CoffeeState = NavigationState<CoffeeGraph>

/// A fact that only the running app knows.
nonisolated enum CoffeeCondition: String, CaseIterable, Codable, Sendable {
    case signedIn
}

/// What the app knows at one moment. `nil` means undecided: what requires such a fact waits for it.
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
