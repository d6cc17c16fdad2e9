#if canImport(SwiftUI)
    import SwiftUI

    /// One of the app's screens: it updates only when its own values change.
    struct NavigationScreenView<Destinations: NavigationDestinations>: View, Equatable {
        let node: Destinations.Graph.Route
        let context: NavigationScreenContext
        let destinations: Destinations

        nonisolated static func == (left: Self, right: Self) -> Bool {
            left.node == right.node && left.context.level == right.context.level
                && left.context.column == right.context.column && left.context.reported == right.context.reported
        }

        var body: some View {
            let value = node.nodeValue
            destinations.routeView(node, NavigationContext(screen: context))
                .modifier(NavigationZoomModifier(value: value, zooms: context.navigator.table.nodes[value.node].zooms))
                .modifier(
                    NavigationAnchorModifier(
                        presenter: context.presenter, navigator: context.navigator,
                        anchor: .screen(value, level: context.level))
                )
                .modifier(NavigationNodeModifier(node: value.node, title: node.title, context: context))
        }
    }

    /// What a column or the bottom of a stack shows: something else is another view, as on a stack; the same thing with
    /// other values is the same view.
    nonisolated struct NavigationScreenIdentity: Hashable {
        let value: NodeValue
        let table: GraphTable

        static func == (left: Self, right: Self) -> Bool { left.value.isSame(as: right.value, in: left.table) }

        func hash(into hasher: inout Hasher) { hasher.combine(value.node) }
    }

    /// The title of a node, where its views are, and how tests find it.
    struct NavigationNodeModifier: ViewModifier {
        let node: Int
        let title: String?
        let context: NavigationScreenContext

        func body(content: Self.Content) -> some View {
            let row = context.navigator.table.nodes[node]
            content
                .modifier(NavigationTitleModifier(title: title, mode: row.titleMode))
                .environment(\.navigationScreenContext, context)
                // The identifier is that of the screen, and those within keep theirs.
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
