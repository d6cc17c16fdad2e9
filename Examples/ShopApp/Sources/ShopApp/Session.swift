#if canImport(SwiftUI)
    import AccountFeature
    import OrdersFeature
    import ShopNavigation
    import Observation
    import SwiftUI

    /// The facts that only the running app knows. The root view observes the conditions, so that a
    /// deferred link continues automatically.
    @MainActor @Observable
    final class Session: ShopFacts {
        let account = Account()
        let orders = Orders()

        /// Nil would mean that it is undecided, for example while a token is refreshed.
        var signedIn: Bool? { account.isSignedIn }
        var member: Bool? { account.isMember }
    }
#endif
