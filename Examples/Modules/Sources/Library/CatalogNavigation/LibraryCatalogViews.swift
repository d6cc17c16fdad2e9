// Written by navgen from library.yaml, section catalog, module CatalogNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    public import LibraryModel
    public import SwiftUI

    /// Makes the views of the section `catalog`: a function for each node.
    @MainActor public protocol LibraryCatalogDestinations {
        associatedtype ShelvesBody: View
        /// Shelves
        @ViewBuilder func shelves(exits: CatalogShelvesExits) -> ShelvesBody

        associatedtype ShelfBody: View
        /// {genre}
        @ViewBuilder func shelf(genre: Genre, exits: CatalogShelfExits) -> ShelfBody

        associatedtype BookBody: View
        /// Book {isbn}
        @ViewBuilder func book(isbn: ISBN, exits: CatalogBookExits) -> BookBody
    }

    /// What the app does for the views of this module; the app puts it into their environment.
    @MainActor public struct LibraryCatalogHost {
        let source: @MainActor (AnyView, LibraryCatalogExit) -> AnyView
        let onConfirm: @MainActor (AnyView, Bool, @escaping @MainActor () async -> Void) -> AnyView
        let holdsNavigation: @MainActor (AnyView, Bool) -> AnyView

        public init(
            source: @escaping @MainActor (AnyView, LibraryCatalogExit) -> AnyView,
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
            _ exit: LibraryCatalogExit, by host: LibraryCatalogHost? = nil
        ) -> some View {
            modifier(LibraryCatalogHosted(host) { $0.source($1, exit) })
        }

        /// Sets what the button does that confirms the view's presentation.
        public func onConfirm(
            enabled isEnabled: Bool = true, perform action: @escaping @MainActor () async -> Void,
            by host: LibraryCatalogHost? = nil
        ) -> some View {
            modifier(LibraryCatalogHosted(host) { $0.onConfirm($1, isEnabled, action) })
        }

        /// While it holds, no swipe closes the view's presentation, and links wait.
        public func holdsNavigation(
            _ isHolding: Bool = true, by host: LibraryCatalogHost? = nil
        ) -> some View {
            modifier(LibraryCatalogHosted(host) { $0.holdsNavigation($1, isHolding) })
        }
    }

    /// Lets the app change a view; in a preview without the app, nothing changes.
    private struct LibraryCatalogHosted: ViewModifier {
        private let given: LibraryCatalogHost?
        private let change: @MainActor (LibraryCatalogHost, AnyView) -> AnyView
        @SwiftUI.Environment(\.libraryCatalogHost) private var host

        init(
            _ given: LibraryCatalogHost?,
            change: @escaping @MainActor (LibraryCatalogHost, AnyView) -> AnyView
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

    private struct LibraryCatalogHostKey: EnvironmentKey {
        static var defaultValue: LibraryCatalogHost? { nil }
    }

    extension EnvironmentValues {
        public var libraryCatalogHost: LibraryCatalogHost? {
            get { self[LibraryCatalogHostKey.self] }
            set { self[LibraryCatalogHostKey.self] = newValue }
        }
    }
#endif
