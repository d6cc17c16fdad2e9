// Written by navgen from wandering.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows, each with its step and its data.
nonisolated enum TripFlow: NavigationFlowValue {
    case consent(ConsentFlow = ConsentFlow())
    case intro(IntroFlow = IntroFlow())
    case tour(TourFlow = TourFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .consent(let flow): return FlowNodeValue(TripNode.consent, flow)
        case .intro(let flow): return FlowNodeValue(TripNode.intro, flow)
        case .tour(let flow): return FlowNodeValue(TripNode.tour, flow)
        }
    }

    init?(_ node: TripNode, _ flow: FlowReader) {
        switch node {
        case .consent: self = .consent(ConsentFlow(flow))
        case .intro: self = .intro(IntroFlow(flow))
        case .tour: self = .tour(TourFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `consent`.
nonisolated enum ConsentStep: String, CaseIterable, Codable, Sendable {
    case read
    case sign
    case thanks
}

nonisolated enum ConsentFlowDefinition: FlowDefinition {
    typealias Step = ConsentStep
    static let id = "consent"
}

/// The flow `consent`: its current step.
typealias ConsentFlow = FlowState<ConsentFlowDefinition>
/// One run of the flow `consent`: the data and the actions of its steps.
typealias ConsentRun = RunningFlow<ConsentFlowDefinition>

/// The steps of `intro`.
nonisolated enum IntroStep: String, CaseIterable, Codable, Sendable {
    case hello
    case age
    case name
}

/// The data that `intro` collects.
nonisolated struct IntroData: FlowStorage {
    var name: String = ""
}

nonisolated extension IntroData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("name", into: &name)
    }
}

nonisolated enum IntroFlowDefinition: FlowDefinition {
    typealias Step = IntroStep
    typealias Data = IntroData
    static let id = "intro"
}

/// The flow `intro`: its current step, and what it has collected.
typealias IntroFlow = FlowState<IntroFlowDefinition>
/// One run of the flow `intro`: the data and the actions of its steps.
typealias IntroRun = RunningFlow<IntroFlowDefinition>

/// The steps of `tour`.
nonisolated enum TourStep: String, CaseIterable, Codable, Sendable {
    case one
    case two
    case three
    case done
}

nonisolated enum TourFlowDefinition: FlowDefinition {
    typealias Step = TourStep
    static let id = "tour"
}

/// The flow `tour`: its current step.
typealias TourFlow = FlowState<TourFlowDefinition>
/// One run of the flow `tour`: the data and the actions of its steps.
typealias TourRun = RunningFlow<TourFlowDefinition>
