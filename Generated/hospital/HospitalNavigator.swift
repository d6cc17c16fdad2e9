// Written by navgen from hospital.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

typealias HospitalNavigator = Navigator<HospitalGraph>
/// The scenes of the app, for notifications, intents and UIKit to call.
typealias HospitalScenes = NavigationScenes<HospitalGraph>
/// An event in the app's navigation.
typealias HospitalEvent = NavigationEvent<HospitalGraph>

/// The app's handlers for actions, external nodes, badges and ended flows.
@MainActor protocol HospitalHandlers: NavigationHandlers {
    /// Called when the flow `patients.admission` ends, completed or cancelled, and no caller awaits
    /// it.
    func patientsAdmissionFinished(_ data: PatientsAdmissionData, cancelled: Bool)
    /// Called when the flow `appointments.book` ends, completed or cancelled, and no caller awaits
    /// it.
    func appointmentsBookFinished(_ data: AppointmentsBookData, cancelled: Bool)
    /// Called when the flow `records.orderTests` ends, completed or cancelled, and no caller awaits
    /// it.
    func recordsOrderTestsFinished(_ data: RecordsOrderTestsData, cancelled: Bool)
    /// Called when the flow `pharmacy.prescribe` ends, completed or cancelled, and no caller awaits
    /// it.
    func pharmacyPrescribeFinished(_ data: PharmacyPrescribeData, cancelled: Bool)
    /// Called when the flow `pharmacy.dispense` ends, completed or cancelled, and no caller awaits
    /// it.
    func pharmacyDispenseFinished(_ data: PharmacyDispenseData, cancelled: Bool)
    /// Called when the flow `billing.closeMonth` ends, completed or cancelled, and no caller awaits
    /// it.
    func billingCloseMonthFinished(_ data: BillingCloseMonthData, cancelled: Bool)
    /// Called when the flow `staff.handover` ends, completed or cancelled, and no caller awaits it.
    func staffHandoverFinished(_ data: StaffHandoverData, cancelled: Bool)
    /// Called when the flow `settings.changePin` ends, completed or cancelled, and no caller awaits
    /// it.
    func settingsChangePinFinished(_ data: SettingsChangePinData, cancelled: Bool)
    /// The button of a critical value's notification; says who has seen it, and shows the result.
    func acknowledge(patientId: PatientID, resultId: UUID) async -> AcknowledgeOutcome
    func confirmEmail(token: UUID) async -> ConfirmEmailOutcome
    /// The count on a tab's badge; 0 for no badge.
    func badge(for tab: HospitalTab) -> Int
}

/// The possible outcomes of `acknowledge`.
nonisolated enum AcknowledgeOutcome: Hashable, Sendable {
    /// Nothing is shown.
    case done
    case recordsLabResult
}

/// The possible outcomes of `confirmEmail`.
nonisolated enum ConfirmEmailOutcome: Hashable, Sendable {
    /// Nothing is shown.
    case done
    case settingsAccount
    case settingsResendConfirmation
}

nonisolated extension HospitalGraph {
    @MainActor static func ended(
        _ flow: HospitalFlow, cancelled: Bool, _ handlers: any HospitalHandlers
    ) {
        switch flow {
        case .patients(.admission(let flow)):
            handlers.patientsAdmissionFinished(flow.data, cancelled: cancelled)
        case .appointments(.book(let flow)):
            handlers.appointmentsBookFinished(flow.data, cancelled: cancelled)
        case .records(.orderTests(let flow)):
            handlers.recordsOrderTestsFinished(flow.data, cancelled: cancelled)
        case .pharmacy(.prescribe(let flow)):
            handlers.pharmacyPrescribeFinished(flow.data, cancelled: cancelled)
        case .pharmacy(.dispense(let flow)):
            handlers.pharmacyDispenseFinished(flow.data, cancelled: cancelled)
        case .billing(.closeMonth(let flow)):
            handlers.billingCloseMonthFinished(flow.data, cancelled: cancelled)
        case .staff(.handover(let flow)):
            handlers.staffHandoverFinished(flow.data, cancelled: cancelled)
        case .settings(.changePin(let flow)):
            handlers.settingsChangePinFinished(flow.data, cancelled: cancelled)
        }
    }

    @MainActor static func perform(
        _ action: HospitalAction, _ handlers: any HospitalHandlers
    ) async -> NodeValue? {
        switch action {
        case .acknowledge(let patientId, let resultId):
            switch await handlers.acknowledge(patientId: patientId, resultId: resultId) {
            case .done: return nil
            case .recordsLabResult:
                return NodeValue(HospitalNode.recordsLabResult, .raw(patientId), .uuid(resultId))
            }
        case .confirmEmail(let token):
            switch await handlers.confirmEmail(token: token) {
            case .done: return nil
            case .settingsAccount: return NodeValue(HospitalNode.settingsAccount)
            case .settingsResendConfirmation:
                return NodeValue(HospitalNode.settingsResendConfirmation)
            }
        }
    }

    @MainActor static func badge(of tab: HospitalTab, _ handlers: any HospitalHandlers) -> Int {
        handlers.badge(for: tab)
    }
}

/// The current values of the conditions; `nil` means undecided.
@MainActor protocol HospitalFacts: NavigationFacts<HospitalConditions> {
    /// Somebody has signed in on this device and the token is valid.
    var signedIn: Bool? { get }
    /// Face ID, or the PIN, within the last five minutes.
    var unlocked: Bool? { get }
    /// It is known on which ward today's shift is.
    var wardChosen: Bool? { get }
    /// May prescribe.
    var prescriber: Bool? { get }
    /// May see what a treatment costs.
    var billingAccess: Bool? { get }
    /// Leads the current shift. Without an `otherwise`, what needs it is simply not offered.
    var shiftLead: Bool? { get }
}

extension HospitalFacts {
    var conditions: HospitalConditions {
        HospitalConditions(
            signedIn: self.signedIn, unlocked: self.unlocked, wardChosen: self.wardChosen,
            prescriber: self.prescriber, billingAccess: self.billingAccess,
            shiftLead: self.shiftLead)
    }
}
