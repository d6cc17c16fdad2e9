// Written by navgen from library.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import CatalogNavigation
import LibraryModel
import LoansNavigation
import NavgenRuntime

/// A navigation request that a screen makes through one of its exits.
typealias LibraryExit = NavigationExit<LibraryGraph>
typealias LibraryExitHandler = ExitHandler<LibraryExit>

@MainActor struct GetCardExits: PresentedExiting, PlainExiting { let handler: LibraryExitHandler }

/// The requests of screens of a section that is a module.
nonisolated protocol LibrarySectionExit: ExitRequest {
    var exit: LibraryExit { get }
}

extension ExitHandler where Exit == LibraryExit {
    func section<Inner: LibrarySectionExit>() -> ExitHandler<Inner> { section { $0.exit } }
}

/// The requests of the screens of `CatalogNavigation`, as exits of the app.
nonisolated extension LibraryCatalogExit: LibrarySectionExit {
    var exit: LibraryExit {
        switch self {
        case .catalogShelf(let genre): return .push(.catalog(.shelf(genre: genre)))
        case .catalogBook(let isbn): return .push(.catalog(.book(isbn: isbn)))
        case .loansBorrow(let isbn): return .sheet(.loans(.borrow(isbn: isbn)))
        case .back: return .back
        case .close: return .close
        case .finish(let result): return .finish(result)
        }
    }
}

/// The requests of the screens of `LoansNavigation`, as exits of the app.
nonisolated extension LibraryLoansExit: LibrarySectionExit {
    var exit: LibraryExit {
        switch self {
        case .catalogBook(let isbn): return .push(.catalog(.book(isbn: isbn)))
        case .loansRenew(let isbn): return .dialog(.loans(.renew(isbn: isbn)))
        case .loansRequest(let data): return .start(.loans(.request(.init(data: data))))
        case .loansRules: return .push(.loans(.rules))
        case .loansRulesSheet: return .sheet(.loans(.rules))
        case .back: return .back
        case .close: return .close
        case .finish(let result): return .finish(result)
        }
    }
}
