// Written by navgen from hospital.yaml, section billing. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The exits of `billing.home`.
@MainActor struct BillingHomeExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Invoices
    func invoices(status: InvoiceStatus? = nil, minimum: Decimal? = nil) {
        handler.go(.push(.billing(.invoices(status: status, minimum: minimum))))
    }

    /// {month}
    func report(month: Month) {
        handler.go(.push(.billing(.report(month: month))))
    }

    /// Close the month
    func closeMonth(data: BillingCloseMonthData = BillingCloseMonthData()) {
        handler.go(.start(.billing(.closeMonth(.init(data: data)))))
    }

    /// Waits until the flow ends; `nil` if it was cancelled.
    @discardableResult
    func closeMonth(
        data: BillingCloseMonthData = BillingCloseMonthData()
    ) async -> BillingCloseMonthData? {
        await handler.ask(.start(.billing(.closeMonth(.init(data: data)))))?.value()
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Invoices
        func invoices(status: InvoiceStatus? = nil, minimum: Decimal? = nil) -> HospitalRoute {
            .billing(.invoices(status: status, minimum: minimum))
        }

        /// {month}
        func report(month: Month) -> HospitalRoute {
            .billing(.report(month: month))
        }
    }
}

/// The exits of `billing.invoices`.
@MainActor struct BillingInvoicesExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// {invoiceId}
    func invoice(invoiceId: InvoiceID) {
        handler.go(.push(.billing(.invoice(invoiceId: invoiceId))))
    }

    /// Show
    func invoiceFilter() {
        handler.go(.popover(.billing(.invoiceFilter)))
    }

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    func invoiceFilter() async -> InvoiceStatus? {
        await handler.ask(.popover(.billing(.invoiceFilter)))?.value()
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// {invoiceId}
        func invoice(invoiceId: InvoiceID) -> HospitalRoute {
            .billing(.invoice(invoiceId: invoiceId))
        }

        /// Show
        func invoiceFilter() -> HospitalExit {
            .popover(.billing(.invoiceFilter))
        }
    }
}

/// The exits of `billing.invoice`.
@MainActor struct BillingInvoiceExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownInvoiceId: InvoiceID

    init(_ handler: HospitalExitHandler, invoiceId: InvoiceID) {
        self.handler = handler
        ownInvoiceId = invoiceId
    }

    /// Does nothing, for previews.
    static func preview(invoiceId: InvoiceID) -> Self {
        Self(.preview, invoiceId: invoiceId)
    }

    /// Records what is requested, for tests.
    static func recording(
        invoiceId: InvoiceID, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), invoiceId: invoiceId)
    }

    /// Items
    func invoiceItems(invoiceId: InvoiceID) {
        handler.go(.push(.billing(.invoiceItems(invoiceId: invoiceId))))
    }

    /// Items
    ///
    /// With the same `invoiceId`.
    func invoiceItems() {
        handler.go(.push(.billing(.invoiceItems(invoiceId: ownInvoiceId))))
    }

    /// Record a payment
    func recordPayment(invoiceId: InvoiceID) {
        handler.go(.sheet(.billing(.recordPayment(invoiceId: invoiceId))))
    }

    /// Record a payment
    ///
    /// With the same `invoiceId`.
    func recordPayment() {
        handler.go(.sheet(.billing(.recordPayment(invoiceId: ownInvoiceId))))
    }

    /// Card
    func cardTerminal(invoiceId: InvoiceID) {
        handler.go(.cover(.billing(.cardTerminal(invoiceId: invoiceId))))
    }

    /// Card
    ///
    /// With the same `invoiceId`.
    func cardTerminal() {
        handler.go(.cover(.billing(.cardTerminal(invoiceId: ownInvoiceId))))
    }

    /// Cancel {invoiceId}?
    func cancelInvoice(invoiceId: InvoiceID) {
        handler.go(.dialog(.billing(.cancelInvoice(invoiceId: invoiceId))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func cancelInvoice(invoiceId: InvoiceID) async -> BillingCancelInvoiceAction? {
        await handler.ask(.dialog(.billing(.cancelInvoice(invoiceId: invoiceId))))?.value()
    }

    /// Cancel {invoiceId}?
    ///
    /// With the same `invoiceId`.
    func cancelInvoice() {
        handler.go(.dialog(.billing(.cancelInvoice(invoiceId: ownInvoiceId))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func cancelInvoice() async -> BillingCancelInvoiceAction? {
        await handler.ask(.dialog(.billing(.cancelInvoice(invoiceId: ownInvoiceId))))?.value()
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownInvoiceId: ownInvoiceId) }

    @MainActor struct To {
        fileprivate let ownInvoiceId: InvoiceID

        /// Items
        func invoiceItems(invoiceId: InvoiceID) -> HospitalRoute {
            .billing(.invoiceItems(invoiceId: invoiceId))
        }

        /// Items
        ///
        /// With the same `invoiceId`.
        func invoiceItems() -> HospitalRoute {
            .billing(.invoiceItems(invoiceId: ownInvoiceId))
        }

        /// Cancel {invoiceId}?
        func cancelInvoice(invoiceId: InvoiceID) -> HospitalExit {
            .dialog(.billing(.cancelInvoice(invoiceId: invoiceId)))
        }

        /// Cancel {invoiceId}?
        ///
        /// With the same `invoiceId`.
        func cancelInvoice() -> HospitalExit {
            .dialog(.billing(.cancelInvoice(invoiceId: ownInvoiceId)))
        }
    }
}

/// The exits of `billing.invoiceItems`.
@MainActor struct BillingInvoiceItemsExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Add an item
    func addCharge(patientId: PatientID? = nil, invoiceId: InvoiceID? = nil) {
        handler.go(.sheet(.billing(.addCharge(patientId: patientId, invoiceId: invoiceId))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `billing.report`.
@MainActor struct BillingReportExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `billing.patientCosts`.
@MainActor struct BillingPatientCostsExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// {invoiceId}
    func invoice(invoiceId: InvoiceID) {
        handler.go(.push(.billing(.invoice(invoiceId: invoiceId))))
    }

    /// Add an item
    func addCharge(patientId: PatientID? = nil, invoiceId: InvoiceID? = nil) {
        handler.go(.sheet(.billing(.addCharge(patientId: patientId, invoiceId: invoiceId))))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// {invoiceId}
        func invoice(invoiceId: InvoiceID) -> HospitalRoute {
            .billing(.invoice(invoiceId: invoiceId))
        }
    }
}

/// The exits of `billing.requestAccess`.
@MainActor struct BillingRequestAccessExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `billing.addCharge`.
@MainActor struct BillingAddChargeExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `billing.recordPayment`.
@MainActor struct BillingRecordPaymentExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `billing.cardTerminal`.
@MainActor struct BillingCardTerminalExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler
    private let ownInvoiceId: InvoiceID

    init(_ handler: HospitalExitHandler, invoiceId: InvoiceID) {
        self.handler = handler
        ownInvoiceId = invoiceId
    }

    /// Does nothing, for previews.
    static func preview(invoiceId: InvoiceID) -> Self {
        Self(.preview, invoiceId: invoiceId)
    }

    /// Records what is requested, for tests.
    static func recording(
        invoiceId: InvoiceID, _ record: @escaping @MainActor (HospitalExit) -> Void
    ) -> Self {
        Self(.recording(record), invoiceId: invoiceId)
    }

    /// The card was refused
    func paymentFailed(invoiceId: InvoiceID) {
        handler.go(.alert(.billing(.paymentFailed(invoiceId: invoiceId))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func paymentFailed(invoiceId: InvoiceID) async -> BillingPaymentFailedAction? {
        await handler.ask(.alert(.billing(.paymentFailed(invoiceId: invoiceId))))?.value()
    }

    /// The card was refused
    ///
    /// With the same `invoiceId`.
    func paymentFailed() {
        handler.go(.alert(.billing(.paymentFailed(invoiceId: ownInvoiceId))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func paymentFailed() async -> BillingPaymentFailedAction? {
        await handler.ask(.alert(.billing(.paymentFailed(invoiceId: ownInvoiceId))))?.value()
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }
}

/// The exits of `billing.invoiceFilter`.
@MainActor struct BillingInvoiceFilterExits: HospitalPresentedWaysOut {
    let handler: HospitalExitHandler

    init(_ handler: HospitalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HospitalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Report a problem
    func reportProblem(text: String? = nil) {
        handler.go(.sheet(.reportProblem(text: text)))
    }

    /// Closes the presentation with a result.
    func finish(_ result: InvoiceStatus) { handler.go(.finish(HospitalResult(result))) }
}
