// Written by navgen from sheets-and-covers.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a screen requests through one of its exits.
nonisolated indirect enum JournalExit: Hashable, Sendable {
    case push(JournalRoute)
    case sheet(JournalSheet)
    case cover(JournalCover)
    /// Closes the presentation that contains the screen and continues from what is below.
    case under(JournalExit)
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
    /// Closes the presentation that contains the screen, with a result.
    case finish(JournalResult)
}

nonisolated extension JournalExit {
    /// The node it leads to; `nil` if it leads back.
    var target: JournalNode? {
        switch self {
        case .push(let target): return target.node
        case .sheet(let target): return target.node
        case .cover(let target): return target.node
        case .under(let exit): return exit.target
        case .back, .close, .finish: return nil
        }
    }
}

/// What a presentation returns to a caller that awaits it.
nonisolated struct JournalResult: Hashable, @unchecked Sendable {
    // The initializer accepts only Sendable values.
    private let content: AnyHashable

    init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}

/// Performs the exits of a screen.
@MainActor final class JournalExitHandler {
    let go: @MainActor (JournalExit) -> Void
    let ask: @MainActor (JournalExit) async -> JournalResult?
    let count: @MainActor (JournalCounter) -> Int

    init(
        go: @escaping @MainActor (JournalExit) -> Void,
        ask: @escaping @MainActor (JournalExit) async -> JournalResult? = { _ in nil },
        count: @escaping @MainActor (JournalCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.ask = ask
        self.count = count
    }

    /// Does nothing, for previews.
    static let preview = JournalExitHandler { _ in }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (JournalExit) -> Void) -> Self {
        Self(
            go: record,
            ask: { exit in
                record(exit)
                return nil
            })
    }
}

/// What a screen that is already shown can be told about.
nonisolated enum JournalCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor protocol JournalWaysOut {
    var handler: JournalExitHandler { get }
}

extension JournalWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of a screen that can be in a presentation.
@MainActor protocol JournalPresentedWaysOut: JournalWaysOut {}

extension JournalPresentedWaysOut {
    /// Closes the presentation that contains the screen, from any depth.
    func close() { handler.go(.close) }
}

/// The exits of `journal`.
@MainActor struct JournalExits: JournalWaysOut {
    let handler: JournalExitHandler

    init(_ handler: JournalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (JournalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Entry
    func entry(entryId: UUID) {
        handler.go(.push(.entry(entryId: entryId)))
    }

    /// New entry
    func writeEntry(draft: String? = nil) {
        handler.go(.sheet(.writeEntry(draft: draft)))
    }

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    func writeEntry(draft: String? = nil) async -> UUID? {
        await handler.ask(.sheet(.writeEntry(draft: draft)))?.value()
    }

    /// Search
    func search(query: String? = nil) {
        handler.go(.sheet(.search(query: query)))
    }

    /// Set a passcode
    func passcode() {
        handler.go(.cover(.passcode))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Entry
        func entry(entryId: UUID) -> JournalRoute {
            .entry(entryId: entryId)
        }
    }
}

/// The exits of `entry`.
@MainActor struct EntryExits: JournalWaysOut {
    let handler: JournalExitHandler
    private let ownEntryId: UUID

    init(_ handler: JournalExitHandler, entryId: UUID) {
        self.handler = handler
        ownEntryId = entryId
    }

    /// Does nothing, for previews.
    static func preview(entryId: UUID) -> Self {
        Self(.preview, entryId: entryId)
    }

    /// Records what is requested, for tests.
    static func recording(
        entryId: UUID, _ record: @escaping @MainActor (JournalExit) -> Void
    ) -> Self {
        Self(.recording(record), entryId: entryId)
    }

    func photo(entryId: UUID, index: Int = 0) {
        handler.go(.cover(.photo(entryId: entryId, index: index)))
    }

    /// With the same `entryId`.
    func photo(index: Int = 0) {
        handler.go(.cover(.photo(entryId: ownEntryId, index: index)))
    }

    /// New entry
    func writeEntry(draft: String? = nil) {
        handler.go(.sheet(.writeEntry(draft: draft)))
    }

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    func writeEntry(draft: String? = nil) async -> UUID? {
        await handler.ask(.sheet(.writeEntry(draft: draft)))?.value()
    }
}

/// The exits of `chooseTags`.
@MainActor struct ChooseTagsExits: JournalPresentedWaysOut {
    let handler: JournalExitHandler

    init(_ handler: JournalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (JournalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Closes the presentation with a result.
    func finish(_ result: UUID) { handler.go(.finish(JournalResult(result))) }
}

/// The exits of `writeEntry`.
@MainActor struct WriteEntryExits: JournalPresentedWaysOut {
    let handler: JournalExitHandler

    init(_ handler: JournalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (JournalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Tags
    func chooseTags() {
        handler.go(.push(.chooseTags))
    }

    /// How was your day?
    func chooseMood() {
        handler.go(.sheet(.chooseMood))
    }

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    func chooseMood() async -> Mood? {
        await handler.ask(.sheet(.chooseMood))?.value()
    }

    func camera() {
        handler.go(.cover(.camera))
    }

    /// Waits for the result; `nil` if it was closed without one.
    @discardableResult
    func camera() async -> URL? {
        await handler.ask(.cover(.camera))?.value()
    }

    /// Closes the presentation with a result.
    func finish(_ result: UUID) { handler.go(.finish(JournalResult(result))) }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Tags
        func chooseTags() -> JournalRoute {
            .chooseTags
        }
    }
}

/// The exits of `chooseMood`.
@MainActor struct ChooseMoodExits: JournalPresentedWaysOut {
    let handler: JournalExitHandler

    init(_ handler: JournalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (JournalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Closes the presentation with a result.
    func finish(_ result: Mood) { handler.go(.finish(JournalResult(result))) }
}

/// The exits of `search`.
@MainActor struct SearchExits: JournalPresentedWaysOut {
    let handler: JournalExitHandler

    init(_ handler: JournalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (JournalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Entry
    func entry(entryId: UUID) {
        handler.go(.under(.push(.entry(entryId: entryId))))
    }
}

/// The exits of `camera`.
@MainActor struct CameraExits: JournalPresentedWaysOut {
    let handler: JournalExitHandler

    init(_ handler: JournalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (JournalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Closes the presentation with a result.
    func finish(_ result: URL) { handler.go(.finish(JournalResult(result))) }
}

/// The exits of `photo`.
@MainActor struct PhotoExits: JournalPresentedWaysOut {
    let handler: JournalExitHandler

    init(_ handler: JournalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (JournalExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The exits of `passcode`.
@MainActor struct PasscodeExits: JournalPresentedWaysOut {
    let handler: JournalExitHandler

    init(_ handler: JournalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (JournalExit) -> Void) -> Self {
        Self(.recording(record))
    }
}
