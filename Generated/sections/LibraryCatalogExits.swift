// Written by navgen from sections.yaml, section catalog. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// The exits of `catalog.shelves`.
@MainActor struct CatalogShelvesExits: LibraryWaysOut {
    let handler: LibraryExitHandler

    init(_ handler: LibraryExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (LibraryExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// {genre}
    func shelf(genre: Genre) {
        handler.go(.push(.catalog(.shelf(genre: genre))))
    }

    /// Book {isbn}
    func book(isbn: ISBN) {
        handler.go(.push(.catalog(.book(isbn: isbn))))
    }

    /// How many times its tab was tapped while this was on top; a cue to scroll up.
    var reselections: Int { handler.count(.reselections) }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// {genre}
        func shelf(genre: Genre) -> LibraryRoute {
            .catalog(.shelf(genre: genre))
        }

        /// Book {isbn}
        func book(isbn: ISBN) -> LibraryRoute {
            .catalog(.book(isbn: isbn))
        }
    }
}

/// The exits of `catalog.shelf`.
@MainActor struct CatalogShelfExits: LibraryWaysOut {
    let handler: LibraryExitHandler

    init(_ handler: LibraryExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (LibraryExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Book {isbn}
    func book(isbn: ISBN) {
        handler.go(.push(.catalog(.book(isbn: isbn))))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Book {isbn}
        func book(isbn: ISBN) -> LibraryRoute {
            .catalog(.book(isbn: isbn))
        }
    }
}

/// The exits of `catalog.book`.
@MainActor struct CatalogBookExits: LibraryWaysOut {
    let handler: LibraryExitHandler
    private let ownIsbn: ISBN

    init(_ handler: LibraryExitHandler, isbn: ISBN) {
        self.handler = handler
        ownIsbn = isbn
    }

    /// Does nothing, for previews.
    static func preview(isbn: ISBN) -> Self {
        Self(.preview, isbn: isbn)
    }

    /// Records what is requested, for tests.
    static func recording(
        isbn: ISBN, _ record: @escaping @MainActor (LibraryExit) -> Void
    ) -> Self {
        Self(.recording(record), isbn: isbn)
    }

    /// Borrow
    func loansBorrow(isbn: ISBN) {
        handler.go(.sheet(.loans(.borrow(isbn: isbn))))
    }

    /// Borrow
    ///
    /// With the same `isbn`.
    func loansBorrow() {
        handler.go(.sheet(.loans(.borrow(isbn: ownIsbn))))
    }
}
