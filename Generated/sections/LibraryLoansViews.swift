// Written by navgen from sections.yaml, section loans. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import SwiftUI

    /// Makes the views of the section `loans`: a function for each node.
    @MainActor protocol LibraryLoansDestinations {
        associatedtype CurrentBody: View
        /// Borrowed
        @ViewBuilder func current(exits: LoansCurrentExits) -> CurrentBody

        associatedtype RulesBody: View
        /// Rules of lending
        @ViewBuilder func rules(exits: LoansRulesExits) -> RulesBody

        associatedtype BorrowBody: View
        /// Borrow
        @ViewBuilder func borrow(isbn: ISBN, exits: LoansBorrowExits) -> BorrowBody
    }

    /// The app's view of a node.
    struct LibraryLoansRouteView<Destinations: LibraryLoansDestinations>: View {
        let node: LibraryLoansRoute
        let destinations: Destinations
        let context: LibraryContext

        var body: some View {
            switch node {
            case .current:
                destinations.current(exits: LoansCurrentExits(context.handler))
            case .rules:
                destinations.rules(exits: LoansRulesExits(context.handler))
            }
        }
    }

    /// The app's view of a node.
    struct LibraryLoansSheetView<Destinations: LibraryLoansDestinations>: View {
        let node: LibraryLoansSheet
        let destinations: Destinations
        let context: LibraryContext

        var body: some View {
            switch node {
            case .borrow(let isbn):
                destinations.borrow(isbn: isbn, exits: LoansBorrowExits(context.handler))
            }
        }
    }
#endif
