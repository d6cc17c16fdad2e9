// Written by navgen from popover.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a screen requests through one of its exits.
nonisolated indirect enum WriterExit: Hashable, Sendable {
    case push(WriterRoute)
    case sheet(WriterSheet)
    case popover(WriterPopover)
    /// Closes the presentation that contains the screen and continues from what is below.
    case under(WriterExit)
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
    /// Closes the presentation that contains the screen, with a result.
    case finish(WriterResult)
}

nonisolated extension WriterExit {
    /// The node it leads to; `nil` if it leads back.
    var target: WriterNode? {
        switch self {
        case .push(let target): return target.node
        case .sheet(let target): return target.node
        case .popover(let target): return target.node
        case .under(let exit): return exit.target
        case .back, .close, .finish: return nil
        }
    }
}

/// What a presentation returns to a caller that awaits it.
nonisolated struct WriterResult: Hashable, @unchecked Sendable {
    // The initializer accepts only Sendable values.
    private let content: AnyHashable

    init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}

/// Performs the exits of a screen.
@MainActor final class WriterExitHandler {
    let go: @MainActor (WriterExit) -> Void
    let ask: @MainActor (WriterExit) async -> WriterResult?
    let count: @MainActor (WriterCounter) -> Int

    init(
        go: @escaping @MainActor (WriterExit) -> Void,
        ask: @escaping @MainActor (WriterExit) async -> WriterResult? = { _ in nil },
        count: @escaping @MainActor (WriterCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.ask = ask
        self.count = count
    }

    /// Does nothing, for previews.
    static let preview = WriterExitHandler { _ in }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (WriterExit) -> Void) -> Self {
        Self(
            go: record,
            ask: { exit in
                record(exit)
                return nil
            })
    }
}

/// What a screen that is already shown can be told about.
nonisolated enum WriterCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor protocol WriterWaysOut {
    var handler: WriterExitHandler { get }
}

extension WriterWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of a screen that can be in a presentation.
@MainActor protocol WriterPresentedWaysOut: WriterWaysOut {}

extension WriterPresentedWaysOut {
    /// Closes the presentation that contains the screen, from any depth.
    func close() { handler.go(.close) }
}

/// The exits of `shelf`.
@MainActor struct ShelfExits: WriterWaysOut {
    let handler: WriterExitHandler

    init(_ handler: WriterExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (WriterExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Chapter {number}
    func chapter(book: UUID, number: Int) {
        handler.go(.push(.chapter(book: book, number: number)))
    }

    /// Sort by
    func sorting() {
        handler.go(.popover(.sorting))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Chapter {number}
        func chapter(book: UUID, number: Int) -> WriterRoute {
            .chapter(book: book, number: number)
        }

        /// Sort by
        func sorting() -> WriterExit {
            .popover(.sorting)
        }
    }
}

/// The exits of `chapter`.
@MainActor struct ChapterExits: WriterWaysOut {
    let handler: WriterExitHandler
    private let ownBook: UUID

    init(_ handler: WriterExitHandler, book: UUID) {
        self.handler = handler
        ownBook = book
    }

    /// Does nothing, for previews.
    static func preview(book: UUID) -> Self {
        Self(.preview, book: book)
    }

    /// Records what is requested, for tests.
    static func recording(book: UUID, _ record: @escaping @MainActor (WriterExit) -> Void) -> Self {
        Self(.recording(record), book: book)
    }

    /// Style
    func style() {
        handler.go(.popover(.style))
    }

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    func style() async -> Paragraph? {
        await handler.ask(.popover(.style))?.value()
    }

    /// Statistics
    func statistics(book: UUID) {
        handler.go(.popover(.statistics(book: book)))
    }

    /// Statistics
    ///
    /// With the same `book`.
    func statistics() {
        handler.go(.popover(.statistics(book: ownBook)))
    }

    /// Glossary
    func glossary(book: UUID) {
        handler.go(.push(.glossary(book: book)))
    }

    /// Glossary
    ///
    /// With the same `book`.
    func glossary() {
        handler.go(.push(.glossary(book: ownBook)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownBook: ownBook) }

    @MainActor struct To {
        fileprivate let ownBook: UUID

        /// Glossary
        func glossary(book: UUID) -> WriterRoute {
            .glossary(book: book)
        }

        /// Glossary
        ///
        /// With the same `book`.
        func glossary() -> WriterRoute {
            .glossary(book: ownBook)
        }

        /// Style
        func style() -> WriterExit {
            .popover(.style)
        }

        /// Statistics
        func statistics(book: UUID) -> WriterExit {
            .popover(.statistics(book: book))
        }

        /// Statistics
        ///
        /// With the same `book`.
        func statistics() -> WriterExit {
            .popover(.statistics(book: ownBook))
        }
    }
}

/// The exits of `glossary`.
@MainActor struct GlossaryExits: WriterWaysOut {
    let handler: WriterExitHandler

    init(_ handler: WriterExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (WriterExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The exits of `sorting`.
@MainActor struct SortingExits: WriterPresentedWaysOut {
    let handler: WriterExitHandler

    init(_ handler: WriterExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (WriterExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The exits of `style`.
@MainActor struct StyleExits: WriterPresentedWaysOut {
    let handler: WriterExitHandler

    init(_ handler: WriterExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (WriterExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Fonts
    func fonts() {
        handler.go(.sheet(.fonts))
    }

    /// Closes the presentation with a result.
    func finish(_ result: Paragraph) { handler.go(.finish(WriterResult(result))) }
}

/// The exits of `statistics`.
@MainActor struct StatisticsExits: WriterPresentedWaysOut {
    let handler: WriterExitHandler
    private let ownBook: UUID

    init(_ handler: WriterExitHandler, book: UUID) {
        self.handler = handler
        ownBook = book
    }

    /// Does nothing, for previews.
    static func preview(book: UUID) -> Self {
        Self(.preview, book: book)
    }

    /// Records what is requested, for tests.
    static func recording(book: UUID, _ record: @escaping @MainActor (WriterExit) -> Void) -> Self {
        Self(.recording(record), book: book)
    }

    /// Glossary
    func glossary(book: UUID) {
        handler.go(.under(.push(.glossary(book: book))))
    }

    /// Glossary
    ///
    /// With the same `book`.
    func glossary() {
        handler.go(.under(.push(.glossary(book: ownBook))))
    }
}

/// The exits of `fonts`.
@MainActor struct FontsExits: WriterPresentedWaysOut {
    let handler: WriterExitHandler

    init(_ handler: WriterExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (WriterExit) -> Void) -> Self {
        Self(.recording(record))
    }
}
