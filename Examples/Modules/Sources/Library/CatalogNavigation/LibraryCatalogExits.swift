// Written by navgen from library.yaml, section catalog, module CatalogNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import LibraryModel

/// What a screen requests through one of its exits.
nonisolated public enum LibraryCatalogExit: Hashable, Sendable {
    case catalogShelf(genre: Genre)
    case catalogBook(isbn: ISBN)
    case loansBorrow(isbn: ISBN)
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
}

/// Performs the exits of a screen.
@MainActor public final class LibraryCatalogExitHandler {
    public let go: @MainActor (LibraryCatalogExit) -> Void
    public let value: @MainActor (LibraryCatalogExit) -> any Hashable & Sendable
    public let count: @MainActor (LibraryCatalogCounter) -> Int

    public init(
        go: @escaping @MainActor (LibraryCatalogExit) -> Void,
        value: @escaping @MainActor (LibraryCatalogExit) -> any Hashable & Sendable = { $0 },
        count: @escaping @MainActor (LibraryCatalogCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.value = value
        self.count = count
    }

    /// Does nothing, for previews.
    public static let preview = LibraryCatalogExitHandler { _ in }

    /// Records what is requested, for tests.
    public static func recording(
        _ record: @escaping @MainActor (LibraryCatalogExit) -> Void
    ) -> Self {
        Self(go: record)
    }
}

/// What a screen that is already shown can be told about.
nonisolated public enum LibraryCatalogCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor public protocol LibraryCatalogWaysOut {
    var handler: LibraryCatalogExitHandler { get }
}

extension LibraryCatalogWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    public func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    public var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of a screen that can be in a presentation.
@MainActor public protocol LibraryCatalogPresentedWaysOut: LibraryCatalogWaysOut {}

extension LibraryCatalogPresentedWaysOut {
    /// Closes the presentation that contains the screen, from any depth.
    public func close() { handler.go(.close) }
}

/// The exits of `catalog.shelves`.
@MainActor public struct CatalogShelvesExits: LibraryCatalogWaysOut {
    public let handler: LibraryCatalogExitHandler

    public init(_ handler: LibraryCatalogExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    public static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    public static func recording(
        _ record: @escaping @MainActor (LibraryCatalogExit) -> Void
    ) -> Self {
        Self(.recording(record))
    }

    /// {genre}
    public func shelf(genre: Genre) {
        handler.go(.catalogShelf(genre: genre))
    }

    /// Book {isbn}
    public func book(isbn: ISBN) {
        handler.go(.catalogBook(isbn: isbn))
    }

    /// How many times its tab was tapped while this was on top; a cue to scroll up.
    public var reselections: Int { handler.count(.reselections) }

    /// The exits as values, for links and for sources of popovers and dialogs.
    public var to: To { To(handler: handler) }

    @MainActor public struct To {
        fileprivate let handler: LibraryCatalogExitHandler

        /// {genre}
        public func shelf(genre: Genre) -> any Hashable & Sendable {
            handler.value(.catalogShelf(genre: genre))
        }

        /// Book {isbn}
        public func book(isbn: ISBN) -> any Hashable & Sendable {
            handler.value(.catalogBook(isbn: isbn))
        }
    }
}

/// The exits of `catalog.shelf`.
@MainActor public struct CatalogShelfExits: LibraryCatalogWaysOut {
    public let handler: LibraryCatalogExitHandler

    public init(_ handler: LibraryCatalogExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    public static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    public static func recording(
        _ record: @escaping @MainActor (LibraryCatalogExit) -> Void
    ) -> Self {
        Self(.recording(record))
    }

    /// Book {isbn}
    public func book(isbn: ISBN) {
        handler.go(.catalogBook(isbn: isbn))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    public var to: To { To(handler: handler) }

    @MainActor public struct To {
        fileprivate let handler: LibraryCatalogExitHandler

        /// Book {isbn}
        public func book(isbn: ISBN) -> any Hashable & Sendable {
            handler.value(.catalogBook(isbn: isbn))
        }
    }
}

/// The exits of `catalog.book`.
@MainActor public struct CatalogBookExits: LibraryCatalogWaysOut {
    public let handler: LibraryCatalogExitHandler
    private let ownIsbn: ISBN

    public init(_ handler: LibraryCatalogExitHandler, isbn: ISBN) {
        self.handler = handler
        ownIsbn = isbn
    }

    /// Does nothing, for previews.
    public static func preview(isbn: ISBN) -> Self {
        Self(.preview, isbn: isbn)
    }

    /// Records what is requested, for tests.
    public static func recording(
        isbn: ISBN, _ record: @escaping @MainActor (LibraryCatalogExit) -> Void
    ) -> Self {
        Self(.recording(record), isbn: isbn)
    }

    /// Borrow
    public func loansBorrow(isbn: ISBN) {
        handler.go(.loansBorrow(isbn: isbn))
    }

    /// Borrow
    ///
    /// With the same `isbn`.
    public func loansBorrow() {
        handler.go(.loansBorrow(isbn: ownIsbn))
    }
}
