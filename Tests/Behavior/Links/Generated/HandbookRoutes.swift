// Written by navgen from anchors.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum HandbookRoute: NavigationValue {
    /// Contents
    case contents
    /// Chapter {number}
    case chapter(number: Int, heading: String? = nil)
    /// Footnotes
    case footnotes(number: Int)
    /// Glossary
    ///
    /// - Parameter term: Scrolled to and highlighted.
    case glossary(term: String? = nil)

    var nodeValue: NodeValue {
        switch self {
        case .contents: return value(.contents)
        case .chapter(let number, let heading):
            return value(.chapter, .int(number), .string(heading))
        case .footnotes(let number): return value(.footnotes, .int(number))
        case .glossary(let term): return value(.glossary, .string(term))
        }
    }

    init?(_ node: HandbookNode, _ values: inout ValueReader) {
        switch node {
        case .contents: self = .contents
        case .chapter: self = .chapter(number: values.int(0), heading: values.optionalString(1))
        case .footnotes: self = .footnotes(number: values.int(0))
        case .glossary: self = .glossary(term: values.optionalString(0))
        }
    }

    var title: String? {
        switch self {
        case .chapter(let number, _): return String(localized: "Chapter \(number)")
        default: return Graph.title(of: node)
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum HandbookNode: NavigationNode {
    case contents
    case chapter
    case footnotes
    case glossary

    typealias Graph = HandbookGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum HandbookGraph: NavigationGraph {
    typealias Node = HandbookNode
    typealias Route = HandbookRoute
    typealias Link = HandbookLink

    static let table = GraphTable(
        HandbookGraph.self, "Handbook", format: .v1,
        """
        @contents
        contents screen pushes=chapter,glossary
        chapter screen params=number,heading pushes=footnotes identity=number
        footnotes screen params=number
        glossary screen params=term identity=
        """)

    static func title(of node: HandbookNode) -> String? {
        switch node {
        case .contents: return String(localized: "Contents")
        case .footnotes: return String(localized: "Footnotes")
        case .glossary: return String(localized: "Glossary")
        default: return nil
        }
    }
}
