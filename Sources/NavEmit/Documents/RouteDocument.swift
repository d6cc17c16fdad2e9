import NavGraph
import NavLinks

/// An edge of the graph: a declared route, or one that is implied by a tab, split, flow, action or
/// condition.
struct RouteEntry {
    /// What makes an edge.
    enum Cause: String, CaseIterable {
        case route, alertAction, tabRoot, column, step, then, otherwise
    }

    /// Nil for a global route.
    let source: NodeID?
    let target: NodeID
    let cause: Cause
    /// The condition of an `otherwise`.
    var condition: ConditionID?
    /// Nil for an implied edge.
    var route: Route?
}

extension GraphDocument {
    /// The edges of each node in source order, then the global routes.
    var routes: [RouteEntry] {
        let own = graph.nodes.indices.flatMap { analyzed.outgoing(of: NodeID($0)).map(entry) }
        let global = analyzed.globalRoutes.compactMap { index -> RouteEntry? in
            let route = graph.routes[index]
            return route.target.target.map { RouteEntry(source: nil, target: $0, cause: .route, route: route) }
        }
        return own + global
    }

    private func entry(_ edge: Edge) -> RouteEntry {
        let (cause, route, condition): (RouteEntry.Cause, Int?, ConditionID?) =
            switch edge.cause {
            case .route(let index): (.route, index, nil)
            case .alertAction(let index): (.alertAction, index, nil)
            case .tabRoot: (.tabRoot, nil, nil)
            case .column: (.column, nil, nil)
            case .step: (.step, nil, nil)
            case .then: (.then, nil, nil)
            case .otherwise(let condition): (.otherwise, nil, condition)
            }
        return RouteEntry(
            source: edge.source, target: edge.target, cause: cause, condition: condition,
            route: route.map { graph.routes[$0] })
    }

    static let route = DocumentType<RouteEntry>.object(
        "route", "An edge of the graph.",
        [
            Member(
                "from", .orNull(.node),
                "The source; null: every screen, sheet, cover and popover but the target and those in `except`."
            ) { $0.source },
            Member("except", .listOnOneLine(.node), "Of a route from anywhere: the nodes at which it does not start.") {
                $0.route?.excluded ?? []
            },
            Member("to", .node, "The target.") { $0.target },
            Member(
                "cause", .word,
                "What declares or implies it: a route, an action of an alert, or a tab, split, flow, action or "
                    + "condition."
            ) { $0.cause },
            Member("condition", .orNull(.string), "Of an `otherwise`: the condition that does not hold.") {
                route, document in route.condition.map { document.graph[$0].name.value }
            },
            Member("transition", .orNull(.word), "How a route shows its target; null for implied edges.") {
                route, document in
                route.route.flatMap { document.analyzed.usualTransition(of: $0, from: route.source) }
            },
            Member("popsTo", .orNull(.node), "What it goes back to first; the target is then shown from there.") {
                $0.route?.popsTo?.target
            },
            Member(
                "fills", .listOnOneLine(.node),
                "The splits in which it fills a column, as its source is in an earlier one. On a stack, it pushes."
            ) { route, document in
                route.route.map { document.analyzed.splitsFilled(by: $0, from: route.source) } ?? []
            },
            Member("when", .listOnOneLine(.condition), "The conditions under which it is offered.") {
                $0.route?.when ?? []
            },
            Member("params", .map(source), "The values that it fixes, by the target's parameters.") {
                $1.fixedValues(of: $0)
            },
            Member("label", .orNull(.string), "Its label.") { $0.route?.label?.plainText },
            Member("doc", .orNull(.string), "Its description.") { $0.route?.doc },
            .position { route, document in
                route.route?.range ?? document.graph[route.source ?? route.target].id.range
            },
        ])

    /// The values that a route fixes, by the target's parameters.
    private func fixedValues(of entry: RouteEntry) -> [(String, ProvidedValue)] {
        guard let route = entry.route, !route.fixed.isEmpty else { return [] }
        let parameters = graph.linkParameters(of: entry.target)
        let types = links.types(of: graph.linkOwner(of: entry.target))
        return route.fixed.map { value in
            let index = parameters.firstIndex { $0.name.value == value.name.value }
            return (value.name.value, ProvidedValue(value.value, index.map { types[$0] } ?? .opaque))
        }
    }
}

/// A fixed value, or the parameter that provides it.
enum ProvidedValue {
    case value(SpelledValue)
    case parameter(String)

    init(_ expression: ValueExpression, _ type: ValueType) {
        switch expression {
        case .parameter(let name): self = .parameter(name)
        case .literal(let literal) where literal.isNull && type != .string: self = .value(.none)
        case .literal(let literal): self = .value(type.value(of: literal))
        }
    }
}

extension GraphDocument {
    /// The type of a value in a plan or a route.
    static let source = DocumentType<ProvidedValue>.object(
        "source", "Either `value` or `parameter`.",
        [
            .optional("value", .value, "The value.") { if case .value(let value) = $0 { value } else { nil } },
            .optional(
                "parameter", .string,
                "The parameter that provides the value: of the link in a plan, of the route's source in a route."
            ) { if case .parameter(let name) = $0 { name } else { nil } },
        ])
}
