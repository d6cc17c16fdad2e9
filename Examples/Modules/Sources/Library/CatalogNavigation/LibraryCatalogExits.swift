// Written by navgen from library.yaml, section catalog, module CatalogNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import LibraryModel
public import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
nonisolated public enum LibraryCatalogExit: ExitRequest {
    case catalogShelf(genre: Genre)
    case catalogBook(isbn: ISBN)
    case loansBorrow(isbn: ISBN)
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
    /// Closes the presentation that contains the screen, with a result.
    case finish(NavigationResult)
}

public typealias LibraryCatalogExitHandler = ExitHandler<LibraryCatalogExit>

@MainActor public struct CatalogShelvesExits: TabExiting, PlainExiting {
    public let handler: LibraryCatalogExitHandler

    public init(handler: LibraryCatalogExitHandler) {
        self.handler = handler
    }

    public func shelf(genre: Genre) { go(.catalogShelf(genre: genre)) }
    public func book(isbn: ISBN) { go(.catalogBook(isbn: isbn)) }

    public var to: To { To(exits: self) }
    @MainActor public struct To {
        fileprivate let exits: CatalogShelvesExits
        public func shelf(genre: Genre) -> any Hashable & Sendable {
            exits.handler.value(.catalogShelf(genre: genre))
        }
        public func book(isbn: ISBN) -> any Hashable & Sendable {
            exits.handler.value(.catalogBook(isbn: isbn))
        }
    }
}

@MainActor public struct CatalogShelfExits: ScreenExiting, PlainExiting {
    public let handler: LibraryCatalogExitHandler

    public init(handler: LibraryCatalogExitHandler) {
        self.handler = handler
    }

    public func book(isbn: ISBN) { go(.catalogBook(isbn: isbn)) }

    public var to: To { To(exits: self) }
    @MainActor public struct To {
        fileprivate let exits: CatalogShelfExits
        public func book(isbn: ISBN) -> any Hashable & Sendable {
            exits.handler.value(.catalogBook(isbn: isbn))
        }
    }
}

@MainActor public struct CatalogBookExits: ScreenExiting {
    public let handler: LibraryCatalogExitHandler
    public let isbn: ISBN

    public init(handler: LibraryCatalogExitHandler, isbn: ISBN) {
        self.handler = handler
        self.isbn = isbn
    }

    public static func preview(isbn: ISBN) -> Self { Self(handler: .preview, isbn: isbn) }
    public static func recording(
        isbn: ISBN, _ record: @escaping LibraryCatalogExitHandler.Recorder
    ) -> Self {
        Self(handler: .recording(record), isbn: isbn)
    }

    public func loansBorrow(isbn: ISBN) { go(.loansBorrow(isbn: isbn)) }
    public func loansBorrow() { loansBorrow(isbn: self.isbn) }

    public var to: To { To(exits: self) }
    @MainActor public struct To {
        fileprivate let exits: CatalogBookExits
        public func loansBorrow(isbn: ISBN) -> any Hashable & Sendable {
            exits.handler.value(.loansBorrow(isbn: isbn))
        }
        public func loansBorrow() -> any Hashable & Sendable { loansBorrow(isbn: exits.isbn) }
    }
}
