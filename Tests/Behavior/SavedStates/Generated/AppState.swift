// Written by navgen from saved.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias AppState = NavigationState<AppGraph>

/// A condition that only the running app can decide.
nonisolated enum AppCondition: String, CaseIterable, Codable, Sendable {
    case signedIn
    case known
    case new
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct AppConditions: NavigationConditions {
    typealias Graph = AppGraph
    typealias Condition = AppCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(signedIn: Bool? = nil, known: Bool? = nil, new: Bool? = nil) {
        values = ConditionValues(signedIn, known, new)
    }

    var signedIn: Bool? {
        get { self[.signedIn] }
        set { self[.signedIn] = newValue }
    }
    var known: Bool? {
        get { self[.known] }
        set { self[.known] = newValue }
    }
    var new: Bool? {
        get { self[.new] }
        set { self[.new] = newValue }
    }
}

nonisolated extension AppGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        AppGraph.table, format: .v1,
        origins: [""],
        """
        empty | @start empty
        """)
}
