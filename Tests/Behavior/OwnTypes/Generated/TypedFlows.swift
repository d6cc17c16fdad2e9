// Written by navgen from typed.yaml. Do not edit.
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
nonisolated enum TypedFlow: NavigationFlowValue {
    case join(JoinFlow = JoinFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .join(let flow): return FlowNodeValue(TypedNode.join, flow)
        }
    }

    init?(_ node: TypedNode, _ flow: FlowReader) {
        switch node {
        case .join: self = .join(JoinFlow(flow))
        default: return nil
        }
    }
}

/// The steps of `join`.
nonisolated enum JoinStep: String, CaseIterable, Codable, Sendable {
    case who
}

/// The data that `join` collects.
nonisolated struct JoinData: FlowStorage {
    var id: UserID? = nil
    var day: Day = Day(unchecked: Date(timeIntervalSince1970: 1709164800))
    var place: Place = Place(unchecked: 1)
    var sort: FeedSort = .standard
}

nonisolated extension JoinData {
    init(from decoder: any Decoder) throws {
        self.init()
        let saved = try FlowDataReader(decoder)
        saved.read("id", into: &id)
        saved.read("day", into: &day)
        saved.read("place", into: &place)
        saved.read("sort", into: &sort)
    }
}

nonisolated enum JoinFlowDefinition: FlowDefinition {
    typealias Step = JoinStep
    typealias Data = JoinData
    static let id = "join"
}

/// The flow `join`: its current step, and what it has collected.
typealias JoinFlow = FlowState<JoinFlowDefinition>
/// One run of the flow `join`: the data and the actions of its steps.
typealias JoinRun = RunningFlow<JoinFlowDefinition>
