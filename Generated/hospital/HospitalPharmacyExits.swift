// Written by navgen from hospital.yaml, section pharmacy. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

@MainActor struct PharmacyHomeExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func prescriptions(status: PrescriptionStatus? = nil) {
        go(.push(.pharmacy(.prescriptions(status: status))))
    }
    func drugs(query: String? = nil) { go(.push(.pharmacy(.drugs(query: query)))) }
    func stock(ward: WardCode? = nil, level: StockLevel? = nil) {
        go(.push(.pharmacy(.stock(ward: ward, level: level))))
    }
    func narcotics() { go(.push(.pharmacy(.narcotics))) }
    func prescribe(data: PharmacyPrescribeData = .init()) {
        go(.start(.pharmacy(.prescribe(.init(data: data)))))
    }
    @discardableResult
    func prescribe(data: PharmacyPrescribeData = .init()) async -> PharmacyPrescribeData? {
        await answer(.start(.pharmacy(.prescribe(.init(data: data)))))
    }

    var to: To { To() }
    @MainActor struct To {
        func prescriptions(status: PrescriptionStatus? = nil) -> HospitalRoute {
            .pharmacy(.prescriptions(status: status))
        }
        func drugs(query: String? = nil) -> HospitalRoute { .pharmacy(.drugs(query: query)) }
        func stock(ward: WardCode? = nil, level: StockLevel? = nil) -> HospitalRoute {
            .pharmacy(.stock(ward: ward, level: level))
        }
        func narcotics() -> HospitalRoute { .pharmacy(.narcotics) }
        func prescribe(data: PharmacyPrescribeData = .init()) -> HospitalExit {
            .start(.pharmacy(.prescribe(.init(data: data))))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor
struct PharmacyPrescriptionsExits: PresentedExiting, PlainExiting,
    ReportProblemAnywhere
{
    let handler: HospitalExitHandler

    func prescription(prescriptionId: PrescriptionID) {
        go(.push(.pharmacy(.prescription(prescriptionId: prescriptionId))))
    }

    var to: To { To() }
    @MainActor struct To {
        func prescription(prescriptionId: PrescriptionID) -> HospitalRoute {
            .pharmacy(.prescription(prescriptionId: prescriptionId))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PharmacyPrescriptionExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let prescriptionId: PrescriptionID

    static func preview(prescriptionId: PrescriptionID) -> Self {
        Self(handler: .preview, prescriptionId: prescriptionId)
    }
    static func recording(
        prescriptionId: PrescriptionID, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), prescriptionId: prescriptionId)
    }

    func renew(prescriptionId: PrescriptionID) {
        go(.sheet(.pharmacy(.renew(prescriptionId: prescriptionId))))
    }
    func renew() { renew(prescriptionId: self.prescriptionId) }
    func dispense(data: PharmacyDispenseData = .init()) {
        go(.start(.pharmacy(.dispense(.init(data: data)))))
    }
    @discardableResult
    func dispense(data: PharmacyDispenseData = .init()) async -> PharmacyDispenseData? {
        await answer(.start(.pharmacy(.dispense(.init(data: data)))))
    }
    func stopPrescription(prescriptionId: PrescriptionID) {
        go(.dialog(.pharmacy(.stopPrescription(prescriptionId: prescriptionId))))
    }
    func stopPrescription() { stopPrescription(prescriptionId: self.prescriptionId) }
    @discardableResult
    func stopPrescription(prescriptionId: PrescriptionID) async -> PharmacyStopPrescriptionAction? {
        await answer(.dialog(.pharmacy(.stopPrescription(prescriptionId: prescriptionId))))
    }
    @discardableResult
    func stopPrescription() async -> PharmacyStopPrescriptionAction? {
        await stopPrescription(prescriptionId: self.prescriptionId)
    }
    func drug(drug: DrugCode, section: String? = nil) {
        go(.push(.pharmacy(.drug(drug: drug, section: section))))
    }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: PharmacyPrescriptionExits
        func drug(drug: DrugCode, section: String? = nil) -> HospitalRoute {
            .pharmacy(.drug(drug: drug, section: section))
        }
        func renew(prescriptionId: PrescriptionID) -> HospitalExit {
            .sheet(.pharmacy(.renew(prescriptionId: prescriptionId)))
        }
        func renew() -> HospitalExit { renew(prescriptionId: exits.prescriptionId) }
        func dispense(data: PharmacyDispenseData = .init()) -> HospitalExit {
            .start(.pharmacy(.dispense(.init(data: data))))
        }
        func stopPrescription(prescriptionId: PrescriptionID) -> HospitalExit {
            .dialog(.pharmacy(.stopPrescription(prescriptionId: prescriptionId)))
        }
        func stopPrescription() -> HospitalExit {
            stopPrescription(prescriptionId: exits.prescriptionId)
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PharmacyDrugsExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func drug(drug: DrugCode, section: String? = nil) {
        go(.push(.pharmacy(.drug(drug: drug, section: section))))
    }
    func drugScanner() { go(.cover(.pharmacy(.drugScanner))) }
    @discardableResult
    func drugScanner() async -> DrugCode? { await answer(.cover(.pharmacy(.drugScanner))) }
    func prescribe(data: PharmacyPrescribeData = .init()) {
        if isOffered.prescribe { go(.start(.pharmacy(.prescribe(.init(data: data))))) }
    }
    @discardableResult
    func prescribe(data: PharmacyPrescribeData = .init()) async -> PharmacyPrescribeData? {
        isOffered.prescribe ? await answer(.start(.pharmacy(.prescribe(.init(data: data))))) : nil
    }

    var to: To { To() }
    @MainActor struct To {
        func drug(drug: DrugCode, section: String? = nil) -> HospitalRoute {
            .pharmacy(.drug(drug: drug, section: section))
        }
        func drugScanner() -> HospitalExit { .cover(.pharmacy(.drugScanner)) }
        func prescribe(data: PharmacyPrescribeData = .init()) -> HospitalExit {
            .start(.pharmacy(.prescribe(.init(data: data))))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }

    /// Which exits the conditions currently offer.
    var isOffered: Offered { Offered(handler: handler) }

    @MainActor struct Offered {
        fileprivate let handler: HospitalExitHandler

        var prescribe: Bool { handler.offers(0) }
    }
}

@MainActor struct PharmacyDrugExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let drug: DrugCode

    static func preview(drug: DrugCode) -> Self { Self(handler: .preview, drug: drug) }
    static func recording(
        drug: DrugCode, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), drug: drug)
    }

    func interactions(drug: DrugCode, with: [DrugCode] = []) {
        go(.push(.pharmacy(.interactions(drug: drug, with: with))))
    }
    func interactions(with: [DrugCode] = []) { interactions(drug: self.drug, with: with) }
    func dose(drug: DrugCode, weight: Double? = nil) {
        go(.sheet(.pharmacy(.dose(drug: drug, weight: weight))))
    }
    func dose(weight: Double? = nil) { dose(drug: self.drug, weight: weight) }
    func leaflet(drug: DrugCode, page: Int = 1) {
        go(.push(.pharmacy(.leaflet(drug: drug, page: page))))
    }
    func leaflet(page: Int = 1) { leaflet(drug: self.drug, page: page) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: PharmacyDrugExits
        func interactions(drug: DrugCode, with: [DrugCode] = []) -> HospitalRoute {
            .pharmacy(.interactions(drug: drug, with: with))
        }
        func interactions(with: [DrugCode] = []) -> HospitalRoute {
            interactions(drug: exits.drug, with: with)
        }
        func leaflet(drug: DrugCode, page: Int = 1) -> HospitalRoute {
            .pharmacy(.leaflet(drug: drug, page: page))
        }
        func leaflet(page: Int = 1) -> HospitalRoute { leaflet(drug: exits.drug, page: page) }
        func dose(drug: DrugCode, weight: Double? = nil) -> HospitalExit {
            .sheet(.pharmacy(.dose(drug: drug, weight: weight)))
        }
        func dose(weight: Double? = nil) -> HospitalExit { dose(drug: exits.drug, weight: weight) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PharmacyInteractionsExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let drugValue: DrugCode

    static func preview(drugValue: DrugCode) -> Self {
        Self(handler: .preview, drugValue: drugValue)
    }
    static func recording(
        drugValue: DrugCode, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), drugValue: drugValue)
    }

    func interaction(drug: DrugCode) { go(.alert(.pharmacy(.interaction(drug: drug)))) }
    func interaction() { interaction(drug: self.drugValue) }
    @discardableResult
    func interaction(drug: DrugCode) async -> PharmacyInteractionAction? {
        await answer(.alert(.pharmacy(.interaction(drug: drug))))
    }
    @discardableResult
    func interaction() async -> PharmacyInteractionAction? {
        await interaction(drug: self.drugValue)
    }

    /// The other drug
    func drug(drug: DrugCode, section: String? = nil) {
        go(.push(.pharmacy(.drug(drug: drug, section: section))))
    }

    func drug(section: String? = nil) { drug(drug: self.drugValue, section: section) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: PharmacyInteractionsExits
        func drug(drug: DrugCode, section: String? = nil) -> HospitalRoute {
            .pharmacy(.drug(drug: drug, section: section))
        }
        func drug(section: String? = nil) -> HospitalRoute {
            drug(drug: exits.drugValue, section: section)
        }
        func interaction(drug: DrugCode) -> HospitalExit {
            .alert(.pharmacy(.interaction(drug: drug)))
        }
        func interaction() -> HospitalExit { interaction(drug: exits.drugValue) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PharmacyLeafletExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PharmacyStockExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func stockItem(ward: WardCode, drug: DrugCode) {
        go(.push(.pharmacy(.stockItem(ward: ward, drug: drug))))
    }

    var to: To { To() }
    @MainActor struct To {
        func stockItem(ward: WardCode, drug: DrugCode) -> HospitalRoute {
            .pharmacy(.stockItem(ward: ward, drug: drug))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PharmacyStockItemExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let ward: WardCode
    let drugValue: DrugCode

    static func preview(ward: WardCode, drugValue: DrugCode) -> Self {
        Self(handler: .preview, ward: ward, drugValue: drugValue)
    }
    static func recording(
        ward: WardCode, drugValue: DrugCode, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), ward: ward, drugValue: drugValue)
    }

    func orderStock(drug: DrugCode? = nil, ward: WardCode? = nil) {
        go(.sheet(.pharmacy(.orderStock(drug: drug, ward: ward))))
    }
    func lowStock(ward: WardCode, drug: DrugCode) {
        go(.alert(.pharmacy(.lowStock(ward: ward, drug: drug))))
    }
    func lowStock() { lowStock(ward: self.ward, drug: self.drugValue) }
    @discardableResult
    func lowStock(ward: WardCode, drug: DrugCode) async -> PharmacyLowStockAction? {
        await answer(.alert(.pharmacy(.lowStock(ward: ward, drug: drug))))
    }
    @discardableResult
    func lowStock() async -> PharmacyLowStockAction? {
        await lowStock(ward: self.ward, drug: self.drugValue)
    }
    func drug(drug: DrugCode, section: String? = nil) {
        go(.push(.pharmacy(.drug(drug: drug, section: section))))
    }
    func drug(section: String? = nil) { drug(drug: self.drugValue, section: section) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: PharmacyStockItemExits
        func drug(drug: DrugCode, section: String? = nil) -> HospitalRoute {
            .pharmacy(.drug(drug: drug, section: section))
        }
        func drug(section: String? = nil) -> HospitalRoute {
            drug(drug: exits.drugValue, section: section)
        }
        func orderStock(drug: DrugCode? = nil, ward: WardCode? = nil) -> HospitalExit {
            .sheet(.pharmacy(.orderStock(drug: drug, ward: ward)))
        }
        func lowStock(ward: WardCode, drug: DrugCode) -> HospitalExit {
            .alert(.pharmacy(.lowStock(ward: ward, drug: drug)))
        }
        func lowStock() -> HospitalExit { lowStock(ward: exits.ward, drug: exits.drugValue) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PharmacyNarcoticsExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor
struct PharmacyPrescriberOnlyExits: PresentedExiting, PlainExiting,
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

@MainActor struct PharmacyRenewExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PharmacyDoseExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PharmacyOrderStockExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct PharmacyDrugScannerExits: AnsweringExiting, PlainExiting, ReportProblemAnywhere {
    typealias Answer = DrugCode
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}
