// Written by navgen from values.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The flows, each with its step and its data.
nonisolated enum ValuesFlow: NavigationFlowValue {
    case survey(SurveyFlow = SurveyFlow())
    case secret(SecretFlow)
    case checkin(CheckinFlow = CheckinFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .survey(let flow): return FlowNodeValue(ValuesNode.survey, flow)
        case .secret(let flow): return FlowNodeValue(ValuesNode.secret, flow)
        case .checkin(let flow): return FlowNodeValue(ValuesNode.checkin, flow)
        }
    }

    init?(_ node: ValuesNode, _ flow: FlowReader) {
        switch node {
        case .survey:
            guard let flow = SurveyFlow(reading: flow) else { return nil }
            self = .survey(flow)
        case .secret:
            guard let flow = SecretFlow(reading: flow) else { return nil }
            self = .secret(flow)
        case .checkin:
            guard let flow = CheckinFlow(reading: flow) else { return nil }
            self = .checkin(flow)
        default: return nil
        }
    }
}

/// The steps of `survey`.
nonisolated enum SurveyStep: String, CaseIterable, Codable, Sendable {
    /// {topic} {level} of {count}
    case first
    case second
    case third
}

/// The values with which `survey` is started.
nonisolated struct SurveyParameters: Hashable, Sendable {
    let topic: String
    let level: Int
    let moods: [Mood]
    let due: Date?
    let note: String?
    let key: String?
}

/// The data that `survey` collects.
nonisolated struct SurveyData: Hashable, Encodable, Sendable {
    var count: Int?
    var text: String
    var extra: Int = 5

    private enum CodingKeys: String, CodingKey {
        case count
        case text
        case extra
    }
}

nonisolated extension SurveyData {
    /// Encodes `nil`, too, as what is missing has its initial value.
    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: CodingKeys.self)
        try values.encode(count, forKey: .count)
        try values.encode(text, forKey: .text)
        try values.encode(extra, forKey: .extra)
    }
}

nonisolated enum SurveyFlowDefinition: FlowDefinition {
    typealias Step = SurveyStep
    typealias Parameters = SurveyParameters
    typealias Data = SurveyData
    static let id = "survey"
    static let parameterNames = ["topic", "level", "moods", "due", "note", "key"]

    static func values(of parameters: SurveyParameters) -> [NodeValue.Parameter] {
        [
            .string(parameters.topic),
            .int(parameters.level),
            .rawList(parameters.moods),
            .date(parameters.due),
            .nullable(.string(parameters.note)),
            .string(parameters.key),
        ]
    }

    static func parameters(_ values: inout ValueReader) -> SurveyParameters? {
        SurveyParameters(
            topic: values.string(0, or: "none"), level: values.int(1, or: 1),
            moods: values.rawList(2, or: []), due: values.optionalDate(3),
            note: values.optionalString(4, or: "empty"), key: values.optionalString(5))
    }

    static func data(for parameters: SurveyParameters) -> SurveyData {
        SurveyData(count: parameters.level, text: parameters.topic)
    }

    static func read(_ decoder: any Decoder, into data: inout SurveyData) {
        guard let saved = try? FlowDataReader(decoder) else { return }
        saved.read("count", into: &data.count)
        saved.read("text", into: &data.text)
        saved.read("extra", into: &data.extra)
    }

    static func title(of step: SurveyStep, in flow: SurveyFlow) -> String? {
        switch step {
        case .first:
            return String(
                localized:
                    "\(flow.topic) \(flow.level) of \(flow.data.count.map { String(describing: $0) } ?? "")")
        default: return nil
        }
    }
}

/// The flow `survey`: its current step, and what it has collected.
typealias SurveyFlow = FlowState<SurveyFlowDefinition>
/// One run of the flow `survey`: the data and the actions of its steps.
typealias SurveyRun = RunningFlow<SurveyFlowDefinition>

nonisolated extension SurveyFlow {
    /// Creates the flow, by default at its first step.
    init(
        topic: String = "none", level: Int = 1, moods: [Mood] = [], due: Date? = nil,
        note: String? = "empty", key: String? = nil, step: SurveyStep? = nil,
        data: SurveyData? = nil
    ) {
        self.init(
            SurveyParameters(
                topic: topic, level: level, moods: moods, due: due, note: note, key: key),
            step: step, data: data)
    }
}

/// The steps of `secret`.
nonisolated enum SecretStep: String, CaseIterable, Codable, Sendable {
    case only
}

/// The values with which `secret` is started.
nonisolated struct SecretParameters: Hashable, Sendable {
    let pin: String
}

nonisolated enum SecretFlowDefinition: FlowDefinition {
    typealias Step = SecretStep
    typealias Parameters = SecretParameters
    static let id = "secret"
    static let parameterNames = ["pin"]

    static func values(of parameters: SecretParameters) -> [NodeValue.Parameter] {
        [.string(parameters.pin)]
    }

    static func parameters(_ values: inout ValueReader) -> SecretParameters? {
        SecretParameters(pin: values.string(0))
    }
}

/// The flow `secret`: its current step.
typealias SecretFlow = FlowState<SecretFlowDefinition>
/// One run of the flow `secret`: the data and the actions of its steps.
typealias SecretRun = RunningFlow<SecretFlowDefinition>

nonisolated extension SecretFlow {
    /// Creates the flow, by default at its first step.
    init(pin: String, step: SecretStep? = nil) {
        self.init(SecretParameters(pin: pin), step: step)
    }
}

/// The steps of `checkin`.
nonisolated enum CheckinStep: String, CaseIterable, Codable, Sendable {
    case hello
    case bye
}

/// The values with which `checkin` is started.
nonisolated struct CheckinParameters: Hashable, Sendable {
    let seat: Int
}

nonisolated enum CheckinFlowDefinition: FlowDefinition {
    typealias Step = CheckinStep
    typealias Parameters = CheckinParameters
    static let id = "checkin"
    static let parameterNames = ["seat"]

    static func values(of parameters: CheckinParameters) -> [NodeValue.Parameter] {
        [.int(parameters.seat)]
    }

    static func parameters(_ values: inout ValueReader) -> CheckinParameters? {
        CheckinParameters(seat: values.int(0, or: 7))
    }
}

/// The flow `checkin`: its current step.
typealias CheckinFlow = FlowState<CheckinFlowDefinition>
/// One run of the flow `checkin`: the data and the actions of its steps.
typealias CheckinRun = RunningFlow<CheckinFlowDefinition>

nonisolated extension CheckinFlow {
    /// Creates the flow, by default at its first step.
    init(seat: Int = 7, step: CheckinStep? = nil) {
        self.init(CheckinParameters(seat: seat), step: step)
    }
}
