// Written by navgen from sign-in.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias PodcastsNavigator = Navigator<PodcastsGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias PodcastsScenes = NavigationScenes<PodcastsGraph>
/// An event in the app's navigation.
typealias PodcastsEvent = NavigationEvent<PodcastsGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias PodcastsHandlers = NavigationHandlers

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol PodcastsFacts: NavigationFacts<PodcastsConditions> {
    var signedIn: Bool? { get }
    /// Pays for episodes without advertising.
    var subscribed: Bool? { get }
}

extension PodcastsFacts {
    var conditions: PodcastsConditions {
        PodcastsConditions(signedIn: self.signedIn, subscribed: self.subscribed)
    }
}
