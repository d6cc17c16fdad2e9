// Written by navgen from sheets-and-covers.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What a screen asks for by one of its ways out.
nonisolated indirect enum JournalExit: Hashable, Sendable {
    case push(JournalRoute)
    case sheet(JournalSheet)
    case cover(JournalCover)
    /// Closes the presentation in which the screen is, and goes on from what lies below.
    case under(JournalExit)
    /// Closes the presentation in which the screen is.
    case close
    /// Goes back to what lies below the screen.
    case back
    /// Closes the presentation in which the screen is, with a result.
    case finish(JournalResult)
}

nonisolated extension JournalExit {
    /// The node to which it leads; nil for one that leads back.
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

/// What a presentation hands back to whoever waits for it.
nonisolated struct JournalResult: Hashable, @unchecked Sendable {
    // It could be sent when it was put in here.
    private let content: AnyHashable

    init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}

/// Carries out the exits of a screen.
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

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (JournalExit) -> Void) -> Self {
        Self(
            go: record,
            ask: { exit in
                record(exit)
                return nil
            })
    }
}

/// What a screen can be told about, though it shows already.
nonisolated enum JournalCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The ways out of a screen.
@MainActor protocol JournalWaysOut {
    var handler: JournalExitHandler { get }
}

extension JournalWaysOut {
    /// Goes back to what lies below the screen; at the lowest of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How often a link has led here while this was shown already: to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The ways out of a screen that can lie in a presentation.
@MainActor protocol JournalPresentedWaysOut: JournalWaysOut {}

extension JournalPresentedWaysOut {
    /// Closes the presentation in which the screen is, from any depth.
    func close() { handler.go(.close) }
}

/// The ways out of `journal`.
@MainActor struct JournalExits: JournalWaysOut {
    let handler: JournalExitHandler

    init(_ handler: JournalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
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

    /// Waits for what it hands back; nil: it was closed without a result.
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

    /// The ways out as values, for links and for what they hang on.
    var to: To { To() }

    @MainActor struct To {
        /// Entry
        func entry(entryId: UUID) -> JournalRoute {
            .entry(entryId: entryId)
        }
    }
}

/// The ways out of `entry`.
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

    /// Tells what is asked for, for tests.
    static func recording(
        entryId: UUID, _ record: @escaping @MainActor (JournalExit) -> Void
    ) -> Self {
        Self(.recording(record), entryId: entryId)
    }

    func photo(entryId: UUID, index: Int = 0) {
        handler.go(.cover(.photo(entryId: entryId, index: index)))
    }

    /// Of the same `entryId`.
    func photo(index: Int = 0) {
        handler.go(.cover(.photo(entryId: ownEntryId, index: index)))
    }

    /// New entry
    func writeEntry(draft: String? = nil) {
        handler.go(.sheet(.writeEntry(draft: draft)))
    }

    /// Waits for what it hands back; nil: it was closed without a result.
    @discardableResult
    func writeEntry(draft: String? = nil) async -> UUID? {
        await handler.ask(.sheet(.writeEntry(draft: draft)))?.value()
    }
}

/// The ways out of `chooseTags`.
@MainActor struct ChooseTagsExits: JournalPresentedWaysOut {
    let handler: JournalExitHandler

    init(_ handler: JournalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (JournalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Closes the presentation with a result.
    func finish(_ result: UUID) { handler.go(.finish(JournalResult(result))) }
}

/// The ways out of `writeEntry`.
@MainActor struct WriteEntryExits: JournalPresentedWaysOut {
    let handler: JournalExitHandler

    init(_ handler: JournalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
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

    /// Waits for what it hands back; nil: it was closed without a result.
    @discardableResult
    func chooseMood() async -> Mood? {
        await handler.ask(.sheet(.chooseMood))?.value()
    }

    func camera() {
        handler.go(.cover(.camera))
    }

    /// Waits for what it hands back; nil: it was closed without a result.
    @discardableResult
    func camera() async -> URL? {
        await handler.ask(.cover(.camera))?.value()
    }

    /// Closes the presentation with a result.
    func finish(_ result: UUID) { handler.go(.finish(JournalResult(result))) }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To() }

    @MainActor struct To {
        /// Tags
        func chooseTags() -> JournalRoute {
            .chooseTags
        }
    }
}

/// The ways out of `chooseMood`.
@MainActor struct ChooseMoodExits: JournalPresentedWaysOut {
    let handler: JournalExitHandler

    init(_ handler: JournalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (JournalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Closes the presentation with a result.
    func finish(_ result: Mood) { handler.go(.finish(JournalResult(result))) }
}

/// The ways out of `search`.
@MainActor struct SearchExits: JournalPresentedWaysOut {
    let handler: JournalExitHandler

    init(_ handler: JournalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (JournalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Entry
    func entry(entryId: UUID) {
        handler.go(.under(.push(.entry(entryId: entryId))))
    }
}

/// The ways out of `camera`.
@MainActor struct CameraExits: JournalPresentedWaysOut {
    let handler: JournalExitHandler

    init(_ handler: JournalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (JournalExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Closes the presentation with a result.
    func finish(_ result: URL) { handler.go(.finish(JournalResult(result))) }
}

/// The ways out of `photo`.
@MainActor struct PhotoExits: JournalPresentedWaysOut {
    let handler: JournalExitHandler

    init(_ handler: JournalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (JournalExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The ways out of `passcode`.
@MainActor struct PasscodeExits: JournalPresentedWaysOut {
    let handler: JournalExitHandler

    init(_ handler: JournalExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (JournalExit) -> Void) -> Self {
        Self(.recording(record))
    }
}
