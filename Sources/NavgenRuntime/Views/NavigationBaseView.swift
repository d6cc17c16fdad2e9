#if canImport(SwiftUI)
    import SwiftUI

    /// The view below all presentations: the tab bar, or one of the roots.
    struct NavigationBaseView<Destinations: NavigationDestinations>: View {
        @ObservedObject var navigator: NavigatorCore
        let destinations: Destinations

        var body: some View {
            if let root = navigator.shownRoot {
                if let stack = navigator.table.rootStack(ofRoot: root) {
                    // Otherwise, the stacks of two roots would be the same one.
                    NavigationRootLevelView(index: stack, navigator: navigator, destinations: destinations)
                        .id(stack)
                } else {
                    NavigationTabBar(navigator: navigator, destinations: destinations)
                }
            } else if let launching {
                destinations.routeView(launching, context)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier(navigator.table.nodes[launching.nodeValue.node].id)
            }
        }

        /// The screen that is shown while the root is undecided.
        private var launching: Destinations.Graph.Route? {
            navigator.table.launching.flatMap { Destinations.Graph.Route(NodeValue($0)) }
        }

        private var context: NavigationContext<Destinations.Graph> {
            NavigationContext(
                screen: NavigationScreenContext(
                    navigator: navigator, level: -1, presenter: navigator.rootPresenter))
        }
    }

    /// The content of a tab or root.
    struct NavigationRootLevelView<Destinations: NavigationDestinations>: View {
        /// Its index among the tabs and roots.
        let index: Int
        let navigator: NavigatorCore
        let destinations: Destinations

        var body: some View {
            let (table, level) = (navigator.table, navigator.rootLevels[index])
            let root = table.rootStacks[index].root
            if table.nodes[root].kind == .split {
                NavigationColumnsView(split: root, level: level, navigator: navigator, destinations: destinations)
            } else {
                NavigationLevelView(level: level, navigator: navigator, destinations: destinations)
            }
        }
    }
#endif
