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

/// What the app does when navigation asks for it.
@MainActor protocol LateHandlers: NavigationHandlers {
    func redeem(code: String) async -> RedeemOutcome
    func count() async -> CountOutcome
}

/// What follows `redeem`.
nonisolated enum RedeemOutcome: Hashable, Sendable {
    /// Nothing is shown.
    case done
    case club
    case plain
}

/// What follows `count`.
nonisolated enum CountOutcome: Hashable, Sendable {
    /// Nothing is shown.
    case done
}

nonisolated extension LateGraph {
    @MainActor static func perform(
        _ action: LateAction, _ handlers: any LateHandlers
    ) async -> LateNode? {
        switch action {
        case .redeem(let code):
            switch await handlers.redeem(code: code) {
            case .done: return nil
            case .club: return .club
            case .plain: return .plain
            }
        case .count:
            switch await handlers.count() {
            case .done: return nil
            }
        }
    }
}

/// The source of the facts that only the running app knows; `nil` means undecided.
@MainActor protocol LateFacts: NavigationFacts<LateConditions> {
    var signedIn: Bool? { get }
    var member: Bool? { get }
}

extension LateFacts {
    var conditions: LateConditions {
        LateConditions(signedIn: self.signedIn, member: self.member)
    }
}
