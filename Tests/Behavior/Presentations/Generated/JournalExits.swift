// Written by navgen from sheets-and-covers.yaml. Do not edit.
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
typealias JournalExit = NavigationExit<JournalGraph>
typealias JournalExitHandler = ExitHandler<JournalExit>

@MainActor struct JournalExits: ScreenExiting, PlainExiting {
    let handler: JournalExitHandler

    func entry(entryId: UUID) { go(.push(.entry(entryId: entryId))) }
    func writeEntry(draft: String? = nil) { go(.sheet(.writeEntry(draft: draft))) }
    @discardableResult
    func writeEntry(draft: String? = nil) async -> UUID? {
        await answer(.sheet(.writeEntry(draft: draft)))
    }
    func search(query: String? = nil) { go(.sheet(.search(query: query))) }
    func passcode() { go(.cover(.passcode)) }

    var to: To { To() }
    @MainActor struct To {
        func entry(entryId: UUID) -> JournalRoute { .entry(entryId: entryId) }
    }
}

@MainActor struct EntryExits: ScreenExiting {
    let handler: JournalExitHandler
    let entryId: UUID

    static func preview(entryId: UUID) -> Self { Self(handler: .preview, entryId: entryId) }
    static func recording(entryId: UUID, _ record: @escaping JournalExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), entryId: entryId)
    }

    func photo(entryId: UUID, index: Int = 0) { go(.cover(.photo(entryId: entryId, index: index))) }
    func photo(index: Int = 0) { photo(entryId: self.entryId, index: index) }
    func writeEntry(draft: String? = nil) { go(.sheet(.writeEntry(draft: draft))) }
    @discardableResult
    func writeEntry(draft: String? = nil) async -> UUID? {
        await answer(.sheet(.writeEntry(draft: draft)))
    }
}

@MainActor struct ChooseTagsExits: AnsweringExiting, PlainExiting {
    typealias Answer = UUID
    let handler: JournalExitHandler
}

@MainActor struct WriteEntryExits: AnsweringExiting, PlainExiting {
    typealias Answer = UUID
    let handler: JournalExitHandler

    func chooseTags() { go(.push(.chooseTags)) }
    func chooseMood() { go(.sheet(.chooseMood)) }
    @discardableResult func chooseMood() async -> Mood? { await answer(.sheet(.chooseMood)) }
    func camera() { go(.cover(.camera)) }
    @discardableResult func camera() async -> URL? { await answer(.cover(.camera)) }

    var to: To { To() }
    @MainActor struct To {
        func chooseTags() -> JournalRoute { .chooseTags }
    }
}

@MainActor struct ChooseMoodExits: AnsweringExiting, PlainExiting {
    typealias Answer = Mood
    let handler: JournalExitHandler
}

@MainActor struct SearchExits: PresentedExiting, PlainExiting {
    let handler: JournalExitHandler

    func entry(entryId: UUID) { go(.under(.push(.entry(entryId: entryId)))) }
}

@MainActor struct CameraExits: AnsweringExiting, PlainExiting {
    typealias Answer = URL
    let handler: JournalExitHandler
}

@MainActor struct PhotoExits: PresentedExiting, PlainExiting { let handler: JournalExitHandler }

@MainActor struct PasscodeExits: PresentedExiting, PlainExiting { let handler: JournalExitHandler }
