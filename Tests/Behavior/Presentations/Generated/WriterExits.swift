// Written by navgen from popover.yaml. Do not edit.
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
typealias WriterExit = NavigationExit<WriterGraph>
typealias WriterExitHandler = ExitHandler<WriterExit>

@MainActor struct ShelfExits: ScreenExiting, PlainExiting {
    let handler: WriterExitHandler

    func chapter(book: UUID, number: Int) { go(.push(.chapter(book: book, number: number))) }
    func sorting() { go(.popover(.sorting)) }

    var to: To { To() }
    @MainActor struct To {
        func chapter(book: UUID, number: Int) -> WriterRoute {
            .chapter(book: book, number: number)
        }
        func sorting() -> WriterExit { .popover(.sorting) }
    }
}

@MainActor struct ChapterExits: ScreenExiting {
    let handler: WriterExitHandler
    let book: UUID

    static func preview(book: UUID) -> Self { Self(handler: .preview, book: book) }
    static func recording(book: UUID, _ record: @escaping WriterExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), book: book)
    }

    func style() { go(.popover(.style)) }
    @discardableResult func style() async -> Paragraph? { await answer(.popover(.style)) }
    func statistics(book: UUID) { go(.popover(.statistics(book: book))) }
    func statistics() { statistics(book: self.book) }
    func glossary(book: UUID) { go(.push(.glossary(book: book))) }
    func glossary() { glossary(book: self.book) }

    var to: To { To(exits: self) }
    @MainActor struct To {
        fileprivate let exits: ChapterExits
        func glossary(book: UUID) -> WriterRoute { .glossary(book: book) }
        func glossary() -> WriterRoute { glossary(book: exits.book) }
        func style() -> WriterExit { .popover(.style) }
        func statistics(book: UUID) -> WriterExit { .popover(.statistics(book: book)) }
        func statistics() -> WriterExit { statistics(book: exits.book) }
    }
}

@MainActor struct GlossaryExits: ScreenExiting, PlainExiting { let handler: WriterExitHandler }

@MainActor struct SortingExits: PresentedExiting, PlainExiting { let handler: WriterExitHandler }

@MainActor struct StyleExits: AnsweringExiting, PlainExiting {
    typealias Answer = Paragraph
    let handler: WriterExitHandler

    func fonts() { go(.sheet(.fonts)) }
}

@MainActor struct StatisticsExits: PresentedExiting {
    let handler: WriterExitHandler
    let book: UUID

    static func preview(book: UUID) -> Self { Self(handler: .preview, book: book) }
    static func recording(book: UUID, _ record: @escaping WriterExitHandler.Recorder) -> Self {
        Self(handler: .recording(record), book: book)
    }

    func glossary(book: UUID) { go(.under(.push(.glossary(book: book)))) }
    func glossary() { glossary(book: self.book) }
}

@MainActor struct FontsExits: PresentedExiting, PlainExiting { let handler: WriterExitHandler }
