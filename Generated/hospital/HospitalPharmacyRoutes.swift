// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can lie on a stack of the section `pharmacy`.
nonisolated enum HospitalPharmacyRoute: Hashable, Codable, Sendable {
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

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalPharmacyRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .home:
            return String(localized: "Pharmacy")
        case .prescriptions:
            return String(localized: "Prescriptions")
        case .prescription(let prescriptionId):
            return String(localized: "\(prescriptionId.rawValue)")
        case .drugs:
            return String(localized: "Drugs")
        case .drug(let drug, _):
            return String(localized: "\(drug.rawValue)")
        case .interactions:
            return String(localized: "Interactions")
        case .leaflet:
            return String(localized: "Leaflet")
        case .stock:
            return String(localized: "Stock")
        case .stockItem(_, let drug):
            return String(localized: "\(drug.rawValue)")
        case .narcotics:
            return String(localized: "Narcotics")
        }
    }
}

nonisolated extension HospitalPharmacyRoute {
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
        }
    }
}

nonisolated extension HospitalPharmacyRoute {
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
        }
    }
}

nonisolated extension HospitalPharmacyRoute: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "pharmacy.home":
            self = .home
        case "pharmacy.prescriptions":
            self = .prescriptions(status: saved.optional("status"))
        case "pharmacy.prescription":
            guard let prescriptionId = saved.optional("prescriptionId", PrescriptionID.self) else { return nil }
            self = .prescription(prescriptionId: prescriptionId)
        case "pharmacy.drugs":
            self = .drugs(query: saved.optional("query"))
        case "pharmacy.drug":
            guard let drug = saved.optional("drug", DrugCode.self) else { return nil }
            self = .drug(drug: drug, section: saved.optional("section"))
        case "pharmacy.interactions":
            guard let drug = saved.optional("drug", DrugCode.self) else { return nil }
            self = .interactions(drug: drug, with: saved.optional("with") ?? [])
        case "pharmacy.leaflet":
            guard let drug = saved.optional("drug", DrugCode.self) else { return nil }
            self = .leaflet(drug: drug, page: saved.optional("page") ?? 1)
        case "pharmacy.stock":
            self = .stock(ward: saved.optional("ward"), level: saved.optional("level"))
        case "pharmacy.stockItem":
            guard let ward = saved.optional("ward", WardCode.self) else { return nil }
            guard let drug = saved.optional("drug", DrugCode.self) else { return nil }
            self = .stockItem(ward: ward, drug: drug)
        case "pharmacy.narcotics":
            self = .narcotics
        default:
            return nil
        }
    }
}

/// What is shown as a sheet of the section `pharmacy`.
nonisolated enum HospitalPharmacySheet: Hashable, Codable, Identifiable, Sendable {
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

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalPharmacySheet {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .prescriberOnly:
            return String(localized: "Only for prescribers")
        case .renew:
            return String(localized: "Renew")
        case .dose:
            return String(localized: "Dose")
        case .orderStock:
            return String(localized: "Order")
        }
    }
}

nonisolated extension HospitalPharmacySheet {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .prescriberOnly: return .pharmacyPrescriberOnly
        case .renew: return .pharmacyRenew
        case .dose: return .pharmacyDose
        case .orderStock: return .pharmacyOrderStock
        }
    }
}

nonisolated extension HospitalPharmacySheet {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .prescriberOnly:
            return HospitalFields("pharmacy.prescriberOnly")
        case .renew(let prescriptionId):
            var fields = HospitalFields("pharmacy.renew")
            fields.text("prescriptionId", prescriptionId.rawValue)
            return fields
        case .dose(let drug, let weight):
            var fields = HospitalFields("pharmacy.dose")
            fields.text("drug", drug.rawValue)
            fields.double("weight", weight)
            return fields
        case .orderStock(let drug, let ward):
            var fields = HospitalFields("pharmacy.orderStock")
            fields.text("drug", drug?.rawValue)
            fields.text("ward", ward?.rawValue)
            return fields
        }
    }
}

nonisolated extension HospitalPharmacySheet: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "pharmacy.prescriberOnly":
            self = .prescriberOnly
        case "pharmacy.renew":
            guard let prescriptionId = saved.optional("prescriptionId", PrescriptionID.self) else { return nil }
            self = .renew(prescriptionId: prescriptionId)
        case "pharmacy.dose":
            guard let drug = saved.optional("drug", DrugCode.self) else { return nil }
            self = .dose(drug: drug, weight: saved.optional("weight"))
        case "pharmacy.orderStock":
            self = .orderStock(drug: saved.optional("drug"), ward: saved.optional("ward"))
        default:
            return nil
        }
    }
}

/// What covers the whole screen of the section `pharmacy`.
nonisolated enum HospitalPharmacyCover: Hashable, Codable, Identifiable, Sendable {
    /// Scan a package
    case drugScanner

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalPharmacyCover {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .drugScanner:
            return String(localized: "Scan a package")
        }
    }
}

nonisolated extension HospitalPharmacyCover {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .drugScanner: return .pharmacyDrugScanner
        }
    }
}

nonisolated extension HospitalPharmacyCover {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .drugScanner:
            return HospitalFields("pharmacy.drugScanner")
        }
    }
}

nonisolated extension HospitalPharmacyCover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "pharmacy.drugScanner":
            self = .drugScanner
        default:
            return nil
        }
    }
}

/// The alerts of the section `pharmacy`.
nonisolated enum HospitalPharmacyAlert: Hashable, Codable, Identifiable, Sendable {
    /// Interaction
    case interaction(drug: DrugCode)
    /// Only a few left
    case lowStock(ward: WardCode, drug: DrugCode)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalPharmacyAlert {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .interaction:
            return String(localized: "Interaction")
        case .lowStock:
            return String(localized: "Only a few left")
        }
    }
}

nonisolated extension HospitalPharmacyAlert {
    /// The text below the title.
    var message: String? {
        switch self {
        case .interaction(let drug):
            return String(localized: "\(drug.rawValue) does not go well with another drug of this patient.")
        default:
            return nil
        }
    }
}

nonisolated extension HospitalPharmacyAlert {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .interaction: return .pharmacyInteraction
        case .lowStock: return .pharmacyLowStock
        }
    }
}

nonisolated extension HospitalPharmacyAlert {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .interaction(let drug):
            var fields = HospitalFields("pharmacy.interaction")
            fields.text("drug", drug.rawValue)
            return fields
        case .lowStock(let ward, let drug):
            var fields = HospitalFields("pharmacy.lowStock")
            fields.text("ward", ward.rawValue)
            fields.text("drug", drug.rawValue)
            return fields
        }
    }
}

nonisolated extension HospitalPharmacyAlert: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "pharmacy.interaction":
            guard let drug = saved.optional("drug", DrugCode.self) else { return nil }
            self = .interaction(drug: drug)
        case "pharmacy.lowStock":
            guard let ward = saved.optional("ward", WardCode.self) else { return nil }
            guard let drug = saved.optional("drug", DrugCode.self) else { return nil }
            self = .lowStock(ward: ward, drug: drug)
        default:
            return nil
        }
    }
}

/// The confirmation dialogs of the section `pharmacy`.
nonisolated enum HospitalPharmacyDialog: Hashable, Codable, Identifiable, Sendable {
    /// Stop {prescriptionId}?
    case stopPrescription(prescriptionId: PrescriptionID)

    var id: Self { self }

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalPharmacyDialog {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .stopPrescription(let prescriptionId):
            return String(localized: "Stop \(prescriptionId.rawValue)?")
        }
    }
}

nonisolated extension HospitalPharmacyDialog {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .stopPrescription: return .pharmacyStopPrescription
        }
    }
}

nonisolated extension HospitalPharmacyDialog {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .stopPrescription(let prescriptionId):
            var fields = HospitalFields("pharmacy.stopPrescription")
            fields.text("prescriptionId", prescriptionId.rawValue)
            return fields
        }
    }
}

nonisolated extension HospitalPharmacyDialog: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "pharmacy.stopPrescription":
            guard let prescriptionId = saved.optional("prescriptionId", PrescriptionID.self) else { return nil }
            self = .stopPrescription(prescriptionId: prescriptionId)
        default:
            return nil
        }
    }
}

/// How `pharmacy.interaction` can be answered.
nonisolated enum PharmacyInteractionAction: String, CaseIterable, Codable, Sendable {
    case understood
}

/// How `pharmacy.lowStock` can be answered.
nonisolated enum PharmacyLowStockAction: String, CaseIterable, Codable, Sendable {
    case order
    case later
}

/// How `pharmacy.stopPrescription` can be answered.
nonisolated enum PharmacyStopPrescriptionAction: String, CaseIterable, Codable, Sendable {
    case stop
    case keep
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no tables of translations.
        fileprivate init(localized text: String) { self = text }
    }
#endif
