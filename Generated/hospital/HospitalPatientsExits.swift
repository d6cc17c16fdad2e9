// Written by navgen from hospital.yaml, section patients. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

@MainActor struct PatientsListExits: TabExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func detail(patientId: PatientID) { go(.push(.patients(.detail(patientId: patientId)))) }
    func listOptions() { go(.popover(.patients(.listOptions))) }
    @discardableResult
    func listOptions() async -> PatientFilter? { await answer(.popover(.patients(.listOptions))) }
    func beds(ward: WardCode? = nil) { go(.push(.patients(.beds(ward: ward)))) }
    func admission(data: PatientsAdmissionData = .init()) {
        go(.start(.patients(.admission(.init(data: data)))))
    }
    @discardableResult
    func admission(data: PatientsAdmissionData = .init()) async -> PatientsAdmissionData? {
        await answer(.start(.patients(.admission(.init(data: data)))))
    }
    func wristbandScanner() { go(.cover(.wristbandScanner)) }
    @discardableResult
    func wristbandScanner() async -> PatientID? { await answer(.cover(.wristbandScanner)) }
    func search(query: String? = nil) { go(.sheet(.search(query: query))) }
    func staffChooseWard() { go(.sheet(.staff(.chooseWard))) }
    @discardableResult
    func staffChooseWard() async -> WardCode? { await answer(.sheet(.staff(.chooseWard))) }

    var to: To { To() }
    @MainActor struct To {
        func detail(patientId: PatientID) -> HospitalRoute {
            .patients(.detail(patientId: patientId))
        }
        func beds(ward: WardCode? = nil) -> HospitalRoute { .patients(.beds(ward: ward)) }
        func listOptions() -> HospitalExit { .popover(.patients(.listOptions)) }
        func admission(data: PatientsAdmissionData = .init()) -> HospitalExit {
            .start(.patients(.admission(.init(data: data))))
        }
        func wristbandScanner() -> HospitalExit { .cover(.wristbandScanner) }
        func search(query: String? = nil) -> HospitalExit { .sheet(.search(query: query)) }
        func staffChooseWard() -> HospitalExit { .sheet(.staff(.chooseWard)) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PatientsDetailExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let patientId: PatientID

    static func preview(patientId: PatientID) -> Self {
        Self(handler: .preview, patientId: patientId)
    }
    static func recording(
        patientId: PatientID, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), patientId: patientId)
    }

    func vitals(patientId: PatientID) { go(.push(.patients(.vitals(patientId: patientId)))) }
    func vitals() { vitals(patientId: self.patientId) }
    func recordVitals(patientId: PatientID, sign: VitalSign? = nil) {
        go(.sheet(.patients(.recordVitals(patientId: patientId, sign: sign))))
    }
    func recordVitals(sign: VitalSign? = nil) {
        recordVitals(patientId: self.patientId, sign: sign)
    }
    func allergies(patientId: PatientID) { go(.push(.patients(.allergies(patientId: patientId)))) }
    func allergies() { allergies(patientId: self.patientId) }
    func carePlan(patientId: PatientID) { go(.push(.patients(.carePlan(patientId: patientId)))) }
    func carePlan() { carePlan(patientId: self.patientId) }
    func notes(patientId: PatientID) { go(.push(.patients(.notes(patientId: patientId)))) }
    func notes() { notes(patientId: self.patientId) }
    func wounds(patientId: PatientID) { go(.push(.patients(.wounds(patientId: patientId)))) }
    func wounds() { wounds(patientId: self.patientId) }
    func isolation(patientId: PatientID) { go(.alert(.patients(.isolation(patientId: patientId)))) }
    func isolation() { isolation(patientId: self.patientId) }
    @discardableResult
    func isolation(patientId: PatientID) async -> PatientsIsolationAction? {
        await answer(.alert(.patients(.isolation(patientId: patientId))))
    }
    @discardableResult
    func isolation() async -> PatientsIsolationAction? {
        await isolation(patientId: self.patientId)
    }
    func transfer(patientId: PatientID) { go(.sheet(.patients(.transfer(patientId: patientId)))) }
    func transfer() { transfer(patientId: self.patientId) }
    func discharge(patientId: PatientID) {
        go(.dialog(.patients(.discharge(patientId: patientId))))
    }
    func discharge() { discharge(patientId: self.patientId) }
    @discardableResult
    func discharge(patientId: PatientID) async -> PatientsDischargeAction? {
        await answer(.dialog(.patients(.discharge(patientId: patientId))))
    }
    @discardableResult
    func discharge() async -> PatientsDischargeAction? {
        await discharge(patientId: self.patientId)
    }
    func recordsOverview(patientId: PatientID) {
        go(.push(.records(.overview(patientId: patientId))))
    }
    func recordsOverview() { recordsOverview(patientId: self.patientId) }
    func recordsMedications(patientId: PatientID) {
        go(.push(.records(.medications(patientId: patientId))))
    }
    func recordsMedications() { recordsMedications(patientId: self.patientId) }
    func appointmentsForPatient(patientId: PatientID, kind: AppointmentKind? = nil) {
        go(.push(.appointments(.forPatient(patientId: patientId, kind: kind))))
    }
    func appointmentsForPatient(kind: AppointmentKind? = nil) {
        appointmentsForPatient(patientId: self.patientId, kind: kind)
    }
    func pharmacyPrescribe(data: PharmacyPrescribeData = .init()) {
        go(.start(.pharmacy(.prescribe(.init(data: data)))))
    }
    @discardableResult
    func pharmacyPrescribe(data: PharmacyPrescribeData = .init()) async -> PharmacyPrescribeData? {
        await answer(.start(.pharmacy(.prescribe(.init(data: data)))))
    }
    func billingPatientCosts(patientId: PatientID) {
        go(.push(.billing(.patientCosts(patientId: patientId))))
    }
    func billingPatientCosts() { billingPatientCosts(patientId: self.patientId) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: PatientsDetailExits
        func vitals(patientId: PatientID) -> HospitalRoute {
            .patients(.vitals(patientId: patientId))
        }
        func vitals() -> HospitalRoute { vitals(patientId: exits.patientId) }
        func allergies(patientId: PatientID) -> HospitalRoute {
            .patients(.allergies(patientId: patientId))
        }
        func allergies() -> HospitalRoute { allergies(patientId: exits.patientId) }
        func carePlan(patientId: PatientID) -> HospitalRoute {
            .patients(.carePlan(patientId: patientId))
        }
        func carePlan() -> HospitalRoute { carePlan(patientId: exits.patientId) }
        func notes(patientId: PatientID) -> HospitalRoute {
            .patients(.notes(patientId: patientId))
        }
        func notes() -> HospitalRoute { notes(patientId: exits.patientId) }
        func wounds(patientId: PatientID) -> HospitalRoute {
            .patients(.wounds(patientId: patientId))
        }
        func wounds() -> HospitalRoute { wounds(patientId: exits.patientId) }
        func recordsOverview(patientId: PatientID) -> HospitalRoute {
            .records(.overview(patientId: patientId))
        }
        func recordsOverview() -> HospitalRoute { recordsOverview(patientId: exits.patientId) }
        func recordsMedications(patientId: PatientID) -> HospitalRoute {
            .records(.medications(patientId: patientId))
        }
        func recordsMedications() -> HospitalRoute {
            recordsMedications(patientId: exits.patientId)
        }
        func appointmentsForPatient(
            patientId: PatientID, kind: AppointmentKind? = nil
        ) -> HospitalRoute {
            .appointments(.forPatient(patientId: patientId, kind: kind))
        }
        func appointmentsForPatient(kind: AppointmentKind? = nil) -> HospitalRoute {
            appointmentsForPatient(patientId: exits.patientId, kind: kind)
        }
        func billingPatientCosts(patientId: PatientID) -> HospitalRoute {
            .billing(.patientCosts(patientId: patientId))
        }
        func billingPatientCosts() -> HospitalRoute {
            billingPatientCosts(patientId: exits.patientId)
        }
        func recordVitals(patientId: PatientID, sign: VitalSign? = nil) -> HospitalExit {
            .sheet(.patients(.recordVitals(patientId: patientId, sign: sign)))
        }
        func recordVitals(sign: VitalSign? = nil) -> HospitalExit {
            recordVitals(patientId: exits.patientId, sign: sign)
        }
        func isolation(patientId: PatientID) -> HospitalExit {
            .alert(.patients(.isolation(patientId: patientId)))
        }
        func isolation() -> HospitalExit { isolation(patientId: exits.patientId) }
        func transfer(patientId: PatientID) -> HospitalExit {
            .sheet(.patients(.transfer(patientId: patientId)))
        }
        func transfer() -> HospitalExit { transfer(patientId: exits.patientId) }
        func discharge(patientId: PatientID) -> HospitalExit {
            .dialog(.patients(.discharge(patientId: patientId)))
        }
        func discharge() -> HospitalExit { discharge(patientId: exits.patientId) }
        func pharmacyPrescribe(data: PharmacyPrescribeData = .init()) -> HospitalExit {
            .start(.pharmacy(.prescribe(.init(data: data))))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PatientsVitalsExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let patientId: PatientID

    static func preview(patientId: PatientID) -> Self {
        Self(handler: .preview, patientId: patientId)
    }
    static func recording(
        patientId: PatientID, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), patientId: patientId)
    }

    func vitalSign(patientId: PatientID, sign: VitalSign, range: ChartRange = .day) {
        go(.push(.patients(.vitalSign(patientId: patientId, sign: sign, range: range))))
    }
    func vitalSign(sign: VitalSign, range: ChartRange = .day) {
        vitalSign(patientId: self.patientId, sign: sign, range: range)
    }
    func recordVitals(patientId: PatientID, sign: VitalSign? = nil) {
        go(.sheet(.patients(.recordVitals(patientId: patientId, sign: sign))))
    }
    func recordVitals(sign: VitalSign? = nil) {
        recordVitals(patientId: self.patientId, sign: sign)
    }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: PatientsVitalsExits
        func vitalSign(
            patientId: PatientID, sign: VitalSign, range: ChartRange = .day
        ) -> HospitalRoute {
            .patients(.vitalSign(patientId: patientId, sign: sign, range: range))
        }
        func vitalSign(sign: VitalSign, range: ChartRange = .day) -> HospitalRoute {
            vitalSign(patientId: exits.patientId, sign: sign, range: range)
        }
        func recordVitals(patientId: PatientID, sign: VitalSign? = nil) -> HospitalExit {
            .sheet(.patients(.recordVitals(patientId: patientId, sign: sign)))
        }
        func recordVitals(sign: VitalSign? = nil) -> HospitalExit {
            recordVitals(patientId: exits.patientId, sign: sign)
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PatientsVitalSignExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let patientId: PatientID
    let sign: VitalSign

    static func preview(patientId: PatientID, sign: VitalSign) -> Self {
        Self(handler: .preview, patientId: patientId, sign: sign)
    }
    static func recording(
        patientId: PatientID, sign: VitalSign, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), patientId: patientId, sign: sign)
    }

    func recordVitals(patientId: PatientID, sign: VitalSign? = nil) {
        go(.sheet(.patients(.recordVitals(patientId: patientId, sign: sign))))
    }
    func recordVitals(sign: VitalSign? = nil) {
        recordVitals(patientId: self.patientId, sign: sign)
    }
    func normalRange(sign: VitalSign) { go(.popover(.patients(.normalRange(sign: sign)))) }
    func normalRange() { normalRange(sign: self.sign) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: PatientsVitalSignExits
        func recordVitals(patientId: PatientID, sign: VitalSign? = nil) -> HospitalExit {
            .sheet(.patients(.recordVitals(patientId: patientId, sign: sign)))
        }
        func recordVitals(sign: VitalSign? = nil) -> HospitalExit {
            recordVitals(patientId: exits.patientId, sign: sign)
        }
        func normalRange(sign: VitalSign) -> HospitalExit {
            .popover(.patients(.normalRange(sign: sign)))
        }
        func normalRange() -> HospitalExit { normalRange(sign: exits.sign) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PatientsAllergiesExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PatientsCarePlanExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PatientsNotesExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let patientId: PatientID

    static func preview(patientId: PatientID) -> Self {
        Self(handler: .preview, patientId: patientId)
    }
    static func recording(
        patientId: PatientID, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), patientId: patientId)
    }

    func note(patientId: PatientID, noteId: UUID) {
        go(.push(.patients(.note(patientId: patientId, noteId: noteId))))
    }
    func note(noteId: UUID) { note(patientId: self.patientId, noteId: noteId) }
    func writeNote(patientId: PatientID, noteId: UUID? = nil) {
        go(.sheet(.patients(.writeNote(patientId: patientId, noteId: noteId))))
    }
    func writeNote(noteId: UUID? = nil) { writeNote(patientId: self.patientId, noteId: noteId) }
    @discardableResult
    func writeNote(patientId: PatientID, noteId: UUID? = nil) async -> UUID? {
        await answer(.sheet(.patients(.writeNote(patientId: patientId, noteId: noteId))))
    }
    @discardableResult
    func writeNote(noteId: UUID? = nil) async -> UUID? {
        await writeNote(patientId: self.patientId, noteId: noteId)
    }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: PatientsNotesExits
        func note(patientId: PatientID, noteId: UUID) -> HospitalRoute {
            .patients(.note(patientId: patientId, noteId: noteId))
        }
        func note(noteId: UUID) -> HospitalRoute {
            note(patientId: exits.patientId, noteId: noteId)
        }
        func writeNote(patientId: PatientID, noteId: UUID? = nil) -> HospitalExit {
            .sheet(.patients(.writeNote(patientId: patientId, noteId: noteId)))
        }
        func writeNote(noteId: UUID? = nil) -> HospitalExit {
            writeNote(patientId: exits.patientId, noteId: noteId)
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PatientsNoteExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let patientId: PatientID

    static func preview(patientId: PatientID) -> Self {
        Self(handler: .preview, patientId: patientId)
    }
    static func recording(
        patientId: PatientID, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), patientId: patientId)
    }

    func writeNote(patientId: PatientID, noteId: UUID? = nil) {
        go(.sheet(.patients(.writeNote(patientId: patientId, noteId: noteId))))
    }
    func writeNote(noteId: UUID? = nil) { writeNote(patientId: self.patientId, noteId: noteId) }
    @discardableResult
    func writeNote(patientId: PatientID, noteId: UUID? = nil) async -> UUID? {
        await answer(.sheet(.patients(.writeNote(patientId: patientId, noteId: noteId))))
    }
    @discardableResult
    func writeNote(noteId: UUID? = nil) async -> UUID? {
        await writeNote(patientId: self.patientId, noteId: noteId)
    }
    func staffProfile(staffId: StaffID) { go(.push(.staff(.profile(staffId: staffId)))) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: PatientsNoteExits
        func staffProfile(staffId: StaffID) -> HospitalRoute { .staff(.profile(staffId: staffId)) }
        func writeNote(patientId: PatientID, noteId: UUID? = nil) -> HospitalExit {
            .sheet(.patients(.writeNote(patientId: patientId, noteId: noteId)))
        }
        func writeNote(noteId: UUID? = nil) -> HospitalExit {
            writeNote(patientId: exits.patientId, noteId: noteId)
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PatientsWoundsExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let patientId: PatientID

    static func preview(patientId: PatientID) -> Self {
        Self(handler: .preview, patientId: patientId)
    }
    static func recording(
        patientId: PatientID, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), patientId: patientId)
    }

    func woundPhotos(patientId: PatientID, woundId: Int, index: Int = 0) {
        go(.cover(.patients(.woundPhotos(patientId: patientId, woundId: woundId, index: index))))
    }
    func woundPhotos(woundId: Int, index: Int = 0) {
        woundPhotos(patientId: self.patientId, woundId: woundId, index: index)
    }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: PatientsWoundsExits
        func woundPhotos(patientId: PatientID, woundId: Int, index: Int = 0) -> HospitalExit {
            .cover(.patients(.woundPhotos(patientId: patientId, woundId: woundId, index: index)))
        }
        func woundPhotos(woundId: Int, index: Int = 0) -> HospitalExit {
            woundPhotos(patientId: exits.patientId, woundId: woundId, index: index)
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PatientsBedsExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func bed(ward: WardCode, number: Int) { go(.push(.patients(.bed(ward: ward, number: number)))) }

    var to: To { To() }
    @MainActor struct To {
        func bed(ward: WardCode, number: Int) -> HospitalRoute {
            .patients(.bed(ward: ward, number: number))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PatientsBedExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func detail(patientId: PatientID) { go(.push(.patients(.detail(patientId: patientId)))) }

    var to: To { To() }
    @MainActor struct To {
        func detail(patientId: PatientID) -> HospitalRoute {
            .patients(.detail(patientId: patientId))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PatientsChooseBedExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PatientsRecordVitalsExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PatientsWriteNoteExits: AnsweringExiting, PlainExiting, ReportProblemAnywhere {
    typealias Answer = UUID
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PatientsTransferExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func chooseBed(ward: WardCode? = nil) { go(.push(.patients(.chooseBed(ward: ward)))) }

    var to: To { To() }
    @MainActor struct To {
        func chooseBed(ward: WardCode? = nil) -> HospitalRoute { .patients(.chooseBed(ward: ward)) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PatientsWoundPhotosExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PatientsListOptionsExits: AnsweringExiting, PlainExiting, ReportProblemAnywhere {
    typealias Answer = PatientFilter
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PatientsNormalRangeExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}
