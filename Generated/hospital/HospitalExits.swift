// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A navigation request that a screen makes through one of its exits.
typealias HospitalExit = NavigationExit<HospitalGraph>
typealias HospitalExitHandler = ExitHandler<HospitalExit>

/// The screens that lead to `reportProblem`.
@MainActor protocol ReportProblemAnywhere: NodeExiting where Exit == HospitalExit {}

extension ReportProblemAnywhere {
    /// Report a problem
    func reportProblem(text: String? = nil) { go(.sheet(.reportProblem(text: text))) }
}

@MainActor struct SplashExits: ScreenExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct WelcomeExits: ScreenExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func signIn() { go(.sheet(.signIn)) }
    func help(topics: [String] = []) { go(.push(.help(topics: topics))) }

    var to: To { To() }
    @MainActor struct To {
        func help(topics: [String] = []) -> HospitalRoute { .help(topics: topics) }
        func signIn() -> HospitalExit { .sheet(.signIn) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct DashboardExits: TabExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func tasks(filter: TaskFilter = .mine) { go(.push(.tasks(filter: filter))) }
    func notifications() { go(.push(.notifications)) }
    func search(query: String? = nil) { go(.sheet(.search(query: query))) }
    func wristbandScanner() { go(.cover(.wristbandScanner)) }
    @discardableResult
    func wristbandScanner() async -> PatientID? { await answer(.cover(.wristbandScanner)) }
    func patientsDetail(patientId: PatientID) {
        go(.push(.patients(.detail(patientId: patientId))))
    }
    func appointmentsDetail(appointmentId: AppointmentID) {
        go(.push(.appointments(.detail(appointmentId: appointmentId))))
    }
    func appointmentsBook(data: AppointmentsBookData = .init()) {
        go(.start(.appointments(.book(.init(data: data)))))
    }
    @discardableResult
    func appointmentsBook(data: AppointmentsBookData = .init()) async -> AppointmentsBookData? {
        await answer(.start(.appointments(.book(.init(data: data)))))
    }
    func recordsCriticalValue(patientId: PatientID, resultId: UUID) {
        go(.alert(.records(.criticalValue(patientId: patientId, resultId: resultId))))
    }
    @discardableResult
    func recordsCriticalValue(
        patientId: PatientID, resultId: UUID
    ) async -> RecordsCriticalValueAction? {
        await answer(.alert(.records(.criticalValue(patientId: patientId, resultId: resultId))))
    }
    func staffChooseWard() { go(.sheet(.staff(.chooseWard))) }
    @discardableResult
    func staffChooseWard() async -> WardCode? { await answer(.sheet(.staff(.chooseWard))) }
    func staffHandover(data: StaffHandoverData = .init()) {
        go(.start(.staff(.handover(.init(data: data)))))
    }
    @discardableResult
    func staffHandover(data: StaffHandoverData = .init()) async -> StaffHandoverData? {
        await answer(.start(.staff(.handover(.init(data: data)))))
    }
    func messagesThread(threadId: UUID, message: Int? = nil) {
        go(.open(to: HospitalRoute.messages(.thread(threadId: threadId, message: message))))
    }

    var to: To { To() }
    @MainActor struct To {
        func tasks(filter: TaskFilter = .mine) -> HospitalRoute { .tasks(filter: filter) }
        func notifications() -> HospitalRoute { .notifications }
        func patientsDetail(patientId: PatientID) -> HospitalRoute {
            .patients(.detail(patientId: patientId))
        }
        func appointmentsDetail(appointmentId: AppointmentID) -> HospitalRoute {
            .appointments(.detail(appointmentId: appointmentId))
        }
        func search(query: String? = nil) -> HospitalExit { .sheet(.search(query: query)) }
        func wristbandScanner() -> HospitalExit { .cover(.wristbandScanner) }
        func appointmentsBook(data: AppointmentsBookData = .init()) -> HospitalExit {
            .start(.appointments(.book(.init(data: data))))
        }
        func recordsCriticalValue(patientId: PatientID, resultId: UUID) -> HospitalExit {
            .alert(.records(.criticalValue(patientId: patientId, resultId: resultId)))
        }
        func staffChooseWard() -> HospitalExit { .sheet(.staff(.chooseWard)) }
        func staffHandover(data: StaffHandoverData = .init()) -> HospitalExit {
            .start(.staff(.handover(.init(data: data))))
        }
        func messagesThread(threadId: UUID, message: Int? = nil) -> HospitalExit {
            .open(to: HospitalRoute.messages(.thread(threadId: threadId, message: message)))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct TasksExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func task(taskId: Int) { go(.push(.task(taskId: taskId))) }
    func taskFilter() { go(.popover(.taskFilter)) }
    @discardableResult
    func taskFilter() async -> TaskFilter? { await answer(.popover(.taskFilter)) }
    func editTask(taskId: Int? = nil) { go(.sheet(.editTask(taskId: taskId))) }

    var to: To { To() }
    @MainActor struct To {
        func task(taskId: Int) -> HospitalRoute { .task(taskId: taskId) }
        func taskFilter() -> HospitalExit { .popover(.taskFilter) }
        func editTask(taskId: Int? = nil) -> HospitalExit { .sheet(.editTask(taskId: taskId)) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct TaskExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let taskId: Int

    static func preview(taskId: Int) -> Self { Self(handler: .preview, taskId: taskId) }
    static func recording(taskId: Int, _ record: @escaping HospitalExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), taskId: taskId)
    }

    func editTask(taskId: Int? = nil) { go(.sheet(.editTask(taskId: taskId))) }
    func deleteTask(taskId: Int) { go(.dialog(.deleteTask(taskId: taskId))) }
    func deleteTask() { deleteTask(taskId: self.taskId) }
    @discardableResult
    func deleteTask(taskId: Int) async -> DeleteTaskAction? {
        await answer(.dialog(.deleteTask(taskId: taskId)))
    }
    @discardableResult
    func deleteTask() async -> DeleteTaskAction? { await deleteTask(taskId: self.taskId) }
    func patientsDetail(patientId: PatientID) {
        go(.push(.patients(.detail(patientId: patientId))))
    }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: TaskExits
        func patientsDetail(patientId: PatientID) -> HospitalRoute {
            .patients(.detail(patientId: patientId))
        }
        func editTask(taskId: Int? = nil) -> HospitalExit { .sheet(.editTask(taskId: taskId)) }
        func deleteTask(taskId: Int) -> HospitalExit { .dialog(.deleteTask(taskId: taskId)) }
        func deleteTask() -> HospitalExit { deleteTask(taskId: exits.taskId) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct NotificationsExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func settingsNotifications() { go(.push(.settings(.notifications))) }
    func appointmentsDetail(appointmentId: AppointmentID) {
        go(.open(to: HospitalRoute.appointments(.detail(appointmentId: appointmentId))))
    }
    func messagesThread(threadId: UUID, message: Int? = nil) {
        go(.open(to: HospitalRoute.messages(.thread(threadId: threadId, message: message))))
    }
    func pharmacyPrescription(prescriptionId: PrescriptionID) {
        go(.open(to: HospitalRoute.pharmacy(.prescription(prescriptionId: prescriptionId))))
    }

    var to: To { To() }
    @MainActor struct To {
        func settingsNotifications() -> HospitalRoute { .settings(.notifications) }
        func appointmentsDetail(appointmentId: AppointmentID) -> HospitalExit {
            .open(to: HospitalRoute.appointments(.detail(appointmentId: appointmentId)))
        }
        func messagesThread(threadId: UUID, message: Int? = nil) -> HospitalExit {
            .open(to: HospitalRoute.messages(.thread(threadId: threadId, message: message)))
        }
        func pharmacyPrescription(prescriptionId: PrescriptionID) -> HospitalExit {
            .open(to: HospitalRoute.pharmacy(.prescription(prescriptionId: prescriptionId)))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct MoreMenuExits: TabExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func pharmacyHome() { go(.push(.pharmacy(.home))) }
    func billingHome() { go(.push(.billing(.home))) }
    func staffDirectory(query: String? = nil, department: Department? = nil) {
        go(.push(.staff(.directory(query: query, department: department))))
    }
    func staffRoster(ward: WardCode? = nil) { go(.push(.staff(.roster(ward: ward)))) }
    func staffMe() { go(.push(.staff(.me))) }
    func settingsHome() { go(.push(.settings(.home))) }
    func search(query: String? = nil) { go(.sheet(.search(query: query))) }

    var to: To { To() }
    @MainActor struct To {
        func pharmacyHome() -> HospitalRoute { .pharmacy(.home) }
        func billingHome() -> HospitalRoute { .billing(.home) }
        func staffDirectory(query: String? = nil, department: Department? = nil) -> HospitalRoute {
            .staff(.directory(query: query, department: department))
        }
        func staffRoster(ward: WardCode? = nil) -> HospitalRoute { .staff(.roster(ward: ward)) }
        func staffMe() -> HospitalRoute { .staff(.me) }
        func settingsHome() -> HospitalRoute { .settings(.home) }
        func search(query: String? = nil) -> HospitalExit { .sheet(.search(query: query)) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct HelpExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct ForgotPasswordExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct SignInExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func forgotPassword(staffId: StaffID? = nil) { go(.push(.forgotPassword(staffId: staffId))) }

    var to: To { To() }
    @MainActor struct To {
        func forgotPassword(staffId: StaffID? = nil) -> HospitalRoute {
            .forgotPassword(staffId: staffId)
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct SearchExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func patientsDetail(patientId: PatientID) {
        go(.under(.push(.patients(.detail(patientId: patientId)))))
    }
    func staffProfile(staffId: StaffID) { go(.under(.push(.staff(.profile(staffId: staffId))))) }
    func pharmacyDrug(drug: DrugCode, section: String? = nil) {
        go(.under(.push(.pharmacy(.drug(drug: drug, section: section)))))
    }

    var to: To { To() }
    @MainActor struct To {
        func patientsDetail(patientId: PatientID) -> HospitalExit {
            .under(.push(.patients(.detail(patientId: patientId))))
        }
        func staffProfile(staffId: StaffID) -> HospitalExit {
            .under(.push(.staff(.profile(staffId: staffId))))
        }
        func pharmacyDrug(drug: DrugCode, section: String? = nil) -> HospitalExit {
            .under(.push(.pharmacy(.drug(drug: drug, section: section))))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct EditTaskExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct ReportProblemExits: PresentedExiting, PlainExiting {
    let handler: HospitalExitHandler
}

@MainActor struct UnlockExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct WristbandScannerExits: AnsweringExiting, PlainExiting, ReportProblemAnywhere {
    typealias Answer = PatientID
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct TaskFilterExits: AnsweringExiting, PlainExiting, ReportProblemAnywhere {
    typealias Answer = TaskFilter
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}
