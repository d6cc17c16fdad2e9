// Written by navgen from layers.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum LayersLink: NavigationLinkValue {
    /// `/item/{id}`
    case item(id: Int)
    /// `/note/{id}`
    case note(id: Int)

    var nodeValue: NodeValue {
        switch self {
        case .item(let id): return value(.item, .int(id))
        case .note(let id): return value(.note, .int(id))
        }
    }

    init?(_ node: LayersNode, _ values: inout ValueReader) {
        switch node {
        case .item: self = .item(id: values.int(0))
        case .note: self = .note(id: values.int(0))
        default: return nil
        }
    }
}

nonisolated extension LayersGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        LayersGraph.table, format: .v1,
        origins: ["schemes=layers"],
        """
        item /item/{0:Int} | @list item(0)
        note /note/{0:Int} | @list note(0)
        """)
}
