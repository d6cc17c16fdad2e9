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

/// The destinations of URLs.
nonisolated enum SurfLink: NavigationLinkValue {
    /// `/`
    case start
    /// `/b/{id}`
    case bookmark(id: Int)
    /// `/read/{article}`
    case reader(link: URL, article: String)
    case leaving(target: URL)

    var nodeValue: NodeValue {
        switch self {
        case .start: return value(.start)
        case .bookmark(let id): return value(.bookmark, .int(id))
        case .reader(let link, let article): return value(.reader, .url(link), .string(article))
        case .leaving(let target): return value(.leaving, .url(target))
        }
    }

    init?(_ node: SurfNode, _ values: inout ValueReader) {
        switch node {
        case .start: self = .start
        case .bookmark: self = .bookmark(id: values.int(0))
        case .reader:
            guard let link = values.optionalURL(0) else { return nil }
            self = .reader(link: link, article: values.string(1))
        case .leaving:
            guard let target = values.optionalURL(0) else { return nil }
            self = .leaving(target: target)
        }
    }
}

nonisolated extension SurfGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        SurfGraph.table, format: .v1,
        origins: ["schemes=surf hosts=surf.example"],
        """
        start / | @start
        bookmark /b/{0:Int} | @start bookmark(0)
        reader /read/{1} {0@} | @start reader(0,1)
        > /out?to={0:URL} => {0} leaving
        > /inner?to={0:URL} => {0}
        > /article/{0} => /read/{0}
        leaving | @start +leaving(0)
        """)
}
