// Written by navgen from alerts-and-dialogs.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias DocumentsExit = NavigationExit<DocumentsGraph>
typealias DocumentsExitHandler = ExitHandler<DocumentsExit>

@MainActor struct DocumentsExits: ScreenExiting, PlainExiting {
    let handler: DocumentsExitHandler

    func document(name: String) { go(.push(.document(name: name))) }
    func updateAvailable(version: String) { go(.alert(.updateAvailable(version: version))) }
    @discardableResult
    func updateAvailable(version: String) async -> UpdateAvailableAction? {
        await answer(.alert(.updateAvailable(version: version)))
    }
    func storage() { go(.push(.storage)) }

    var to: To { To() }
    @MainActor struct To {
        func document(name: String) -> DocumentsRoute { .document(name: name) }
        func storage() -> DocumentsRoute { .storage }
    }
}

@MainActor struct DocumentExits: ScreenExiting {
    let handler: DocumentsExitHandler
    let name: String

    static func preview(name: String) -> Self { Self(handler: .preview, name: name) }
    static func recording(name: String, _ record: @escaping DocumentsExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), name: name)
    }

    func deleteDocument(name: String) { go(.dialog(.deleteDocument(name: name))) }
    func deleteDocument() { deleteDocument(name: self.name) }
    @discardableResult
    func deleteDocument(name: String) async -> DeleteDocumentAction? {
        await answer(.dialog(.deleteDocument(name: name)))
    }
    @discardableResult
    func deleteDocument() async -> DeleteDocumentAction? { await deleteDocument(name: self.name) }
    func storageFull() { go(.alert(.storageFull)) }
    @discardableResult
    func storageFull() async -> StorageFullAction? { await answer(.alert(.storageFull)) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: DocumentExits
        func deleteDocument(name: String) -> DocumentsExit { .dialog(.deleteDocument(name: name)) }
        func deleteDocument() -> DocumentsExit { deleteDocument(name: exits.name) }
    }
}

@MainActor struct StorageExits: ScreenExiting, PlainExiting { let handler: DocumentsExitHandler }

@MainActor struct ReleaseNotesExits: ScreenExiting, PlainExiting {
    let handler: DocumentsExitHandler
}
