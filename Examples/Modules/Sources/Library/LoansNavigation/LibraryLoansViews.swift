// Written by navgen from library.yaml, section loans, module LoansNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    public import LibraryModel
    public import NavgenRuntime
    public import SwiftUI

    /// Makes the views of the section `loans`: a function for each node.
    @MainActor
    public protocol LibraryLoansDestinations:
        LoansCurrentDestination,
        LoansRulesDestination,
        LoansBorrowDestination,
        LoansRequestBookDestination,
        LoansRequestAddressDestination,
        LoansRequestDoneDestination
    {}

    @MainActor public protocol LoansCurrentDestination {
        associatedtype CurrentBody: View = EmptyView
        @ViewBuilder func current(exits: LoansCurrentExits) -> CurrentBody
    }
    @MainActor public protocol LoansRulesDestination {
        associatedtype RulesBody: View = EmptyView
        @ViewBuilder func rules(exits: LoansRulesExits) -> RulesBody
    }
    @MainActor public protocol LoansBorrowDestination {
        associatedtype BorrowBody: View = EmptyView
        @ViewBuilder func borrow(isbn: ISBN, exits: LoansBorrowExits) -> BorrowBody
    }
    @MainActor public protocol LoansRequestBookDestination {
        associatedtype RequestBookBody: View = EmptyView
        @ViewBuilder func requestBook(
            flow: LoansRequestRun, exits: LoansRequestBookExits
        ) -> RequestBookBody
    }
    @MainActor public protocol LoansRequestAddressDestination {
        associatedtype RequestAddressBody: View = EmptyView
        @ViewBuilder func requestAddress(flow: LoansRequestRun) -> RequestAddressBody
    }
    @MainActor public protocol LoansRequestDoneDestination {
        associatedtype RequestDoneBody: View = EmptyView
        @ViewBuilder func requestDone(flow: LoansRequestRun) -> RequestDoneBody
    }
#endif
