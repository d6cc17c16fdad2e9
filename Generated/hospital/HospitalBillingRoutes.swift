// Written by navgen from hospital.yaml, section billing. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What can be on a stack in the section `billing`.
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

nonisolated extension HospitalBillingRoute: HospitalSavable {
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

/// What is shown as a sheet in the section `billing`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .requestAccess: return 146
        case .addCharge: return 147
        case .recordPayment: return 148
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .addCharge(let patientId, let invoiceId):
            fields.text(patientId?.rawValue)
            fields.text(invoiceId?.rawValue)
        case .recordPayment(let invoiceId):
            fields.text(invoiceId.rawValue)
        default: break
        }
        return fields
    }
}

nonisolated extension HospitalBillingSheet: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 146:
            self = .requestAccess
        case 147:
            self = .addCharge(patientId: saved.optional(0), invoiceId: saved.optional(1))
        case 148:
            guard let invoiceId = saved.optional(0, InvoiceID.self) else { return nil }
            self = .recordPayment(invoiceId: invoiceId)
        default:
            return nil
        }
    }
}

/// What covers the whole screen in the section `billing`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .cardTerminal: return 149
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .cardTerminal(let invoiceId):
            fields.text(invoiceId.rawValue)
        }
        return fields
    }
}

nonisolated extension HospitalBillingCover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 149:
            guard let invoiceId = saved.optional(0, InvoiceID.self) else { return nil }
            self = .cardTerminal(invoiceId: invoiceId)
        default:
            return nil
        }
    }
}

/// What is shown as a popover in the section `billing`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .invoiceFilter: return 150
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields { HospitalFields(place) }
}

nonisolated extension HospitalBillingPopover: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 150:
            self = .invoiceFilter
        default:
            return nil
        }
    }
}

/// The alerts in the section `billing`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .paymentFailed: return 151
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .paymentFailed(let invoiceId):
            fields.text(invoiceId.rawValue)
        }
        return fields
    }
}

nonisolated extension HospitalBillingAlert: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 151:
            guard let invoiceId = saved.optional(0, InvoiceID.self) else { return nil }
            self = .paymentFailed(invoiceId: invoiceId)
        default:
            return nil
        }
    }
}

/// The confirmation dialogs in the section `billing`.
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
    /// Its node in the graph.
    var node: HospitalNode { HospitalNode(index: place) }

    /// The node's place among all nodes.
    var place: Int {
        switch self {
        case .cancelInvoice: return 152
        }
    }

    /// The node and its values, by which it is compared and saved.
    var fields: HospitalFields {
        var fields = HospitalFields(place)
        switch self {
        case .cancelInvoice(let invoiceId):
            fields.text(invoiceId.rawValue)
        }
        return fields
    }
}

nonisolated extension HospitalBillingDialog: HospitalSavable {
    init?(_ saved: inout HospitalSaved) {
        switch saved.place {
        case 152:
            guard let invoiceId = saved.optional(0, InvoiceID.self) else { return nil }
            self = .cancelInvoice(invoiceId: invoiceId)
        default:
            return nil
        }
    }
}

/// The possible answers to `billing.paymentFailed`.
nonisolated enum BillingPaymentFailedAction: String, CaseIterable, Codable, Sendable {
    case record
    case retry
}

/// The possible answers to `billing.cancelInvoice`.
nonisolated enum BillingCancelInvoiceAction: String, CaseIterable, Codable, Sendable {
    case cancelIt
    case keep
}

#if !canImport(Darwin)
    nonisolated extension String {
        /// Other systems have no translation tables.
        fileprivate init(localized text: String) { self = text }
    }
#endif
