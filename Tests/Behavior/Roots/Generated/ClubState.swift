// Written by navgen from club.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias ClubState = NavigationState<ClubGraph>

/// A condition that only the running app can decide.
nonisolated enum ClubCondition: String, CaseIterable, Codable, Sendable {
    case pro
    case signedIn
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct ClubConditions: NavigationConditions {
    typealias Graph = ClubGraph
    typealias Condition = ClubCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(pro: Bool? = nil, signedIn: Bool? = nil) {
        values = ConditionValues(pro, signedIn)
    }

    var pro: Bool? {
        get { self[.pro] }
        set { self[.pro] = newValue }
    }
    var signedIn: Bool? {
        get { self[.signedIn] }
        set { self[.signedIn] = newValue }
    }
}
