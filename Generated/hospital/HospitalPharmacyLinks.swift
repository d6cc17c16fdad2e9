// Written by navgen from hospital.yaml, section pharmacy. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// Where URLs lead in the section `pharmacy`.
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
        case .renew: return 125
        case .dose: return 126
        case .prescribe: return 132
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
        case .renew(let prescriptionId):
            fields.text(prescriptionId.rawValue)
        case .dose(let drug, let weight):
            fields.text(drug.rawValue)
            fields.double(weight)
        default: break
        }
        return fields
    }
}
