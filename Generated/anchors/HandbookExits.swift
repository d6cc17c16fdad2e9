// Written by navgen from anchors.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen requests through one of its exits.
nonisolated enum HandbookExit: Hashable, Sendable {
    case push(HandbookRoute)
    /// Goes back to what is below the screen.
    case back
}

nonisolated extension HandbookExit {
    /// The node it leads to; `nil` if it leads back.
    var target: HandbookNode? {
        switch self {
        case .push(let target): return target.node
        case .back: return nil
        }
    }
}

/// Performs the exits of a screen.
@MainActor final class HandbookExitHandler {
    let go: @MainActor (HandbookExit) -> Void
    let count: @MainActor (HandbookCounter) -> Int

    init(
        go: @escaping @MainActor (HandbookExit) -> Void,
        count: @escaping @MainActor (HandbookCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.count = count
    }

    /// Does nothing, for previews.
    static let preview = HandbookExitHandler { _ in }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HandbookExit) -> Void) -> Self {
        Self(go: record)
    }
}

/// What a screen that is already shown can be told about.
nonisolated enum HandbookCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor protocol HandbookWaysOut {
    var handler: HandbookExitHandler { get }
}

extension HandbookWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of `contents`.
@MainActor struct ContentsExits: HandbookWaysOut {
    let handler: HandbookExitHandler

    init(_ handler: HandbookExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HandbookExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Chapter {number}
    func chapter(number: Int, heading: String? = nil) {
        handler.go(.push(.chapter(number: number, heading: heading)))
    }

    /// Glossary
    func glossary(term: String? = nil) {
        handler.go(.push(.glossary(term: term)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Chapter {number}
        func chapter(number: Int, heading: String? = nil) -> HandbookRoute {
            .chapter(number: number, heading: heading)
        }

        /// Glossary
        func glossary(term: String? = nil) -> HandbookRoute {
            .glossary(term: term)
        }
    }
}

/// The exits of `chapter`.
@MainActor struct ChapterExits: HandbookWaysOut {
    let handler: HandbookExitHandler
    private let ownNumber: Int

    init(_ handler: HandbookExitHandler, number: Int) {
        self.handler = handler
        ownNumber = number
    }

    /// Does nothing, for previews.
    static func preview(number: Int) -> Self {
        Self(.preview, number: number)
    }

    /// Records what is requested, for tests.
    static func recording(
        number: Int, _ record: @escaping @MainActor (HandbookExit) -> Void
    ) -> Self {
        Self(.recording(record), number: number)
    }

    /// Footnotes
    func footnotes(number: Int) {
        handler.go(.push(.footnotes(number: number)))
    }

    /// Footnotes
    ///
    /// With the same `number`.
    func footnotes() {
        handler.go(.push(.footnotes(number: ownNumber)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To(ownNumber: ownNumber) }

    @MainActor struct To {
        fileprivate let ownNumber: Int

        /// Footnotes
        func footnotes(number: Int) -> HandbookRoute {
            .footnotes(number: number)
        }

        /// Footnotes
        ///
        /// With the same `number`.
        func footnotes() -> HandbookRoute {
            .footnotes(number: ownNumber)
        }
    }
}

/// The exits of `footnotes`.
@MainActor struct FootnotesExits: HandbookWaysOut {
    let handler: HandbookExitHandler

    init(_ handler: HandbookExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HandbookExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The exits of `glossary`.
@MainActor struct GlossaryExits: HandbookWaysOut {
    let handler: HandbookExitHandler

    init(_ handler: HandbookExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (HandbookExit) -> Void) -> Self {
        Self(.recording(record))
    }
}
