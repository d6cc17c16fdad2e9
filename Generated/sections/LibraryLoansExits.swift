// Written by navgen from sections.yaml, section loans. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// The ways out of `loans.current`.
@MainActor struct LoansCurrentExits: LibraryWaysOut {
    let handler: LibraryExitHandler

    init(_ handler: LibraryExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (LibraryExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Book {isbn}
    func catalogBook(isbn: ISBN) {
        handler.go(.push(.catalog(.book(isbn: isbn))))
    }

    /// Renew for four weeks?
    func renew(isbn: ISBN) {
        handler.go(.dialog(.loans(.renew(isbn: isbn))))
    }

    /// Waits for the answer; nil: it was dismissed.
    @discardableResult
    func renew(isbn: ISBN) async -> LoansRenewAction? {
        await handler.ask(.dialog(.loans(.renew(isbn: isbn))))?.value()
    }

    /// Rules of lending
    func rules() {
        handler.go(.push(.loans(.rules)))
    }

    /// How often its tab was tapped while this was on top: to scroll up.
    var reselections: Int { handler.count(.reselections) }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To() }

    @MainActor struct To {
        /// Book {isbn}
        func catalogBook(isbn: ISBN) -> LibraryRoute {
            .catalog(.book(isbn: isbn))
        }

        /// Rules of lending
        func rules() -> LibraryRoute {
            .loans(.rules)
        }

        /// Renew for four weeks?
        func renew(isbn: ISBN) -> LibraryExit {
            .dialog(.loans(.renew(isbn: isbn)))
        }
    }
}

/// The ways out of `loans.rules`.
@MainActor struct LoansRulesExits: LibraryPresentedWaysOut {
    let handler: LibraryExitHandler

    init(_ handler: LibraryExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (LibraryExit) -> Void) -> Self {
        Self(.recording(record))
    }
}

/// The ways out of `loans.borrow`.
@MainActor struct LoansBorrowExits: LibraryPresentedWaysOut {
    let handler: LibraryExitHandler

    init(_ handler: LibraryExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    static var preview: Self { Self(.preview) }

    /// Tells what is asked for, for tests.
    static func recording(_ record: @escaping @MainActor (LibraryExit) -> Void) -> Self {
        Self(.recording(record))
    }

    /// Rules of lending
    func rules() {
        handler.go(.push(.loans(.rules)))
    }

    /// The ways out as values, for links and for what they hang on.
    var to: To { To() }

    @MainActor struct To {
        /// Rules of lending
        func rules() -> LibraryRoute {
            .loans(.rules)
        }
    }
}
