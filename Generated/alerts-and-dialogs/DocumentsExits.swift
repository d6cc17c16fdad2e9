// Written by navgen from alerts-and-dialogs.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen requests through one of its exits.
nonisolated enum DocumentsExit: Hashable, Sendable {
    case push(DocumentsRoute)
    case alert(DocumentsAlert)
    case dialog(DocumentsDialog)
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
}

nonisolated extension DocumentsExit {
    /// The node it leads to; `nil` if it leads back.
    var target: DocumentsNode? {
        switch self {
        case .push(let target): return target.node
        case .alert(let target): return target.node
        case .dialog(let target): return target.node
        case .back, .close: return nil
        }
    }
}

/// What a presentation returns to a caller that awaits it.
nonisolated struct DocumentsResult: Hashable, @unchecked Sendable {
    // The initializer accepts only Sendable values.
    private let content: AnyHashable

    init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}

/// Performs the exits of a screen.
@MainActor final class DocumentsExitHandler {
    let go: @MainActor (DocumentsExit) -> Void
    let ask: @MainActor (DocumentsExit) async -> DocumentsResult?
    let count: @MainActor (DocumentsCounter) -> Int

    init(
        go: @escaping @MainActor (DocumentsExit) -> Void,
        ask: @escaping @MainActor (DocumentsExit) async -> DocumentsResult? = { _ in nil },
        count: @escaping @MainActor (DocumentsCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.ask = ask
        self.count = count
    }

    /// Does nothing, for previews.
    static let preview = DocumentsExitHandler { _ in }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (DocumentsExit) -> Void) -> Self {
        Self(
            go: record,
            ask: { exit in
                record(exit)
                return nil
            })
    }
}

/// What a screen that is already shown can be told about.
nonisolated enum DocumentsCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor protocol DocumentsWaysOut {
    var handler: DocumentsExitHandler { get }
}

extension DocumentsWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of a screen that can be in a presentation.
@MainActor protocol DocumentsPresentedWaysOut: DocumentsWaysOut {}

extension DocumentsPresentedWaysOut {
    /// Closes the presentation that contains the screen, from any depth.
    func close() { handler.go(.close) }
}

/// The exits of `documents`.
@MainActor struct DocumentsExits: DocumentsWaysOut {
    let handler: DocumentsExitHandler

    init(_ handler: DocumentsExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (DocumentsExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// {name}
    func document(name: String) {
        handler.go(.push(.document(name: name)))
    }

    /// Version {version} is available
    func updateAvailable(version: String) {
        handler.go(.alert(.updateAvailable(version: version)))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func updateAvailable(version: String) async -> UpdateAvailableAction? {
        await handler.ask(.alert(.updateAvailable(version: version)))?.value()
    }

    /// Storage
    func storage() {
        handler.go(.push(.storage))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// {name}
        func document(name: String) -> DocumentsRoute {
            .document(name: name)
        }

        /// Storage
        func storage() -> DocumentsRoute {
            .storage
        }
    }
}

/// The exits of `document`.
@MainActor struct DocumentExits: DocumentsWaysOut {
    let handler: DocumentsExitHandler
    private let ownName: String

    init(_ handler: DocumentsExitHandler, name: String) {
        self.handler = handler
        ownName = name
    }

    /// Does nothing, for previews.
    static func preview(name: String) -> Self {
        Self(.preview, name: name)
    }

    /// Records what is requested, for tests.
    static func recording(
        name: String, _ record: @escaping @MainActor (DocumentsExit) -> Void
    ) -> Self {
        Self(.recording(record), name: name)
    }

    /// Delete “{name}”?
    func deleteDocument(name: String) {
        handler.go(.dialog(.deleteDocument(name: name)))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func deleteDocument(name: String) async -> DeleteDocumentAction? {
        await handler.ask(.dialog(.deleteDocument(name: name)))?.value()
    }

    /// Delete “{name}”?
    ///
    /// With the same `name`.
    func deleteDocument() {
        handler.go(.dialog(.deleteDocument(name: ownName)))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func deleteDocument() async -> DeleteDocumentAction? {
        await handler.ask(.dialog(.deleteDocument(name: ownName)))?.value()
    }

    /// Your storage is full
    func storageFull() {
        handler.go(.alert(.storageFull))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func storageFull() async -> StorageFullAction? {
        await handler.ask(.alert(.storageFull))?.value()
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownName: ownName) }

    @MainActor struct To {
        fileprivate let ownName: String

        /// Delete “{name}”?
        func deleteDocument(name: String) -> DocumentsExit {
            .dialog(.deleteDocument(name: name))
        }

        /// Delete “{name}”?
        ///
        /// With the same `name`.
        func deleteDocument() -> DocumentsExit {
            .dialog(.deleteDocument(name: ownName))
        }
    }
}

/// The exits of `storage`.
@MainActor struct StorageExits: DocumentsWaysOut {
    let handler: DocumentsExitHandler

    init(_ handler: DocumentsExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (DocumentsExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The exits of `releaseNotes`.
@MainActor struct ReleaseNotesExits: DocumentsWaysOut {
    let handler: DocumentsExitHandler

    init(_ handler: DocumentsExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (DocumentsExit) -> Void) -> Self {
        Self(.recording(record))
    }
}
