// Written by navgen from clinic.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias ClinicExit = NavigationExit<ClinicGraph>
typealias ClinicExitHandler = ExitHandler<ClinicExit>

@MainActor struct ReceptionExits: ScreenExiting, PlainExiting {
    let handler: ClinicExitHandler

    func waitingRoom() { go(.push(.waitingRoom)) }
    func appointmentsBooking(data: AppointmentsBookingData = .init()) {
        go(.start(.appointments(.booking(.init(data: data)))))
    }
    @discardableResult
    func appointmentsBooking(
        data: AppointmentsBookingData = .init()
    ) async -> AppointmentsBookingData? {
        await answer(.start(.appointments(.booking(.init(data: data)))))
    }

    var to: To { To() }
    @MainActor struct To {
        func waitingRoom() -> ClinicRoute { .waitingRoom }
    }
}

@MainActor struct WaitingRoomExits: ScreenExiting, PlainExiting { let handler: ClinicExitHandler }
