// Written by navgen from alerts-and-dialogs.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// The destinations of URLs.
nonisolated enum DocumentsLink: NavigationLinkValue {
    /// `/document/{name}`
    case document(name: String)
    /// `/storage`
    case storage
    /// `/update/{version}`
    case updateAvailable(version: String)

    var nodeValue: NodeValue {
        switch self {
        case .document(let name): return value(.document, .string(name))
        case .storage: return value(.storage)
        case .updateAvailable(let version): return value(.updateAvailable, .string(version))
        }
    }

    init?(_ node: DocumentsNode, _ values: inout ValueReader) {
        switch node {
        case .document: self = .document(name: values.string(0))
        case .storage: self = .storage
        case .updateAvailable: self = .updateAvailable(version: values.string(0))
        default: return nil
        }
    }
}

nonisolated extension DocumentsGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        DocumentsGraph.table, format: .v1,
        origins: ["schemes=documents hosts=documents.example.com"],
        """
        document /document/{0} | @documents document(0)
        storage /storage | @documents storage
        updateAvailable /update/{0} | @documents +updateAvailable(0)
        """)
}
