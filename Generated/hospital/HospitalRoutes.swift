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

/// The app's own types, as the graph declares them.
nonisolated private func checkOwnTypes() {
    OwnTypes.isInMemory(
        DocumentScan.self, "records.yaml: DocumentScan: {swift: DocumentScan, transient: true}")
}

/// The screens that can be on a stack.
nonisolated enum HospitalRoute: NavigationValue {
    /// The logo, for as long as it takes to check the token.
    case splash
    /// St. Mary
    ///
    /// What the app shows to somebody who has not signed in.
    case welcome
    /// Today
    ///
    /// The shift at a glance, with what is next, what is overdue and who needs attention.
    case dashboard
    /// Tasks
    case tasks(filter: TaskFilter = .mine)
    /// Task {taskId}
    case task(taskId: Int)
    /// Notifications
    case notifications
    /// More
    case moreMenu
    /// Help
    ///
    /// The manual; `topics` is the path of an article within it.
    case help(topics: [String] = [])
    /// Reset password
    case forgotPassword(staffId: StaffID? = nil)
    /// Patients, their beds, vital signs, notes and plans.
    case patients(HospitalPatientsRoute)
    /// Appointments, rooms and theatres.
    case appointments(HospitalAppointmentsRoute)
    /// Diagnoses, laboratory, imaging, documents and medication of a patient.
    case records(HospitalRecordsRoute)
    /// Conversations, announcements and pages.
    case messages(HospitalMessagesRoute)
    /// Prescriptions, drugs, and the stock of the wards.
    case pharmacy(HospitalPharmacyRoute)
    /// Invoices, payments and claims.
    case billing(HospitalBillingRoute)
    /// The directory, the roster and the handover.
    case staff(HospitalStaffRoute)
    /// The account, the device and the app.
    case settings(HospitalSettingsRoute)

    var nodeValue: NodeValue {
        switch self {
        case .splash: return value(.splash)
        case .welcome: return value(.welcome)
        case .dashboard: return value(.dashboard)
        case .tasks(let filter): return value(.tasks, .raw(filter))
        case .task(let taskId): return value(.task, .int(taskId))
        case .notifications: return value(.notifications)
        case .moreMenu: return value(.moreMenu)
        case .help(let topics): return value(.help, .list(topics))
        case .forgotPassword(let staffId): return value(.forgotPassword, .raw(staffId))
        case .patients(let inner): return inner.nodeValue
        case .appointments(let inner): return inner.nodeValue
        case .records(let inner): return inner.nodeValue
        case .messages(let inner): return inner.nodeValue
        case .pharmacy(let inner): return inner.nodeValue
        case .billing(let inner): return inner.nodeValue
        case .staff(let inner): return inner.nodeValue
        case .settings(let inner): return inner.nodeValue
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .splash: self = .splash
        case .welcome: self = .welcome
        case .dashboard: self = .dashboard
        case .tasks: self = .tasks(filter: values.choice(0, or: .mine))
        case .task: self = .task(taskId: values.int(0))
        case .notifications: self = .notifications
        case .moreMenu: self = .moreMenu
        case .help: self = .help(topics: values.list(0, or: []))
        case .forgotPassword: self = .forgotPassword(staffId: values.optionalPattern(0))
        default:
            if let inner = HospitalPatientsRoute(node, &values) {
                self = .patients(inner)
            } else if let inner = HospitalAppointmentsRoute(node, &values) {
                self = .appointments(inner)
            } else if let inner = HospitalRecordsRoute(node, &values) {
                self = .records(inner)
            } else if let inner = HospitalMessagesRoute(node, &values) {
                self = .messages(inner)
            } else if let inner = HospitalPharmacyRoute(node, &values) {
                self = .pharmacy(inner)
            } else if let inner = HospitalBillingRoute(node, &values) {
                self = .billing(inner)
            } else if let inner = HospitalStaffRoute(node, &values) {
                self = .staff(inner)
            } else if let inner = HospitalSettingsRoute(node, &values) {
                self = .settings(inner)
            } else {
                return nil
            }
        }
    }

    var title: String? {
        switch self {
        case .task(let taskId): return String(localized: "Task \(taskId)")
        case .patients(let inner): return inner.title
        case .appointments(let inner): return inner.title
        case .records(let inner): return inner.title
        case .pharmacy(let inner): return inner.title
        case .billing(let inner): return inner.title
        case .staff(let inner): return inner.title
        default: return Graph.title(of: node)
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum HospitalSheet: PresentedValue {
    /// Sign in
    ///
    /// With the staff number and a PIN, or with the hospital's single sign-on.
    case signIn
    /// Search
    ///
    /// Over patients, staff and drugs. What was found is shown where the search was opened.
    case search(query: String? = nil)
    /// Task
    case editTask(taskId: Int? = nil)
    /// Report a problem
    ///
    /// Opened by shaking the device, wherever one is.
    case reportProblem(text: String? = nil)
    case patients(HospitalPatientsSheet)
    case appointments(HospitalAppointmentsSheet)
    case records(HospitalRecordsSheet)
    case messages(HospitalMessagesSheet)
    case pharmacy(HospitalPharmacySheet)
    case billing(HospitalBillingSheet)
    case staff(HospitalStaffSheet)
    case settings(HospitalSettingsSheet)

    var nodeValue: NodeValue {
        switch self {
        case .signIn: return value(.signIn)
        case .search(let query): return value(.search, .string(query))
        case .editTask(let taskId): return value(.editTask, .int(taskId))
        case .reportProblem(let text): return value(.reportProblem, .string(text))
        case .patients(let inner): return inner.nodeValue
        case .appointments(let inner): return inner.nodeValue
        case .records(let inner): return inner.nodeValue
        case .messages(let inner): return inner.nodeValue
        case .pharmacy(let inner): return inner.nodeValue
        case .billing(let inner): return inner.nodeValue
        case .staff(let inner): return inner.nodeValue
        case .settings(let inner): return inner.nodeValue
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .signIn: self = .signIn
        case .search: self = .search(query: values.optionalString(0))
        case .editTask: self = .editTask(taskId: values.optionalInt(0))
        case .reportProblem: self = .reportProblem(text: values.optionalString(0))
        default:
            if let inner = HospitalPatientsSheet(node, &values) {
                self = .patients(inner)
            } else if let inner = HospitalAppointmentsSheet(node, &values) {
                self = .appointments(inner)
            } else if let inner = HospitalRecordsSheet(node, &values) {
                self = .records(inner)
            } else if let inner = HospitalMessagesSheet(node, &values) {
                self = .messages(inner)
            } else if let inner = HospitalPharmacySheet(node, &values) {
                self = .pharmacy(inner)
            } else if let inner = HospitalBillingSheet(node, &values) {
                self = .billing(inner)
            } else if let inner = HospitalStaffSheet(node, &values) {
                self = .staff(inner)
            } else if let inner = HospitalSettingsSheet(node, &values) {
                self = .settings(inner)
            } else {
                return nil
            }
        }
    }
}

/// The nodes that are presented full screen.
nonisolated enum HospitalCover: PresentedValue {
    /// Unlock
    ///
    /// Asks for Face ID or the PIN before something that must not be seen over a shoulder.
    case unlock
    /// Scan a wristband
    ///
    /// Returns the patient whose wristband was scanned.
    case wristbandScanner
    case patients(HospitalPatientsCover)
    case appointments(HospitalAppointmentsCover)
    case records(HospitalRecordsCover)
    case messages(HospitalMessagesCover)
    case pharmacy(HospitalPharmacyCover)
    case billing(HospitalBillingCover)
    case staff(HospitalStaffCover)

    var nodeValue: NodeValue {
        switch self {
        case .unlock: return value(.unlock)
        case .wristbandScanner: return value(.wristbandScanner)
        case .patients(let inner): return inner.nodeValue
        case .appointments(let inner): return inner.nodeValue
        case .records(let inner): return inner.nodeValue
        case .messages(let inner): return inner.nodeValue
        case .pharmacy(let inner): return inner.nodeValue
        case .billing(let inner): return inner.nodeValue
        case .staff(let inner): return inner.nodeValue
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .unlock: self = .unlock
        case .wristbandScanner: self = .wristbandScanner
        default:
            if let inner = HospitalPatientsCover(node, &values) {
                self = .patients(inner)
            } else if let inner = HospitalAppointmentsCover(node, &values) {
                self = .appointments(inner)
            } else if let inner = HospitalRecordsCover(node, &values) {
                self = .records(inner)
            } else if let inner = HospitalMessagesCover(node, &values) {
                self = .messages(inner)
            } else if let inner = HospitalPharmacyCover(node, &values) {
                self = .pharmacy(inner)
            } else if let inner = HospitalBillingCover(node, &values) {
                self = .billing(inner)
            } else if let inner = HospitalStaffCover(node, &values) {
                self = .staff(inner)
            } else {
                return nil
            }
        }
    }
}

/// The nodes that are presented as popovers.
nonisolated enum HospitalPopover: PresentedValue {
    /// Show
    case taskFilter
    case patients(HospitalPatientsPopover)
    case appointments(HospitalAppointmentsPopover)
    case records(HospitalRecordsPopover)
    case messages(HospitalMessagesPopover)
    case billing(HospitalBillingPopover)
    case staff(HospitalStaffPopover)

    var nodeValue: NodeValue {
        switch self {
        case .taskFilter: return value(.taskFilter)
        case .patients(let inner): return inner.nodeValue
        case .appointments(let inner): return inner.nodeValue
        case .records(let inner): return inner.nodeValue
        case .messages(let inner): return inner.nodeValue
        case .billing(let inner): return inner.nodeValue
        case .staff(let inner): return inner.nodeValue
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .taskFilter: self = .taskFilter
        default:
            if let inner = HospitalPatientsPopover(node, &values) {
                self = .patients(inner)
            } else if let inner = HospitalAppointmentsPopover(node, &values) {
                self = .appointments(inner)
            } else if let inner = HospitalRecordsPopover(node, &values) {
                self = .records(inner)
            } else if let inner = HospitalMessagesPopover(node, &values) {
                self = .messages(inner)
            } else if let inner = HospitalBillingPopover(node, &values) {
                self = .billing(inner)
            } else if let inner = HospitalStaffPopover(node, &values) {
                self = .staff(inner)
            } else {
                return nil
            }
        }
    }
}

/// The alerts.
nonisolated enum HospitalAlert: PresentedValue {
    case patients(HospitalPatientsAlert)
    case appointments(HospitalAppointmentsAlert)
    case records(HospitalRecordsAlert)
    case messages(HospitalMessagesAlert)
    case pharmacy(HospitalPharmacyAlert)
    case billing(HospitalBillingAlert)

    var nodeValue: NodeValue {
        switch self {
        case .patients(let inner): return inner.nodeValue
        case .appointments(let inner): return inner.nodeValue
        case .records(let inner): return inner.nodeValue
        case .messages(let inner): return inner.nodeValue
        case .pharmacy(let inner): return inner.nodeValue
        case .billing(let inner): return inner.nodeValue
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        if let inner = HospitalPatientsAlert(node, &values) {
            self = .patients(inner)
        } else if let inner = HospitalAppointmentsAlert(node, &values) {
            self = .appointments(inner)
        } else if let inner = HospitalRecordsAlert(node, &values) {
            self = .records(inner)
        } else if let inner = HospitalMessagesAlert(node, &values) {
            self = .messages(inner)
        } else if let inner = HospitalPharmacyAlert(node, &values) {
            self = .pharmacy(inner)
        } else if let inner = HospitalBillingAlert(node, &values) {
            self = .billing(inner)
        } else {
            return nil
        }
    }

    var message: String? {
        switch self {
        case .patients(let inner): return inner.message
        case .appointments(let inner): return inner.message
        case .records(let inner): return inner.message
        case .messages(let inner): return inner.message
        case .pharmacy(let inner): return inner.message
        default: return nil
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .patients(let inner): return inner.actions
        case .appointments(let inner): return inner.actions
        case .records(let inner): return inner.actions
        case .messages(let inner): return inner.actions
        case .pharmacy(let inner): return inner.actions
        case .billing(let inner): return inner.actions
        }
    }
}

/// The confirmation dialogs.
nonisolated enum HospitalDialog: PresentedValue {
    /// Delete this task?
    case deleteTask(taskId: Int)
    case patients(HospitalPatientsDialog)
    case appointments(HospitalAppointmentsDialog)
    case records(HospitalRecordsDialog)
    case messages(HospitalMessagesDialog)
    case pharmacy(HospitalPharmacyDialog)
    case billing(HospitalBillingDialog)
    case staff(HospitalStaffDialog)
    case settings(HospitalSettingsDialog)

    var nodeValue: NodeValue {
        switch self {
        case .deleteTask(let taskId): return value(.deleteTask, .int(taskId))
        case .patients(let inner): return inner.nodeValue
        case .appointments(let inner): return inner.nodeValue
        case .records(let inner): return inner.nodeValue
        case .messages(let inner): return inner.nodeValue
        case .pharmacy(let inner): return inner.nodeValue
        case .billing(let inner): return inner.nodeValue
        case .staff(let inner): return inner.nodeValue
        case .settings(let inner): return inner.nodeValue
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .deleteTask: self = .deleteTask(taskId: values.int(0))
        default:
            if let inner = HospitalPatientsDialog(node, &values) {
                self = .patients(inner)
            } else if let inner = HospitalAppointmentsDialog(node, &values) {
                self = .appointments(inner)
            } else if let inner = HospitalRecordsDialog(node, &values) {
                self = .records(inner)
            } else if let inner = HospitalMessagesDialog(node, &values) {
                self = .messages(inner)
            } else if let inner = HospitalPharmacyDialog(node, &values) {
                self = .pharmacy(inner)
            } else if let inner = HospitalBillingDialog(node, &values) {
                self = .billing(inner)
            } else if let inner = HospitalStaffDialog(node, &values) {
                self = .staff(inner)
            } else if let inner = HospitalSettingsDialog(node, &values) {
                self = .settings(inner)
            } else {
                return nil
            }
        }
    }

    var title: String? {
        switch self {
        case .patients(let inner): return inner.title
        case .appointments(let inner): return inner.title
        case .pharmacy(let inner): return inner.title
        case .billing(let inner): return inner.title
        default: return Graph.title(of: node)
        }
    }

    var message: String? {
        switch self {
        case .patients(let inner): return inner.message
        case .appointments(let inner): return inner.message
        case .settings(let inner): return inner.message
        default: return nil
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .deleteTask:
            return [
                AlertButton(
                    DeleteTaskAction.delete, String(localized: "Delete task"), role: .destructive),
                AlertButton(DeleteTaskAction.keep, String(localized: "Keep it"), role: .cancel),
            ]
        case .patients(let inner): return inner.actions
        case .appointments(let inner): return inner.actions
        case .records(let inner): return inner.actions
        case .messages(let inner): return inner.actions
        case .pharmacy(let inner): return inner.actions
        case .billing(let inner): return inner.actions
        case .staff(let inner): return inner.actions
        case .settings(let inner): return inner.actions
        }
    }
}

/// The actions that the app carries out.
nonisolated enum HospitalAction: NavigationValue {
    /// The button of a critical value's notification; says who has seen it, and shows the result.
    case acknowledge(patientId: PatientID, resultId: UUID)
    case confirmEmail(token: UUID)

    var nodeValue: NodeValue {
        switch self {
        case .acknowledge(let patientId, let resultId):
            return value(.acknowledge, .raw(patientId), .uuid(resultId))
        case .confirmEmail(let token): return value(.confirmEmail, .uuid(token))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .acknowledge:
            self = .acknowledge(patientId: values.pattern(0), resultId: values.uuid(1))
        case .confirmEmail: self = .confirmEmail(token: values.uuid(0))
        default: return nil
        }
    }
}

/// The possible answers to `deleteTask`.
nonisolated enum DeleteTaskAction: String, CaseIterable, Codable, Sendable {
    case delete, keep
}

/// The tabs, in the order in which they appear.
nonisolated enum HospitalTab: String, NavigationTab {
    /// Today
    case today
    /// Ward
    case ward
    /// Calendar
    case calendar
    /// Inbox
    case inbox
    /// More
    case more

    typealias Graph = HospitalGraph
}

/// The roots of the app, of which one is shown.
nonisolated enum HospitalRoot: String, NavigationRoot {
    case tabs
    case welcome
}

/// As printed on the wristband.
///
/// String values whose text matches `P-[0-9]{6}`.
nonisolated struct PatientID: PatternValue {
    static let automaton = Automaton("50>1;2D>2;30-39>3;30-39>4;30-39>5;30-39>6;30-39>7;30-39>8;!")
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

/// String values whose text matches `A-[0-9]{6,8}`.
nonisolated struct AppointmentID: PatternValue {
    static let automaton = Automaton(
        """
        41>1;2D>2;30-39>3;30-39>4;30-39>5;30-39>6;30-39>7;30-39>8;!30-39>9;!30-39>10;!
        """)
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

/// String values whose text matches `S-[0-9]{5}`.
nonisolated struct StaffID: PatternValue {
    static let automaton = Automaton("53>1;2D>2;30-39>3;30-39>4;30-39>5;30-39>6;30-39>7;!")
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

/// Building and floor: B3.
///
/// String values whose text matches `[A-Z][0-9]{1,2}`.
nonisolated struct WardCode: PatternValue {
    static let automaton = Automaton("41-5A>1;30-39>2;!30-39>3;!")
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

/// The ATC code of a substance.
///
/// String values whose text matches `[A-Z][0-9]{2}[A-Z]{2}[0-9]{2}`.
nonisolated struct DrugCode: PatternValue {
    static let automaton = Automaton("41-5A>1;30-39>2;30-39>3;41-5A>4;41-5A>5;30-39>6;30-39>7;!")
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

nonisolated enum TaskFilter: String, CaseIterable, Codable, Sendable {
    case mine
    case ward
    case overdue
    case completed
}

nonisolated enum PatientFilter: String, CaseIterable, Codable, Sendable {
    case mine
    case ward
    case critical
    case leavingToday = "leaving-today"
}

nonisolated enum VitalSign: String, CaseIterable, Codable, Sendable {
    case pulse
    case bloodPressure = "blood-pressure"
    case temperature
    case oxygen
    case respiration
    case pain
}

nonisolated enum ChartRange: String, CaseIterable, Codable, Sendable {
    case hours
    case day
    case week
    case stay
}

nonisolated enum Urgency: String, CaseIterable, Codable, Sendable {
    case immediate
    case urgent
    case standard
}

nonisolated enum CalendarScale: String, CaseIterable, Codable, Sendable {
    case day
    case week
    case month
}

nonisolated enum AppointmentKind: String, CaseIterable, Codable, Sendable {
    case consultation
    case surgery
    case imaging
    case followUp = "follow-up"
    case therapy
}

/// String values whose text matches `[0-9]\.[0-9]{2}`.
nonisolated struct RoomNumber: PatternValue {
    static let automaton = Automaton("30-39>1;2E>2;30-39>3;30-39>4;!")
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

/// ICD-10.
///
/// String values whose text matches `[A-Z][0-9]{2}(\.[0-9]{1,2})?`.
nonisolated struct DiagnosisCode: PatternValue {
    static let automaton = Automaton("41-5A>1;30-39>2;30-39>3;!2E>4;30-39>5;!30-39>6;!")
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

nonisolated enum LabPanel: String, CaseIterable, Codable, Sendable {
    case blood
    case urine
    case microbiology
    case hormones
}

/// String values whose text matches `[a-z][a-z0-9-]{0,30}`.
nonisolated struct Analyte: PatternValue {
    static let automaton = Automaton(
        """
        61-7A>1;!2D>2,30-39>2,61-7A>2;!2D>3,30-39>3,61-7A>3;!2D>4,30-39>4,61-7A>4;\
        !2D>5,30-39>5,61-7A>5;!2D>6,30-39>6,61-7A>6;!2D>7,30-39>7,61-7A>7;\
        !2D>8,30-39>8,61-7A>8;!2D>9,30-39>9,61-7A>9;!2D>10,30-39>10,61-7A>10;\
        !2D>11,30-39>11,61-7A>11;!2D>12,30-39>12,61-7A>12;!2D>13,30-39>13,61-7A>13;\
        !2D>14,30-39>14,61-7A>14;!2D>15,30-39>15,61-7A>15;!2D>16,30-39>16,61-7A>16;\
        !2D>17,30-39>17,61-7A>17;!2D>18,30-39>18,61-7A>18;!2D>19,30-39>19,61-7A>19;\
        !2D>20,30-39>20,61-7A>20;!2D>21,30-39>21,61-7A>21;!2D>22,30-39>22,61-7A>22;\
        !2D>23,30-39>23,61-7A>23;!2D>24,30-39>24,61-7A>24;!2D>25,30-39>25,61-7A>25;\
        !2D>26,30-39>26,61-7A>26;!2D>27,30-39>27,61-7A>27;!2D>28,30-39>28,61-7A>28;\
        !2D>29,30-39>29,61-7A>29;!2D>30,30-39>30,61-7A>30;!2D>31,30-39>31,61-7A>31;!
        """)
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

nonisolated enum MessageFolder: String, CaseIterable, Codable, Sendable {
    case inbox
    case sent
    case archived
    case flagged
}

/// String values whose text matches `RX-[0-9]{7}`.
nonisolated struct PrescriptionID: PatternValue {
    static let automaton = Automaton(
        """
        52>1;58>2;2D>3;30-39>4;30-39>5;30-39>6;30-39>7;30-39>8;30-39>9;30-39>10;!
        """)
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

nonisolated enum PrescriptionStatus: String, CaseIterable, Codable, Sendable {
    case active
    case paused
    case ended
}

nonisolated enum StockLevel: String, CaseIterable, Codable, Sendable {
    case empty
    case low
    case enough
}

nonisolated enum Frequency: String, CaseIterable, Codable, Sendable {
    case once
    case daily
    case twiceDaily = "twice-daily"
    case asNeeded = "as-needed"
}

/// String values whose text matches `INV-[0-9]{4}-[0-9]{5}`.
nonisolated struct InvoiceID: PatternValue {
    static let automaton = Automaton(
        """
        49>1;4E>2;56>3;2D>4;30-39>5;30-39>6;30-39>7;30-39>8;2D>9;30-39>10;30-39>11;\
        30-39>12;30-39>13;30-39>14;!
        """)
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

nonisolated enum InvoiceStatus: String, CaseIterable, Codable, Sendable {
    case open
    case overdue
    case paid
    case disputed
}

/// String values whose text matches `20[0-9]{2}-(0[1-9]|1[0-2])`.
nonisolated struct Month: PatternValue {
    static let automaton = Automaton("32>1;30>2;30-39>3;30-39>4;2D>5;30>6,31>7;31-39>8;30-32>8;!")
    let rawValue: String
    init(unchecked value: String) { rawValue = value }
}

nonisolated enum Department: String, CaseIterable, Codable, Sendable {
    case surgery
    case medicine
    case pediatrics
    case intensiveCare = "intensive-care"
    case emergency
}

nonisolated enum ShiftKind: String, CaseIterable, Codable, Sendable {
    case early
    case late
    case night
}

nonisolated enum Appearance: String, CaseIterable, Codable, Sendable {
    case system
    case light
    case dark
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum HospitalNode: NavigationNode {
    case today
    case ward
    case calendar
    case inbox
    case more
    case splash
    case welcome
    case dashboard
    case tasks
    case task
    case notifications
    case moreMenu
    case help
    case forgotPassword
    case signIn
    case search
    case editTask
    case reportProblem
    case unlock
    case wristbandScanner
    case taskFilter
    case deleteTask
    case acknowledge
    case confirmEmail
    case patientsList
    case patientsDetail
    case patientsVitals
    case patientsVitalSign
    case patientsAllergies
    case patientsCarePlan
    case patientsNotes
    case patientsNote
    case patientsWounds
    case patientsBeds
    case patientsBed
    case patientsChooseBed
    case patientsRecordVitals
    case patientsWriteNote
    case patientsTransfer
    case patientsWoundPhotos
    case patientsListOptions
    case patientsNormalRange
    case patientsIsolation
    case patientsDischarge
    case patientsAdmission
    case patientsAdmissionIdentity
    case patientsAdmissionReason
    case patientsAdmissionInsurance
    case patientsAdmissionBed
    case patientsAdmissionApproval
    case patientsAdmissionAdmitted
    case appointmentsSchedule
    case appointmentsDetail
    case appointmentsChecklist
    case appointmentsForPatient
    case appointmentsRooms
    case appointmentsRoom
    case appointmentsTheatres
    case appointmentsOperation
    case appointmentsReschedule
    case appointmentsPickDay
    case appointmentsVideoVisit
    case appointmentsSurgicalChecklist
    case appointmentsSlotInfo
    case appointmentsDoubleBooked
    case appointmentsCancelAppointment
    case appointmentsBook
    case appointmentsBookPerson
    case appointmentsBookReason
    case appointmentsBookSlot
    case appointmentsBookPlace
    case appointmentsBookSummary
    case recordsOverview
    case recordsTimeline
    case recordsDiagnoses
    case recordsDiagnosis
    case recordsLabs
    case recordsLabResult
    case recordsLabTrend
    case recordsImaging
    case recordsStudy
    case recordsDocuments
    case recordsDocument
    case recordsImport
    case recordsMedications
    case recordsMedication
    case recordsAddDiagnosis
    case recordsShareRecord
    case recordsAccessCode
    case recordsUploadDocument
    case recordsViewer
    case recordsDocumentScanner
    case recordsReferenceRange
    case recordsCriticalValue
    case recordsDeleteDocument
    case recordsOrderTests
    case recordsOrderTestsChoosePanel
    case recordsOrderTestsSamples
    case recordsOrderTestsUrgency
    case recordsOrderTestsReview
    /// Inbox
    ///
    /// The root of the inbox's tab.
    case messagesMailbox
    case messagesThreads
    case messagesThread
    case messagesAnnouncement
    case messagesPage
    case messagesChooseRecipient
    case messagesCompose
    case messagesForward
    case messagesTemplates
    case messagesAttachment
    case messagesCall
    case messagesReactions
    case messagesSendFailed
    case messagesArchiveThread
    case pharmacyHome
    case pharmacyPrescriptions
    case pharmacyPrescription
    case pharmacyDrugs
    case pharmacyDrug
    case pharmacyInteractions
    case pharmacyLeaflet
    case pharmacyStock
    case pharmacyStockItem
    case pharmacyNarcotics
    case pharmacyPrescriberOnly
    case pharmacyRenew
    case pharmacyDose
    case pharmacyOrderStock
    case pharmacyDrugScanner
    case pharmacyInteraction
    case pharmacyLowStock
    case pharmacyStopPrescription
    case pharmacyPrescribe
    case pharmacyPrescribeSubstance
    case pharmacyPrescribeDosage
    case pharmacyPrescribeSafetyCheck
    case pharmacyPrescribeSignature
    case pharmacyDispense
    case pharmacyDispensePackage
    case pharmacyDispenseHandOver
    case billingHome
    case billingInvoices
    case billingInvoice
    case billingInvoiceItems
    case billingReport
    case billingPatientCosts
    case billingRequestAccess
    case billingAddCharge
    case billingRecordPayment
    case billingCardTerminal
    case billingInvoiceFilter
    case billingPaymentFailed
    case billingCancelInvoice
    case billingCloseMonth
    case billingCloseMonthOpenItems
    case billingCloseMonthTotals
    case billingCloseMonthApproval
    case staffDirectory
    case staffProfile
    case staffShifts
    case staffMe
    case staffRoster
    case staffRosterDay
    case staffSwapRequests
    case staffSwapRequest
    case staffChooseWard
    case staffRequestSwap
    case staffBadge
    case staffShiftInfo
    case staffDeclineSwap
    case staffHandover
    case staffHandoverSummary
    case staffHandoverCritical
    case staffHandoverOpenTasks
    case staffHandoverSignOff
    case settingsHome
    case settingsAccount
    case settingsSecurity
    case settingsNotifications
    case settingsAppearance
    case settingsPrivacy
    case settingsAbout
    case settingsResendConfirmation
    case settingsSignOut
    case settingsDeleteData
    case settingsChangePin
    case settingsChangePinCurrentPin
    case settingsChangePinNewPin
    case settingsChangePinChanged

    typealias Graph = HospitalGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum HospitalGraph: NavigationGraph {
    typealias Node = HospitalNode
    typealias Route = HospitalRoute
    typealias Sheet = HospitalSheet
    typealias Cover = HospitalCover
    typealias Popover = HospitalPopover
    typealias Alert = HospitalAlert
    typealias Dialog = HospitalDialog
    typealias Action = HospitalAction
    typealias Flow = HospitalFlow
    typealias Tab = HospitalTab
    typealias Root = HospitalRoot
    typealias Link = HospitalLink
    typealias Conditions = HospitalConditions
    typealias Handlers = any HospitalHandlers

    static let table = GraphTable(
        HospitalGraph.self, "Hospital", format: .v1, deferralLimit: 900,
        """
        ?signedIn otherwise=signIn
        ?unlocked otherwise=unlock
        ?wardChosen otherwise=staff.chooseWard
        ?prescriber otherwise=pharmacy.prescriberOnly
        ?billingAccess otherwise=billing.requestAccess
        ?shiftLead
        @tabs when=signedIn
        @welcome
        @launching splash
        today tab root=dashboard symbol=sun.max
        ward tab root=patients.list needs=wardChosen symbol=bed.double
        calendar tab root=appointments.schedule symbol=calendar
        inbox tab root=messages.mailbox symbol=tray badge
        more tab root=moreMenu symbol=ellipsis.circle
        splash screen
        welcome screen pushes=help
        dashboard screen pushes=tasks,notifications,patients.detail,appointments.detail owner=core
        tasks screen params=filter pushes=task owner=core
        task screen params=taskId pushes=patients.detail owner=core
        notifications screen pushes=settings.notifications
        moreMenu screen \
            pushes=pharmacy.home,billing.home,staff.directory,staff.roster,staff.me,settings.home
        help screen params=topics
        forgotPassword screen params=staffId
        signIn sheet pushes=forgotPassword stack owner=core tags=security
        search sheet params=query detents=medium,large grabber
        editTask sheet params=taskId stack owner=core
        reportProblem sheet params=text stack
        unlock cover stack noSwipe tags=security
        wristbandScanner cover stack
        taskFilter popover compact=popover
        deleteTask dialog params=taskId
        acknowledge action params=patientId,resultId needs=unlocked
        confirmEmail action params=token
        patients.list screen params=filter pushes=patients.detail,patients.beds owner=ward
        patients.detail screen params=patientId \
            pushes=patients.vitals,patients.allergies,patients.carePlan,patients.notes,patients.wounds,records.overview,records.medications,appointments.forPatient,billing.patientCosts \
            owner=ward tags=clinical
        patients.vitals screen params=patientId pushes=patients.vitalSign owner=ward tags=clinical
        patients.vitalSign screen params=patientId,sign,range identity=patientId,sign owner=ward \
            tags=clinical
        patients.allergies screen params=patientId tags=clinical
        patients.carePlan screen params=patientId was=patients.nursingPlan
        patients.notes screen params=patientId pushes=patients.note
        patients.note screen params=patientId,noteId pushes=staff.profile
        patients.wounds screen params=patientId
        patients.beds screen params=ward pushes=patients.bed
        patients.bed screen params=ward,number pushes=patients.detail
        patients.chooseBed screen params=ward
        patients.recordVitals sheet params=patientId,sign onLink=wait stack detents=medium,large \
            tags=clinical
        patients.writeNote sheet params=patientId,noteId onLink=wait stack noSwipe
        patients.transfer sheet params=patientId pushes=patients.chooseBed stack sizing=form
        patients.woundPhotos cover params=patientId,woundId,index stack
        patients.listOptions popover compact=popover
        patients.normalRange popover params=sign compact=popover
        patients.isolation alert params=patientId
        patients.discharge dialog params=patientId
        >patients.discharge.plan go:patients.carePlan(0)
        patients.admission flow then=patients.beds stack owner=ward
        patients.admission.identity step
        patients.admission.reason step
        patients.admission.insurance step skippable
        patients.admission.bed step
        patients.admission.approval step when=!shiftLead
        patients.admission.admitted step final
        appointments.schedule screen params=scale,day \
            pushes=appointments.detail,appointments.rooms,appointments.theatres owner=planning
        appointments.detail screen params=appointmentId \
            pushes=appointments.checklist,appointments.room owner=planning
        appointments.checklist screen params=appointmentId
        appointments.forPatient screen params=patientId,kind pushes=appointments.detail
        appointments.rooms screen pushes=appointments.room
        appointments.room screen params=number
        appointments.theatres screen params=day pushes=appointments.operation owner=surgery
        appointments.operation screen params=operationId owner=surgery
        appointments.reschedule sheet params=appointmentId stack
        appointments.pickDay sheet detents=h420.0
        appointments.videoVisit cover params=appointmentId onLink=stack stack noSwipe
        appointments.surgicalChecklist cover params=operationId needs=unlocked stack noSwipe \
            tags=clinical
        appointments.slotInfo popover params=day,number compact=sheet
        appointments.doubleBooked alert params=appointmentId
        >appointments.doubleBooked.move present:appointments.reschedule(0)
        appointments.cancelAppointment dialog params=appointmentId
        >appointments.cancelAppointment.move present:appointments.reschedule(0)
        appointments.book flow as=sheet stack owner=planning
        appointments.book.person step
        appointments.book.reason step
        appointments.book.slot step
        appointments.book.place step skippable
        appointments.book.summary step
        records.overview screen params=patientId needs=unlocked \
            pushes=records.timeline,records.diagnoses,records.labs,records.imaging,records.documents,records.medications \
            owner=records tags=clinical
        records.timeline screen params=patientId,year \
            pushes=records.labResult,records.study,records.document
        records.diagnoses screen params=patientId pushes=records.diagnosis
        records.diagnosis screen params=patientId,code
        records.labs screen params=patientId,panel pushes=records.labResult,records.labTrend \
            owner=laboratory tags=clinical
        records.labResult screen params=patientId,resultId,analyte needs=unlocked \
            pushes=records.labTrend identity=patientId,resultId owner=laboratory tags=clinical
        records.labTrend screen params=patientId,analyte
        records.imaging screen params=patientId pushes=records.study owner=radiology
        records.study screen params=patientId,studyId owner=radiology
        records.documents screen params=patientId pushes=records.document,records.import
        records.document screen params=patientId,documentId,page
        records.import screen params=patientId
        records.medications screen params=patientId pushes=records.medication tags=clinical
        records.medication screen params=patientId,drug pushes=pharmacy.drug,pharmacy.prescription \
            tags=clinical
        records.addDiagnosis sheet params=patientId stack
        records.shareRecord sheet params=patientId needs=unlocked stack
        records.accessCode sheet params=code sensitive=code detents=medium
        records.uploadDocument sheet params=patientId,scan transient stack noSwipe
        records.viewer cover params=patientId,studyId,slice identity=patientId,studyId stack \
            owner=radiology
        records.documentScanner cover params=patientId stack
        records.referenceRange popover params=analyte compact=popover
        records.criticalValue alert params=patientId,resultId needs=unlocked owner=laboratory \
            tags=clinical
        >records.criticalValue.look go:records.labResult(0,1,_)
        records.deleteDocument dialog params=patientId,documentId needs=unlocked
        records.orderTests flow as=sheet owner=laboratory
        records.orderTests.choosePanel step
        records.orderTests.samples step
        records.orderTests.urgency step skippable
        records.orderTests.review step
        messages.mailbox split sidebar=messages.threads \
            detail=messages.thread,messages.announcement,messages.page visibility=automatic
        messages.threads screen params=folder \
            pushes=messages.thread,messages.announcement,messages.page owner=messaging
        messages.thread screen params=threadId,message identity=threadId owner=messaging
        messages.announcement screen params=announcementId owner=messaging
        messages.page screen params=pageId
        messages.chooseRecipient screen params=query
        messages.compose sheet params=recipient,subject onLink=wait \
            pushes=messages.chooseRecipient stack owner=messaging
        messages.forward sheet params=threadId,message pushes=messages.chooseRecipient stack
        messages.templates sheet detents=medium,large
        messages.attachment cover params=threadId,index stack
        messages.call cover params=staffId onLink=stack stack
        messages.reactions popover params=threadId,message compact=popover
        messages.sendFailed alert params=threadId
        messages.archiveThread dialog params=threadId
        pharmacy.home screen \
            pushes=pharmacy.prescriptions,pharmacy.drugs,pharmacy.stock,pharmacy.narcotics \
            owner=pharmacy
        pharmacy.prescriptions screen params=status pushes=pharmacy.prescription owner=pharmacy
        pharmacy.prescription screen params=prescriptionId pushes=pharmacy.drug owner=pharmacy \
            tags=clinical
        pharmacy.drugs screen params=query pushes=pharmacy.drug \
            offers=pharmacy.prescribe:prescriber
        pharmacy.drug screen params=drug,section pushes=pharmacy.interactions,pharmacy.leaflet \
            identity=drug
        pharmacy.interactions screen params=drug,with pushes=pharmacy.drug
        pharmacy.leaflet screen params=drug,page
        pharmacy.stock screen params=ward,level pushes=pharmacy.stockItem owner=supply
        pharmacy.stockItem screen params=ward,drug pushes=pharmacy.drug owner=supply
        pharmacy.narcotics screen needs=unlocked owner=pharmacy tags=security
        pharmacy.prescriberOnly sheet stack detents=medium
        pharmacy.renew sheet params=prescriptionId needs=prescriber,unlocked stack
        pharmacy.dose sheet params=drug,weight detents=0.4,large initial=0.4 behind=enabled
        pharmacy.orderStock sheet params=drug,ward stack
        pharmacy.drugScanner cover stack
        pharmacy.interaction alert params=drug
        pharmacy.lowStock alert params=ward,drug
        >pharmacy.lowStock.order present:pharmacy.orderStock(1,0)
        pharmacy.stopPrescription dialog params=prescriptionId needs=prescriber
        pharmacy.prescribe flow needs=prescriber,unlocked stack owner=pharmacy tags=clinical
        pharmacy.prescribe.substance step
        pharmacy.prescribe.dosage step
        pharmacy.prescribe.safetyCheck step
        pharmacy.prescribe.signature step
        pharmacy.dispense flow as=sheet noBack needs=unlocked
        pharmacy.dispense.package step
        pharmacy.dispense.handOver step
        billing.home screen needs=billingAccess pushes=billing.invoices,billing.report \
            owner=finance
        billing.invoices screen params=status,minimum pushes=billing.invoice owner=finance
        billing.invoice screen params=invoiceId pushes=billing.invoiceItems owner=finance
        billing.invoiceItems screen params=invoiceId
        billing.report screen params=month
        billing.patientCosts screen params=patientId needs=billingAccess pushes=billing.invoice \
            owner=finance
        billing.requestAccess sheet stack detents=medium
        billing.addCharge sheet params=patientId,invoiceId stack
        billing.recordPayment sheet params=invoiceId stack detents=medium
        billing.cardTerminal cover params=invoiceId onLink=wait stack noSwipe
        billing.invoiceFilter popover compact=popover
        billing.paymentFailed alert params=invoiceId
        >billing.paymentFailed.record present:billing.recordPayment(0)
        billing.cancelInvoice dialog params=invoiceId
        billing.closeMonth flow as=sheet needs=unlocked owner=finance
        billing.closeMonth.openItems step
        billing.closeMonth.totals step
        billing.closeMonth.approval step
        staff.directory screen params=query,department pushes=staff.profile owner=people
        staff.profile screen params=staffId pushes=staff.shifts owner=people
        staff.shifts screen params=staffId
        staff.me screen
        staff.roster screen params=ward pushes=staff.rosterDay,staff.swapRequests owner=people
        staff.rosterDay screen params=day,shift pushes=staff.profile
        staff.swapRequests screen pushes=staff.swapRequest
        staff.swapRequest screen params=requestId
        staff.chooseWard sheet detents=medium,large
        staff.requestSwap sheet params=day,staffId stack
        staff.badge cover needs=unlocked stack tags=security
        staff.shiftInfo popover params=day,shift compact=sheet
        staff.declineSwap dialog params=requestId
        staff.handover flow needs=wardChosen stack owner=people
        staff.handover.summary step
        staff.handover.critical step
        staff.handover.openTasks step
        staff.handover.signOff step final
        settings.home screen \
            pushes=help,settings.account,settings.security,settings.notifications,settings.appearance,settings.privacy,settings.about \
            owner=core
        settings.account screen
        settings.security screen needs=unlocked tags=security
        settings.notifications screen
        settings.appearance screen params=preview
        settings.privacy screen
        settings.about screen pushes=help
        settings.resendConfirmation sheet stack detents=medium
        settings.signOut dialog
        settings.deleteData dialog needs=unlocked
        settings.changePin flow as=sheet needs=unlocked tags=security
        settings.changePin.currentPin step
        settings.changePin.newPin step
        settings.changePin.changed step final
        """)

    static func title(of node: HospitalNode) -> String? {
        switch node {
        case .today: return String(localized: "Today")
        case .ward: return String(localized: "Ward")
        case .calendar: return String(localized: "Calendar")
        case .inbox: return String(localized: "Inbox")
        case .more: return String(localized: "More")
        case .welcome: return String(localized: "St. Mary")
        case .dashboard: return String(localized: "Today")
        case .tasks: return String(localized: "Tasks")
        case .notifications: return String(localized: "Notifications")
        case .moreMenu: return String(localized: "More")
        case .help: return String(localized: "Help")
        case .forgotPassword: return String(localized: "Reset password")
        case .signIn: return String(localized: "Sign in")
        case .search: return String(localized: "Search")
        case .editTask: return String(localized: "Task")
        case .reportProblem: return String(localized: "Report a problem")
        case .unlock: return String(localized: "Unlock")
        case .wristbandScanner: return String(localized: "Scan a wristband")
        case .taskFilter: return String(localized: "Show")
        case .deleteTask: return String(localized: "Delete this task?")
        case .patientsList: return String(localized: "Patients")
        case .patientsVitals: return String(localized: "Vital signs")
        case .patientsAllergies: return String(localized: "Allergies")
        case .patientsCarePlan: return String(localized: "Care plan")
        case .patientsNotes: return String(localized: "Notes")
        case .patientsNote: return String(localized: "Note")
        case .patientsWounds: return String(localized: "Wounds")
        case .patientsBeds: return String(localized: "Beds")
        case .patientsChooseBed: return String(localized: "Choose a bed")
        case .patientsRecordVitals: return String(localized: "Record vital signs")
        case .patientsWriteNote: return String(localized: "Note")
        case .patientsTransfer: return String(localized: "Transfer")
        case .patientsWoundPhotos: return String(localized: "Photos")
        case .patientsListOptions: return String(localized: "Show")
        case .patientsNormalRange: return String(localized: "Normal range")
        case .patientsIsolation: return String(localized: "Isolation")
        case .patientsAdmission: return String(localized: "Admission")
        case .patientsAdmissionIdentity: return String(localized: "Who is it?")
        case .patientsAdmissionReason: return String(localized: "Why are they here?")
        case .patientsAdmissionInsurance: return String(localized: "Insurance")
        case .patientsAdmissionBed: return String(localized: "Bed")
        case .patientsAdmissionApproval: return String(localized: "Approval")
        case .appointmentsSchedule: return String(localized: "Calendar")
        case .appointmentsChecklist: return String(localized: "Checklist")
        case .appointmentsForPatient: return String(localized: "Appointments")
        case .appointmentsRooms: return String(localized: "Rooms")
        case .appointmentsTheatres: return String(localized: "Theatres")
        case .appointmentsOperation: return String(localized: "Operation")
        case .appointmentsReschedule: return String(localized: "Find another time")
        case .appointmentsPickDay: return String(localized: "Day")
        case .appointmentsVideoVisit: return String(localized: "Video visit")
        case .appointmentsSurgicalChecklist: return String(localized: "Before the incision")
        case .appointmentsSlotInfo: return String(localized: "Slot")
        case .appointmentsDoubleBooked: return String(localized: "Double booking")
        case .appointmentsBook: return String(localized: "New appointment")
        case .appointmentsBookPerson: return String(localized: "For whom?")
        case .appointmentsBookReason: return String(localized: "What for?")
        case .appointmentsBookSlot: return String(localized: "When?")
        case .appointmentsBookPlace: return String(localized: "Where?")
        case .recordsOverview: return String(localized: "Record")
        case .recordsTimeline: return String(localized: "Timeline")
        case .recordsDiagnoses: return String(localized: "Diagnoses")
        case .recordsLabs: return String(localized: "Laboratory")
        case .recordsLabResult: return String(localized: "Result")
        case .recordsImaging: return String(localized: "Imaging")
        case .recordsDocuments: return String(localized: "Documents")
        case .recordsDocument: return String(localized: "Document")
        case .recordsImport: return String(localized: "Import")
        case .recordsMedications: return String(localized: "Medication")
        case .recordsAddDiagnosis: return String(localized: "Add a diagnosis")
        case .recordsShareRecord: return String(localized: "Share the record")
        case .recordsAccessCode: return String(localized: "Access code")
        case .recordsUploadDocument: return String(localized: "Upload")
        case .recordsViewer: return String(localized: "Images")
        case .recordsDocumentScanner: return String(localized: "Scan")
        case .recordsReferenceRange: return String(localized: "Reference range")
        case .recordsCriticalValue: return String(localized: "Critical value")
        case .recordsDeleteDocument: return String(localized: "Delete this document?")
        case .recordsOrderTests: return String(localized: "Order tests")
        case .messagesMailbox: return String(localized: "Inbox")
        case .messagesThreads: return String(localized: "Messages")
        case .messagesThread: return String(localized: "Conversation")
        case .messagesAnnouncement: return String(localized: "Announcement")
        case .messagesPage: return String(localized: "Page")
        case .messagesChooseRecipient: return String(localized: "To")
        case .messagesCompose: return String(localized: "New message")
        case .messagesForward: return String(localized: "Forward")
        case .messagesTemplates: return String(localized: "Templates")
        case .messagesAttachment: return String(localized: "Attachment")
        case .messagesCall: return String(localized: "Call")
        case .messagesReactions: return String(localized: "Reactions")
        case .messagesSendFailed: return String(localized: "Not sent")
        case .messagesArchiveThread: return String(localized: "Archive this conversation?")
        case .pharmacyHome: return String(localized: "Pharmacy")
        case .pharmacyPrescriptions: return String(localized: "Prescriptions")
        case .pharmacyDrugs: return String(localized: "Drugs")
        case .pharmacyInteractions: return String(localized: "Interactions")
        case .pharmacyLeaflet: return String(localized: "Leaflet")
        case .pharmacyStock: return String(localized: "Stock")
        case .pharmacyNarcotics: return String(localized: "Narcotics")
        case .pharmacyPrescriberOnly: return String(localized: "Only for prescribers")
        case .pharmacyRenew: return String(localized: "Renew")
        case .pharmacyDose: return String(localized: "Dose")
        case .pharmacyOrderStock: return String(localized: "Order")
        case .pharmacyDrugScanner: return String(localized: "Scan a package")
        case .pharmacyInteraction: return String(localized: "Interaction")
        case .pharmacyLowStock: return String(localized: "Only a few left")
        case .pharmacyPrescribe: return String(localized: "Prescribe")
        case .pharmacyPrescribeSubstance: return String(localized: "What?")
        case .pharmacyPrescribeDosage: return String(localized: "How much?")
        case .pharmacyPrescribeSafetyCheck: return String(localized: "Interactions")
        case .pharmacyPrescribeSignature: return String(localized: "Sign")
        case .pharmacyDispense: return String(localized: "Hand out")
        case .billingHome: return String(localized: "Billing")
        case .billingInvoices: return String(localized: "Invoices")
        case .billingInvoiceItems: return String(localized: "Items")
        case .billingPatientCosts: return String(localized: "Costs")
        case .billingRequestAccess: return String(localized: "Billing is not open to you")
        case .billingAddCharge: return String(localized: "Add an item")
        case .billingRecordPayment: return String(localized: "Record a payment")
        case .billingCardTerminal: return String(localized: "Card")
        case .billingInvoiceFilter: return String(localized: "Show")
        case .billingPaymentFailed: return String(localized: "The card was refused")
        case .billingCloseMonth: return String(localized: "Close the month")
        case .staffDirectory: return String(localized: "Staff")
        case .staffShifts: return String(localized: "Shifts")
        case .staffMe: return String(localized: "Me")
        case .staffRoster: return String(localized: "Roster")
        case .staffRosterDay: return String(localized: "Day")
        case .staffSwapRequests: return String(localized: "Requests")
        case .staffSwapRequest: return String(localized: "Request")
        case .staffChooseWard: return String(localized: "Where do you work today?")
        case .staffRequestSwap: return String(localized: "Swap a shift")
        case .staffBadge: return String(localized: "Badge")
        case .staffShiftInfo: return String(localized: "Shift")
        case .staffDeclineSwap: return String(localized: "Decline this request?")
        case .staffHandover: return String(localized: "Handover")
        case .staffHandoverSummary: return String(localized: "The shift")
        case .staffHandoverCritical: return String(localized: "Who needs attention")
        case .staffHandoverOpenTasks: return String(localized: "What is left to do")
        case .settingsHome: return String(localized: "Settings")
        case .settingsAccount: return String(localized: "Account")
        case .settingsSecurity: return String(localized: "Security")
        case .settingsNotifications: return String(localized: "Notifications")
        case .settingsAppearance: return String(localized: "Appearance")
        case .settingsPrivacy: return String(localized: "Privacy")
        case .settingsAbout: return String(localized: "About")
        case .settingsResendConfirmation: return String(localized: "Confirm your email")
        case .settingsSignOut: return String(localized: "Sign out?")
        case .settingsDeleteData: return String(localized: "Delete everything on this device?")
        case .settingsChangePin: return String(localized: "Change PIN")
        default: return nil
        }
    }

    static func cancelLabel(of node: HospitalNode) -> String? {
        switch node {
        case .signIn: return String(localized: "Not now")
        case .editTask: return String(localized: "Cancel")
        case .reportProblem: return String(localized: "Cancel")
        case .unlock: return String(localized: "Cancel")
        case .wristbandScanner: return String(localized: "Cancel")
        case .patientsRecordVitals: return String(localized: "Cancel")
        case .patientsWriteNote: return String(localized: "Discard")
        case .patientsTransfer: return String(localized: "Cancel")
        case .patientsWoundPhotos: return String(localized: "Done")
        case .appointmentsReschedule: return String(localized: "Cancel")
        case .appointmentsVideoVisit: return String(localized: "Leave")
        case .appointmentsSurgicalChecklist: return String(localized: "Interrupt")
        case .recordsAddDiagnosis: return String(localized: "Cancel")
        case .recordsShareRecord: return String(localized: "Cancel")
        case .recordsUploadDocument: return String(localized: "Discard")
        case .recordsViewer: return String(localized: "Done")
        case .recordsDocumentScanner: return String(localized: "Cancel")
        case .messagesCompose: return String(localized: "Discard")
        case .messagesForward: return String(localized: "Cancel")
        case .messagesAttachment: return String(localized: "Done")
        case .messagesCall: return String(localized: "Hang up")
        case .pharmacyPrescriberOnly: return String(localized: "OK")
        case .pharmacyRenew: return String(localized: "Cancel")
        case .pharmacyOrderStock: return String(localized: "Cancel")
        case .pharmacyDrugScanner: return String(localized: "Cancel")
        case .billingRequestAccess: return String(localized: "Not now")
        case .billingAddCharge: return String(localized: "Cancel")
        case .billingRecordPayment: return String(localized: "Cancel")
        case .billingCardTerminal: return String(localized: "Abort")
        case .staffRequestSwap: return String(localized: "Cancel")
        case .staffBadge: return String(localized: "Done")
        case .settingsResendConfirmation: return String(localized: "Later")
        default: return nil
        }
    }

    static func confirmLabel(of node: HospitalNode) -> String? {
        switch node {
        case .editTask: return String(localized: "Save")
        case .reportProblem: return String(localized: "Send")
        case .patientsRecordVitals: return String(localized: "Save")
        case .patientsWriteNote: return String(localized: "Sign")
        case .patientsTransfer: return String(localized: "Transfer")
        case .appointmentsReschedule: return String(localized: "Move")
        case .appointmentsSurgicalChecklist: return String(localized: "Complete")
        case .recordsAddDiagnosis: return String(localized: "Add")
        case .recordsShareRecord: return String(localized: "Share")
        case .recordsUploadDocument: return String(localized: "Upload")
        case .messagesCompose: return String(localized: "Send")
        case .messagesForward: return String(localized: "Send")
        case .pharmacyRenew: return String(localized: "Renew")
        case .pharmacyOrderStock: return String(localized: "Order")
        case .billingRequestAccess: return String(localized: "Ask for access")
        case .billingAddCharge: return String(localized: "Add")
        case .billingRecordPayment: return String(localized: "Save")
        case .staffRequestSwap: return String(localized: "Ask")
        case .settingsResendConfirmation: return String(localized: "Send again")
        default: return nil
        }
    }

    static func placeholder(of split: HospitalNode, _ column: SplitColumn) -> ColumnPlaceholder? {
        switch (split, column) {
        case (.messagesMailbox, .detail):
            return ColumnPlaceholder(
                String(localized: "No conversation"), symbol: "bubble.left.and.bubble.right")
        default: return nil
        }
    }
}
