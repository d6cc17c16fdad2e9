// Written by navgen from hospital.yaml, section billing. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The destinations of URLs in the section `billing`.
nonisolated enum HospitalBillingLink: NavigationLinkValue {
    /// `/billing`
    case home
    /// `/billing/invoices?status={status}&min={minimum}`
    case invoices(status: InvoiceStatus? = nil, minimum: Decimal? = nil)
    /// `/billing/invoices/{invoiceId}`, `/{invoiceId}`
    case invoice(invoiceId: InvoiceID)
    /// `/billing/invoices/{invoiceId}/items`
    case invoiceItems(invoiceId: InvoiceID)
    /// `/billing/reports/{month}`
    case report(month: Month)
    /// `/patients/{patientId}/costs`
    case patientCosts(patientId: PatientID)

    var nodeValue: NodeValue {
        switch self {
        case .home: return value(.billingHome)
        case .invoices(let status, let minimum):
            return value(.billingInvoices, .raw(status), .decimal(minimum))
        case .invoice(let invoiceId): return value(.billingInvoice, .raw(invoiceId))
        case .invoiceItems(let invoiceId): return value(.billingInvoiceItems, .raw(invoiceId))
        case .report(let month): return value(.billingReport, .raw(month))
        case .patientCosts(let patientId): return value(.billingPatientCosts, .raw(patientId))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .billingHome: self = .home
        case .billingInvoices:
            self = .invoices(status: values.optionalChoice(0), minimum: values.optionalDecimal(1))
        case .billingInvoice: self = .invoice(invoiceId: values.pattern(0))
        case .billingInvoiceItems: self = .invoiceItems(invoiceId: values.pattern(0))
        case .billingReport: self = .report(month: values.pattern(0))
        case .billingPatientCosts: self = .patientCosts(patientId: values.pattern(0))
        default: return nil
        }
    }
}
