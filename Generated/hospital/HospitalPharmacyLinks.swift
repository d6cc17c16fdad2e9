// Written by navgen from hospital.yaml, section pharmacy. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs in the section `pharmacy`.
nonisolated enum HospitalPharmacyLink: NavigationLinkValue {
    /// `/pharmacy`
    case home
    /// `/prescriptions?status={status}`
    case prescriptions(status: PrescriptionStatus? = nil)
    /// `/prescriptions/{prescriptionId}`, `/rx/{prescriptionId}`
    case prescription(prescriptionId: PrescriptionID)
    /// `/drugs?q={query}`
    case drugs(query: String? = nil)
    /// `/drugs/{drug}#{section}`
    case drug(drug: DrugCode, section: String? = nil)
    /// `/drugs/{drug}/interactions?with={with}`
    case interactions(drug: DrugCode, with: [DrugCode] = [])
    /// `/drugs/{drug}/leaflet/{page?}`
    case leaflet(drug: DrugCode, page: Int = 1)
    /// `/stock?ward={ward}&level={level}`
    case stock(ward: WardCode? = nil, level: StockLevel? = nil)
    /// `/stock/{ward}/{drug}`
    case stockItem(ward: WardCode, drug: DrugCode)
    /// `/narcotics`
    case narcotics
    /// `/prescriptions/{prescriptionId}/renew`
    case renew(prescriptionId: PrescriptionID)
    /// `/drugs/{drug}/dose?weight={weight}`
    case dose(drug: DrugCode, weight: Double? = nil)
    /// `/prescribe`
    case prescribe

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
        case .renew(let prescriptionId): return value(.pharmacyRenew, .raw(prescriptionId))
        case .dose(let drug, let weight): return value(.pharmacyDose, .raw(drug), .double(weight))
        case .prescribe: return value(.pharmacyPrescribe)
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
        case .pharmacyRenew: self = .renew(prescriptionId: values.pattern(0))
        case .pharmacyDose: self = .dose(drug: values.pattern(0), weight: values.optionalDouble(1))
        case .pharmacyPrescribe: self = .prescribe
        default: return nil
        }
    }
}
