// Written by navgen from hospital.yaml, section billing. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import NavgenRuntime
    import SwiftUI

    #if canImport(FoundationEssentials)
        import FoundationEssentials
    #else
        import Foundation
    #endif

    /// Makes the views of the section `billing`: a function for each node.
    @MainActor
    protocol HospitalBillingDestinations:
        BillingHomeDestination,
        BillingInvoicesDestination,
        BillingInvoiceDestination,
        BillingInvoiceItemsDestination,
        BillingReportDestination,
        BillingPatientCostsDestination,
        BillingRequestAccessDestination,
        BillingAddChargeDestination,
        BillingRecordPaymentDestination,
        BillingCardTerminalDestination,
        BillingInvoiceFilterDestination,
        BillingCloseMonthOpenItemsDestination,
        BillingCloseMonthTotalsDestination,
        BillingCloseMonthApprovalDestination
    {}

    @MainActor protocol BillingHomeDestination {
        associatedtype HomeBody: View = EmptyView
        @ViewBuilder func home(exits: BillingHomeExits) -> HomeBody
    }
    @MainActor protocol BillingInvoicesDestination {
        associatedtype InvoicesBody: View = EmptyView
        @ViewBuilder func invoices(
            status: InvoiceStatus?, minimum: Decimal?, exits: BillingInvoicesExits
        ) -> InvoicesBody
    }
    @MainActor protocol BillingInvoiceDestination {
        associatedtype InvoiceBody: View = EmptyView
        @ViewBuilder func invoice(invoiceId: InvoiceID, exits: BillingInvoiceExits) -> InvoiceBody
    }
    @MainActor protocol BillingInvoiceItemsDestination {
        associatedtype InvoiceItemsBody: View = EmptyView
        @ViewBuilder func invoiceItems(
            invoiceId: InvoiceID, exits: BillingInvoiceItemsExits
        ) -> InvoiceItemsBody
    }
    @MainActor protocol BillingReportDestination {
        associatedtype ReportBody: View = EmptyView
        @ViewBuilder func report(month: Month, exits: BillingReportExits) -> ReportBody
    }
    @MainActor protocol BillingPatientCostsDestination {
        associatedtype PatientCostsBody: View = EmptyView
        @ViewBuilder func patientCosts(
            patientId: PatientID, exits: BillingPatientCostsExits
        ) -> PatientCostsBody
    }
    @MainActor protocol BillingRequestAccessDestination {
        associatedtype RequestAccessBody: View = EmptyView
        @ViewBuilder func requestAccess(exits: BillingRequestAccessExits) -> RequestAccessBody
    }
    @MainActor protocol BillingAddChargeDestination {
        associatedtype AddChargeBody: View = EmptyView
        @ViewBuilder func addCharge(
            patientId: PatientID?, invoiceId: InvoiceID?, exits: BillingAddChargeExits
        ) -> AddChargeBody
    }
    @MainActor protocol BillingRecordPaymentDestination {
        associatedtype RecordPaymentBody: View = EmptyView
        @ViewBuilder func recordPayment(
            invoiceId: InvoiceID, exits: BillingRecordPaymentExits
        ) -> RecordPaymentBody
    }
    @MainActor protocol BillingCardTerminalDestination {
        associatedtype CardTerminalBody: View = EmptyView
        @ViewBuilder func cardTerminal(
            invoiceId: InvoiceID, exits: BillingCardTerminalExits
        ) -> CardTerminalBody
    }
    @MainActor protocol BillingInvoiceFilterDestination {
        associatedtype InvoiceFilterBody: View = EmptyView
        @ViewBuilder func invoiceFilter(exits: BillingInvoiceFilterExits) -> InvoiceFilterBody
    }
    @MainActor protocol BillingCloseMonthOpenItemsDestination {
        associatedtype CloseMonthOpenItemsBody: View = EmptyView
        @ViewBuilder func closeMonthOpenItems(flow: BillingCloseMonthRun) -> CloseMonthOpenItemsBody
    }
    @MainActor protocol BillingCloseMonthTotalsDestination {
        associatedtype CloseMonthTotalsBody: View = EmptyView
        @ViewBuilder func closeMonthTotals(flow: BillingCloseMonthRun) -> CloseMonthTotalsBody
    }
    @MainActor protocol BillingCloseMonthApprovalDestination {
        associatedtype CloseMonthApprovalBody: View = EmptyView
        @ViewBuilder func closeMonthApproval(flow: BillingCloseMonthRun) -> CloseMonthApprovalBody
    }

    extension HospitalBillingDestinations {
        @ViewBuilder func routeView(
            _ node: HospitalBillingRoute, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .home: home(exits: .init(handler: handler))
            case .invoices(let status, let minimum):
                invoices(status: status, minimum: minimum, exits: .init(handler: handler))
            case .invoice(let invoiceId):
                invoice(invoiceId: invoiceId, exits: .init(handler: handler, invoiceId: invoiceId))
            case .invoiceItems(let invoiceId):
                invoiceItems(invoiceId: invoiceId, exits: .init(handler: handler))
            case .report(let month): report(month: month, exits: .init(handler: handler))
            case .patientCosts(let patientId):
                patientCosts(patientId: patientId, exits: .init(handler: handler))
            }
        }

        @ViewBuilder func sheetView(
            _ node: HospitalBillingSheet, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .requestAccess: requestAccess(exits: .init(handler: handler))
            case .addCharge(let patientId, let invoiceId):
                addCharge(
                    patientId: patientId, invoiceId: invoiceId, exits: .init(handler: handler))
            case .recordPayment(let invoiceId):
                recordPayment(invoiceId: invoiceId, exits: .init(handler: handler))
            }
        }

        @ViewBuilder func coverView(
            _ node: HospitalBillingCover, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .cardTerminal(let invoiceId):
                cardTerminal(
                    invoiceId: invoiceId, exits: .init(handler: handler, invoiceId: invoiceId))
            }
        }

        @ViewBuilder func popoverView(
            _ node: HospitalBillingPopover, _ context: HospitalContext
        ) -> some View {
            let handler = context.handler
            switch node {
            case .invoiceFilter: invoiceFilter(exits: .init(handler: handler))
            }
        }

        @ViewBuilder func flowView(_ run: FlowModel, _ context: HospitalContext) -> some View {
            switch run {
            case let run as BillingCloseMonthRun: stepsOfCloseMonth(run)
            default: EmptyView()
            }
        }

        @ViewBuilder private func stepsOfCloseMonth(_ run: BillingCloseMonthRun) -> some View {
            switch run.step {
            case .openItems: closeMonthOpenItems(flow: run)
            case .totals: closeMonthTotals(flow: run)
            case .approval: closeMonthApproval(flow: run)
            }
        }
    }
#endif
