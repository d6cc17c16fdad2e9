// Written by navgen from shop.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if hasFeature(InternalImportsByDefault)
    package import AccountNavigation
#else
    import AccountNavigation
#endif
import CatalogNavigation
#if hasFeature(InternalImportsByDefault)
    package import NavgenRuntime
#else
    import NavgenRuntime
#endif
import OrdersNavigation
import ShopModel

package typealias ShopNavigator = Navigator<ShopGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
package typealias ShopScenes = NavigationScenes<ShopGraph>
/// An event in the app's navigation.
package typealias ShopEvent = NavigationEvent<ShopGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor package protocol ShopHandlers: NavigationHandlers {
    /// Called when the flow `account.onboarding` ends, completed or cancelled, and no caller awaits
    /// it.
    func accountOnboardingFinished(_ data: AccountOnboardingData, cancelled: Bool)
    /// Redeems a voucher.
    func redeem(code: String) async -> RedeemOutcome
}

/// The possible outcomes of `redeem`.
nonisolated package enum RedeemOutcome: Hashable, Sendable {
    /// Nothing is shown.
    case done
    case ordersHistory
    case voucherFailed
}

nonisolated extension ShopGraph {
    @MainActor package static func ended(
        _ flow: ShopFlow, cancelled: Bool, _ handlers: any ShopHandlers
    ) {
        switch flow {
        case .account(.onboarding(let flow)):
            handlers.accountOnboardingFinished(flow.data, cancelled: cancelled)
        }
    }

    @MainActor package static func perform(
        _ action: ShopAction, _ handlers: any ShopHandlers
    ) async -> NodeValue? {
        switch action {
        case .redeem(let code):
            switch await handlers.redeem(code: code) {
            case .done: return nil
            case .ordersHistory: return NodeValue(ShopNode.ordersHistory)
            case .voucherFailed: return NodeValue(ShopNode.voucherFailed, .string(code))
            }
        }
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor package protocol ShopFacts: NavigationFacts<ShopConditions> {
    var signedIn: Bool? { get }
    /// The customer has a member's card.
    var member: Bool? { get }
}

extension ShopFacts {
    package var conditions: ShopConditions {
        ShopConditions(signedIn: self.signedIn, member: self.member)
    }
}
