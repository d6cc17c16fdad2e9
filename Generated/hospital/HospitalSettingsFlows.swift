// Written by navgen from hospital.yaml, section settings. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows in the section `settings`, each with its step and its data.
nonisolated enum HospitalSettingsFlow: NavigationFlowValue {
    /// Change PIN
    case changePin(SettingsChangePinFlow = SettingsChangePinFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .changePin(let flow): return FlowNodeValue(HospitalNode.settingsChangePin, flow)
        }
    }

    init?(_ node: HospitalNode, _ flow: FlowReader) {
        switch node {
        case .settingsChangePin: self = .changePin(SettingsChangePinFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `settings.changePin`.
nonisolated enum SettingsChangePinStep: String, CaseIterable, Codable, Sendable {
    case currentPin
    case newPin
    case changed
}

/// The data that `settings.changePin` collects.
nonisolated struct SettingsChangePinData: FlowStorage {
    var usesFaceID: Bool = true
}

nonisolated extension SettingsChangePinData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("usesFaceID", into: &usesFaceID)
    }
}

nonisolated enum SettingsChangePinFlowDefinition: FlowDefinition {
    typealias Step = SettingsChangePinStep
    typealias Data = SettingsChangePinData
    static let id = "settings.changePin"
}

/// The flow `settings.changePin`: its current step, and what it has collected.
typealias SettingsChangePinFlow = FlowState<SettingsChangePinFlowDefinition>
/// One run of the flow `settings.changePin`: the data and the actions of its steps.
typealias SettingsChangePinRun = RunningFlow<SettingsChangePinFlowDefinition>
