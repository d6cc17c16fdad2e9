package import NavGraph
import NavLinks
package import NavSwiftWriter

extension TourGraph {
    /// The exit of a node that takes a route.
    package func exit(ofRoute route: Int, from source: NodeID) -> Exit? {
        exits(of: source).first { $0.routeIndex == route }
    }

    /// The accessibility identifier of the control for a move; nil if the system has none, as for a URL.
    package func identifier(of move: TourMove) -> String? {
        switch move {
        case .exit(let route, let source):
            exit(ofRoute: route, from: source)
                .flatMap { value(of: $0, from: value(of: source)) }?.identifier(table)
        case .answer(let action, let alert):
            if case .alert(let detail) = graph[alert].detail {
                "answer:\(detail.actions[action].id.value)"
            } else {
                nil
            }
        case .tab(let tab): graph[tab].name
        case .back: "exit:back"
        case .dismiss: "exit:close"
        case .flow(let control, _): "flow:\(control.rawValue)"
        case .url, .condition: nil
        }
    }

    /// A URL that leads to a node.
    package func url(of node: NodeID) -> String? {
        for pattern in links.patterns.indices where links.patterns[pattern].node == node {
            if let url = links.example(of: pattern) { return url }
        }
        return nil
    }
}
