// Written by navgen from hospital.yaml, section billing. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where URLs lead in the section `billing`.
nonisolated enum HospitalBillingLink: Hashable, Sendable {
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
}

nonisolated extension HospitalBillingLink {
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
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
