// Written by navgen from shop.yaml, section catalog, module CatalogNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    #if hasFeature(InternalImportsByDefault)
        package import SwiftUI
    #else
        import SwiftUI
    #endif

    /// Makes the views of the section `catalog`: a function for each node.
    @MainActor package protocol ShopCatalogDestinations {
        associatedtype HomeBody: View
        /// Shop
        @ViewBuilder func home(exits: CatalogHomeExits) -> HomeBody

        associatedtype ProductBody: View
        /// Product {productId}
        ///
        /// One product. `ref` says which campaign the customer comes from.
        @ViewBuilder func product(
            productId: Int, ref: String?, exits: CatalogProductExits
        ) -> ProductBody

        associatedtype ReviewsBody: View
        /// Reviews
        @ViewBuilder func reviews(
            productId: Int, sort: Sort, section: String?, exits: CatalogReviewsExits
        ) -> ReviewsBody

        associatedtype SearchBody: View
        /// Search
        @ViewBuilder func search(query: String?, exits: CatalogSearchExits) -> SearchBody

        associatedtype PhotoBody: View
        @ViewBuilder func photo(productId: Int, index: Int, exits: CatalogPhotoExits) -> PhotoBody

        associatedtype ShareBody: View
        @ViewBuilder func share(productId: Int, exits: CatalogShareExits) -> ShareBody
    }

    /// What the app does for the views of this module; the app puts it into their environment.
    @MainActor package struct ShopCatalogHost {
        let source: @MainActor (AnyView, ShopCatalogExit) -> AnyView
        let onConfirm: @MainActor (AnyView, Bool, @escaping @MainActor () async -> Void) -> AnyView
        let holdsNavigation: @MainActor (AnyView, Bool) -> AnyView

        package init(
            source: @escaping @MainActor (AnyView, ShopCatalogExit) -> AnyView,
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
        package func source(_ exit: ShopCatalogExit, by host: ShopCatalogHost? = nil) -> some View {
            modifier(ShopCatalogHosted(host) { $0.source($1, exit) })
        }

        /// Sets what the button does that confirms the view's presentation.
        package func onConfirm(
            enabled isEnabled: Bool = true, perform action: @escaping @MainActor () async -> Void,
            by host: ShopCatalogHost? = nil
        ) -> some View {
            modifier(ShopCatalogHosted(host) { $0.onConfirm($1, isEnabled, action) })
        }

        /// While it holds, no swipe closes the view's presentation, and links wait.
        package func holdsNavigation(
            _ isHolding: Bool = true, by host: ShopCatalogHost? = nil
        ) -> some View {
            modifier(ShopCatalogHosted(host) { $0.holdsNavigation($1, isHolding) })
        }
    }

    /// Lets the app change a view; in a preview without the app, nothing changes.
    private struct ShopCatalogHosted: ViewModifier {
        private let given: ShopCatalogHost?
        private let change: @MainActor (ShopCatalogHost, AnyView) -> AnyView
        @SwiftUI.Environment(\.shopCatalogHost) private var host

        init(
            _ given: ShopCatalogHost?,
            change: @escaping @MainActor (ShopCatalogHost, AnyView) -> AnyView
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

    private struct ShopCatalogHostKey: EnvironmentKey {
        static var defaultValue: ShopCatalogHost? { nil }
    }

    extension EnvironmentValues {
        package var shopCatalogHost: ShopCatalogHost? {
            get { self[ShopCatalogHostKey.self] }
            set { self[ShopCatalogHostKey.self] = newValue }
        }
    }
#endif
