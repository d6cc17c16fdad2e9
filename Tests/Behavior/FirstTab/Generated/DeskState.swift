// Written by navgen from starting.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// Everything visible of the app's navigation, as a value.
typealias DeskState = NavigationState<DeskGraph>

/// A fact that only the running app knows.
nonisolated enum DeskCondition: String, CaseIterable, Codable, Sendable {
    case signedIn
    case beta
}

/// What the app knows at one moment. `nil` means undecided: what requires such a fact waits for it.
nonisolated struct DeskConditions: NavigationConditions {
    typealias Graph = DeskGraph
    typealias Condition = DeskCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(signedIn: Bool? = nil, beta: Bool? = nil) {
        values = ConditionValues(signedIn, beta)
    }

    var signedIn: Bool? {
        get { self[.signedIn] }
        set { self[.signedIn] = newValue }
    }
    var beta: Bool? {
        get { self[.beta] }
        set { self[.beta] = newValue }
    }
}
