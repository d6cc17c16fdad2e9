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

/// A navigation request that a screen makes through one of its exits.
typealias NotesExit = NavigationExit<NotesGraph>
typealias NotesExitHandler = ExitHandler<NotesExit>

@MainActor struct NoteListExits: ScreenExiting, PlainExiting {
    let handler: NotesExitHandler

    func note(noteId: UUID) { go(.fill(.detail, .note(noteId: noteId))) }
    func newFolder() { go(.sheet(.newFolder)) }
    @discardableResult func newFolder() async -> String? { await answer(.sheet(.newFolder)) }

    var to: To { To() }
    @MainActor struct To {
        func note(noteId: UUID) -> NotesRoute { .note(noteId: noteId) }
    }
}

/// The values that can be selected in `noteList`.
nonisolated enum NoteListSelection: ColumnSelectable {
    case note(noteId: UUID)

    typealias Graph = NotesGraph

    init?(_ route: NotesRoute) {
        switch route {
        case .note(let noteId): self = .note(noteId: noteId)
        default: return nil
        }
    }

    var exit: NotesExit {
        switch self {
        case .note(let noteId): return .fill(.detail, .note(noteId: noteId))
        }
    }
}

@MainActor struct NoteExits: ScreenExiting {
    let handler: NotesExitHandler
    let noteId: UUID

    static func preview(noteId: UUID) -> Self { Self(handler: .preview, noteId: noteId) }
    static func recording(noteId: UUID, _ record: @escaping NotesExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), noteId: noteId)
    }

    func history(noteId: UUID) { go(.push(.history(noteId: noteId))) }
    func history() { history(noteId: self.noteId) }
    func share(noteId: UUID) { go(.sheet(.share(noteId: noteId))) }
    func share() { share(noteId: self.noteId) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: NoteExits
        func history(noteId: UUID) -> NotesRoute { .history(noteId: noteId) }
        func history() -> NotesRoute { history(noteId: exits.noteId) }
    }
}

@MainActor struct HistoryExits: ScreenExiting, PlainExiting { let handler: NotesExitHandler }

@MainActor struct NewFolderExits: AnsweringExiting, PlainExiting {
    typealias Answer = String
    let handler: NotesExitHandler
}

@MainActor struct ShareExits: PresentedExiting, PlainExiting { let handler: NotesExitHandler }
