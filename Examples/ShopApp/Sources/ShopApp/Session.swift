#if canImport(SwiftUI)
    import AccountFeature
    import OrdersFeature
    import ShopNavigation
    import SwiftUI

    /// What the running app knows. The root view observes the conditions: a link that waits for one goes on by itself.
    @MainActor @Observable
    final class Session: ShopFacts {
        let account = Account()
        let orders = Orders()

        /// Nil would say that it is not decided yet, while a token is refreshed, say.
        var signedIn: Bool? { account.isSignedIn }
        var member: Bool? { account.isMember }
    }
#endif
