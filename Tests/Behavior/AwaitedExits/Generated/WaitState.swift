// Written by navgen from awaiting.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias WaitState = NavigationState<WaitGraph>

/// A condition that only the running app can decide.
nonisolated enum WaitCondition: String, CaseIterable, Codable, Sendable {
    case signedIn
    case paid
    case vip
    case early
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct WaitConditions: NavigationConditions {
    typealias Graph = WaitGraph
    typealias Condition = WaitCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(signedIn: Bool? = nil, paid: Bool? = nil, vip: Bool? = nil, early: Bool? = nil) {
        values = ConditionValues(signedIn, paid, vip, early)
    }

    var signedIn: Bool? {
        get { self[.signedIn] }
        set { self[.signedIn] = newValue }
    }
    var paid: Bool? {
        get { self[.paid] }
        set { self[.paid] = newValue }
    }
    var vip: Bool? {
        get { self[.vip] }
        set { self[.vip] = newValue }
    }
    var early: Bool? {
        get { self[.early] }
        set { self[.early] = newValue }
    }
}
