// Written by navgen from sign-in.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// Everything visible of the app's navigation, as a value.
typealias PodcastsState = NavigationState<PodcastsGraph>

/// A fact that only the running app knows.
nonisolated enum PodcastsCondition: String, CaseIterable, Codable, Sendable {
    case signedIn
    /// Pays for episodes without advertising.
    case subscribed
}

/// What the app knows at one moment. `nil` means undecided: what requires such a fact waits for it.
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
