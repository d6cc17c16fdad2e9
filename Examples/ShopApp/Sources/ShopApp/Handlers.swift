#if canImport(SwiftUI)
    import AccountFeature
    import AccountNavigation
    import ShopNavigation

    /// What the app does when navigation asks for it.
    @MainActor struct Handlers: ShopHandlers {
        private let session: Session

        init(_ session: Session) {
            self.session = session
        }

        /// `shop://voucher/TEA` was opened. What is shown next is one of those that the graph names after `then`.
        func redeem(code: String) async -> RedeemOutcome {
            code == "TEA" ? .ordersHistory : .voucherFailed
        }

        /// The flow has ended, and no view waits for it: it was part of a restored state, say.
        func accountOnboardingFinished(_ data: AccountOnboardingData, cancelled: Bool) {
            if !cancelled {
                session.account.name = data.userName
            }
        }
    }
#endif
