// Written by navgen from library.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// Everything visible of the app's navigation, as a value.
typealias LibraryState = NavigationState<LibraryGraph>

/// A fact that only the running app knows.
nonisolated enum LibraryCondition: String, CaseIterable, Codable, Sendable {
    case hasCard
    /// The library sends books.
    case byMail
}

/// What the app knows at one moment. `nil` means undecided: what requires such a fact waits for it.
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
