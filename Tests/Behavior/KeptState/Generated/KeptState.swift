// Written by navgen from keeping.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias KeptState = NavigationState<KeptGraph>

/// A condition that only the running app can decide.
nonisolated enum KeptCondition: String, CaseIterable, Codable, Sendable {
    case signedIn
    case isNew
    case paid
    case known
    case proven
    case adult
    case insured
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct KeptConditions: NavigationConditions {
    typealias Graph = KeptGraph
    typealias Condition = KeptCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(
        signedIn: Bool? = nil, isNew: Bool? = nil, paid: Bool? = nil, known: Bool? = nil,
        proven: Bool? = nil, adult: Bool? = nil, insured: Bool? = nil
    ) {
        values = ConditionValues(signedIn, isNew, paid, known, proven, adult, insured)
    }

    var signedIn: Bool? {
        get { self[.signedIn] }
        set { self[.signedIn] = newValue }
    }
    var isNew: Bool? {
        get { self[.isNew] }
        set { self[.isNew] = newValue }
    }
    var paid: Bool? {
        get { self[.paid] }
        set { self[.paid] = newValue }
    }
    var known: Bool? {
        get { self[.known] }
        set { self[.known] = newValue }
    }
    var proven: Bool? {
        get { self[.proven] }
        set { self[.proven] = newValue }
    }
    var adult: Bool? {
        get { self[.adult] }
        set { self[.adult] = newValue }
    }
    var insured: Bool? {
        get { self[.insured] }
        set { self[.insured] = newValue }
    }
}
