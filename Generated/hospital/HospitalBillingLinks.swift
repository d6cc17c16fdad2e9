// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where URLs lead of the section `billing`.
nonisolated enum HospitalBillingLink: Hashable, Codable, Sendable {
    /// Billing
    ///
    /// `/billing`
    case home
    /// Invoices
    ///
    /// `/billing/invoices?status={status}&min={minimum}`
    case invoices(status: InvoiceStatus? = nil, minimum: Decimal? = nil)
    /// {invoiceId}
    ///
    /// `/billing/invoices/{invoiceId}`, `/{invoiceId}`
    case invoice(invoiceId: InvoiceID)
    /// Items
    ///
    /// `/billing/invoices/{invoiceId}/items`
    case invoiceItems(invoiceId: InvoiceID)
    /// {month}
    ///
    /// `/billing/reports/{month}`
    case report(month: Month)
    /// Costs
    ///
    /// `/patients/{patientId}/costs`
    case patientCosts(patientId: PatientID)

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalBillingLink {
    /// Which node it is.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all.
    var place: Int {
        switch self {
        case .home: return 140
        case .invoices: return 141
        case .invoice: return 142
        case .invoiceItems: return 143
        case .report: return 144
        case .patientCosts: return 145
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .invoices(let status, let minimum):
            fields.text(status?.rawValue)
            fields.decimal(minimum)
        case .invoice(let invoiceId):
            fields.text(invoiceId.rawValue)
        case .invoiceItems(let invoiceId):
            fields.text(invoiceId.rawValue)
        case .report(let month):
            fields.text(month.rawValue)
        case .patientCosts(let patientId):
            fields.text(patientId.rawValue)
        default: break
        }
        return fields
    }
}

nonisolated extension HospitalBillingLink: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 140:
            self = .home
        case 141:
            self = .invoices(status: saved.optional(0), minimum: saved.optional(1))
        case 142:
            guard let invoiceId = saved.optional(0, InvoiceID.self) else { return nil }
            self = .invoice(invoiceId: invoiceId)
        case 143:
            guard let invoiceId = saved.optional(0, InvoiceID.self) else { return nil }
            self = .invoiceItems(invoiceId: invoiceId)
        case 144:
            guard let month = saved.optional(0, Month.self) else { return nil }
            self = .report(month: month)
        case 145:
            guard let patientId = saved.optional(0, PatientID.self) else { return nil }
            self = .patientCosts(patientId: patientId)
        default:
            return nil
        }
    }
}
