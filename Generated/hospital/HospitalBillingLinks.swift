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
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .home: return .billingHome
        case .invoices: return .billingInvoices
        case .invoice: return .billingInvoice
        case .invoiceItems: return .billingInvoiceItems
        case .report: return .billingReport
        case .patientCosts: return .billingPatientCosts
        }
    }
}

nonisolated extension HospitalBillingLink {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .home:
            return HospitalFields("billing.home")
        case .invoices(let status, let minimum):
            var fields = HospitalFields("billing.invoices")
            fields.text("status", status?.rawValue)
            fields.decimal("minimum", minimum)
            return fields
        case .invoice(let invoiceId):
            var fields = HospitalFields("billing.invoice")
            fields.text("invoiceId", invoiceId.rawValue)
            return fields
        case .invoiceItems(let invoiceId):
            var fields = HospitalFields("billing.invoiceItems")
            fields.text("invoiceId", invoiceId.rawValue)
            return fields
        case .report(let month):
            var fields = HospitalFields("billing.report")
            fields.text("month", month.rawValue)
            return fields
        case .patientCosts(let patientId):
            var fields = HospitalFields("billing.patientCosts")
            fields.text("patientId", patientId.rawValue)
            return fields
        }
    }
}
