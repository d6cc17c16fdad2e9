#if canImport(SwiftUI)
    public import SwiftUI

    /// The app's views of a graph's nodes.
    ///
    /// For each graph, navgen declares a protocol that refines this one and implements its
    /// requirements, such as `ShopDestinations`:
    ///
    ///     struct Screens: ShopDestinations {
    ///         func home(exits: HomeExits) -> some View { HomeScreen(exits: exits) }
    ///     }
    @MainActor public protocol NavigationDestinations<Graph> {
        /// The graph whose nodes are shown.
        associatedtype Graph: NavigationGraph
        /// The view of a route: a node that can be on a stack.
        associatedtype RouteView: View = EmptyView
        /// The view of a sheet.
        associatedtype SheetView: View = EmptyView
        /// The view of a cover.
        associatedtype CoverView: View = EmptyView
        /// The view of a popover.
        associatedtype PopoverView: View = EmptyView
        /// The view of a flow's step.
        associatedtype FlowView: View = EmptyView
        /// Makes the view of a route.
        func routeView(_ node: Graph.Route, _ context: NavigationContext<Graph>) -> RouteView
        /// Makes the view of a sheet.
        func sheetView(_ node: Graph.Sheet, _ context: NavigationContext<Graph>) -> SheetView
        /// Makes the view of a cover.
        func coverView(_ node: Graph.Cover, _ context: NavigationContext<Graph>) -> CoverView
        /// Makes the view of a popover.
        func popoverView(_ node: Graph.Popover, _ context: NavigationContext<Graph>) -> PopoverView
        /// Makes the view of a flow's current step.
        func flowView(_ run: FlowModel, _ context: NavigationContext<Graph>) -> FlowView
    }

    extension NavigationDestinations where RouteView == EmptyView {
        /// Makes the view of a route.
        public func routeView(_ node: Graph.Route, _ context: NavigationContext<Graph>) -> EmptyView { EmptyView() }
    }
    extension NavigationDestinations where SheetView == EmptyView {
        /// Makes the view of a sheet.
        public func sheetView(_ node: Graph.Sheet, _ context: NavigationContext<Graph>) -> EmptyView { EmptyView() }
    }
    extension NavigationDestinations where CoverView == EmptyView {
        /// Makes the view of a cover.
        public func coverView(_ node: Graph.Cover, _ context: NavigationContext<Graph>) -> EmptyView { EmptyView() }
    }
    extension NavigationDestinations where PopoverView == EmptyView {
        /// Makes the view of a popover.
        public func popoverView(_ node: Graph.Popover, _ context: NavigationContext<Graph>) -> EmptyView { EmptyView() }
    }
    extension NavigationDestinations where FlowView == EmptyView {
        /// Makes the view of a flow's current step.
        public func flowView(_ run: FlowModel, _ context: NavigationContext<Graph>) -> EmptyView { EmptyView() }
    }
#endif
