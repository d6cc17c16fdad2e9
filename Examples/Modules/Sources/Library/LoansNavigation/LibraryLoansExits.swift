// Written by navgen from library.yaml, section loans, module LoansNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import LibraryModel

/// What a screen requests through one of its exits.
nonisolated public enum LibraryLoansExit: Hashable, Sendable {
    case catalogBook(isbn: ISBN)
    case loansRenew(isbn: ISBN)
    case loansRequest(data: LoansRequestData)
    case loansRules
    case loansRulesSheet
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
}

/// What a presentation returns to a caller that awaits it.
nonisolated public struct LibraryLoansResult: Hashable, @unchecked Sendable {
    // The initializer accepts only Sendable values.
    public let content: AnyHashable

    public init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    public init(content: AnyHashable) { self.content = content }

    public func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}

/// Performs the exits of a screen.
@MainActor public final class LibraryLoansExitHandler {
    public let go: @MainActor (LibraryLoansExit) -> Void
    public let ask: @MainActor (LibraryLoansExit) async -> LibraryLoansResult?
    public let value: @MainActor (LibraryLoansExit) -> any Hashable & Sendable
    public let count: @MainActor (LibraryLoansCounter) -> Int

    public init(
        go: @escaping @MainActor (LibraryLoansExit) -> Void,
        ask: @escaping @MainActor (LibraryLoansExit) async -> LibraryLoansResult? = { _ in nil },
        value: @escaping @MainActor (LibraryLoansExit) -> any Hashable & Sendable = { $0 },
        count: @escaping @MainActor (LibraryLoansCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.ask = ask
        self.value = value
        self.count = count
    }

    /// Does nothing, for previews.
    public static let preview = LibraryLoansExitHandler { _ in }

    /// Records what is requested, for tests.
    public static func recording(
        _ record: @escaping @MainActor (LibraryLoansExit) -> Void
    ) -> Self {
        Self(
            go: record,
            ask: { exit in
                record(exit)
                return nil
            })
    }
}

/// What a screen that is already shown can be told about.
nonisolated public enum LibraryLoansCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor public protocol LibraryLoansWaysOut {
    var handler: LibraryLoansExitHandler { get }
}

extension LibraryLoansWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    public func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    public var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of a screen that can be in a presentation.
@MainActor public protocol LibraryLoansPresentedWaysOut: LibraryLoansWaysOut {}

extension LibraryLoansPresentedWaysOut {
    /// Closes the presentation that contains the screen, from any depth.
    public func close() { handler.go(.close) }
}

/// The exits of `loans.current`.
@MainActor public struct LoansCurrentExits: LibraryLoansWaysOut {
    public let handler: LibraryLoansExitHandler

    public init(_ handler: LibraryLoansExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    public static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    public static func recording(
        _ record: @escaping @MainActor (LibraryLoansExit) -> Void
    ) -> Self {
        Self(.recording(record))
    }

    /// Book {isbn}
    public func catalogBook(isbn: ISBN) {
        handler.go(.catalogBook(isbn: isbn))
    }

    /// Renew for four weeks?
    public func renew(isbn: ISBN) {
        handler.go(.loansRenew(isbn: isbn))
    }

    /// Waits for the answer; `nil` if it was dismissed.
    @discardableResult
    public func renew(isbn: ISBN) async -> LoansRenewAction? {
        await handler.ask(.loansRenew(isbn: isbn))?.value()
    }

    /// Ask another library
    public func request(data: LoansRequestData = LoansRequestData()) {
        handler.go(.loansRequest(data: data))
    }

    /// Waits until the flow ends; `nil` if it was cancelled.
    @discardableResult
    public func request(data: LoansRequestData = LoansRequestData()) async -> LoansRequestData? {
        await handler.ask(.loansRequest(data: data))?.value()
    }

    /// Rules of lending
    public func rules() {
        handler.go(.loansRules)
    }

    /// How many times its tab was tapped while this was on top; a cue to scroll up.
    public var reselections: Int { handler.count(.reselections) }

    /// The exits as values, for links and for sources of popovers and dialogs.
    public var to: To { To(handler: handler) }

    @MainActor public struct To {
        fileprivate let handler: LibraryLoansExitHandler

        /// Book {isbn}
        public func catalogBook(isbn: ISBN) -> any Hashable & Sendable {
            handler.value(.catalogBook(isbn: isbn))
        }

        /// Rules of lending
        public func rules() -> any Hashable & Sendable {
            handler.value(.loansRules)
        }

        /// Renew for four weeks?
        public func renew(isbn: ISBN) -> LibraryLoansExit {
            .loansRenew(isbn: isbn)
        }
    }
}

/// The exits of `loans.rules`.
@MainActor public struct LoansRulesExits: LibraryLoansPresentedWaysOut {
    public let handler: LibraryLoansExitHandler

    public init(_ handler: LibraryLoansExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    public static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    public static func recording(
        _ record: @escaping @MainActor (LibraryLoansExit) -> Void
    ) -> Self {
        Self(.recording(record))
    }
}

/// The exits of `loans.borrow`.
@MainActor public struct LoansBorrowExits: LibraryLoansPresentedWaysOut {
    public let handler: LibraryLoansExitHandler

    public init(_ handler: LibraryLoansExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    public static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    public static func recording(
        _ record: @escaping @MainActor (LibraryLoansExit) -> Void
    ) -> Self {
        Self(.recording(record))
    }

    /// Rules of lending
    public func rules() {
        handler.go(.loansRules)
    }

    /// The exits as values, for links and for sources of popovers and dialogs.
    public var to: To { To(handler: handler) }

    @MainActor public struct To {
        fileprivate let handler: LibraryLoansExitHandler

        /// Rules of lending
        public func rules() -> any Hashable & Sendable {
            handler.value(.loansRules)
        }
    }
}

/// The exits of `loans.request.book`.
@MainActor public struct LoansRequestBookExits {
    public let handler: LibraryLoansExitHandler

    public init(_ handler: LibraryLoansExitHandler) {
        self.handler = handler
    }

    /// Does nothing, for previews.
    public static var preview: Self { Self(.preview) }

    /// Records what is requested, for tests.
    public static func recording(
        _ record: @escaping @MainActor (LibraryLoansExit) -> Void
    ) -> Self {
        Self(.recording(record))
    }

    /// Rules of lending
    public func rules() {
        handler.go(.loansRulesSheet)
    }
}
