// Written by navgen from hospital.yaml, section pharmacy. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows in the section `pharmacy`, each with its step and its data.
nonisolated enum HospitalPharmacyFlow: NavigationFlowValue {
    /// Prescribe
    case prescribe(PharmacyPrescribeFlow = PharmacyPrescribeFlow())
    /// Hand out
    case dispense(PharmacyDispenseFlow = PharmacyDispenseFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .prescribe(let flow): return FlowNodeValue(HospitalNode.pharmacyPrescribe, flow)
        case .dispense(let flow): return FlowNodeValue(HospitalNode.pharmacyDispense, flow)
        }
    }

    init?(_ node: HospitalNode, _ flow: FlowReader) {
        switch node {
        case .pharmacyPrescribe: self = .prescribe(PharmacyPrescribeFlow(flow))
        case .pharmacyDispense: self = .dispense(PharmacyDispenseFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `pharmacy.prescribe`.
nonisolated enum PharmacyPrescribeStep: String, CaseIterable, Codable, Sendable {
    /// What?
    case substance
    /// How much?
    case dosage
    /// Interactions
    ///
    /// Shows what the patient takes already.
    case safetyCheck
    /// Sign
    case signature
}

/// The data that `pharmacy.prescribe` collects.
nonisolated struct PharmacyPrescribeData: FlowStorage {
    var milligrams: Double = 0.0
    var frequency: Frequency = .daily
}

nonisolated extension PharmacyPrescribeData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("milligrams", into: &milligrams)
        saved.read("frequency", into: &frequency)
    }
}

nonisolated enum PharmacyPrescribeFlowDefinition: FlowDefinition {
    typealias Step = PharmacyPrescribeStep
    typealias Data = PharmacyPrescribeData
    static let id = "pharmacy.prescribe"
}

/// The flow `pharmacy.prescribe`: its current step, and what it has collected.
typealias PharmacyPrescribeFlow = FlowState<PharmacyPrescribeFlowDefinition>
/// One run of the flow `pharmacy.prescribe`: the data and the actions of its steps.
typealias PharmacyPrescribeRun = RunningFlow<PharmacyPrescribeFlowDefinition>

/// The steps of `pharmacy.dispense`.
nonisolated enum PharmacyDispenseStep: String, CaseIterable, Codable, Sendable {
    case package
    case handOver
}

/// The data that `pharmacy.dispense` collects.
nonisolated struct PharmacyDispenseData: FlowStorage {
    var packages: Int = 1
}

nonisolated extension PharmacyDispenseData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("packages", into: &packages)
    }
}

nonisolated enum PharmacyDispenseFlowDefinition: FlowDefinition {
    typealias Step = PharmacyDispenseStep
    typealias Data = PharmacyDispenseData
    static let id = "pharmacy.dispense"
}

/// The flow `pharmacy.dispense`: its current step, and what it has collected.
typealias PharmacyDispenseFlow = FlowState<PharmacyDispenseFlowDefinition>
/// One run of the flow `pharmacy.dispense`: the data and the actions of its steps.
typealias PharmacyDispenseRun = RunningFlow<PharmacyDispenseFlowDefinition>
