#if canImport(SwiftUI)
    import SwiftUI

    /// The view of a tab or root with its own stack.
    struct NavigationLevelView<Destinations: NavigationDestinations>: View {
        let level: LevelModel
        let navigator: NavigatorCore
        let destinations: Destinations

        var body: some View {
            NavigationLevelStack(level: level, navigator: navigator, destinations: destinations) {
                NavigationContentView(level: level, navigator: navigator, destinations: destinations)
            }
        }
    }

    /// A navigation stack that shows the path of its level.
    struct NavigationLevelStack<Destinations: NavigationDestinations, Root: View>: View {
        @ObservedObject var level: LevelModel
        @ObservedObject var navigator: NavigatorCore
        let destinations: Destinations
        let root: Root
        @SwiftUI.Namespace private var zooms

        private typealias Route = Destinations.Graph.Route

        init(
            level: LevelModel, navigator: NavigatorCore, destinations: Destinations, @ViewBuilder root: () -> Root
        ) {
            self.level = level
            self.navigator = navigator
            self.destinations = destinations
            self.root = root()
        }

        var body: some View {
            NavigationStack(path: path) {
                root.navigationDestination(for: Route.self) { route in
                    NavigationScreenView(
                        node: route, context: NavigationScreenContext(navigator, level, value: route.nodeValue),
                        destinations: destinations
                    )
                    .equatable()
                }
            }
            .environment(\.navigationZooms, zooms)
        }

        private var path: Binding<[Route]> { $level[stack: level.corrections] }
    }

    extension LevelModel {
        /// The stack, as the system reads and writes it. The parameter makes it a different key
        /// path after each correction, so that it is read again.
        fileprivate subscript<Route: NavigationValue>(stack corrections: Int) -> [Route] {
            get { stack(corrections).routes() }
            set { setStack(newValue.map(\.nodeValue)) }
        }
    }

    /// The content of a level below the screens on its stack.
    struct NavigationContentView<Destinations: NavigationDestinations>: View {
        @ObservedObject var level: LevelModel
        @ObservedObject var navigator: NavigatorCore
        let destinations: Destinations

        private typealias Content = NavigationState<Destinations.Graph>.Content

        var body: some View {
            let screen = NavigationScreenContext(navigator, level)
            let context = NavigationContext<Destinations.Graph>(screen: screen)
            let core = level.content
            switch Content(core) {
            case .screen(let node):
                NavigationScreenView(node: node, context: screen, destinations: destinations)
                    .equatable()
                    .id(NavigationScreenIdentity(value: core.value, table: navigator.table))
            case .sheet(let node):
                destinations.sheetView(node, context)
                    .modifier(NavigationNodeModifier(node: core.node, title: node.title, context: screen))
            case .cover(let node):
                destinations.coverView(node, context)
                    .modifier(NavigationNodeModifier(node: core.node, title: node.title, context: screen))
            case .popover(let node):
                destinations.popoverView(node, context)
                    .modifier(NavigationNodeModifier(node: core.node, title: node.title, context: screen))
            case .flow:
                if let run = level.run {
                    NavigationFlowView(flow: core.node, run: run, context: context, destinations: destinations)
                        .id(NavigationScreenIdentity(value: core.value, table: navigator.table))
                }
            case .split, .alert, .dialog:
                EmptyView()
            }
        }
    }

    /// The view of a flow's current step.
    struct NavigationFlowView<Destinations: NavigationDestinations>: View {
        let flow: Int
        @ObservedObject var run: FlowModel
        let context: NavigationContext<Destinations.Graph>
        let destinations: Destinations

        var body: some View {
            let step = flow + 1 + run._stepIndex
            destinations.flowView(run, context)
                .modifier(
                    NavigationNodeModifier(
                        node: step, title: Destinations.Graph.title(of: .init(index: step)) ?? run._title,
                        context: context.screen))
        }
    }
#endif
