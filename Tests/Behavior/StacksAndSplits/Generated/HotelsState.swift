// Written by navgen from pop-then-push.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias HotelsState = NavigationState<HotelsGraph>

/// A condition that only the running app can decide.
nonisolated enum HotelsCondition: String, CaseIterable, Codable, Sendable {
    case signedIn
    case offersPoints
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct HotelsConditions: NavigationConditions {
    typealias Graph = HotelsGraph
    typealias Condition = HotelsCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(signedIn: Bool? = nil, offersPoints: Bool? = nil) {
        values = ConditionValues(signedIn, offersPoints)
    }

    var signedIn: Bool? {
        get { self[.signedIn] }
        set { self[.signedIn] = newValue }
    }
    var offersPoints: Bool? {
        get { self[.offersPoints] }
        set { self[.offersPoints] = newValue }
    }
}
