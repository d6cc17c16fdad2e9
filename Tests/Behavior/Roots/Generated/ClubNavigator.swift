// Written by navgen from club.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias ClubNavigator = Navigator<ClubGraph>
/// An event in the app's navigation.
typealias ClubEvent = NavigationEvent<ClubGraph>
/// The app's handlers for actions, external nodes, badges and ended flows.
typealias ClubHandlers = NavigationHandlers

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol ClubFacts: NavigationFacts<ClubConditions> {
    var pro: Bool? { get }
    var signedIn: Bool? { get }
}

extension ClubFacts {
    var conditions: ClubConditions {
        ClubConditions(pro: self.pro, signedIn: self.signedIn)
    }
}
