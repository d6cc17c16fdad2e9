// Written by navgen from library.yaml, section loans. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import LoansNavigation
import NavgenRuntime

/// The flows in the section `loans`, each with its step and its data.
nonisolated enum LibraryLoansFlow: NavigationFlowValue {
    /// Ask another library
    case request(LoansRequestFlow = LoansRequestFlow())

    var flowValue: FlowNodeValue {
        switch self {
        case .request(let flow): return FlowNodeValue(LibraryNode.loansRequest, flow)
        }
    }

    init?(_ node: LibraryNode, _ flow: FlowReader) {
        switch node {
        case .loansRequest: self = .request(LoansRequestFlow(flow))
        default: return nil
        }
    }
}
