// Written by navgen from kiosk.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias KioskNavigator = Navigator<KioskGraph>
/// An event in the app's navigation.
typealias KioskEvent = NavigationEvent<KioskGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol KioskHandlers: NavigationHandlers {
    /// Shows `book`.
    func book(number: Int)
}

nonisolated extension KioskGraph {
    @MainActor static func show(_ external: KioskState.Content, _ handlers: any KioskHandlers) {
        switch external {
        case .screen(.book(let number)): handlers.book(number: number)
        default: break
        }
    }
}
