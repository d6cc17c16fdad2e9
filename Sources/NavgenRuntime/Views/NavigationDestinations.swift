#if canImport(SwiftUI)
    public import SwiftUI

    /// The app's views of a graph's nodes. What navgen declares for the graph refines this, and implements it.
    ///
    ///     struct Screens: ShopDestinations {
    ///         func home(exits: HomeExits) -> some View { HomeScreen(exits: exits) }
    ///     }
    @MainActor public protocol NavigationDestinations<Graph> {
        associatedtype Graph: NavigationGraph
        associatedtype RouteView: View = EmptyView
        associatedtype SheetView: View = EmptyView
        associatedtype CoverView: View = EmptyView
        associatedtype PopoverView: View = EmptyView
        associatedtype FlowView: View = EmptyView
        func routeView(_ node: Graph.Route, _ context: NavigationContext<Graph>) -> RouteView
        func sheetView(_ node: Graph.Sheet, _ context: NavigationContext<Graph>) -> SheetView
        func coverView(_ node: Graph.Cover, _ context: NavigationContext<Graph>) -> CoverView
        func popoverView(_ node: Graph.Popover, _ context: NavigationContext<Graph>) -> PopoverView
        /// The step of a flow that is shown.
        func flowView(_ run: FlowModel, _ context: NavigationContext<Graph>) -> FlowView
    }

    extension NavigationDestinations where RouteView == EmptyView {
        public func routeView(_ node: Graph.Route, _ context: NavigationContext<Graph>) -> EmptyView { EmptyView() }
    }
    extension NavigationDestinations where SheetView == EmptyView {
        public func sheetView(_ node: Graph.Sheet, _ context: NavigationContext<Graph>) -> EmptyView { EmptyView() }
    }
    extension NavigationDestinations where CoverView == EmptyView {
        public func coverView(_ node: Graph.Cover, _ context: NavigationContext<Graph>) -> EmptyView { EmptyView() }
    }
    extension NavigationDestinations where PopoverView == EmptyView {
        public func popoverView(_ node: Graph.Popover, _ context: NavigationContext<Graph>) -> EmptyView { EmptyView() }
    }
    extension NavigationDestinations where FlowView == EmptyView {
        public func flowView(_ run: FlowModel, _ context: NavigationContext<Graph>) -> EmptyView { EmptyView() }
    }
#endif
