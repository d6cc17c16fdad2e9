// Written by navgen from clinic.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

typealias ClinicNavigator = Navigator<ClinicGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias ClinicScenes = NavigationScenes<ClinicGraph>
/// An event in the app's navigation.
typealias ClinicEvent = NavigationEvent<ClinicGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol ClinicHandlers: NavigationHandlers {
    /// Called when the flow `appointments.booking` ends, completed or cancelled, and no caller
    /// awaits it.
    func appointmentsBookingFinished(_ data: AppointmentsBookingData, cancelled: Bool)
}

nonisolated extension ClinicGraph {
    @MainActor static func ended(
        _ flow: ClinicFlow, cancelled: Bool, _ handlers: any ClinicHandlers
    ) {
        switch flow {
        case .appointments(.booking(let flow)):
            handlers.appointmentsBookingFinished(flow.data, cancelled: cancelled)
        }
    }
}
