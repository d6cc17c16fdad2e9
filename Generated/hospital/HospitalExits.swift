// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a screen requests through one of its exits.
nonisolated indirect enum HospitalExit: Hashable, Sendable {
    case push(HospitalRoute)
    /// Fills a later column of the split.
    case fill(HospitalState.Split.Column, HospitalRoute)
    /// Goes back to the topmost screen of a node.
    case popTo(HospitalNode)
    case sheet(HospitalSheet)
    case cover(HospitalCover)
    case popover(HospitalPopover)
    case alert(HospitalAlert)
    case dialog(HospitalDialog)
    case start(HospitalFlow)
    /// Opens a node by its plan, as a link would.
    case open(HospitalState, HospitalNode)
    /// Closes the presentation that contains the screen and continues from what is below.
    case under(HospitalExit)
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
    /// Closes the presentation that contains the screen, with a result.
    case finish(HospitalResult)
}

nonisolated extension HospitalExit {
    /// The node it leads to; `nil` if it leads back.
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

/// What a presentation returns to a caller that awaits it.
nonisolated struct HospitalResult: Hashable, @unchecked Sendable {
    // The initializer accepts only Sendable values.
    private let content: AnyHashable

    init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}

/// Performs the exits of a screen.
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

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(
            go: record,
            ask: { exit in
                record(exit)
                return nil
            })
    }
}

/// What a screen that is already shown can be told about.
nonisolated enum HospitalCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor protocol HospitalWaysOut {
    var handler: HospitalExitHandler { get }
}

extension HospitalWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of a screen that can be in a presentation.
@MainActor protocol HospitalPresentedWaysOut: HospitalWaysOut {}

extension HospitalPresentedWaysOut {
    /// Closes the presentation that contains the screen, from any depth.
    func close() { handler.go(.close) }
}

/// What can be selected in a column of a split view.
nonisolated protocol HospitalColumnSelection: Hashable, Sendable {
    /// What a later column shows, if this column can show it.
    init?(_ route: HospitalRoute)
    var exit: HospitalExit { get }
    /// The number of the exit, if it is not always offered.
    var offer: Int? { get }
}

/// The exits of `splash`.
@MainActor struct SplashExits: HospitalWaysOut {
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

/// The exits of `welcome`.
@MainActor struct WelcomeExits: HospitalWaysOut {
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

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Help
        func help(topics: [String] = []) -> HospitalRoute {
            .help(topics: topics)
        }
    }
}

/// The exits of `dashboard`.
@MainActor struct DashboardExits: HospitalWaysOut {
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

    /// Waits for the result; `nil` if it was closed without one.
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

    /// Waits until the flow ends; `nil` if it was cancelled.
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

    /// Waits for the answer; `nil` if it was dismissed.
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

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    func staffChooseWard() async -> WardCode? {
        await handler.ask(.sheet(.staff(.chooseWard)))?.value()
    }

    /// Handover
    func staffHandover(data: StaffHandoverData = StaffHandoverData()) {
        handler.go(.start(.staff(.handover(.init(data: data)))))
    }

    /// Waits until the flow ends; `nil` if it was cancelled.
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

    /// How many times its tab was tapped while this was on top; a cue to scroll up.
    var reselections: Int { handler.count(.reselections) }

    /// The exits as values, for links and for sources of popovers and dialogs.
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

/// The exits of `tasks`.
@MainActor struct TasksExits: HospitalPresentedWaysOut {
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

    /// Task {taskId}
    func task(taskId: Int) {
        handler.go(.push(.task(taskId: taskId)))
    }

    /// Show
    func taskFilter() {
        handler.go(.popover(.taskFilter))
    }

    /// Waits for the result; `nil` if it was closed without one.
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

    /// The exits as values, for links and for sources of popovers and dialogs.
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

/// The exits of `task`.
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

    /// Records what is requested, for tests.
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

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func deleteTask(taskId: Int) async -> DeleteTaskAction? {
        await handler.ask(.dialog(.deleteTask(taskId: taskId)))?.value()
    }

    /// Delete this task?
    ///
    /// With the same `taskId`.
    func deleteTask() {
        handler.go(.dialog(.deleteTask(taskId: ownTaskId)))
    }

    /// Waits for the answer; `nil` if it was dismissed.
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

    /// The exits as values, for links and for sources of popovers and dialogs.
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
        /// With the same `taskId`.
        func deleteTask() -> HospitalExit {
            .dialog(.deleteTask(taskId: ownTaskId))
        }
    }
}

/// The exits of `notifications`.
@MainActor struct NotificationsExits: HospitalPresentedWaysOut {
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

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Notifications
        func settingsNotifications() -> HospitalRoute {
            .settings(.notifications)
        }
    }
}

/// The exits of `moreMenu`.
@MainActor struct MoreMenuExits: HospitalWaysOut {
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

    /// How many times its tab was tapped while this was on top; a cue to scroll up.
    var reselections: Int { handler.count(.reselections) }

    /// The exits as values, for links and for sources of popovers and dialogs.
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

/// The exits of `help`.
@MainActor struct HelpExits: HospitalPresentedWaysOut {
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

/// The exits of `forgotPassword`.
@MainActor struct ForgotPasswordExits: HospitalPresentedWaysOut {
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

/// The exits of `signIn`.
@MainActor struct SignInExits: HospitalPresentedWaysOut {
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

    /// Reset password
    func forgotPassword(staffId: StaffID? = nil) {
        handler.go(.push(.forgotPassword(staffId: staffId)))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Reset password
        func forgotPassword(staffId: StaffID? = nil) -> HospitalRoute {
            .forgotPassword(staffId: staffId)
        }
    }
}

/// The exits of `search`.
@MainActor struct SearchExits: HospitalPresentedWaysOut {
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

/// The exits of `editTask`.
@MainActor struct EditTaskExits: HospitalPresentedWaysOut {
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

/// The exits of `reportProblem`.
@MainActor struct ReportProblemExits: HospitalPresentedWaysOut {
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
}

/// The exits of `unlock`.
@MainActor struct UnlockExits: HospitalPresentedWaysOut {
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

/// The exits of `wristbandScanner`.
@MainActor struct WristbandScannerExits: HospitalPresentedWaysOut {
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
    func finish(_ result: PatientID) { handler.go(.finish(HospitalResult(result))) }
}

/// The exits of `taskFilter`.
@MainActor struct TaskFilterExits: HospitalPresentedWaysOut {
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
    func finish(_ result: TaskFilter) { handler.go(.finish(HospitalResult(result))) }
}
