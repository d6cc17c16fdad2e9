// Written by navgen from hospital.yaml, section billing. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows in the section `billing`, each with its step and its data.
nonisolated enum HospitalBillingFlow: NavigationFlowValue {
    /// Close the month
    case closeMonth(BillingCloseMonthFlow = BillingCloseMonthFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .closeMonth(let flow): return FlowNodeValue(HospitalNode.billingCloseMonth, flow)
        }
    }

    init?(_ node: HospitalNode, _ flow: FlowReader) {
        switch node {
        case .billingCloseMonth: self = .closeMonth(BillingCloseMonthFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `billing.closeMonth`.
nonisolated enum BillingCloseMonthStep: String, CaseIterable, Codable, Sendable {
    case openItems
    case totals
    case approval
}

/// The data that `billing.closeMonth` collects.
nonisolated struct BillingCloseMonthData: FlowStorage {
    var carryOver: Bool = true
    var remark: String = ""
}

nonisolated extension BillingCloseMonthData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("carryOver", into: &carryOver)
        saved.read("remark", into: &remark)
    }
}

nonisolated enum BillingCloseMonthFlowDefinition: FlowDefinition {
    typealias Step = BillingCloseMonthStep
    typealias Data = BillingCloseMonthData
    static let id = "billing.closeMonth"
}

/// The flow `billing.closeMonth`: its current step, and what it has collected.
typealias BillingCloseMonthFlow = FlowState<BillingCloseMonthFlowDefinition>
/// One run of the flow `billing.closeMonth`: the data and the actions of its steps.
typealias BillingCloseMonthRun = RunningFlow<BillingCloseMonthFlowDefinition>
