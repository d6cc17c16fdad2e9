// Written by navgen from library.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import CatalogNavigation
import LibraryModel
import LoansNavigation
import NavgenRuntime

typealias LibraryNavigator = Navigator<LibraryGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias LibraryScenes = NavigationScenes<LibraryGraph>
/// An event in the app's navigation.
typealias LibraryEvent = NavigationEvent<LibraryGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol LibraryHandlers: NavigationHandlers {
    /// Called when the flow `loans.request` ends, completed or cancelled, and no caller awaits it.
    func loansRequestFinished(_ data: LoansRequestData, cancelled: Bool)
}

nonisolated extension LibraryGraph {
    @MainActor static func ended(
        _ flow: LibraryFlow, cancelled: Bool, _ handlers: any LibraryHandlers
    ) {
        switch flow {
        case .loans(.request(let flow)):
            handlers.loansRequestFinished(flow.data, cancelled: cancelled)
        }
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol LibraryFacts: NavigationFacts<LibraryConditions> {
    var hasCard: Bool? { get }
    /// The library sends books.
    var byMail: Bool? { get }
}

extension LibraryFacts {
    var conditions: LibraryConditions {
        LibraryConditions(hasCard: self.hasCard, byMail: self.byMail)
    }
}
