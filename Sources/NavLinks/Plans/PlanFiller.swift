import NavGraph

/// Gives the nodes of a plan their values: what a route fixes, then what the link has, then the default.
struct PlanFiller: Sendable {
    let graph: Graph
    let parameters: LinkParameters

    /// The link's parameter that fills one of a node on the way.
    private func supplier(of parameter: Int, of node: Node, for target: Node) -> Int? {
        target.parameters.indices.first { number in
            target.parameters[number].name.value == node.parameters[parameter].name.value
                && node.parameters[parameter].type.accepts(target.parameters[number].type)
        }
    }

    private func fixed(_ name: String, by route: Int?) -> ValueExpression? {
        guard let route, !graph.routes[route].fixed.isEmpty else { return nil }
        return graph.routes[route].fixed.last { $0.name.value == name }?.value
    }

    /// The first required parameter of a node on the way that neither the way nor the link fills.
    func missing(_ id: NodeID, _ way: PlanWay?, for target: NodeID) -> Int? {
        guard id != target else { return nil }
        let node = graph[id]
        let filling = graph[graph.linkOwner(of: target)]
        return node.parameters.indices.first { number in
            node.parameters[number].isRequired && fixed(node.parameters[number].name.value, by: way?.route) == nil
                && supplier(of: number, of: node, for: filling) == nil
        }
    }

    func isFeasible(_ node: NodeID, _ way: PlanWay?, for target: NodeID?) -> Bool {
        target.map { missing(node, way, for: $0) == nil } ?? true
    }

    func canFill(via node: NodeID, for target: NodeID?) -> Bool {
        let below = (graph[node].via?.value ?? []).compactMap(\.target)
        return (below + [node]).allSatisfy { isFeasible($0, nil, for: target) }
    }

    func entry(_ id: NodeID, _ way: PlanWay?, on plan: Plan?, for target: NodeID) -> Plan.Entry {
        let node = graph[id]
        let filling = graph[graph.linkOwner(of: target)]
        let described = parameters[id]
        let values = node.parameters.indices.map { number -> Plan.Value in
            if id == target { return .parameter(number) }
            switch fixed(node.parameters[number].name.value, by: way?.route) {
            case .literal(let literal):
                if node.parameters[number].type.form == .optional, literal.isNull { return .fixed(.none) }
                return .fixed(described[number].type.value(of: literal))
            case .parameter(let name):
                return sourceValue(name, way, plan, target) ?? .fixed(described[number].absent)
            case nil:
                return supplier(of: number, of: node, for: filling).map { .parameter($0) }
                    ?? .fixed(described[number].absent)
            }
        }
        return Plan.Entry(node: id, values: values)
    }

    /// The value of the source's parameter: an alert's before that of what shows the alert.
    private func sourceValue(_ name: String, _ way: PlanWay?, _ plan: Plan?, _ target: NodeID) -> Plan.Value? {
        guard let way, let plan else { return nil }
        func value(_ entry: Plan.Entry) -> Plan.Value? {
            graph[entry.node].parameters.firstIndex { $0.name.value == name }.map { entry.values[$0] }
        }
        if let shown = way.alertRoute, let alert = graph.routes[shown].target.target {
            let alertWay = PlanWay(source: way.source, step: .transition(.alert), route: shown)
            if let value = value(entry(alert, alertWay, on: plan, for: target)) { return value }
        }
        return value(plan.top)
    }
}
