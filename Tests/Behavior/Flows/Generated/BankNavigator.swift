// Written by navgen from bank.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias BankNavigator = Navigator<BankGraph>
/// An event in the app's navigation.
typealias BankEvent = NavigationEvent<BankGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol BankHandlers: NavigationHandlers {
    /// Called when the flow `setup` ends, completed or cancelled, and no caller awaits it.
    func setupFinished(cancelled: Bool)
    /// Called when the flow `enrollment` ends, completed or cancelled, and no caller awaits it.
    func enrollmentFinished(cancelled: Bool)
}

nonisolated extension BankGraph {
    @MainActor static func ended(_ flow: BankFlow, cancelled: Bool, _ handlers: any BankHandlers) {
        switch flow {
        case .setup: handlers.setupFinished(cancelled: cancelled)
        case .enrollment: handlers.enrollmentFinished(cancelled: cancelled)
        }
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol BankFacts: NavigationFacts<BankConditions> {
    var signedIn: Bool? { get }
    var ready: Bool? { get }
    var isFast: Bool? { get }
    var isPrivate: Bool? { get }
}

extension BankFacts {
    var conditions: BankConditions {
        BankConditions(
            signedIn: self.signedIn, ready: self.ready, isFast: self.isFast,
            isPrivate: self.isPrivate)
    }
}
