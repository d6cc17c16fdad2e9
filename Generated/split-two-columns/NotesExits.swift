// Written by navgen from split-two-columns.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a screen requests through one of its exits.
nonisolated enum NotesExit: Hashable, Sendable {
    case push(NotesRoute)
    /// Fills a later column of the split.
    case fill(NotesState.Split.Column, NotesRoute)
    case sheet(NotesSheet)
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
    /// Closes the presentation that contains the screen, with a result.
    case finish(NotesResult)
}

nonisolated extension NotesExit {
    /// The node it leads to; `nil` if it leads back.
    var target: NotesNode? {
        switch self {
        case .push(let target): return target.node
        case .fill(_, let target): return target.node
        case .sheet(let target): return target.node
        case .back, .close, .finish: return nil
        }
    }
}

/// What a presentation returns to a caller that awaits it.
nonisolated struct NotesResult: Hashable, @unchecked Sendable {
    // The initializer accepts only Sendable values.
    private let content: AnyHashable

    init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}

/// Performs the exits of a screen.
@MainActor final class NotesExitHandler {
    let go: @MainActor (NotesExit) -> Void
    let ask: @MainActor (NotesExit) async -> NotesResult?
    let count: @MainActor (NotesCounter) -> Int

    init(
        go: @escaping @MainActor (NotesExit) -> Void,
        ask: @escaping @MainActor (NotesExit) async -> NotesResult? = { _ in nil },
        count: @escaping @MainActor (NotesCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.ask = ask
        self.count = count
    }

    /// Does nothing, for previews.
    static let preview = NotesExitHandler { _ in }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (NotesExit) -> Void) -> Self {
        Self(
            go: record,
            ask: { exit in
                record(exit)
                return nil
            })
    }
}

/// What a screen that is already shown can be told about.
nonisolated enum NotesCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor protocol NotesWaysOut {
    var handler: NotesExitHandler { get }
}

extension NotesWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of a screen that can be in a presentation.
@MainActor protocol NotesPresentedWaysOut: NotesWaysOut {}

extension NotesPresentedWaysOut {
    /// Closes the presentation that contains the screen, from any depth.
    func close() { handler.go(.close) }
}

/// What can be selected in a column of a split view.
nonisolated protocol NotesColumnSelection: Hashable, Sendable {
    /// What a later column shows, if this column can show it.
    init?(_ route: NotesRoute)
    var exit: NotesExit { get }
}

/// The exits of `noteList`.
@MainActor struct NoteListExits: NotesWaysOut {
    let handler: NotesExitHandler

    init(_ handler: NotesExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (NotesExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Note
    func note(noteId: UUID) {
        handler.go(.fill(.detail, .note(noteId: noteId)))
    }

    /// New folder
    func newFolder() {
        handler.go(.sheet(.newFolder))
    }

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    func newFolder() async -> String? {
        await handler.ask(.sheet(.newFolder))?.value()
    }
}

/// What can be selected in `noteList`.
nonisolated enum NoteListSelection: NotesColumnSelection {
    case note(noteId: UUID)

    init?(_ route: NotesRoute) {
        switch route {
        case .note(let noteId):
            self = .note(noteId: noteId)
        default: return nil
        }
    }

    var exit: NotesExit {
        switch self {
        case .note(let noteId):
            return .fill(.detail, .note(noteId: noteId))
        }
    }
}

/// The exits of `note`.
@MainActor struct NoteExits: NotesWaysOut {
    let handler: NotesExitHandler
    private let ownNoteId: UUID

    init(_ handler: NotesExitHandler, noteId: UUID) {
        self.handler = handler
        ownNoteId = noteId
    }

    /// Does nothing, for previews.
    static func preview(noteId: UUID) -> Self {
        Self(.preview, noteId: noteId)
    }

    /// Records what is requested, for tests.
    static func recording(
        noteId: UUID, _ record: @escaping @MainActor (NotesExit) -> Void
    ) -> Self {
        Self(.recording(record), noteId: noteId)
    }

    /// Versions
    func history(noteId: UUID) {
        handler.go(.push(.history(noteId: noteId)))
    }

    /// Versions
    ///
    /// With the same `noteId`.
    func history() {
        handler.go(.push(.history(noteId: ownNoteId)))
    }

    /// Share
    func share(noteId: UUID) {
        handler.go(.sheet(.share(noteId: noteId)))
    }

    /// Share
    ///
    /// With the same `noteId`.
    func share() {
        handler.go(.sheet(.share(noteId: ownNoteId)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownNoteId: ownNoteId) }

    @MainActor struct To {
        fileprivate let ownNoteId: UUID

        /// Versions
        func history(noteId: UUID) -> NotesRoute {
            .history(noteId: noteId)
        }

        /// Versions
        ///
        /// With the same `noteId`.
        func history() -> NotesRoute {
            .history(noteId: ownNoteId)
        }
    }
}

/// The exits of `history`.
@MainActor struct HistoryExits: NotesWaysOut {
    let handler: NotesExitHandler

    init(_ handler: NotesExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (NotesExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The exits of `newFolder`.
@MainActor struct NewFolderExits: NotesPresentedWaysOut {
    let handler: NotesExitHandler

    init(_ handler: NotesExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (NotesExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Closes the presentation with a result.
    func finish(_ result: String) { handler.go(.finish(NotesResult(result))) }
}

/// The exits of `share`.
@MainActor struct ShareExits: NotesPresentedWaysOut {
    let handler: NotesExitHandler

    init(_ handler: NotesExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (NotesExit) -> Void) -> Self {
        Self(.recording(record))
    }
}
