// Written by navgen from sections.yaml, section loans. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

/// The exits of `loans.current`.
@MainActor struct LoansCurrentExits: LibraryWaysOut {
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
    func catalogBook(isbn: ISBN) {
        handler.go(.push(.catalog(.book(isbn: isbn))))
    }

    /// Renew for four weeks?
    func renew(isbn: ISBN) {
        handler.go(.dialog(.loans(.renew(isbn: isbn))))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    func renew(isbn: ISBN) async -> LoansRenewAction? {
        await handler.ask(.dialog(.loans(.renew(isbn: isbn))))?.value()
    }

    /// Rules of lending
    func rules() {
        handler.go(.push(.loans(.rules)))
    }

    /// How many times its tab was tapped while this was on top; a cue to scroll up.
    var reselections: Int { handler.count(.reselections) }

    /// The exits as values, for links and for sources of popovers and dialogs.
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

/// The exits of `loans.rules`.
@MainActor struct LoansRulesExits: LibraryPresentedWaysOut {
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
}

/// The exits of `loans.borrow`.
@MainActor struct LoansBorrowExits: LibraryPresentedWaysOut {
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

    /// Rules of lending
    func rules() {
        handler.go(.push(.loans(.rules)))
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    var to: To { To() }

    @MainActor struct To {
        /// Rules of lending
        func rules() -> LibraryRoute {
            .loans(.rules)
        }
    }
}
