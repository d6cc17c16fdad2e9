// Written by navgen from tabs.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias MusicNavigator = Navigator<MusicGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias MusicScenes = NavigationScenes<MusicGraph>
/// An event in the app's navigation.
typealias MusicEvent = NavigationEvent<MusicGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol MusicHandlers: NavigationHandlers {
    /// The count on a tab's badge; 0 for no badge.
    func badge(for tab: MusicTab) -> Int
}

nonisolated extension MusicGraph {
    @MainActor static func badge(of tab: MusicTab, _ handlers: any MusicHandlers) -> Int {
        handlers.badge(for: tab)
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol MusicFacts: NavigationFacts<MusicConditions> {
    /// There is a child's profile in the family.
    var hasChildren: Bool? { get }
}

extension MusicFacts {
    var conditions: MusicConditions {
        MusicConditions(hasChildren: self.hasChildren)
    }
}
