// Written by navgen from acting.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias LateNavigator = Navigator<LateGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias LateScenes = NavigationScenes<LateGraph>
/// An event in the app's navigation.
typealias LateEvent = NavigationEvent<LateGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol LateHandlers: NavigationHandlers {
    func redeem(code: String) async -> RedeemOutcome
    func count() async -> CountOutcome
}

/// The possible outcomes of `redeem`.
nonisolated enum RedeemOutcome: Hashable, Sendable {
    /// Nothing is shown.
    case done
    case club
    case plain
}

/// The possible outcomes of `count`.
nonisolated enum CountOutcome: Hashable, Sendable {
    /// Nothing is shown.
    case done
}

nonisolated extension LateGraph {
    @MainActor static func perform(
        _ action: LateAction, _ handlers: any LateHandlers
    ) async -> NodeValue? {
        switch action {
        case .redeem(let code):
            switch await handlers.redeem(code: code) {
            case .done: return nil
            case .club: return NodeValue(LateNode.club)
            case .plain: return NodeValue(LateNode.plain)
            }
        case .count:
            switch await handlers.count() {
            case .done: return nil
            }
        }
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol LateFacts: NavigationFacts<LateConditions> {
    var signedIn: Bool? { get }
    var member: Bool? { get }
}

extension LateFacts {
    var conditions: LateConditions {
        LateConditions(signedIn: self.signedIn, member: self.member)
    }
}
