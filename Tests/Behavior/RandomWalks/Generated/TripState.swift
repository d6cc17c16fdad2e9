// Written by navgen from wandering.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias TripState = NavigationState<TripGraph>

/// A condition that only the running app can decide.
nonisolated enum TripCondition: String, CaseIterable, Codable, Sendable {
    case signedIn
    case new
    case paid
    case admin
    case adult
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct TripConditions: NavigationConditions {
    typealias Graph = TripGraph
    typealias Condition = TripCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(
        signedIn: Bool? = nil, new: Bool? = nil, paid: Bool? = nil, admin: Bool? = nil,
        adult: Bool? = nil
    ) {
        values = ConditionValues(signedIn, new, paid, admin, adult)
    }

    var signedIn: Bool? {
        get { self[.signedIn] }
        set { self[.signedIn] = newValue }
    }
    var new: Bool? {
        get { self[.new] }
        set { self[.new] = newValue }
    }
    var paid: Bool? {
        get { self[.paid] }
        set { self[.paid] = newValue }
    }
    var admin: Bool? {
        get { self[.admin] }
        set { self[.admin] = newValue }
    }
    var adult: Bool? {
        get { self[.adult] }
        set { self[.adult] = newValue }
    }
}
