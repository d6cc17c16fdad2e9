// Written by navgen from letters.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum LettersLink: NavigationLinkValue {
    /// `/letter/{id}`
    case letter(id: Int)
    /// `/about`
    case about
    /// `/letter/{id}/share`
    case sharing(id: Int)

    var nodeValue: NodeValue {
        switch self {
        case .letter(let id): return value(.letter, .int(id))
        case .about: return value(.about)
        case .sharing(let id): return value(.sharing, .int(id))
        }
    }

    init?(_ node: LettersNode, _ values: inout ValueReader) {
        switch node {
        case .letter: self = .letter(id: values.int(0))
        case .about: self = .about
        case .sharing: self = .sharing(id: values.int(0))
        default: return nil
        }
    }
}

nonisolated extension LettersGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        LettersGraph.table, format: .v1,
        origins: ["schemes=letters"],
        """
        letter /letter/{0:Int} | @box[cabinet,letter(0)]
        about /about | @box[cabinet] about
        sharing /letter/{0:Int}/share | @box[cabinet,letter(0)] +sharing(0)
        """)
}
