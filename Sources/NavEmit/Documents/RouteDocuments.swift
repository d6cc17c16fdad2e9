import NavGraph
import NavLinks
import NavSyntax

/// The edges of the graph: declared routes, and the edges implied by tabs, splits, flows, actions and
/// conditions.
struct RouteDocuments {
    private let document: GraphDocument
    private var graph: Graph { document.graph }

    init(_ document: GraphDocument) {
        self.document = document
    }

    /// The edges of each node in source order, then the global routes, whose `from` is null.
    var all: [JSON] {
        let own = graph.nodes.indices.flatMap { document.analyzed.outgoing(of: NodeID($0)).map(json) }
        let global = document.analyzed.globalRoutes.compactMap { index -> JSON? in
            guard let target = graph.routes[index].target.target else { return nil }
            return route(index, from: nil, to: target, cause: "route")
        }
        return own + global
    }

    private func json(_ edge: Edge) -> JSON {
        let position = document.locations.json(graph[edge.source].id.range)
        switch edge.cause {
        case .route(let index): return route(index, from: edge.source, to: edge.target, cause: "route")
        case .alertAction(let index): return route(index, from: edge.source, to: edge.target, cause: "alertAction")
        case .tabRoot: return implied(edge, "tabRoot", position)
        case .column: return implied(edge, "column", position)
        case .step: return implied(edge, "step", position)
        case .then: return implied(edge, "then", position)
        case .otherwise(let condition): return implied(edge, "otherwise", position, condition)
        }
    }

    private func implied(_ edge: Edge, _ cause: String, _ position: JSON, _ condition: ConditionID? = nil) -> JSON {
        .object([
            ("from", .string(graph[edge.source].name)), ("to", .string(graph[edge.target].name)),
            ("cause", .string(cause)), ("condition", .text(condition.map { graph[$0].name.value })),
            ("transition", .null), ("fills", .texts([])), ("when", .texts([])), ("params", .object([])),
            ("label", .null), ("doc", .null),
            ("position", position),
        ])
    }

    private func route(_ index: Int, from source: NodeID?, to target: NodeID, cause: String) -> JSON {
        let route = graph.routes[index]
        let types = document.links.types(of: target)
        let fixed = route.fixed.map { value -> (String, JSON) in
            let parameterIndex = graph[target].parameters.firstIndex { $0.name.value == value.name.value }
            return (value.name.value, Self.expression(value.value, parameterIndex.map { types[$0] } ?? .opaque))
        }
        return .object([
            ("from", .text(source.map { graph[$0].name })), ("to", .string(graph[target].name)),
            ("cause", .string(cause)), ("condition", .null),
            ("transition", .text(document.analyzed.usualTransition(of: route, from: source)?.rawValue)),
            ("fills", .texts(document.analyzed.splitsFilled(by: route, from: source).map { graph[$0].name })),
            ("when", .conditions(route.when)), ("params", .line(.object(fixed))),
            ("label", .text(route.label?.plainText)), ("doc", .text(route.doc)),
            ("position", document.locations.json(route.range)),
        ])
    }

    /// A fixed value, or the parameter of the source node that provides it.
    private static func expression(_ value: ValueExpression, _ type: ValueType) -> JSON {
        switch value {
        case .parameter(let name): .object([("parameter", .string(name))])
        case .literal(let literal) where literal.isNull && type != .string: .object([("value", .null)])
        case .literal(let literal): .object([("value", .value(type.value(of: literal)))])
        }
    }
}
