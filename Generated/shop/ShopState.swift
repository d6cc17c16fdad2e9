// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// Everything visible of the app's navigation, as a value.
typealias ShopState = NavigationState<ShopGraph>

/// A fact that only the running app knows.
nonisolated enum ShopCondition: String, CaseIterable, Codable, Sendable {
    case signedIn
}

/// What the app knows at one moment. `nil` means undecided: what requires such a fact waits for it.
nonisolated struct ShopConditions: NavigationConditions {
    typealias Graph = ShopGraph
    typealias Condition = ShopCondition

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
