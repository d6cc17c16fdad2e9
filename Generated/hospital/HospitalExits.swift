// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a screen asks for by one of its ways out.
nonisolated indirect enum HospitalExit: Hashable, Sendable {
    case push(HospitalRoute)
    /// A later column of the split view.
    case fill(HospitalState.Split.Column, HospitalRoute)
    /// Back to the topmost screen of a node.
    case popTo(HospitalNode)
    case sheet(HospitalSheet)
    case cover(HospitalCover)
    case popover(HospitalPopover)
    case alert(HospitalAlert)
    case dialog(HospitalDialog)
    case start(HospitalFlow)
    /// A node by its plan, as a link would.
    case open(HospitalState, HospitalNode)
    /// Closes the presentation in which the screen is, and goes on from what lies below.
    case under(HospitalExit)
    /// Closes the presentation in which the screen is.
    case close
    /// Goes back to what lies below the screen.
    case back
    /// Closes the presentation in which the screen is, with a result.
    case finish(HospitalResult)
}

nonisolated extension HospitalExit {
    /// The node to which it leads; nil for one that leads back.
    var target: HospitalNode? {
        switch self {
        case .push(let target): return target.node
        case .fill(_, let target): return target.node
        case .popTo(let target): return target
        case .sheet(let target): return target.node
        case .cover(let target): return target.node
        case .popover(let target): return target.node
        case .alert(let target): return target.node
        case .dialog(let target): return target.node
        case .start(let target): return target.node
        case .open(_, let target): return target
        case .under(let exit): return exit.target
        case .back, .close, .finish: return nil
        }
    }
}

/// What a presentation hands back to whoever waits for it.
nonisolated struct HospitalResult: Hashable, @unchecked Sendable {
    // It could be sent when it was put in here.
    private let content: AnyHashable

    init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}

/// Carries out the exits of a screen.
@MainActor final class HospitalExitHandler {
    let go: @MainActor (HospitalExit) -> Void
    let ask: @MainActor (HospitalExit) async -> HospitalResult?
    let offers: @MainActor (Int) -> Bool
    let count: @MainActor (HospitalCounter) -> Int

    init(
        go: @escaping @MainActor (HospitalExit) -> Void,
        ask: @escaping @MainActor (HospitalExit) async -> HospitalResult? = { _ in nil },
        offers: @escaping @MainActor (Int) -> Bool = { _ in true },
        count: @escaping @MainActor (HospitalCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.ask = ask
        self.offers = offers
        self.count = count
    }

    /// Does nothing, for previews.
    static let preview = HospitalExitHandler { _ in }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(
            go: record,
            ask: { exit in
                record(exit)
                return nil
            })
    }
}

/// What a screen can be told about, though it shows already.
nonisolated enum HospitalCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The ways out of a screen.
@MainActor protocol HospitalWaysOut {
    var handler: HospitalExitHandler { get }
}

extension HospitalWaysOut {
    /// Goes back to what lies below the screen; at the lowest of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How often a link has led here while this was shown already: to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The ways out of a screen that can lie in a presentation.
@MainActor protocol HospitalPresentedWaysOut: HospitalWaysOut {}

extension HospitalPresentedWaysOut {
    /// Closes the presentation in which the screen is, from any depth.
    func close() { handler.go(.close) }
}

/// What can be selected in a column of a split view.
nonisolated protocol HospitalColumnSelection: Hashable, Sendable {
    /// What a later column shows, if it is shown from here.
    init?(_ route: HospitalRoute)
    var exit: HospitalExit { get }
    /// The number of the way where it is not always offered.
    var offer: Int? { get }
}

/// The ways out of `splash`.
@MainActor struct SplashExits: HospitalWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The ways out of `welcome`.
@MainActor struct WelcomeExits: HospitalWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Sign in
    func signIn() {
        handler.go(.sheet(.signIn))
    }

    /// Help
    func help(topics: [String] = []) {
        handler.go(.push(.help(topics: topics)))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To() }

    @MainActor struct To {
        /// Help
        func help(topics: [String] = []) -> HospitalRoute {
            .help(topics: topics)
        }
    }
}

/// The ways out of `dashboard`.
@MainActor struct DashboardExits: HospitalWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Tasks
    func tasks(filter: TaskFilter = .mine) {
        handler.go(.push(.tasks(filter: filter)))
    }

    /// Notifications
    func notifications() {
        handler.go(.push(.notifications))
    }

    /// Search
    func search(query: String? = nil) {
        handler.go(.sheet(.search(query: query)))
    }

    /// Scan a wristband
    func wristbandScanner() {
        handler.go(.cover(.wristbandScanner))
    }

    /// Waits for what it hands back; nil: it was closed without a result.
    @discardableResult
    func wristbandScanner() async -> PatientID? {
        await handler.ask(.cover(.wristbandScanner))?.value()
    }

    /// Patient {patientId}
    func patientsDetail(patientId: PatientID) {
        handler.go(.push(.patients(.detail(patientId: patientId))))
    }

    /// Appointment {appointmentId}
    func appointmentsDetail(appointmentId: AppointmentID) {
        handler.go(.push(.appointments(.detail(appointmentId: appointmentId))))
    }

    /// New appointment
    func appointmentsBook(data: AppointmentsBookData = AppointmentsBookData()) {
        handler.go(.start(.appointments(.book(.init(data: data)))))
    }

    /// Waits until the flow has ended; nil: it was cancelled.
    @discardableResult
    func appointmentsBook(
        data: AppointmentsBookData = AppointmentsBookData()
    ) async -> AppointmentsBookData? {
        await handler.ask(.start(.appointments(.book(.init(data: data)))))?.value()
    }

    /// Critical value
    func recordsCriticalValue(patientId: PatientID, resultId: UUID) {
        handler.go(.alert(.records(.criticalValue(patientId: patientId, resultId: resultId))))
    }

    /// Waits for the answer; nil: it was dismissed.
    @discardableResult
    func recordsCriticalValue(
        patientId: PatientID, resultId: UUID
    ) async -> RecordsCriticalValueAction? {
        await handler.ask(
            .alert(.records(.criticalValue(patientId: patientId, resultId: resultId))))?.value()
    }

    /// Where do you work today?
    func staffChooseWard() {
        handler.go(.sheet(.staff(.chooseWard)))
    }

    /// Waits for what it hands back; nil: it was closed without a result.
    @discardableResult
    func staffChooseWard() async -> WardCode? {
        await handler.ask(.sheet(.staff(.chooseWard)))?.value()
    }

    /// Handover
    func staffHandover(data: StaffHandoverData = StaffHandoverData()) {
        handler.go(.start(.staff(.handover(.init(data: data)))))
    }

    /// Waits until the flow has ended; nil: it was cancelled.
    @discardableResult
    func staffHandover(data: StaffHandoverData = StaffHandoverData()) async -> StaffHandoverData? {
        await handler.ask(.start(.staff(.handover(.init(data: data)))))?.value()
    }

    /// Conversation
    func messagesThread(threadId: UUID, message: Int? = nil) {
        handler.go(
            .open(
                HospitalState(
                    root: .tabs, tab: .inbox,
                    content: .split(
                        .init(
                            sidebar: .messages(.threads()),
                            detail: .messages(.thread(threadId: threadId, message: message)),
                            visibility: .automatic))),
                .messagesThread))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// How often its tab was tapped while this was on top: to scroll up.
    var reselections: Int { handler.count(.reselections) }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To() }

    @MainActor struct To {
        /// Tasks
        func tasks(filter: TaskFilter = .mine) -> HospitalRoute {
            .tasks(filter: filter)
        }

        /// Notifications
        func notifications() -> HospitalRoute {
            .notifications
        }

        /// Patient {patientId}
        func patientsDetail(patientId: PatientID) -> HospitalRoute {
            .patients(.detail(patientId: patientId))
        }

        /// Appointment {appointmentId}
        func appointmentsDetail(appointmentId: AppointmentID) -> HospitalRoute {
            .appointments(.detail(appointmentId: appointmentId))
        }
    }
}

/// The ways out of `tasks`.
@MainActor struct TasksExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Task {taskId}
    func task(taskId: Int) {
        handler.go(.push(.task(taskId: taskId)))
    }

    /// Show
    func taskFilter() {
        handler.go(.popover(.taskFilter))
    }

    /// Waits for what it hands back; nil: it was closed without a result.
    @discardableResult
    func taskFilter() async -> TaskFilter? {
        await handler.ask(.popover(.taskFilter))?.value()
    }

    /// Task
    func editTask(taskId: Int? = nil) {
        handler.go(.sheet(.editTask(taskId: taskId)))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To() }

    @MainActor struct To {
        /// Task {taskId}
        func task(taskId: Int) -> HospitalRoute {
            .task(taskId: taskId)
        }

        /// Show
        func taskFilter() -> HospitalExit {
            .popover(.taskFilter)
        }
    }
}

/// The ways out of `task`.
@MainActor struct TaskExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownTaskId: Int

    init(_ handler: HospitalExitHandler, taskId: Int) {
        self.handler = handler
        ownTaskId = taskId
    }

    /// Does nothing, for previews.
    static func preview(taskId: Int) -> Self {
        Self(.preview, taskId: taskId)
    }

    /// Tells what is asked for, for tests.
    static func recording(
        taskId: Int, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), taskId: taskId)
    }

    /// Task
    func editTask(taskId: Int? = nil) {
        handler.go(.sheet(.editTask(taskId: taskId)))
    }

    /// Delete this task?
    func deleteTask(taskId: Int) {
        handler.go(.dialog(.deleteTask(taskId: taskId)))
    }

    /// Waits for the answer; nil: it was dismissed.
    @discardableResult
    func deleteTask(taskId: Int) async -> DeleteTaskAction? {
        await handler.ask(.dialog(.deleteTask(taskId: taskId)))?.value()
    }

    /// Delete this task?
    ///
    /// Of the same `taskId`.
    func deleteTask() {
        handler.go(.dialog(.deleteTask(taskId: ownTaskId)))
    }

    /// Waits for the answer; nil: it was dismissed.
    @discardableResult
    func deleteTask() async -> DeleteTaskAction? {
        await handler.ask(.dialog(.deleteTask(taskId: ownTaskId)))?.value()
    }

    /// Patient {patientId}
    func patientsDetail(patientId: PatientID) {
        handler.go(.push(.patients(.detail(patientId: patientId))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To(ownTaskId: ownTaskId) }

    @MainActor struct To {
        fileprivate let ownTaskId: Int

        /// Patient {patientId}
        func patientsDetail(patientId: PatientID) -> HospitalRoute {
            .patients(.detail(patientId: patientId))
        }

        /// Delete this task?
        func deleteTask(taskId: Int) -> HospitalExit {
            .dialog(.deleteTask(taskId: taskId))
        }

        /// Delete this task?
        ///
        /// Of the same `taskId`.
        func deleteTask() -> HospitalExit {
            .dialog(.deleteTask(taskId: ownTaskId))
        }
    }
}

/// The ways out of `notifications`.
@MainActor struct NotificationsExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Notifications
    func settingsNotifications() {
        handler.go(.push(.settings(.notifications)))
    }

    /// Appointment {appointmentId}
    func appointmentsDetail(appointmentId: AppointmentID) {
        handler.go(
            .open(
                HospitalState(
                    root: .tabs, tab: .calendar,
                    path: [.appointments(.detail(appointmentId: appointmentId))]),
                .appointmentsDetail))
    }

    /// Conversation
    func messagesThread(threadId: UUID, message: Int? = nil) {
        handler.go(
            .open(
                HospitalState(
                    root: .tabs, tab: .inbox,
                    content: .split(
                        .init(
                            sidebar: .messages(.threads()),
                            detail: .messages(.thread(threadId: threadId, message: message)),
                            visibility: .automatic))),
                .messagesThread))
    }

    /// {prescriptionId}
    func pharmacyPrescription(prescriptionId: PrescriptionID) {
        handler.go(
            .open(
                HospitalState(
                    root: .tabs, tab: .more,
                    path: [
                        .pharmacy(.home), .pharmacy(.prescriptions()),
                        .pharmacy(.prescription(prescriptionId: prescriptionId)),
                    ]),
                .pharmacyPrescription))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To() }

    @MainActor struct To {
        /// Notifications
        func settingsNotifications() -> HospitalRoute {
            .settings(.notifications)
        }
    }
}

/// The ways out of `moreMenu`.
@MainActor struct MoreMenuExits: HospitalWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Pharmacy
    func pharmacyHome() {
        handler.go(.push(.pharmacy(.home)))
    }

    /// Billing
    func billingHome() {
        handler.go(.push(.billing(.home)))
    }

    /// Staff
    func staffDirectory(query: String? = nil, department: Department? = nil) {
        handler.go(.push(.staff(.directory(query: query, department: department))))
    }

    /// Roster
    func staffRoster(ward: WardCode? = nil) {
        handler.go(.push(.staff(.roster(ward: ward))))
    }

    /// Me
    func staffMe() {
        handler.go(.push(.staff(.me)))
    }

    /// Settings
    func settingsHome() {
        handler.go(.push(.settings(.home)))
    }

    /// Search
    func search(query: String? = nil) {
        handler.go(.sheet(.search(query: query)))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// How often its tab was tapped while this was on top: to scroll up.
    var reselections: Int { handler.count(.reselections) }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To() }

    @MainActor struct To {
        /// Pharmacy
        func pharmacyHome() -> HospitalRoute {
            .pharmacy(.home)
        }

        /// Billing
        func billingHome() -> HospitalRoute {
            .billing(.home)
        }

        /// Staff
        func staffDirectory(query: String? = nil, department: Department? = nil) -> HospitalRoute {
            .staff(.directory(query: query, department: department))
        }

        /// Roster
        func staffRoster(ward: WardCode? = nil) -> HospitalRoute {
            .staff(.roster(ward: ward))
        }

        /// Me
        func staffMe() -> HospitalRoute {
            .staff(.me)
        }

        /// Settings
        func settingsHome() -> HospitalRoute {
            .settings(.home)
        }
    }
}

/// The ways out of `help`.
@MainActor struct HelpExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The ways out of `forgotPassword`.
@MainActor struct ForgotPasswordExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The ways out of `signIn`.
@MainActor struct SignInExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Reset password
    func forgotPassword(staffId: StaffID? = nil) {
        handler.go(.push(.forgotPassword(staffId: staffId)))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To() }

    @MainActor struct To {
        /// Reset password
        func forgotPassword(staffId: StaffID? = nil) -> HospitalRoute {
            .forgotPassword(staffId: staffId)
        }
    }
}

/// The ways out of `search`.
@MainActor struct SearchExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Patient {patientId}
    func patientsDetail(patientId: PatientID) {
        handler.go(.under(.push(.patients(.detail(patientId: patientId)))))
    }

    /// {staffId}
    func staffProfile(staffId: StaffID) {
        handler.go(.under(.push(.staff(.profile(staffId: staffId)))))
    }

    /// {drug}
    func pharmacyDrug(drug: DrugCode, section: String? = nil) {
        handler.go(.under(.push(.pharmacy(.drug(drug: drug, section: section)))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The ways out of `editTask`.
@MainActor struct EditTaskExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The ways out of `reportProblem`.
@MainActor struct ReportProblemExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The ways out of `unlock`.
@MainActor struct UnlockExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The ways out of `wristbandScanner`.
@MainActor struct WristbandScannerExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// Closes the presentation with a result.
    func finish(_ result: PatientID) { handler.go(.finish(HospitalResult(result))) }
}

/// The ways out of `taskFilter`.
@MainActor struct TaskFilterExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// Closes the presentation with a result.
    func finish(_ result: TaskFilter) { handler.go(.finish(HospitalResult(result))) }
}
