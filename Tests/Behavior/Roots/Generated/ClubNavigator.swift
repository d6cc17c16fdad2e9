// Written by navgen from club.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias ClubNavigator = Navigator<ClubGraph>
/// An event in the app's navigation.
typealias ClubEvent = NavigationEvent<ClubGraph>
/// What the app does when navigation asks for it.
typealias ClubHandlers = NavigationHandlers

/// The source of the facts that only the running app knows; `nil` means undecided.
@MainActor protocol ClubFacts: NavigationFacts<ClubConditions> {
    var pro: Bool? { get }
    var signedIn: Bool? { get }
}

extension ClubFacts {
    var conditions: ClubConditions {
        ClubConditions(pro: self.pro, signedIn: self.signedIn)
    }
}
