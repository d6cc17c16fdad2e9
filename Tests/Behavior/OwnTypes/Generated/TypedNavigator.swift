// Written by navgen from typed.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias TypedNavigator = Navigator<TypedGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias TypedScenes = NavigationScenes<TypedGraph>
/// An event in the app's navigation.
typealias TypedEvent = NavigationEvent<TypedGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol TypedHandlers: NavigationHandlers {
    /// Called when the flow `join` ends, completed or cancelled, and no caller awaits it.
    func joinFinished(_ data: JoinData, cancelled: Bool)
}

nonisolated extension TypedGraph {
    @MainActor static func ended(
        _ flow: TypedFlow, cancelled: Bool, _ handlers: any TypedHandlers
    ) {
        switch flow {
        case .join(let flow): handlers.joinFinished(flow.data, cancelled: cancelled)
        }
    }
}
