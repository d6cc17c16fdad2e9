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

@MainActor struct BillingHomeExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func invoices(status: InvoiceStatus? = nil, minimum: Decimal? = nil) {
        go(.push(.billing(.invoices(status: status, minimum: minimum))))
    }
    func report(month: Month) { go(.push(.billing(.report(month: month)))) }
    func closeMonth(data: BillingCloseMonthData = .init()) {
        go(.start(.billing(.closeMonth(.init(data: data)))))
    }
    @discardableResult
    func closeMonth(data: BillingCloseMonthData = .init()) async -> BillingCloseMonthData? {
        await answer(.start(.billing(.closeMonth(.init(data: data)))))
    }

    var to: To { To() }
    @MainActor struct To {
        func invoices(status: InvoiceStatus? = nil, minimum: Decimal? = nil) -> HospitalRoute {
            .billing(.invoices(status: status, minimum: minimum))
        }
        func report(month: Month) -> HospitalRoute { .billing(.report(month: month)) }
        func closeMonth(data: BillingCloseMonthData = .init()) -> HospitalExit {
            .start(.billing(.closeMonth(.init(data: data))))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct BillingInvoicesExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func invoice(invoiceId: InvoiceID) { go(.push(.billing(.invoice(invoiceId: invoiceId)))) }
    func invoiceFilter() { go(.popover(.billing(.invoiceFilter))) }
    @discardableResult
    func invoiceFilter() async -> InvoiceStatus? {
        await answer(.popover(.billing(.invoiceFilter)))
    }

    var to: To { To() }
    @MainActor struct To {
        func invoice(invoiceId: InvoiceID) -> HospitalRoute {
            .billing(.invoice(invoiceId: invoiceId))
        }
        func invoiceFilter() -> HospitalExit { .popover(.billing(.invoiceFilter)) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct BillingInvoiceExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let invoiceId: InvoiceID

    static func preview(invoiceId: InvoiceID) -> Self {
        Self(handler: .preview, invoiceId: invoiceId)
    }
    static func recording(
        invoiceId: InvoiceID, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), invoiceId: invoiceId)
    }

    func invoiceItems(invoiceId: InvoiceID) {
        go(.push(.billing(.invoiceItems(invoiceId: invoiceId))))
    }
    func invoiceItems() { invoiceItems(invoiceId: self.invoiceId) }
    func recordPayment(invoiceId: InvoiceID) {
        go(.sheet(.billing(.recordPayment(invoiceId: invoiceId))))
    }
    func recordPayment() { recordPayment(invoiceId: self.invoiceId) }
    func cardTerminal(invoiceId: InvoiceID) {
        go(.cover(.billing(.cardTerminal(invoiceId: invoiceId))))
    }
    func cardTerminal() { cardTerminal(invoiceId: self.invoiceId) }
    func cancelInvoice(invoiceId: InvoiceID) {
        go(.dialog(.billing(.cancelInvoice(invoiceId: invoiceId))))
    }
    func cancelInvoice() { cancelInvoice(invoiceId: self.invoiceId) }
    @discardableResult
    func cancelInvoice(invoiceId: InvoiceID) async -> BillingCancelInvoiceAction? {
        await answer(.dialog(.billing(.cancelInvoice(invoiceId: invoiceId))))
    }
    @discardableResult
    func cancelInvoice() async -> BillingCancelInvoiceAction? {
        await cancelInvoice(invoiceId: self.invoiceId)
    }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: BillingInvoiceExits
        func invoiceItems(invoiceId: InvoiceID) -> HospitalRoute {
            .billing(.invoiceItems(invoiceId: invoiceId))
        }
        func invoiceItems() -> HospitalRoute { invoiceItems(invoiceId: exits.invoiceId) }
        func recordPayment(invoiceId: InvoiceID) -> HospitalExit {
            .sheet(.billing(.recordPayment(invoiceId: invoiceId)))
        }
        func recordPayment() -> HospitalExit { recordPayment(invoiceId: exits.invoiceId) }
        func cardTerminal(invoiceId: InvoiceID) -> HospitalExit {
            .cover(.billing(.cardTerminal(invoiceId: invoiceId)))
        }
        func cardTerminal() -> HospitalExit { cardTerminal(invoiceId: exits.invoiceId) }
        func cancelInvoice(invoiceId: InvoiceID) -> HospitalExit {
            .dialog(.billing(.cancelInvoice(invoiceId: invoiceId)))
        }
        func cancelInvoice() -> HospitalExit { cancelInvoice(invoiceId: exits.invoiceId) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct BillingInvoiceItemsExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func addCharge(patientId: PatientID? = nil, invoiceId: InvoiceID? = nil) {
        go(.sheet(.billing(.addCharge(patientId: patientId, invoiceId: invoiceId))))
    }

    var to: To { To() }
    @MainActor struct To {
        func addCharge(patientId: PatientID? = nil, invoiceId: InvoiceID? = nil) -> HospitalExit {
            .sheet(.billing(.addCharge(patientId: patientId, invoiceId: invoiceId)))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct BillingReportExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct BillingPatientCostsExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    func invoice(invoiceId: InvoiceID) { go(.push(.billing(.invoice(invoiceId: invoiceId)))) }
    func addCharge(patientId: PatientID? = nil, invoiceId: InvoiceID? = nil) {
        go(.sheet(.billing(.addCharge(patientId: patientId, invoiceId: invoiceId))))
    }

    var to: To { To() }
    @MainActor struct To {
        func invoice(invoiceId: InvoiceID) -> HospitalRoute {
            .billing(.invoice(invoiceId: invoiceId))
        }
        func addCharge(patientId: PatientID? = nil, invoiceId: InvoiceID? = nil) -> HospitalExit {
            .sheet(.billing(.addCharge(patientId: patientId, invoiceId: invoiceId)))
        }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct BillingRequestAccessExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct BillingAddChargeExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct BillingRecordPaymentExits: PresentedExiting, PlainExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct BillingCardTerminalExits: PresentedExiting, ReportProblemAnywhere {
    let handler: HospitalExitHandler
    let invoiceId: InvoiceID

    static func preview(invoiceId: InvoiceID) -> Self {
        Self(handler: .preview, invoiceId: invoiceId)
    }
    static func recording(
        invoiceId: InvoiceID, _ record: @escaping HospitalExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), invoiceId: invoiceId)
    }

    func paymentFailed(invoiceId: InvoiceID) {
        go(.alert(.billing(.paymentFailed(invoiceId: invoiceId))))
    }
    func paymentFailed() { paymentFailed(invoiceId: self.invoiceId) }
    @discardableResult
    func paymentFailed(invoiceId: InvoiceID) async -> BillingPaymentFailedAction? {
        await answer(.alert(.billing(.paymentFailed(invoiceId: invoiceId))))
    }
    @discardableResult
    func paymentFailed() async -> BillingPaymentFailedAction? {
        await paymentFailed(invoiceId: self.invoiceId)
    }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: BillingCardTerminalExits
        func paymentFailed(invoiceId: InvoiceID) -> HospitalExit {
            .alert(.billing(.paymentFailed(invoiceId: invoiceId)))
        }
        func paymentFailed() -> HospitalExit { paymentFailed(invoiceId: exits.invoiceId) }
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}

@MainActor struct BillingInvoiceFilterExits: AnsweringExiting, PlainExiting, ReportProblemAnywhere {
    typealias Answer = InvoiceStatus
    let handler: HospitalExitHandler

    var to: To { To() }
    @MainActor struct To {
        func reportProblem(text: String? = nil) -> HospitalExit {
            .sheet(.reportProblem(text: text))
        }
    }
}
