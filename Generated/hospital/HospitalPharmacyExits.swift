// Written by navgen from hospital.yaml, section pharmacy. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// The exits of `pharmacy.home`.
@MainActor struct PharmacyHomeExits: HospitalPresentedWaysOut {
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

    /// Prescriptions
    func prescriptions(status: PrescriptionStatus? = nil) {
        handler.go(.push(.pharmacy(.prescriptions(status: status))))
    }

    /// Drugs
    func drugs(query: String? = nil) {
        handler.go(.push(.pharmacy(.drugs(query: query))))
    }

    /// Stock
    func stock(ward: WardCode? = nil, level: StockLevel? = nil) {
        handler.go(.push(.pharmacy(.stock(ward: ward, level: level))))
    }

    /// Narcotics
    func narcotics() {
        handler.go(.push(.pharmacy(.narcotics)))
    }

    /// Prescribe
    func prescribe(data: PharmacyPrescribeData = PharmacyPrescribeData()) {
        handler.go(.start(.pharmacy(.prescribe(.init(data: data)))))
    }

    /// Waits until the flow ends; `nil` if it was cancelled.
    @discardableResult
    func prescribe(
        data: PharmacyPrescribeData = PharmacyPrescribeData()
    ) async -> PharmacyPrescribeData? {
        await handler.ask(.start(.pharmacy(.prescribe(.init(data: data)))))?.value()
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Prescriptions
        func prescriptions(status: PrescriptionStatus? = nil) -> HospitalRoute {
            .pharmacy(.prescriptions(status: status))
        }

        /// Drugs
        func drugs(query: String? = nil) -> HospitalRoute {
            .pharmacy(.drugs(query: query))
        }

        /// Stock
        func stock(ward: WardCode? = nil, level: StockLevel? = nil) -> HospitalRoute {
            .pharmacy(.stock(ward: ward, level: level))
        }

        /// Narcotics
        func narcotics() -> HospitalRoute {
            .pharmacy(.narcotics)
        }
    }
}

/// The exits of `pharmacy.prescriptions`.
@MainActor struct PharmacyPrescriptionsExits: HospitalPresentedWaysOut {
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

    /// {prescriptionId}
    func prescription(prescriptionId: PrescriptionID) {
        handler.go(.push(.pharmacy(.prescription(prescriptionId: prescriptionId))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// {prescriptionId}
        func prescription(prescriptionId: PrescriptionID) -> HospitalRoute {
            .pharmacy(.prescription(prescriptionId: prescriptionId))
        }
    }
}

/// The exits of `pharmacy.prescription`.
@MainActor struct PharmacyPrescriptionExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownPrescriptionId: PrescriptionID

    init(_ handler: HospitalExitHandler, prescriptionId: PrescriptionID) {
        self.handler = handler
        ownPrescriptionId = prescriptionId
    }

    /// Does nothing, for previews.
    static func preview(prescriptionId: PrescriptionID) -> Self {
        Self(.preview, prescriptionId: prescriptionId)
    }

    /// Records what is requested, for tests.
    static func recording(
        prescriptionId: PrescriptionID, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), prescriptionId: prescriptionId)
    }

    /// Renew
    func renew(prescriptionId: PrescriptionID) {
        handler.go(.sheet(.pharmacy(.renew(prescriptionId: prescriptionId))))
    }

    /// Renew
    ///
    /// With the same `prescriptionId`.
    func renew() {
        handler.go(.sheet(.pharmacy(.renew(prescriptionId: ownPrescriptionId))))
    }

    /// Hand out
    func dispense(data: PharmacyDispenseData = PharmacyDispenseData()) {
        handler.go(.start(.pharmacy(.dispense(.init(data: data)))))
    }

    /// Waits until the flow ends; `nil` if it was cancelled.
    @discardableResult
    func dispense(
        data: PharmacyDispenseData = PharmacyDispenseData()
    ) async -> PharmacyDispenseData? {
        await handler.ask(.start(.pharmacy(.dispense(.init(data: data)))))?.value()
    }

    /// Stop {prescriptionId}?
    func stopPrescription(prescriptionId: PrescriptionID) {
        handler.go(.dialog(.pharmacy(.stopPrescription(prescriptionId: prescriptionId))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func stopPrescription(prescriptionId: PrescriptionID) async -> PharmacyStopPrescriptionAction? {
        await handler.ask(
            .dialog(.pharmacy(.stopPrescription(prescriptionId: prescriptionId))))?.value()
    }

    /// Stop {prescriptionId}?
    ///
    /// With the same `prescriptionId`.
    func stopPrescription() {
        handler.go(.dialog(.pharmacy(.stopPrescription(prescriptionId: ownPrescriptionId))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func stopPrescription() async -> PharmacyStopPrescriptionAction? {
        await handler.ask(
            .dialog(.pharmacy(.stopPrescription(prescriptionId: ownPrescriptionId))))?.value()
    }

    /// {drug}
    func drug(drug: DrugCode, section: String? = nil) {
        handler.go(.push(.pharmacy(.drug(drug: drug, section: section))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownPrescriptionId: ownPrescriptionId) }

    @MainActor struct To {
        fileprivate let ownPrescriptionId: PrescriptionID

        /// {drug}
        func drug(drug: DrugCode, section: String? = nil) -> HospitalRoute {
            .pharmacy(.drug(drug: drug, section: section))
        }

        /// Stop {prescriptionId}?
        func stopPrescription(prescriptionId: PrescriptionID) -> HospitalExit {
            .dialog(.pharmacy(.stopPrescription(prescriptionId: prescriptionId)))
        }

        /// Stop {prescriptionId}?
        ///
        /// With the same `prescriptionId`.
        func stopPrescription() -> HospitalExit {
            .dialog(.pharmacy(.stopPrescription(prescriptionId: ownPrescriptionId)))
        }
    }
}

/// The exits of `pharmacy.drugs`.
@MainActor struct PharmacyDrugsExits: HospitalPresentedWaysOut {
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

    /// {drug}
    func drug(drug: DrugCode, section: String? = nil) {
        handler.go(.push(.pharmacy(.drug(drug: drug, section: section))))
    }

    /// Scan a package
    func drugScanner() {
        handler.go(.cover(.pharmacy(.drugScanner)))
    }

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    func drugScanner() async -> DrugCode? {
        await handler.ask(.cover(.pharmacy(.drugScanner)))?.value()
    }

    /// Prescribe
    func prescribe(data: PharmacyPrescribeData = PharmacyPrescribeData()) {
        guard isOffered.prescribe else { return }
        handler.go(.start(.pharmacy(.prescribe(.init(data: data)))))
    }

    /// Waits until the flow ends; `nil` if it was cancelled.
    @discardableResult
    func prescribe(
        data: PharmacyPrescribeData = PharmacyPrescribeData()
    ) async -> PharmacyPrescribeData? {
        guard isOffered.prescribe else { return nil }
        return await handler.ask(.start(.pharmacy(.prescribe(.init(data: data)))))?.value()
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// {drug}
        func drug(drug: DrugCode, section: String? = nil) -> HospitalRoute {
            .pharmacy(.drug(drug: drug, section: section))
        }
    }

    /// Which exits the conditions currently offer.
    var isOffered: Offered { Offered(handler: handler) }

    @MainActor struct Offered {
        fileprivate let handler: HospitalExitHandler
        var prescribe: Bool { handler.offers(0) }
    }
}

/// The exits of `pharmacy.drug`.
@MainActor struct PharmacyDrugExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownDrug: DrugCode

    init(_ handler: HospitalExitHandler, drug: DrugCode) {
        self.handler = handler
        ownDrug = drug
    }

    /// Does nothing, for previews.
    static func preview(drug: DrugCode) -> Self {
        Self(.preview, drug: drug)
    }

    /// Records what is requested, for tests.
    static func recording(
        drug: DrugCode, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), drug: drug)
    }

    /// Interactions
    func interactions(drug: DrugCode, with: [DrugCode] = []) {
        handler.go(.push(.pharmacy(.interactions(drug: drug, with: with))))
    }

    /// Interactions
    ///
    /// With the same `drug`.
    func interactions(with: [DrugCode] = []) {
        handler.go(.push(.pharmacy(.interactions(drug: ownDrug, with: with))))
    }

    /// Dose
    func dose(drug: DrugCode, weight: Double? = nil) {
        handler.go(.sheet(.pharmacy(.dose(drug: drug, weight: weight))))
    }

    /// Dose
    ///
    /// With the same `drug`.
    func dose(weight: Double? = nil) {
        handler.go(.sheet(.pharmacy(.dose(drug: ownDrug, weight: weight))))
    }

    /// Leaflet
    func leaflet(drug: DrugCode, page: Int = 1) {
        handler.go(.push(.pharmacy(.leaflet(drug: drug, page: page))))
    }

    /// Leaflet
    ///
    /// With the same `drug`.
    func leaflet(page: Int = 1) {
        handler.go(.push(.pharmacy(.leaflet(drug: ownDrug, page: page))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownDrug: ownDrug) }

    @MainActor struct To {
        fileprivate let ownDrug: DrugCode

        /// Interactions
        func interactions(drug: DrugCode, with: [DrugCode] = []) -> HospitalRoute {
            .pharmacy(.interactions(drug: drug, with: with))
        }

        /// Interactions
        ///
        /// With the same `drug`.
        func interactions(with: [DrugCode] = []) -> HospitalRoute {
            .pharmacy(.interactions(drug: ownDrug, with: with))
        }

        /// Leaflet
        func leaflet(drug: DrugCode, page: Int = 1) -> HospitalRoute {
            .pharmacy(.leaflet(drug: drug, page: page))
        }

        /// Leaflet
        ///
        /// With the same `drug`.
        func leaflet(page: Int = 1) -> HospitalRoute {
            .pharmacy(.leaflet(drug: ownDrug, page: page))
        }
    }
}

/// The exits of `pharmacy.interactions`.
@MainActor struct PharmacyInteractionsExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownDrug: DrugCode

    init(_ handler: HospitalExitHandler, drug: DrugCode) {
        self.handler = handler
        ownDrug = drug
    }

    /// Does nothing, for previews.
    static func preview(drug: DrugCode) -> Self {
        Self(.preview, drug: drug)
    }

    /// Records what is requested, for tests.
    static func recording(
        drug: DrugCode, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), drug: drug)
    }

    /// Interaction
    func interaction(drug: DrugCode) {
        handler.go(.alert(.pharmacy(.interaction(drug: drug))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func interaction(drug: DrugCode) async -> PharmacyInteractionAction? {
        await handler.ask(.alert(.pharmacy(.interaction(drug: drug))))?.value()
    }

    /// Interaction
    ///
    /// With the same `drug`.
    func interaction() {
        handler.go(.alert(.pharmacy(.interaction(drug: ownDrug))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func interaction() async -> PharmacyInteractionAction? {
        await handler.ask(.alert(.pharmacy(.interaction(drug: ownDrug))))?.value()
    }

    /// The other drug
    func drug(drug: DrugCode, section: String? = nil) {
        handler.go(.push(.pharmacy(.drug(drug: drug, section: section))))
    }

    /// The other drug
    ///
    /// With the same `drug`.
    func drug(section: String? = nil) {
        handler.go(.push(.pharmacy(.drug(drug: ownDrug, section: section))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownDrug: ownDrug) }

    @MainActor struct To {
        fileprivate let ownDrug: DrugCode

        /// The other drug
        func drug(drug: DrugCode, section: String? = nil) -> HospitalRoute {
            .pharmacy(.drug(drug: drug, section: section))
        }

        /// The other drug
        ///
        /// With the same `drug`.
        func drug(section: String? = nil) -> HospitalRoute {
            .pharmacy(.drug(drug: ownDrug, section: section))
        }
    }
}

/// The exits of `pharmacy.leaflet`.
@MainActor struct PharmacyLeafletExits: HospitalPresentedWaysOut {
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

/// The exits of `pharmacy.stock`.
@MainActor struct PharmacyStockExits: HospitalPresentedWaysOut {
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

    /// {drug}
    func stockItem(ward: WardCode, drug: DrugCode) {
        handler.go(.push(.pharmacy(.stockItem(ward: ward, drug: drug))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// {drug}
        func stockItem(ward: WardCode, drug: DrugCode) -> HospitalRoute {
            .pharmacy(.stockItem(ward: ward, drug: drug))
        }
    }
}

/// The exits of `pharmacy.stockItem`.
@MainActor struct PharmacyStockItemExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownWard: WardCode
    private let ownDrug: DrugCode

    init(_ handler: HospitalExitHandler, ward: WardCode, drug: DrugCode) {
        self.handler = handler
        ownWard = ward
        ownDrug = drug
    }

    /// Does nothing, for previews.
    static func preview(ward: WardCode, drug: DrugCode) -> Self {
        Self(.preview, ward: ward, drug: drug)
    }

    /// Records what is requested, for tests.
    static func recording(
        ward: WardCode, drug: DrugCode, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), ward: ward, drug: drug)
    }

    /// Order
    func orderStock(drug: DrugCode? = nil, ward: WardCode? = nil) {
        handler.go(.sheet(.pharmacy(.orderStock(drug: drug, ward: ward))))
    }

    /// Only a few left
    func lowStock(ward: WardCode, drug: DrugCode) {
        handler.go(.alert(.pharmacy(.lowStock(ward: ward, drug: drug))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func lowStock(ward: WardCode, drug: DrugCode) async -> PharmacyLowStockAction? {
        await handler.ask(.alert(.pharmacy(.lowStock(ward: ward, drug: drug))))?.value()
    }

    /// Only a few left
    ///
    /// With the same `ward`, `drug`.
    func lowStock() {
        handler.go(.alert(.pharmacy(.lowStock(ward: ownWard, drug: ownDrug))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func lowStock() async -> PharmacyLowStockAction? {
        await handler.ask(.alert(.pharmacy(.lowStock(ward: ownWard, drug: ownDrug))))?.value()
    }

    /// {drug}
    func drug(drug: DrugCode, section: String? = nil) {
        handler.go(.push(.pharmacy(.drug(drug: drug, section: section))))
    }

    /// {drug}
    ///
    /// With the same `drug`.
    func drug(section: String? = nil) {
        handler.go(.push(.pharmacy(.drug(drug: ownDrug, section: section))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownWard: ownWard, ownDrug: ownDrug) }

    @MainActor struct To {
        fileprivate let ownWard: WardCode
        fileprivate let ownDrug: DrugCode

        /// {drug}
        func drug(drug: DrugCode, section: String? = nil) -> HospitalRoute {
            .pharmacy(.drug(drug: drug, section: section))
        }

        /// {drug}
        ///
        /// With the same `drug`.
        func drug(section: String? = nil) -> HospitalRoute {
            .pharmacy(.drug(drug: ownDrug, section: section))
        }
    }
}

/// The exits of `pharmacy.narcotics`.
@MainActor struct PharmacyNarcoticsExits: HospitalPresentedWaysOut {
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

/// The exits of `pharmacy.prescriberOnly`.
@MainActor struct PharmacyPrescriberOnlyExits: HospitalPresentedWaysOut {
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

/// The exits of `pharmacy.renew`.
@MainActor struct PharmacyRenewExits: HospitalPresentedWaysOut {
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

/// The exits of `pharmacy.dose`.
@MainActor struct PharmacyDoseExits: HospitalPresentedWaysOut {
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

/// The exits of `pharmacy.orderStock`.
@MainActor struct PharmacyOrderStockExits: HospitalPresentedWaysOut {
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

/// The exits of `pharmacy.drugScanner`.
@MainActor struct PharmacyDrugScannerExits: HospitalPresentedWaysOut {
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
    func finish(_ result: DrugCode) { handler.go(.finish(HospitalResult(result))) }
}
