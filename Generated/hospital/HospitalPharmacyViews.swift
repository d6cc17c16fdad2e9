// Written by navgen from hospital.yaml, section pharmacy. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import SwiftUI

    #if canImport(Darwin)
        import Foundation
    #endif

    /// Makes the views of the section `pharmacy`: a function for each node.
    @MainActor protocol HospitalPharmacyDestinations {
        associatedtype HomeBody: View
        /// Pharmacy
        @ViewBuilder func home(exits: PharmacyHomeExits) -> HomeBody

        associatedtype PrescriptionsBody: View
        /// Prescriptions
        @ViewBuilder func prescriptions(
            status: PrescriptionStatus?, exits: PharmacyPrescriptionsExits
        ) -> PrescriptionsBody

        associatedtype PrescriptionBody: View
        /// {prescriptionId}
        @ViewBuilder func prescription(
            prescriptionId: PrescriptionID, exits: PharmacyPrescriptionExits
        ) -> PrescriptionBody

        associatedtype DrugsBody: View
        /// Drugs
        @ViewBuilder func drugs(query: String?, exits: PharmacyDrugsExits) -> DrugsBody

        associatedtype DrugBody: View
        /// {drug}
        ///
        /// Everything the formulary knows about one substance.
        @ViewBuilder func drug(
            drug: DrugCode, section: String?, exits: PharmacyDrugExits
        ) -> DrugBody

        associatedtype InteractionsBody: View
        /// Interactions
        @ViewBuilder func interactions(
            drug: DrugCode, with: [DrugCode], exits: PharmacyInteractionsExits
        ) -> InteractionsBody

        associatedtype LeafletBody: View
        /// Leaflet
        @ViewBuilder func leaflet(
            drug: DrugCode, page: Int, exits: PharmacyLeafletExits
        ) -> LeafletBody

        associatedtype StockBody: View
        /// Stock
        @ViewBuilder func stock(
            ward: WardCode?, level: StockLevel?, exits: PharmacyStockExits
        ) -> StockBody

        associatedtype StockItemBody: View
        /// {drug}
        @ViewBuilder func stockItem(
            ward: WardCode, drug: DrugCode, exits: PharmacyStockItemExits
        ) -> StockItemBody

        associatedtype NarcoticsBody: View
        /// Narcotics
        ///
        /// The book that the law demands.
        @ViewBuilder func narcotics(exits: PharmacyNarcoticsExits) -> NarcoticsBody

        associatedtype PrescriberOnlyBody: View
        /// Only for prescribers
        ///
        /// What is shown to whoever may not prescribe; says whom to ask.
        @ViewBuilder func prescriberOnly(exits: PharmacyPrescriberOnlyExits) -> PrescriberOnlyBody

        associatedtype RenewBody: View
        /// Renew
        @ViewBuilder func renew(
            prescriptionId: PrescriptionID, exits: PharmacyRenewExits
        ) -> RenewBody

        associatedtype DoseBody: View
        /// Dose
        ///
        /// Calculates by weight and kidney function.
        @ViewBuilder func dose(
            drug: DrugCode, weight: Double?, exits: PharmacyDoseExits
        ) -> DoseBody

        associatedtype OrderStockBody: View
        /// Order
        @ViewBuilder func orderStock(
            drug: DrugCode?, ward: WardCode?, exits: PharmacyOrderStockExits
        ) -> OrderStockBody

        associatedtype DrugScannerBody: View
        /// Scan a package
        @ViewBuilder func drugScanner(exits: PharmacyDrugScannerExits) -> DrugScannerBody

        associatedtype PrescribeSubstanceBody: View
        /// What?
        @ViewBuilder func prescribeSubstance(flow: PharmacyPrescribeRun) -> PrescribeSubstanceBody

        associatedtype PrescribeDosageBody: View
        /// How much?
        @ViewBuilder func prescribeDosage(flow: PharmacyPrescribeRun) -> PrescribeDosageBody

        associatedtype PrescribeSafetyCheckBody: View
        /// Interactions
        ///
        /// Shows what the patient takes already.
        @ViewBuilder func prescribeSafetyCheck(
            flow: PharmacyPrescribeRun
        ) -> PrescribeSafetyCheckBody

        associatedtype PrescribeSignatureBody: View
        /// Sign
        @ViewBuilder func prescribeSignature(flow: PharmacyPrescribeRun) -> PrescribeSignatureBody

        associatedtype DispensePackageBody: View
        @ViewBuilder func dispensePackage(flow: PharmacyDispenseRun) -> DispensePackageBody

        associatedtype DispenseHandOverBody: View
        @ViewBuilder func dispenseHandOver(flow: PharmacyDispenseRun) -> DispenseHandOverBody
    }

    /// The app's view of a node.
    struct HospitalPharmacyRouteView<Destinations: HospitalPharmacyDestinations>: View {
        let node: HospitalPharmacyRoute
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .home:
                destinations.home(exits: PharmacyHomeExits(context.handler))
            case .prescriptions(let status):
                destinations.prescriptions(
                    status: status, exits: PharmacyPrescriptionsExits(context.handler))
            case .prescription(let prescriptionId):
                destinations.prescription(
                    prescriptionId: prescriptionId,
                    exits: PharmacyPrescriptionExits(
                        context.handler, prescriptionId: prescriptionId))
            case .drugs(let query):
                destinations.drugs(query: query, exits: PharmacyDrugsExits(context.handler))
            case .drug(let drug, let section):
                destinations.drug(
                    drug: drug, section: section,
                    exits: PharmacyDrugExits(context.handler, drug: drug))
            case .interactions(let drug, let with):
                destinations.interactions(
                    drug: drug, with: with,
                    exits: PharmacyInteractionsExits(context.handler, drug: drug))
            case .leaflet(let drug, let page):
                destinations.leaflet(
                    drug: drug, page: page, exits: PharmacyLeafletExits(context.handler))
            case .stock(let ward, let level):
                destinations.stock(
                    ward: ward, level: level, exits: PharmacyStockExits(context.handler))
            case .stockItem(let ward, let drug):
                destinations.stockItem(
                    ward: ward, drug: drug,
                    exits: PharmacyStockItemExits(context.handler, ward: ward, drug: drug))
            case .narcotics:
                destinations.narcotics(exits: PharmacyNarcoticsExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct HospitalPharmacySheetView<Destinations: HospitalPharmacyDestinations>: View {
        let node: HospitalPharmacySheet
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .prescriberOnly:
                destinations.prescriberOnly(exits: PharmacyPrescriberOnlyExits(context.handler))
            case .renew(let prescriptionId):
                destinations.renew(
                    prescriptionId: prescriptionId, exits: PharmacyRenewExits(context.handler))
            case .dose(let drug, let weight):
                destinations.dose(
                    drug: drug, weight: weight, exits: PharmacyDoseExits(context.handler))
            case .orderStock(let drug, let ward):
                destinations.orderStock(
                    drug: drug, ward: ward, exits: PharmacyOrderStockExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct HospitalPharmacyCoverView<Destinations: HospitalPharmacyDestinations>: View {
        let node: HospitalPharmacyCover
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .drugScanner:
                destinations.drugScanner(exits: PharmacyDrugScannerExits(context.handler))
            }
        }
    }

    /// The app's view of the step that is shown.
    struct PharmacyPrescribeSteps<Destinations: HospitalPharmacyDestinations>: View {
        let run: PharmacyPrescribeRun
        let destinations: Destinations

        var body: some View {
            switch run.step {
            case .substance:
                destinations.prescribeSubstance(flow: run)
                    .navigationTitle(SwiftUI.Text(verbatim: String(localized: "What?")))
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("pharmacy.prescribe.substance")
            case .dosage:
                destinations.prescribeDosage(flow: run)
                    .navigationTitle(SwiftUI.Text(verbatim: String(localized: "How much?")))
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("pharmacy.prescribe.dosage")
            case .safetyCheck:
                destinations.prescribeSafetyCheck(flow: run)
                    .navigationTitle(SwiftUI.Text(verbatim: String(localized: "Interactions")))
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("pharmacy.prescribe.safetyCheck")
            case .signature:
                destinations.prescribeSignature(flow: run)
                    .navigationTitle(SwiftUI.Text(verbatim: String(localized: "Sign")))
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("pharmacy.prescribe.signature")
            }
        }
    }

    /// The app's view of the step that is shown.
    struct PharmacyDispenseSteps<Destinations: HospitalPharmacyDestinations>: View {
        let run: PharmacyDispenseRun
        let destinations: Destinations

        var body: some View {
            switch run.step {
            case .package:
                destinations.dispensePackage(flow: run)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("pharmacy.dispense.package")
            case .handOver:
                destinations.dispenseHandOver(flow: run)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("pharmacy.dispense.handOver")
            }
        }
    }

    #if !canImport(Darwin)
        nonisolated extension String {
            /// Other systems have no translation tables.
            fileprivate init(localized text: String) { self = text }
        }
    #endif
#endif
