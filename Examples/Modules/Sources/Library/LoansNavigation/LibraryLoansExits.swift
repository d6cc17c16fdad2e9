// Written by navgen from library.yaml, section loans, module LoansNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import LibraryModel
public import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
nonisolated public enum LibraryLoansExit: ExitRequest {
    case catalogBook(isbn: ISBN)
    case loansRenew(isbn: ISBN)
    case loansRequest(data: LoansRequestData)
    case loansRules
    case loansRulesSheet
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
    /// Closes the presentation that contains the screen, with a result.
    case finish(NavigationResult)
}

public typealias LibraryLoansExitHandler = ExitHandler<LibraryLoansExit>

@MainActor public struct LoansCurrentExits: TabExiting, PlainExiting {
    public let handler: LibraryLoansExitHandler

    public init(handler: LibraryLoansExitHandler) {
        self.handler = handler
    }

    public func catalogBook(isbn: ISBN) { go(.catalogBook(isbn: isbn)) }
    public func renew(isbn: ISBN) { go(.loansRenew(isbn: isbn)) }
    @discardableResult
    public func renew(isbn: ISBN) async -> LoansRenewAction? {
        await answer(.loansRenew(isbn: isbn))
    }
    public func request(data: LoansRequestData = .init()) { go(.loansRequest(data: data)) }
    @discardableResult
    public func request(data: LoansRequestData = .init()) async -> LoansRequestData? {
        await answer(.loansRequest(data: data))
    }
    public func rules() { go(.loansRules) }

    public var to: To { To(exits: self) }
    @MainActor public struct To {
        fileprivate let exits: LoansCurrentExits
        public func catalogBook(isbn: ISBN) -> any Hashable & Sendable {
            exits.handler.value(.catalogBook(isbn: isbn))
        }
        public func rules() -> any Hashable & Sendable { exits.handler.value(.loansRules) }
        public func renew(isbn: ISBN) -> any Hashable & Sendable {
            exits.handler.value(.loansRenew(isbn: isbn))
        }
        public func request(data: LoansRequestData = .init()) -> any Hashable & Sendable {
            exits.handler.value(.loansRequest(data: data))
        }
    }
}

@MainActor public struct LoansRulesExits: PresentedExiting, PlainExiting {
    public let handler: LibraryLoansExitHandler

    public init(handler: LibraryLoansExitHandler) {
        self.handler = handler
    }
}

@MainActor public struct LoansBorrowExits: PresentedExiting, PlainExiting {
    public let handler: LibraryLoansExitHandler

    public init(handler: LibraryLoansExitHandler) {
        self.handler = handler
    }

    public func rules() { go(.loansRules) }

    public var to: To { To(exits: self) }
    @MainActor public struct To {
        fileprivate let exits: LoansBorrowExits
        public func rules() -> any Hashable & Sendable { exits.handler.value(.loansRules) }
    }
}

@MainActor public struct LoansRequestBookExits: PlainExiting {
    public let handler: LibraryLoansExitHandler

    public init(handler: LibraryLoansExitHandler) {
        self.handler = handler
    }

    public func rules() { go(.loansRulesSheet) }

    public var to: To { To(exits: self) }
    @MainActor public struct To {
        fileprivate let exits: LoansRequestBookExits
        public func rules() -> any Hashable & Sendable { exits.handler.value(.loansRulesSheet) }
    }
}
