// Written by navgen from parking.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias ParkState = NavigationState<ParkGraph>

/// A condition that only the running app can decide.
nonisolated enum ParkCondition: String, CaseIterable, Codable, Sendable {
    case inside
    case known
    case member
    case insured
    case beta
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct ParkConditions: NavigationConditions {
    typealias Graph = ParkGraph
    typealias Condition = ParkCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(
        inside: Bool? = nil, known: Bool? = nil, member: Bool? = nil, insured: Bool? = nil,
        beta: Bool? = nil
    ) {
        values = ConditionValues(inside, known, member, insured, beta)
    }

    var inside: Bool? {
        get { self[.inside] }
        set { self[.inside] = newValue }
    }
    var known: Bool? {
        get { self[.known] }
        set { self[.known] = newValue }
    }
    var member: Bool? {
        get { self[.member] }
        set { self[.member] = newValue }
    }
    var insured: Bool? {
        get { self[.insured] }
        set { self[.insured] = newValue }
    }
    var beta: Bool? {
        get { self[.beta] }
        set { self[.beta] = newValue }
    }
}
