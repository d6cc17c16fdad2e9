// Written by navgen from alerts-and-dialogs.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum DocumentsRoute: NavigationValue {
    /// Documents
    case documents
    /// {name}
    case document(name: String)
    /// Storage
    case storage
    /// What is new
    case releaseNotes

    var nodeValue: NodeValue {
        switch self {
        case .documents: return value(.documents)
        case .document(let name): return value(.document, .string(name))
        case .storage: return value(.storage)
        case .releaseNotes: return value(.releaseNotes)
        }
    }

    init?(_ node: DocumentsNode, _ values: inout ValueReader) {
        switch node {
        case .documents: self = .documents
        case .document: self = .document(name: values.string(0))
        case .storage: self = .storage
        case .releaseNotes: self = .releaseNotes
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .document(let name): return String(localized: "\(name)")
        default: return Graph.title(of: node)
        }
    }
}

/// The alerts.
nonisolated enum DocumentsAlert: PresentedValue {
    /// Your storage is full
    case storageFull
    /// Version {version} is available
    case updateAvailable(version: String)

    var nodeValue: NodeValue {
        switch self {
        case .storageFull: return value(.storageFull)
        case .updateAvailable(let version): return value(.updateAvailable, .string(version))
        }
    }

    init?(_ node: DocumentsNode, _ values: inout ValueReader) {
        switch node {
        case .storageFull: self = .storageFull
        case .updateAvailable: self = .updateAvailable(version: values.string(0))
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .updateAvailable(let version):
            return String(localized: "Version \(version) is available")
        default: return Graph.title(of: node)
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .storageFull:
            return [
                AlertButton(StorageFullAction.manage, String(localized: "Manage storage")),
                AlertButton(StorageFullAction.later, String(localized: "Not now"), role: .cancel),
            ]
        case .updateAvailable:
            return [
                AlertButton(UpdateAvailableAction.notes, String(localized: "What is new")),
                AlertButton(UpdateAvailableAction.later, String(localized: "Later"), role: .cancel),
            ]
        }
    }
}

/// The confirmation dialogs.
nonisolated enum DocumentsDialog: PresentedValue {
    /// Delete “{name}”?
    case deleteDocument(name: String)

    var nodeValue: NodeValue {
        switch self {
        case .deleteDocument(let name): return value(.deleteDocument, .string(name))
        }
    }

    init?(_ node: DocumentsNode, _ values: inout ValueReader) {
        switch node {
        case .deleteDocument: self = .deleteDocument(name: values.string(0))
        default: return nil
        }
    }

    var title: String? {
        switch self {
        case .deleteDocument(let name): return String(localized: "Delete “\(name)”?")
        }
    }

    var message: String? {
        switch self {
        case .deleteDocument: return String(localized: "It will be removed from all your devices.")
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .deleteDocument:
            return [
                AlertButton(
                    DeleteDocumentAction.delete, String(localized: "Delete"), role: .destructive),
                AlertButton(DeleteDocumentAction.keep, String(localized: "Keep"), role: .cancel),
            ]
        }
    }
}

/// The possible answers to `storageFull`.
nonisolated enum StorageFullAction: String, CaseIterable, Codable, Sendable {
    case manage, later
}

/// The possible answers to `updateAvailable`.
nonisolated enum UpdateAvailableAction: String, CaseIterable, Codable, Sendable {
    case notes, later
}

/// The possible answers to `deleteDocument`.
nonisolated enum DeleteDocumentAction: String, CaseIterable, Codable, Sendable {
    case delete, keep
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum DocumentsNode: NavigationNode {
    case documents
    case document
    case storage
    case releaseNotes
    case deleteDocument
    case storageFull
    case updateAvailable

    typealias Graph = DocumentsGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum DocumentsGraph: NavigationGraph {
    typealias Node = DocumentsNode
    typealias Route = DocumentsRoute
    typealias Alert = DocumentsAlert
    typealias Dialog = DocumentsDialog
    typealias Link = DocumentsLink

    static let table = GraphTable(
        DocumentsGraph.self, "Documents", format: .v1,
        """
        @documents
        documents screen pushes=document,storage
        document screen params=name
        storage screen
        releaseNotes screen
        deleteDocument dialog params=name
        storageFull alert
        >storageFull.manage go:storage
        updateAvailable alert params=version
        >updateAvailable.notes go:releaseNotes
        """)

    static func title(of node: DocumentsNode) -> String? {
        switch node {
        case .documents: return String(localized: "Documents")
        case .storage: return String(localized: "Storage")
        case .releaseNotes: return String(localized: "What is new")
        case .storageFull: return String(localized: "Your storage is full")
        default: return nil
        }
    }
}
