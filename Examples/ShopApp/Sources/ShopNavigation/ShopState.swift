// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
    package import NavgenRuntime
#else
    import NavgenRuntime
#endif

/// The complete state of the app's navigation, as a value.
package typealias ShopState = NavigationState<ShopGraph>

/// A condition that only the running app can decide.
nonisolated package enum ShopCondition: String, CaseIterable, Codable, Sendable {
    case signedIn
    /// The customer has a member's card.
    case member
}

/// The conditions at one moment. `nil` means undecided: nodes that require such a condition wait.
nonisolated package struct ShopConditions: NavigationConditions {
    package typealias Graph = ShopGraph
    package typealias Condition = ShopCondition

    package var values: ConditionValues

    package init(values: ConditionValues) { self.values = values }

    package init(signedIn: Bool? = nil, member: Bool? = nil) {
        values = ConditionValues(signedIn, member)
    }

    package var signedIn: Bool? {
        get { self[.signedIn] }
        set { self[.signedIn] = newValue }
    }
    package var member: Bool? {
        get { self[.member] }
        set { self[.member] = newValue }
    }
}
