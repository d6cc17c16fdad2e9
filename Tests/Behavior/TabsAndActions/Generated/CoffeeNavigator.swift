// Written by navgen from actions.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

typealias CoffeeNavigator = Navigator<CoffeeGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias CoffeeScenes = NavigationScenes<CoffeeGraph>
/// An event in the app's navigation.
typealias CoffeeEvent = NavigationEvent<CoffeeGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol CoffeeHandlers: NavigationHandlers {
    /// Adds a voucher to the wallet.
    func redeem(code: PromoCode) async -> RedeemOutcome
    func confirmEmail(token: UUID) async -> ConfirmEmailOutcome
    /// From a printed code, to the café and the table on which it stands.
    func openCafe(alias: String) async -> OpenCafeOutcome
    /// From the last line of the newsletter; there is nothing to show.
    func unsubscribe(list: String) async -> UnsubscribeOutcome
}

/// The possible outcomes of `redeem`.
nonisolated enum RedeemOutcome: Hashable, Sendable {
    /// Nothing is shown.
    case done
    case wallet
    case promoFailed
}

/// The possible outcomes of `confirmEmail`.
nonisolated enum ConfirmEmailOutcome: Hashable, Sendable {
    /// Nothing is shown.
    case done
    case wallet
    case signIn
}

/// The possible outcomes of `openCafe`.
nonisolated enum OpenCafeOutcome: Hashable, Sendable {
    /// Nothing is shown.
    case done
    case cafe(cafeId: Int, table: Int? = nil)
    case unknownTable
}

/// The possible outcomes of `unsubscribe`.
nonisolated enum UnsubscribeOutcome: Hashable, Sendable {
    /// Nothing is shown.
    case done
}

nonisolated extension CoffeeGraph {
    @MainActor static func perform(
        _ action: CoffeeAction, _ handlers: any CoffeeHandlers
    ) async -> NodeValue? {
        switch action {
        case .redeem(let code):
            switch await handlers.redeem(code: code) {
            case .done: return nil
            case .wallet: return NodeValue(CoffeeNode.wallet)
            case .promoFailed: return NodeValue(CoffeeNode.promoFailed)
            }
        case .confirmEmail(let token):
            switch await handlers.confirmEmail(token: token) {
            case .done: return nil
            case .wallet: return NodeValue(CoffeeNode.wallet)
            case .signIn: return NodeValue(CoffeeNode.signIn)
            }
        case .openCafe(let alias):
            switch await handlers.openCafe(alias: alias) {
            case .done: return nil
            case .cafe(let cafeId, let table):
                return NodeValue(CoffeeNode.cafe, .int(cafeId), .int(table))
            case .unknownTable: return NodeValue(CoffeeNode.unknownTable, .string(alias))
            }
        case .unsubscribe(let list):
            switch await handlers.unsubscribe(list: list) {
            case .done: return nil
            }
        }
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol CoffeeFacts: NavigationFacts<CoffeeConditions> {
    var signedIn: Bool? { get }
}

extension CoffeeFacts {
    var conditions: CoffeeConditions {
        CoffeeConditions(signedIn: self.signedIn)
    }
}
