#if canImport(SwiftUI)
    import SwiftUI

    /// One of the app's screens. It updates only when its own values change.
    struct NavigationScreenView<Destinations: NavigationDestinations>: View, Equatable {
        let node: Destinations.Graph.Route
        let context: NavigationScreenContext
        let destinations: Destinations
        @SwiftUI.State private var token = ScreenToken()

        init(node: Destinations.Graph.Route, context: NavigationScreenContext, destinations: Destinations) {
            self.node = node
            self.context = context
            self.destinations = destinations
        }

        nonisolated static func == (left: Self, right: Self) -> Bool {
            left.node == right.node && left.context.level == right.context.level
                && left.context.column == right.context.column && left.context.reported == right.context.reported
        }

        var body: some View {
            let value = node.nodeValue
            let context = context.of(token, value)
            destinations.routeView(node, NavigationContext(screen: context))
                .modifier(NavigationZoomModifier(value: value, zooms: context.navigator.table.nodes[value.node].zooms))
                .modifier(
                    NavigationAnchorModifier(
                        presenter: context.presenter, navigator: context.navigator,
                        anchor: .screen(value, level: context.level), token: context.token)
                )
                .modifier(NavigationNodeModifier(node: value.node, title: node.title, context: context))
        }
    }

    /// The view identity of the screen in a column or at the bottom of a stack.
    ///
    /// As on a stack, another screen is a new view with new state. The same screen with other
    /// values (see `identity:` in the graph) keeps its state.
    nonisolated struct NavigationScreenIdentity: Hashable {
        let value: NodeValue
        let table: GraphTable

        static func == (left: Self, right: Self) -> Bool { left.value.isSame(as: right.value, in: left.table) }

        func hash(into hasher: inout Hasher) { hasher.combine(value.node) }
    }

    /// Sets the title, the navigation context and the accessibility identifier of a node's view.
    struct NavigationNodeModifier: ViewModifier {
        let node: Int
        let title: String?
        let context: NavigationScreenContext

        func body(content: Self.Content) -> some View {
            let row = context.navigator.table.nodes[node]
            content
                .modifier(NavigationTitleModifier(title: title, mode: row.titleMode))
                .environment(\.navigationScreenContext, context)
                // Contain the children, so that the identifier is set on the screen and not on the
                // views in it.
                .accessibilityElement(children: .contain)
                .accessibilityIdentifier(row.id)
        }
    }

    /// Shows the title of a node that has one.
    private struct NavigationTitleModifier: ViewModifier {
        let title: String?
        let mode: String?

        func body(content: Self.Content) -> some View {
            if let title {
                let titled = content.navigationTitle(SwiftUI.Text(verbatim: title))
                #if os(macOS) || os(tvOS)
                    titled
                #else
                    if let mode {
                        titled.navigationBarTitleDisplayMode(mode == "inline" ? .inline : .large)
                    } else {
                        titled
                    }
                #endif
            } else {
                content
            }
        }
    }
#endif
