// Written by navgen from anchors.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum HandbookLink: NavigationLinkValue {
    /// `/`
    case contents
    /// `/chapter/{number}#{heading}`
    case chapter(number: Int, heading: String? = nil)
    /// `/chapter/{number}#footnotes`
    case footnotes(number: Int)
    /// `/glossary#{term}`
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
}

nonisolated extension HandbookGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        HandbookGraph.table, format: .v1,
        origins: ["schemes=handbook hosts=handbook.example.com"],
        """
        contents / | @contents
        footnotes /chapter/{0:Int}#footnotes | @contents chapter(0,_) footnotes(0)
        chapter /chapter/{0:Int}#{1-} | @contents chapter(0,1)
        glossary /glossary#{0-} | @contents glossary(0)
        """)
}
