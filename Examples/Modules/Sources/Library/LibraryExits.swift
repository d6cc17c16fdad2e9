// Written by navgen from library.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import CatalogNavigation
import LibraryModel
import LoansNavigation

/// What a screen requests through one of its exits.
nonisolated enum LibraryExit: Hashable, Sendable {
    case push(LibraryRoute)
    case sheet(LibrarySheet)
    case dialog(LibraryDialog)
    case start(LibraryFlow)
    /// Closes the presentation that contains the screen.
    case close
    /// Goes back to what is below the screen.
    case back
}

nonisolated extension LibraryExit {
    /// The node it leads to; `nil` if it leads back.
    var target: LibraryNode? {
        switch self {
        case .push(let target): return target.node
        case .sheet(let target): return target.node
        case .dialog(let target): return target.node
        case .start(let target): return target.node
        case .back, .close: return nil
        }
    }
}

/// What a presentation returns to a caller that awaits it.
nonisolated struct LibraryResult: Hashable, @unchecked Sendable {
    // The initializer accepts only Sendable values.
    let content: AnyHashable

    init<Value: Hashable & Sendable>(_ value: Value) { content = AnyHashable(value) }

    init(content: AnyHashable) { self.content = content }

    func value<Value>(as type: Value.Type = Value.self) -> Value? { content.base as? Value }
}

/// Performs the exits of a screen.
@MainActor final class LibraryExitHandler {
    let go: @MainActor (LibraryExit) -> Void
    let ask: @MainActor (LibraryExit) async -> LibraryResult?
    let count: @MainActor (LibraryCounter) -> Int

    init(
        go: @escaping @MainActor (LibraryExit) -> Void,
        ask: @escaping @MainActor (LibraryExit) async -> LibraryResult? = { _ in nil },
        count: @escaping @MainActor (LibraryCounter) -> Int = { _ in 0 }
    ) {
        self.go = go
        self.ask = ask
        self.count = count
    }

    /// Does nothing, for previews.
    static let preview = LibraryExitHandler { _ in }

    /// Records what is requested, for tests.
    static func recording(_ record: @escaping @MainActor (LibraryExit) -> Void) -> Self {
        Self(
            go: record,
            ask: { exit in
                record(exit)
                return nil
            })
    }
}

/// What a screen that is already shown can be told about.
nonisolated enum LibraryCounter: Hashable, Sendable {
    /// A link has led to it again.
    case arrivals
    /// Its tab was tapped again.
    case reselections
}

/// The exits of a screen.
@MainActor protocol LibraryWaysOut {
    var handler: LibraryExitHandler { get }
}

extension LibraryWaysOut {
    /// Goes back to what is below the screen; at the bottom of a presentation, closes it.
    func back() { handler.go(.back) }

    /// How many times a link led here while this was already shown; a cue to scroll there again.
    var arrivals: Int { handler.count(.arrivals) }
}

/// The exits of a screen that can be in a presentation.
@MainActor protocol LibraryPresentedWaysOut: LibraryWaysOut {}

extension LibraryPresentedWaysOut {
    /// Closes the presentation that contains the screen, from any depth.
    func close() { handler.go(.close) }
}

/// The exits of `getCard`.
@MainActor struct GetCardExits: LibraryPresentedWaysOut {
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

nonisolated extension LibraryExit {
    /// What a screen of `CatalogNavigation` requests.
    init(_ exit: LibraryCatalogExit) {
        switch exit {
        case .catalogShelf(let genre):
            self = .push(.catalog(.shelf(genre: genre)))
        case .catalogBook(let isbn):
            self = .push(.catalog(.book(isbn: isbn)))
        case .loansBorrow(let isbn):
            self = .sheet(.loans(.borrow(isbn: isbn)))
        case .back: self = .back
        case .close: self = .close
        }
    }
}

extension LibraryCatalogExitHandler {
    /// Performs exits of `CatalogNavigation` as exits of the app.
    convenience init(_ handler: LibraryExitHandler) {
        self.init(
            go: { handler.go(LibraryExit($0)) },
            value: { exit in if case .push(let route) = LibraryExit(exit) { route } else { exit } },
            count: { handler.count($0 == .arrivals ? .arrivals : .reselections) })
    }
}

nonisolated extension LibraryExit {
    /// What a screen of `LoansNavigation` requests.
    init(_ exit: LibraryLoansExit) {
        switch exit {
        case .catalogBook(let isbn):
            self = .push(.catalog(.book(isbn: isbn)))
        case .loansRenew(let isbn):
            self = .dialog(.loans(.renew(isbn: isbn)))
        case .loansRequest(let data):
            self = .start(.loans(.request(.init(data: data))))
        case .loansRules:
            self = .push(.loans(.rules))
        case .loansRulesSheet:
            self = .sheet(.loans(.rules))
        case .back: self = .back
        case .close: self = .close
        }
    }
}

extension LibraryLoansExitHandler {
    /// Performs exits of `LoansNavigation` as exits of the app.
    convenience init(_ handler: LibraryExitHandler) {
        self.init(
            go: { handler.go(LibraryExit($0)) },
            ask: { await handler.ask(LibraryExit($0)).map { LibraryLoansResult(content: $0.content) } },
            value: { exit in if case .push(let route) = LibraryExit(exit) { route } else { exit } },
            count: { handler.count($0 == .arrivals ? .arrivals : .reselections) })
    }
}
