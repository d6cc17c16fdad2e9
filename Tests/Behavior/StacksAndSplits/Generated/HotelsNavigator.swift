// Written by navgen from pop-then-push.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias HotelsNavigator = Navigator<HotelsGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias HotelsScenes = NavigationScenes<HotelsGraph>
/// An event in the app's navigation.
typealias HotelsEvent = NavigationEvent<HotelsGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol HotelsHandlers: NavigationHandlers {
    /// Called when the flow `survey` ends, completed or cancelled, and no caller awaits it.
    func surveyFinished(cancelled: Bool)
}

nonisolated extension HotelsGraph {
    @MainActor static func ended(
        _ flow: HotelsFlow, cancelled: Bool, _ handlers: any HotelsHandlers
    ) {
        switch flow {
        case .survey: handlers.surveyFinished(cancelled: cancelled)
        }
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol HotelsFacts: NavigationFacts<HotelsConditions> {
    var signedIn: Bool? { get }
    var offersPoints: Bool? { get }
}

extension HotelsFacts {
    var conditions: HotelsConditions {
        HotelsConditions(signedIn: self.signedIn, offersPoints: self.offersPoints)
    }
}
