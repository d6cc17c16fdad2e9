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

/// The possible outcomes of `unsubscribe`.
nonisolated enum UnsubscribeOutcome: Hashable, Sendable {
    /// Nothing is shown.
    case done
}

nonisolated extension CoffeeGraph {
    @MainActor static func perform(
        _ action: CoffeeAction, _ handlers: any CoffeeHandlers
    ) async -> CoffeeNode? {
        switch action {
        case .redeem(let code):
            switch await handlers.redeem(code: code) {
            case .done: return nil
            case .wallet: return .wallet
            case .promoFailed: return .promoFailed
            }
        case .confirmEmail(let token):
            switch await handlers.confirmEmail(token: token) {
            case .done: return nil
            case .wallet: return .wallet
            case .signIn: return .signIn
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
