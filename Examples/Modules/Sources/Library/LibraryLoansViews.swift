// Written by navgen from library.yaml, section loans. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import CatalogNavigation
    import LibraryModel
    import LoansNavigation
    import NavgenRuntime
    import SwiftUI

    extension LibraryLoansDestinations {
        @ViewBuilder func routeView(
            _ node: LibraryLoansRoute, _ context: LibraryContext
        ) -> some View {
            let handler: LibraryLoansExitHandler = context.handler.section()
            switch node {
            case .current: current(exits: .init(handler: handler))
            case .rules: rules(exits: .init(handler: handler))
            }
        }

        @ViewBuilder func sheetView(
            _ node: LibraryLoansSheet, _ context: LibraryContext
        ) -> some View {
            let handler: LibraryLoansExitHandler = context.handler.section()
            switch node {
            case .rules: rules(exits: .init(handler: handler))
            case .borrow(let isbn): borrow(isbn: isbn, exits: .init(handler: handler))
            }
        }

        @ViewBuilder func flowView(_ run: FlowModel, _ context: LibraryContext) -> some View {
            switch run {
            case let run as LoansRequestRun: stepsOfRequest(run, context)
            default: EmptyView()
            }
        }

        @ViewBuilder private func stepsOfRequest(
            _ run: LoansRequestRun, _ context: LibraryContext
        ) -> some View {
            let handler: LibraryLoansExitHandler = context.handler.section()
            switch run.step {
            case .book: requestBook(flow: run, exits: .init(handler: handler))
            case .address: requestAddress(flow: run)
            case .done: requestDone(flow: run)
            }
        }
    }
#endif
