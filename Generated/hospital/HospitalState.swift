// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias HospitalState = NavigationState<HospitalGraph>

/// A condition that only the running app can decide.
nonisolated enum HospitalCondition: String, CaseIterable, Codable, Sendable {
    /// Somebody has signed in on this device and the token is valid.
    case signedIn
    /// Face ID, or the PIN, within the last five minutes.
    case unlocked
    /// It is known on which ward today's shift is.
    case wardChosen
    /// May prescribe.
    case prescriber
    /// May see what a treatment costs.
    case billingAccess
    /// Leads the current shift. Without an `otherwise`, what needs it is simply not offered.
    case shiftLead
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct HospitalConditions: NavigationConditions {
    typealias Graph = HospitalGraph
    typealias Condition = HospitalCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(
        signedIn: Bool? = nil, unlocked: Bool? = nil, wardChosen: Bool? = nil,
        prescriber: Bool? = nil, billingAccess: Bool? = nil, shiftLead: Bool? = nil
    ) {
        values = ConditionValues(
            signedIn, unlocked, wardChosen, prescriber, billingAccess, shiftLead)
    }

    var signedIn: Bool? {
        get { self[.signedIn] }
        set { self[.signedIn] = newValue }
    }
    var unlocked: Bool? {
        get { self[.unlocked] }
        set { self[.unlocked] = newValue }
    }
    var wardChosen: Bool? {
        get { self[.wardChosen] }
        set { self[.wardChosen] = newValue }
    }
    var prescriber: Bool? {
        get { self[.prescriber] }
        set { self[.prescriber] = newValue }
    }
    var billingAccess: Bool? {
        get { self[.billingAccess] }
        set { self[.billingAccess] = newValue }
    }
    var shiftLead: Bool? {
        get { self[.shiftLead] }
        set { self[.shiftLead] = newValue }
    }
}
