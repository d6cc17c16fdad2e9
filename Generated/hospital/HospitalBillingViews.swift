// Written by navgen from hospital.yaml, section billing. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import SwiftUI

    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif

    /// Makes the views of the section `billing`: a function for each node.
    @MainActor protocol HospitalBillingDestinations {
        associatedtype HomeBody: View
        /// Billing
        @ViewBuilder func home(exits: BillingHomeExits) -> HomeBody

        associatedtype InvoicesBody: View
        /// Invoices
        @ViewBuilder func invoices(
            status: InvoiceStatus?, minimum: Decimal?, exits: BillingInvoicesExits
        ) -> InvoicesBody

        associatedtype InvoiceBody: View
        /// {invoiceId}
        @ViewBuilder func invoice(invoiceId: InvoiceID, exits: BillingInvoiceExits) -> InvoiceBody

        associatedtype InvoiceItemsBody: View
        /// Items
        @ViewBuilder func invoiceItems(
            invoiceId: InvoiceID, exits: BillingInvoiceItemsExits
        ) -> InvoiceItemsBody

        associatedtype ReportBody: View
        /// {month}
        @ViewBuilder func report(month: Month, exits: BillingReportExits) -> ReportBody

        associatedtype PatientCostsBody: View
        /// Costs
        @ViewBuilder func patientCosts(
            patientId: PatientID, exits: BillingPatientCostsExits
        ) -> PatientCostsBody

        associatedtype RequestAccessBody: View
        /// Billing is not open to you
        ///
        /// What is shown without `billingAccess`; asks the finance department for it.
        @ViewBuilder func requestAccess(exits: BillingRequestAccessExits) -> RequestAccessBody

        associatedtype AddChargeBody: View
        /// Add an item
        @ViewBuilder func addCharge(
            patientId: PatientID?, invoiceId: InvoiceID?, exits: BillingAddChargeExits
        ) -> AddChargeBody

        associatedtype RecordPaymentBody: View
        /// Record a payment
        @ViewBuilder func recordPayment(
            invoiceId: InvoiceID, exits: BillingRecordPaymentExits
        ) -> RecordPaymentBody

        associatedtype CardTerminalBody: View
        /// Card
        ///
        /// Talks to the card reader; leaving in the middle must be meant.
        @ViewBuilder func cardTerminal(
            invoiceId: InvoiceID, exits: BillingCardTerminalExits
        ) -> CardTerminalBody

        associatedtype InvoiceFilterBody: View
        /// Show
        @ViewBuilder func invoiceFilter(exits: BillingInvoiceFilterExits) -> InvoiceFilterBody

        associatedtype CloseMonthOpenItemsBody: View
        @ViewBuilder func closeMonthOpenItems(flow: BillingCloseMonthRun) -> CloseMonthOpenItemsBody

        associatedtype CloseMonthTotalsBody: View
        @ViewBuilder func closeMonthTotals(flow: BillingCloseMonthRun) -> CloseMonthTotalsBody

        associatedtype CloseMonthApprovalBody: View
        @ViewBuilder func closeMonthApproval(flow: BillingCloseMonthRun) -> CloseMonthApprovalBody
    }

    /// The app's view of a node.
    struct HospitalBillingRouteView<Destinations: HospitalBillingDestinations>: View {
        let node: HospitalBillingRoute
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .home:
                destinations.home(exits: BillingHomeExits(context.handler))
            case .invoices(let status, let minimum):
                destinations.invoices(
                    status: status, minimum: minimum, exits: BillingInvoicesExits(context.handler))
            case .invoice(let invoiceId):
                destinations.invoice(
                    invoiceId: invoiceId,
                    exits: BillingInvoiceExits(context.handler, invoiceId: invoiceId))
            case .invoiceItems(let invoiceId):
                destinations.invoiceItems(
                    invoiceId: invoiceId, exits: BillingInvoiceItemsExits(context.handler))
            case .report(let month):
                destinations.report(month: month, exits: BillingReportExits(context.handler))
            case .patientCosts(let patientId):
                destinations.patientCosts(
                    patientId: patientId, exits: BillingPatientCostsExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct HospitalBillingSheetView<Destinations: HospitalBillingDestinations>: View {
        let node: HospitalBillingSheet
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .requestAccess:
                destinations.requestAccess(exits: BillingRequestAccessExits(context.handler))
            case .addCharge(let patientId, let invoiceId):
                destinations.addCharge(
                    patientId: patientId, invoiceId: invoiceId,
                    exits: BillingAddChargeExits(context.handler))
            case .recordPayment(let invoiceId):
                destinations.recordPayment(
                    invoiceId: invoiceId, exits: BillingRecordPaymentExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct HospitalBillingCoverView<Destinations: HospitalBillingDestinations>: View {
        let node: HospitalBillingCover
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .cardTerminal(let invoiceId):
                destinations.cardTerminal(
                    invoiceId: invoiceId,
                    exits: BillingCardTerminalExits(context.handler, invoiceId: invoiceId))
            }
        }
    }

    /// The app's view of a node.
    struct HospitalBillingPopoverView<Destinations: HospitalBillingDestinations>: View {
        let node: HospitalBillingPopover
        let destinations: Destinations
        let context: HospitalContext

        var body: some View {
            switch node {
            case .invoiceFilter:
                destinations.invoiceFilter(exits: BillingInvoiceFilterExits(context.handler))
            }
        }
    }

    /// The app's view of the step that is shown.
    struct BillingCloseMonthSteps<Destinations: HospitalBillingDestinations>: View {
        let run: BillingCloseMonthRun
        let destinations: Destinations

        var body: some View {
            switch run.step {
            case .openItems:
                destinations.closeMonthOpenItems(flow: run)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("billing.closeMonth.openItems")
            case .totals:
                destinations.closeMonthTotals(flow: run)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("billing.closeMonth.totals")
            case .approval:
                destinations.closeMonthApproval(flow: run)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("billing.closeMonth.approval")
            }
        }
    }
#endif
