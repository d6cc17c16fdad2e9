// Written by navgen from links-in-links.yaml. Do not edit.
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
nonisolated enum SurfRoute: NavigationValue {
    /// Start
    case start
    /// Bookmark
    case bookmark(id: Int)
    /// Reader
    ///
    /// Any article of the web, by its own URL.
    case reader(link: URL, article: String)

    var nodeValue: NodeValue {
        switch self {
        case .start: return value(.start)
        case .bookmark(let id): return value(.bookmark, .int(id))
        case .reader(let link, let article): return value(.reader, .url(link), .string(article))
        }
    }

    init?(_ node: SurfNode, _ values: inout ValueReader) {
        switch node {
        case .start: self = .start
        case .bookmark: self = .bookmark(id: values.int(0))
        case .reader:
            guard let link = values.optionalURL(0) else { return nil }
            self = .reader(link: link, article: values.string(1))
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum SurfSheet: PresentedValue {
    /// Leave the app?
    case leaving(target: URL)

    var nodeValue: NodeValue {
        switch self {
        case .leaving(let target): return value(.leaving, .url(target))
        }
    }

    init?(_ node: SurfNode, _ values: inout ValueReader) {
        switch node {
        case .leaving:
            guard let target = values.optionalURL(0) else { return nil }
            self = .leaving(target: target)
        default: return nil
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum SurfNode: NavigationNode {
    case start
    case bookmark
    case reader
    case leaving

    typealias Graph = SurfGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum SurfGraph: NavigationGraph {
    typealias Node = SurfNode
    typealias Route = SurfRoute
    typealias Sheet = SurfSheet
    typealias Link = SurfLink

    static let table = GraphTable(
        SurfGraph.self, "Surf", format: .v1,
        """
        @start
        start screen pushes=bookmark,reader
        bookmark screen params=id pushes=reader
        reader screen params=link,article
        leaving sheet params=target
        """)

    static func title(of node: SurfNode) -> String? {
        switch node {
        case .start: return String(localized: "Start")
        case .bookmark: return String(localized: "Bookmark")
        case .reader: return String(localized: "Reader")
        case .leaving: return String(localized: "Leave the app?")
        }
    }
}
