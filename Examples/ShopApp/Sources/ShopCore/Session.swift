#if canImport(SwiftUI)
    import AccountFeature
    import Combine
    import OrdersFeature
    import ShopNavigation

    /// The facts that only the running app knows. The root view observes the conditions, so that a
    /// deferred link continues automatically.
    @MainActor package final class Session: ObservableObject, ShopFacts {
        package let account = Account()
        package let orders = Orders()
        private var changes: AnyCancellable?

        /// The conditions change with the account.
        package init() {
            changes = account.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
        }

        /// Nil would mean that it is undecided, for example while a token is refreshed.
        package var signedIn: Bool? { account.isSignedIn }
        package var member: Bool? { account.isMember }
    }
#endif
