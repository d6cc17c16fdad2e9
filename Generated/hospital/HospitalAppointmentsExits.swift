// Written by navgen from hospital.yaml, section appointments. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The exits of `appointments.schedule`.
@MainActor struct AppointmentsScheduleExits: HospitalWaysOut {
    let handler: HospitalExitHandler
    private let ownDay: Date?

    init(_ handler: HospitalExitHandler, day: Date?) {
        self.handler = handler
        ownDay = day
    }

    /// Does nothing, for previews.
    static func preview(day: Date?) -> Self {
        Self(.preview, day: day)
    }

    /// Records what is requested, for tests.
    static func recording(
        day: Date?, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), day: day)
    }

    /// Appointment {appointmentId}
    func detail(appointmentId: AppointmentID) {
        handler.go(.push(.appointments(.detail(appointmentId: appointmentId))))
    }

    /// Slot
    func slotInfo(day: Date, number: RoomNumber) {
        handler.go(.popover(.appointments(.slotInfo(day: day, number: number))))
    }

    /// New appointment
    func book(data: AppointmentsBookData = AppointmentsBookData()) {
        handler.go(.start(.appointments(.book(.init(data: data)))))
    }

    /// Waits until the flow ends; `nil` if it was cancelled.
    @discardableResult
    func book(data: AppointmentsBookData = AppointmentsBookData()) async -> AppointmentsBookData? {
        await handler.ask(.start(.appointments(.book(.init(data: data)))))?.value()
    }

    /// Day
    func pickDay() {
        handler.go(.sheet(.appointments(.pickDay)))
    }

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    func pickDay() async -> Date? {
        await handler.ask(.sheet(.appointments(.pickDay)))?.value()
    }

    /// Rooms
    func rooms() {
        handler.go(.push(.appointments(.rooms)))
    }

    /// Theatres
    func theatres(day: Date?) {
        handler.go(.push(.appointments(.theatres(day: day))))
    }

    /// Theatres
    ///
    /// With the same `day`.
    func theatres() {
        handler.go(.push(.appointments(.theatres(day: ownDay))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// How many times its tab was tapped while this was on top; a cue to scroll up.
    var reselections: Int { handler.count(.reselections) }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownDay: ownDay) }

    @MainActor struct To {
        fileprivate let ownDay: Date?

        /// Appointment {appointmentId}
        func detail(appointmentId: AppointmentID) -> HospitalRoute {
            .appointments(.detail(appointmentId: appointmentId))
        }

        /// Rooms
        func rooms() -> HospitalRoute {
            .appointments(.rooms)
        }

        /// Theatres
        func theatres(day: Date?) -> HospitalRoute {
            .appointments(.theatres(day: day))
        }

        /// Theatres
        ///
        /// With the same `day`.
        func theatres() -> HospitalRoute {
            .appointments(.theatres(day: ownDay))
        }

        /// Slot
        func slotInfo(day: Date, number: RoomNumber) -> HospitalExit {
            .popover(.appointments(.slotInfo(day: day, number: number)))
        }
    }
}

/// The exits of `appointments.detail`.
@MainActor struct AppointmentsDetailExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownAppointmentId: AppointmentID

    init(_ handler: HospitalExitHandler, appointmentId: AppointmentID) {
        self.handler = handler
        ownAppointmentId = appointmentId
    }

    /// Does nothing, for previews.
    static func preview(appointmentId: AppointmentID) -> Self {
        Self(.preview, appointmentId: appointmentId)
    }

    /// Records what is requested, for tests.
    static func recording(
        appointmentId: AppointmentID, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), appointmentId: appointmentId)
    }

    /// Checklist
    func checklist(appointmentId: AppointmentID) {
        handler.go(.push(.appointments(.checklist(appointmentId: appointmentId))))
    }

    /// Checklist
    ///
    /// With the same `appointmentId`.
    func checklist() {
        handler.go(.push(.appointments(.checklist(appointmentId: ownAppointmentId))))
    }

    /// Find another time
    func reschedule(appointmentId: AppointmentID) {
        handler.go(.sheet(.appointments(.reschedule(appointmentId: appointmentId))))
    }

    /// Find another time
    ///
    /// With the same `appointmentId`.
    func reschedule() {
        handler.go(.sheet(.appointments(.reschedule(appointmentId: ownAppointmentId))))
    }

    /// Cancel {appointmentId}?
    func cancelAppointment(appointmentId: AppointmentID) {
        handler.go(.dialog(.appointments(.cancelAppointment(appointmentId: appointmentId))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func cancelAppointment(
        appointmentId: AppointmentID
    ) async -> AppointmentsCancelAppointmentAction? {
        await handler.ask(
            .dialog(.appointments(.cancelAppointment(appointmentId: appointmentId))))?.value()
    }

    /// Cancel {appointmentId}?
    ///
    /// With the same `appointmentId`.
    func cancelAppointment() {
        handler.go(.dialog(.appointments(.cancelAppointment(appointmentId: ownAppointmentId))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func cancelAppointment() async -> AppointmentsCancelAppointmentAction? {
        await handler.ask(
            .dialog(.appointments(.cancelAppointment(appointmentId: ownAppointmentId))))?.value()
    }

    /// Video visit
    func videoVisit(appointmentId: AppointmentID) {
        handler.go(.cover(.appointments(.videoVisit(appointmentId: appointmentId))))
    }

    /// Video visit
    ///
    /// With the same `appointmentId`.
    func videoVisit() {
        handler.go(.cover(.appointments(.videoVisit(appointmentId: ownAppointmentId))))
    }

    /// Double booking
    func doubleBooked(appointmentId: AppointmentID) {
        handler.go(.alert(.appointments(.doubleBooked(appointmentId: appointmentId))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func doubleBooked(appointmentId: AppointmentID) async -> AppointmentsDoubleBookedAction? {
        await handler.ask(
            .alert(.appointments(.doubleBooked(appointmentId: appointmentId))))?.value()
    }

    /// Double booking
    ///
    /// With the same `appointmentId`.
    func doubleBooked() {
        handler.go(.alert(.appointments(.doubleBooked(appointmentId: ownAppointmentId))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func doubleBooked() async -> AppointmentsDoubleBookedAction? {
        await handler.ask(
            .alert(.appointments(.doubleBooked(appointmentId: ownAppointmentId))))?.value()
    }

    /// Room {number}
    func room(number: RoomNumber) {
        handler.go(.push(.appointments(.room(number: number))))
    }

    /// Patient {patientId}
    func patientsDetail(patientId: PatientID) {
        handler.go(
            .open(
                HospitalState(
                    root: .tabs, tab: .ward, path: [.patients(.detail(patientId: patientId))]),
                .patientsDetail))
    }

    /// New message
    func messagesCompose(recipient: StaffID? = nil, subject: String? = nil) {
        handler.go(.sheet(.messages(.compose(recipient: recipient, subject: subject))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownAppointmentId: ownAppointmentId) }

    @MainActor struct To {
        fileprivate let ownAppointmentId: AppointmentID

        /// Checklist
        func checklist(appointmentId: AppointmentID) -> HospitalRoute {
            .appointments(.checklist(appointmentId: appointmentId))
        }

        /// Checklist
        ///
        /// With the same `appointmentId`.
        func checklist() -> HospitalRoute {
            .appointments(.checklist(appointmentId: ownAppointmentId))
        }

        /// Room {number}
        func room(number: RoomNumber) -> HospitalRoute {
            .appointments(.room(number: number))
        }

        /// Cancel {appointmentId}?
        func cancelAppointment(appointmentId: AppointmentID) -> HospitalExit {
            .dialog(.appointments(.cancelAppointment(appointmentId: appointmentId)))
        }

        /// Cancel {appointmentId}?
        ///
        /// With the same `appointmentId`.
        func cancelAppointment() -> HospitalExit {
            .dialog(.appointments(.cancelAppointment(appointmentId: ownAppointmentId)))
        }
    }
}

/// The exits of `appointments.checklist`.
@MainActor struct AppointmentsChecklistExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `appointments.forPatient`.
@MainActor struct AppointmentsForPatientExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Appointment {appointmentId}
    func detail(appointmentId: AppointmentID) {
        handler.go(.push(.appointments(.detail(appointmentId: appointmentId))))
    }

    /// New appointment
    func book(data: AppointmentsBookData = AppointmentsBookData()) {
        handler.go(.start(.appointments(.book(.init(data: data)))))
    }

    /// Waits until the flow ends; `nil` if it was cancelled.
    @discardableResult
    func book(data: AppointmentsBookData = AppointmentsBookData()) async -> AppointmentsBookData? {
        await handler.ask(.start(.appointments(.book(.init(data: data)))))?.value()
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Appointment {appointmentId}
        func detail(appointmentId: AppointmentID) -> HospitalRoute {
            .appointments(.detail(appointmentId: appointmentId))
        }
    }
}

/// The exits of `appointments.rooms`.
@MainActor struct AppointmentsRoomsExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Room {number}
    func room(number: RoomNumber) {
        handler.go(.push(.appointments(.room(number: number))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Room {number}
        func room(number: RoomNumber) -> HospitalRoute {
            .appointments(.room(number: number))
        }
    }
}

/// The exits of `appointments.room`.
@MainActor struct AppointmentsRoomExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `appointments.theatres`.
@MainActor struct AppointmentsTheatresExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Operation
    func operation(operationId: Int) {
        handler.go(.push(.appointments(.operation(operationId: operationId))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Operation
        func operation(operationId: Int) -> HospitalRoute {
            .appointments(.operation(operationId: operationId))
        }
    }
}

/// The exits of `appointments.operation`.
@MainActor struct AppointmentsOperationExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownOperationId: Int

    init(_ handler: HospitalExitHandler, operationId: Int) {
        self.handler = handler
        ownOperationId = operationId
    }

    /// Does nothing, for previews.
    static func preview(operationId: Int) -> Self {
        Self(.preview, operationId: operationId)
    }

    /// Records what is requested, for tests.
    static func recording(
        operationId: Int, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), operationId: operationId)
    }

    /// Before the incision
    func surgicalChecklist(operationId: Int) {
        handler.go(.cover(.appointments(.surgicalChecklist(operationId: operationId))))
    }

    /// Before the incision
    ///
    /// With the same `operationId`.
    func surgicalChecklist() {
        handler.go(.cover(.appointments(.surgicalChecklist(operationId: ownOperationId))))
    }

    /// Patient {patientId}
    func patientsDetail(patientId: PatientID) {
        handler.go(
            .open(
                HospitalState(
                    root: .tabs, tab: .ward, path: [.patients(.detail(patientId: patientId))]),
                .patientsDetail))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `appointments.reschedule`.
@MainActor struct AppointmentsRescheduleExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Day
    func pickDay() {
        handler.go(.sheet(.appointments(.pickDay)))
    }

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    func pickDay() async -> Date? {
        await handler.ask(.sheet(.appointments(.pickDay)))?.value()
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `appointments.pickDay`.
@MainActor struct AppointmentsPickDayExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// Closes the presentation with a result.
    func finish(_ result: Date) { handler.go(.finish(HospitalResult(result))) }
}

/// The exits of `appointments.videoVisit`.
@MainActor struct AppointmentsVideoVisitExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `appointments.surgicalChecklist`.
@MainActor struct AppointmentsSurgicalChecklistExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `appointments.slotInfo`.
@MainActor struct AppointmentsSlotInfoExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// New appointment
    func book(data: AppointmentsBookData = AppointmentsBookData()) {
        handler.go(.start(.appointments(.book(.init(data: data)))))
    }

    /// Waits until the flow ends; `nil` if it was cancelled.
    @discardableResult
    func book(data: AppointmentsBookData = AppointmentsBookData()) async -> AppointmentsBookData? {
        await handler.ask(.start(.appointments(.book(.init(data: data)))))?.value()
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}
