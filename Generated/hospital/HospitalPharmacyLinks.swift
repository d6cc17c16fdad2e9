// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// Where URLs lead of the section `pharmacy`.
nonisolated enum HospitalPharmacyLink: Hashable, Sendable {
    /// Pharmacy
    ///
    /// `/pharmacy`
    case home
    /// Prescriptions
    ///
    /// `/prescriptions?status={status}`
    case prescriptions(status: PrescriptionStatus? = nil)
    /// {prescriptionId}
    ///
    /// `/prescriptions/{prescriptionId}`, `/rx/{prescriptionId}`
    case prescription(prescriptionId: PrescriptionID)
    /// Drugs
    ///
    /// `/drugs?q={query}`
    case drugs(query: String? = nil)
    /// {drug}
    ///
    /// Everything the formulary knows about one substance.
    ///
    /// `/drugs/{drug}#{section}`
    case drug(drug: DrugCode, section: String? = nil)
    /// Interactions
    ///
    /// `/drugs/{drug}/interactions?with={with}`
    case interactions(drug: DrugCode, with: [DrugCode] = [])
    /// Leaflet
    ///
    /// `/drugs/{drug}/leaflet/{page?}`
    case leaflet(drug: DrugCode, page: Int = 1)
    /// Stock
    ///
    /// `/stock?ward={ward}&level={level}`
    case stock(ward: WardCode? = nil, level: StockLevel? = nil)
    /// {drug}
    ///
    /// `/stock/{ward}/{drug}`
    case stockItem(ward: WardCode, drug: DrugCode)
    /// Narcotics
    ///
    /// The book that the law demands.
    ///
    /// `/narcotics`
    case narcotics
    /// Renew
    ///
    /// `/prescriptions/{prescriptionId}/renew`
    case renew(prescriptionId: PrescriptionID)
    /// Dose
    ///
    /// Calculates by weight and kidney function.
    ///
    /// `/drugs/{drug}/dose?weight={weight}`
    case dose(drug: DrugCode, weight: Double? = nil)
    /// Prescribe
    ///
    /// `/prescribe`
    case prescribe

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }
}

nonisolated extension HospitalPharmacyLink {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .home: return .pharmacyHome
        case .prescriptions: return .pharmacyPrescriptions
        case .prescription: return .pharmacyPrescription
        case .drugs: return .pharmacyDrugs
        case .drug: return .pharmacyDrug
        case .interactions: return .pharmacyInteractions
        case .leaflet: return .pharmacyLeaflet
        case .stock: return .pharmacyStock
        case .stockItem: return .pharmacyStockItem
        case .narcotics: return .pharmacyNarcotics
        case .renew: return .pharmacyRenew
        case .dose: return .pharmacyDose
        case .prescribe: return .pharmacyPrescribe
        }
    }
}

nonisolated extension HospitalPharmacyLink {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .home:
            return HospitalFields("pharmacy.home")
        case .prescriptions(let status):
            var fields = HospitalFields("pharmacy.prescriptions")
            fields.text("status", status?.rawValue)
            return fields
        case .prescription(let prescriptionId):
            var fields = HospitalFields("pharmacy.prescription")
            fields.text("prescriptionId", prescriptionId.rawValue)
            return fields
        case .drugs(let query):
            var fields = HospitalFields("pharmacy.drugs")
            fields.text("query", query)
            return fields
        case .drug(let drug, let section):
            var fields = HospitalFields("pharmacy.drug")
            fields.text("drug", drug.rawValue)
            fields.text("section", section)
            return fields
        case .interactions(let drug, let with):
            var fields = HospitalFields("pharmacy.interactions")
            fields.text("drug", drug.rawValue)
            fields.textList("with", with.map(\.rawValue))
            return fields
        case .leaflet(let drug, let page):
            var fields = HospitalFields("pharmacy.leaflet")
            fields.text("drug", drug.rawValue)
            fields.int("page", page)
            return fields
        case .stock(let ward, let level):
            var fields = HospitalFields("pharmacy.stock")
            fields.text("ward", ward?.rawValue)
            fields.text("level", level?.rawValue)
            return fields
        case .stockItem(let ward, let drug):
            var fields = HospitalFields("pharmacy.stockItem")
            fields.text("ward", ward.rawValue)
            fields.text("drug", drug.rawValue)
            return fields
        case .narcotics:
            return HospitalFields("pharmacy.narcotics")
        case .renew(let prescriptionId):
            var fields = HospitalFields("pharmacy.renew")
            fields.text("prescriptionId", prescriptionId.rawValue)
            return fields
        case .dose(let drug, let weight):
            var fields = HospitalFields("pharmacy.dose")
            fields.text("drug", drug.rawValue)
            fields.double("weight", weight)
            return fields
        case .prescribe:
            return HospitalFields("pharmacy.prescribe")
        }
    }
}
