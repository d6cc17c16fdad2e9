// Written by navgen from library.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import CatalogNavigation
import LoansNavigation
import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack.
nonisolated enum LibraryRoute: NavigationValue {
    case catalog(LibraryCatalogRoute)
    case loans(LibraryLoansRoute)

    var nodeValue: NodeValue {
        switch self {
        case .catalog(let inner): return inner.nodeValue.shifted(to: LibraryNode.catalogShelves)
        case .loans(let inner): return inner.nodeValue.shifted(to: LibraryNode.loansCurrent)
        }
    }

    init?(_ node: LibraryNode, _ values: inout ValueReader) {
        if let inner = LibraryCatalogRoute(node, after: .catalogShelves, &values) {
            self = .catalog(inner)
        } else if let inner = LibraryLoansRoute(node, after: .loansCurrent, &values) {
            self = .loans(inner)
        } else {
            return nil
        }
    }

    var title: String? {
        switch self {
        case .catalog(let inner): return inner.title
        default: return Graph.title(of: node)
        }
    }
}

/// The nodes that are presented as sheets.
nonisolated enum LibrarySheet: PresentedValue {
    /// Get a library card
    case getCard
    case loans(LibraryLoansSheet)

    var nodeValue: NodeValue {
        switch self {
        case .getCard: return value(.getCard)
        case .loans(let inner): return inner.nodeValue.shifted(to: LibraryNode.loansCurrent)
        }
    }

    init?(_ node: LibraryNode, _ values: inout ValueReader) {
        switch node {
        case .getCard: self = .getCard
        default:
            if let inner = LibraryLoansSheet(node, after: .loansCurrent, &values) {
                self = .loans(inner)
            } else {
                return nil
            }
        }
    }
}

/// The confirmation dialogs.
nonisolated enum LibraryDialog: PresentedValue {
    case loans(LibraryLoansDialog)

    var nodeValue: NodeValue {
        switch self {
        case .loans(let inner): return inner.nodeValue.shifted(to: LibraryNode.loansCurrent)
        }
    }

    init?(_ node: LibraryNode, _ values: inout ValueReader) {
        if let inner = LibraryLoansDialog(node, after: .loansCurrent, &values) {
            self = .loans(inner)
        } else {
            return nil
        }
    }

    var actions: [AlertButton] {
        switch self {
        case .loans(let inner): return inner.actions
        }
    }
}

/// The tabs, in the order in which they appear.
nonisolated enum LibraryTab: String, NavigationTab {
    /// Browse
    case browse
    /// Borrowed
    case borrowed

    typealias Graph = LibraryGraph
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated enum LibraryNode: NavigationNode {
    case browse
    case borrowed
    case getCard
    case catalogShelves
    case catalogShelf
    case catalogBook
    case loansCurrent
    case loansRules
    case loansBorrow
    case loansRenew
    case loansRequest
    case loansRequestBook
    case loansRequestAddress
    case loansRequestDone

    typealias Graph = LibraryGraph
}

/// The graph: its types, and what is known about its nodes.
nonisolated enum LibraryGraph: NavigationGraph {
    typealias Node = LibraryNode
    typealias Route = LibraryRoute
    typealias Sheet = LibrarySheet
    typealias Dialog = LibraryDialog
    typealias Flow = LibraryFlow
    typealias Tab = LibraryTab
    typealias Link = LibraryLink
    typealias Conditions = LibraryConditions
    typealias Handlers = any LibraryHandlers

    static let table = GraphTable(
        LibraryGraph.self, "Library", format: .v1,
        """
        ?hasCard otherwise=getCard
        ?byMail
        @tabs
        browse tab root=catalog.shelves symbol=books.vertical
        borrowed tab root=loans.current needs=hasCard symbol=bookmark
        getCard sheet stack
        catalog.shelves screen pushes=catalog.shelf,catalog.book
        catalog.shelf screen params=genre pushes=catalog.book
        catalog.book screen params=isbn
        loans.current screen pushes=catalog.book,loans.rules
        loans.rules screen
        loans.borrow sheet params=isbn needs=hasCard pushes=loans.rules stack
        loans.renew dialog params=isbn
        loans.request flow
        loans.request.book step
        loans.request.address step when=byMail
        loans.request.done step
        """)

    static func title(of node: LibraryNode) -> String? {
        switch node {
        case .browse: return String(localized: "Browse")
        case .borrowed: return String(localized: "Borrowed")
        case .getCard: return String(localized: "Get a library card")
        case .catalogShelves: return String(localized: "Shelves")
        case .loansCurrent: return String(localized: "Borrowed")
        case .loansRules: return String(localized: "Rules of lending")
        case .loansBorrow: return String(localized: "Borrow")
        case .loansRenew: return String(localized: "Renew for four weeks?")
        case .loansRequest: return String(localized: "Ask another library")
        default: return nil
        }
    }

    static func cancelLabel(of node: LibraryNode) -> String? {
        switch node {
        case .getCard: return String(localized: "Later")
        case .loansBorrow: return String(localized: "Cancel")
        default: return nil
        }
    }

    static func confirmLabel(of node: LibraryNode) -> String? {
        switch node {
        case .getCard: return String(localized: "Apply")
        case .loansBorrow: return String(localized: "Borrow")
        default: return nil
        }
    }
}
