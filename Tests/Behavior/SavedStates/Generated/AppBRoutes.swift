// Written by navgen from saved.yaml, section b. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The screens that can be on a stack in the section `b`.
nonisolated enum AppBRoute: NavigationValue {
    case grid(a: Int)
    case inhabitant(a: Int)

    var nodeValue: NodeValue {
        switch self {
        case .grid(let a): return value(.bGrid, .int(a))
        case .inhabitant(let a): return value(.bInhabitant, .int(a))
        }
    }

    init?(_ node: AppNode, _ values: inout ValueReader) {
        switch node {
        case .bGrid: self = .grid(a: values.int(0))
        case .bInhabitant: self = .inhabitant(a: values.int(0))
        default: return nil
        }
    }
}
