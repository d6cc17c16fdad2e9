// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where URLs lead.
nonisolated enum HospitalLink: Hashable, Sendable {
    /// Calendar
    ///
    /// `/calendar`
    case calendar
    /// Today
    ///
    /// The shift at a glance, with what is next, what is overdue and who needs attention.
    ///
    /// `/`, `/today`
    case dashboard
    /// Tasks
    ///
    /// `/tasks?filter={filter}`
    case tasks(filter: TaskFilter = .mine)
    /// Task {taskId}
    ///
    /// `/tasks/{taskId}`
    case task(taskId: Int)
    /// Notifications
    ///
    /// `/notifications`
    case notifications
    /// Help
    ///
    /// The manual; `topics` is the path of an article within it.
    ///
    /// `/help/{topics*}`
    case help(topics: [String] = [])
    /// Search
    ///
    /// Over patients, staff and drugs. What was found is shown where the search was opened.
    ///
    /// `/search?q={query}`
    case search(query: String? = nil)
    /// The button of a critical value's notification; says who has seen it, and shows the result.
    ///
    /// `/acknowledge/{patientId}/{resultId}`
    case acknowledge(patientId: PatientID, resultId: UUID)
    /// `/confirm/{token}`
    case confirmEmail(token: UUID)
    /// Patients, their beds, vital signs, notes and plans.
    case patients(HospitalPatientsLink)
    /// Appointments, rooms and theatres.
    case appointments(HospitalAppointmentsLink)
    /// Diagnoses, laboratory, imaging, documents and medication of a patient.
    case records(HospitalRecordsLink)
    /// Conversations, announcements and pages.
    case messages(HospitalMessagesLink)
    /// Prescriptions, drugs, and the stock of the wards.
    case pharmacy(HospitalPharmacyLink)
    /// Invoices, payments and claims.
    case billing(HospitalBillingLink)
    /// The directory, the roster and the handover.
    case staff(HospitalStaffLink)
    /// The account, the device and the app.
    case settings(HospitalSettingsLink)

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

nonisolated extension HospitalLink {
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .calendar: return 2
        case .dashboard: return 7
        case .tasks: return 8
        case .task: return 9
        case .notifications: return 10
        case .help: return 12
        case .search: return 15
        case .acknowledge: return 22
        case .confirmEmail: return 23
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
        case .search(let query):
            fields.text(query)
        case .acknowledge(let patientId, let resultId):
            fields.text(patientId.rawValue)
            fields.uuid(resultId)
        case .confirmEmail(let token):
            fields.uuid(token)
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

/// Other builds of the app, whose links have their own schemes and hosts.
nonisolated enum HospitalEnvironment: String, Codable, Sendable {
    case staging
    case training

    /// Its place after the settings that apply without an environment.
    var build: Int {
        switch self {
        case .staging: return 1
        case .training: return 2
        }
    }
}

nonisolated extension HospitalLink {
    /// Reads the link of a URL; `nil` if no pattern matches it.
    init?(_ url: borrowing String, environment: HospitalEnvironment? = nil) {
        guard let link = HospitalURL.link(url, build: environment?.build ?? 0) else { return nil }
        self = link
    }

    /// Reads the link of a URL; `nil` if no pattern matches it.
    init?(url: URL, environment: HospitalEnvironment? = nil) {
        self.init(url.absoluteString, environment: environment)
    }

    /// The URL that has all its values, as the first of its patterns writes it; `nil` if none can.
    var url: String? { url() }

    /// Returns the URL with a scheme or host, or of another build; `nil` if no pattern has one like
    /// that.
    func url(
        scheme: String? = nil, host: String? = nil, environment: HospitalEnvironment? = nil
    ) -> String? {
        let fields = fields
        for pattern in HospitalLinkTable.patterns(of: node) {
            let origin = HospitalLinkTable.origin(pattern, environment?.build ?? 0, scheme, host)
            guard let origin,
                let text =
                    HospitalURLWriter.url(HospitalLinkTable.templates[pattern], fields, origin),
                HospitalLink(text, environment: environment) == self
            else { continue }
            return text
        }
        return nil
    }
}

/// The patterns of all links as tables: a trie of their paths, segment by segment, and what each
/// requires beyond its path. Tables compile in a fraction of the time that branches would take, and
/// grow only with the graph.
nonisolated enum HospitalLinkTable {
    /// A node of the trie: its literal segments, a few (negative) or the size of their hash table;
    /// the ways that check a segment; the patterns that end here; 1 if literal segments can be told
    /// before they are cut off, 2 if all else is a number, 3 if both.
    struct NodeRow {
        let firstSlot, size, firstWay, endOfWays, firstEnd, endOfEnds, quick: Int32
    }

    private static let nodes: [Int32] = [
        0, 128, 0, 1, 0, 1, 1,  // /
        128, 0, 1, 1, 1, 2, 0,  // /calendar
        128, 0, 1, 1, 2, 3, 0,  // /today
        128, 0, 1, 2, 3, 4, 2,  // /tasks
        128, 0, 2, 2, 4, 5, 0,  // /tasks/{taskId}
        128, 0, 2, 2, 5, 6, 0,  // /notifications
        128, 0, 2, 3, 6, 7, 0,  // /help
        128, 0, 3, 3, 7, 8, 0,  // /help/…
        128, 0, 3, 3, 8, 9, 0,  // /search
        128, 0, 3, 4, 9, 9, 0,  // /acknowledge
        128, 0, 4, 5, 9, 9, 0,  // /acknowledge/{patientId}
        128, 0, 5, 5, 9, 10, 0,  // /acknowledge/{patientId}/{resultId}
        128, 0, 5, 6, 10, 10, 0,  // /confirm
        128, 0, 6, 6, 10, 11, 0,  // /confirm/{token}
        128, -1, 6, 7, 11, 12, 1,  // /patients
        129, 32, 7, 7, 12, 13, 1,  // /patients/{patientId}
        161, -1, 7, 8, 13, 14, 1,  // /patients/{patientId}/vitals
        162, 0, 8, 8, 14, 15, 0,  // /patients/{patientId}/vitals/{sign}
        162, 0, 8, 8, 15, 16, 0,  // /patients/{patientId}/allergies
        162, 0, 8, 8, 16, 17, 0,  // /patients/{patientId}/plan
        162, 0, 8, 9, 17, 18, 0,  // /patients/{patientId}/notes
        162, 0, 9, 9, 18, 19, 0,  // /patients/{patientId}/notes/{noteId}
        162, 0, 9, 9, 19, 20, 0,  // /patients/{patientId}/wounds
        162, 0, 9, 10, 20, 21, 0,  // /beds
        162, 0, 10, 11, 21, 21, 2,  // /beds/{ward}
        162, 0, 11, 11, 21, 22, 0,  // /beds/{ward}/{number}
        162, 0, 11, 11, 22, 23, 0,  // /patients/{patientId}/vitals/new
        162, 0, 11, 11, 23, 24, 0,  // /patients/admit
        162, -1, 11, 12, 24, 25, 1,  // /appointments
        163, 0, 12, 12, 25, 26, 0,  // /week
        163, -3, 12, 12, 26, 27, 1,  // /appointments/{appointmentId}
        166, 0, 12, 12, 27, 28, 0,  // /appointments/{appointmentId}/checklist
        166, 0, 12, 12, 28, 29, 0,  // /patients/{patientId}/appointments
        166, 0, 12, 13, 29, 30, 0,  // /rooms
        166, 0, 13, 13, 30, 31, 0,  // /rooms/{number}
        166, 0, 13, 13, 31, 32, 0,  // /theatres
        166, 0, 13, 14, 32, 32, 2,  // /operations
        166, -1, 14, 14, 32, 33, 1,  // /operations/{operationId}
        167, 0, 14, 14, 33, 34, 0,  // /appointments/{appointmentId}/reschedule
        167, 0, 14, 14, 34, 35, 0,  // /appointments/{appointmentId}/video
        167, 0, 14, 14, 35, 36, 0,  // /operations/{operationId}/checklist
        167, 0, 14, 14, 36, 37, 0,  // /appointments/book
        167, -1, 14, 14, 37, 38, 1,  // /patients/{patientId}/record
        168, 0, 14, 14, 38, 39, 0,  // /patients/{patientId}/record/timeline
        168, 0, 14, 15, 39, 40, 0,  // /patients/{patientId}/diagnoses
        168, 0, 15, 15, 40, 41, 0,  // /patients/{patientId}/diagnoses/{code}
        168, -1, 15, 16, 41, 42, 1,  // /patients/{patientId}/labs
        169, 0, 16, 16, 42, 43, 0,  // /patients/{patientId}/labs/{resultId}
        169, 0, 16, 17, 43, 43, 0,  // /patients/{patientId}/labs/trends
        169, 0, 17, 17, 43, 44, 0,  // /patients/{patientId}/labs/trends/{analyte}
        169, 0, 17, 18, 44, 45, 2,  // /patients/{patientId}/imaging
        169, -1, 18, 18, 45, 46, 1,  // /patients/{patientId}/imaging/{studyId}
        170, -1, 18, 19, 46, 47, 1,  // /patients/{patientId}/documents
        171, 0, 19, 19, 47, 48, 0,  // /patients/{patientId}/documents/{documentId}
        171, 0, 19, 19, 48, 49, 0,  // /patients/{patientId}/documents/import
        171, 0, 19, 20, 49, 50, 0,  // /patients/{patientId}/medications
        171, 0, 20, 20, 50, 51, 0,  // /patients/{patientId}/medications/{drug}
        171, 0, 20, 20, 51, 52, 0,  // /patients/{patientId}/imaging/{studyId}/viewer
        171, 0, 20, 21, 52, 52, 0,  // /critical
        171, 0, 21, 22, 52, 52, 0,  // /critical/{patientId}
        171, 0, 22, 22, 52, 53, 0,  // /critical/{patientId}/{resultId}
        171, -1, 22, 23, 53, 54, 1,  // /messages
        172, -1, 23, 23, 54, 55, 1,  // /messages/{threadId}
        173, 0, 23, 24, 55, 55, 2,  // /announcements
        173, 0, 24, 24, 55, 56, 0,  // /announcements/{announcementId}
        173, 0, 24, 25, 56, 56, 2,  // /pages
        173, 0, 25, 25, 56, 57, 0,  // /pages/{pageId}
        173, 0, 25, 25, 57, 58, 0,  // /messages/new
        173, 0, 25, 26, 58, 58, 2,  // /messages/{threadId}/attachments
        173, 0, 26, 26, 58, 59, 0,  // /messages/{threadId}/attachments/{index}
        173, 0, 26, 26, 59, 60, 0,  // /pharmacy
        173, 0, 26, 27, 60, 61, 0,  // /prescriptions
        173, -1, 27, 27, 61, 62, 1,  // /prescriptions/{prescriptionId}
        174, 0, 27, 28, 62, 62, 0,  // /rx
        174, 0, 28, 28, 62, 63, 0,  // /rx/{prescriptionId}
        174, 0, 28, 29, 63, 64, 0,  // /drugs
        174, -3, 29, 29, 64, 65, 1,  // /drugs/{drug}
        177, 0, 29, 29, 65, 66, 0,  // /drugs/{drug}/interactions
        177, 0, 29, 30, 66, 67, 2,  // /drugs/{drug}/leaflet
        177, 0, 30, 30, 67, 68, 0,  // /drugs/{drug}/leaflet/{page}
        177, 0, 30, 31, 68, 69, 0,  // /stock
        177, 0, 31, 32, 69, 69, 0,  // /stock/{ward}
        177, 0, 32, 32, 69, 70, 0,  // /stock/{ward}/{drug}
        177, 0, 32, 32, 70, 71, 0,  // /narcotics
        177, 0, 32, 32, 71, 72, 0,  // /prescriptions/{prescriptionId}/renew
        177, 0, 32, 32, 72, 73, 0,  // /drugs/{drug}/dose
        177, 0, 32, 32, 73, 74, 0,  // /prescribe
        177, -2, 32, 32, 74, 75, 1,  // /billing
        179, 0, 32, 33, 75, 76, 0,  // /billing/invoices
        179, -1, 33, 33, 76, 77, 1,  // /billing/invoices/{invoiceId}
        180, 0, 33, 33, 77, 78, 0,  // /{invoiceId}
        180, 0, 33, 33, 78, 79, 0,  // /billing/invoices/{invoiceId}/items
        180, 0, 33, 34, 79, 79, 0,  // /billing/reports
        180, 0, 34, 34, 79, 80, 0,  // /billing/reports/{month}
        180, 0, 34, 34, 80, 81, 0,  // /patients/{patientId}/costs
        180, 0, 34, 35, 81, 82, 0,  // /staff
        180, -1, 35, 35, 82, 83, 1,  // /staff/{staffId}
        181, 0, 35, 35, 83, 84, 0,  // /staff/{staffId}/shifts
        181, -1, 35, 35, 84, 85, 1,  // /me
        182, -1, 35, 36, 85, 86, 1,  // /roster
        183, 0, 36, 36, 86, 87, 0,  // /roster/{day}
        183, 0, 36, 37, 87, 88, 0,  // /roster/requests
        183, 0, 37, 37, 88, 89, 0,  // /roster/requests/{requestId}
        183, 0, 37, 37, 89, 90, 0,  // /me/badge
        183, 0, 37, 37, 90, 91, 0,  // /handover
        183, 16, 37, 37, 91, 92, 1,  // /settings
        199, 0, 37, 37, 92, 93, 0,  // /settings/account
        199, 0, 37, 37, 93, 94, 0,  // /settings/security
        199, 0, 37, 37, 94, 95, 0,  // /settings/notifications
        199, 0, 37, 37, 95, 96, 0,  // /settings/appearance
        199, 0, 37, 37, 96, 97, 0,  // /settings/privacy
        199, 0, 37, 37, 97, 98, 0,  // /about
        199, 0, 37, 38, 98, 98, 0,  // /p
        199, 0, 38, 38, 98, 99, 0,  // /p/{patientId}
        199, 0, 38, 39, 99, 100, 0,  // /rota
        199, 0, 39, 39, 100, 101, 0,  // /rota/{day}
        199, 0, 39, 40, 101, 102, 0,  // /app
        199, 0, 40, 40, 102, 103, 0,  // /app/…
        199, 0, 40, 40, 103, 104, 0,  // /covid
    ]

    /// A literal segment, by its first and last eight bytes.
    struct WordsRow {
        let first, last: UInt64
    }

    private static let words: [UInt64] = [
        0x6F69_7461_7265_706F, 0x736E_6F69_7461_7265,  // /operations
        0x0, 0x0,
        0x66_6661_7473, 0x0,  // /staff
        0x7367_6E69_7474_6573, 0x0,  // /settings
        0x74_756F_6261, 0x0,  // /about
        0x6B_636F_7473, 0x0,  // /stock
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x7374_6E65_6974_6170, 0x0,  // /patients
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x73_6B73_6174, 0x0,  // /tasks
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x6D_7269_666E_6F63, 0x0,  // /confirm
        0x0, 0x0,
        0x0, 0x0,
        0x7963_616D_7261_6870, 0x0,  // /pharmacy
        0x73_6775_7264, 0x0,  // /drugs
        0x0, 0x0,
        0x0, 0x0,
        0x64_6976_6F63, 0x0,  // /covid
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x67_6E69_6C6C_6962, 0x0,  // /billing
        0x0, 0x0,
        0x0, 0x0,
        0x73_6D6F_6F72, 0x0,  // /rooms
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x7872, 0x0,  // /rx
        0x7265_766F_646E_6168, 0x0,  // /handover
        0x0, 0x0,
        0x656C_776F_6E6B_6361, 0x6567_6465_6C77_6F6E,  // /acknowledge
        0x6B65_6577, 0x0,  // /week
        0x0, 0x0,
        0x70, 0x0,  // /p
        0x6863_7261_6573, 0x0,  // /search
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x79_6164_6F74, 0x0,  // /today
        0x73_6567_6170, 0x0,  // /pages
        0x0, 0x0,
        0x0, 0x0,
        0x7261_646E_656C_6163, 0x0,  // /calendar
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x6D74_6E69_6F70_7061, 0x7374_6E65_6D74_6E69,  // /appointments
        0x0, 0x0,
        0x6563_6E75_6F6E_6E61, 0x7374_6E65_6D65_636E,  // /announcements
        0x0, 0x0,
        0x7365_6761_7373_656D, 0x0,  // /messages
        0x7069_7263_7365_7270, 0x736E_6F69_7470_6972,  // /prescriptions
        0x0, 0x0,
        0x706C_6568, 0x0,  // /help
        0x7265_7473_6F72, 0x0,  // /roster
        0x0, 0x0,
        0x7365_7274_6165_6874, 0x0,  // /theatres
        0x6269_7263_7365_7270, 0x6562_6972_6373_6572,  // /prescribe
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x7364_6562, 0x0,  // /beds
        0x6369_746F_6372_616E, 0x7363_6974_6F63_7261,  // /narcotics
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x6163_6966_6974_6F6E, 0x736E_6F69_7461_6369,  // /notifications
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x6174_6F72, 0x0,  // /rota
        0x707061, 0x0,  // /app
        0x0, 0x0,
        0x0, 0x0,
        0x6C61_6369_7469_7263, 0x0,  // /critical
        0x0, 0x0,
        0x656D, 0x0,  // /me
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x74_696D_6461, 0x0,  // /patients/admit
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x736C_6174_6976, 0x0,  // /patients/{patientId}/vitals
        0x0, 0x0,
        0x6E61_6C70, 0x0,  // /patients/{patientId}/plan
        0x67_6E69_6761_6D69, 0x0,  // /patients/{patientId}/imaging
        0x6569_6772_656C_6C61, 0x7365_6967_7265_6C6C,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x6D74_6E69_6F70_7061, 0x7374_6E65_6D74_6E69,
        0x7362_616C, 0x0,  // /patients/{patientId}/labs
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x6573_6F6E_6761_6964, 0x7365_736F_6E67_6169,
        0x6472_6F63_6572, 0x0,  // /patients/{patientId}/record
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x746E_656D_7563_6F64, 0x7374_6E65_6D75_636F,
        0x6974_6163_6964_656D, 0x736E_6F69_7461_6369,
        0x73_6574_6F6E, 0x0,  // /patients/{patientId}/notes
        0x73_7473_6F63, 0x0,  // /patients/{patientId}/costs
        0x7364_6E75_6F77, 0x0,  // /patients/{patientId}/wounds
        0x0, 0x0,
        0x77656E, 0x0,  // /patients/{patientId}/vitals/new
        0x6B6F_6F62, 0x0,  // /appointments/book
        0x7369_6C6B_6365_6863, 0x7473_696C_6B63_6568,
        0x7564_6568_6373_6572, 0x656C_7564_6568_6373,
        0x6F_6564_6976, 0x0,  // /appointments/{appointmentId}/video
        0x7369_6C6B_6365_6863, 0x7473_696C_6B63_6568,
        0x656E_696C_656D_6974, 0x0,  // /patients/{patientId}/record/timeline
        0x7364_6E65_7274, 0x0,  // /patients/{patientId}/labs/trends
        0x7265_7765_6976, 0x0,  // /patients/{patientId}/imaging/{studyId}/viewer
        0x7472_6F70_6D69, 0x0,  // /patients/{patientId}/documents/import
        0x77656E, 0x0,  // /messages/new
        0x656D_6863_6174_7461, 0x7374_6E65_6D68_6361,
        0x77_656E_6572, 0x0,  // /prescriptions/{prescriptionId}/renew
        0x7463_6172_6574_6E69, 0x736E_6F69_7463_6172,  // /drugs/{drug}/interactions
        0x74_656C_6661_656C, 0x0,  // /drugs/{drug}/leaflet
        0x6573_6F64, 0x0,  // /drugs/{drug}/dose
        0x7365_6369_6F76_6E69, 0x0,  // /billing/invoices
        0x73_7472_6F70_6572, 0x0,  // /billing/reports
        0x73_6D65_7469, 0x0,  // /billing/invoices/{invoiceId}/items
        0x7374_6669_6873, 0x0,  // /staff/{staffId}/shifts
        0x65_6764_6162, 0x0,  // /me/badge
        0x7374_7365_7571_6572, 0x0,  // /roster/requests
        0x79_6361_7669_7270, 0x0,  // /settings/privacy
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x6163_6966_6974_6F6E, 0x736E_6F69_7461_6369,  // /settings/notifications
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x0, 0x0,
        0x74_6E75_6F63_6361, 0x0,  // /settings/account
        0x7974_6972_7563_6573, 0x0,  // /settings/security
        0x6E61_7261_6570_7061, 0x6563_6E61_7261_6570,  // /settings/appearance
    ]

    /// Its length, or -1 if there is none; where it leads; its text, if that is long.
    struct SlotRow {
        let length, child, text: Int32
    }

    private static let slots: [Int32] = [
        10, 36, -1,
        -1, -1, -1,
        5, 95, -1,
        8, 105, -1,
        5, 111, -1,
        5, 80, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        8, 14, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        5, 3, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        7, 12, -1,
        -1, -1, -1,
        -1, -1, -1,
        8, 70, -1,
        5, 75, -1,
        -1, -1, -1,
        -1, -1, -1,
        5, 118, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        7, 87, -1,
        -1, -1, -1,
        -1, -1, -1,
        5, 33, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        2, 73, -1,
        8, 104, -1,
        -1, -1, -1,
        11, 9, -1,
        4, 29, -1,
        -1, -1, -1,
        1, 112, -1,
        6, 8, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        5, 2, -1,
        5, 65, -1,
        -1, -1, -1,
        -1, -1, -1,
        8, 1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        12, 28, -1,
        -1, -1, -1,
        13, 63, -1,
        -1, -1, -1,
        8, 61, -1,
        13, 71, -1,
        -1, -1, -1,
        4, 6, -1,
        6, 99, -1,
        -1, -1, -1,
        8, 35, -1,
        9, 86, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        4, 23, -1,
        9, 83, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        13, 5, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        4, 114, -1,
        3, 116, -1,
        -1, -1, -1,
        -1, -1, -1,
        8, 58, -1,
        -1, -1, -1,
        2, 98, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        5, 27, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        6, 16, -1,
        -1, -1, -1,
        4, 19, -1,
        7, 50, -1,
        9, 18, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        12, 32, -1,
        4, 46, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        9, 44, -1,
        6, 42, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        9, 52, -1,
        11, 55, -1,
        5, 20, -1,
        5, 94, -1,
        6, 22, -1,
        -1, -1, -1,
        3, 26, -1,
        4, 41, -1,
        9, 31, -1,
        10, 38, -1,
        5, 39, -1,
        9, 40, -1,
        8, 43, -1,
        6, 48, -1,
        6, 57, -1,
        6, 54, -1,
        3, 67, -1,
        11, 68, -1,
        5, 84, -1,
        12, 77, -1,
        7, 78, -1,
        4, 85, -1,
        8, 88, -1,
        7, 92, -1,
        5, 91, -1,
        6, 97, -1,
        5, 103, -1,
        8, 101, -1,
        7, 110, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        13, 108, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        -1, -1, -1,
        7, 106, -1,
        8, 107, -1,
        10, 109, -1,
    ]

    /// How a non-literal segment is checked; where it leads; the lowest rank of all patterns ahead;
    /// 1 if it takes all segments that follow.
    struct WayRow {
        let check, child, lowestRank, isRest: Int32
    }

    private static let ways: [Int32] = [
        25, 90, 75, 0,  // /{invoiceId}
        9, 4, 4, 0,  // /tasks/{taskId}
        1, 7, 6, 1,  // /help/…
        26, 10, 8, 0,  // /acknowledge/{patientId}
        27, 11, 8, 0,  // /acknowledge/{patientId}/{resultId}
        27, 13, 9, 0,  // /confirm/{token}
        26, 15, 11, 0,  // /patients/{patientId}
        5, 17, 13, 0,  // /patients/{patientId}/vitals/{sign}
        27, 21, 17, 0,  // /patients/{patientId}/notes/{noteId}
        4, 24, 20, 0,  // /beds/{ward}
        9, 25, 20, 0,  // /beds/{ward}/{number}
        28, 30, 25, 0,  // /appointments/{appointmentId}
        29, 34, 29, 0,  // /rooms/{number}
        9, 37, 31, 0,  // /operations/{operationId}
        30, 45, 39, 0,  // /patients/{patientId}/diagnoses/{code}
        27, 47, 41, 0,  // /patients/{patientId}/labs/{resultId}
        11, 49, 42, 0,  // /patients/{patientId}/labs/trends/{analyte}
        31, 51, 44, 0,  // /patients/{patientId}/imaging/{studyId}
        27, 53, 46, 0,  // /patients/{patientId}/documents/{documentId}
        15, 56, 49, 0,  // /patients/{patientId}/medications/{drug}
        26, 59, 51, 0,  // /critical/{patientId}
        27, 60, 51, 0,  // /critical/{patientId}/{resultId}
        27, 62, 53, 0,  // /messages/{threadId}
        9, 64, 54, 0,  // /announcements/{announcementId}
        9, 66, 55, 0,  // /pages/{pageId}
        9, 69, 57, 0,  // /messages/{threadId}/attachments/{index}
        32, 72, 60, 0,  // /prescriptions/{prescriptionId}
        32, 74, 61, 0,  // /rx/{prescriptionId}
        15, 76, 63, 0,  // /drugs/{drug}
        9, 79, 65, 0,  // /drugs/{drug}/leaflet/{page}
        4, 81, 67, 0,  // /stock/{ward}
        15, 82, 67, 0,  // /stock/{ward}/{drug}
        25, 89, 74, 0,  // /billing/invoices/{invoiceId}
        33, 93, 77, 0,  // /billing/reports/{month}
        13, 96, 80, 0,  // /staff/{staffId}
        6, 100, 84, 0,  // /roster/{day}
        27, 102, 86, 0,  // /roster/requests/{requestId}
        26, 113, 96, 0,  // /p/{patientId}
        6, 115, 98, 0,  // /rota/{day}
        1, 117, 99, 1,  // /app/…
    ]

    /// The patterns that end at nodes.
    private static let ends: [Int32] = [
        1, 0, 2, 3, 4, 5, 6, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23,
        24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45,
        46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 65, 66,
        67, 68, 69, 70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88,
        89, 90, 91, 92, 93, 94, 95, 96, 97, 98, 99, 99, 100,
    ]

    /// A pattern: its rank (the lowest wins); its schemes and hosts; its query items; its fragment;
    /// 1 if it allows no other items; 1 if a query or fragment must follow the path.
    struct PatternRow {
        let rank, origins, firstItem, endOfItems, fragment, rejectsOthers, needsMore: Int32
    }

    private static let patterns: [Int32] = [
        0, 0, 0, 0, -1, 0, 0,  // /calendar
        1, 0, 0, 0, -1, 0, 0,  // /
        2, 0, 0, 0, -1, 0, 0,  // /today
        3, 0, 0, 1, -1, 0, 0,  // /tasks?filter={filter}
        4, 0, 1, 1, -1, 0, 0,  // /tasks/{taskId}
        5, 0, 1, 1, -1, 0, 0,  // /notifications
        6, 0, 1, 1, -1, 0, 0,  // /help/{topics*}
        7, 0, 1, 2, -1, 0, 0,  // /search?q={query}
        8, 0, 2, 2, -1, 0, 0,  // /acknowledge/{patientId}/{resultId}
        9, 0, 2, 2, -1, 0, 0,  // /confirm/{token}
        10, 0, 2, 3, -1, 0, 0,  // /patients?filter={filter}
        11, 0, 3, 3, -1, 0, 0,  // /patients/{patientId}
        12, 0, 3, 3, -1, 0, 0,  // /patients/{patientId}/vitals
        13, 0, 3, 4, -1, 0, 0,  // /patients/{patientId}/vitals/{sign}?range={range}
        14, 0, 4, 4, -1, 0, 0,  // /patients/{patientId}/allergies
        15, 0, 4, 4, -1, 0, 0,  // /patients/{patientId}/plan
        16, 0, 4, 4, -1, 0, 0,  // /patients/{patientId}/notes
        17, 0, 4, 4, -1, 0, 0,  // /patients/{patientId}/notes/{noteId}
        18, 0, 4, 4, -1, 0, 0,  // /patients/{patientId}/wounds
        19, 0, 4, 5, -1, 0, 0,  // /beds?ward={ward}
        20, 0, 5, 5, -1, 0, 0,  // /beds/{ward}/{number}
        21, 0, 5, 6, -1, 0, 0,  // /patients/{patientId}/vitals/new?sign={sign}
        22, 0, 6, 6, -1, 0, 0,  // /patients/admit
        23, 0, 6, 8, -1, 0, 0,  // /appointments?scale={scale}&day={day}
        24, 0, 8, 9, -1, 0, 0,  // /week?day={day}
        25, 0, 9, 9, -1, 0, 0,  // /appointments/{appointmentId}
        26, 0, 9, 9, -1, 0, 0,  // /appointments/{appointmentId}/checklist
        27, 0, 9, 10, -1, 0, 0,  // /patients/{patientId}/appointments?kind={kind}
        28, 0, 10, 10, -1, 0, 0,  // /rooms
        29, 0, 10, 10, -1, 0, 0,  // /rooms/{number}
        30, 0, 10, 11, -1, 0, 0,  // /theatres?day={day}
        31, 0, 11, 11, -1, 0, 0,  // /operations/{operationId}
        32, 0, 11, 11, -1, 0, 0,  // /appointments/{appointmentId}/reschedule
        33, 0, 11, 11, -1, 0, 0,  // /appointments/{appointmentId}/video
        34, 0, 11, 11, -1, 0, 0,  // /operations/{operationId}/checklist
        35, 0, 11, 11, -1, 0, 0,  // /appointments/book
        36, 0, 11, 11, -1, 0, 0,  // /patients/{patientId}/record
        37, 0, 11, 12, -1, 0, 0,  // /patients/{patientId}/record/timeline?year={year}
        38, 0, 12, 12, -1, 0, 0,  // /patients/{patientId}/diagnoses
        39, 0, 12, 12, -1, 0, 0,  // /patients/{patientId}/diagnoses/{code}
        40, 0, 12, 13, -1, 0, 0,  // /patients/{patientId}/labs?panel={panel}
        41, 0, 13, 13, 13, 0, 0,  // /patients/{patientId}/labs/{resultId}#{analyte}
        42, 0, 14, 14, -1, 0, 0,  // /patients/{patientId}/labs/trends/{analyte}
        43, 0, 14, 14, -1, 0, 0,  // /patients/{patientId}/imaging
        44, 0, 14, 14, -1, 0, 0,  // /patients/{patientId}/imaging/{studyId}
        45, 0, 14, 14, -1, 0, 0,  // /patients/{patientId}/documents
        46, 0, 14, 15, -1, 0, 0,
        47, 0, 15, 15, -1, 0, 0,  // /patients/{patientId}/documents/import
        48, 0, 15, 15, -1, 0, 0,  // /patients/{patientId}/medications
        49, 0, 15, 15, -1, 0, 0,  // /patients/{patientId}/medications/{drug}
        50, 0, 15, 16, -1, 0, 0,
        51, 0, 16, 16, -1, 0, 0,  // /critical/{patientId}/{resultId}
        52, 0, 16, 17, -1, 0, 0,  // /messages?folder={folder}
        53, 0, 17, 17, 17, 0, 0,  // /messages/{threadId}#{message}
        54, 0, 18, 18, -1, 0, 0,  // /announcements/{announcementId}
        55, 0, 18, 18, -1, 0, 0,  // /pages/{pageId}
        56, 0, 18, 20, -1, 0, 0,
        57, 0, 20, 20, -1, 0, 0,  // /messages/{threadId}/attachments/{index}
        58, 0, 20, 20, -1, 0, 0,  // /pharmacy
        59, 0, 20, 21, -1, 0, 0,  // /prescriptions?status={status}
        60, 0, 21, 21, -1, 0, 0,  // /prescriptions/{prescriptionId}
        61, 0, 21, 21, -1, 0, 0,  // /rx/{prescriptionId}
        62, 0, 21, 22, -1, 0, 0,  // /drugs?q={query}
        63, 0, 22, 22, 22, 0, 0,  // /drugs/{drug}#{section}
        64, 0, 23, 24, -1, 0, 0,  // /drugs/{drug}/interactions?with={with}
        65, 0, 24, 24, -1, 0, 0,  // /drugs/{drug}/leaflet/{page?}
        66, 0, 24, 26, -1, 0, 0,  // /stock?ward={ward}&level={level}
        67, 0, 26, 26, -1, 0, 0,  // /stock/{ward}/{drug}
        68, 0, 26, 26, -1, 0, 0,  // /narcotics
        69, 0, 26, 26, -1, 0, 0,  // /prescriptions/{prescriptionId}/renew
        70, 0, 26, 27, -1, 0, 0,  // /drugs/{drug}/dose?weight={weight}
        71, 0, 27, 27, -1, 0, 0,  // /prescribe
        72, 0, 27, 27, -1, 0, 0,  // /billing
        73, 0, 27, 29, -1, 0, 0,  // /billing/invoices?status={status}&min={minimum}
        74, 0, 29, 29, -1, 0, 0,  // /billing/invoices/{invoiceId}
        75, 1, 29, 29, -1, 0, 0,  // /{invoiceId}
        76, 0, 29, 29, -1, 0, 0,  // /billing/invoices/{invoiceId}/items
        77, 0, 29, 29, -1, 0, 0,  // /billing/reports/{month}
        78, 0, 29, 29, -1, 0, 0,  // /patients/{patientId}/costs
        79, 0, 29, 31, -1, 0, 0,  // /staff?q={query}&in={department}
        80, 0, 31, 31, -1, 0, 0,  // /staff/{staffId}
        81, 0, 31, 31, -1, 0, 0,  // /staff/{staffId}/shifts
        82, 0, 31, 31, -1, 0, 0,  // /me
        83, 0, 31, 32, -1, 0, 0,  // /roster?ward={ward}
        84, 0, 32, 33, -1, 0, 0,  // /roster/{day}?shift={shift}
        85, 0, 33, 33, -1, 0, 0,  // /roster/requests
        86, 0, 33, 33, -1, 0, 0,  // /roster/requests/{requestId}
        87, 0, 33, 33, -1, 0, 0,  // /me/badge
        88, 0, 33, 33, -1, 0, 0,  // /handover
        89, 0, 33, 33, -1, 0, 0,  // /settings
        90, 0, 33, 33, -1, 0, 0,  // /settings/account
        91, 0, 33, 33, -1, 0, 0,  // /settings/security
        92, 0, 33, 33, -1, 0, 0,  // /settings/notifications
        93, 0, 33, 34, -1, 0, 0,  // /settings/appearance?preview={preview}
        94, 0, 34, 34, -1, 0, 0,  // /settings/privacy
        95, 0, 34, 34, -1, 0, 0,  // /about
        96, 0, 34, 34, -1, 0, 0,  // /p/{patientId}
        97, 0, 34, 35, -1, 0, 0,  // /rota
        98, 0, 35, 36, -1, 0, 0,  // /rota/{day}
        99, 0, 36, 36, -1, 0, 0,  // /app/*
        100, 0, 36, 36, -1, 0, 0,  // /covid
    ]

    /// A query item or fragment: its key; how it is checked; 1 if it is required; 1 if all its
    /// values count; 1 if it may come without `=`.
    struct ItemRow {
        let key, check, isRequired, isList, isBare: Int32
    }

    private static let items: [Int32] = [
        0, 0, 0, 0, 0,  // filter
        1, 1, 0, 0, 1,  // q
        0, 2, 0, 0, 0,  // filter
        2, 3, 0, 0, 0,  // range
        3, 4, 0, 0, 0,  // ward
        4, 5, 0, 0, 0,  // sign
        5, 6, 0, 0, 0,  // day
        6, 7, 0, 0, 0,  // scale
        5, 6, 0, 0, 0,  // day
        7, 8, 0, 0, 0,  // kind
        5, 6, 0, 0, 0,  // day
        8, 9, 0, 0, 0,  // year
        9, 10, 0, 0, 0,  // panel
        10, 11, 0, 0, 0,
        11, 9, 0, 0, 0,  // page
        12, 9, 0, 0, 0,  // slice
        13, 12, 0, 0, 0,  // folder
        10, 9, 0, 0, 0,
        14, 13, 0, 0, 0,  // recipient
        15, 1, 0, 0, 1,  // subject
        16, 14, 0, 0, 0,  // status
        1, 1, 0, 0, 1,  // q
        10, 1, 0, 0, 0,
        17, 15, 0, 1, 0,  // with
        18, 16, 0, 0, 0,  // level
        3, 4, 0, 0, 0,  // ward
        19, 17, 0, 0, 0,  // weight
        20, 18, 0, 0, 0,  // min
        16, 19, 0, 0, 0,  // status
        21, 20, 0, 0, 0,  // in
        1, 1, 0, 0, 1,  // q
        3, 4, 0, 0, 0,  // ward
        22, 21, 0, 0, 0,  // shift
        23, 22, 0, 0, 0,  // preview
        3, 23, 0, 0, 0,  // ward
        22, 24, 0, 0, 0,  // shift
    ]

    private static let keys: [StaticString] = [
        "filter", "q", "range", "ward", "sign", "day", "scale", "kind", "year", "panel", "",
        "page", "slice", "folder", "recipient", "subject", "status", "with", "level", "weight",
        "min", "in", "shift", "preview",
    ]

    /// The tables, in memory that stays as long as the app runs: it is neither reference-counted
    /// nor written to. What is needed together is in one place.
    struct Numbers {
        /// The segment that leads to a node, and the node beside it.
        struct Step {
            var words = WordsRow(first: 0, last: 0)
            var slot = SlotRow(length: -1, child: 0, text: -1)
            let node: NodeRow
            /// Which bytes of a word are those of the segment.
            var mask: UInt64 = 0
        }

        /// A pattern that ends at a node.
        struct End {
            let number: Int32
            let pattern: PatternRow
        }

        /// The steps by literal segments, the root, and the steps by ways.
        let steps: UnsafePointer<Step>
        let root: UnsafePointer<Step>
        let ways: UnsafePointer<WayRow>
        let ends: UnsafePointer<End>
        let patterns: UnsafePointer<PatternRow>
        let items: UnsafePointer<ItemRow>
        let keys: UnsafePointer<StaticString>

        init() {
            let nodes = Self.all(HospitalLinkTable.nodes, NodeRow.self)
            let words = Self.all(HospitalLinkTable.words, WordsRow.self)
            let slots = Self.all(HospitalLinkTable.slots, SlotRow.self)
            let ways = Self.all(HospitalLinkTable.ways, WayRow.self)
            let patterns = Self.all(HospitalLinkTable.patterns, PatternRow.self)
            var steps: [Step] = []
            for (words, slot) in zip(words, slots) {
                // An empty place of a hash table leads nowhere.
                let node = nodes[Int(max(slot.child, 0))]
                let mask = ~0 &>> UInt64(truncatingIfNeeded: 64 - 8 * min(max(slot.length, 1), 8))
                steps.append(Step(words: words, slot: slot, node: node, mask: mask))
            }
            steps.append(Step(node: nodes[0]))
            for way in ways { steps.append(Step(node: nodes[Int(way.child)])) }
            let ends = HospitalLinkTable.ends.map { End(number: $0, pattern: patterns[Int($0)]) }
            self.patterns = Self.kept(patterns)
            self.steps = Self.kept(steps)
            root = self.steps + slots.count
            self.ways = Self.kept(ways)
            self.ends = Self.kept(ends)
            items = Self.kept(Self.all(HospitalLinkTable.items, ItemRow.self))
            keys = Self.kept(HospitalLinkTable.keys)
        }

        func step(of way: Int) -> UnsafePointer<Step> { root + (way &+ 1) }

        static func all<Number, Row>(_ numbers: [Number], _ row: Row.Type) -> [Row] {
            numbers.withUnsafeBytes { Array($0.bindMemory(to: row)) }
        }

        private static func kept<Row>(_ rows: [Row]) -> UnsafePointer<Row> {
            let memory = UnsafeMutablePointer<Row>.allocate(capacity: max(rows.count, 1))
            memory.initialize(from: rows, count: rows.count)
            return UnsafePointer(memory)
        }
    }

    nonisolated(unsafe) static let numbers: UnsafePointer<Numbers> = {
        let memory = UnsafeMutablePointer<Numbers>.allocate(capacity: 1)
        memory.initialize(to: Numbers())
        return UnsafePointer(memory)
    }()

    /// Whether a pattern's rule for schemes and hosts allows one in a build.
    static func allows(_ origin: Int, _ rule: Int, _ build: Int) -> Bool {
        switch (rule, build) {
        case (0, 0): return origin >= 0 && origin <= 1 || origin == 16
        case (0, 1): return origin == 5 || origin == 7 || origin == 17
        case (0, 2): return origin == 10 || origin == 13 || origin == 18
        case (1, 0): return origin == 4 || origin == 19
        case (1, 1): return origin == 9 || origin == 19
        case (1, 2): return origin == 14 || origin == 19
        default: return false
        }
    }

    static func isHost(_ text: String) -> Bool {
        let name = text.lowercased()
        return [
            "app.stmary.example", "staging.stmary.example", "training.stmary.example",
            "pay.stmary.example",
        ].contains(
            name)
    }

    /// The scheme and host with which a pattern's URLs are written; `nil` if none is as requested.
    static func origin(
        _ pattern: Int, _ build: Int, _ scheme: String?, _ host: String?
    ) -> (scheme: String, host: String?)? {
        switch (numbers.pointee.patterns[pattern].origins, build) {
        case (0, 0):
            if (scheme ?? "https") == "https",
                (host ?? "app.stmary.example") == "app.stmary.example"
            {
                return ("https", "app.stmary.example")
            }
            if (scheme ?? "stmary") == "stmary", host == nil {
                return ("stmary", nil)
            }
            if (scheme ?? "stmary") == "stmary",
                (host ?? "app.stmary.example") == "app.stmary.example"
            {
                return ("stmary", "app.stmary.example")
            }
            return nil
        case (0, 1):
            if (scheme ?? "https") == "https",
                (host ?? "staging.stmary.example") == "staging.stmary.example"
            {
                return ("https", "staging.stmary.example")
            }
            if (scheme ?? "stmary-staging") == "stmary-staging", host == nil {
                return ("stmary-staging", nil)
            }
            if (scheme ?? "stmary-staging") == "stmary-staging",
                (host ?? "staging.stmary.example") == "staging.stmary.example"
            {
                return ("stmary-staging", "staging.stmary.example")
            }
            return nil
        case (0, 2):
            if (scheme ?? "https") == "https",
                (host ?? "training.stmary.example") == "training.stmary.example"
            {
                return ("https", "training.stmary.example")
            }
            if (scheme ?? "stmary-training") == "stmary-training", host == nil {
                return ("stmary-training", nil)
            }
            if (scheme ?? "stmary-training") == "stmary-training",
                (host ?? "training.stmary.example") == "training.stmary.example"
            {
                return ("stmary-training", "training.stmary.example")
            }
            return nil
        case (1, 0):
            if (scheme ?? "https") == "https",
                (host ?? "pay.stmary.example") == "pay.stmary.example"
            {
                return ("https", "pay.stmary.example")
            }
            if (scheme ?? "stmary") == "stmary",
                (host ?? "pay.stmary.example") == "pay.stmary.example"
            {
                return ("stmary", "pay.stmary.example")
            }
            return nil
        case (1, 1):
            if (scheme ?? "https") == "https",
                (host ?? "pay.stmary.example") == "pay.stmary.example"
            {
                return ("https", "pay.stmary.example")
            }
            if (scheme ?? "stmary-staging") == "stmary-staging",
                (host ?? "pay.stmary.example") == "pay.stmary.example"
            {
                return ("stmary-staging", "pay.stmary.example")
            }
            return nil
        case (1, 2):
            if (scheme ?? "https") == "https",
                (host ?? "pay.stmary.example") == "pay.stmary.example"
            {
                return ("https", "pay.stmary.example")
            }
            if (scheme ?? "stmary-training") == "stmary-training",
                (host ?? "pay.stmary.example") == "pay.stmary.example"
            {
                return ("stmary-training", "pay.stmary.example")
            }
            return nil
        default: return nil
        }
    }

    /// How each pattern is written; a hole names a value by its place.
    static let templates: [String] = [
        "/calendar",
        "/",
        "/today",
        "/tasks?filter={0=mine}",
        "/tasks/{0}",
        "/notifications",
        "/help/{0*-}",
        "/search?q={0-}",
        "/acknowledge/{0}/{1}",
        "/confirm/{0}",
        "/patients?filter={0=mine}",
        "/patients/{0}",
        "/patients/{0}/vitals",
        "/patients/{0}/vitals/{1}?range={2=day}",
        "/patients/{0}/allergies",
        "/patients/{0}/plan",
        "/patients/{0}/notes",
        "/patients/{0}/notes/{1}",
        "/patients/{0}/wounds",
        "/beds?ward={0-}",
        "/beds/{0}/{1}",
        "/patients/{0}/vitals/new?sign={1-}",
        "/patients/admit",
        "/appointments?scale={0=day}&day={1-}",
        "/week?day={1-} {0=week}",
        "/appointments/{0}",
        "/appointments/{0}/checklist",
        "/patients/{0}/appointments?kind={1-}",
        "/rooms",
        "/rooms/{0}",
        "/theatres?day={0-}",
        "/operations/{0}",
        "/appointments/{0}/reschedule",
        "/appointments/{0}/video",
        "/operations/{0}/checklist",
        "/appointments/book",
        "/patients/{0}/record",
        "/patients/{0}/record/timeline?year={1-}",
        "/patients/{0}/diagnoses",
        "/patients/{0}/diagnoses/{1}",
        "/patients/{0}/labs?panel={1-}",
        "/patients/{0}/labs/{1}#{2-}",
        "/patients/{0}/labs/trends/{1}",
        "/patients/{0}/imaging",
        "/patients/{0}/imaging/{1}",
        "/patients/{0}/documents",
        "/patients/{0}/documents/{1}?page={2=1}",
        "/patients/{0}/documents/import",
        "/patients/{0}/medications",
        "/patients/{0}/medications/{1}",
        "/patients/{0}/imaging/{1}/viewer?slice={2=0}",
        "/critical/{0}/{1}",
        "/messages?folder={0=inbox}",
        "/messages/{0}#{1-}",
        "/announcements/{0}",
        "/pages/{0}",
        "/messages/new?recipient={0-}&subject={1-}",
        "/messages/{0}/attachments/{1}",
        "/pharmacy",
        "/prescriptions?status={0-}",
        "/prescriptions/{0}",
        "/rx/{0}",
        "/drugs?q={0-}",
        "/drugs/{0}#{1-}",
        "/drugs/{0}/interactions?with={1-}",
        "/drugs/{0}/leaflet/{1=1}",
        "/stock?ward={0-}&level={1-}",
        "/stock/{0}/{1}",
        "/narcotics",
        "/prescriptions/{0}/renew",
        "/drugs/{0}/dose?weight={1-}",
        "/prescribe",
        "/billing",
        "/billing/invoices?status={0-}&min={1-}",
        "/billing/invoices/{0}",
        "/{0}",
        "/billing/invoices/{0}/items",
        "/billing/reports/{0}",
        "/patients/{0}/costs",
        "/staff?q={0-}&in={1-}",
        "/staff/{0}",
        "/staff/{0}/shifts",
        "/me",
        "/roster?ward={0-}",
        "/roster/{0}?shift={1-}",
        "/roster/requests",
        "/roster/requests/{0}",
        "/me/badge",
        "/handover",
        "/settings",
        "/settings/account",
        "/settings/security",
        "/settings/notifications",
        "/settings/appearance?preview={0-}",
        "/settings/privacy",
        "/about",
        "",
        "",
        "",
        "",
        "",
    ]

    /// Where the patterns of each node start.
    private static let starts: [Int] = [
        0, 0, 0, 1, 1, 1, 1, 1, 3, 4, 5, 6, 6, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 9, 10, 11, 12, 13,
        14, 15, 16, 17, 18, 19, 20, 21, 21, 22, 22, 22, 22, 22, 22, 22, 22, 23, 23, 23, 23, 23,
        23, 23, 25, 26, 27, 28, 29, 30, 31, 32, 33, 33, 34, 35, 35, 35, 35, 36, 36, 36, 36, 36,
        36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 50, 50, 50, 50, 51, 51, 51,
        52, 52, 52, 52, 52, 52, 52, 52, 53, 54, 55, 56, 56, 57, 57, 57, 58, 58, 58, 58, 58, 59,
        60, 62, 63, 64, 65, 66, 67, 68, 69, 69, 70, 71, 71, 71, 71, 71, 71, 72, 72, 72, 72, 72,
        72, 72, 72, 73, 74, 76, 77, 78, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 79, 80, 81,
        82, 83, 84, 85, 86, 87, 87, 87, 88, 88, 88, 89, 89, 89, 89, 89, 90, 91, 92, 93, 94, 95,
        96, 96, 96, 96, 96, 96, 96, 96,
    ]

    static func patterns(of node: HospitalNode) -> Range<Int> {
        starts[node.index]..<starts[node.index + 1]
    }

    /// Whether a piece of a URL is what a pattern requires.
    static func accepts(_ check: Int32, _ text: HospitalURLText) -> Bool {
        switch check {
        case 0: return text.isCase(of: TaskFilter.self)
        case 1: return text.isText
        case 2: return text.isCase(of: PatientFilter.self)
        case 3: return text.isCase(of: ChartRange.self)
        case 4: return text.isText && WardCode.automaton.accepts(text.text)
        case 5: return text.isCase(of: VitalSign.self)
        case 6: return text.isDate
        case 7: return text.isCase(of: CalendarScale.self)
        case 8: return text.isCase(of: AppointmentKind.self)
        case 9: return text.isInt
        case 10: return text.isCase(of: LabPanel.self)
        case 11: return text.isText && Analyte.automaton.accepts(text.text)
        case 12: return text.isCase(of: MessageFolder.self)
        case 13: return text.isText && StaffID.automaton.accepts(text.text)
        case 14: return text.isCase(of: PrescriptionStatus.self)
        case 15: return text.isText && DrugCode.automaton.accepts(text.text)
        case 16: return text.isCase(of: StockLevel.self)
        case 17: return text.isDouble
        case 18: return text.isDecimal
        case 19: return text.isCase(of: InvoiceStatus.self)
        case 20: return text.isCase(of: Department.self)
        case 21: return text.isCase(of: ShiftKind.self)
        case 22: return text.isCase(of: Appearance.self)
        case 23: return text.isText && automaton23.accepts(text.text)
        case 24: return text.isText && automaton24.accepts(text.text)
        case 25: return text.isText && InvoiceID.automaton.accepts(text.text)
        case 26: return text.isText && PatientID.automaton.accepts(text.text)
        case 27: return text.isUUID
        case 28: return text.isText && AppointmentID.automaton.accepts(text.text)
        case 29: return text.isText && RoomNumber.automaton.accepts(text.text)
        case 30: return text.isText && DiagnosisCode.automaton.accepts(text.text)
        case 31: return text.isInt
        case 32: return text.isText && PrescriptionID.automaton.accepts(text.text)
        case 33: return text.isText && Month.automaton.accepts(text.text)
        default: return false
        }
    }

    static let automaton23 = HospitalAutomaton(
        edges: [
            [.init(0x41, 0x5A, 1)],
            [.init(0x30, 0x39, 2)],
            [.init(0x30, 0x39, 3)],
            [],
        ],
        accepting: [2, 3])

    static let automaton24 = HospitalAutomaton(
        edges: [
            [.init(0x65, 0x65, 1), .init(0x6C, 0x6C, 2), .init(0x6E, 0x6E, 3)],
            [.init(0x61, 0x61, 4)],
            [.init(0x61, 0x61, 5)],
            [.init(0x69, 0x69, 6)],
            [.init(0x72, 0x72, 7)],
            [.init(0x74, 0x74, 8)],
            [.init(0x67, 0x67, 9)],
            [.init(0x6C, 0x6C, 10)],
            [.init(0x65, 0x65, 11)],
            [.init(0x68, 0x68, 12)],
            [.init(0x79, 0x79, 11)],
            [],
            [.init(0x74, 0x74, 11)],
        ],
        accepting: [11])

    /// The path that an old one has become.
    static func rewrittenPath(_ pattern: Int, _ url: HospitalURL) -> String? {
        switch pattern {
        case 96:
            var path = HospitalPath()
            path.add("patients")
            path.add(url[1])
            return path.text
        case 97:
            var path = HospitalPath()
            path.add("roster")
            return path.text
        case 98:
            var path = HospitalPath()
            path.add("roster")
            path.add(url[1])
            return path.text
        default: return nil
        }
    }
}

nonisolated extension HospitalLinkTable {
    /// Makes the link of a pattern that matches a URL, with its values.
    static func link(_ pattern: Int, _ url: HospitalURL) -> HospitalLink? {
        switch pattern {
        case 0: return .calendar
        case 1: return .dashboard
        case 2: return .dashboard
        case 3:
            let filter: TaskFilter =
                url["filter"].flatMap { TaskFilter(rawValue: $0.text) } ?? .mine
            return .tasks(filter: filter)
        case 4: return .task(taskId: url.int(1))
        case 5: return .notifications
        case 6: return .help(topics: url.rest(1).map(\.text))
        case 7: return .search(query: url["q"]?.text)
        case 8:
            return .acknowledge(patientId: PatientID(unchecked: url[1].text), resultId: url.uuid(2))
        case 9: return .confirmEmail(token: url.uuid(1))
        case 10:
            let filter: PatientFilter =
                url["filter"].flatMap { PatientFilter(rawValue: $0.text) } ?? .mine
            return .patients(.list(filter: filter))
        case 11: return .patients(.detail(patientId: PatientID(unchecked: url[1].text)))
        case 12: return .patients(.vitals(patientId: PatientID(unchecked: url[1].text)))
        case 13:
            guard let sign = VitalSign(rawValue: url[3].text) else { return nil }
            let range: ChartRange = url["range"].flatMap { ChartRange(rawValue: $0.text) } ?? .day
            return .patients(
                .vitalSign(patientId: PatientID(unchecked: url[1].text), sign: sign, range: range))
        case 14: return .patients(.allergies(patientId: PatientID(unchecked: url[1].text)))
        case 15: return .patients(.carePlan(patientId: PatientID(unchecked: url[1].text)))
        case 16: return .patients(.notes(patientId: PatientID(unchecked: url[1].text)))
        case 17:
            return .patients(
                .note(patientId: PatientID(unchecked: url[1].text), noteId: url.uuid(3)))
        case 18: return .patients(.wounds(patientId: PatientID(unchecked: url[1].text)))
        case 19:
            let ward: WardCode? = url["ward"].map { WardCode(unchecked: $0.text) }
            return .patients(.beds(ward: ward))
        case 20: return .patients(.bed(ward: WardCode(unchecked: url[1].text), number: url.int(2)))
        case 21:
            let sign: VitalSign? = url["sign"].flatMap { VitalSign(rawValue: $0.text) }
            return .patients(
                .recordVitals(patientId: PatientID(unchecked: url[1].text), sign: sign))
        case 22: return .patients(.admission)
        case 23:
            let scale: CalendarScale =
                url["scale"].flatMap { CalendarScale(rawValue: $0.text) } ?? .day
            return .appointments(.schedule(scale: scale, day: url["day"]?.date))
        case 24: return .appointments(.schedule(scale: .week, day: url["day"]?.date))
        case 25: return .appointments(.detail(appointmentId: AppointmentID(unchecked: url[1].text)))
        case 26:
            return .appointments(.checklist(appointmentId: AppointmentID(unchecked: url[1].text)))
        case 27:
            let kind: AppointmentKind? = url["kind"].flatMap { AppointmentKind(rawValue: $0.text) }
            return .appointments(
                .forPatient(patientId: PatientID(unchecked: url[1].text), kind: kind))
        case 28: return .appointments(.rooms)
        case 29: return .appointments(.room(number: RoomNumber(unchecked: url[1].text)))
        case 30: return .appointments(.theatres(day: url["day"]?.date))
        case 31: return .appointments(.operation(operationId: url.int(1)))
        case 32:
            return .appointments(.reschedule(appointmentId: AppointmentID(unchecked: url[1].text)))
        case 33:
            return .appointments(.videoVisit(appointmentId: AppointmentID(unchecked: url[1].text)))
        case 34: return .appointments(.surgicalChecklist(operationId: url.int(1)))
        case 35: return .appointments(.book)
        case 36: return .records(.overview(patientId: PatientID(unchecked: url[1].text)))
        case 37:
            return .records(
                .timeline(patientId: PatientID(unchecked: url[1].text), year: url["year"]?.int))
        case 38: return .records(.diagnoses(patientId: PatientID(unchecked: url[1].text)))
        case 39:
            return .records(
                .diagnosis(
                    patientId: PatientID(unchecked: url[1].text),
                    code: DiagnosisCode(unchecked: url[3].text)))
        case 40:
            let panel: LabPanel? = url["panel"].flatMap { LabPanel(rawValue: $0.text) }
            return .records(.labs(patientId: PatientID(unchecked: url[1].text), panel: panel))
        case 41:
            let analyte: Analyte? = url.fragment.map { Analyte(unchecked: $0.text) }
            return .records(
                .labResult(
                    patientId: PatientID(unchecked: url[1].text), resultId: url.uuid(3),
                    analyte: analyte))
        case 42:
            return .records(
                .labTrend(
                    patientId: PatientID(unchecked: url[1].text),
                    analyte: Analyte(unchecked: url[4].text)))
        case 43: return .records(.imaging(patientId: PatientID(unchecked: url[1].text)))
        case 44:
            return .records(
                .study(patientId: PatientID(unchecked: url[1].text), studyId: url.int64(3)))
        case 45: return .records(.documents(patientId: PatientID(unchecked: url[1].text)))
        case 46:
            let page: Int = url["page"]?.int ?? 1
            return .records(
                .document(
                    patientId: PatientID(unchecked: url[1].text), documentId: url.uuid(3),
                    page: page))
        case 47: return .records(.`import`(patientId: PatientID(unchecked: url[1].text)))
        case 48: return .records(.medications(patientId: PatientID(unchecked: url[1].text)))
        case 49:
            return .records(
                .medication(
                    patientId: PatientID(unchecked: url[1].text),
                    drug: DrugCode(unchecked: url[3].text)))
        case 50:
            let slice: Int = url["slice"]?.int ?? 0
            return .records(
                .viewer(
                    patientId: PatientID(unchecked: url[1].text), studyId: url.int64(3),
                    slice: slice))
        case 51:
            return .records(
                .criticalValue(patientId: PatientID(unchecked: url[1].text), resultId: url.uuid(2)))
        case 52:
            let folder: MessageFolder =
                url["folder"].flatMap { MessageFolder(rawValue: $0.text) } ?? .inbox
            return .messages(.threads(folder: folder))
        case 53: return .messages(.thread(threadId: url.uuid(1), message: url.fragment?.int))
        case 54: return .messages(.announcement(announcementId: url.int(1)))
        case 55: return .messages(.page(pageId: url.int(1)))
        case 56:
            let recipient: StaffID? = url["recipient"].map { StaffID(unchecked: $0.text) }
            return .messages(.compose(recipient: recipient, subject: url["subject"]?.text))
        case 57: return .messages(.attachment(threadId: url.uuid(1), index: url.int(3)))
        case 58: return .pharmacy(.home)
        case 59:
            let status: PrescriptionStatus? = url["status"].flatMap {
                PrescriptionStatus(rawValue: $0.text)
            }
            return .pharmacy(.prescriptions(status: status))
        case 60:
            return .pharmacy(.prescription(prescriptionId: PrescriptionID(unchecked: url[1].text)))
        case 61:
            return .pharmacy(.prescription(prescriptionId: PrescriptionID(unchecked: url[1].text)))
        case 62: return .pharmacy(.drugs(query: url["q"]?.text))
        case 63:
            return .pharmacy(
                .drug(drug: DrugCode(unchecked: url[1].text), section: url.fragment?.text))
        case 64:
            let with: [DrugCode] = url.all("with").map { DrugCode(unchecked: $0.text) }
            return .pharmacy(.interactions(drug: DrugCode(unchecked: url[1].text), with: with))
        case 65:
            let page: Int = url.optional(3)?.int ?? 1
            return .pharmacy(.leaflet(drug: DrugCode(unchecked: url[1].text), page: page))
        case 66:
            let ward: WardCode? = url["ward"].map { WardCode(unchecked: $0.text) }
            let level: StockLevel? = url["level"].flatMap { StockLevel(rawValue: $0.text) }
            return .pharmacy(.stock(ward: ward, level: level))
        case 67:
            return .pharmacy(
                .stockItem(
                    ward: WardCode(unchecked: url[1].text), drug: DrugCode(unchecked: url[2].text)))
        case 68: return .pharmacy(.narcotics)
        case 69: return .pharmacy(.renew(prescriptionId: PrescriptionID(unchecked: url[1].text)))
        case 70:
            return .pharmacy(
                .dose(drug: DrugCode(unchecked: url[1].text), weight: url["weight"]?.double))
        case 71: return .pharmacy(.prescribe)
        case 72: return .billing(.home)
        case 73:
            let status: InvoiceStatus? = url["status"].flatMap { InvoiceStatus(rawValue: $0.text) }
            return .billing(.invoices(status: status, minimum: url["min"]?.decimal))
        case 74: return .billing(.invoice(invoiceId: InvoiceID(unchecked: url[2].text)))
        case 75: return .billing(.invoice(invoiceId: InvoiceID(unchecked: url[0].text)))
        case 76: return .billing(.invoiceItems(invoiceId: InvoiceID(unchecked: url[2].text)))
        case 77: return .billing(.report(month: Month(unchecked: url[2].text)))
        case 78: return .billing(.patientCosts(patientId: PatientID(unchecked: url[1].text)))
        case 79:
            let department: Department? = url["in"].flatMap { Department(rawValue: $0.text) }
            return .staff(.directory(query: url["q"]?.text, department: department))
        case 80: return .staff(.profile(staffId: StaffID(unchecked: url[1].text)))
        case 81: return .staff(.shifts(staffId: StaffID(unchecked: url[1].text)))
        case 82: return .staff(.me)
        case 83:
            let ward: WardCode? = url["ward"].map { WardCode(unchecked: $0.text) }
            return .staff(.roster(ward: ward))
        case 84:
            let shift: ShiftKind? = url["shift"].flatMap { ShiftKind(rawValue: $0.text) }
            return .staff(.rosterDay(day: url[1].date, shift: shift))
        case 85: return .staff(.swapRequests)
        case 86: return .staff(.swapRequest(requestId: url.uuid(2)))
        case 87: return .staff(.badge)
        case 88: return .staff(.handover)
        case 89: return .settings(.home)
        case 90: return .settings(.account)
        case 91: return .settings(.security)
        case 92: return .settings(.notifications)
        case 93:
            let preview: Appearance? = url["preview"].flatMap { Appearance(rawValue: $0.text) }
            return .settings(.appearance(preview: preview))
        case 94: return .settings(.privacy)
        case 95: return .settings(.about)
        case 99: return .dashboard
        case 100: return .help(topics: ["hygiene", "covid"])
        default: return nil
        }
    }
}

/// A URL that is being read, and the pattern that it matches.
///
/// It is read in place. One with escapes in its path is copied to the stack, with room to decode
/// them.
nonisolated struct HospitalURL {
    /// A segment of the path.
    private struct Segment {
        let start: UnsafePointer<UInt8>
        let count: Int
        /// The first eight bytes.
        let word: UInt64
        /// Whether it has no bytes that may be special.
        var isPlain = true
        /// What it was read as when it was checked, if it was a number or a UUID.
        var isKept = false
        var value: UInt64 = 0
        var rest: UInt64 = 0

        var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: count) }

        var text: HospitalURLText { HospitalURLText(bytes) }

        var isDots: Bool { count <= 2 && (word == 0x2E || word == 0x2E2E) }
    }

    private struct State {
        let bytes: HospitalBytes
        let origin: HospitalOrigin
        let build: Int
        let tables = HospitalLinkTable.numbers
        let segments: UnsafeMutablePointer<Segment>

        /// The number of segments, once the path has been cut to its end.
        var count = 0
        /// Negative until then, and if something in the URL is wrong.
        var pathEnd = -1
        /// Negative until the query and fragment have been read.
        var queryEnd = -1

        /// The key that was last found, and its first value.
        var found: (key: UnsafePointer<UInt8>, value: HospitalURLText)?

        /// The best pattern so far: the lowest rank wins.
        var best = -1
        var rank = Int32.max

        /// Whether reading on takes a copy, as a segment has escapes.
        var needsCopy = false
    }

    private let state: UnsafeMutablePointer<State>

    /// Reads the link of a URL.
    static func link(_ text: String, build: Int) -> HospitalLink? {
        let link = text.utf8.withContiguousStorageIfAvailable { read($0, build, redirects: 0) }
        if let link { return link }
        // Text that another language stores in its own way.
        var own = text
        return own.withUTF8 { read($0, build, redirects: 0) }
    }

    private static func read(
        _ text: UnsafeBufferPointer<UInt8>, _ build: Int, redirects: Int
    ) -> HospitalLink? {
        guard text.count <= (redirects > 0 ? .max : 8192) else { return nil }
        guard let bytes = HospitalBytes(text) else {
            return readCopy(of: text, build, redirects: redirects)
        }
        return read(bytes, build, redirects: redirects)
    }

    private static func readCopy(
        of text: UnsafeBufferPointer<UInt8>, _ build: Int, redirects: Int
    ) -> HospitalLink? {
        withUnsafeTemporaryAllocation(byteCount: 2 * (text.count + 8), alignment: 8) { memory in
            HospitalBytes(copy: text, in: memory).flatMap { read($0, build, redirects: redirects) }
        }
    }

    @inline(__always)
    private static func read(
        _ bytes: HospitalBytes, _ build: Int, redirects: Int
    ) -> HospitalLink? {
        guard let origin = HospitalOrigin.read(bytes, build: build) else { return nil }
        return read(bytes, origin, build, redirects: redirects)
    }

    @inline(never)
    private static func read(
        _ bytes: HospitalBytes, _ origin: HospitalOrigin, _ build: Int, redirects: Int
    ) -> HospitalLink? {
        // Room for all segments, if there are more than usual.
        let slashes = bytes.end < 64 ? 0 : bytes.all.reduce(0) { $0 + ($1 == 0x2F ? 1 : 0) }
        let capacity = max(32, slashes + 1)
        return withUnsafeTemporaryAllocation(of: Segment.self, capacity: capacity) { segments in
            guard let first = segments.baseAddress else { return nil }
            var state = State(bytes: bytes, origin: origin, build: build, segments: first)
            return withUnsafeMutablePointer(to: &state) { HospitalURL(state: $0).find(redirects) }
        }
    }

    private func find(_ redirects: Int) -> HospitalLink? {
        walk(from: state.pointee.tables.pointee.root, at: 0, state.pointee.origin.path)
        let best = state.pointee.best
        guard best >= 0 else {
            guard state.pointee.needsCopy else { return nil }
            return Self.readCopy(
                of: state.pointee.bytes.all, state.pointee.build, redirects: redirects)
        }
        if let link = HospitalLinkTable.link(best, self) { return link }
        // An old path: what it has become is read instead.
        guard redirects < 3, let path = HospitalLinkTable.rewrittenPath(best, self) else {
            return nil
        }
        let bytes = state.pointee.bytes
        let front = bytes.all[..<state.pointee.origin.pathStart(bytes)]
        let text = Array(front) + Array(path.utf8) + Array(bytes.all[state.pointee.pathEnd...])
        return text.withUnsafeBufferPointer {
            Self.read($0, state.pointee.build, redirects: redirects + 1)
        }
    }

    /// Goes down the trie and keeps the best pattern that it finds: the more specific ways come
    /// first, and a way that leads to nothing better is not taken.
    @inline(__always)
    private func walk(
        from first: UnsafePointer<HospitalLinkTable.Numbers.Step>, at depth: Int, _ start: Int
    ) {
        let bytes = state.pointee.bytes
        var step = first
        var count = depth
        var place = start
        while place >= 0 {
            let word = bytes.word(place)
            if let next = quickChild(of: step, word, &place) {
                step = next
                count &+= 1
                continue
            }
            if let next = quickNumber(from: step, word, at: count, &place) {
                step = next
                count &+= 1
                continue
            }
            guard cut(word, at: count, &place) else { break }
            var next = child(of: step, at: count)
            let ways = step.pointee.node.endOfWays &- step.pointee.node.firstWay
            if ways == 1, next == nil {
                next = follow(Int(step.pointee.node.firstWay), at: count, place)
            } else if ways > 0 {
                next = followAll(from: step, next, at: count, place)
            }
            guard let next else { return }
            step = next
            count &+= 1
        }
        guard state.pointee.pathEnd >= 0 else { return }
        state.pointee.count = count
        judge(endsOf: step.pointee.node)
    }

    /// Where a segment leads literally, if that can be said before its end is known: no literal
    /// segment here can also be a value, and none has bytes with a meaning of their own.
    @inline(__always)
    private func quickChild(
        of parent: UnsafePointer<HospitalLinkTable.Numbers.Step>, _ word: UInt64, _ place: inout Int
    ) -> UnsafePointer<HospitalLinkTable.Numbers.Step>? {
        guard parent.pointee.node.quick & 1 != 0 else { return nil }
        let bytes = state.pointee.bytes
        let size = Int(parent.pointee.node.size)
        if size > 0 {
            let end = bytes.segmentEnd(from: place, word)
            let length = end &- place
            let absent = UInt64(truncatingIfNeeded: max(64 &- length &* 8, 0))
            let first = length == 0 ? 0 : word & (~0 &>> absent)
            let step = literal(of: parent, bytes.start + place, length, first)
            return step != nil && pass(to: end, &place) ? step : nil
        }
        var step = state.pointee.tables.pointee.steps + Int(parent.pointee.node.firstSlot)
        let last = step - size
        repeat {
            if word & step.pointee.mask == step.pointee.words.first {
                let length = Int(step.pointee.slot.length)
                let end = place &+ length
                if length <= 8
                    || end <= bytes.end
                        && HospitalBytes.load(bytes.start + (end &- 8)) == step.pointee.words.last,
                    pass(to: end, &place)
                {
                    return step
                }
            }
            step += 1
        } while step < last
        return nil
    }

    /// Follows the only way there is, if that is a number, and one of up to seven digits is next.
    @inline(__always)
    private func quickNumber(
        from parent: UnsafePointer<HospitalLinkTable.Numbers.Step>, _ word: UInt64, at count: Int,
        _ place: inout Int
    ) -> UnsafePointer<HospitalLinkTable.Numbers.Step>? {
        guard parent.pointee.node.quick & 2 != 0 else { return nil }
        let digits = word ^ 0x3030_3030_3030_3030
        let others = (digits &+ 0x7676_7676_7676_7676 | digits) & 0x8080_8080_8080_8080
        // The first is a digit, and not zero.
        guard others != 0, others & 0x80 == 0, digits & 0xFF != 0 else { return nil }
        let bits = others.trailingZeroBitCount &- 7
        let tables = state.pointee.tables
        let way = Int(parent.pointee.node.firstWay)
        let start = state.pointee.bytes.start + place
        guard tables.pointee.ways[way].lowestRank < state.pointee.rank,
            pass(to: place &+ bits / 8, &place)
        else {
            return nil
        }
        let value =
            HospitalURLText.value(ofDigits: digits &<< UInt64(truncatingIfNeeded: 64 &- bits))
        let segment = state.pointee.segments + count
        segment.pointee =
            Segment(
                start: start, count: bits / 8, word: word, isKept: true,
                value: UInt64(bitPattern: value))
        return tables.pointee.step(of: way)
    }

    /// Moves the place behind a segment, to the next one or below zero; `false` if the segment does
    /// not end there.
    @inline(__always)
    private func pass(to end: Int, _ place: inout Int) -> Bool {
        let bytes = state.pointee.bytes
        if end < bytes.end {
            if bytes[end] == 0x2F {
                place = end &+ 1
                return true
            }
            guard bytes[end] == 0x3F || bytes[end] == 0x23 else { return false }
        }
        state.pointee.pathEnd = end
        place = -1
        return true
    }

    /// Walks on from a literal child and by all ways that check the segment but the last, which is
    /// left to the caller.
    @inline(never)
    private func followAll(
        from parent: UnsafePointer<HospitalLinkTable.Numbers.Step>,
        _ child: UnsafePointer<HospitalLinkTable.Numbers.Step>?, at count: Int, _ place: Int
    ) -> UnsafePointer<HospitalLinkTable.Numbers.Step>? {
        var next = child
        for way in parent.pointee.node.firstWay..<parent.pointee.node.endOfWays {
            if let next { walk(from: next, at: count &+ 1, place) }
            next = follow(Int(way), at: count, place)
        }
        return next
    }

    /// Follows a way that checks a segment; `nil` if it refuses or is at its end.
    @inline(__always)
    private func follow(
        _ way: Int, at count: Int, _ place: Int
    ) -> UnsafePointer<HospitalLinkTable.Numbers.Step>? {
        let tables = state.pointee.tables
        let row = tables.pointee.ways + way
        guard row.pointee.lowestRank < state.pointee.rank else { return nil }
        if row.pointee.isRest == 1 { return followRest(way, at: count, place) }
        return accepts(row.pointee.check, at: count) ? tables.pointee.step(of: way) : nil
    }

    /// Follows a way that takes all segments from one on. Nothing comes after it.
    private func followRest(
        _ way: Int, at first: Int, _ start: Int
    ) -> UnsafePointer<HospitalLinkTable.Numbers.Step>? {
        let tables = state.pointee.tables
        var count = first + 1
        var place = start
        while place >= 0, cut(state.pointee.bytes.word(place), at: count, &place) { count += 1 }
        guard state.pointee.pathEnd >= 0 else { return nil }
        for segment in first..<count {
            guard HospitalLinkTable.accepts(tables.pointee.ways[way].check, self[segment]) else {
                return nil
            }
        }
        state.pointee.count = count
        judge(endsOf: tables.pointee.step(of: way).pointee.node)
        return nil
    }

    /// Whether a segment is as a way requires. What a number or a UUID is read as is kept.
    @inline(__always)
    private func accepts(_ check: Int32, at place: Int) -> Bool {
        let segment = state.pointee.segments + place
        switch check {
        case 9:
            let piece = segment.pointee
            let number = HospitalURLText.number(piece.start, piece.count, piece.word)
            guard let number else { return false }
            segment.pointee.value = UInt64(bitPattern: number)
            segment.pointee.isKept = true
            return true
        case 27:
            let bytes = HospitalURLText.uuidBytes(segment.pointee.bytes)
            guard let (high, low) = bytes else { return false }
            segment.pointee.value = high
            segment.pointee.rest = low
            segment.pointee.isKept = true
            return true
        case 31:
            let piece = segment.pointee
            let number = HospitalURLText.number(piece.start, piece.count, piece.word)
            guard let number else { return false }
            segment.pointee.value = UInt64(bitPattern: number)
            segment.pointee.isKept = true
            return true
        default: return HospitalLinkTable.accepts(check, segment.pointee.text)
        }
    }

    @inline(__always)
    private func judge(endsOf node: HospitalLinkTable.NodeRow) {
        var end = state.pointee.tables.pointee.ends + Int(node.firstEnd)
        let last = state.pointee.tables.pointee.ends + Int(node.endOfEnds)
        while end < last {
            let pattern = end.pointee.pattern
            if pattern.rank < state.pointee.rank,
                HospitalLinkTable.allows(
                    state.pointee.origin.number, Int(pattern.origins), state.pointee.build),
                fits(pattern)
            {
                state.pointee.best = Int(end.pointee.number)
                state.pointee.rank = pattern.rank
            }
            end += 1
        }
    }

    /// Whether what follows the path, which is mostly nothing, is as a pattern requires.
    @inline(__always)
    private func fits(_ pattern: HospitalLinkTable.PatternRow) -> Bool {
        guard state.pointee.pathEnd == state.pointee.bytes.end else { return meets(pattern) }
        state.pointee.queryEnd = state.pointee.pathEnd
        return pattern.needsMore == 0
    }

    /// Where a segment leads literally, once it is cut off. What could be said before need not be
    /// asked again.
    @inline(__always)
    private func child(
        of parent: UnsafePointer<HospitalLinkTable.Numbers.Step>, at place: Int
    ) -> UnsafePointer<HospitalLinkTable.Numbers.Step>? {
        let segment = state.pointee.segments + place
        if parent.pointee.node.quick & 1 != 0, segment.pointee.isPlain { return nil }
        return literal(
            of: parent, segment.pointee.start, segment.pointee.count, segment.pointee.word)
    }

    /// A literal segment, which its first and last eight bytes and its length identify: few texts
    /// are compared one by one, many are found by a hash table.
    @inline(__always)
    private func literal(
        of parent: UnsafePointer<HospitalLinkTable.Numbers.Step>, _ start: UnsafePointer<UInt8>,
        _ length: Int, _ word: UInt64
    ) -> UnsafePointer<HospitalLinkTable.Numbers.Step>? {
        let size = Int(parent.pointee.node.size)
        if size == 0 { return nil }
        let slots = state.pointee.tables.pointee.steps + Int(parent.pointee.node.firstSlot)
        let first = word
        let last = length > 8 ? HospitalBytes.load(start + (length - 8)) : 0
        var step = slots
        if size < 0 {
            let end = slots - size
            repeat {
                if step.pointee.words.first == first, step.pointee.words.last == last,
                    Int(step.pointee.slot.length) == length
                {
                    return step
                }
                step += 1
            } while step < end
            return nil
        }
        let mix = (first ^ last << 1 ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15
        var slot = Int(mix >> 40) & (size &- 1)
        step = slots + slot
        while step.pointee.slot.length >= 0 {
            if step.pointee.words.first == first, step.pointee.words.last == last,
                Int(step.pointee.slot.length) == length
            {
                return step
            }
            slot = (slot &+ 1) & (size &- 1)
            step = slots + slot
        }
        return nil
    }

    /// Cuts off the segment that starts at a place with a word, and moves the place to the next
    /// one, or below zero if there is none; `false` at the end of the path, and if the segment is
    /// invalid.
    @inline(__always)
    private func cut(_ word: UInt64, at count: Int, _ place: inout Int) -> Bool {
        let bytes = state.pointee.bytes
        let start = place
        let piece = bytes.piece(start, word)
        let end = start &+ piece.count
        if end == bytes.end {
            state.pointee.pathEnd = end
            place = -1
        } else if bytes[end] == 0x2F {
            place = end &+ 1
        } else {
            return cutSpecial(at: count, &place, end)
        }
        return keep(
            Segment(start: bytes.start + start, count: piece.count, word: piece.word), at: count,
            place)
    }

    /// Keeps a segment, unless it is invalid or the end of the path.
    @inline(__always)
    private func keep(_ segment: Segment, at count: Int, _ place: Int) -> Bool {
        // Nothing may follow an empty segment, and only a slash may precede it.
        if segment.count == 0 { return place < 0 ? false : refuse() }
        if segment.isDots { return refuse() }
        state.pointee.segments[count] = segment
        return true
    }

    private func refuse() -> Bool {
        state.pointee.pathEnd = -1
        return false
    }

    /// Cuts a segment that has bytes that may be special before a slash or the end, from the first
    /// such byte.
    @inline(never)
    private func cutSpecial(at count: Int, _ next: inout Int, _ special: Int) -> Bool {
        let bytes = state.pointee.bytes
        let start = next
        var hasEscapes = false
        var place = special
        while !bytes.isEnd(place) {
            if isRefused(place, at: count) { return refuse() }
            if bytes[place] == 0x25 { hasEscapes = true }
            place = bytes.special(from: place + 1)
        }
        if place < bytes.end, bytes[place] == 0x2F {
            next = place + 1
        } else {
            state.pointee.pathEnd = place
            next = -1
        }
        let piece =
            hasEscapes ? decode(start, place - start) : segment(bytes.start + start, place - start)
        return piece.map { keep($0, at: count, next) } ?? refuse()
    }

    private func segment(_ start: UnsafePointer<UInt8>, _ count: Int) -> Segment {
        Segment(
            start: start, count: count,
            word: count == 0 ? 0 : HospitalBytes.load(start, count: count), isPlain: false)
    }

    /// Whether it is a control character, or a port or user information after what is in the place
    /// of a host.
    private func isRefused(_ place: Int, at count: Int) -> Bool {
        switch state.pointee.bytes[place] {
        case 0x3A, 0x40: return state.pointee.origin.isOpen && count == 0
        default: return state.pointee.bytes.isControl(place)
        }
    }

    /// Decodes a segment with escapes; `nil` if the result is not allowed there, or there is no
    /// room for it.
    private func decode(_ start: Int, _ length: Int) -> Segment? {
        let bytes = state.pointee.bytes
        guard let room = bytes.room(for: start, length) else {
            state.pointee.needsCopy = true
            return nil
        }
        let raw = UnsafeBufferPointer(start: bytes.start + start, count: length)
        let text = HospitalURLText.decode(raw, into: room)
        guard let text, let start = text.baseAddress, !text.isEmpty else { return nil }
        guard HospitalURLText.isText(text), !HospitalBytes.holdsControl(text) else { return nil }
        return segment(start, text.count)
    }

    /// Whether the URL has the query and fragment that a pattern requires.
    @inline(never)
    private func meets(_ pattern: HospitalLinkTable.PatternRow) -> Bool {
        guard state.pointee.queryEnd >= 0 || readBeyondPath() else { return false }
        var item = pattern.firstItem
        while item < pattern.endOfItems {
            if !has(state.pointee.tables.pointee.items[Int(item)]) { return false }
            item += 1
        }
        if pattern.fragment >= 0 {
            let item = state.pointee.tables.pointee.items[Int(pattern.fragment)]
            guard let fragment else { return item.isRequired == 0 }
            guard HospitalLinkTable.accepts(item.check, fragment) else { return false }
        }
        return true
    }

    /// Scans the query and fragment once; `false` if something in them is refused.
    private func readBeyondPath() -> Bool {
        let bytes = state.pointee.bytes
        var place = state.pointee.pathEnd
        // It was refused before.
        if place < 0 { return false }
        var hash = bytes.end
        place = bytes.refusable(from: place)
        while place < bytes.end {
            if bytes.isControl(place) { return refuse() }
            if bytes[place] == 0x23, hash == bytes.end { hash = place }
            place = bytes.refusable(from: place + 1)
        }
        state.pointee.queryEnd = hash
        return true
    }

    /// Whether an item is as a pattern requires: present if it must be, and valid in each value
    /// that counts.
    private func has(_ wanted: HospitalLinkTable.ItemRow) -> Bool {
        if state.pointee.queryEnd <= state.pointee.pathEnd + 1 { return wanted.isRequired == 0 }
        let key = state.pointee.tables.pointee.keys[Int(wanted.key)]
        var place = state.pointee.pathEnd + 1
        var isThere = false
        while let item = next(&place) {
            guard isKey(item.key, key) else { continue }
            if !isThere { state.pointee.found = (key.utf8Start, item.value) }
            isThere = true
            if item.value.isBare {
                if wanted.isBare == 0 { return false }
            } else if !HospitalLinkTable.accepts(wanted.check, item.value) {
                return false
            }
            // Unless it is a list, the first value counts.
            if wanted.isList == 0 { return true }
        }
        return isThere || wanted.isRequired == 0
    }

    /// Reads the next nonempty item of the query. Without a query, the place is past its end.
    private func next(
        _ place: inout Int
    ) -> (key: UnsafeBufferPointer<UInt8>, value: HospitalURLText)? {
        let bytes = state.pointee.bytes
        let queryEnd = state.pointee.queryEnd
        while place < queryEnd, bytes[place] == 0x26 { place += 1 }
        guard place < queryEnd else { return nil }
        let start = place
        var equals = -1
        var hasEscapes = false
        place = bytes.special(from: start)
        while place < queryEnd, bytes[place] != 0x26 {
            if bytes[place] == 0x3D, equals < 0 { equals = place }
            // An escape in the key is not part of the value.
            if bytes[place] == 0x25, equals >= 0 { hasEscapes = true }
            place = bytes.special(from: place + 1)
        }
        let isBare = equals < 0
        if isBare { equals = place }
        let value = min(equals + 1, place)
        return (
            UnsafeBufferPointer(start: bytes.start + start, count: equals - start),
            HospitalURLText(
                UnsafeBufferPointer(start: bytes.start + value, count: place - value),
                hasEscapes: hasEscapes,
                isBare: isBare)
        )
    }

    private func isKey(_ text: UnsafeBufferPointer<UInt8>, _ key: StaticString) -> Bool {
        guard text.count > key.utf8CodeUnitCount, text.contains(0x25) else {
            return HospitalURLText.equals(text, key)
        }
        return HospitalURLText(text, hasEscapes: true).isEqual(to: key)
    }

    /// The first value of a query item.
    subscript(key: StaticString) -> HospitalURLText? {
        if let found = state.pointee.found, found.key == key.utf8Start { return found.value }
        var place = state.pointee.pathEnd + 1
        while let item = next(&place) {
            if isKey(item.key, key) { return item.value }
        }
        return nil
    }

    /// All values of a query item.
    func all(_ key: StaticString) -> [HospitalURLText] {
        var values: [HospitalURLText] = []
        var place = state.pointee.pathEnd + 1
        while let item = next(&place) {
            if isKey(item.key, key) { values.append(item.value) }
        }
        return values
    }

    var fragment: HospitalURLText? {
        let bytes = state.pointee.bytes
        let start = state.pointee.queryEnd + 1
        guard start <= bytes.end else { return nil }
        let text = UnsafeBufferPointer(start: bytes.start + start, count: bytes.end - start)
        return HospitalURLText(text, hasEscapes: text.contains(0x25))
    }

    /// A segment, by its place.
    subscript(place: Int) -> HospitalURLText { state.pointee.segments[place].text }

    func int(_ place: Int) -> Int {
        let segment = state.pointee.segments[place]
        return segment.isKept ? Int(truncatingIfNeeded: segment.value) : segment.text.int
    }

    func int64(_ place: Int) -> Int64 {
        let segment = state.pointee.segments[place]
        return segment.isKept ? Int64(truncatingIfNeeded: segment.value) : segment.text.int64
    }

    func uuid(_ place: Int) -> UUID {
        let segment = state.pointee.segments[place]
        guard segment.isKept else { return segment.text.uuid }
        let bytes = (segment.value, segment.rest)
        return UUID(uuid: unsafeBitCast(bytes, to: uuid_t.self))
    }

    /// A segment that may be absent.
    func optional(_ place: Int) -> HospitalURLText? {
        place < state.pointee.count ? self[place] : nil
    }

    /// The segments from a place on.
    func rest(_ place: Int) -> [HospitalURLText] {
        place < state.pointee.count ? (place..<state.pointee.count).map { self[$0] } : []
    }
}

/// The scheme and host of a URL, by number, and where its path starts.
nonisolated struct HospitalOrigin {
    let number: Int
    let path: Int
    /// Whether the first segment is in the place of a host.
    var isOpen = false

    static func read(_ bytes: HospitalBytes, build: Int) -> HospitalOrigin? {
        // stmary:
        if bytes.word(0) & 0xFF_FFFF_FFFF_FFFF | 0x2020_2020_2020 == 0x3A_7972_616D_7473,
            build == 0
        {
            return custom(bytes, 0, 7)
        }
        // stmary-staging:
        if bytes.word(0) | 0x2000_2020_2020_2020 == 0x732D_7972_616D_7473,
            bytes.word(7) | 0x20_2020_2020_2020 == 0x3A67_6E69_6761_7473, build == 1
        {
            return custom(bytes, 5, 15)
        }
        // stmary-training:
        if bytes.word(0) | 0x2000_2020_2020_2020 == 0x742D_7972_616D_7473,
            bytes.word(8) | 0x20_2020_2020_2020 == 0x3A67_6E69_6E69_6172, build == 2
        {
            return custom(bytes, 10, 16)
        }
        // https:
        if bytes.word(0) & 0xFFFF_FFFF_FFFF | 0x20_2020_2020 == 0x3A73_7074_7468 {
            return web(bytes, 15, 6, port: ":443")
        }
        return nil
    }

    /// Where the path starts, with its slash. The slashes in `shop://` are not part of the path.
    func pathStart(_ bytes: HospitalBytes) -> Int {
        if isOpen || bytes[path - 1] != 0x2F { return path }
        return bytes[path - 2] == 0x2F && bytes[path - 3] == 0x3A ? path : path - 1
    }

    /// Reads a scheme of the app's own: what is in the place of a host is the first segment, unless
    /// it is a host.
    private static func custom(
        _ bytes: HospitalBytes, _ scheme: Int, _ start: Int
    ) -> HospitalOrigin? {
        guard bytes.isAuthority(start) else {
            if bytes.isEnd(start) {
                return HospitalOrigin(number: scheme, path: bytes.afterSlash(start))
            }
            return nil
        }
        let first = start + 2
        if let (host, end) = host(bytes, first) {
            return HospitalOrigin(number: scheme + host + 1, path: bytes.afterSlash(end))
        }
        // An empty authority, or the first segment.
        if bytes.isEnd(first) {
            return HospitalOrigin(number: scheme, path: bytes.afterSlash(first))
        }
        return HospitalOrigin(number: scheme, path: first, isOpen: true)
    }

    private static func web(
        _ bytes: HospitalBytes, _ scheme: Int, _ start: Int, port: StaticString
    ) -> HospitalOrigin? {
        guard bytes.isAuthority(start), let (host, end) = host(bytes, start + 2, port: port) else {
            return nil
        }
        return HospitalOrigin(number: scheme + host + 1, path: bytes.afterSlash(end))
    }

    /// The number of a host and where it ends, if nothing but the port of its scheme follows it.
    private static func host(
        _ bytes: HospitalBytes, _ start: Int, port: StaticString = ""
    ) -> (host: Int, end: Int)? {
        // app.stmary.example
        if bytes.word(start) | 0x2020_2020_0020_2020 == 0x616D_7473_2E70_7061,
            bytes.word(start + 8) | 0x2020_2020_2000_2020 == 0x706D_6178_652E_7972,
            bytes.word(start + 10) | 0x2020_2020_2020_2000 == 0x656C_706D_6178_652E,
            let end = end(bytes, start + 18, port)
        {
            return (0, end)
        }
        // staging.stmary.example
        if bytes.word(start) | 0x20_2020_2020_2020 == 0x2E67_6E69_6761_7473,
            bytes.word(start + 8) | 0x2000_2020_2020_2020 == 0x652E_7972_616D_7473,
            bytes.word(start + 14) | 0x2020_2020_2020_2000 == 0x656C_706D_6178_652E,
            let end = end(bytes, start + 22, port)
        {
            return (1, end)
        }
        // training.stmary.example
        if bytes.word(start) | 0x2020_2020_2020_2020 == 0x676E_696E_6961_7274,
            bytes.word(start + 8) | 0x20_2020_2020_2000 == 0x2E79_7261_6D74_732E,
            bytes.word(start + 15) | 0x2020_2020_2020_2000 == 0x656C_706D_6178_652E,
            let end = end(bytes, start + 23, port)
        {
            return (2, end)
        }
        // pay.stmary.example
        if bytes.word(start) | 0x2020_2020_0020_2020 == 0x616D_7473_2E79_6170,
            bytes.word(start + 8) | 0x2020_2020_2000_2020 == 0x706D_6178_652E_7972,
            bytes.word(start + 10) | 0x2020_2020_2020_2000 == 0x656C_706D_6178_652E,
            let end = end(bytes, start + 18, port)
        {
            return (3, end)
        }
        return nil
    }

    /// Where a host ends, with its port if it has one.
    @inline(__always)
    private static func end(_ bytes: HospitalBytes, _ place: Int, _ port: StaticString) -> Int? {
        bytes.isEnd(place) ? place : endOfPort(bytes, place, port)
    }

    @inline(never)
    private static func endOfPort(
        _ bytes: HospitalBytes, _ place: Int, _ port: StaticString
    ) -> Int? {
        let end = place + port.utf8CodeUnitCount
        guard end <= bytes.end, bytes.isEnd(end) else { return nil }
        for offset in 0..<port.utf8CodeUnitCount
        where bytes[place + offset] != port.utf8Start[offset] {
            return nil
        }
        return end
    }
}

/// The bytes of a URL, read eight at a time.
nonisolated struct HospitalBytes {
    let start: UnsafePointer<UInt8>
    let end: Int
    /// Where the last word within the memory starts.
    private let lastWord: Int

    /// Takes a URL in place; `nil` if it is shorter than a word.
    init?(_ text: UnsafeBufferPointer<UInt8>) {
        guard let own = text.baseAddress, text.count >= 8 else { return nil }
        start = own
        end = text.count
        lastWord = text.count - 8
    }

    /// Makes a copy, followed by a word of zeros and by as much room again, to decode escapes.
    init?(copy text: UnsafeBufferPointer<UInt8>, in memory: UnsafeMutableRawBufferPointer) {
        guard let own = text.baseAddress, let raw = memory.baseAddress else { return nil }
        raw.copyMemory(from: own, byteCount: text.count)
        (raw + text.count).storeBytes(of: 0, as: UInt64.self)
        start = UnsafePointer(raw.assumingMemoryBound(to: UInt8.self))
        end = text.count
        lastWord = text.count
    }

    /// Where a piece with escapes can be decoded; `nil` without a copy.
    func room(for first: Int, _ count: Int) -> UnsafeMutableRawBufferPointer? {
        guard lastWord == end else { return nil }
        return UnsafeMutableRawBufferPointer(
            start: UnsafeMutablePointer(mutating: start + (end + 8 + first)), count: count)
    }

    var all: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: start, count: end) }

    subscript(place: Int) -> UInt8 { start[place] }

    /// Whether the path or a part of it ends there: at the end of the URL, or at a slash, `?` or
    /// `#`.
    @inline(__always)
    func isEnd(_ place: Int) -> Bool {
        place == end || start[place] == 0x2F || start[place] == 0x3F || start[place] == 0x23
    }

    func afterSlash(_ place: Int) -> Int { place < end && start[place] == 0x2F ? place + 1 : place }

    /// Whether there are two slashes.
    func isAuthority(_ place: Int) -> Bool { word(place) & 0xFFFF == 0x2F2F }

    func isControl(_ place: Int) -> Bool {
        Self.isControl(start[place], place + 1 < end ? start[place + 1] : 0)
    }

    private static func isControl(_ byte: UInt8, _ next: UInt8) -> Bool {
        switch byte {
        case ..<0x20, 0x7F: return true
        case 0xC2: return next < 0xA0 && next >= 0x80
        default: return false
        }
    }

    static func holdsControl(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.indices.contains { isControl(text[$0], $0 + 1 < text.count ? text[$0 + 1] : 0) }
    }

    /// How many bytes from a place with a word on come before the first that may be special, and
    /// the first eight of them.
    @inline(__always)
    func piece(_ place: Int, _ word: UInt64) -> (count: Int, word: UInt64) {
        let marks = Self.marks(word)
        if marks == 0 { return (special(from: place &+ 8) &- place, word) }
        return (marks.trailingZeroBitCount / 8, word & (marks ^ (marks &- 1)) &>> 8)
    }

    /// The next slash or `?` from a place with a word on, or the end.
    @inline(__always)
    func segmentEnd(from first: Int, _ firstWord: UInt64) -> Int {
        var place = first
        var word = firstWord
        while true {
            // They differ in one bit.
            let others = (word | 0x1010_1010_1010_1010) ^ 0x3F3F_3F3F_3F3F_3F3F
            let marks = (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080
            if marks != 0 { return place &+ marks.trailingZeroBitCount / 8 }
            place &+= 8
            if place >= end { return end }
            word = self.word(place)
        }
    }

    /// The next byte from a place on that may be refused in a query or a fragment, or starts a
    /// fragment, or the end.
    @inline(__always)
    func refusable(from first: Int) -> Int {
        var place = first
        while true {
            let word = word(place)
            let hashes = word ^ 0x2323_2323_2323_2323
            let isHash = (hashes &- 0x0101_0101_0101_0101) & ~hashes
            // The zeros past the end are low as well.
            let isLow = (word &- 0x2020_2020_2020_2020) & ~word
            let isHigh = (word &+ 0x0101_0101_0101_0101) | word
            let marks = (isHash | isLow | isHigh) & 0x8080_8080_8080_8080
            if marks != 0 { return place &+ marks.trailingZeroBitCount / 8 }
            place &+= 8
        }
    }

    /// The next byte from a place on that may be special: letters, digits, dashes and dots are not.
    @inline(__always)
    func special(from first: Int) -> Int {
        var place = first
        while true {
            let marks = Self.marks(word(place))
            if marks != 0 { return place &+ marks.trailingZeroBitCount / 8 }
            place &+= 8
        }
    }

    /// The high bits of the bytes in a word that may be special.
    @inline(__always)
    static func marks(_ word: UInt64) -> UInt64 {
        // Adding what a bound lacks to 0x80 marks the bytes that are at least as great.
        let isDash = (word &+ 0x5353_5353_5353_5353) & ~(word &+ 0x5151_5151_5151_5151)
        let isDigit = (word &+ 0x5050_5050_5050_5050) & ~(word &+ 0x4646_4646_4646_4646)
        let isLetter = word &+ 0x3F3F_3F3F_3F3F_3F3F
        let isBeyond = (word &+ 0x0101_0101_0101_0101) | word
        return (~(isDash | isDigit | isLetter) | isBeyond) & 0x8080_8080_8080_8080
    }

    /// Eight bytes from a place on, the first the lowest, with zeros past the end.
    @inline(__always)
    func word(_ place: Int) -> UInt64 {
        if place <= lastWord { return Self.load(start + place) }
        // One to eight bytes too far: shifting by a whole word at once is not defined.
        let shift = UInt64(truncatingIfNeeded: (place &- lastWord &- 1) &* 8)
        return (Self.load(start + lastWord) &>> shift) &>> 8
    }

    @inline(__always)
    static func load(_ start: UnsafePointer<UInt8>) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(start).loadUnaligned(as: UInt64.self))
    }

    /// Loads one to eight bytes and no more. The two halves may overlap, as they agree.
    @inline(__always)
    static func load(_ start: UnsafePointer<UInt8>, count: Int) -> UInt64 {
        if count >= 8 { return load(start) }
        let raw = UnsafeRawPointer(start)
        if count >= 4 {
            let front = UInt32(littleEndian: raw.loadUnaligned(as: UInt32.self))
            let back = UInt32(littleEndian: (raw + (count - 4)).loadUnaligned(as: UInt32.self))
            return UInt64(front) | UInt64(back) &<< UInt64(truncatingIfNeeded: count &* 8 &- 32)
        }
        let (middle, last) = (count / 2, count - 1)
        return UInt64(start[0]) | UInt64(start[middle]) &<< UInt64(truncatingIfNeeded: middle &* 8)
            | UInt64(start[last]) &<< UInt64(truncatingIfNeeded: last &* 8)
    }
}

/// A piece of a URL. What it is read as was checked before.
nonisolated struct HospitalURLText {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let hasEscapes: Bool
    /// Whether it is a query item without `=`.
    let isBare: Bool

    init(_ bytes: UnsafeBufferPointer<UInt8>, hasEscapes: Bool = false, isBare: Bool = false) {
        self.bytes = bytes
        self.hasEscapes = hasEscapes
        self.isBare = isBare
    }

    /// Calls a function with the decoded piece; `nil` if an escape is malformed.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result? {
        guard hasEscapes else { return body(bytes) }
        return withUnsafeTemporaryAllocation(byteCount: bytes.count, alignment: 1) { memory in
            Self.decode(bytes, into: memory).map(body)
        }
    }

    /// Decodes percent escapes; `nil` if one is malformed.
    static func decode(
        _ text: UnsafeBufferPointer<UInt8>, into memory: UnsafeMutableRawBufferPointer
    ) -> UnsafeBufferPointer<UInt8>? {
        var used = 0
        var place = 0
        while place < text.count {
            var byte = text[place]
            if byte == 0x25 {
                guard place + 2 < text.count, let high = hexDigit(text[place + 1]),
                    let low = hexDigit(text[place + 2])
                else { return nil }
                byte = high << 4 | low
                place += 2
            }
            memory[used] = byte
            used += 1
            place += 1
        }
        return UnsafeBufferPointer(
            UnsafeMutableRawBufferPointer(rebasing: memory[..<used]).bindMemory(to: UInt8.self))
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: return byte - 0x30
        case 0x41...0x46: return byte - 0x37
        case 0x61...0x66: return byte - 0x57
        default: return nil
        }
    }

    /// Whether bytes are UTF-8.
    static func isText(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            if byte < 0x80 { continue }
            let length = byte < 0xE0 ? 1 : byte < 0xF0 ? 2 : 3
            guard byte >= 0xC2, byte <= 0xF4, place + length <= bytes.count else { return false }
            switch (byte, bytes[place]) {
            case (0xE0, ..<0xA0), (0xED, 0xA0...), (0xF0, ..<0x90), (0xF4, 0x90...): return false
            default: break
            }
            for next in bytes[place..<(place + length)] where next & 0xC0 != 0x80 { return false }
            place += length
        }
        return true
    }

    var isText: Bool { !hasEscapes || withBytes(Self.isText) ?? false }

    func isEqual(to text: StaticString) -> Bool { withBytes { Self.equals($0, text) } ?? false }

    static func equals(_ bytes: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
        guard let base = bytes.baseAddress, bytes.count == text.utf8CodeUnitCount else {
            return bytes.isEmpty && text.utf8CodeUnitCount == 0
        }
        let (other, count) = (text.utf8Start, bytes.count)
        var place = 0
        while place < count {
            guard base[place] == other[place] else { return false }
            place += 1
        }
        return true
    }

    /// What is between two texts; `nil` if they, or something between them, are missing.
    func between(_ front: StaticString, _ back: StaticString) -> HospitalURLText? {
        let (before, after) = (front.utf8CodeUnitCount, back.utf8CodeUnitCount)
        guard bytes.count > before + after, starts(with: front, at: 0),
            starts(with: back, at: bytes.count - after)
        else { return nil }
        return dropping(before, after)
    }

    /// Drops some bytes at the front and the back.
    func dropping(_ front: Int, _ back: Int) -> HospitalURLText {
        HospitalURLText(UnsafeBufferPointer(rebasing: bytes[front..<(bytes.count - back)]))
    }

    private func starts(with text: StaticString, at place: Int) -> Bool {
        let own = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        return zip(bytes[place...], own).allSatisfy { $0 == $1 }
    }

    var text: String { withBytes { String(decoding: $0, as: UTF8.self) } ?? "" }

    /// Whether it is the raw value of a case, scalar by scalar: to Swift, differently written texts
    /// can be equal.
    func isCase<Value: RawRepresentable<String>>(of type: Value.Type) -> Bool {
        guard isText else { return false }
        let text = text
        return Value(rawValue: text)?.rawValue.utf8.elementsEqual(text.utf8) ?? false
    }

    /// `0|-?[1-9][0-9]*` in 64 bits.
    var isInt: Bool { withBytes { Self.number($0) != nil } ?? false }

    var int64: Int64 { withBytes { Self.number($0) ?? 0 } ?? 0 }

    var int: Int { Int(truncatingIfNeeded: int64) }

    private static func number(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
        guard let start = text.baseAddress, text.count > 0 else { return nil }
        return number(start, text.count, HospitalBytes.load(start, count: text.count))
    }

    /// Reads a number from its first eight bytes, if it has no more. Up to eight digits are read at
    /// once: two by two, then four by four.
    @inline(__always)
    static func number(_ start: UnsafePointer<UInt8>, _ count: Int, _ word: UInt64) -> Int64? {
        guard count <= 8, word & 0xFF != 0x30 else { return longNumber(start, count) }
        let absent = UInt64(truncatingIfNeeded: 64 &- count &* 8)
        let digits = (word ^ 0x3030_3030_3030_3030) &<< absent
        guard (digits | (digits &+ 0x0606_0606_0606_0606)) & 0xF0F0_F0F0_F0F0_F0F0 == 0 else {
            return word & 0xFF == 0x2D ? longNumber(start, count) : nil
        }
        return value(ofDigits: digits)
    }

    /// Eight digits as one number, the last one in the highest byte.
    @inline(__always)
    static func value(ofDigits digits: UInt64) -> Int64 {
        let pairs = (digits &* 10 &+ digits >> 8) & 0x00FF_00FF_00FF_00FF
        let fours = (pairs &* 100 &+ pairs >> 16) & 0x0000_FFFF_0000_FFFF
        return Int64(truncatingIfNeeded: (fours &* 10000 &+ fours >> 32) & 0xFFFF_FFFF)
    }

    @inline(never)
    private static func longNumber(_ start: UnsafePointer<UInt8>, _ count: Int) -> Int64? {
        if start[0] == 0x30 { return count == 1 ? 0 : nil }
        let isNegative = start[0] == 0x2D
        var place = isNegative ? 1 : 0
        guard count > place, count - place <= 19, start[place] != 0x30 else { return nil }
        var number: UInt64 = 0
        while place < count {
            let digit = start[place] &- 0x30
            guard digit < 10 else { return nil }
            number = number &* 10 &+ UInt64(digit)
            place += 1
        }
        let limit = UInt64(Int64.max)
        guard number <= (isNegative ? limit + 1 : limit) else { return nil }
        return isNegative ? 0 &- Int64(bitPattern: number) : Int64(number)
    }

    /// The parts of a number with a fraction: `-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?`.
    private struct Digits {
        var isNegative = false
        /// All digits as one number, up to nineteen of them.
        var significand: UInt64 = 0
        var count = 0
        var fraction = 0
        var exponent = 0
        var hasExponent = false

        init?(_ text: UnsafeBufferPointer<UInt8>) {
            var place = 0
            func digit() -> UInt8? {
                guard place < text.count, text[place] >= 0x30, text[place] <= 0x39 else {
                    return nil
                }
                return text[place] - 0x30
            }
            if text.first == 0x2D {
                isNegative = true
                place = 1
            }
            guard let first = digit() else { return nil }
            while let next = digit() {
                add(next)
                place += 1
            }
            guard first != 0 || count <= 1 else { return nil }
            if place < text.count, text[place] == 0x2E {
                place += 1
                guard digit() != nil else { return nil }
                while let next = digit() {
                    add(next)
                    fraction += 1
                    place += 1
                }
            }
            if place < text.count, text[place] | 0x20 == 0x65 {
                hasExponent = true
                place += 1
                var isBelow = false
                if place < text.count, text[place] == 0x2B || text[place] == 0x2D {
                    isBelow = text[place] == 0x2D
                    place += 1
                }
                guard digit() != nil else { return nil }
                while let next = digit() {
                    exponent = min(exponent * 10 + Int(next), 100_000)
                    place += 1
                }
                if isBelow { exponent = -exponent }
            }
            guard place == text.count else { return nil }
        }

        private mutating func add(_ digit: UInt8) {
            count += 1
            if count <= 19 { significand = significand &* 10 &+ UInt64(digit) }
        }
    }

    var isDouble: Bool { withBytes { Digits($0) != nil } ?? false }

    var double: Double {
        let exact = withBytes { text -> Double? in
            // Both numbers are exact, so their product or quotient is rounded only once.
            guard let digits = Digits(text), digits.count <= 19, digits.significand < 1 << 53 else {
                return nil
            }
            let exponent = digits.exponent - digits.fraction
            guard exponent >= -22, exponent <= 22 else { return nil }
            var power = 1.0
            for _ in 0..<abs(exponent) { power *= 10 }
            let number = Double(digits.significand)
            let value = exponent < 0 ? number / power : number * power
            return digits.isNegative ? -value : value
        }
        return exact.flatMap { $0 } ?? Double(text) ?? 0
    }

    /// At most 38 digits, and no exponent.
    var isDecimal: Bool {
        withBytes { Digits($0).map { !$0.hasExponent && $0.count <= 38 } ?? false } ?? false
    }

    var decimal: Decimal {
        let short = withBytes { text -> Decimal? in
            guard let digits = Digits(text), digits.count <= 19 else { return nil }
            return Decimal(
                sign: digits.isNegative && digits.significand > 0 ? .minus : .plus,
                exponent: -digits.fraction, significand: Decimal(digits.significand))
        }
        return short.flatMap { $0 } ?? Decimal(string: text) ?? 0
    }

    /// 8-4-4-4-12 hexadecimal digits.
    var isUUID: Bool { withBytes { Self.uuidBytes($0) != nil } ?? false }

    var uuid: UUID {
        let bytes = withBytes { Self.uuidBytes($0) ?? (0, 0) } ?? (0, 0)
        return UUID(uuid: unsafeBitCast(bytes, to: uuid_t.self))
    }

    static func uuidBytes(_ text: UnsafeBufferPointer<UInt8>) -> (UInt64, UInt64)? {
        guard text.count == 36, let start = text.baseAddress, start[8] == 0x2D, start[13] == 0x2D,
            start[18] == 0x2D, start[23] == 0x2D
        else { return nil }
        let high = hexBytes(HospitalBytes.load(start))
        let middle = hexBytes(halves(start + 9, start + 14))
        let low = hexBytes(halves(start + 19, start + 24))
        let end = hexBytes(HospitalBytes.load(start + 28))
        guard let high, let middle, let low, let end else { return nil }
        return ((high | middle << 32).littleEndian, (low | end << 32).littleEndian)
    }

    private static func halves(
        _ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>
    ) -> UInt64 {
        HospitalBytes.load(first) & 0xFFFF_FFFF | HospitalBytes.load(second) << 32
    }

    /// Reads eight hexadecimal digits as four bytes at once; `nil` if one is not a digit.
    private static func hexBytes(_ word: UInt64) -> UInt64? {
        let letters = (word & 0x4040_4040_4040_4040) >> 6
        let digits = (word & 0x0F0F_0F0F_0F0F_0F0F) &+ letters &* 9
        // Written back, they must be what was read, in lowercase.
        let above9 = (digits &+ 0x0606_0606_0606_0606) >> 4 & 0x0101_0101_0101_0101
        guard digits & 0xF0F0_F0F0_F0F0_F0F0 == 0,
            digits &+ 0x3030_3030_3030_3030 &+ above9 &* 0x27 == word | 0x2020_2020_2020_2020,
            (word | word << 1) & 0x4040_4040_4040_4040 == 0x4040_4040_4040_4040
        else { return nil }
        var bytes = (digits << 4 | digits >> 8) & 0x00FF_00FF_00FF_00FF
        bytes = (bytes | bytes >> 8) & 0x0000_FFFF_0000_FFFF
        return (bytes | bytes >> 16) & 0xFFFF_FFFF
    }

    /// `YYYY-MM-DD`, or with a time to the second or millisecond and a zone; a real day.
    var isDate: Bool { withBytes { Self.milliseconds($0) != nil } ?? false }

    var date: Date {
        Date(timeIntervalSince1970: Double(withBytes { Self.milliseconds($0) ?? 0 } ?? 0) / 1000)
    }

    private static func milliseconds(_ text: UnsafeBufferPointer<UInt8>) -> Int64? {
        func number(
            _ place: Int, _ count: Int, _ before: UInt8, _ range: ClosedRange<Int64>
        ) -> Int64? {
            guard place + count <= text.count, before == 0 || text[place - 1] == before else {
                return nil
            }
            var number: Int64 = 0
            for byte in text[place..<(place + count)] {
                guard byte >= 0x30, byte <= 0x39 else { return nil }
                number = number * 10 + Int64(byte - 0x30)
            }
            return range.contains(number) ? number : nil
        }
        guard let year = number(0, 4, 0, 0...9999), let month = number(5, 2, 0x2D, 1...12),
            let day = number(8, 2, 0x2D, 1...31)
        else { return nil }
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        let length: Int64 = month == 2 ? (isLeap ? 29 : 28) : 30 + (month + month / 8) % 2
        guard day <= length else { return nil }
        var total = days(year, month, day) * 86_400_000
        if text.count == 10 { return total }
        guard let hour = number(11, 2, 0x54, 0...23), let minute = number(14, 2, 0x3A, 0...59),
            let second = number(17, 2, 0x3A, 0...59)
        else { return nil }
        total += (hour * 3600 + minute * 60 + second) * 1000
        var zone = 19
        if zone < text.count, text[zone] == 0x2E {
            guard let fraction = number(20, 3, 0x2E, 0...999) else { return nil }
            total += fraction
            zone = 23
        }
        guard zone < text.count else { return nil }
        if text[zone] == 0x5A { return text.count == zone + 1 ? total : nil }
        guard text.count == zone + 6, text[zone] == 0x2B || text[zone] == 0x2D,
            let hours = number(zone + 1, 2, 0, 0...23),
            let minutes = number(zone + 4, 2, 0x3A, 0...59)
        else { return nil }
        let offset = (hours * 60 + minutes) * 60_000
        return text[zone] == 0x2D ? total + offset : total - offset
    }

    /// Days since the Unix epoch. Years start in March, so that the leap day is the last.
    private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
        let year = month <= 2 ? year + 399 : year + 400
        let era = year / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let total = era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return total - 719_468 - 146_097
    }
}

/// Writes the URL of a node's values from a template: a path, a query and a fragment with holes.
///
/// `{0}` is a value by its place; `{0-}` is omitted if it is `nil`, and `{0=a}` if it is `a`;
/// `{0*}` takes further segments. What follows a space must hold, and is not written.
nonisolated struct HospitalURLWriter {
    private let template: [UInt8]
    /// How far the template has been read.
    private var place = 0
    private let values: [HospitalFields.Value]
    private var path: [String] = []
    private var beyond = ""

    /// Writes the URL; `nil` if the template cannot carry the values.
    static func url(
        _ template: String, _ fields: HospitalFields, _ origin: (scheme: String, host: String?)
    ) -> String? {
        var writer = HospitalURLWriter(template, fields.values)
        guard writer.fill() else { return nil }
        return writer.text(origin)
    }

    private init(_ template: String, _ values: [HospitalFields.Value]) {
        self.template = Array(template.utf8)
        self.values = values
    }

    private mutating func fill() -> Bool {
        guard !template.isEmpty, fillPath() else { return false }
        var separator = "?"
        while take(0x3F) || take(0x26) {
            guard addItem(&separator) else { return false }
        }
        if take(0x23), !addFragment() { return false }
        while take(0x20) {
            guard let hole = hole(), isAbsent(hole) else { return false }
        }
        return true
    }

    /// Whether a byte is next; if so, reads it.
    private mutating func take(_ byte: UInt8) -> Bool {
        guard place < template.count, template[place] == byte else { return false }
        place += 1
        return true
    }

    /// Reads the text up to one of some marks.
    private mutating func text(until marks: StaticString) -> String {
        let start = place
        let all = UnsafeBufferPointer(start: marks.utf8Start, count: marks.utf8CodeUnitCount)
        while place < template.count, !all.contains(template[place]) { place += 1 }
        return String(decoding: template[start..<place], as: UTF8.self)
    }

    private mutating func fillPath() -> Bool {
        // Optional segments that are present only if a later one is.
        var pending: [String?] = []
        while take(0x2F) {
            let front = text(until: "/?# {")
            guard let hole = hole() else {
                if !front.isEmpty { path.append(front) }
                continue
            }
            if hole.isRest {
                guard let further = isAbsent(hole) ? [] : further(values[hole.place]) else {
                    return false
                }
                guard further.isEmpty || flush(&pending) else { return false }
                for text in further { path.append(Self.encoded(text, also: ":@=&")) }
                continue
            }
            let back = text(until: "/?# ")
            var segment: String?
            if let texts = values[hole.place].texts, texts.count == 1 {
                segment = front + Self.encoded(texts[0], also: ":@=&") + back
            }
            if isAbsent(hole) {
                pending.append(segment)
            } else {
                guard flush(&pending), let segment else { return false }
                path.append(segment)
            }
        }
        return true
    }

    private mutating func flush(_ pending: inout [String?]) -> Bool {
        for segment in pending {
            guard let segment else { return false }
            path.append(segment)
        }
        pending = []
        return true
    }

    /// A list, or a text with slashes, as segments.
    private func further(_ value: HospitalFields.Value) -> [String]? {
        guard case .text(let text) = value else { return value.texts }
        guard !text.isEmpty else { return [] }
        // By scalars: a slash and a combining mark are one character.
        return text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false).map {
            String($0)
        }
    }

    /// Adds a key with its value or each of its values, or omits it.
    private mutating func addItem(_ separator: inout String) -> Bool {
        let front = text(until: "&# {")
        var items = [front]
        if let hole = hole() {
            if isAbsent(hole) { return true }
            guard let texts = values[hole.place].texts, !texts.isEmpty else { return false }
            items = texts.map { front + Self.encoded($0, also: "=:@/?") }
        }
        for item in items {
            beyond += separator + item
            separator = "&"
        }
        return true
    }

    private mutating func addFragment() -> Bool {
        let front = text(until: " {")
        guard let hole = hole() else {
            beyond += "#" + front
            return true
        }
        if isAbsent(hole) { return true }
        guard let text = values[hole.place].texts?.first else { return false }
        beyond += "#" + Self.encoded(text, also: "=&:@/?")
        return true
    }

    private struct Hole {
        var place = 0
        var isRest = false
        /// The texts of a value that is omitted.
        var absent: [String]?
    }

    private mutating func hole() -> Hole? {
        guard take(0x7B) else { return nil }
        var hole = Hole()
        while place < template.count, template[place] >= 0x30, template[place] <= 0x39 {
            hole.place = hole.place * 10 + Int(template[place] - 0x30)
            place += 1
        }
        if take(0x2A) || take(0x2B) { hole.isRest = true }
        if take(0x2D) { hole.absent = [] }
        if take(0x3D) {
            var texts = [text(until: ",}")]
            while take(0x2C) { texts.append(text(until: ",}")) }
            hole.absent = texts
        }
        place += 1
        return hole
    }

    /// Whether a value is what it is when a URL omits it.
    private func isAbsent(_ hole: Hole) -> Bool {
        guard let absent = hole.absent, let texts = values[hole.place].texts else { return false }
        return texts.map { Self.encoded($0, also: "") } == absent
    }

    private func text(_ origin: (scheme: String, host: String?)) -> String {
        var text = origin.scheme + "://"
        if let host = origin.host {
            text += host
            if path.isEmpty { text += "/" }
            for segment in path { text += "/" + segment }
        } else {
            // In a scheme of the app's own, the first segment is in the place of a host.
            if path.isEmpty { text += "/" }
            for (place, segment) in path.enumerated() {
                if place > 0 {
                    text += "/" + segment
                    continue
                }
                let first = Self.withoutMarks(segment)
                text += HospitalLinkTable.isHost(first) ? "/" + first : first
            }
        }
        return text + beyond
    }

    /// Escapes marks: a colon would start a port, an `@` would end a user name.
    private static func withoutMarks(_ segment: String) -> String {
        var text = ""
        for character in segment {
            switch character {
            case ":": text += "%3A"
            case "@": text += "%40"
            case "=": text += "="
            default: text.append(character)
            }
        }
        return text
    }

    /// Escapes all but letters, digits, and what has no special meaning in that part of a URL.
    static func encoded(_ text: String, also allowed: String) -> String {
        var encoded = ""
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F:
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            case 0x7E, 0x21, 0x24, 0x27...0x2C, 0x3B:
                if allowed.isEmpty { fallthrough }
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                if byte < 0x80, allowed.utf8.contains(byte) {
                    encoded.unicodeScalars.append(Unicode.Scalar(byte))
                } else {
                    let digits = String(byte, radix: 16, uppercase: true)
                    encoded += byte < 16 ? "%0" + digits : "%" + digits
                }
            }
        }
        return encoded
    }
}

nonisolated extension HospitalFields.Value {
    /// The spellings in a URL: several for a list, none for `nil`; `nil` if no URL can express it.
    var texts: [String]? {
        switch self {
        case .none: return []
        case .text(let value): return [value]
        case .int(let value): return [String(value)]
        case .int64(let value): return [String(value)]
        case .double(let value): return value.isFinite ? [String(value)] : nil
        case .decimal(let value): return value.isNaN ? nil : [value.description]
        case .uuid(let value): return [value.uuidString]
        case .date(let value): return value.urlText.map { [$0] }
        case .list(let values):
            let texts = values.compactMap(\.texts).flatMap { $0 }
            return texts.count == values.count ? texts : nil
        case .other: return nil
        }
    }
}

nonisolated extension Date {
    /// `YYYY-MM-DDThh:mm:ss.fffZ`; `nil` for years outside 0 to 9999, and between milliseconds.
    fileprivate var urlText: String? {
        let exact = (timeIntervalSince1970 * 1000).rounded()
        guard abs(exact) < 1e15, Date(timeIntervalSince1970: exact / 1000) == self else {
            return nil
        }
        let milliseconds = Int64(exact)
        let day = Int64((exact / 86_400_000).rounded(.down))
        let rest = milliseconds - day * 86_400_000
        let shifted = day + 719_468
        let era = Int64((Double(shifted) / 146_097).rounded(.down))
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        guard year >= 0, year <= 9999 else { return nil }
        func padded(_ number: Int64, _ width: Int) -> String {
            let digits = String(number)
            return String(repeating: "0", count: width - digits.utf8.count) + digits
        }
        let dayOfMonth = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        return padded(year, 4) + "-" + padded(month, 2) + "-" + padded(dayOfMonth, 2) + "T"
            + padded(rest / 3_600_000, 2) + ":" + padded(rest / 60_000 % 60, 2) + ":"
            + padded(rest / 1000 % 60, 2) + "." + padded(rest % 1000, 3) + "Z"
    }
}

/// A path assembled from pieces of another.
nonisolated struct HospitalPath {
    private(set) var text = ""

    mutating func add(_ segment: String) {
        text += "/" + HospitalURLWriter.encoded(segment, also: ":@=&")
    }

    mutating func add(_ piece: HospitalURLText, between front: String = "", _ back: String = "") {
        add(front + piece.text + back)
    }

    mutating func add(_ pieces: [HospitalURLText]) {
        for piece in pieces { add(piece) }
    }

    /// Adds a piece; `false` if it is absent.
    mutating func add(_ piece: HospitalURLText?) -> Bool {
        guard let piece else { return false }
        add(piece.text)
        return true
    }
}
