// Written by navgen from anchors.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// What a screen asks for by one of its ways out.
nonisolated enum HandbookExit: Hashable, Sendable {
    case push(HandbookRoute)
    /// Goes back to what lies below the screen.
    case back
}

nonisolated extension HandbookExit {
    /// The node to which it leads; nil for one that leads back.
    var target: HandbookNode? {
        switch self {
        case .push(let target): return target.node
        case .back: return nil
        }
    }
}

/// Carries out the exits of a screen.
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

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (HandbookExit) -> Void) -> Self {
        Self(go: record)
    }
}

/// What a screen can be told about, though it shows already.
nonisolated enum HandbookCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The ways out of a screen.
@MainActor protocol HandbookWaysOut {
    var handler: HandbookExitHandler { get }
}

extension HandbookWaysOut {
    /// Goes back to what lies below the screen; at the lowest of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How often a link has led here while this was shown already: to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The ways out of `contents`.
@MainActor struct ContentsExits: HandbookWaysOut {
    let handler: HandbookExitHandler

    init(_ handler: HandbookExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
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

    /// The ways out as values, for links and for what they hang on.
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

/// The ways out of `chapter`.
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

    /// Tells what is asked for, for tests.
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
    /// Of the same `number`.
    func footnotes() {
        handler.go(.push(.footnotes(number: ownNumber)))
    }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To(ownNumber: ownNumber) }

    @MainActor struct To {
        fileprivate let ownNumber: Int

        /// Footnotes
        func footnotes(number: Int) -> HandbookRoute {
            .footnotes(number: number)
        }

        /// Footnotes
        ///
        /// Of the same `number`.
        func footnotes() -> HandbookRoute {
            .footnotes(number: ownNumber)
        }
    }
}

/// The ways out of `footnotes`.
@MainActor struct FootnotesExits: HandbookWaysOut {
    let handler: HandbookExitHandler

    init(_ handler: HandbookExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (HandbookExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The ways out of `glossary`.
@MainActor struct GlossaryExits: HandbookWaysOut {
    let handler: HandbookExitHandler

    init(_ handler: HandbookExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (HandbookExit) -> Void) -> Self {
        Self(.recording(record))
    }
}
