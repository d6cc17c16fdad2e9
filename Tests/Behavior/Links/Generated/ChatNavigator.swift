// Written by navgen from on-top.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias ChatNavigator = Navigator<ChatGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias ChatScenes = NavigationScenes<ChatGraph>
/// An event in the app's navigation.
typealias ChatEvent = NavigationEvent<ChatGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol ChatHandlers: NavigationHandlers {
    /// Called when the flow `tour` ends, completed or cancelled, and no caller awaits it.
    func tourFinished(cancelled: Bool)
}

nonisolated extension ChatGraph {
    @MainActor static func ended(_ flow: ChatFlow, cancelled: Bool, _ handlers: any ChatHandlers) {
        switch flow {
        case .tour: handlers.tourFinished(cancelled: cancelled)
        }
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol ChatFacts: NavigationFacts<ChatConditions> {
    var signedIn: Bool? { get }
}

extension ChatFacts {
    var conditions: ChatConditions {
        ChatConditions(signedIn: self.signedIn)
    }
}
