// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can be on a stack.
nonisolated enum HospitalRoute: Hashable, Codable, Sendable {
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

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .welcome:
            return String(localized: "St. Mary")
        case .dashboard:
            return String(localized: "Today")
        case .tasks:
            return String(localized: "Tasks")
        case .task(let taskId):
            return String(localized: "Task \(taskId)")
        case .notifications:
            return String(localized: "Notifications")
        case .moreMenu:
            return String(localized: "More")
        case .help:
            return String(localized: "Help")
        case .forgotPassword:
            return String(localized: "Reset password")
        case .patients(let inner):
            return inner.title
        case .appointments(let inner):
            return inner.title
        case .records(let inner):
            return inner.title
        case .messages(let inner):
            return inner.title
        case .pharmacy(let inner):
            return inner.title
        case .billing(let inner):
            return inner.title
        case .staff(let inner):
            return inner.title
        case .settings(let inner):
            return inner.title
        default:
            return nil
        }
    }
}

nonisolated extension HospitalRoute {
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .splash: return 5
        case .welcome: return 6
        case .dashboard: return 7
        case .tasks: return 8
        case .task: return 9
        case .notifications: return 10
        case .moreMenu: return 11
        case .help: return 12
        case .forgotPassword: return 13
        case .patients(let inner): return inner.place
        case .appointments(let inner): return inner.place
        case .records(let inner): return inner.place
        case .messages(let inner): return inner.place
        case .pharmacy(let inner): return inner.place
        case .billing(let inner): return inner.place
        case .staff(let inner): return inner.place
        case .settings(let inner): return inner.place
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .tasks(let filter):
            fields.text(filter.rawValue)
        case .task(let taskId):
            fields.int(taskId)
        case .help(let topics):
            fields.textList(topics)
        case .forgotPassword(let staffId):
            fields.text(staffId?.rawValue)
        case .patients(let inner): return inner.fields
        case .appointments(let inner): return inner.fields
        case .records(let inner): return inner.fields
        case .messages(let inner): return inner.fields
        case .pharmacy(let inner): return inner.fields
        case .billing(let inner): return inner.fields
        case .staff(let inner): return inner.fields
        case .settings(let inner): return inner.fields
        default: break
        }
        return fields
    }
}

nonisolated extension HospitalRoute: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 5:
            self = .splash
        case 6:
            self = .welcome
        case 7:
            self = .dashboard
        case 8:
            self = .tasks(filter: saved.value(0, or: .mine))
        case 9:
            self = .task(taskId: saved.int(0))
        case 10:
            self = .notifications
        case 11:
            self = .moreMenu
        case 12:
            self = .help(topics: saved.value(0, or: []))
        case 13:
            self = .forgotPassword(staffId: saved.optional(0))
        default:
            if let inner = saved.inner(HospitalPatientsRoute.self) {
                self = .patients(inner)
            } else if let inner = saved.inner(HospitalAppointmentsRoute.self) {
                self = .appointments(inner)
            } else if let inner = saved.inner(HospitalRecordsRoute.self) {
                self = .records(inner)
            } else if let inner = saved.inner(HospitalMessagesRoute.self) {
                self = .messages(inner)
            } else if let inner = saved.inner(HospitalPharmacyRoute.self) {
                self = .pharmacy(inner)
            } else if let inner = saved.inner(HospitalBillingRoute.self) {
                self = .billing(inner)
            } else if let inner = saved.inner(HospitalStaffRoute.self) {
                self = .staff(inner)
            } else if let inner = saved.inner(HospitalSettingsRoute.self) {
                self = .settings(inner)
            } else {
                return nil
            }
        }
    }
}

/// What is shown as a sheet.
nonisolated enum HospitalSheet: Hashable, Codable, Identifiable, Sendable {
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
    /// Patients, their beds, vital signs, notes and plans.
    case patients(HospitalPatientsSheet)
    /// Appointments, rooms and theatres.
    case appointments(HospitalAppointmentsSheet)
    /// Diagnoses, laboratory, imaging, documents and medication of a patient.
    case records(HospitalRecordsSheet)
    /// Conversations, announcements and pages.
    case messages(HospitalMessagesSheet)
    /// Prescriptions, drugs, and the stock of the wards.
    case pharmacy(HospitalPharmacySheet)
    /// Invoices, payments and claims.
    case billing(HospitalBillingSheet)
    /// The directory, the roster and the handover.
    case staff(HospitalStaffSheet)
    /// The account, the device and the app.
    case settings(HospitalSettingsSheet)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalSheet {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .signIn:
            return String(localized: "Sign in")
        case .search:
            return String(localized: "Search")
        case .editTask:
            return String(localized: "Task")
        case .reportProblem:
            return String(localized: "Report a problem")
        case .patients(let inner):
            return inner.title
        case .appointments(let inner):
            return inner.title
        case .records(let inner):
            return inner.title
        case .messages(let inner):
            return inner.title
        case .pharmacy(let inner):
            return inner.title
        case .billing(let inner):
            return inner.title
        case .staff(let inner):
            return inner.title
        case .settings(let inner):
            return inner.title
        }
    }
}

nonisolated extension HospitalSheet {
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .signIn: return 14
        case .search: return 15
        case .editTask: return 16
        case .reportProblem: return 17
        case .patients(let inner): return inner.place
        case .appointments(let inner): return inner.place
        case .records(let inner): return inner.place
        case .messages(let inner): return inner.place
        case .pharmacy(let inner): return inner.place
        case .billing(let inner): return inner.place
        case .staff(let inner): return inner.place
        case .settings(let inner): return inner.place
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .search(let query):
            fields.text(query)
        case .editTask(let taskId):
            fields.int(taskId)
        case .reportProblem(let text):
            fields.text(text)
        case .patients(let inner): return inner.fields
        case .appointments(let inner): return inner.fields
        case .records(let inner): return inner.fields
        case .messages(let inner): return inner.fields
        case .pharmacy(let inner): return inner.fields
        case .billing(let inner): return inner.fields
        case .staff(let inner): return inner.fields
        case .settings(let inner): return inner.fields
        default: break
        }
        return fields
    }
}

nonisolated extension HospitalSheet: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 14:
            self = .signIn
        case 15:
            self = .search(query: saved.optional(0))
        case 16:
            self = .editTask(taskId: saved.optional(0))
        case 17:
            self = .reportProblem(text: saved.optional(0))
        default:
            if let inner = saved.inner(HospitalPatientsSheet.self) {
                self = .patients(inner)
            } else if let inner = saved.inner(HospitalAppointmentsSheet.self) {
                self = .appointments(inner)
            } else if let inner = saved.inner(HospitalRecordsSheet.self) {
                self = .records(inner)
            } else if let inner = saved.inner(HospitalMessagesSheet.self) {
                self = .messages(inner)
            } else if let inner = saved.inner(HospitalPharmacySheet.self) {
                self = .pharmacy(inner)
            } else if let inner = saved.inner(HospitalBillingSheet.self) {
                self = .billing(inner)
            } else if let inner = saved.inner(HospitalStaffSheet.self) {
                self = .staff(inner)
            } else if let inner = saved.inner(HospitalSettingsSheet.self) {
                self = .settings(inner)
            } else {
                return nil
            }
        }
    }
}

/// What covers the whole screen.
nonisolated enum HospitalCover: Hashable, Codable, Identifiable, Sendable {
    /// Unlock
    ///
    /// Asks for Face ID or the PIN before something that must not be seen over a shoulder.
    case unlock
    /// Scan a wristband
    ///
    /// Returns the patient whose wristband was scanned.
    case wristbandScanner
    /// Patients, their beds, vital signs, notes and plans.
    case patients(HospitalPatientsCover)
    /// Appointments, rooms and theatres.
    case appointments(HospitalAppointmentsCover)
    /// Diagnoses, laboratory, imaging, documents and medication of a patient.
    case records(HospitalRecordsCover)
    /// Conversations, announcements and pages.
    case messages(HospitalMessagesCover)
    /// Prescriptions, drugs, and the stock of the wards.
    case pharmacy(HospitalPharmacyCover)
    /// Invoices, payments and claims.
    case billing(HospitalBillingCover)
    /// The directory, the roster and the handover.
    case staff(HospitalStaffCover)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalCover {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .unlock:
            return String(localized: "Unlock")
        case .wristbandScanner:
            return String(localized: "Scan a wristband")
        case .patients(let inner):
            return inner.title
        case .appointments(let inner):
            return inner.title
        case .records(let inner):
            return inner.title
        case .messages(let inner):
            return inner.title
        case .pharmacy(let inner):
            return inner.title
        case .billing(let inner):
            return inner.title
        case .staff(let inner):
            return inner.title
        }
    }
}

nonisolated extension HospitalCover {
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .unlock: return 18
        case .wristbandScanner: return 19
        case .patients(let inner): return inner.place
        case .appointments(let inner): return inner.place
        case .records(let inner): return inner.place
        case .messages(let inner): return inner.place
        case .pharmacy(let inner): return inner.place
        case .billing(let inner): return inner.place
        case .staff(let inner): return inner.place
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .patients(let inner): return inner.fields
        case .appointments(let inner): return inner.fields
        case .records(let inner): return inner.fields
        case .messages(let inner): return inner.fields
        case .pharmacy(let inner): return inner.fields
        case .billing(let inner): return inner.fields
        case .staff(let inner): return inner.fields
        default: return HospitalFields(place)
        }
    }
}

nonisolated extension HospitalCover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 18:
            self = .unlock
        case 19:
            self = .wristbandScanner
        default:
            if let inner = saved.inner(HospitalPatientsCover.self) {
                self = .patients(inner)
            } else if let inner = saved.inner(HospitalAppointmentsCover.self) {
                self = .appointments(inner)
            } else if let inner = saved.inner(HospitalRecordsCover.self) {
                self = .records(inner)
            } else if let inner = saved.inner(HospitalMessagesCover.self) {
                self = .messages(inner)
            } else if let inner = saved.inner(HospitalPharmacyCover.self) {
                self = .pharmacy(inner)
            } else if let inner = saved.inner(HospitalBillingCover.self) {
                self = .billing(inner)
            } else if let inner = saved.inner(HospitalStaffCover.self) {
                self = .staff(inner)
            } else {
                return nil
            }
        }
    }
}

/// What is shown as a popover.
nonisolated enum HospitalPopover: Hashable, Codable, Identifiable, Sendable {
    /// Show
    case taskFilter
    /// Patients, their beds, vital signs, notes and plans.
    case patients(HospitalPatientsPopover)
    /// Appointments, rooms and theatres.
    case appointments(HospitalAppointmentsPopover)
    /// Diagnoses, laboratory, imaging, documents and medication of a patient.
    case records(HospitalRecordsPopover)
    /// Conversations, announcements and pages.
    case messages(HospitalMessagesPopover)
    /// Invoices, payments and claims.
    case billing(HospitalBillingPopover)
    /// The directory, the roster and the handover.
    case staff(HospitalStaffPopover)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalPopover {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .taskFilter:
            return String(localized: "Show")
        case .patients(let inner):
            return inner.title
        case .appointments(let inner):
            return inner.title
        case .records(let inner):
            return inner.title
        case .messages(let inner):
            return inner.title
        case .billing(let inner):
            return inner.title
        case .staff(let inner):
            return inner.title
        }
    }
}

nonisolated extension HospitalPopover {
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .taskFilter: return 20
        case .patients(let inner): return inner.place
        case .appointments(let inner): return inner.place
        case .records(let inner): return inner.place
        case .messages(let inner): return inner.place
        case .billing(let inner): return inner.place
        case .staff(let inner): return inner.place
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .patients(let inner): return inner.fields
        case .appointments(let inner): return inner.fields
        case .records(let inner): return inner.fields
        case .messages(let inner): return inner.fields
        case .billing(let inner): return inner.fields
        case .staff(let inner): return inner.fields
        default: return HospitalFields(place)
        }
    }
}

nonisolated extension HospitalPopover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 20:
            self = .taskFilter
        default:
            if let inner = saved.inner(HospitalPatientsPopover.self) {
                self = .patients(inner)
            } else if let inner = saved.inner(HospitalAppointmentsPopover.self) {
                self = .appointments(inner)
            } else if let inner = saved.inner(HospitalRecordsPopover.self) {
                self = .records(inner)
            } else if let inner = saved.inner(HospitalMessagesPopover.self) {
                self = .messages(inner)
            } else if let inner = saved.inner(HospitalBillingPopover.self) {
                self = .billing(inner)
            } else if let inner = saved.inner(HospitalStaffPopover.self) {
                self = .staff(inner)
            } else {
                return nil
            }
        }
    }
}

/// The alerts.
nonisolated enum HospitalAlert: Hashable, Codable, Identifiable, Sendable {
    /// Patients, their beds, vital signs, notes and plans.
    case patients(HospitalPatientsAlert)
    /// Appointments, rooms and theatres.
    case appointments(HospitalAppointmentsAlert)
    /// Diagnoses, laboratory, imaging, documents and medication of a patient.
    case records(HospitalRecordsAlert)
    /// Conversations, announcements and pages.
    case messages(HospitalMessagesAlert)
    /// Prescriptions, drugs, and the stock of the wards.
    case pharmacy(HospitalPharmacyAlert)
    /// Invoices, payments and claims.
    case billing(HospitalBillingAlert)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalAlert {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .patients(let inner):
            return inner.title
        case .appointments(let inner):
            return inner.title
        case .records(let inner):
            return inner.title
        case .messages(let inner):
            return inner.title
        case .pharmacy(let inner):
            return inner.title
        case .billing(let inner):
            return inner.title
        }
    }
}

nonisolated extension HospitalAlert {
    /// The text below the title.
    var message: String? {
        switch self {
        case .patients(let inner):
            return inner.message
        case .appointments(let inner):
            return inner.message
        case .records(let inner):
            return inner.message
        case .messages(let inner):
            return inner.message
        case .pharmacy(let inner):
            return inner.message
        default:
            return nil
        }
    }
}

nonisolated extension HospitalAlert {
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .patients(let inner): return inner.place
        case .appointments(let inner): return inner.place
        case .records(let inner): return inner.place
        case .messages(let inner): return inner.place
        case .pharmacy(let inner): return inner.place
        case .billing(let inner): return inner.place
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .patients(let inner): return inner.fields
        case .appointments(let inner): return inner.fields
        case .records(let inner): return inner.fields
        case .messages(let inner): return inner.fields
        case .pharmacy(let inner): return inner.fields
        case .billing(let inner): return inner.fields
        }
    }
}

nonisolated extension HospitalAlert: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        default:
            if let inner = saved.inner(HospitalPatientsAlert.self) {
                self = .patients(inner)
            } else if let inner = saved.inner(HospitalAppointmentsAlert.self) {
                self = .appointments(inner)
            } else if let inner = saved.inner(HospitalRecordsAlert.self) {
                self = .records(inner)
            } else if let inner = saved.inner(HospitalMessagesAlert.self) {
                self = .messages(inner)
            } else if let inner = saved.inner(HospitalPharmacyAlert.self) {
                self = .pharmacy(inner)
            } else if let inner = saved.inner(HospitalBillingAlert.self) {
                self = .billing(inner)
            } else {
                return nil
            }
        }
    }
}

/// The confirmation dialogs.
nonisolated enum HospitalDialog: Hashable, Codable, Identifiable, Sendable {
    /// Delete this task?
    case deleteTask(taskId: Int)
    /// Patients, their beds, vital signs, notes and plans.
    case patients(HospitalPatientsDialog)
    /// Appointments, rooms and theatres.
    case appointments(HospitalAppointmentsDialog)
    /// Diagnoses, laboratory, imaging, documents and medication of a patient.
    case records(HospitalRecordsDialog)
    /// Conversations, announcements and pages.
    case messages(HospitalMessagesDialog)
    /// Prescriptions, drugs, and the stock of the wards.
    case pharmacy(HospitalPharmacyDialog)
    /// Invoices, payments and claims.
    case billing(HospitalBillingDialog)
    /// The directory, the roster and the handover.
    case staff(HospitalStaffDialog)
    /// The account, the device and the app.
    case settings(HospitalSettingsDialog)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalDialog {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .deleteTask:
            return String(localized: "Delete this task?")
        case .patients(let inner):
            return inner.title
        case .appointments(let inner):
            return inner.title
        case .records(let inner):
            return inner.title
        case .messages(let inner):
            return inner.title
        case .pharmacy(let inner):
            return inner.title
        case .billing(let inner):
            return inner.title
        case .staff(let inner):
            return inner.title
        case .settings(let inner):
            return inner.title
        }
    }
}

nonisolated extension HospitalDialog {
    /// The text below the title.
    var message: String? {
        switch self {
        case .patients(let inner):
            return inner.message
        case .appointments(let inner):
            return inner.message
        case .settings(let inner):
            return inner.message
        default:
            return nil
        }
    }
}

nonisolated extension HospitalDialog {
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .deleteTask: return 21
        case .patients(let inner): return inner.place
        case .appointments(let inner): return inner.place
        case .records(let inner): return inner.place
        case .messages(let inner): return inner.place
        case .pharmacy(let inner): return inner.place
        case .billing(let inner): return inner.place
        case .staff(let inner): return inner.place
        case .settings(let inner): return inner.place
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .deleteTask(let taskId):
            fields.int(taskId)
        case .patients(let inner): return inner.fields
        case .appointments(let inner): return inner.fields
        case .records(let inner): return inner.fields
        case .messages(let inner): return inner.fields
        case .pharmacy(let inner): return inner.fields
        case .billing(let inner): return inner.fields
        case .staff(let inner): return inner.fields
        case .settings(let inner): return inner.fields
        }
        return fields
    }
}

nonisolated extension HospitalDialog: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 21:
            self = .deleteTask(taskId: saved.int(0))
        default:
            if let inner = saved.inner(HospitalPatientsDialog.self) {
                self = .patients(inner)
            } else if let inner = saved.inner(HospitalAppointmentsDialog.self) {
                self = .appointments(inner)
            } else if let inner = saved.inner(HospitalRecordsDialog.self) {
                self = .records(inner)
            } else if let inner = saved.inner(HospitalMessagesDialog.self) {
                self = .messages(inner)
            } else if let inner = saved.inner(HospitalPharmacyDialog.self) {
                self = .pharmacy(inner)
            } else if let inner = saved.inner(HospitalBillingDialog.self) {
                self = .billing(inner)
            } else if let inner = saved.inner(HospitalStaffDialog.self) {
                self = .staff(inner)
            } else if let inner = saved.inner(HospitalSettingsDialog.self) {
                self = .settings(inner)
            } else {
                return nil
            }
        }
    }
}

/// What the app can be asked to do.
nonisolated enum HospitalAction: Hashable, Codable, Sendable {
    /// The button of a critical value's notification; says who has seen it, and shows the result.
    case acknowledge(patientId: PatientID, resultId: UUID)
    case confirmEmail(token: UUID)

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalAction {
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .acknowledge: return 22
        case .confirmEmail: return 23
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .acknowledge(let patientId, let resultId):
            fields.text(patientId.rawValue)
            fields.uuid(resultId)
        case .confirmEmail(let token):
            fields.uuid(token)
        }
        return fields
    }
}

nonisolated extension HospitalAction: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 22:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .acknowledge(patientId: patientId, resultId: saved.uuid(1))
        case 23:
            self = .confirmEmail(token: saved.uuid(0))
        default:
            return nil
        }
    }
}

/// The possible answers to `deleteTask`.
nonisolated enum DeleteTaskAction: String, CaseIterable, Codable, Sendable {
    case delete
    case keep
}

/// The tabs, in the order in which they appear.
nonisolated enum HospitalTab: String, CaseIterable, Codable, Identifiable, Sendable {
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

    var id: Self { self }

    /// The name of its symbol in SF Symbols.
    var symbol: String? {
        switch self {
        case .today: return "sun.max"
        case .ward: return "bed.double"
        case .calendar: return "calendar"
        case .inbox: return "tray"
        case .more: return "ellipsis.circle"
        }
    }
}

nonisolated extension HospitalTab {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .today: return String(localized: "Today")
        case .ward: return String(localized: "Ward")
        case .calendar: return String(localized: "Calendar")
        case .inbox: return String(localized: "Inbox")
        case .more: return String(localized: "More")
        }
    }
}

nonisolated extension HospitalTab {
    /// Its node in the graph.
    var node: HospitalNode {
        switch self {
        case .today: return .today
        case .ward: return .ward
        case .calendar: return .calendar
        case .inbox: return .inbox
        case .more: return .more
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated struct HospitalNode: CaseIterable, RawRepresentable, Hashable, Codable, Sendable {
    enum Kind: String, CaseIterable, Codable, Sendable {
        case tab, split, screen, sheet, cover, popover, alert, dialog, flow, step, action
    }

    let index: Int

    init(index: Int) { self.index = index }

    init?(rawValue id: String) {
        guard let index = HospitalNodes.ids.firstIndex(of: id) else { return nil }
        self.init(index: index)
    }

    /// Its id in the graph, such as `patients.list`.
    var rawValue: String { HospitalNodes.ids[index] }

    var kind: Kind { HospitalNodeTable.kinds[index] }

    /// Who is responsible for it.
    var owner: String? { HospitalNodeTable.owners[index] }

    var tags: [String] { HospitalNodeTable.tags[index] ?? [] }

    static var allCases: [HospitalNode] { HospitalNodes.ids.indices.map(HospitalNode.init(index:)) }

    /// Today
    static var today: HospitalNode { HospitalNode(index: 0) }
    /// Ward
    static var ward: HospitalNode { HospitalNode(index: 1) }
    /// Calendar
    static var calendar: HospitalNode { HospitalNode(index: 2) }
    /// Inbox
    static var inbox: HospitalNode { HospitalNode(index: 3) }
    /// More
    static var more: HospitalNode { HospitalNode(index: 4) }
    /// The logo, for as long as it takes to check the token.
    static var splash: HospitalNode { HospitalNode(index: 5) }
    /// St. Mary
    ///
    /// What the app shows to somebody who has not signed in.
    static var welcome: HospitalNode { HospitalNode(index: 6) }
    /// Today
    ///
    /// The shift at a glance, with what is next, what is overdue and who needs attention.
    static var dashboard: HospitalNode { HospitalNode(index: 7) }
    /// Tasks
    static var tasks: HospitalNode { HospitalNode(index: 8) }
    /// Task {taskId}
    static var task: HospitalNode { HospitalNode(index: 9) }
    /// Notifications
    static var notifications: HospitalNode { HospitalNode(index: 10) }
    /// More
    static var moreMenu: HospitalNode { HospitalNode(index: 11) }
    /// Help
    ///
    /// The manual; `topics` is the path of an article within it.
    static var help: HospitalNode { HospitalNode(index: 12) }
    /// Reset password
    static var forgotPassword: HospitalNode { HospitalNode(index: 13) }
    /// Sign in
    ///
    /// With the staff number and a PIN, or with the hospital's single sign-on.
    static var signIn: HospitalNode { HospitalNode(index: 14) }
    /// Search
    ///
    /// Over patients, staff and drugs. What was found is shown where the search was opened.
    static var search: HospitalNode { HospitalNode(index: 15) }
    /// Task
    static var editTask: HospitalNode { HospitalNode(index: 16) }
    /// Report a problem
    ///
    /// Opened by shaking the device, wherever one is.
    static var reportProblem: HospitalNode { HospitalNode(index: 17) }
    /// Unlock
    ///
    /// Asks for Face ID or the PIN before something that must not be seen over a shoulder.
    static var unlock: HospitalNode { HospitalNode(index: 18) }
    /// Scan a wristband
    ///
    /// Returns the patient whose wristband was scanned.
    static var wristbandScanner: HospitalNode { HospitalNode(index: 19) }
    /// Show
    static var taskFilter: HospitalNode { HospitalNode(index: 20) }
    /// Delete this task?
    static var deleteTask: HospitalNode { HospitalNode(index: 21) }
    /// The button of a critical value's notification; says who has seen it, and shows the result.
    static var acknowledge: HospitalNode { HospitalNode(index: 22) }
    static var confirmEmail: HospitalNode { HospitalNode(index: 23) }
    /// Patients
    static var patientsList: HospitalNode { HospitalNode(index: 24) }
    /// Patient {patientId}
    ///
    /// Everything about one patient begins here.
    static var patientsDetail: HospitalNode { HospitalNode(index: 25) }
    /// Vital signs
    static var patientsVitals: HospitalNode { HospitalNode(index: 26) }
    /// {sign}
    static var patientsVitalSign: HospitalNode { HospitalNode(index: 27) }
    /// Allergies
    static var patientsAllergies: HospitalNode { HospitalNode(index: 28) }
    /// Care plan
    static var patientsCarePlan: HospitalNode { HospitalNode(index: 29) }
    /// Notes
    static var patientsNotes: HospitalNode { HospitalNode(index: 30) }
    /// Note
    static var patientsNote: HospitalNode { HospitalNode(index: 31) }
    /// Wounds
    static var patientsWounds: HospitalNode { HospitalNode(index: 32) }
    /// Beds
    ///
    /// The plan of a ward, with its free beds.
    static var patientsBeds: HospitalNode { HospitalNode(index: 33) }
    /// Bed {number}
    static var patientsBed: HospitalNode { HospitalNode(index: 34) }
    /// Choose a bed
    ///
    /// Pushed within the transfer's sheet.
    static var patientsChooseBed: HospitalNode { HospitalNode(index: 35) }
    /// Record vital signs
    static var patientsRecordVitals: HospitalNode { HospitalNode(index: 36) }
    /// Note
    static var patientsWriteNote: HospitalNode { HospitalNode(index: 37) }
    /// Transfer
    static var patientsTransfer: HospitalNode { HospitalNode(index: 38) }
    /// Photos
    static var patientsWoundPhotos: HospitalNode { HospitalNode(index: 39) }
    /// Show
    static var patientsListOptions: HospitalNode { HospitalNode(index: 40) }
    /// Normal range
    static var patientsNormalRange: HospitalNode { HospitalNode(index: 41) }
    /// Isolation
    static var patientsIsolation: HospitalNode { HospitalNode(index: 42) }
    /// Discharge {patientId}?
    static var patientsDischarge: HospitalNode { HospitalNode(index: 43) }
    /// Admission
    ///
    /// From the ambulance's door to a bed, in a few minutes.
    static var patientsAdmission: HospitalNode { HospitalNode(index: 44) }
    /// Who is it?
    static var patientsAdmissionIdentity: HospitalNode { HospitalNode(index: 45) }
    /// Why are they here?
    static var patientsAdmissionReason: HospitalNode { HospitalNode(index: 46) }
    /// Insurance
    static var patientsAdmissionInsurance: HospitalNode { HospitalNode(index: 47) }
    /// Bed
    static var patientsAdmissionBed: HospitalNode { HospitalNode(index: 48) }
    /// Approval
    ///
    /// The shift's lead need not ask anybody.
    static var patientsAdmissionApproval: HospitalNode { HospitalNode(index: 49) }
    static var patientsAdmissionAdmitted: HospitalNode { HospitalNode(index: 50) }
    /// Calendar
    static var appointmentsSchedule: HospitalNode { HospitalNode(index: 51) }
    /// Appointment {appointmentId}
    static var appointmentsDetail: HospitalNode { HospitalNode(index: 52) }
    /// Checklist
    ///
    /// What has to be done before the patient is called.
    static var appointmentsChecklist: HospitalNode { HospitalNode(index: 53) }
    /// Appointments
    static var appointmentsForPatient: HospitalNode { HospitalNode(index: 54) }
    /// Rooms
    static var appointmentsRooms: HospitalNode { HospitalNode(index: 55) }
    /// Room {number}
    static var appointmentsRoom: HospitalNode { HospitalNode(index: 56) }
    /// Theatres
    static var appointmentsTheatres: HospitalNode { HospitalNode(index: 57) }
    /// Operation
    static var appointmentsOperation: HospitalNode { HospitalNode(index: 58) }
    /// Find another time
    static var appointmentsReschedule: HospitalNode { HospitalNode(index: 59) }
    /// Day
    static var appointmentsPickDay: HospitalNode { HospitalNode(index: 60) }
    /// Video visit
    static var appointmentsVideoVisit: HospitalNode { HospitalNode(index: 61) }
    /// Before the incision
    ///
    /// The three parts of the WHO's checklist. It cannot be swiped away.
    static var appointmentsSurgicalChecklist: HospitalNode { HospitalNode(index: 62) }
    /// Slot
    static var appointmentsSlotInfo: HospitalNode { HospitalNode(index: 63) }
    /// Double booking
    static var appointmentsDoubleBooked: HospitalNode { HospitalNode(index: 64) }
    /// Cancel {appointmentId}?
    static var appointmentsCancelAppointment: HospitalNode { HospitalNode(index: 65) }
    /// New appointment
    static var appointmentsBook: HospitalNode { HospitalNode(index: 66) }
    /// For whom?
    static var appointmentsBookPerson: HospitalNode { HospitalNode(index: 67) }
    /// What for?
    static var appointmentsBookReason: HospitalNode { HospitalNode(index: 68) }
    /// When?
    static var appointmentsBookSlot: HospitalNode { HospitalNode(index: 69) }
    /// Where?
    static var appointmentsBookPlace: HospitalNode { HospitalNode(index: 70) }
    static var appointmentsBookSummary: HospitalNode { HospitalNode(index: 71) }
    /// Record
    static var recordsOverview: HospitalNode { HospitalNode(index: 72) }
    /// Timeline
    static var recordsTimeline: HospitalNode { HospitalNode(index: 73) }
    /// Diagnoses
    static var recordsDiagnoses: HospitalNode { HospitalNode(index: 74) }
    /// {code}
    static var recordsDiagnosis: HospitalNode { HospitalNode(index: 75) }
    /// Laboratory
    static var recordsLabs: HospitalNode { HospitalNode(index: 76) }
    /// Result
    ///
    /// One report. The fragment names the value to scroll to.
    static var recordsLabResult: HospitalNode { HospitalNode(index: 77) }
    /// Trend: {analyte}
    static var recordsLabTrend: HospitalNode { HospitalNode(index: 78) }
    /// Imaging
    static var recordsImaging: HospitalNode { HospitalNode(index: 79) }
    /// Study {studyId}
    static var recordsStudy: HospitalNode { HospitalNode(index: 80) }
    /// Documents
    static var recordsDocuments: HospitalNode { HospitalNode(index: 81) }
    /// Document
    static var recordsDocument: HospitalNode { HospitalNode(index: 82) }
    /// Import
    ///
    /// Letters that other hospitals have sent. Any word is an id, also one of Swift's own.
    static var recordsImport: HospitalNode { HospitalNode(index: 83) }
    /// Medication
    static var recordsMedications: HospitalNode { HospitalNode(index: 84) }
    /// {drug}
    static var recordsMedication: HospitalNode { HospitalNode(index: 85) }
    /// Add a diagnosis
    static var recordsAddDiagnosis: HospitalNode { HospitalNode(index: 86) }
    /// Share the record
    static var recordsShareRecord: HospitalNode { HospitalNode(index: 87) }
    /// Access code
    ///
    /// Read to the other hospital by telephone; in no URL and no event.
    static var recordsAccessCode: HospitalNode { HospitalNode(index: 88) }
    /// Upload
    ///
    /// Needs the pages in memory, so it is neither linked to nor restored.
    static var recordsUploadDocument: HospitalNode { HospitalNode(index: 89) }
    /// Images
    static var recordsViewer: HospitalNode { HospitalNode(index: 90) }
    /// Scan
    static var recordsDocumentScanner: HospitalNode { HospitalNode(index: 91) }
    /// Reference range
    static var recordsReferenceRange: HospitalNode { HospitalNode(index: 92) }
    /// Critical value
    static var recordsCriticalValue: HospitalNode { HospitalNode(index: 93) }
    /// Delete this document?
    static var recordsDeleteDocument: HospitalNode { HospitalNode(index: 94) }
    /// Order tests
    static var recordsOrderTests: HospitalNode { HospitalNode(index: 95) }
    static var recordsOrderTestsChoosePanel: HospitalNode { HospitalNode(index: 96) }
    static var recordsOrderTestsSamples: HospitalNode { HospitalNode(index: 97) }
    static var recordsOrderTestsUrgency: HospitalNode { HospitalNode(index: 98) }
    static var recordsOrderTestsReview: HospitalNode { HospitalNode(index: 99) }
    /// Inbox
    ///
    /// The root of the inbox's tab.
    static var messagesMailbox: HospitalNode { HospitalNode(index: 100) }
    /// Messages
    static var messagesThreads: HospitalNode { HospitalNode(index: 101) }
    /// Conversation
    static var messagesThread: HospitalNode { HospitalNode(index: 102) }
    /// Announcement
    static var messagesAnnouncement: HospitalNode { HospitalNode(index: 103) }
    /// Page
    ///
    /// A call from the old pager system, with the number to ring back.
    static var messagesPage: HospitalNode { HospitalNode(index: 104) }
    /// To
    ///
    /// Pushed within the sheets that need somebody to write to.
    static var messagesChooseRecipient: HospitalNode { HospitalNode(index: 105) }
    /// New message
    static var messagesCompose: HospitalNode { HospitalNode(index: 106) }
    /// Forward
    static var messagesForward: HospitalNode { HospitalNode(index: 107) }
    /// Templates
    static var messagesTemplates: HospitalNode { HospitalNode(index: 108) }
    /// Attachment
    static var messagesAttachment: HospitalNode { HospitalNode(index: 109) }
    /// Call
    static var messagesCall: HospitalNode { HospitalNode(index: 110) }
    /// Reactions
    static var messagesReactions: HospitalNode { HospitalNode(index: 111) }
    /// Not sent
    static var messagesSendFailed: HospitalNode { HospitalNode(index: 112) }
    /// Archive this conversation?
    static var messagesArchiveThread: HospitalNode { HospitalNode(index: 113) }
    /// Pharmacy
    static var pharmacyHome: HospitalNode { HospitalNode(index: 114) }
    /// Prescriptions
    static var pharmacyPrescriptions: HospitalNode { HospitalNode(index: 115) }
    /// {prescriptionId}
    static var pharmacyPrescription: HospitalNode { HospitalNode(index: 116) }
    /// Drugs
    static var pharmacyDrugs: HospitalNode { HospitalNode(index: 117) }
    /// {drug}
    ///
    /// Everything the formulary knows about one substance.
    static var pharmacyDrug: HospitalNode { HospitalNode(index: 118) }
    /// Interactions
    static var pharmacyInteractions: HospitalNode { HospitalNode(index: 119) }
    /// Leaflet
    static var pharmacyLeaflet: HospitalNode { HospitalNode(index: 120) }
    /// Stock
    static var pharmacyStock: HospitalNode { HospitalNode(index: 121) }
    /// {drug}
    static var pharmacyStockItem: HospitalNode { HospitalNode(index: 122) }
    /// Narcotics
    ///
    /// The book that the law demands.
    static var pharmacyNarcotics: HospitalNode { HospitalNode(index: 123) }
    /// Only for prescribers
    ///
    /// What is shown to whoever may not prescribe; says whom to ask.
    static var pharmacyPrescriberOnly: HospitalNode { HospitalNode(index: 124) }
    /// Renew
    static var pharmacyRenew: HospitalNode { HospitalNode(index: 125) }
    /// Dose
    ///
    /// Calculates by weight and kidney function.
    static var pharmacyDose: HospitalNode { HospitalNode(index: 126) }
    /// Order
    static var pharmacyOrderStock: HospitalNode { HospitalNode(index: 127) }
    /// Scan a package
    static var pharmacyDrugScanner: HospitalNode { HospitalNode(index: 128) }
    /// Interaction
    static var pharmacyInteraction: HospitalNode { HospitalNode(index: 129) }
    /// Only a few left
    static var pharmacyLowStock: HospitalNode { HospitalNode(index: 130) }
    /// Stop {prescriptionId}?
    static var pharmacyStopPrescription: HospitalNode { HospitalNode(index: 131) }
    /// Prescribe
    static var pharmacyPrescribe: HospitalNode { HospitalNode(index: 132) }
    /// What?
    static var pharmacyPrescribeSubstance: HospitalNode { HospitalNode(index: 133) }
    /// How much?
    static var pharmacyPrescribeDosage: HospitalNode { HospitalNode(index: 134) }
    /// Interactions
    ///
    /// Shows what the patient takes already.
    static var pharmacyPrescribeSafetyCheck: HospitalNode { HospitalNode(index: 135) }
    /// Sign
    static var pharmacyPrescribeSignature: HospitalNode { HospitalNode(index: 136) }
    /// Hand out
    static var pharmacyDispense: HospitalNode { HospitalNode(index: 137) }
    static var pharmacyDispensePackage: HospitalNode { HospitalNode(index: 138) }
    static var pharmacyDispenseHandOver: HospitalNode { HospitalNode(index: 139) }
    /// Billing
    static var billingHome: HospitalNode { HospitalNode(index: 140) }
    /// Invoices
    static var billingInvoices: HospitalNode { HospitalNode(index: 141) }
    /// {invoiceId}
    static var billingInvoice: HospitalNode { HospitalNode(index: 142) }
    /// Items
    static var billingInvoiceItems: HospitalNode { HospitalNode(index: 143) }
    /// {month}
    static var billingReport: HospitalNode { HospitalNode(index: 144) }
    /// Costs
    static var billingPatientCosts: HospitalNode { HospitalNode(index: 145) }
    /// Billing is not open to you
    ///
    /// What is shown without `billingAccess`; asks the finance department for it.
    static var billingRequestAccess: HospitalNode { HospitalNode(index: 146) }
    /// Add an item
    static var billingAddCharge: HospitalNode { HospitalNode(index: 147) }
    /// Record a payment
    static var billingRecordPayment: HospitalNode { HospitalNode(index: 148) }
    /// Card
    ///
    /// Talks to the card reader; leaving in the middle must be meant.
    static var billingCardTerminal: HospitalNode { HospitalNode(index: 149) }
    /// Show
    static var billingInvoiceFilter: HospitalNode { HospitalNode(index: 150) }
    /// The card was refused
    static var billingPaymentFailed: HospitalNode { HospitalNode(index: 151) }
    /// Cancel {invoiceId}?
    static var billingCancelInvoice: HospitalNode { HospitalNode(index: 152) }
    /// Close the month
    static var billingCloseMonth: HospitalNode { HospitalNode(index: 153) }
    static var billingCloseMonthOpenItems: HospitalNode { HospitalNode(index: 154) }
    static var billingCloseMonthTotals: HospitalNode { HospitalNode(index: 155) }
    static var billingCloseMonthApproval: HospitalNode { HospitalNode(index: 156) }
    /// Staff
    static var staffDirectory: HospitalNode { HospitalNode(index: 157) }
    /// {staffId}
    static var staffProfile: HospitalNode { HospitalNode(index: 158) }
    /// Shifts
    static var staffShifts: HospitalNode { HospitalNode(index: 159) }
    /// Me
    static var staffMe: HospitalNode { HospitalNode(index: 160) }
    /// Roster
    static var staffRoster: HospitalNode { HospitalNode(index: 161) }
    /// Day
    static var staffRosterDay: HospitalNode { HospitalNode(index: 162) }
    /// Requests
    static var staffSwapRequests: HospitalNode { HospitalNode(index: 163) }
    /// Request
    static var staffSwapRequest: HospitalNode { HospitalNode(index: 164) }
    /// Where do you work today?
    static var staffChooseWard: HospitalNode { HospitalNode(index: 165) }
    /// Swap a shift
    static var staffRequestSwap: HospitalNode { HospitalNode(index: 166) }
    /// Badge
    ///
    /// Opens doors; shown large, with the display at its brightest.
    static var staffBadge: HospitalNode { HospitalNode(index: 167) }
    /// Shift
    static var staffShiftInfo: HospitalNode { HospitalNode(index: 168) }
    /// Decline this request?
    static var staffDeclineSwap: HospitalNode { HospitalNode(index: 169) }
    /// Handover
    ///
    /// Patient by patient, from one shift to the next. Both sign.
    static var staffHandover: HospitalNode { HospitalNode(index: 170) }
    /// The shift
    static var staffHandoverSummary: HospitalNode { HospitalNode(index: 171) }
    /// Who needs attention
    static var staffHandoverCritical: HospitalNode { HospitalNode(index: 172) }
    /// What is left to do
    static var staffHandoverOpenTasks: HospitalNode { HospitalNode(index: 173) }
    static var staffHandoverSignOff: HospitalNode { HospitalNode(index: 174) }
    /// Settings
    static var settingsHome: HospitalNode { HospitalNode(index: 175) }
    /// Account
    static var settingsAccount: HospitalNode { HospitalNode(index: 176) }
    /// Security
    static var settingsSecurity: HospitalNode { HospitalNode(index: 177) }
    /// Notifications
    static var settingsNotifications: HospitalNode { HospitalNode(index: 178) }
    /// Appearance
    static var settingsAppearance: HospitalNode { HospitalNode(index: 179) }
    /// Privacy
    static var settingsPrivacy: HospitalNode { HospitalNode(index: 180) }
    /// About
    static var settingsAbout: HospitalNode { HospitalNode(index: 181) }
    /// Confirm your email
    static var settingsResendConfirmation: HospitalNode { HospitalNode(index: 182) }
    /// Sign out?
    static var settingsSignOut: HospitalNode { HospitalNode(index: 183) }
    /// Delete everything on this device?
    static var settingsDeleteData: HospitalNode { HospitalNode(index: 184) }
    /// Change PIN
    static var settingsChangePin: HospitalNode { HospitalNode(index: 185) }
    static var settingsChangePinCurrentPin: HospitalNode { HospitalNode(index: 186) }
    static var settingsChangePinNewPin: HospitalNode { HospitalNode(index: 187) }
    static var settingsChangePinChanged: HospitalNode { HospitalNode(index: 188) }
}

nonisolated extension HospitalNode {
    /// The title, in the user's language, of a node whose title names no parameter.
    var title: String? {
        switch index {
        case 0: return String(localized: "Today")
        case 1: return String(localized: "Ward")
        case 2: return String(localized: "Calendar")
        case 3: return String(localized: "Inbox")
        case 4: return String(localized: "More")
        case 6: return String(localized: "St. Mary")
        case 7: return String(localized: "Today")
        case 8: return String(localized: "Tasks")
        case 10: return String(localized: "Notifications")
        case 11: return String(localized: "More")
        case 12: return String(localized: "Help")
        case 13: return String(localized: "Reset password")
        case 14: return String(localized: "Sign in")
        case 15: return String(localized: "Search")
        case 16: return String(localized: "Task")
        case 17: return String(localized: "Report a problem")
        case 18: return String(localized: "Unlock")
        case 19: return String(localized: "Scan a wristband")
        case 20: return String(localized: "Show")
        case 21: return String(localized: "Delete this task?")
        case 24: return String(localized: "Patients")
        case 26: return String(localized: "Vital signs")
        case 28: return String(localized: "Allergies")
        case 29: return String(localized: "Care plan")
        case 30: return String(localized: "Notes")
        case 31: return String(localized: "Note")
        case 32: return String(localized: "Wounds")
        case 33: return String(localized: "Beds")
        case 35: return String(localized: "Choose a bed")
        case 36: return String(localized: "Record vital signs")
        case 37: return String(localized: "Note")
        case 38: return String(localized: "Transfer")
        case 39: return String(localized: "Photos")
        case 40: return String(localized: "Show")
        case 41: return String(localized: "Normal range")
        case 42: return String(localized: "Isolation")
        case 44: return String(localized: "Admission")
        case 45: return String(localized: "Who is it?")
        case 46: return String(localized: "Why are they here?")
        case 47: return String(localized: "Insurance")
        case 48: return String(localized: "Bed")
        case 49: return String(localized: "Approval")
        case 51: return String(localized: "Calendar")
        case 53: return String(localized: "Checklist")
        case 54: return String(localized: "Appointments")
        case 55: return String(localized: "Rooms")
        case 57: return String(localized: "Theatres")
        case 58: return String(localized: "Operation")
        case 59: return String(localized: "Find another time")
        case 60: return String(localized: "Day")
        case 61: return String(localized: "Video visit")
        case 62: return String(localized: "Before the incision")
        case 63: return String(localized: "Slot")
        case 64: return String(localized: "Double booking")
        case 66: return String(localized: "New appointment")
        case 67: return String(localized: "For whom?")
        case 68: return String(localized: "What for?")
        case 69: return String(localized: "When?")
        case 70: return String(localized: "Where?")
        case 72: return String(localized: "Record")
        case 73: return String(localized: "Timeline")
        case 74: return String(localized: "Diagnoses")
        case 76: return String(localized: "Laboratory")
        case 77: return String(localized: "Result")
        case 79: return String(localized: "Imaging")
        case 81: return String(localized: "Documents")
        case 82: return String(localized: "Document")
        case 83: return String(localized: "Import")
        case 84: return String(localized: "Medication")
        case 86: return String(localized: "Add a diagnosis")
        case 87: return String(localized: "Share the record")
        case 88: return String(localized: "Access code")
        case 89: return String(localized: "Upload")
        case 90: return String(localized: "Images")
        case 91: return String(localized: "Scan")
        case 92: return String(localized: "Reference range")
        case 93: return String(localized: "Critical value")
        case 94: return String(localized: "Delete this document?")
        case 95: return String(localized: "Order tests")
        case 100: return String(localized: "Inbox")
        case 101: return String(localized: "Messages")
        case 102: return String(localized: "Conversation")
        case 103: return String(localized: "Announcement")
        case 104: return String(localized: "Page")
        case 105: return String(localized: "To")
        case 106: return String(localized: "New message")
        case 107: return String(localized: "Forward")
        case 108: return String(localized: "Templates")
        case 109: return String(localized: "Attachment")
        case 110: return String(localized: "Call")
        case 111: return String(localized: "Reactions")
        case 112: return String(localized: "Not sent")
        case 113: return String(localized: "Archive this conversation?")
        case 114: return String(localized: "Pharmacy")
        case 115: return String(localized: "Prescriptions")
        case 117: return String(localized: "Drugs")
        case 119: return String(localized: "Interactions")
        case 120: return String(localized: "Leaflet")
        case 121: return String(localized: "Stock")
        case 123: return String(localized: "Narcotics")
        case 124: return String(localized: "Only for prescribers")
        case 125: return String(localized: "Renew")
        case 126: return String(localized: "Dose")
        case 127: return String(localized: "Order")
        case 128: return String(localized: "Scan a package")
        case 129: return String(localized: "Interaction")
        case 130: return String(localized: "Only a few left")
        case 132: return String(localized: "Prescribe")
        case 133: return String(localized: "What?")
        case 134: return String(localized: "How much?")
        case 135: return String(localized: "Interactions")
        case 136: return String(localized: "Sign")
        case 137: return String(localized: "Hand out")
        case 140: return String(localized: "Billing")
        case 141: return String(localized: "Invoices")
        case 143: return String(localized: "Items")
        case 145: return String(localized: "Costs")
        case 146: return String(localized: "Billing is not open to you")
        case 147: return String(localized: "Add an item")
        case 148: return String(localized: "Record a payment")
        case 149: return String(localized: "Card")
        case 150: return String(localized: "Show")
        case 151: return String(localized: "The card was refused")
        case 153: return String(localized: "Close the month")
        case 157: return String(localized: "Staff")
        case 159: return String(localized: "Shifts")
        case 160: return String(localized: "Me")
        case 161: return String(localized: "Roster")
        case 162: return String(localized: "Day")
        case 163: return String(localized: "Requests")
        case 164: return String(localized: "Request")
        case 165: return String(localized: "Where do you work today?")
        case 166: return String(localized: "Swap a shift")
        case 167: return String(localized: "Badge")
        case 168: return String(localized: "Shift")
        case 169: return String(localized: "Decline this request?")
        case 170: return String(localized: "Handover")
        case 171: return String(localized: "The shift")
        case 172: return String(localized: "Who needs attention")
        case 173: return String(localized: "What is left to do")
        case 175: return String(localized: "Settings")
        case 176: return String(localized: "Account")
        case 177: return String(localized: "Security")
        case 178: return String(localized: "Notifications")
        case 179: return String(localized: "Appearance")
        case 180: return String(localized: "Privacy")
        case 181: return String(localized: "About")
        case 182: return String(localized: "Confirm your email")
        case 183: return String(localized: "Sign out?")
        case 184: return String(localized: "Delete everything on this device?")
        case 185: return String(localized: "Change PIN")
        default: return nil
        }
    }
}

/// What is known about the nodes, by place.
nonisolated private enum HospitalNodeTable {
    static let kinds: [HospitalNode.Kind] = [
        .tab, .tab, .tab, .tab, .tab, .screen, .screen, .screen, .screen, .screen, .screen,
        .screen, .screen, .screen, .sheet, .sheet, .sheet, .sheet, .cover, .cover, .popover,
        .dialog, .action, .action, .screen, .screen, .screen, .screen, .screen, .screen,
        .screen, .screen, .screen, .screen, .screen, .screen, .sheet, .sheet, .sheet, .cover,
        .popover, .popover, .alert, .dialog, .flow, .step, .step, .step, .step, .step, .step,
        .screen, .screen, .screen, .screen, .screen, .screen, .screen, .screen, .sheet, .sheet,
        .cover, .cover, .popover, .alert, .dialog, .flow, .step, .step, .step, .step, .step,
        .screen, .screen, .screen, .screen, .screen, .screen, .screen, .screen, .screen,
        .screen, .screen, .screen, .screen, .screen, .sheet, .sheet, .sheet, .sheet, .cover,
        .cover, .popover, .alert, .dialog, .flow, .step, .step, .step, .step, .split, .screen,
        .screen, .screen, .screen, .screen, .sheet, .sheet, .sheet, .cover, .cover, .popover,
        .alert, .dialog, .screen, .screen, .screen, .screen, .screen, .screen, .screen, .screen,
        .screen, .screen, .sheet, .sheet, .sheet, .sheet, .cover, .alert, .alert, .dialog,
        .flow, .step, .step, .step, .step, .flow, .step, .step, .screen, .screen, .screen,
        .screen, .screen, .screen, .sheet, .sheet, .sheet, .cover, .popover, .alert, .dialog,
        .flow, .step, .step, .step, .screen, .screen, .screen, .screen, .screen, .screen,
        .screen, .screen, .sheet, .sheet, .cover, .popover, .dialog, .flow, .step, .step, .step,
        .step, .screen, .screen, .screen, .screen, .screen, .screen, .screen, .sheet, .dialog,
        .dialog, .flow, .step, .step, .step,
    ]

    static let owners: [String?] = [
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        "core",
        "core",
        "core",
        nil,
        nil,
        nil,
        nil,
        "core",
        nil,
        "core",
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        "ward",
        "ward",
        "ward",
        "ward",
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        "ward",
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        "planning",
        "planning",
        nil,
        nil,
        nil,
        nil,
        "surgery",
        "surgery",
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        "planning",
        nil,
        nil,
        nil,
        nil,
        nil,
        "records",
        nil,
        nil,
        nil,
        "laboratory",
        "laboratory",
        nil,
        "radiology",
        "radiology",
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        "radiology",
        nil,
        nil,
        "laboratory",
        nil,
        "laboratory",
        nil,
        nil,
        nil,
        nil,
        nil,
        "messaging",
        "messaging",
        "messaging",
        nil,
        nil,
        "messaging",
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        "pharmacy",
        "pharmacy",
        "pharmacy",
        nil,
        nil,
        nil,
        nil,
        "supply",
        "supply",
        "pharmacy",
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        "pharmacy",
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        "finance",
        "finance",
        "finance",
        nil,
        nil,
        "finance",
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        "finance",
        nil,
        nil,
        nil,
        "people",
        "people",
        nil,
        nil,
        "people",
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        "people",
        nil,
        nil,
        nil,
        nil,
        "core",
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
        nil,
    ]

    static let tags: [Int: [String]] = [
        14: ["security"],
        18: ["security"],
        25: ["clinical"],
        26: ["clinical"],
        27: ["clinical"],
        28: ["clinical"],
        36: ["clinical"],
        62: ["clinical"],
        72: ["clinical"],
        76: ["clinical"],
        77: ["clinical"],
        84: ["clinical"],
        85: ["clinical"],
        93: ["clinical"],
        116: ["clinical"],
        123: ["security"],
        132: ["clinical"],
        167: ["security"],
        177: ["security"],
        185: ["security"],
    ]
}

nonisolated extension HospitalNode: CustomStringConvertible {
    var description: String { rawValue }
}

/// As printed on the wristband.
///
/// String values whose text matches `P-[0-9]{6}`.
nonisolated struct PatientID: RawRepresentable, Hashable, Codable, Sendable {
    let rawValue: String

    /// Checks the value; `nil` if it does not match.
    init?(rawValue: String) {
        guard Self.automaton.accepts(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// Checks the value; `nil` if it does not match.
    init?(_ value: String) { self.init(rawValue: value) }

    /// Takes a value that is known to match.
    init(unchecked value: String) { rawValue = value }

    static let automaton = HospitalAutomaton(
        edges: [
            [.init(0x50, 0x50, 1)],
            [.init(0x2D, 0x2D, 2)],
            [.init(0x30, 0x39, 3)],
            [.init(0x30, 0x39, 4)],
            [.init(0x30, 0x39, 5)],
            [.init(0x30, 0x39, 6)],
            [.init(0x30, 0x39, 7)],
            [.init(0x30, 0x39, 8)],
            [],
        ],
        accepting: [8])
}

/// String values whose text matches `A-[0-9]{6,8}`.
nonisolated struct AppointmentID: RawRepresentable, Hashable, Codable, Sendable {
    let rawValue: String

    /// Checks the value; `nil` if it does not match.
    init?(rawValue: String) {
        guard Self.automaton.accepts(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// Checks the value; `nil` if it does not match.
    init?(_ value: String) { self.init(rawValue: value) }

    /// Takes a value that is known to match.
    init(unchecked value: String) { rawValue = value }

    static let automaton = HospitalAutomaton(
        edges: [
            [.init(0x41, 0x41, 1)],
            [.init(0x2D, 0x2D, 2)],
            [.init(0x30, 0x39, 3)],
            [.init(0x30, 0x39, 4)],
            [.init(0x30, 0x39, 5)],
            [.init(0x30, 0x39, 6)],
            [.init(0x30, 0x39, 7)],
            [.init(0x30, 0x39, 8)],
            [.init(0x30, 0x39, 9)],
            [.init(0x30, 0x39, 10)],
            [],
        ],
        accepting: [8, 9, 10])
}

/// String values whose text matches `S-[0-9]{5}`.
nonisolated struct StaffID: RawRepresentable, Hashable, Codable, Sendable {
    let rawValue: String

    /// Checks the value; `nil` if it does not match.
    init?(rawValue: String) {
        guard Self.automaton.accepts(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// Checks the value; `nil` if it does not match.
    init?(_ value: String) { self.init(rawValue: value) }

    /// Takes a value that is known to match.
    init(unchecked value: String) { rawValue = value }

    static let automaton = HospitalAutomaton(
        edges: [
            [.init(0x53, 0x53, 1)],
            [.init(0x2D, 0x2D, 2)],
            [.init(0x30, 0x39, 3)],
            [.init(0x30, 0x39, 4)],
            [.init(0x30, 0x39, 5)],
            [.init(0x30, 0x39, 6)],
            [.init(0x30, 0x39, 7)],
            [],
        ],
        accepting: [7])
}

/// Building and floor: B3.
///
/// String values whose text matches `[A-Z][0-9]{1,2}`.
nonisolated struct WardCode: RawRepresentable, Hashable, Codable, Sendable {
    let rawValue: String

    /// Checks the value; `nil` if it does not match.
    init?(rawValue: String) {
        guard Self.automaton.accepts(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// Checks the value; `nil` if it does not match.
    init?(_ value: String) { self.init(rawValue: value) }

    /// Takes a value that is known to match.
    init(unchecked value: String) { rawValue = value }

    static let automaton = HospitalAutomaton(
        edges: [
            [.init(0x41, 0x5A, 1)],
            [.init(0x30, 0x39, 2)],
            [.init(0x30, 0x39, 3)],
            [],
        ],
        accepting: [2, 3])
}

/// The ATC code of a substance.
///
/// String values whose text matches `[A-Z][0-9]{2}[A-Z]{2}[0-9]{2}`.
nonisolated struct DrugCode: RawRepresentable, Hashable, Codable, Sendable {
    let rawValue: String

    /// Checks the value; `nil` if it does not match.
    init?(rawValue: String) {
        guard Self.automaton.accepts(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// Checks the value; `nil` if it does not match.
    init?(_ value: String) { self.init(rawValue: value) }

    /// Takes a value that is known to match.
    init(unchecked value: String) { rawValue = value }

    static let automaton = HospitalAutomaton(
        edges: [
            [.init(0x41, 0x5A, 1)],
            [.init(0x30, 0x39, 2)],
            [.init(0x30, 0x39, 3)],
            [.init(0x41, 0x5A, 4)],
            [.init(0x41, 0x5A, 5)],
            [.init(0x30, 0x39, 6)],
            [.init(0x30, 0x39, 7)],
            [],
        ],
        accepting: [7])
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
nonisolated struct RoomNumber: RawRepresentable, Hashable, Codable, Sendable {
    let rawValue: String

    /// Checks the value; `nil` if it does not match.
    init?(rawValue: String) {
        guard Self.automaton.accepts(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// Checks the value; `nil` if it does not match.
    init?(_ value: String) { self.init(rawValue: value) }

    /// Takes a value that is known to match.
    init(unchecked value: String) { rawValue = value }

    static let automaton = HospitalAutomaton(
        edges: [
            [.init(0x30, 0x39, 1)],
            [.init(0x2E, 0x2E, 2)],
            [.init(0x30, 0x39, 3)],
            [.init(0x30, 0x39, 4)],
            [],
        ],
        accepting: [4])
}

/// ICD-10.
///
/// String values whose text matches `[A-Z][0-9]{2}(\.[0-9]{1,2})?`.
nonisolated struct DiagnosisCode: RawRepresentable, Hashable, Codable, Sendable {
    let rawValue: String

    /// Checks the value; `nil` if it does not match.
    init?(rawValue: String) {
        guard Self.automaton.accepts(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// Checks the value; `nil` if it does not match.
    init?(_ value: String) { self.init(rawValue: value) }

    /// Takes a value that is known to match.
    init(unchecked value: String) { rawValue = value }

    static let automaton = HospitalAutomaton(
        edges: [
            [.init(0x41, 0x5A, 1)],
            [.init(0x30, 0x39, 2)],
            [.init(0x30, 0x39, 3)],
            [.init(0x2E, 0x2E, 4)],
            [.init(0x30, 0x39, 5)],
            [.init(0x30, 0x39, 6)],
            [],
        ],
        accepting: [3, 5, 6])
}

nonisolated enum LabPanel: String, CaseIterable, Codable, Sendable {
    case blood
    case urine
    case microbiology
    case hormones
}

/// String values whose text matches `[a-z][a-z0-9-]{0,30}`.
nonisolated struct Analyte: RawRepresentable, Hashable, Codable, Sendable {
    let rawValue: String

    /// Checks the value; `nil` if it does not match.
    init?(rawValue: String) {
        guard Self.automaton.accepts(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// Checks the value; `nil` if it does not match.
    init?(_ value: String) { self.init(rawValue: value) }

    /// Takes a value that is known to match.
    init(unchecked value: String) { rawValue = value }

    static let automaton = HospitalAutomaton(
        edges: [
            [.init(0x61, 0x7A, 1)],
            [.init(0x2D, 0x2D, 2), .init(0x30, 0x39, 2), .init(0x61, 0x7A, 2)],
            [.init(0x2D, 0x2D, 3), .init(0x30, 0x39, 3), .init(0x61, 0x7A, 3)],
            [.init(0x2D, 0x2D, 4), .init(0x30, 0x39, 4), .init(0x61, 0x7A, 4)],
            [.init(0x2D, 0x2D, 5), .init(0x30, 0x39, 5), .init(0x61, 0x7A, 5)],
            [.init(0x2D, 0x2D, 6), .init(0x30, 0x39, 6), .init(0x61, 0x7A, 6)],
            [.init(0x2D, 0x2D, 7), .init(0x30, 0x39, 7), .init(0x61, 0x7A, 7)],
            [.init(0x2D, 0x2D, 8), .init(0x30, 0x39, 8), .init(0x61, 0x7A, 8)],
            [.init(0x2D, 0x2D, 9), .init(0x30, 0x39, 9), .init(0x61, 0x7A, 9)],
            [.init(0x2D, 0x2D, 10), .init(0x30, 0x39, 10), .init(0x61, 0x7A, 10)],
            [.init(0x2D, 0x2D, 11), .init(0x30, 0x39, 11), .init(0x61, 0x7A, 11)],
            [.init(0x2D, 0x2D, 12), .init(0x30, 0x39, 12), .init(0x61, 0x7A, 12)],
            [.init(0x2D, 0x2D, 13), .init(0x30, 0x39, 13), .init(0x61, 0x7A, 13)],
            [.init(0x2D, 0x2D, 14), .init(0x30, 0x39, 14), .init(0x61, 0x7A, 14)],
            [.init(0x2D, 0x2D, 15), .init(0x30, 0x39, 15), .init(0x61, 0x7A, 15)],
            [.init(0x2D, 0x2D, 16), .init(0x30, 0x39, 16), .init(0x61, 0x7A, 16)],
            [.init(0x2D, 0x2D, 17), .init(0x30, 0x39, 17), .init(0x61, 0x7A, 17)],
            [.init(0x2D, 0x2D, 18), .init(0x30, 0x39, 18), .init(0x61, 0x7A, 18)],
            [.init(0x2D, 0x2D, 19), .init(0x30, 0x39, 19), .init(0x61, 0x7A, 19)],
            [.init(0x2D, 0x2D, 20), .init(0x30, 0x39, 20), .init(0x61, 0x7A, 20)],
            [.init(0x2D, 0x2D, 21), .init(0x30, 0x39, 21), .init(0x61, 0x7A, 21)],
            [.init(0x2D, 0x2D, 22), .init(0x30, 0x39, 22), .init(0x61, 0x7A, 22)],
            [.init(0x2D, 0x2D, 23), .init(0x30, 0x39, 23), .init(0x61, 0x7A, 23)],
            [.init(0x2D, 0x2D, 24), .init(0x30, 0x39, 24), .init(0x61, 0x7A, 24)],
            [.init(0x2D, 0x2D, 25), .init(0x30, 0x39, 25), .init(0x61, 0x7A, 25)],
            [.init(0x2D, 0x2D, 26), .init(0x30, 0x39, 26), .init(0x61, 0x7A, 26)],
            [.init(0x2D, 0x2D, 27), .init(0x30, 0x39, 27), .init(0x61, 0x7A, 27)],
            [.init(0x2D, 0x2D, 28), .init(0x30, 0x39, 28), .init(0x61, 0x7A, 28)],
            [.init(0x2D, 0x2D, 29), .init(0x30, 0x39, 29), .init(0x61, 0x7A, 29)],
            [.init(0x2D, 0x2D, 30), .init(0x30, 0x39, 30), .init(0x61, 0x7A, 30)],
            [.init(0x2D, 0x2D, 31), .init(0x30, 0x39, 31), .init(0x61, 0x7A, 31)],
            [],
        ],
        accepting: [
            1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24,
            25, 26, 27, 28, 29, 30, 31,
        ])
}

nonisolated enum MessageFolder: String, CaseIterable, Codable, Sendable {
    case inbox
    case sent
    case archived
    case flagged
}

/// String values whose text matches `RX-[0-9]{7}`.
nonisolated struct PrescriptionID: RawRepresentable, Hashable, Codable, Sendable {
    let rawValue: String

    /// Checks the value; `nil` if it does not match.
    init?(rawValue: String) {
        guard Self.automaton.accepts(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// Checks the value; `nil` if it does not match.
    init?(_ value: String) { self.init(rawValue: value) }

    /// Takes a value that is known to match.
    init(unchecked value: String) { rawValue = value }

    static let automaton = HospitalAutomaton(
        edges: [
            [.init(0x52, 0x52, 1)],
            [.init(0x58, 0x58, 2)],
            [.init(0x2D, 0x2D, 3)],
            [.init(0x30, 0x39, 4)],
            [.init(0x30, 0x39, 5)],
            [.init(0x30, 0x39, 6)],
            [.init(0x30, 0x39, 7)],
            [.init(0x30, 0x39, 8)],
            [.init(0x30, 0x39, 9)],
            [.init(0x30, 0x39, 10)],
            [],
        ],
        accepting: [10])
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
nonisolated struct InvoiceID: RawRepresentable, Hashable, Codable, Sendable {
    let rawValue: String

    /// Checks the value; `nil` if it does not match.
    init?(rawValue: String) {
        guard Self.automaton.accepts(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// Checks the value; `nil` if it does not match.
    init?(_ value: String) { self.init(rawValue: value) }

    /// Takes a value that is known to match.
    init(unchecked value: String) { rawValue = value }

    static let automaton = HospitalAutomaton(
        edges: [
            [.init(0x49, 0x49, 1)],
            [.init(0x4E, 0x4E, 2)],
            [.init(0x56, 0x56, 3)],
            [.init(0x2D, 0x2D, 4)],
            [.init(0x30, 0x39, 5)],
            [.init(0x30, 0x39, 6)],
            [.init(0x30, 0x39, 7)],
            [.init(0x30, 0x39, 8)],
            [.init(0x2D, 0x2D, 9)],
            [.init(0x30, 0x39, 10)],
            [.init(0x30, 0x39, 11)],
            [.init(0x30, 0x39, 12)],
            [.init(0x30, 0x39, 13)],
            [.init(0x30, 0x39, 14)],
            [],
        ],
        accepting: [14])
}

nonisolated enum InvoiceStatus: String, CaseIterable, Codable, Sendable {
    case open
    case overdue
    case paid
    case disputed
}

/// String values whose text matches `20[0-9]{2}-(0[1-9]|1[0-2])`.
nonisolated struct Month: RawRepresentable, Hashable, Codable, Sendable {
    let rawValue: String

    /// Checks the value; `nil` if it does not match.
    init?(rawValue: String) {
        guard Self.automaton.accepts(rawValue) else { return nil }
        self.rawValue = rawValue
    }

    /// Checks the value; `nil` if it does not match.
    init?(_ value: String) { self.init(rawValue: value) }

    /// Takes a value that is known to match.
    init(unchecked value: String) { rawValue = value }

    static let automaton = HospitalAutomaton(
        edges: [
            [.init(0x32, 0x32, 1)],
            [.init(0x30, 0x30, 2)],
            [.init(0x30, 0x39, 3)],
            [.init(0x30, 0x39, 4)],
            [.init(0x2D, 0x2D, 5)],
            [.init(0x30, 0x30, 6), .init(0x31, 0x31, 7)],
            [.init(0x31, 0x39, 8)],
            [.init(0x30, 0x32, 8)],
            [],
        ],
        accepting: [8])
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

/// A pattern as a state machine that reads a text once, scalar by scalar, without backtracking: no
/// text can slow it down.
nonisolated struct HospitalAutomaton: Sendable {
    struct Edge: Sendable {
        let lower: UInt32
        let upper: UInt32
        let state: Int

        init(_ lower: UInt32, _ upper: UInt32, _ state: Int) {
            self.lower = lower
            self.upper = upper
            self.state = state
        }
    }

    /// The transitions from each state.
    let edges: [[Edge]]
    let accepting: Swift.Set<Int>

    func accepts(_ text: String) -> Bool {
        var state = 0
        for scalar in text.unicodeScalars {
            guard let next = next(state, scalar.value) else { return false }
            state = next
        }
        return accepting.contains(state)
    }

    private func next(_ state: Int, _ scalar: UInt32) -> Int? {
        for edge in edges[state] where edge.lower <= scalar && scalar <= edge.upper {
            return edge.state
        }
        return nil
    }
}

/// A node and its values. The enums are compared, hashed and saved by these, as what Swift would
/// derive for an enum with many cases takes seconds to compile.
nonisolated struct HospitalFields: Hashable {
    enum Value: Hashable {
        case none
        case text(String)
        case int(Int)
        case int64(Int64)
        case double(Double)
        case decimal(Decimal)
        case uuid(UUID)
        case date(Date)
        case list([Value])
        case other(AnyHashable)

        func encode(
            in container: inout KeyedEncodingContainer<HospitalKey>, _ key: HospitalKey
        ) throws {
            switch self {
            case .none: break
            case .text(let value): try container.encode(value, forKey: key)
            case .int(let value): try container.encode(value, forKey: key)
            case .int64(let value): try container.encode(value, forKey: key)
            case .double(let value): try container.encode(value, forKey: key)
            case .decimal(let value): try container.encode(value, forKey: key)
            case .uuid(let value): try container.encode(value, forKey: key)
            case .date(let value): try container.encode(value, forKey: key)
            case .list(let values):
                var list = container.nestedUnkeyedContainer(forKey: key)
                for value in values { try value.encode(in: &list) }
            case .other(let value):
                guard let value = value.base as? any Encodable else {
                    let context = EncodingError.Context(
                        codingPath: container.codingPath,
                        debugDescription: "\(key.stringValue) lives in memory only")
                    throw EncodingError.invalidValue(value, context)
                }
                try container.encode(value, forKey: key)
            }
        }

        private func encode(in container: inout any UnkeyedEncodingContainer) throws {
            switch self {
            case .text(let value): try container.encode(value)
            case .int(let value): try container.encode(value)
            case .int64(let value): try container.encode(value)
            case .double(let value): try container.encode(value)
            case .decimal(let value): try container.encode(value)
            case .uuid(let value): try container.encode(value)
            case .date(let value): try container.encode(value)
            default: break
            }
        }
    }

    /// The node's place among all nodes.
    let place: Int
    private var count = 0
    // Most nodes have at most three parameters; these need no memory of their own.
    private var first = Value.none
    private var second = Value.none
    private var third = Value.none
    private var others: [Value] = []

    init(_ place: Int) { self.place = place }

    @inline(never)
    mutating func text(_ value: String?) {
        add(value.map { .text($0) } ?? .none)
    }

    @inline(never)
    mutating func textList(_ values: [String]) {
        add(.list(values.map { .text($0) }))
    }

    @inline(never)
    mutating func int(_ value: Int?) {
        add(value.map { .int($0) } ?? .none)
    }

    @inline(never)
    mutating func intList(_ values: [Int]) {
        add(.list(values.map { .int($0) }))
    }

    @inline(never)
    mutating func int64(_ value: Int64?) {
        add(value.map { .int64($0) } ?? .none)
    }

    @inline(never)
    mutating func int64List(_ values: [Int64]) {
        add(.list(values.map { .int64($0) }))
    }

    @inline(never)
    mutating func double(_ value: Double?) {
        add(value.map { .double($0) } ?? .none)
    }

    @inline(never)
    mutating func doubleList(_ values: [Double]) {
        add(.list(values.map { .double($0) }))
    }

    @inline(never)
    mutating func decimal(_ value: Decimal?) {
        add(value.map { .decimal($0) } ?? .none)
    }

    @inline(never)
    mutating func decimalList(_ values: [Decimal]) {
        add(.list(values.map { .decimal($0) }))
    }

    @inline(never)
    mutating func uuid(_ value: UUID?) {
        add(value.map { .uuid($0) } ?? .none)
    }

    @inline(never)
    mutating func uuidList(_ values: [UUID]) {
        add(.list(values.map { .uuid($0) }))
    }

    @inline(never)
    mutating func date(_ value: Date?) {
        add(value.map { .date($0) } ?? .none)
    }

    @inline(never)
    mutating func dateList(_ values: [Date]) {
        add(.list(values.map { .date($0) }))
    }

    /// Adds a value that exists only in memory.
    mutating func unsaved<Own: Hashable>(_ value: Own?) {
        add(value.map { .other(AnyHashable($0)) } ?? .none)
    }

    private mutating func add(_ value: Value) {
        switch count {
        case 0: first = value
        case 1: second = value
        case 2: third = value
        default: others.append(value)
        }
        count += 1
    }

    /// Whether it is the same thing, even if values outside its identity differ.
    func isSame(as other: Self) -> Bool {
        guard place == other.place else { return false }
        switch place {
        case 27: return values[0] == other.values[0] && values[1] == other.values[1]
        case 77: return values[0] == other.values[0] && values[1] == other.values[1]
        case 90: return values[0] == other.values[0] && values[1] == other.values[1]
        case 102: return values[0] == other.values[0]
        case 118: return values[0] == other.values[0]
        default: return self == other
        }
    }

    var values: [Value] { [first, second, third].prefix(count) + others }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: HospitalKey.self)
        try container.encode(HospitalNodes.ids[place], forKey: HospitalKey("node"))
        guard count > 0 else { return }
        var nested =
            container.nestedContainer(keyedBy: HospitalKey.self, forKey: HospitalKey("values"))
        for (name, value) in zip(HospitalNodes.parameters(of: place), values) {
            try value.encode(in: &nested, HospitalKey(String(name)))
        }
    }
}

/// The names of nodes and their parameters in saved states.
nonisolated enum HospitalNodes {
    static let ids: [String] = [
        "today", "ward", "calendar", "inbox", "more", "splash", "welcome", "dashboard", "tasks",
        "task", "notifications", "moreMenu", "help", "forgotPassword", "signIn", "search",
        "editTask", "reportProblem", "unlock", "wristbandScanner", "taskFilter", "deleteTask",
        "acknowledge", "confirmEmail", "patients.list", "patients.detail", "patients.vitals",
        "patients.vitalSign", "patients.allergies", "patients.carePlan", "patients.notes",
        "patients.note", "patients.wounds", "patients.beds", "patients.bed",
        "patients.chooseBed", "patients.recordVitals", "patients.writeNote",
        "patients.transfer", "patients.woundPhotos", "patients.listOptions",
        "patients.normalRange", "patients.isolation", "patients.discharge",
        "patients.admission", "patients.admission.identity", "patients.admission.reason",
        "patients.admission.insurance", "patients.admission.bed", "patients.admission.approval",
        "patients.admission.admitted", "appointments.schedule", "appointments.detail",
        "appointments.checklist", "appointments.forPatient", "appointments.rooms",
        "appointments.room", "appointments.theatres", "appointments.operation",
        "appointments.reschedule", "appointments.pickDay", "appointments.videoVisit",
        "appointments.surgicalChecklist", "appointments.slotInfo", "appointments.doubleBooked",
        "appointments.cancelAppointment", "appointments.book", "appointments.book.person",
        "appointments.book.reason", "appointments.book.slot", "appointments.book.place",
        "appointments.book.summary", "records.overview", "records.timeline",
        "records.diagnoses", "records.diagnosis", "records.labs", "records.labResult",
        "records.labTrend", "records.imaging", "records.study", "records.documents",
        "records.document", "records.import", "records.medications", "records.medication",
        "records.addDiagnosis", "records.shareRecord", "records.accessCode",
        "records.uploadDocument", "records.viewer", "records.documentScanner",
        "records.referenceRange", "records.criticalValue", "records.deleteDocument",
        "records.orderTests", "records.orderTests.choosePanel", "records.orderTests.samples",
        "records.orderTests.urgency", "records.orderTests.review", "messages.mailbox",
        "messages.threads", "messages.thread", "messages.announcement", "messages.page",
        "messages.chooseRecipient", "messages.compose", "messages.forward",
        "messages.templates", "messages.attachment", "messages.call", "messages.reactions",
        "messages.sendFailed", "messages.archiveThread", "pharmacy.home",
        "pharmacy.prescriptions", "pharmacy.prescription", "pharmacy.drugs", "pharmacy.drug",
        "pharmacy.interactions", "pharmacy.leaflet", "pharmacy.stock", "pharmacy.stockItem",
        "pharmacy.narcotics", "pharmacy.prescriberOnly", "pharmacy.renew", "pharmacy.dose",
        "pharmacy.orderStock", "pharmacy.drugScanner", "pharmacy.interaction",
        "pharmacy.lowStock", "pharmacy.stopPrescription", "pharmacy.prescribe",
        "pharmacy.prescribe.substance", "pharmacy.prescribe.dosage",
        "pharmacy.prescribe.safetyCheck", "pharmacy.prescribe.signature", "pharmacy.dispense",
        "pharmacy.dispense.package", "pharmacy.dispense.handOver", "billing.home",
        "billing.invoices", "billing.invoice", "billing.invoiceItems", "billing.report",
        "billing.patientCosts", "billing.requestAccess", "billing.addCharge",
        "billing.recordPayment", "billing.cardTerminal", "billing.invoiceFilter",
        "billing.paymentFailed", "billing.cancelInvoice", "billing.closeMonth",
        "billing.closeMonth.openItems", "billing.closeMonth.totals",
        "billing.closeMonth.approval", "staff.directory", "staff.profile", "staff.shifts",
        "staff.me", "staff.roster", "staff.rosterDay", "staff.swapRequests",
        "staff.swapRequest", "staff.chooseWard", "staff.requestSwap", "staff.badge",
        "staff.shiftInfo", "staff.declineSwap", "staff.handover", "staff.handover.summary",
        "staff.handover.critical", "staff.handover.openTasks", "staff.handover.signOff",
        "settings.home", "settings.account", "settings.security", "settings.notifications",
        "settings.appearance", "settings.privacy", "settings.about",
        "settings.resendConfirmation", "settings.signOut", "settings.deleteData",
        "settings.changePin", "settings.changePin.currentPin", "settings.changePin.newPin",
        "settings.changePin.changed",
    ]

    private static let parameters: [StaticString] = [
        "", "", "", "", "", "", "", "", "filter", "taskId", "", "", "topics", "staffId", "",
        "query", "taskId", "text", "", "", "", "taskId", "patientId resultId", "token",
        "filter", "patientId", "patientId", "patientId sign range", "patientId", "patientId",
        "patientId", "patientId noteId", "patientId", "ward", "ward number", "ward",
        "patientId sign", "patientId noteId", "patientId", "patientId woundId index", "",
        "sign", "patientId", "patientId", "", "", "", "", "", "", "", "scale day",
        "appointmentId", "appointmentId", "patientId kind", "", "number", "day", "operationId",
        "appointmentId", "", "appointmentId", "operationId", "day number", "appointmentId",
        "appointmentId", "", "", "", "", "", "", "patientId", "patientId year", "patientId",
        "patientId code", "patientId panel", "patientId resultId analyte", "patientId analyte",
        "patientId", "patientId studyId", "patientId", "patientId documentId page", "patientId",
        "patientId", "patientId drug", "patientId", "patientId", "code", "patientId scan",
        "patientId studyId slice", "patientId", "analyte", "patientId resultId",
        "patientId documentId", "", "", "", "", "", "", "folder", "threadId message",
        "announcementId", "pageId", "query", "recipient subject", "threadId message", "",
        "threadId index", "staffId", "threadId message", "threadId", "threadId", "", "status",
        "prescriptionId", "query", "drug section", "drug with", "drug page", "ward level",
        "ward drug", "", "", "prescriptionId", "drug weight", "drug ward", "", "drug",
        "ward drug", "prescriptionId", "", "", "", "", "", "", "", "", "", "status minimum",
        "invoiceId", "invoiceId", "month", "patientId", "", "patientId invoiceId", "invoiceId",
        "invoiceId", "", "invoiceId", "invoiceId", "", "", "", "", "query department",
        "staffId", "staffId", "", "ward", "day shift", "", "requestId", "", "day staffId", "",
        "day shift", "requestId", "", "", "", "", "", "", "", "", "", "preview", "", "", "", "",
        "", "", "", "", "",
    ]

    static func parameters(of place: Int) -> [Substring] {
        "\(parameters[place])".split(separator: " ")
    }

    /// The former ids of nodes.
    private static let former: [String: Int] = ["patients.nursingPlan": 29]

    static func place(of id: String) -> Int? { ids.firstIndex(of: id) ?? former[id] }
}

/// A key in a saved state.
nonisolated struct HospitalKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

/// What can be read from a saved state.
nonisolated protocol HospitalSavable {
    /// Reads it; `nil` if another node is meant or a value is missing.
    init?(_ saved: inout HospitalSaved)
}

/// Reads a node and its values from a saved state.
nonisolated struct HospitalSaved {
    let place: Int
    private let values: KeyedDecodingContainer<HospitalKey>?
    private let names: [Substring]

    /// Whether a required value is missing or invalid.
    private var isBroken = false

    static func read<Node: HospitalSavable>(from decoder: any Decoder) throws -> Node {
        let container = try decoder.container(keyedBy: HospitalKey.self)
        let id = try container.decode(String.self, forKey: HospitalKey("node"))
        var saved = HospitalSaved(id, container)
        guard let node = Node(&saved), !saved.isBroken else {
            throw DecodingError.dataCorruptedError(
                forKey: HospitalKey("node"), in: container,
                debugDescription: "no `\(id)` with these values")
        }
        return node
    }

    private init(_ id: String, _ container: KeyedDecodingContainer<HospitalKey>) {
        place = HospitalNodes.place(of: id) ?? -1
        names = place < 0 ? [] : HospitalNodes.parameters(of: place)
        values =
            try? container.nestedContainer(keyedBy: HospitalKey.self, forKey: HospitalKey("values"))
    }

    mutating func inner<Node: HospitalSavable>(_ type: Node.Type) -> Node? { Node(&self) }

    /// The value of a parameter, by its place.
    @inline(never)
    func optional<Value: Decodable>(_ place: Int, _ type: Value.Type = Value.self) -> Value? {
        try? values?.decodeIfPresent(type, forKey: HospitalKey(String(names[place])))
    }

    /// The value of a parameter that has a default.
    @inline(never)
    func value<Value: Decodable>(_ place: Int, or other: Value) -> Value {
        optional(place) ?? other
    }

    @inline(never)
    mutating func text(_ place: Int) -> String { required(place, "") }

    @inline(never)
    mutating func int(_ place: Int) -> Int { required(place, 0) }

    @inline(never)
    mutating func int64(_ place: Int) -> Int64 { required(place, 0) }

    @inline(never)
    mutating func uuid(_ place: Int) -> UUID { required(place, UUID()) }

    @inline(never)
    mutating func date(_ place: Int) -> Date {
        required(place, Date(timeIntervalSinceReferenceDate: 0))
    }

    private mutating func required<Value: Decodable>(_ place: Int, _ stand: Value) -> Value {
        if let value = optional(place, Value.self) { return value }
        isBroken = true
        return stand
    }
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no translation tables.
        fileprivate init(localized text: String) { self = text }
    }
#endif
