// Written by navgen from library.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The complete state of the app's navigation, as a value.
typealias LibraryState = NavigationState<LibraryGraph>

/// A condition that only the running app can decide.
nonisolated enum LibraryCondition: String, CaseIterable, Codable, Sendable {
    case hasCard
    /// The library sends books.
    case byMail
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated struct LibraryConditions: NavigationConditions {
    typealias Graph = LibraryGraph
    typealias Condition = LibraryCondition

    var values: ConditionValues

    init(values: ConditionValues) { self.values = values }

    init(hasCard: Bool? = nil, byMail: Bool? = nil) {
        values = ConditionValues(hasCard, byMail)
    }

    var hasCard: Bool? {
        get { self[.hasCard] }
        set { self[.hasCard] = newValue }
    }
    var byMail: Bool? {
        get { self[.byMail] }
        set { self[.byMail] = newValue }
    }
}
