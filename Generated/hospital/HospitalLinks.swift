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

/// The destinations of URLs.
nonisolated enum HospitalLink: NavigationLinkValue {
    /// `/calendar`
    case calendar
    /// `/`, `/today`
    case dashboard
    /// `/tasks?filter={filter}`
    case tasks(filter: TaskFilter = .mine)
    /// `/tasks/{taskId}`
    case task(taskId: Int)
    /// `/notifications`
    case notifications
    /// `/help/{topics*}`
    case help(topics: [String] = [])
    /// `/search?q={query}`
    case search(query: String? = nil)
    /// `/acknowledge/{patientId}/{resultId}`
    case acknowledge(patientId: PatientID, resultId: UUID)
    /// `/confirm/{token}`
    case confirmEmail(token: UUID)
    case patients(HospitalPatientsLink)
    case appointments(HospitalAppointmentsLink)
    case records(HospitalRecordsLink)
    case messages(HospitalMessagesLink)
    case pharmacy(HospitalPharmacyLink)
    case billing(HospitalBillingLink)
    case staff(HospitalStaffLink)
    case settings(HospitalSettingsLink)
    typealias Environment = HospitalEnvironment

    var nodeValue: NodeValue {
        switch self {
        case .calendar: return value(.calendar)
        case .dashboard: return value(.dashboard)
        case .tasks(let filter): return value(.tasks, .raw(filter))
        case .task(let taskId): return value(.task, .int(taskId))
        case .notifications: return value(.notifications)
        case .help(let topics): return value(.help, .list(topics))
        case .search(let query): return value(.search, .string(query))
        case .acknowledge(let patientId, let resultId):
            return value(.acknowledge, .raw(patientId), .uuid(resultId))
        case .confirmEmail(let token): return value(.confirmEmail, .uuid(token))
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
        case .calendar: self = .calendar
        case .dashboard: self = .dashboard
        case .tasks: self = .tasks(filter: values.choice(0, or: .mine))
        case .task: self = .task(taskId: values.int(0))
        case .notifications: self = .notifications
        case .help: self = .help(topics: values.list(0, or: []))
        case .search: self = .search(query: values.optionalString(0))
        case .acknowledge:
            self = .acknowledge(patientId: values.pattern(0), resultId: values.uuid(1))
        case .confirmEmail: self = .confirmEmail(token: values.uuid(0))
        default:
            if let inner = HospitalPatientsLink(node, &values) {
                self = .patients(inner)
            } else if let inner = HospitalAppointmentsLink(node, &values) {
                self = .appointments(inner)
            } else if let inner = HospitalRecordsLink(node, &values) {
                self = .records(inner)
            } else if let inner = HospitalMessagesLink(node, &values) {
                self = .messages(inner)
            } else if let inner = HospitalPharmacyLink(node, &values) {
                self = .pharmacy(inner)
            } else if let inner = HospitalBillingLink(node, &values) {
                self = .billing(inner)
            } else if let inner = HospitalStaffLink(node, &values) {
                self = .staff(inner)
            } else if let inner = HospitalSettingsLink(node, &values) {
                self = .settings(inner)
            } else {
                return nil
            }
        }
    }
}

/// Other builds of the app, whose links have their own schemes and hosts.
nonisolated enum HospitalEnvironment: String, NavigationEnvironment {
    case staging
    case training
}

nonisolated extension HospitalGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        HospitalGraph.table, format: .v1,
        origins: [
            "schemes=stmary hosts=app.stmary.example",
            "schemes=stmary-staging hosts=staging.stmary.example",
            "schemes=stmary-training hosts=training.stmary.example",
        ],
        types: [
            "TaskFilter": .cases(TaskFilter.self),
            "PatientID": .pattern(PatientID.self),
            "PatientFilter": .cases(PatientFilter.self),
            "VitalSign": .cases(VitalSign.self),
            "ChartRange": .cases(ChartRange.self),
            "WardCode": .pattern(WardCode.self),
            "CalendarScale": .cases(CalendarScale.self),
            "AppointmentID": .pattern(AppointmentID.self),
            "AppointmentKind": .cases(AppointmentKind.self),
            "RoomNumber": .pattern(RoomNumber.self),
            "DiagnosisCode": .pattern(DiagnosisCode.self),
            "LabPanel": .cases(LabPanel.self),
            "Analyte": .pattern(Analyte.self),
            "DrugCode": .pattern(DrugCode.self),
            "MessageFolder": .cases(MessageFolder.self),
            "StaffID": .pattern(StaffID.self),
            "PrescriptionStatus": .cases(PrescriptionStatus.self),
            "PrescriptionID": .pattern(PrescriptionID.self),
            "StockLevel": .cases(StockLevel.self),
            "InvoiceStatus": .cases(InvoiceStatus.self),
            "InvoiceID": .pattern(InvoiceID.self),
            "Month": .pattern(Month.self),
            "Department": .cases(Department.self),
            "ShiftKind": .cases(ShiftKind.self),
            "Appearance": .cases(Appearance.self),
        ],
        """
        calendar /calendar | @calendar
        dashboard / | @today
        dashboard /today
        tasks /tasks?filter={0:TaskFilter=mine} | @today tasks(0)
        task /tasks/{0:Int} | @today tasks task(0)
        notifications /notifications | @today notifications
        help /help/{0*-} | @more settings.home help(0)
        search /search?q={0-} | @today +search(0)
        acknowledge /acknowledge/{0:PatientID}/{1:UUID}
        confirmEmail /confirm/{0:UUID}
        patients.list /patients?filter={0:PatientFilter=mine} | @ward:patients.list(0)
        patients.detail /patients/{0:PatientID} | @ward patients.detail(0)
        patients.vitals /patients/{0:PatientID}/vitals | @ward patients.detail(0) \
            patients.vitals(0)
        patients.vitalSign /patients/{0:PatientID}/vitals/{1:VitalSign}?range={2:ChartRange=day} | \
            @ward patients.detail(0) patients.vitals(0) patients.vitalSign(0,1,2)
        patients.allergies /patients/{0:PatientID}/allergies | @ward patients.detail(0) \
            patients.allergies(0)
        patients.carePlan /patients/{0:PatientID}/plan | @ward patients.detail(0) \
            patients.carePlan(0)
        patients.notes /patients/{0:PatientID}/notes | @ward patients.detail(0) patients.notes(0)
        patients.note /patients/{0:PatientID}/notes/{1:UUID} | @ward patients.detail(0) \
            patients.notes(0) patients.note(0,1)
        patients.wounds /patients/{0:PatientID}/wounds | @ward patients.detail(0) \
            patients.wounds(0)
        patients.beds /beds?ward={0:WardCode-} | @ward patients.beds(0)
        patients.bed /beds/{0:WardCode}/{1:Int} | @ward patients.beds(0) patients.bed(0,1)
        patients.recordVitals /patients/{0:PatientID}/vitals/new?sign={1:VitalSign-} | @ward \
            patients.detail(0) +patients.recordVitals(0,1)
        patients.admission /patients/admit | @ward +patients.admission
        appointments.schedule /appointments?scale={0:CalendarScale=day}&day={1:Date-} | \
            @calendar:appointments.schedule(0,1)
        appointments.schedule /week?day={1:Date-} {0=week}
        appointments.detail /appointments/{0:AppointmentID} | @calendar appointments.detail(0)
        appointments.checklist /appointments/{0:AppointmentID}/checklist | @calendar \
            appointments.detail(0) appointments.checklist(0)
        appointments.forPatient /patients/{0:PatientID}/appointments?kind={1:AppointmentKind-} | \
            @ward patients.detail(0) appointments.forPatient(0,1)
        appointments.rooms /rooms | @calendar appointments.rooms
        appointments.room /rooms/{0:RoomNumber} | @calendar appointments.rooms \
            appointments.room(0)
        appointments.theatres /theatres?day={0:Date-} | @calendar:appointments.schedule(_,0) \
            appointments.theatres(0)
        appointments.operation /operations/{0:Int} | @calendar appointments.theatres \
            appointments.operation(0)
        appointments.reschedule /appointments/{0:AppointmentID}/reschedule | @calendar \
            appointments.detail(0) +appointments.reschedule(0)
        appointments.videoVisit /appointments/{0:AppointmentID}/video | @calendar \
            appointments.detail(0) +appointments.videoVisit(0)
        appointments.surgicalChecklist /operations/{0:Int}/checklist | @calendar \
            appointments.theatres appointments.operation(0) +appointments.surgicalChecklist(0)
        appointments.book /appointments/book | @calendar +appointments.book
        records.overview /patients/{0:PatientID}/record | @ward patients.detail(0) \
            records.overview(0)
        records.timeline /patients/{0:PatientID}/record/timeline?year={1:Int-} | @ward \
            patients.detail(0) records.overview(0) records.timeline(0,1)
        records.diagnoses /patients/{0:PatientID}/diagnoses | @ward patients.detail(0) \
            records.overview(0) records.diagnoses(0)
        records.diagnosis /patients/{0:PatientID}/diagnoses/{1:DiagnosisCode} | @ward \
            patients.detail(0) records.overview(0) records.diagnoses(0) records.diagnosis(0,1)
        records.labs /patients/{0:PatientID}/labs?panel={1:LabPanel-} | @ward patients.detail(0) \
            records.overview(0) records.labs(0,1)
        records.labResult /patients/{0:PatientID}/labs/{1:UUID}#{2:Analyte-} | @ward \
            patients.detail(0) records.overview(0) records.labs(0,_) records.labResult(0,1,2)
        records.labTrend /patients/{0:PatientID}/labs/trends/{1:Analyte} | @ward \
            patients.detail(0) records.overview(0) records.labs(0,_) records.labTrend(0,1)
        records.imaging /patients/{0:PatientID}/imaging | @ward patients.detail(0) \
            records.overview(0) records.imaging(0)
        records.study /patients/{0:PatientID}/imaging/{1:Int} | @ward patients.detail(0) \
            records.overview(0) records.imaging(0) records.study(0,1)
        records.documents /patients/{0:PatientID}/documents | @ward patients.detail(0) \
            records.overview(0) records.documents(0)
        records.document /patients/{0:PatientID}/documents/{1:UUID}?page={2:Int=1} | @ward \
            patients.detail(0) records.overview(0) records.documents(0) records.document(0,1,2)
        records.import /patients/{0:PatientID}/documents/import | @ward patients.detail(0) \
            records.overview(0) records.documents(0) records.import(0)
        records.medications /patients/{0:PatientID}/medications | @ward patients.detail(0) \
            records.medications(0)
        records.medication /patients/{0:PatientID}/medications/{1:DrugCode} | @ward \
            patients.detail(0) records.medications(0) records.medication(0,1)
        records.viewer /patients/{0:PatientID}/imaging/{1:Int}/viewer?slice={2:Int=0} | @ward \
            patients.detail(0) records.overview(0) records.imaging(0) records.study(0,1) \
            +records.viewer(0,1,2)
        records.criticalValue /critical/{0:PatientID}/{1:UUID} | @ward patients.detail(0) \
            records.overview(0) records.labs(0,_) +records.criticalValue(0,1)
        messages.threads /messages?folder={0:MessageFolder=inbox} | @inbox[messages.threads(0)]
        messages.thread /messages/{0:UUID}#{1:Int-} | \
            @inbox[messages.threads,messages.thread(0,1)]
        messages.announcement /announcements/{0:Int} | \
            @inbox[messages.threads,messages.announcement(0)]
        messages.page /pages/{0:Int} | @inbox[messages.threads,messages.page(0)]
        messages.compose /messages/new?recipient={0:StaffID-}&subject={1-} | \
            @inbox[messages.threads] +messages.compose(0,1)
        messages.attachment /messages/{0:UUID}/attachments/{1:Int} | \
            @inbox[messages.threads,messages.thread(0,_)] +messages.attachment(0,1)
        pharmacy.home /pharmacy | @more pharmacy.home
        pharmacy.prescriptions /prescriptions?status={0:PrescriptionStatus-} | @more pharmacy.home \
            pharmacy.prescriptions(0)
        pharmacy.prescription /prescriptions/{0:PrescriptionID} | @more pharmacy.home \
            pharmacy.prescriptions pharmacy.prescription(0)
        pharmacy.prescription /rx/{0:PrescriptionID}
        pharmacy.drugs /drugs?q={0-} | @more pharmacy.home pharmacy.drugs(0)
        pharmacy.drug /drugs/{0:DrugCode}#{1-} | @more pharmacy.home pharmacy.drugs \
            pharmacy.drug(0,1)
        pharmacy.interactions /drugs/{0:DrugCode}/interactions?with={1:DrugCode*-} | @more \
            pharmacy.home pharmacy.drugs pharmacy.drug(0,_) pharmacy.interactions(0,1)
        pharmacy.leaflet /drugs/{0:DrugCode}/leaflet/{1:Int=1} | @more pharmacy.home \
            pharmacy.drugs pharmacy.drug(0,_) pharmacy.leaflet(0,1)
        pharmacy.stock /stock?ward={0:WardCode-}&level={1:StockLevel-} | @more pharmacy.home \
            pharmacy.stock(0,1)
        pharmacy.stockItem /stock/{0:WardCode}/{1:DrugCode} | @more pharmacy.home \
            pharmacy.stock(0,_) pharmacy.stockItem(0,1)
        pharmacy.narcotics /narcotics | @more pharmacy.home pharmacy.narcotics
        pharmacy.renew /prescriptions/{0:PrescriptionID}/renew | @more pharmacy.home \
            pharmacy.prescriptions pharmacy.prescription(0) +pharmacy.renew(0)
        pharmacy.dose /drugs/{0:DrugCode}/dose?weight={1:Double-} | @more pharmacy.home \
            pharmacy.drugs pharmacy.drug(0,_) +pharmacy.dose(0,1)
        pharmacy.prescribe /prescribe | @more pharmacy.home +pharmacy.prescribe
        billing.home /billing | @more billing.home
        billing.invoices /billing/invoices?status={0:InvoiceStatus-}&min={1:Decimal-} | @more \
            billing.home billing.invoices(0,1)
        billing.invoice /billing/invoices/{0:InvoiceID} | @more billing.home billing.invoices \
            billing.invoice(0)
        billing.invoice /{0:InvoiceID} hosts=pay.stmary.example
        billing.invoiceItems /billing/invoices/{0:InvoiceID}/items | @more billing.home \
            billing.invoices billing.invoice(0) billing.invoiceItems(0)
        billing.report /billing/reports/{0:Month} | @more billing.home billing.report(0)
        billing.patientCosts /patients/{0:PatientID}/costs | @ward patients.detail(0) \
            billing.patientCosts(0)
        staff.directory /staff?q={0-}&in={1:Department-} | @more staff.directory(0,1)
        staff.profile /staff/{0:StaffID} | @more staff.directory staff.profile(0)
        staff.shifts /staff/{0:StaffID}/shifts | @more staff.directory staff.profile(0) \
            staff.shifts(0)
        staff.me /me | @more staff.me
        staff.roster /roster?ward={0:WardCode-} | @more staff.roster(0)
        staff.rosterDay /roster/{0:Date}?shift={1:ShiftKind-} | @more staff.roster \
            staff.rosterDay(0,1)
        staff.swapRequests /roster/requests | @more staff.roster staff.swapRequests
        staff.swapRequest /roster/requests/{0:UUID} | @more staff.roster staff.swapRequests \
            staff.swapRequest(0)
        staff.badge /me/badge | @more staff.me +staff.badge
        staff.handover /handover | @today +staff.handover
        settings.home /settings | @more settings.home
        settings.account /settings/account | @more settings.home settings.account
        settings.security /settings/security | @more settings.home settings.security
        settings.notifications /settings/notifications | @more settings.home \
            settings.notifications
        settings.appearance /settings/appearance?preview={0:Appearance-} | @more settings.home \
            settings.appearance(0)
        settings.privacy /settings/privacy | @more settings.home settings.privacy
        settings.about /about | @more settings.home settings.about
        > /p/{0:PatientID} => /patients/{0}
        > /rota?ward={_:WardCode-} => /roster
        > /rota/{0:Date}?shift={_:ShiftKind-} => /roster/{0}
        > /app/* => dashboard
        > /covid => help {0=hygiene;covid}
        """)
}
