// Written by navgen from hospital.yaml, section pharmacy. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import NavgenRuntime
    import SwiftUI

    /// Makes the views of the section `pharmacy`: a function for each node.
    @MainActor
    protocol HospitalPharmacyDestinations:
        PharmacyHomeDestination,
        PharmacyPrescriptionsDestination,
        PharmacyPrescriptionDestination,
        PharmacyDrugsDestination,
        PharmacyDrugDestination,
        PharmacyInteractionsDestination,
        PharmacyLeafletDestination,
        PharmacyStockDestination,
        PharmacyStockItemDestination,
        PharmacyNarcoticsDestination,
        PharmacyPrescriberOnlyDestination,
        PharmacyRenewDestination,
        PharmacyDoseDestination,
        PharmacyOrderStockDestination,
        PharmacyDrugScannerDestination,
        PharmacyPrescribeSubstanceDestination,
        PharmacyPrescribeDosageDestination,
        PharmacyPrescribeSafetyCheckDestination,
        PharmacyPrescribeSignatureDestination,
        PharmacyDispensePackageDestination,
        PharmacyDispenseHandOverDestination
    {}

    @MainActor protocol PharmacyHomeDestination {
        associatedtype HomeBody: View = EmptyView
        @ViewBuilder func home(exits: PharmacyHomeExits) -> HomeBody
    }
    @MainActor protocol PharmacyPrescriptionsDestination {
        associatedtype PrescriptionsBody: View = EmptyView
        @ViewBuilder func prescriptions(
            status: PrescriptionStatus?, exits: PharmacyPrescriptionsExits
        ) -> PrescriptionsBody
    }
    @MainActor protocol PharmacyPrescriptionDestination {
        associatedtype PrescriptionBody: View = EmptyView
        @ViewBuilder func prescription(
            prescriptionId: PrescriptionID, exits: PharmacyPrescriptionExits
        ) -> PrescriptionBody
    }
    @MainActor protocol PharmacyDrugsDestination {
        associatedtype DrugsBody: View = EmptyView
        @ViewBuilder func drugs(query: String?, exits: PharmacyDrugsExits) -> DrugsBody
    }
    @MainActor protocol PharmacyDrugDestination {
        associatedtype DrugBody: View = EmptyView
        @ViewBuilder func drug(
            drug: DrugCode, section: String?, exits: PharmacyDrugExits
        ) -> DrugBody
    }
    @MainActor protocol PharmacyInteractionsDestination {
        associatedtype InteractionsBody: View = EmptyView
        @ViewBuilder func interactions(
            drug: DrugCode, with: [DrugCode], exits: PharmacyInteractionsExits
        ) -> InteractionsBody
    }
    @MainActor protocol PharmacyLeafletDestination {
        associatedtype LeafletBody: View = EmptyView
        @ViewBuilder func leaflet(
            drug: DrugCode, page: Int, exits: PharmacyLeafletExits
        ) -> LeafletBody
    }
    @MainActor protocol PharmacyStockDestination {
        associatedtype StockBody: View = EmptyView
        @ViewBuilder func stock(
            ward: WardCode?, level: StockLevel?, exits: PharmacyStockExits
        ) -> StockBody
    }
    @MainActor protocol PharmacyStockItemDestination {
        associatedtype StockItemBody: View = EmptyView
        @ViewBuilder func stockItem(
            ward: WardCode, drug: DrugCode, exits: PharmacyStockItemExits
        ) -> StockItemBody
    }
    @MainActor protocol PharmacyNarcoticsDestination {
        associatedtype NarcoticsBody: View = EmptyView
        @ViewBuilder func narcotics(exits: PharmacyNarcoticsExits) -> NarcoticsBody
    }
    @MainActor protocol PharmacyPrescriberOnlyDestination {
        associatedtype PrescriberOnlyBody: View = EmptyView
        @ViewBuilder func prescriberOnly(exits: PharmacyPrescriberOnlyExits) -> PrescriberOnlyBody
    }
    @MainActor protocol PharmacyRenewDestination {
        associatedtype RenewBody: View = EmptyView
        @ViewBuilder func renew(
            prescriptionId: PrescriptionID, exits: PharmacyRenewExits
        ) -> RenewBody
    }
    @MainActor protocol PharmacyDoseDestination {
        associatedtype DoseBody: View = EmptyView
        @ViewBuilder func dose(
            drug: DrugCode, weight: Double?, exits: PharmacyDoseExits
        ) -> DoseBody
    }
    @MainActor protocol PharmacyOrderStockDestination {
        associatedtype OrderStockBody: View = EmptyView
        @ViewBuilder func orderStock(
            drug: DrugCode?, ward: WardCode?, exits: PharmacyOrderStockExits
        ) -> OrderStockBody
    }
    @MainActor protocol PharmacyDrugScannerDestination {
        associatedtype DrugScannerBody: View = EmptyView
        @ViewBuilder func drugScanner(exits: PharmacyDrugScannerExits) -> DrugScannerBody
    }
    @MainActor protocol PharmacyPrescribeSubstanceDestination {
        associatedtype PrescribeSubstanceBody: View = EmptyView
        @ViewBuilder func prescribeSubstance(flow: PharmacyPrescribeRun) -> PrescribeSubstanceBody
    }
    @MainActor protocol PharmacyPrescribeDosageDestination {
        associatedtype PrescribeDosageBody: View = EmptyView
        @ViewBuilder func prescribeDosage(flow: PharmacyPrescribeRun) -> PrescribeDosageBody
    }
    @MainActor protocol PharmacyPrescribeSafetyCheckDestination {
        associatedtype PrescribeSafetyCheckBody: View = EmptyView
        @ViewBuilder func prescribeSafetyCheck(
            flow: PharmacyPrescribeRun
        ) -> PrescribeSafetyCheckBody
    }
    @MainActor protocol PharmacyPrescribeSignatureDestination {
        associatedtype PrescribeSignatureBody: View = EmptyView
        @ViewBuilder func prescribeSignature(flow: PharmacyPrescribeRun) -> PrescribeSignatureBody
    }
    @MainActor protocol PharmacyDispensePackageDestination {
        associatedtype DispensePackageBody: View = EmptyView
        @ViewBuilder func dispensePackage(flow: PharmacyDispenseRun) -> DispensePackageBody
    }
    @MainActor protocol PharmacyDispenseHandOverDestination {
        associatedtype DispenseHandOverBody: View = EmptyView
        @ViewBuilder func dispenseHandOver(flow: PharmacyDispenseRun) -> DispenseHandOverBody
    }

    extension HospitalPharmacyDestinations {
        @ViewBuilder func routeView(
            _ node: HospitalPharmacyRoute, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .home: home(exits: .init(handler: handler))
            case .prescriptions(let status):
                prescriptions(status: status, exits: .init(handler: handler))
            case .prescription(let prescriptionId):
                prescription(
                    prescriptionId: prescriptionId,
                    exits: .init(handler: handler, prescriptionId: prescriptionId))
            case .drugs(let query): drugs(query: query, exits: .init(handler: handler))
            case .drug(let drug, let section):
                self.drug(drug: drug, section: section, exits: .init(handler: handler, drug: drug))
            case .interactions(let drug, let with):
                interactions(
                    drug: drug, with: with, exits: .init(handler: handler, drugValue: drug))
            case .leaflet(let drug, let page):
                leaflet(drug: drug, page: page, exits: .init(handler: handler))
            case .stock(let ward, let level):
                stock(ward: ward, level: level, exits: .init(handler: handler))
            case .stockItem(let ward, let drug):
                stockItem(
                    ward: ward, drug: drug,
                    exits: .init(handler: handler, ward: ward, drugValue: drug))
            case .narcotics: narcotics(exits: .init(handler: handler))
            }
        }

        @ViewBuilder func sheetView(
            _ node: HospitalPharmacySheet, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .prescriberOnly: prescriberOnly(exits: .init(handler: handler))
            case .renew(let prescriptionId):
                renew(prescriptionId: prescriptionId, exits: .init(handler: handler))
            case .dose(let drug, let weight):
                dose(drug: drug, weight: weight, exits: .init(handler: handler))
            case .orderStock(let drug, let ward):
                orderStock(drug: drug, ward: ward, exits: .init(handler: handler))
            }
        }

        @ViewBuilder func coverView(
            _ node: HospitalPharmacyCover, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .drugScanner: drugScanner(exits: .init(handler: handler))
            }
        }

        @ViewBuilder func flowView(_ run: FlowModel, _ context: HospitalContext) -> some View {
            switch run {
            case let run as PharmacyPrescribeRun: stepsOfPrescribe(run)
            case let run as PharmacyDispenseRun: stepsOfDispense(run)
            default: EmptyView()
            }
        }

        @ViewBuilder private func stepsOfPrescribe(_ run: PharmacyPrescribeRun) -> some View {
            switch run.step {
            case .substance: prescribeSubstance(flow: run)
            case .dosage: prescribeDosage(flow: run)
            case .safetyCheck: prescribeSafetyCheck(flow: run)
            case .signature: prescribeSignature(flow: run)
            }
        }

        @ViewBuilder private func stepsOfDispense(_ run: PharmacyDispenseRun) -> some View {
            switch run.step {
            case .package: dispensePackage(flow: run)
            case .handOver: dispenseHandOver(flow: run)
            }
        }
    }
#endif
