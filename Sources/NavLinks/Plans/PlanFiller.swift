import NavGraph

/// Gives the nodes of a plan their values: what a route fixes, then what the link has, then the default.
struct PlanFiller {
    let graph: Graph

    private func supplier(of parameter: Parameter, for target: NodeID) -> Int? {
        graph.linkParameters(of: target).firstIndex {
            $0.name.value == parameter.name.value && parameter.type.accepts($0.type)
        }
    }

    private func fixed(_ name: String, by route: Int?) -> ValueExpression? {
        route.flatMap { graph.routes[$0].fixed.last { $0.name.value == name }?.value }
    }

    /// The first required parameter of a node on the way that neither the way nor the link fills.
    func missing(_ node: NodeID, _ way: PlanWay?, for target: NodeID) -> Int? {
        guard node != target else { return nil }
        return graph[node].parameters.firstIndex { parameter in
            parameter.isRequired && fixed(parameter.name.value, by: way?.route) == nil
                && supplier(of: parameter, for: target) == nil
        }
    }

    func isFeasible(_ node: NodeID, _ way: PlanWay?, for target: NodeID?) -> Bool {
        target.map { missing(node, way, for: $0) == nil } ?? true
    }

    func canFill(via node: NodeID, for target: NodeID?) -> Bool {
        let below = (graph[node].via?.value ?? []).compactMap(\.target)
        return (below + [node]).allSatisfy { isFeasible($0, nil, for: target) }
    }

    func entry(_ node: NodeID, _ way: PlanWay?, on plan: Plan?, for target: NodeID) -> Plan.Entry {
        let values = graph[node].parameters.enumerated().map { number, parameter -> Plan.Value in
            if node == target { return .parameter(number) }
            switch fixed(parameter.name.value, by: way?.route) {
            case .literal(let literal):
                if parameter.type.form == .optional, literal.isNull { return .fixed(.none) }
                return .fixed(ValueType(parameter.type.base, in: graph).value(of: literal))
            case .parameter(let name): return sourceValue(name, way, plan, target) ?? absent(parameter)
            case nil: return supplier(of: parameter, for: target).map { .parameter($0) } ?? absent(parameter)
            }
        }
        return Plan.Entry(node: node, values: values)
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

    private func absent(_ parameter: Parameter) -> Plan.Value {
        let type = ValueType(parameter.type.base, in: graph)
        if let literal = parameter.defaultValue?.value { return .fixed(type.value(of: literal)) }
        return .fixed(parameter.type.form == .list ? .many([]) : .none)
    }
}
