// Written by navgen from sign-in.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias PodcastsState = NavigationState<PodcastsGraph>

/// A condition that only the running app can decide.
nonisolated enum PodcastsCondition: String, CaseIterable, Codable, Sendable {
    case signedIn
    /// Pays for episodes without advertising.
    case subscribed
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct PodcastsConditions: NavigationConditions {
    typealias Graph = PodcastsGraph
    typealias Condition = PodcastsCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(signedIn: Bool? = nil, subscribed: Bool? = nil) {
        values = ConditionValues(signedIn, subscribed)
    }

    var signedIn: Bool? {
        get { self[.signedIn] }
        set { self[.signedIn] = newValue }
    }
    var subscribed: Bool? {
        get { self[.subscribed] }
        set { self[.subscribed] = newValue }
    }
}
