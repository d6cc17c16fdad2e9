// Written by navgen from library.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The flows, each with its step and its data.
nonisolated enum LibraryFlow: NavigationFlowValue {
    case loans(LibraryLoansFlow)

    var flowValue: FlowNodeValue {
        switch self {
        case .loans(let inner): return inner.flowValue
        }
    }

    init?(_ node: LibraryNode, _ flow: FlowReader) {
        if let inner = LibraryLoansFlow(node, flow) {
            self = .loans(inner)
        } else {
            return nil
        }
    }
}
