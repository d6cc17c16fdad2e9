// Written by navgen from kiosk.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias KioskNavigator = Navigator<KioskGraph>
/// An event in the app's navigation.
typealias KioskEvent = NavigationEvent<KioskGraph>

/// What the app does when navigation asks for it.
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
