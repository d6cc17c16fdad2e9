// Written by navgen from library.yaml, section loans. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

import LibraryModel
import NavgenRuntime

/// The destinations of URLs in the section `loans`.
nonisolated enum LibraryLoansLink: NavigationLinkValue {
    /// `/loans`
    case current
    /// `/loans/rules`
    case rules
    /// `/book/{isbn}/borrow`
    case borrow(isbn: ISBN)
    /// `/loans/request`
    case request

    var nodeValue: NodeValue {
        switch self {
        case .current: return value(.loansCurrent)
        case .rules: return value(.loansRules)
        case .borrow(let isbn): return value(.loansBorrow, .raw(isbn))
        case .request: return value(.loansRequest)
        }
    }

    init?(_ node: LibraryNode, _ values: inout ValueReader) {
        switch node {
        case .loansCurrent: self = .current
        case .loansRules: self = .rules
        case .loansBorrow: self = .borrow(isbn: values.pattern(0))
        case .loansRequest: self = .request
        default: return nil
        }
    }
}
