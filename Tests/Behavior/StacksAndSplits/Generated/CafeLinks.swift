// Written by navgen from cafe.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum CafeLink: NavigationLinkValue {
    /// `/dish/{id}?ref={ref}`
    case dish(id: Int, ref: String? = nil)
    /// `/menu`
    case menu
    /// `/praise/{id}`
    case praise(id: Int)

    var nodeValue: NodeValue {
        switch self {
        case .dish(let id, let ref): return value(.dish, .int(id), .string(ref))
        case .menu: return value(.menu)
        case .praise(let id): return value(.praise, .int(id))
        }
    }

    init?(_ node: CafeNode, _ values: inout ValueReader) {
        switch node {
        case .dish: self = .dish(id: values.int(0), ref: values.optionalString(1))
        case .menu: self = .menu
        case .praise: self = .praise(id: values.int(0))
        default: return nil
        }
    }
}

nonisolated extension CafeGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        CafeGraph.table, format: .v1,
        origins: ["schemes=cafe"],
        """
        dish /dish/{0:Int}?ref={1-} | @door dish(0,1)
        menu /menu | @door bar +menu
        praise /praise/{0:Int} | @door dish(0,_) +praise(0)
        """)
}
