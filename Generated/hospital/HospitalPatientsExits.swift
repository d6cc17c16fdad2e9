// Written by navgen from hospital.yaml, section patients. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The exits of `patients.list`.
@MainActor struct PatientsListExits: HospitalWaysOut {
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
    func detail(patientId: PatientID) {
        handler.go(.push(.patients(.detail(patientId: patientId))))
    }

    /// Show
    func listOptions() {
        handler.go(.popover(.patients(.listOptions)))
    }

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    func listOptions() async -> PatientFilter? {
        await handler.ask(.popover(.patients(.listOptions)))?.value()
    }

    /// Beds
    func beds(ward: WardCode? = nil) {
        handler.go(.push(.patients(.beds(ward: ward))))
    }

    /// Admission
    func admission(data: PatientsAdmissionData = PatientsAdmissionData()) {
        handler.go(.start(.patients(.admission(.init(data: data)))))
    }

    /// Waits until the flow ends; `nil` if it was cancelled.
    @discardableResult
    func admission(
        data: PatientsAdmissionData = PatientsAdmissionData()
    ) async -> PatientsAdmissionData? {
        await handler.ask(.start(.patients(.admission(.init(data: data)))))?.value()
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

    /// Search
    func search(query: String? = nil) {
        handler.go(.sheet(.search(query: query)))
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

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// How many times its tab was tapped while this was on top; a cue to scroll up.
    var reselections: Int { handler.count(.reselections) }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Patient {patientId}
        func detail(patientId: PatientID) -> HospitalRoute {
            .patients(.detail(patientId: patientId))
        }

        /// Beds
        func beds(ward: WardCode? = nil) -> HospitalRoute {
            .patients(.beds(ward: ward))
        }

        /// Show
        func listOptions() -> HospitalExit {
            .popover(.patients(.listOptions))
        }
    }
}

/// The exits of `patients.detail`.
@MainActor struct PatientsDetailExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownPatientId: PatientID

    init(_ handler: HospitalExitHandler, patientId: PatientID) {
        self.handler = handler
        ownPatientId = patientId
    }

    /// Does nothing, for previews.
    static func preview(patientId: PatientID) -> Self {
        Self(.preview, patientId: patientId)
    }

    /// Records what is requested, for tests.
    static func recording(
        patientId: PatientID, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), patientId: patientId)
    }

    /// Vital signs
    func vitals(patientId: PatientID) {
        handler.go(.push(.patients(.vitals(patientId: patientId))))
    }

    /// Vital signs
    ///
    /// With the same `patientId`.
    func vitals() {
        handler.go(.push(.patients(.vitals(patientId: ownPatientId))))
    }

    /// Record vital signs
    func recordVitals(patientId: PatientID, sign: VitalSign? = nil) {
        handler.go(.sheet(.patients(.recordVitals(patientId: patientId, sign: sign))))
    }

    /// Record vital signs
    ///
    /// With the same `patientId`.
    func recordVitals(sign: VitalSign? = nil) {
        handler.go(.sheet(.patients(.recordVitals(patientId: ownPatientId, sign: sign))))
    }

    /// Allergies
    func allergies(patientId: PatientID) {
        handler.go(.push(.patients(.allergies(patientId: patientId))))
    }

    /// Allergies
    ///
    /// With the same `patientId`.
    func allergies() {
        handler.go(.push(.patients(.allergies(patientId: ownPatientId))))
    }

    /// Care plan
    func carePlan(patientId: PatientID) {
        handler.go(.push(.patients(.carePlan(patientId: patientId))))
    }

    /// Care plan
    ///
    /// With the same `patientId`.
    func carePlan() {
        handler.go(.push(.patients(.carePlan(patientId: ownPatientId))))
    }

    /// Notes
    func notes(patientId: PatientID) {
        handler.go(.push(.patients(.notes(patientId: patientId))))
    }

    /// Notes
    ///
    /// With the same `patientId`.
    func notes() {
        handler.go(.push(.patients(.notes(patientId: ownPatientId))))
    }

    /// Wounds
    func wounds(patientId: PatientID) {
        handler.go(.push(.patients(.wounds(patientId: patientId))))
    }

    /// Wounds
    ///
    /// With the same `patientId`.
    func wounds() {
        handler.go(.push(.patients(.wounds(patientId: ownPatientId))))
    }

    /// Isolation
    func isolation(patientId: PatientID) {
        handler.go(.alert(.patients(.isolation(patientId: patientId))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func isolation(patientId: PatientID) async -> PatientsIsolationAction? {
        await handler.ask(.alert(.patients(.isolation(patientId: patientId))))?.value()
    }

    /// Isolation
    ///
    /// With the same `patientId`.
    func isolation() {
        handler.go(.alert(.patients(.isolation(patientId: ownPatientId))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func isolation() async -> PatientsIsolationAction? {
        await handler.ask(.alert(.patients(.isolation(patientId: ownPatientId))))?.value()
    }

    /// Transfer
    func transfer(patientId: PatientID) {
        handler.go(.sheet(.patients(.transfer(patientId: patientId))))
    }

    /// Transfer
    ///
    /// With the same `patientId`.
    func transfer() {
        handler.go(.sheet(.patients(.transfer(patientId: ownPatientId))))
    }

    /// Discharge {patientId}?
    func discharge(patientId: PatientID) {
        handler.go(.dialog(.patients(.discharge(patientId: patientId))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func discharge(patientId: PatientID) async -> PatientsDischargeAction? {
        await handler.ask(.dialog(.patients(.discharge(patientId: patientId))))?.value()
    }

    /// Discharge {patientId}?
    ///
    /// With the same `patientId`.
    func discharge() {
        handler.go(.dialog(.patients(.discharge(patientId: ownPatientId))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func discharge() async -> PatientsDischargeAction? {
        await handler.ask(.dialog(.patients(.discharge(patientId: ownPatientId))))?.value()
    }

    /// Record
    func recordsOverview(patientId: PatientID) {
        handler.go(.push(.records(.overview(patientId: patientId))))
    }

    /// Record
    ///
    /// With the same `patientId`.
    func recordsOverview() {
        handler.go(.push(.records(.overview(patientId: ownPatientId))))
    }

    /// Medication
    func recordsMedications(patientId: PatientID) {
        handler.go(.push(.records(.medications(patientId: patientId))))
    }

    /// Medication
    ///
    /// With the same `patientId`.
    func recordsMedications() {
        handler.go(.push(.records(.medications(patientId: ownPatientId))))
    }

    /// Appointments
    func appointmentsForPatient(patientId: PatientID, kind: AppointmentKind? = nil) {
        handler.go(.push(.appointments(.forPatient(patientId: patientId, kind: kind))))
    }

    /// Appointments
    ///
    /// With the same `patientId`.
    func appointmentsForPatient(kind: AppointmentKind? = nil) {
        handler.go(.push(.appointments(.forPatient(patientId: ownPatientId, kind: kind))))
    }

    /// Prescribe
    func pharmacyPrescribe(data: PharmacyPrescribeData = PharmacyPrescribeData()) {
        handler.go(.start(.pharmacy(.prescribe(.init(data: data)))))
    }

    /// Waits until the flow ends; `nil` if it was cancelled.
    @discardableResult
    func pharmacyPrescribe(
        data: PharmacyPrescribeData = PharmacyPrescribeData()
    ) async -> PharmacyPrescribeData? {
        await handler.ask(.start(.pharmacy(.prescribe(.init(data: data)))))?.value()
    }

    /// Costs
    func billingPatientCosts(patientId: PatientID) {
        handler.go(.push(.billing(.patientCosts(patientId: patientId))))
    }

    /// Costs
    ///
    /// With the same `patientId`.
    func billingPatientCosts() {
        handler.go(.push(.billing(.patientCosts(patientId: ownPatientId))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownPatientId: ownPatientId) }

    @MainActor struct To {
        fileprivate let ownPatientId: PatientID

        /// Vital signs
        func vitals(patientId: PatientID) -> HospitalRoute {
            .patients(.vitals(patientId: patientId))
        }

        /// Vital signs
        ///
        /// With the same `patientId`.
        func vitals() -> HospitalRoute {
            .patients(.vitals(patientId: ownPatientId))
        }

        /// Allergies
        func allergies(patientId: PatientID) -> HospitalRoute {
            .patients(.allergies(patientId: patientId))
        }

        /// Allergies
        ///
        /// With the same `patientId`.
        func allergies() -> HospitalRoute {
            .patients(.allergies(patientId: ownPatientId))
        }

        /// Care plan
        func carePlan(patientId: PatientID) -> HospitalRoute {
            .patients(.carePlan(patientId: patientId))
        }

        /// Care plan
        ///
        /// With the same `patientId`.
        func carePlan() -> HospitalRoute {
            .patients(.carePlan(patientId: ownPatientId))
        }

        /// Notes
        func notes(patientId: PatientID) -> HospitalRoute {
            .patients(.notes(patientId: patientId))
        }

        /// Notes
        ///
        /// With the same `patientId`.
        func notes() -> HospitalRoute {
            .patients(.notes(patientId: ownPatientId))
        }

        /// Wounds
        func wounds(patientId: PatientID) -> HospitalRoute {
            .patients(.wounds(patientId: patientId))
        }

        /// Wounds
        ///
        /// With the same `patientId`.
        func wounds() -> HospitalRoute {
            .patients(.wounds(patientId: ownPatientId))
        }

        /// Record
        func recordsOverview(patientId: PatientID) -> HospitalRoute {
            .records(.overview(patientId: patientId))
        }

        /// Record
        ///
        /// With the same `patientId`.
        func recordsOverview() -> HospitalRoute {
            .records(.overview(patientId: ownPatientId))
        }

        /// Medication
        func recordsMedications(patientId: PatientID) -> HospitalRoute {
            .records(.medications(patientId: patientId))
        }

        /// Medication
        ///
        /// With the same `patientId`.
        func recordsMedications() -> HospitalRoute {
            .records(.medications(patientId: ownPatientId))
        }

        /// Appointments
        func appointmentsForPatient(
            patientId: PatientID, kind: AppointmentKind? = nil
        ) -> HospitalRoute {
            .appointments(.forPatient(patientId: patientId, kind: kind))
        }

        /// Appointments
        ///
        /// With the same `patientId`.
        func appointmentsForPatient(kind: AppointmentKind? = nil) -> HospitalRoute {
            .appointments(.forPatient(patientId: ownPatientId, kind: kind))
        }

        /// Costs
        func billingPatientCosts(patientId: PatientID) -> HospitalRoute {
            .billing(.patientCosts(patientId: patientId))
        }

        /// Costs
        ///
        /// With the same `patientId`.
        func billingPatientCosts() -> HospitalRoute {
            .billing(.patientCosts(patientId: ownPatientId))
        }

        /// Discharge {patientId}?
        func discharge(patientId: PatientID) -> HospitalExit {
            .dialog(.patients(.discharge(patientId: patientId)))
        }

        /// Discharge {patientId}?
        ///
        /// With the same `patientId`.
        func discharge() -> HospitalExit {
            .dialog(.patients(.discharge(patientId: ownPatientId)))
        }
    }
}

/// The exits of `patients.vitals`.
@MainActor struct PatientsVitalsExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownPatientId: PatientID

    init(_ handler: HospitalExitHandler, patientId: PatientID) {
        self.handler = handler
        ownPatientId = patientId
    }

    /// Does nothing, for previews.
    static func preview(patientId: PatientID) -> Self {
        Self(.preview, patientId: patientId)
    }

    /// Records what is requested, for tests.
    static func recording(
        patientId: PatientID, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), patientId: patientId)
    }

    /// {sign}
    func vitalSign(patientId: PatientID, sign: VitalSign, range: ChartRange = .day) {
        handler.go(.push(.patients(.vitalSign(patientId: patientId, sign: sign, range: range))))
    }

    /// {sign}
    ///
    /// With the same `patientId`.
    func vitalSign(sign: VitalSign, range: ChartRange = .day) {
        handler.go(.push(.patients(.vitalSign(patientId: ownPatientId, sign: sign, range: range))))
    }

    /// Record vital signs
    func recordVitals(patientId: PatientID, sign: VitalSign? = nil) {
        handler.go(.sheet(.patients(.recordVitals(patientId: patientId, sign: sign))))
    }

    /// Record vital signs
    ///
    /// With the same `patientId`.
    func recordVitals(sign: VitalSign? = nil) {
        handler.go(.sheet(.patients(.recordVitals(patientId: ownPatientId, sign: sign))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownPatientId: ownPatientId) }

    @MainActor struct To {
        fileprivate let ownPatientId: PatientID

        /// {sign}
        func vitalSign(
            patientId: PatientID, sign: VitalSign, range: ChartRange = .day
        ) -> HospitalRoute {
            .patients(.vitalSign(patientId: patientId, sign: sign, range: range))
        }

        /// {sign}
        ///
        /// With the same `patientId`.
        func vitalSign(sign: VitalSign, range: ChartRange = .day) -> HospitalRoute {
            .patients(.vitalSign(patientId: ownPatientId, sign: sign, range: range))
        }
    }
}

/// The exits of `patients.vitalSign`.
@MainActor struct PatientsVitalSignExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownPatientId: PatientID
    private let ownSign: VitalSign

    init(_ handler: HospitalExitHandler, patientId: PatientID, sign: VitalSign) {
        self.handler = handler
        ownPatientId = patientId
        ownSign = sign
    }

    /// Does nothing, for previews.
    static func preview(patientId: PatientID, sign: VitalSign) -> Self {
        Self(.preview, patientId: patientId, sign: sign)
    }

    /// Records what is requested, for tests.
    static func recording(
        patientId: PatientID, sign: VitalSign, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), patientId: patientId, sign: sign)
    }

    /// Record vital signs
    func recordVitals(patientId: PatientID, sign: VitalSign? = nil) {
        handler.go(.sheet(.patients(.recordVitals(patientId: patientId, sign: sign))))
    }

    /// Record vital signs
    ///
    /// With the same `patientId`.
    func recordVitals(sign: VitalSign? = nil) {
        handler.go(.sheet(.patients(.recordVitals(patientId: ownPatientId, sign: sign))))
    }

    /// Normal range
    func normalRange(sign: VitalSign) {
        handler.go(.popover(.patients(.normalRange(sign: sign))))
    }

    /// Normal range
    ///
    /// With the same `sign`.
    func normalRange() {
        handler.go(.popover(.patients(.normalRange(sign: ownSign))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownPatientId: ownPatientId, ownSign: ownSign) }

    @MainActor struct To {
        fileprivate let ownPatientId: PatientID
        fileprivate let ownSign: VitalSign

        /// Normal range
        func normalRange(sign: VitalSign) -> HospitalExit {
            .popover(.patients(.normalRange(sign: sign)))
        }

        /// Normal range
        ///
        /// With the same `sign`.
        func normalRange() -> HospitalExit {
            .popover(.patients(.normalRange(sign: ownSign)))
        }
    }
}

/// The exits of `patients.allergies`.
@MainActor struct PatientsAllergiesExits: HospitalPresentedWaysOut {
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

/// The exits of `patients.carePlan`.
@MainActor struct PatientsCarePlanExits: HospitalPresentedWaysOut {
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

/// The exits of `patients.notes`.
@MainActor struct PatientsNotesExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownPatientId: PatientID

    init(_ handler: HospitalExitHandler, patientId: PatientID) {
        self.handler = handler
        ownPatientId = patientId
    }

    /// Does nothing, for previews.
    static func preview(patientId: PatientID) -> Self {
        Self(.preview, patientId: patientId)
    }

    /// Records what is requested, for tests.
    static func recording(
        patientId: PatientID, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), patientId: patientId)
    }

    /// Note
    func note(patientId: PatientID, noteId: UUID) {
        handler.go(.push(.patients(.note(patientId: patientId, noteId: noteId))))
    }

    /// Note
    ///
    /// With the same `patientId`.
    func note(noteId: UUID) {
        handler.go(.push(.patients(.note(patientId: ownPatientId, noteId: noteId))))
    }

    /// Note
    func writeNote(patientId: PatientID, noteId: UUID? = nil) {
        handler.go(.sheet(.patients(.writeNote(patientId: patientId, noteId: noteId))))
    }

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    func writeNote(patientId: PatientID, noteId: UUID? = nil) async -> UUID? {
        await handler.ask(
            .sheet(.patients(.writeNote(patientId: patientId, noteId: noteId))))?.value()
    }

    /// Note
    ///
    /// With the same `patientId`.
    func writeNote(noteId: UUID? = nil) {
        handler.go(.sheet(.patients(.writeNote(patientId: ownPatientId, noteId: noteId))))
    }

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    func writeNote(noteId: UUID? = nil) async -> UUID? {
        await handler.ask(
            .sheet(.patients(.writeNote(patientId: ownPatientId, noteId: noteId))))?.value()
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownPatientId: ownPatientId) }

    @MainActor struct To {
        fileprivate let ownPatientId: PatientID

        /// Note
        func note(patientId: PatientID, noteId: UUID) -> HospitalRoute {
            .patients(.note(patientId: patientId, noteId: noteId))
        }

        /// Note
        ///
        /// With the same `patientId`.
        func note(noteId: UUID) -> HospitalRoute {
            .patients(.note(patientId: ownPatientId, noteId: noteId))
        }
    }
}

/// The exits of `patients.note`.
@MainActor struct PatientsNoteExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownPatientId: PatientID

    init(_ handler: HospitalExitHandler, patientId: PatientID) {
        self.handler = handler
        ownPatientId = patientId
    }

    /// Does nothing, for previews.
    static func preview(patientId: PatientID) -> Self {
        Self(.preview, patientId: patientId)
    }

    /// Records what is requested, for tests.
    static func recording(
        patientId: PatientID, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), patientId: patientId)
    }

    /// Note
    func writeNote(patientId: PatientID, noteId: UUID? = nil) {
        handler.go(.sheet(.patients(.writeNote(patientId: patientId, noteId: noteId))))
    }

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    func writeNote(patientId: PatientID, noteId: UUID? = nil) async -> UUID? {
        await handler.ask(
            .sheet(.patients(.writeNote(patientId: patientId, noteId: noteId))))?.value()
    }

    /// Note
    ///
    /// With the same `patientId`.
    func writeNote(noteId: UUID? = nil) {
        handler.go(.sheet(.patients(.writeNote(patientId: ownPatientId, noteId: noteId))))
    }

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    func writeNote(noteId: UUID? = nil) async -> UUID? {
        await handler.ask(
            .sheet(.patients(.writeNote(patientId: ownPatientId, noteId: noteId))))?.value()
    }

    /// {staffId}
    func staffProfile(staffId: StaffID) {
        handler.go(.push(.staff(.profile(staffId: staffId))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownPatientId: ownPatientId) }

    @MainActor struct To {
        fileprivate let ownPatientId: PatientID

        /// {staffId}
        func staffProfile(staffId: StaffID) -> HospitalRoute {
            .staff(.profile(staffId: staffId))
        }
    }
}

/// The exits of `patients.wounds`.
@MainActor struct PatientsWoundsExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownPatientId: PatientID

    init(_ handler: HospitalExitHandler, patientId: PatientID) {
        self.handler = handler
        ownPatientId = patientId
    }

    /// Does nothing, for previews.
    static func preview(patientId: PatientID) -> Self {
        Self(.preview, patientId: patientId)
    }

    /// Records what is requested, for tests.
    static func recording(
        patientId: PatientID, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), patientId: patientId)
    }

    /// Photos
    func woundPhotos(patientId: PatientID, woundId: Int, index: Int = 0) {
        handler.go(
            .cover(.patients(.woundPhotos(patientId: patientId, woundId: woundId, index: index))))
    }

    /// Photos
    ///
    /// With the same `patientId`.
    func woundPhotos(woundId: Int, index: Int = 0) {
        handler.go(
            .cover(
                .patients(.woundPhotos(patientId: ownPatientId, woundId: woundId, index: index))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `patients.beds`.
@MainActor struct PatientsBedsExits: HospitalPresentedWaysOut {
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

    /// Bed {number}
    func bed(ward: WardCode, number: Int) {
        handler.go(.push(.patients(.bed(ward: ward, number: number))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Bed {number}
        func bed(ward: WardCode, number: Int) -> HospitalRoute {
            .patients(.bed(ward: ward, number: number))
        }
    }
}

/// The exits of `patients.bed`.
@MainActor struct PatientsBedExits: HospitalPresentedWaysOut {
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
    func detail(patientId: PatientID) {
        handler.go(.push(.patients(.detail(patientId: patientId))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Patient {patientId}
        func detail(patientId: PatientID) -> HospitalRoute {
            .patients(.detail(patientId: patientId))
        }
    }
}

/// The exits of `patients.chooseBed`.
@MainActor struct PatientsChooseBedExits: HospitalPresentedWaysOut {
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

/// The exits of `patients.recordVitals`.
@MainActor struct PatientsRecordVitalsExits: HospitalPresentedWaysOut {
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

/// The exits of `patients.writeNote`.
@MainActor struct PatientsWriteNoteExits: HospitalPresentedWaysOut {
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
    func finish(_ result: UUID) { handler.go(.finish(HospitalResult(result))) }
}

/// The exits of `patients.transfer`.
@MainActor struct PatientsTransferExits: HospitalPresentedWaysOut {
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

    /// Choose a bed
    func chooseBed(ward: WardCode? = nil) {
        handler.go(.push(.patients(.chooseBed(ward: ward))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Choose a bed
        func chooseBed(ward: WardCode? = nil) -> HospitalRoute {
            .patients(.chooseBed(ward: ward))
        }
    }
}

/// The exits of `patients.woundPhotos`.
@MainActor struct PatientsWoundPhotosExits: HospitalPresentedWaysOut {
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

/// The exits of `patients.listOptions`.
@MainActor struct PatientsListOptionsExits: HospitalPresentedWaysOut {
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
    func finish(_ result: PatientFilter) { handler.go(.finish(HospitalResult(result))) }
}

/// The exits of `patients.normalRange`.
@MainActor struct PatientsNormalRangeExits: HospitalPresentedWaysOut {
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
