// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can lie on a stack of the section `billing`.
nonisolated enum HospitalBillingRoute: Hashable, Codable, Sendable {
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

    static func == (left: Self, right: Self) -> Bool { left.fields == right.fields }

    func hash(into hasher: inout Hasher) { hasher.combine(fields) }

    func encode(to encoder: any Encoder) throws {
        try fields.encode(to: encoder)
    }

    init(from decoder: any Decoder) throws {
        self = try HospitalSaved.read(from: decoder)
    }
}

nonisolated extension HospitalBillingRoute {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .home:
            return String(localized: "Billing")
        case .invoices:
            return String(localized: "Invoices")
        case .invoice(let invoiceId):
            return String(localized: "\(invoiceId.rawValue)")
        case .invoiceItems:
            return String(localized: "Items")
        case .report(let month):
            return String(localized: "\(month.rawValue)")
        case .patientCosts:
            return String(localized: "Costs")
        }
    }
}

nonisolated extension HospitalBillingRoute {
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

nonisolated extension HospitalBillingRoute {
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

nonisolated extension HospitalBillingRoute: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "billing.home":
            self = .home
        case "billing.invoices":
            self = .invoices(status: saved.optional("status"), minimum: saved.optional("minimum"))
        case "billing.invoice":
            guard let invoiceId = saved.optional("invoiceId", InvoiceID.self) else { return nil }
            self = .invoice(invoiceId: invoiceId)
        case "billing.invoiceItems":
            guard let invoiceId = saved.optional("invoiceId", InvoiceID.self) else { return nil }
            self = .invoiceItems(invoiceId: invoiceId)
        case "billing.report":
            guard let month = saved.optional("month", Month.self) else { return nil }
            self = .report(month: month)
        case "billing.patientCosts":
            guard let patientId = saved.optional("patientId", PatientID.self) else { return nil }
            self = .patientCosts(patientId: patientId)
        default:
            return nil
        }
    }
}

/// What is shown as a sheet of the section `billing`.
nonisolated enum HospitalBillingSheet: Hashable, Codable, Identifiable, Sendable {
    /// Billing is not open to you
    ///
    /// What is shown without `billingAccess`; asks the finance department for it.
    case requestAccess
    /// Add an item
    case addCharge(patientId: PatientID? = nil, invoiceId: InvoiceID? = nil)
    /// Record a payment
    case recordPayment(invoiceId: InvoiceID)

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

nonisolated extension HospitalBillingSheet {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .requestAccess:
            return String(localized: "Billing is not open to you")
        case .addCharge:
            return String(localized: "Add an item")
        case .recordPayment:
            return String(localized: "Record a payment")
        }
    }
}

nonisolated extension HospitalBillingSheet {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .requestAccess: return .billingRequestAccess
        case .addCharge: return .billingAddCharge
        case .recordPayment: return .billingRecordPayment
        }
    }
}

nonisolated extension HospitalBillingSheet {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .requestAccess:
            return HospitalFields("billing.requestAccess")
        case .addCharge(let patientId, let invoiceId):
            var fields = HospitalFields("billing.addCharge")
            fields.text("patientId", patientId?.rawValue)
            fields.text("invoiceId", invoiceId?.rawValue)
            return fields
        case .recordPayment(let invoiceId):
            var fields = HospitalFields("billing.recordPayment")
            fields.text("invoiceId", invoiceId.rawValue)
            return fields
        }
    }
}

nonisolated extension HospitalBillingSheet: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "billing.requestAccess":
            self = .requestAccess
        case "billing.addCharge":
            self = .addCharge(
                patientId: saved.optional("patientId"), invoiceId: saved.optional("invoiceId"))
        case "billing.recordPayment":
            guard let invoiceId = saved.optional("invoiceId", InvoiceID.self) else { return nil }
            self = .recordPayment(invoiceId: invoiceId)
        default:
            return nil
        }
    }
}

/// What covers the whole screen of the section `billing`.
nonisolated enum HospitalBillingCover: Hashable, Codable, Identifiable, Sendable {
    /// Card
    ///
    /// Talks to the card reader; leaving in the middle must be meant.
    case cardTerminal(invoiceId: InvoiceID)

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

nonisolated extension HospitalBillingCover {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .cardTerminal:
            return String(localized: "Card")
        }
    }
}

nonisolated extension HospitalBillingCover {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .cardTerminal: return .billingCardTerminal
        }
    }
}

nonisolated extension HospitalBillingCover {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .cardTerminal(let invoiceId):
            var fields = HospitalFields("billing.cardTerminal")
            fields.text("invoiceId", invoiceId.rawValue)
            return fields
        }
    }
}

nonisolated extension HospitalBillingCover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "billing.cardTerminal":
            guard let invoiceId = saved.optional("invoiceId", InvoiceID.self) else { return nil }
            self = .cardTerminal(invoiceId: invoiceId)
        default:
            return nil
        }
    }
}

/// What is shown as a popover of the section `billing`.
nonisolated enum HospitalBillingPopover: Hashable, Codable, Identifiable, Sendable {
    /// Show
    case invoiceFilter

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

nonisolated extension HospitalBillingPopover {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .invoiceFilter:
            return String(localized: "Show")
        }
    }
}

nonisolated extension HospitalBillingPopover {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .invoiceFilter: return .billingInvoiceFilter
        }
    }
}

nonisolated extension HospitalBillingPopover {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .invoiceFilter:
            return HospitalFields("billing.invoiceFilter")
        }
    }
}

nonisolated extension HospitalBillingPopover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "billing.invoiceFilter":
            self = .invoiceFilter
        default:
            return nil
        }
    }
}

/// The alerts of the section `billing`.
nonisolated enum HospitalBillingAlert: Hashable, Codable, Identifiable, Sendable {
    /// The card was refused
    case paymentFailed(invoiceId: InvoiceID)

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

nonisolated extension HospitalBillingAlert {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .paymentFailed:
            return String(localized: "The card was refused")
        }
    }
}

nonisolated extension HospitalBillingAlert {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .paymentFailed: return .billingPaymentFailed
        }
    }
}

nonisolated extension HospitalBillingAlert {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .paymentFailed(let invoiceId):
            var fields = HospitalFields("billing.paymentFailed")
            fields.text("invoiceId", invoiceId.rawValue)
            return fields
        }
    }
}

nonisolated extension HospitalBillingAlert: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "billing.paymentFailed":
            guard let invoiceId = saved.optional("invoiceId", InvoiceID.self) else { return nil }
            self = .paymentFailed(invoiceId: invoiceId)
        default:
            return nil
        }
    }
}

/// The confirmation dialogs of the section `billing`.
nonisolated enum HospitalBillingDialog: Hashable, Codable, Identifiable, Sendable {
    /// Cancel {invoiceId}?
    case cancelInvoice(invoiceId: InvoiceID)

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

nonisolated extension HospitalBillingDialog {
    /// The title, in the user's language.
    var title: String? {
        switch self {
        case .cancelInvoice(let invoiceId):
            return String(localized: "Cancel \(invoiceId.rawValue)?")
        }
    }
}

nonisolated extension HospitalBillingDialog {
    /// Which node it is.
    var node: HospitalNode {
        switch self {
        case .cancelInvoice: return .billingCancelInvoice
        }
    }
}

nonisolated extension HospitalBillingDialog {
    /// Its id and its values, by which it is compared and saved.
    var fields: HospitalFields {
        switch self {
        case .cancelInvoice(let invoiceId):
            var fields = HospitalFields("billing.cancelInvoice")
            fields.text("invoiceId", invoiceId.rawValue)
            return fields
        }
    }
}

nonisolated extension HospitalBillingDialog: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.id {
        case "billing.cancelInvoice":
            guard let invoiceId = saved.optional("invoiceId", InvoiceID.self) else { return nil }
            self = .cancelInvoice(invoiceId: invoiceId)
        default:
            return nil
        }
    }
}

/// How `billing.paymentFailed` can be answered.
nonisolated enum BillingPaymentFailedAction: String, CaseIterable, Codable, Sendable {
    case record
    case retry
}

/// How `billing.cancelInvoice` can be answered.
nonisolated enum BillingCancelInvoiceAction: String, CaseIterable, Codable, Sendable {
    case cancelIt
    case keep
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no tables of translations.
        fileprivate init(localized text: String) { self = text }
    }
#endif
