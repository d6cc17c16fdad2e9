// Written by navgen from library.yaml, section loans, module LoansNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

public import LibraryModel
public import NavgenRuntime

#if canImport(Darwin)
    import Foundation
#endif

/// The screens that can be on a stack in the section `loans`.
nonisolated public enum LibraryLoansRoute: NavigationValue {
    /// Borrowed
    case current
    /// Rules of lending
    case rules

    public var nodeValue: NodeValue {
        switch self {
        case .current: return value(.loansCurrent)
        case .rules: return value(.loansRules)
        }
    }

    public init?(_ node: LibraryLoansNode, _ values: inout ValueReader) {
        switch node {
        case .loansCurrent: self = .current
        case .loansRules: self = .rules
        default: return nil
        }
    }
}

/// The nodes that are presented as sheets in the section `loans`.
nonisolated public enum LibraryLoansSheet: PresentedValue {
    /// Rules of lending
    case rules
    /// Borrow
    case borrow(isbn: ISBN)

    public var nodeValue: NodeValue {
        switch self {
        case .rules: return value(.loansRules)
        case .borrow(let isbn): return value(.loansBorrow, .raw(isbn))
        }
    }

    public init?(_ node: LibraryLoansNode, _ values: inout ValueReader) {
        switch node {
        case .loansRules: self = .rules
        case .loansBorrow: self = .borrow(isbn: values.pattern(0))
        default: return nil
        }
    }
}

/// The confirmation dialogs in the section `loans`.
nonisolated public enum LibraryLoansDialog: PresentedValue {
    /// Renew for four weeks?
    case renew(isbn: ISBN)

    public var nodeValue: NodeValue {
        switch self {
        case .renew(let isbn): return value(.loansRenew, .raw(isbn))
        }
    }

    public init?(_ node: LibraryLoansNode, _ values: inout ValueReader) {
        switch node {
        case .loansRenew: self = .renew(isbn: values.pattern(0))
        default: return nil
        }
    }

    public var actions: [AlertButton] {
        switch self {
        case .renew:
            return [
                AlertButton(LoansRenewAction.renew, String(localized: "Renew")),
                AlertButton(LoansRenewAction.keep, String(localized: "Not now"), role: .cancel),
            ]
        }
    }
}

/// The possible answers to `loans.renew`.
nonisolated public enum LoansRenewAction: String, CaseIterable, Codable, Sendable {
    case renew, keep
}

/// A node of the graph, by its id: for analytics, tests and accessibility identifiers.
nonisolated public enum LibraryLoansNode: NavigationNode {
    case loansCurrent
    case loansRules
    case loansBorrow
    case loansRenew
    case loansRequest
    case loansRequestBook
    case loansRequestAddress
    case loansRequestDone

    public typealias Graph = LibraryLoansGraph
}

/// The graph of `loans`: its types, and what is known about its nodes.
nonisolated public enum LibraryLoansGraph: NavigationGraph {
    public typealias Node = LibraryLoansNode
    public typealias Route = LibraryLoansRoute
    public typealias Sheet = LibraryLoansSheet
    public typealias Dialog = LibraryLoansDialog

    public static let table = GraphTable(
        LibraryLoansGraph.self, "Library.loans", format: .v1,
        """
        loans.current screen
        loans.rules screen
        loans.borrow sheet params=isbn
        loans.renew dialog params=isbn
        loans.request flow
        loans.request.book step
        loans.request.address step
        loans.request.done step
        """)

    public static func title(of node: LibraryLoansNode) -> String? {
        switch node {
        case .loansCurrent: return String(localized: "Borrowed")
        case .loansRules: return String(localized: "Rules of lending")
        case .loansBorrow: return String(localized: "Borrow")
        case .loansRenew: return String(localized: "Renew for four weeks?")
        case .loansRequest: return String(localized: "Ask another library")
        default: return nil
        }
    }
}
