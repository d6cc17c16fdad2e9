// Written by navgen from guarded.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias ClubState = NavigationState<ClubGraph>

/// A condition that only the running app can decide.
nonisolated enum ClubCondition: String, CaseIterable, Codable, Sendable {
    case signedIn
    case paid
    case beta
    case guest
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct ClubConditions: NavigationConditions {
    typealias Graph = ClubGraph
    typealias Condition = ClubCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(signedIn: Bool? = nil, paid: Bool? = nil, beta: Bool? = nil, guest: Bool? = nil) {
        values = ConditionValues(signedIn, paid, beta, guest)
    }

    var signedIn: Bool? {
        get { self[.signedIn] }
        set { self[.signedIn] = newValue }
    }
    var paid: Bool? {
        get { self[.paid] }
        set { self[.paid] = newValue }
    }
    var beta: Bool? {
        get { self[.beta] }
        set { self[.beta] = newValue }
    }
    var guest: Bool? {
        get { self[.guest] }
        set { self[.guest] = newValue }
    }
}
