// Written by navgen from hospital.yaml, section pharmacy. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(Darwin)
    import Foundation
#endif

/// What can be on a stack in the section `pharmacy`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .home: return 114
        case .prescriptions: return 115
        case .prescription: return 116
        case .drugs: return 117
        case .drug: return 118
        case .interactions: return 119
        case .leaflet: return 120
        case .stock: return 121
        case .stockItem: return 122
        case .narcotics: return 123
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .prescriptions(let status):
            fields.text(status?.rawValue)
        case .prescription(let prescriptionId):
            fields.text(prescriptionId.rawValue)
        case .drugs(let query):
            fields.text(query)
        case .drug(let drug, let section):
            fields.text(drug.rawValue)
            fields.text(section)
        case .interactions(let drug, let with):
            fields.text(drug.rawValue)
            fields.textList(with.map(\.rawValue))
        case .leaflet(let drug, let page):
            fields.text(drug.rawValue)
            fields.int(page)
        case .stock(let ward, let level):
            fields.text(ward?.rawValue)
            fields.text(level?.rawValue)
        case .stockItem(let ward, let drug):
            fields.text(ward.rawValue)
            fields.text(drug.rawValue)
        default: break
        }
        return fields
    }
}

nonisolated extension HospitalPharmacyRoute: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 114:
            self = .home
        case 115:
            self = .prescriptions(status: saved.optional(0))
        case 116:
            guard let prescriptionId = saved.optional(0, PrescriptionID.self) else { return nil }
            self = .prescription(prescriptionId: prescriptionId)
        case 117:
            self = .drugs(query: saved.optional(0))
        case 118:
            guard let drug = saved.optional(0, DrugCode.self) else { return nil }
            self = .drug(drug: drug, section: saved.optional(1))
        case 119:
            guard let drug = saved.optional(0, DrugCode.self) else { return nil }
            self = .interactions(drug: drug, with: saved.value(1, or: []))
        case 120:
            guard let drug = saved.optional(0, DrugCode.self) else { return nil }
            self = .leaflet(drug: drug, page: saved.value(1, or: 1))
        case 121:
            self = .stock(ward: saved.optional(0), level: saved.optional(1))
        case 122:
            guard let ward = saved.optional(0, WardCode.self) else { return nil }
            guard let drug = saved.optional(1, DrugCode.self) else { return nil }
            self = .stockItem(ward: ward, drug: drug)
        case 123:
            self = .narcotics
        default:
            return nil
        }
    }
}

/// What is shown as a sheet in the section `pharmacy`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .prescriberOnly: return 124
        case .renew: return 125
        case .dose: return 126
        case .orderStock: return 127
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .renew(let prescriptionId):
            fields.text(prescriptionId.rawValue)
        case .dose(let drug, let weight):
            fields.text(drug.rawValue)
            fields.double(weight)
        case .orderStock(let drug, let ward):
            fields.text(drug?.rawValue)
            fields.text(ward?.rawValue)
        default: break
        }
        return fields
    }
}

nonisolated extension HospitalPharmacySheet: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 124:
            self = .prescriberOnly
        case 125:
            guard let prescriptionId = saved.optional(0, PrescriptionID.self) else { return nil }
            self = .renew(prescriptionId: prescriptionId)
        case 126:
            guard let drug = saved.optional(0, DrugCode.self) else { return nil }
            self = .dose(drug: drug, weight: saved.optional(1))
        case 127:
            self = .orderStock(drug: saved.optional(0), ward: saved.optional(1))
        default:
            return nil
        }
    }
}

/// What covers the whole screen in the section `pharmacy`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .drugScanner: return 128
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields { HospitalFields(place) }
}

nonisolated extension HospitalPharmacyCover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 128:
            self = .drugScanner
        default:
            return nil
        }
    }
}

/// The alerts in the section `pharmacy`.
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
            return String(
                localized: "\(drug.rawValue) does not go well with another drug of this patient.")
        default:
            return nil
        }
    }
}

nonisolated extension HospitalPharmacyAlert {
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .interaction: return 129
        case .lowStock: return 130
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .interaction(let drug):
            fields.text(drug.rawValue)
        case .lowStock(let ward, let drug):
            fields.text(ward.rawValue)
            fields.text(drug.rawValue)
        }
        return fields
    }
}

nonisolated extension HospitalPharmacyAlert: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 129:
            guard let drug = saved.optional(0, DrugCode.self) else { return nil }
            self = .interaction(drug: drug)
        case 130:
            guard let ward = saved.optional(0, WardCode.self) else { return nil }
            guard let drug = saved.optional(1, DrugCode.self) else { return nil }
            self = .lowStock(ward: ward, drug: drug)
        default:
            return nil
        }
    }
}

/// The confirmation dialogs in the section `pharmacy`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .stopPrescription: return 131
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .stopPrescription(let prescriptionId):
            fields.text(prescriptionId.rawValue)
        }
        return fields
    }
}

nonisolated extension HospitalPharmacyDialog: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 131:
            guard let prescriptionId = saved.optional(0, PrescriptionID.self) else { return nil }
            self = .stopPrescription(prescriptionId: prescriptionId)
        default:
            return nil
        }
    }
}

/// The possible answers to `pharmacy.interaction`.
nonisolated enum PharmacyInteractionAction: String, CaseIterable, Codable, Sendable {
    case understood
}

/// The possible answers to `pharmacy.lowStock`.
nonisolated enum PharmacyLowStockAction: String, CaseIterable, Codable, Sendable {
    case order
    case later
}

/// The possible answers to `pharmacy.stopPrescription`.
nonisolated enum PharmacyStopPrescriptionAction: String, CaseIterable, Codable, Sendable {
    case stop
    case keep
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no translation tables.
        fileprivate init(localized text: String) { self = text }
    }
#endif
