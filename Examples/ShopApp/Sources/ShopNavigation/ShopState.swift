// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
    package import NavgenRuntime
#else
    import NavgenRuntime
#endif

/// Everything visible of the app's navigation, as a value.
package typealias ShopState = NavigationState<ShopGraph>

/// A fact that only the running app knows.
nonisolated package enum ShopCondition: String, CaseIterable, Codable, Sendable {
    case signedIn
    /// The customer has a member's card.
    case member
}

/// What the app knows at one moment. `nil` means undecided: what requires such a fact waits for it.
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
