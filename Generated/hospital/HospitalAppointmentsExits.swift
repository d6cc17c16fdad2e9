// Written by navgen from hospital.yaml, section appointments. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@MainActor struct AppointmentsScheduleExits: TabExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let day: Date?

    static func preview(day: Date?) -> Self { Self(handler: .preview, day: day) }
    static func recording(day: Date?, _ record: @escaping HospitalExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), day: day)
    }

    func detail(appointmentId: AppointmentID) {
        go(.push(.appointments(.detail(appointmentId: appointmentId))))
    }
    func slotInfo(day: Date, number: RoomNumber) {
        go(.popover(.appointments(.slotInfo(day: day, number: number))))
    }
    func book(data: AppointmentsBookData = .init()) {
        go(.start(.appointments(.book(.init(data: data)))))
    }
    @discardableResult
    func book(data: AppointmentsBookData = .init()) async -> AppointmentsBookData? {
        await answer(.start(.appointments(.book(.init(data: data)))))
    }
    func pickDay() { go(.sheet(.appointments(.pickDay))) }
    @discardableResult
    func pickDay() async -> Date? { await answer(.sheet(.appointments(.pickDay))) }
    func rooms() { go(.push(.appointments(.rooms))) }
    func theatres(day: Date?) { go(.push(.appointments(.theatres(day: day)))) }
    func theatres() { theatres(day: self.day) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: AppointmentsScheduleExits
        func detail(appointmentId: AppointmentID) -> HospitalRoute {
            .appointments(.detail(appointmentId: appointmentId))
        }
        func rooms() -> HospitalRoute { .appointments(.rooms) }
        func theatres(day: Date?) -> HospitalRoute { .appointments(.theatres(day: day)) }
        func theatres() -> HospitalRoute { theatres(day: exits.day) }
        func slotInfo(day: Date, number: RoomNumber) -> HospitalExit {
            .popover(.appointments(.slotInfo(day: day, number: number)))
        }
        func book(data: AppointmentsBookData = .init()) -> HospitalExit {
            .start(.appointments(.book(.init(data: data))))
        }
        func pickDay() -> HospitalExit { .sheet(.appointments(.pickDay)) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct AppointmentsDetailExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let appointmentId: AppointmentID

    static func preview(appointmentId: AppointmentID) -> Self {
        Self(handler: .preview, appointmentId: appointmentId)
    }
    static func recording(
        appointmentId: AppointmentID, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), appointmentId: appointmentId)
    }

    func checklist(appointmentId: AppointmentID) {
        go(.push(.appointments(.checklist(appointmentId: appointmentId))))
    }
    func checklist() { checklist(appointmentId: self.appointmentId) }
    func reschedule(appointmentId: AppointmentID) {
        go(.sheet(.appointments(.reschedule(appointmentId: appointmentId))))
    }
    func reschedule() { reschedule(appointmentId: self.appointmentId) }
    func cancelAppointment(appointmentId: AppointmentID) {
        go(.dialog(.appointments(.cancelAppointment(appointmentId: appointmentId))))
    }
    func cancelAppointment() { cancelAppointment(appointmentId: self.appointmentId) }
    @discardableResult
    func cancelAppointment(
        appointmentId: AppointmentID
    ) async -> AppointmentsCancelAppointmentAction? {
        await answer(.dialog(.appointments(.cancelAppointment(appointmentId: appointmentId))))
    }
    @discardableResult
    func cancelAppointment() async -> AppointmentsCancelAppointmentAction? {
        await cancelAppointment(appointmentId: self.appointmentId)
    }
    func videoVisit(appointmentId: AppointmentID) {
        go(.cover(.appointments(.videoVisit(appointmentId: appointmentId))))
    }
    func videoVisit() { videoVisit(appointmentId: self.appointmentId) }
    func doubleBooked(appointmentId: AppointmentID) {
        go(.alert(.appointments(.doubleBooked(appointmentId: appointmentId))))
    }
    func doubleBooked() { doubleBooked(appointmentId: self.appointmentId) }
    @discardableResult
    func doubleBooked(appointmentId: AppointmentID) async -> AppointmentsDoubleBookedAction? {
        await answer(.alert(.appointments(.doubleBooked(appointmentId: appointmentId))))
    }
    @discardableResult
    func doubleBooked() async -> AppointmentsDoubleBookedAction? {
        await doubleBooked(appointmentId: self.appointmentId)
    }
    func room(number: RoomNumber) { go(.push(.appointments(.room(number: number)))) }
    func patientsDetail(patientId: PatientID) {
        go(.open(to: HospitalRoute.patients(.detail(patientId: patientId))))
    }
    func messagesCompose(recipient: StaffID? = nil, subject: String? = nil) {
        go(.sheet(.messages(.compose(recipient: recipient, subject: subject))))
    }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: AppointmentsDetailExits
        func checklist(appointmentId: AppointmentID) -> HospitalRoute {
            .appointments(.checklist(appointmentId: appointmentId))
        }
        func checklist() -> HospitalRoute { checklist(appointmentId: exits.appointmentId) }
        func room(number: RoomNumber) -> HospitalRoute { .appointments(.room(number: number)) }
        func reschedule(appointmentId: AppointmentID) -> HospitalExit {
            .sheet(.appointments(.reschedule(appointmentId: appointmentId)))
        }
        func reschedule() -> HospitalExit { reschedule(appointmentId: exits.appointmentId) }
        func cancelAppointment(appointmentId: AppointmentID) -> HospitalExit {
            .dialog(.appointments(.cancelAppointment(appointmentId: appointmentId)))
        }
        func cancelAppointment() -> HospitalExit {
            cancelAppointment(appointmentId: exits.appointmentId)
        }
        func videoVisit(appointmentId: AppointmentID) -> HospitalExit {
            .cover(.appointments(.videoVisit(appointmentId: appointmentId)))
        }
        func videoVisit() -> HospitalExit { videoVisit(appointmentId: exits.appointmentId) }
        func doubleBooked(appointmentId: AppointmentID) -> HospitalExit {
            .alert(.appointments(.doubleBooked(appointmentId: appointmentId)))
        }
        func doubleBooked() -> HospitalExit { doubleBooked(appointmentId: exits.appointmentId) }
        func patientsDetail(patientId: PatientID) -> HospitalExit {
            .open(to: HospitalRoute.patients(.detail(patientId: patientId)))
        }
        func messagesCompose(recipient: StaffID? = nil, subject: String? = nil) -> HospitalExit {
            .sheet(.messages(.compose(recipient: recipient, subject: subject)))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor
struct AppointmentsChecklistExits: PresentedExiting, PlainExiting,
    ReportProblemAnywhere
{
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor
struct AppointmentsForPatientExits: PresentedExiting, PlainExiting,
    ReportProblemAnywhere
{
    let handler: HospitalExitHandler

    func detail(appointmentId: AppointmentID) {
        go(.push(.appointments(.detail(appointmentId: appointmentId))))
    }
    func book(data: AppointmentsBookData = .init()) {
        go(.start(.appointments(.book(.init(data: data)))))
    }
    @discardableResult
    func book(data: AppointmentsBookData = .init()) async -> AppointmentsBookData? {
        await answer(.start(.appointments(.book(.init(data: data)))))
    }

    var to: To { To() }
    @MainActor struct To {
        func detail(appointmentId: AppointmentID) -> HospitalRoute {
            .appointments(.detail(appointmentId: appointmentId))
        }
        func book(data: AppointmentsBookData = .init()) -> HospitalExit {
            .start(.appointments(.book(.init(data: data))))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct AppointmentsRoomsExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func room(number: RoomNumber) { go(.push(.appointments(.room(number: number)))) }

    var to: To { To() }
    @MainActor struct To {
        func room(number: RoomNumber) -> HospitalRoute { .appointments(.room(number: number)) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct AppointmentsRoomExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct AppointmentsTheatresExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func operation(operationId: Int) {
        go(.push(.appointments(.operation(operationId: operationId))))
    }

    var to: To { To() }
    @MainActor struct To {
        func operation(operationId: Int) -> HospitalRoute {
            .appointments(.operation(operationId: operationId))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct AppointmentsOperationExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let operationId: Int

    static func preview(operationId: Int) -> Self {
        Self(handler: .preview, operationId: operationId)
    }
    static func recording(
        operationId: Int, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), operationId: operationId)
    }

    func surgicalChecklist(operationId: Int) {
        go(.cover(.appointments(.surgicalChecklist(operationId: operationId))))
    }
    func surgicalChecklist() { surgicalChecklist(operationId: self.operationId) }
    func patientsDetail(patientId: PatientID) {
        go(.open(to: HospitalRoute.patients(.detail(patientId: patientId))))
    }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: AppointmentsOperationExits
        func surgicalChecklist(operationId: Int) -> HospitalExit {
            .cover(.appointments(.surgicalChecklist(operationId: operationId)))
        }
        func surgicalChecklist() -> HospitalExit {
            surgicalChecklist(operationId: exits.operationId)
        }
        func patientsDetail(patientId: PatientID) -> HospitalExit {
            .open(to: HospitalRoute.patients(.detail(patientId: patientId)))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor
struct AppointmentsRescheduleExits: PresentedExiting, PlainExiting,
    ReportProblemAnywhere
{
    let handler: HospitalExitHandler

    func pickDay() { go(.sheet(.appointments(.pickDay))) }
    @discardableResult
    func pickDay() async -> Date? { await answer(.sheet(.appointments(.pickDay))) }

    var to: To { To() }
    @MainActor struct To {
        func pickDay() -> HospitalExit { .sheet(.appointments(.pickDay)) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct AppointmentsPickDayExits: AnsweringExiting, PlainExiting, ReportProblemAnywhere {
    typealias Answer = Date
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor
struct AppointmentsVideoVisitExits: PresentedExiting, PlainExiting,
    ReportProblemAnywhere
{
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor
struct AppointmentsSurgicalChecklistExits: PresentedExiting, PlainExiting,
    ReportProblemAnywhere
{
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct AppointmentsSlotInfoExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func book(data: AppointmentsBookData = .init()) {
        go(.start(.appointments(.book(.init(data: data)))))
    }
    @discardableResult
    func book(data: AppointmentsBookData = .init()) async -> AppointmentsBookData? {
        await answer(.start(.appointments(.book(.init(data: data)))))
    }

    var to: To { To() }
    @MainActor struct To {
        func book(data: AppointmentsBookData = .init()) -> HospitalExit {
            .start(.appointments(.book(.init(data: data))))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}
