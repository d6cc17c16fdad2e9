#if canImport(SwiftUI)
    import AccountFeature
    import AccountNavigation
    import ShopNavigation

    /// The app's handlers of the graph's actions and flows.
    @MainActor package struct Handlers: ShopHandlers {
        private let session: Session

        package init(_ session: Session) {
            self.session = session
        }

        /// Called when `shop://voucher/TEA` was opened. The result is one of the nodes that the
        /// graph lists under `then`, and is shown next.
        package func redeem(code: String) async -> RedeemOutcome {
            code == "TEA" ? .ordersHistory : .voucherFailed
        }

        /// Called when the flow has ended and no view waits for it, for example because it was
        /// restored.
        package func accountOnboardingFinished(_ data: AccountOnboardingData, cancelled: Bool) {
            if !cancelled {
                session.account.name = data.userName
            }
        }
    }
#endif
