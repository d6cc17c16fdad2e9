// Written by navgen from shop.yaml, section orders, module OrdersNavigation. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    #if hasFeature(InternalImportsByDefault)
        package import ShopModel
    #else
        import ShopModel
    #endif
    #if hasFeature(InternalImportsByDefault)
        package import SwiftUI
    #else
        import SwiftUI
    #endif

    /// Makes the views of the section `orders`: a function for each node.
    @MainActor package protocol ShopOrdersDestinations {
        associatedtype HistoryBody: View
        /// Orders
        @ViewBuilder func history(exits: OrdersHistoryExits) -> HistoryBody

        associatedtype DetailBody: View
        /// Order {orderId}
        @ViewBuilder func detail(orderId: OrderID, exits: OrdersDetailExits) -> DetailBody
    }

    /// What the app does for the views of this module; the app puts it into their environment.
    @MainActor package struct ShopOrdersHost {
        let source: @MainActor (AnyView, ShopOrdersExit) -> AnyView
        let onConfirm: @MainActor (AnyView, Bool, @escaping @MainActor () async -> Void) -> AnyView
        let holdsNavigation: @MainActor (AnyView, Bool) -> AnyView

        package init(
            source: @escaping @MainActor (AnyView, ShopOrdersExit) -> AnyView,
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
        package func source(_ exit: ShopOrdersExit, by host: ShopOrdersHost? = nil) -> some View {
            modifier(ShopOrdersHosted(host) { $0.source($1, exit) })
        }

        /// Sets what the button does that confirms the view's presentation.
        package func onConfirm(
            enabled isEnabled: Bool = true, perform action: @escaping @MainActor () async -> Void,
            by host: ShopOrdersHost? = nil
        ) -> some View {
            modifier(ShopOrdersHosted(host) { $0.onConfirm($1, isEnabled, action) })
        }

        /// While it holds, no swipe closes the view's presentation, and links wait.
        package func holdsNavigation(
            _ isHolding: Bool = true, by host: ShopOrdersHost? = nil
        ) -> some View {
            modifier(ShopOrdersHosted(host) { $0.holdsNavigation($1, isHolding) })
        }
    }

    /// Lets the app change a view; in a preview without the app, nothing changes.
    private struct ShopOrdersHosted: ViewModifier {
        private let given: ShopOrdersHost?
        private let change: @MainActor (ShopOrdersHost, AnyView) -> AnyView
        @SwiftUI.Environment(\.shopOrdersHost) private var host

        init(
            _ given: ShopOrdersHost?,
            change: @escaping @MainActor (ShopOrdersHost, AnyView) -> AnyView
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

    private struct ShopOrdersHostKey: EnvironmentKey {
        static var defaultValue: ShopOrdersHost? { nil }
    }

    extension EnvironmentValues {
        package var shopOrdersHost: ShopOrdersHost? {
            get { self[ShopOrdersHostKey.self] }
            set { self[ShopOrdersHostKey.self] = newValue }
        }
    }
#endif
