// Written by navgen from leaving.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum LeftLink: NavigationLinkValue {
    /// `/d/{n}`
    case detail(n: Int)
    /// `/rate`
    case rate
    /// `/trial`
    case trial

    var nodeValue: NodeValue {
        switch self {
        case .detail(let n): return value(.detail, .int(n))
        case .rate: return value(.rate)
        case .trial: return value(.trial)
        }
    }

    init?(_ node: LeftNode, _ values: inout ValueReader) {
        switch node {
        case .detail: self = .detail(n: values.int(0))
        case .rate: self = .rate
        case .trial: self = .trial
        default: return nil
        }
    }
}

nonisolated extension LeftGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        LeftGraph.table, format: .v1,
        origins: ["schemes=left"],
        """
        detail /d/{0:Int} | @one detail(0)
        rate /rate | @one +rate
        trial /trial | @one +trial
        """)
}
