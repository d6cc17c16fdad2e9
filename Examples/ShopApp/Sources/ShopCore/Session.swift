#if canImport(SwiftUI)
    import AccountFeature
    import OrdersFeature
    import ShopNavigation
    import Observation
    import SwiftUI

    /// The facts that only the running app knows. The root view observes the conditions, so that a
    /// deferred link continues automatically.
    @MainActor @Observable
    package final class Session: ShopFacts {
        package let account = Account()
        package let orders = Orders()

        package init() {}

        /// Nil would mean that it is undecided, for example while a token is refreshed.
        package var signedIn: Bool? { account.isSignedIn }
        package var member: Bool? { account.isMember }
    }
#endif
