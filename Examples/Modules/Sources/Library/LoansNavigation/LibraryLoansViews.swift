// Written by navgen from library.yaml, section loans, module LoansNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    public import LibraryModel
    public import SwiftUI

    /// Makes the views of the section `loans`: a function for each node.
    @MainActor public protocol LibraryLoansDestinations {
        associatedtype CurrentBody: View
        /// Borrowed
        @ViewBuilder func current(exits: LoansCurrentExits) -> CurrentBody

        associatedtype RulesBody: View
        /// Rules of lending
        @ViewBuilder func rules(exits: LoansRulesExits) -> RulesBody

        associatedtype BorrowBody: View
        /// Borrow
        @ViewBuilder func borrow(isbn: ISBN, exits: LoansBorrowExits) -> BorrowBody

        associatedtype RequestBookBody: View
        @ViewBuilder func requestBook(
            flow: LoansRequestRun, exits: LoansRequestBookExits
        ) -> RequestBookBody

        associatedtype RequestAddressBody: View
        @ViewBuilder func requestAddress(flow: LoansRequestRun) -> RequestAddressBody

        associatedtype RequestDoneBody: View
        @ViewBuilder func requestDone(flow: LoansRequestRun) -> RequestDoneBody
    }

    /// What the app does for the views of this module; the app puts it into their environment.
    @MainActor public struct LibraryLoansHost {
        let source: @MainActor (AnyView, LibraryLoansExit) -> AnyView
        let onConfirm: @MainActor (AnyView, Bool, @escaping @MainActor () async -> Void) -> AnyView
        let holdsNavigation: @MainActor (AnyView, Bool) -> AnyView

        public init(
            source: @escaping @MainActor (AnyView, LibraryLoansExit) -> AnyView,
            onConfirm: @escaping @MainActor (
                AnyView, Bool, @escaping @MainActor () async -> Void) -> AnyView,
            holdsNavigation: @escaping @MainActor (AnyView, Bool) -> AnyView
        ) {
            self.source = source
            self.onConfirm = onConfirm
            self.holdsNavigation = holdsNavigation
        }
    }

    extension View {
        /// Makes the view the source of the popover or dialog that an exit presents.
        public func source(
            _ exit: LibraryLoansExit, by host: LibraryLoansHost? = nil
        ) -> some View {
            modifier(LibraryLoansHosted(host) { $0.source($1, exit) })
        }

        /// Sets what the button does that confirms the view's presentation.
        public func onConfirm(
            enabled isEnabled: Bool = true, perform action: @escaping @MainActor () async -> Void,
            by host: LibraryLoansHost? = nil
        ) -> some View {
            modifier(LibraryLoansHosted(host) { $0.onConfirm($1, isEnabled, action) })
        }

        /// While it holds, no swipe closes the view's presentation, and links wait.
        public func holdsNavigation(
            _ isHolding: Bool = true, by host: LibraryLoansHost? = nil
        ) -> some View {
            modifier(LibraryLoansHosted(host) { $0.holdsNavigation($1, isHolding) })
        }
    }

    /// Lets the app change a view; in a preview without the app, nothing changes.
    private struct LibraryLoansHosted: ViewModifier {
        private let given: LibraryLoansHost?
        private let change: @MainActor (LibraryLoansHost, AnyView) -> AnyView
        @SwiftUI.Environment(\.libraryLoansHost) private var host

        init(
            _ given: LibraryLoansHost?,
            change: @escaping @MainActor (LibraryLoansHost, AnyView) -> AnyView
        ) {
            self.given = given
            self.change = change
        }

        func body(content: Self.Content) -> some View {
            if let host = given ?? host {
                change(host, AnyView(content))
            } else {
                content
            }
        }
    }

    private struct LibraryLoansHostKey: EnvironmentKey {
        static var defaultValue: LibraryLoansHost? { nil }
    }

    extension EnvironmentValues {
        public var libraryLoansHost: LibraryLoansHost? {
            get { self[LibraryLoansHostKey.self] }
            set { self[LibraryLoansHostKey.self] = newValue }
        }
    }
#endif
