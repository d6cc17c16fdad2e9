// Written by navgen from on-top.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias ChatState = NavigationState<ChatGraph>

/// A condition that only the running app can decide.
nonisolated enum ChatCondition: String, CaseIterable, Codable, Sendable {
    case signedIn
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct ChatConditions: NavigationConditions {
    typealias Graph = ChatGraph
    typealias Condition = ChatCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(signedIn: Bool? = nil) {
        values = ConditionValues(signedIn)
    }

    var signedIn: Bool? {
        get { self[.signedIn] }
        set { self[.signedIn] = newValue }
    }
}
