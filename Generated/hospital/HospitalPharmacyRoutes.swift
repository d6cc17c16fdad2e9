// Written by navgen from hospital.yaml, section pharmacy. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack in the section `pharmacy`.
nonisolated enum HospitalPharmacyRoute: NavigationValue {
    /// Pharmacy
    case home
    /// Prescriptions
    case prescriptions(status: PrescriptionStatus? = nil)
    /// {prescriptionId}
    case prescription(prescriptionId: PrescriptionID)
    /// Drugs
    case drugs(query: String? = nil)
    /// {drug}
    ///
    /// Everything the formulary knows about one substance.
    case drug(drug: DrugCode, section: String? = nil)
    /// Interactions
    case interactions(drug: DrugCode, with: [DrugCode] = [])
    /// Leaflet
    case leaflet(drug: DrugCode, page: Int = 1)
    /// Stock
    case stock(ward: WardCode? = nil, level: StockLevel? = nil)
    /// {drug}
    case stockItem(ward: WardCode, drug: DrugCode)
    /// Narcotics
    ///
    /// The book that the law demands.
    case narcotics

    var nodeValue: NodeValue {
        switch self {
        case .home: return value(.pharmacyHome)
        case .prescriptions(let status): return value(.pharmacyPrescriptions, .raw(status))
        case .prescription(let prescriptionId):
            return value(.pharmacyPrescription, .raw(prescriptionId))
        case .drugs(let query): return value(.pharmacyDrugs, .string(query))
        case .drug(let drug, let section): return value(.pharmacyDrug, .raw(drug), .string(section))
        case .interactions(let drug, let with):
            return value(.pharmacyInteractions, .raw(drug), .rawList(with))
        case .leaflet(let drug, let page): return value(.pharmacyLeaflet, .raw(drug), .int(page))
        case .stock(let ward, let level): return value(.pharmacyStock, .raw(ward), .raw(level))
        case .stockItem(let ward, let drug):
            return value(.pharmacyStockItem, .raw(ward), .raw(drug))
        case .narcotics: return value(.pharmacyNarcotics)
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .pharmacyHome: self = .home
        case .pharmacyPrescriptions: self = .prescriptions(status: values.optionalChoice(0))
        case .pharmacyPrescription: self = .prescription(prescriptionId: values.pattern(0))
        case .pharmacyDrugs: self = .drugs(query: values.optionalString(0))
        case .pharmacyDrug: self = .drug(drug: values.pattern(0), section: values.optionalString(1))
        case .pharmacyInteractions:
            self = .interactions(drug: values.pattern(0), with: values.rawList(1, or: []))
        case .pharmacyLeaflet: self = .leaflet(drug: values.pattern(0), page: values.int(1, or: 1))
        case .pharmacyStock:
            self = .stock(ward: values.optionalPattern(0), level: values.optionalChoice(1))
        case .pharmacyStockItem: self = .stockItem(ward: values.pattern(0), drug: values.pattern(1))
        case .pharmacyNarcotics: self = .narcotics
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .prescription(let prescriptionId):
            return String(localized: "\(prescriptionId.rawValue)")
        case .drug(let drug, _): return String(localized: "\(drug.rawValue)")
        case .stockItem(_, let drug): return String(localized: "\(drug.rawValue)")
        default: return Graph.title(of: node)
        }
    }
}

/// The nodes that are presented as sheets in the section `pharmacy`.
nonisolated enum HospitalPharmacySheet: PresentedValue {
    /// Only for prescribers
    ///
    /// What is shown to whoever may not prescribe; says whom to ask.
    case prescriberOnly
    /// Renew
    case renew(prescriptionId: PrescriptionID)
    /// Dose
    ///
    /// Calculates by weight and kidney function.
    case dose(drug: DrugCode, weight: Double? = nil)
    /// Order
    case orderStock(drug: DrugCode? = nil, ward: WardCode? = nil)

    var nodeValue: NodeValue {
        switch self {
        case .prescriberOnly: return value(.pharmacyPrescriberOnly)
        case .renew(let prescriptionId): return value(.pharmacyRenew, .raw(prescriptionId))
        case .dose(let drug, let weight): return value(.pharmacyDose, .raw(drug), .double(weight))
        case .orderStock(let drug, let ward):
            return value(.pharmacyOrderStock, .raw(drug), .raw(ward))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .pharmacyPrescriberOnly: self = .prescriberOnly
        case .pharmacyRenew: self = .renew(prescriptionId: values.pattern(0))
        case .pharmacyDose: self = .dose(drug: values.pattern(0), weight: values.optionalDouble(1))
        case .pharmacyOrderStock:
            self = .orderStock(drug: values.optionalPattern(0), ward: values.optionalPattern(1))
        default: return nil
        }
    }
}

/// The nodes that are presented full screen in the section `pharmacy`.
nonisolated enum HospitalPharmacyCover: PresentedValue {
    /// Scan a package
    case drugScanner

    var nodeValue: NodeValue {
        switch self {
        case .drugScanner: return value(.pharmacyDrugScanner)
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .pharmacyDrugScanner: self = .drugScanner
        default: return nil
        }
    }
}

/// The alerts in the section `pharmacy`.
nonisolated enum HospitalPharmacyAlert: PresentedValue {
    /// Interaction
    case interaction(drug: DrugCode)
    /// Only a few left
    case lowStock(ward: WardCode, drug: DrugCode)

    var nodeValue: NodeValue {
        switch self {
        case .interaction(let drug): return value(.pharmacyInteraction, .raw(drug))
        case .lowStock(let ward, let drug): return value(.pharmacyLowStock, .raw(ward), .raw(drug))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .pharmacyInteraction: self = .interaction(drug: values.pattern(0))
        case .pharmacyLowStock: self = .lowStock(ward: values.pattern(0), drug: values.pattern(1))
        default: return nil
        }
    }

    var message: String? {
        switch self {
        case .interaction(let drug):
            return String(
                localized: "\(drug.rawValue) does not go well with another drug of this patient.")
        default: return nil
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .interaction:
            return [
                AlertButton(
                    PharmacyInteractionAction.understood, String(localized: "Understood"),
                    role: .cancel)
            ]
        case .lowStock:
            return [
                AlertButton(PharmacyLowStockAction.order, String(localized: "Order")),
                AlertButton(
                    PharmacyLowStockAction.later, String(localized: "Not now"), role: .cancel),
            ]
        }
    }
}

/// The confirmation dialogs in the section `pharmacy`.
nonisolated enum HospitalPharmacyDialog: PresentedValue {
    /// Stop {prescriptionId}?
    case stopPrescription(prescriptionId: PrescriptionID)

    var nodeValue: NodeValue {
        switch self {
        case .stopPrescription(let prescriptionId):
            return value(.pharmacyStopPrescription, .raw(prescriptionId))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .pharmacyStopPrescription: self = .stopPrescription(prescriptionId: values.pattern(0))
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .stopPrescription(let prescriptionId):
            return String(localized: "Stop \(prescriptionId.rawValue)?")
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .stopPrescription:
            return [
                AlertButton(
                    PharmacyStopPrescriptionAction.stop, String(localized: "Stop"),
                    role: .destructive),
                AlertButton(
                    PharmacyStopPrescriptionAction.keep, String(localized: "Continue"),
                    role: .cancel),
            ]
        }
    }
}

/// The possible answers to `pharmacy.interaction`.
nonisolated enum PharmacyInteractionAction: String, CaseIterable, Codable, Sendable {
    case understood
}

/// The possible answers to `pharmacy.lowStock`.
nonisolated enum PharmacyLowStockAction: String, CaseIterable, Codable, Sendable {
    case order, later
}

/// The possible answers to `pharmacy.stopPrescription`.
nonisolated enum PharmacyStopPrescriptionAction: String, CaseIterable, Codable, Sendable {
    case stop, keep
}
