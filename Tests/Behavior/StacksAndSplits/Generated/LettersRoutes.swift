// Written by navgen from letters.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The screens that can be on a stack.
nonisolated enum LettersRoute: NavigationValue {
    case cabinet
    case letter(id: Int)
    case about

    var nodeValue: NodeValue {
        switch self {
        case .cabinet: return value(.cabinet)
        case .letter(let id): return value(.letter, .int(id))
        case .about: return value(.about)
        }
    }

    init?(_ node: LettersNode, _ values: inout ValueReader) {
        switch node {
        case .cabinet: self = .cabinet
        case .letter: self = .letter(id: values.int(0))
        case .about: self = .about
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum LettersSheet: PresentedValue {
    case help

    var nodeValue: NodeValue {
        switch self {
        case .help: return value(.help)
        }
    }

    init?(_ node: LettersNode, _ values: inout ValueReader) {
        switch node {
        case .help: self = .help
        default: return nil
        }
    }
}

/// The nodes that are presented as popovers.
nonisolated enum LettersPopover: PresentedValue {
    case sharing(id: Int)

    var nodeValue: NodeValue {
        switch self {
        case .sharing(let id): return value(.sharing, .int(id))
        }
    }

    init?(_ node: LettersNode, _ values: inout ValueReader) {
        switch node {
        case .sharing: self = .sharing(id: values.int(0))
        default: return nil
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum LettersNode: NavigationNode {
    case box
    case cabinet
    case letter
    case about
    case help
    case sharing

    typealias Graph = LettersGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum LettersGraph: NavigationGraph {
    typealias Node = LettersNode
    typealias Route = LettersRoute
    typealias Sheet = LettersSheet
    typealias Popover = LettersPopover
    typealias Link = LettersLink

    static let table = GraphTable(
        LettersGraph.self, "Letters", format: .v1,
        """
        @box
        box split sidebar=cabinet detail=letter
        cabinet screen pushes=letter
        letter screen params=id
        about screen
        help sheet
        sharing popover params=id
        """)
}
