// Written by navgen from answers.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum AnswersLink: NavigationLinkValue {
    /// `/hidden`
    case hidden
    /// `/scale/{factor}`
    case scale(factor: Double)
    /// `/dawn`
    case dawn

    var nodeValue: NodeValue {
        switch self {
        case .hidden: return value(.hidden)
        case .scale(let factor): return value(.scale, .double(factor))
        case .dawn: return value(.dawn)
        }
    }

    init?(_ node: AnswersNode, _ values: inout ValueReader) {
        switch node {
        case .hidden: self = .hidden
        case .scale: self = .scale(factor: values.double(0))
        case .dawn: self = .dawn
        default: return nil
        }
    }
}

nonisolated extension AnswersGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        AnswersGraph.table, format: .v1,
        origins: ["schemes=answers"],
        """
        hidden /hidden | @home hidden
        scale /scale/{0:Double} | @home scale(0)
        dawn /dawn | @home day(=2024-02-29T00%3A00%3A00.000Z) dawn
        """)
}
