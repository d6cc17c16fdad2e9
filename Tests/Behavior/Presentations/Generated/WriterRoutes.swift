// Written by navgen from popover.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum WriterRoute: NavigationValue {
    /// Books
    case shelf
    /// Chapter {number}
    case chapter(book: UUID, number: Int)
    /// Glossary
    case glossary(book: UUID)

    var nodeValue: NodeValue {
        switch self {
        case .shelf: return value(.shelf)
        case .chapter(let book, let number): return value(.chapter, .uuid(book), .int(number))
        case .glossary(let book): return value(.glossary, .uuid(book))
        }
    }

    init?(_ node: WriterNode, _ values: inout ValueReader) {
        switch node {
        case .shelf: self = .shelf
        case .chapter: self = .chapter(book: values.uuid(0), number: values.int(1))
        case .glossary: self = .glossary(book: values.uuid(0))
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .chapter(_, let number): return String(localized: "Chapter \(number)")
        default: return Graph.title(of: node)
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum WriterSheet: PresentedValue {
    /// Fonts
    case fonts

    var nodeValue: NodeValue {
        switch self {
        case .fonts: return value(.fonts)
        }
    }

    init?(_ node: WriterNode, _ values: inout ValueReader) {
        switch node {
        case .fonts: self = .fonts
        default: return nil
        }
    }
}

/// The nodes that are presented as popovers.
nonisolated enum WriterPopover: PresentedValue {
    /// Sort by
    case sorting
    /// Style
    ///
    /// Returns the style that was chosen for the paragraph.
    case style
    /// Statistics
    case statistics(book: UUID)

    var nodeValue: NodeValue {
        switch self {
        case .sorting: return value(.sorting)
        case .style: return value(.style)
        case .statistics(let book): return value(.statistics, .uuid(book))
        }
    }

    init?(_ node: WriterNode, _ values: inout ValueReader) {
        switch node {
        case .sorting: self = .sorting
        case .style: self = .style
        case .statistics: self = .statistics(book: values.uuid(0))
        default: return nil
        }
    }
}

nonisolated enum Paragraph: String, CaseIterable, Codable, Sendable {
    case body
    case heading
    case quote
    case code
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum WriterNode: NavigationNode {
    case shelf
    case chapter
    case glossary
    case sorting
    case style
    case statistics
    case fonts

    typealias Graph = WriterGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum WriterGraph: NavigationGraph {
    typealias Node = WriterNode
    typealias Route = WriterRoute
    typealias Sheet = WriterSheet
    typealias Popover = WriterPopover

    static let table = GraphTable(
        WriterGraph.self, "Writer", format: .v1,
        """
        @shelf
        shelf screen pushes=chapter
        chapter screen params=book,number pushes=glossary
        glossary screen params=book
        sorting popover compact=popover
        style popover compact=sheet
        statistics popover params=book compact=popover
        fonts sheet stack detents=medium,large
        """)

    static func title(of node: WriterNode) -> String? {
        switch node {
        case .shelf: return String(localized: "Books")
        case .glossary: return String(localized: "Glossary")
        case .sorting: return String(localized: "Sort by")
        case .style: return String(localized: "Style")
        case .statistics: return String(localized: "Statistics")
        case .fonts: return String(localized: "Fonts")
        default: return nil
        }
    }

    static func cancelLabel(of node: WriterNode) -> String? {
        switch node {
        case .fonts: return String(localized: "Done")
        default: return nil
        }
    }
}
