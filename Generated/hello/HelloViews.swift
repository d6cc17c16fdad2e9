// Written by navgen from hello.yaml. Do not edit.
// swift-format-ignore-file
// swiftlint:disable all
// swiftformat:disable all

#if canImport(SwiftUI)
    import NavgenRuntime
    import SwiftUI

    /// The view of the app's whole navigation in one window.
    typealias HelloRootView<Destinations: HelloDestinations> =
        NavigationRootView<Destinations, NoFacts<HelloGraph>>
    /// One stack of the graph, for an app with a root of its own.
    typealias HelloStack<Destinations: HelloDestinations> = NavigationStackView<Destinations>
    /// The position of a view in the navigation.
    typealias HelloContext = NavigationContext<HelloGraph>

    /// Makes the app's own views: a function for each node.
    @MainActor
    protocol HelloDestinations:
        HomeDestination,
        DetailDestination,
        NavigationDestinations<HelloGraph>
    {}

    @MainActor protocol HomeDestination {
        associatedtype HomeBody: View = EmptyView
        @ViewBuilder func home(exits: HomeExits) -> HomeBody
    }
    @MainActor protocol DetailDestination {
        associatedtype DetailBody: View = EmptyView
        @ViewBuilder func detail(exits: DetailExits) -> DetailBody
    }

    extension HelloDestinations {
        @ViewBuilder func routeView(_ node: HelloRoute, _ context: HelloContext) -> some View {
            let handler = context.handler
            switch node {
            case .home: home(exits: .init(handler: handler))
            case .detail: detail(exits: .init(handler: handler))
            }
        }
    }
#endif
