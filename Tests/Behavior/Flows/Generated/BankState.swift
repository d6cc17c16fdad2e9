// Written by navgen from bank.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias BankState = NavigationState<BankGraph>

/// A condition that only the running app can decide.
nonisolated enum BankCondition: String, CaseIterable, Codable, Sendable {
    case signedIn
    case ready
    case isFast
    case isPrivate
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct BankConditions: NavigationConditions {
    typealias Graph = BankGraph
    typealias Condition = BankCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(signedIn: Bool? = nil, ready: Bool? = nil, isFast: Bool? = nil, isPrivate: Bool? = nil) {
        values = ConditionValues(signedIn, ready, isFast, isPrivate)
    }

    var signedIn: Bool? {
        get { self[.signedIn] }
        set { self[.signedIn] = newValue }
    }
    var ready: Bool? {
        get { self[.ready] }
        set { self[.ready] = newValue }
    }
    var isFast: Bool? {
        get { self[.isFast] }
        set { self[.isFast] = newValue }
    }
    var isPrivate: Bool? {
        get { self[.isPrivate] }
        set { self[.isPrivate] = newValue }
    }
}
