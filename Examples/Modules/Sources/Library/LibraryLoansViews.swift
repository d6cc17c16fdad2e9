// Written by navgen from library.yaml, section loans. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import CatalogNavigation
    import LibraryModel
    import LoansNavigation
    import SwiftUI

    /// The app's view of a node.
    struct LibraryLoansRouteView<Destinations: LibraryLoansDestinations>: View {
        let node: LibraryLoansRoute
        let destinations: Destinations
        let context: LibraryContext

        var body: some View {
            switch node {
            case .current:
                destinations.current(
                    exits: LoansCurrentExits(LibraryLoansExitHandler(context.handler)))
            case .rules:
                destinations.rules(exits: LoansRulesExits(LibraryLoansExitHandler(context.handler)))
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
            case .rules:
                destinations.rules(exits: LoansRulesExits(LibraryLoansExitHandler(context.handler)))
            case .borrow(let isbn):
                destinations.borrow(
                    isbn: isbn, exits: LoansBorrowExits(LibraryLoansExitHandler(context.handler)))
            }
        }
    }

    /// The app's view of the step that is shown.
    struct LoansRequestSteps<Destinations: LibraryLoansDestinations>: View {
        let run: LoansRequestRun
        let destinations: Destinations
        let context: LibraryContext

        var body: some View {
            switch run.step {
            case .book:
                destinations.requestBook(
                    flow: run,
                    exits: LoansRequestBookExits(LibraryLoansExitHandler(context.handler))
                )
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier("loans.request.book")
            case .address:
                destinations.requestAddress(flow: run)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("loans.request.address")
            case .done:
                destinations.requestDone(flow: run)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier("loans.request.done")
            }
        }
    }
#endif
