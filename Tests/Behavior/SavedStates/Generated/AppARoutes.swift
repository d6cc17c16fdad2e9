// Written by navgen from saved.yaml, section a. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The screens that can be on a stack in the section `a`.
nonisolated enum AppARoute: NavigationValue {
    case grid(a: Int)
    case guest(a: Int)

    var nodeValue: NodeValue {
        switch self {
        case .grid(let a): return value(.aGrid, .int(a))
        case .guest(let a): return value(.aGuest, .int(a))
        }
    }

    init?(_ node: AppNode, _ values: inout ValueReader) {
        switch node {
        case .aGrid: self = .grid(a: values.int(0))
        case .aGuest: self = .guest(a: values.int(0))
        default: return nil
        }
    }
}
