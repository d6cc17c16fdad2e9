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

/// The destinations of URLs.
nonisolated enum NotesLink: NavigationLinkValue {
    /// `/notes?folder={folder}`
    case noteList(folder: String? = nil)
    /// `/notes/{noteId}`
    case note(noteId: UUID)
    /// `/notes/{noteId}/history`
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

nonisolated extension NotesGraph {
    /// The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.
    static let links = LinkTable(
        NotesGraph.table, format: .v1,
        origins: ["schemes=notes hosts=notes.example.com"],
        """
        noteList /notes?folder={0-} | @notebook[noteList(0)]
        note /notes/{0:UUID} | @notebook[noteList,note(0)]
        history /notes/{0:UUID}/history | @notebook[noteList,note(0)] history(0)
        """)
}
