// Written by navgen from split-two-columns.yaml. Do not edit.
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
nonisolated enum NotesRoute: NavigationValue {
    /// Notes
    case noteList(folder: String? = nil)
    /// Note
    case note(noteId: UUID)
    /// Versions
    case history(noteId: UUID)

    var nodeValue: NodeValue {
        switch self {
        case .noteList(let folder): return value(.noteList, .string(folder))
        case .note(let noteId): return value(.note, .uuid(noteId))
        case .history(let noteId): return value(.history, .uuid(noteId))
        }
    }

    init?(_ node: NotesNode, _ values: inout ValueReader) {
        switch node {
        case .noteList: self = .noteList(folder: values.optionalString(0))
        case .note: self = .note(noteId: values.uuid(0))
        case .history: self = .history(noteId: values.uuid(0))
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum NotesSheet: PresentedValue {
    /// New folder
    case newFolder
    /// Share
    case share(noteId: UUID)

    var nodeValue: NodeValue {
        switch self {
        case .newFolder: return value(.newFolder)
        case .share(let noteId): return value(.share, .uuid(noteId))
        }
    }

    init?(_ node: NotesNode, _ values: inout ValueReader) {
        switch node {
        case .newFolder: self = .newFolder
        case .share: self = .share(noteId: values.uuid(0))
        default: return nil
        }
    }
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum NotesNode: NavigationNode {
    /// Notes
    case notebook
    case noteList
    case note
    case history
    case newFolder
    case share

    typealias Graph = NotesGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum NotesGraph: NavigationGraph {
    typealias Node = NotesNode
    typealias Route = NotesRoute
    typealias Sheet = NotesSheet
    typealias Link = NotesLink

    static let table = GraphTable(
        NotesGraph.self, "Notes", format: .v1,
        """
        @notebook
        notebook split sidebar=noteList detail=note visibility=all
        noteList screen params=folder pushes=note
        note screen params=noteId pushes=history
        history screen params=noteId
        newFolder sheet stack
        share sheet params=noteId detents=medium
        """)

    static func title(of node: NotesNode) -> String? {
        switch node {
        case .notebook: return String(localized: "Notes")
        case .noteList: return String(localized: "Notes")
        case .note: return String(localized: "Note")
        case .history: return String(localized: "Versions")
        case .newFolder: return String(localized: "New folder")
        case .share: return String(localized: "Share")
        }
    }

    static func cancelLabel(of node: NotesNode) -> String? {
        switch node {
        case .newFolder: return String(localized: "Cancel")
        default: return nil
        }
    }

    static func confirmLabel(of node: NotesNode) -> String? {
        switch node {
        case .newFolder: return String(localized: "Create")
        default: return nil
        }
    }

    static func placeholder(of split: NotesNode, _ column: SplitColumn) -> ColumnPlaceholder? {
        switch (split, column) {
        case (.notebook, .detail):
            return ColumnPlaceholder(String(localized: "No note selected"), symbol: "note.text")
        default: return nil
        }
    }
}
