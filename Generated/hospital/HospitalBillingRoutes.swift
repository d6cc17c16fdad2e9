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

/// The screens that can be on a stack in the section `billing`.
nonisolated enum HospitalBillingRoute: NavigationValue {
    /// Billing
    case home
    /// Invoices
    case invoices(status: InvoiceStatus? = nil, minimum: Decimal? = nil)
    /// {invoiceId}
    case invoice(invoiceId: InvoiceID)
    /// Items
    case invoiceItems(invoiceId: InvoiceID)
    /// {month}
    case report(month: Month)
    /// Costs
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

    var title: String? {
        switch self {
        case .invoice(let invoiceId): return String(localized: "\(invoiceId.rawValue)")
        case .report(let month): return String(localized: "\(month.rawValue)")
        default: return Graph.title(of: node)
        }
    }
}

/// The nodes that are presented as sheets in the section `billing`.
nonisolated enum HospitalBillingSheet: PresentedValue {
    /// Billing is not open to you
    ///
    /// What is shown without `billingAccess`; asks the finance department for it.
    case requestAccess
    /// Add an item
    case addCharge(patientId: PatientID? = nil, invoiceId: InvoiceID? = nil)
    /// Record a payment
    case recordPayment(invoiceId: InvoiceID)

    var nodeValue: NodeValue {
        switch self {
        case .requestAccess: return value(.billingRequestAccess)
        case .addCharge(let patientId, let invoiceId):
            return value(.billingAddCharge, .raw(patientId), .raw(invoiceId))
        case .recordPayment(let invoiceId): return value(.billingRecordPayment, .raw(invoiceId))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .billingRequestAccess: self = .requestAccess
        case .billingAddCharge:
            self = .addCharge(
                patientId: values.optionalPattern(0), invoiceId: values.optionalPattern(1))
        case .billingRecordPayment: self = .recordPayment(invoiceId: values.pattern(0))
        default: return nil
        }
    }
}

/// The nodes that are presented full screen in the section `billing`.
nonisolated enum HospitalBillingCover: PresentedValue {
    /// Card
    ///
    /// Talks to the card reader; leaving in the middle must be meant.
    case cardTerminal(invoiceId: InvoiceID)

    var nodeValue: NodeValue {
        switch self {
        case .cardTerminal(let invoiceId): return value(.billingCardTerminal, .raw(invoiceId))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .billingCardTerminal: self = .cardTerminal(invoiceId: values.pattern(0))
        default: return nil
        }
    }
}

/// The nodes that are presented as popovers in the section `billing`.
nonisolated enum HospitalBillingPopover: PresentedValue {
    /// Show
    case invoiceFilter

    var nodeValue: NodeValue {
        switch self {
        case .invoiceFilter: return value(.billingInvoiceFilter)
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .billingInvoiceFilter: self = .invoiceFilter
        default: return nil
        }
    }
}

/// The alerts in the section `billing`.
nonisolated enum HospitalBillingAlert: PresentedValue {
    /// The card was refused
    case paymentFailed(invoiceId: InvoiceID)

    var nodeValue: NodeValue {
        switch self {
        case .paymentFailed(let invoiceId): return value(.billingPaymentFailed, .raw(invoiceId))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .billingPaymentFailed: self = .paymentFailed(invoiceId: values.pattern(0))
        default: return nil
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .paymentFailed:
            return [
                AlertButton(
                    BillingPaymentFailedAction.record, String(localized: "Pay another way")),
                AlertButton(
                    BillingPaymentFailedAction.retry, String(localized: "Try again"),
                    role: .cancel),
            ]
        }
    }
}

/// The confirmation dialogs in the section `billing`.
nonisolated enum HospitalBillingDialog: PresentedValue {
    /// Cancel {invoiceId}?
    case cancelInvoice(invoiceId: InvoiceID)

    var nodeValue: NodeValue {
        switch self {
        case .cancelInvoice(let invoiceId): return value(.billingCancelInvoice, .raw(invoiceId))
        }
    }

    init?(_ node: HospitalNode, _ values: inout ValueReader) {
        switch node {
        case .billingCancelInvoice: self = .cancelInvoice(invoiceId: values.pattern(0))
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .cancelInvoice(let invoiceId):
            return String(localized: "Cancel \(invoiceId.rawValue)?")
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .cancelInvoice:
            return [
                AlertButton(
                    BillingCancelInvoiceAction.cancelIt, String(localized: "Cancel invoice"),
                    role: .destructive),
                AlertButton(
                    BillingCancelInvoiceAction.keep, String(localized: "Keep it"), role: .cancel),
            ]
        }
    }
}

/// The possible answers to `billing.paymentFailed`.
nonisolated enum BillingPaymentFailedAction: String, CaseIterable, Codable, Sendable {
    case record, retry
}

/// The possible answers to `billing.cancelInvoice`.
nonisolated enum BillingCancelInvoiceAction: String, CaseIterable, Codable, Sendable {
    case cancelIt, keep
}
