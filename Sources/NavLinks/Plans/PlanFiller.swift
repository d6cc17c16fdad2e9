import NavGraph

/// Gives the nodes of a plan their values: a value that a route fixes, else one of the link, else
/// the default.
struct PlanFiller: Sendable {
    /// The parts of a parameter that are compared most often, as ids.
    private struct Slot: Sendable {
        var name: Int32
        var type: Int32
        var form: TypeUse.Form
        var isRequired: Bool

        /// Whether a value of another parameter can be used here.
        func takes(_ other: Slot) -> Bool {
            name == other.name && type == other.type
                && (form == other.form || (form == .optional && other.form == .single))
        }
    }

    let graph: Graph
    let parameters: LinkParameters
    /// By list of parameters.
    private let slots: [[Slot]]
    /// By list: whether a route or the link has to provide a value.
    private let needsValues: [Bool]
    /// By list: the values of the node to which a link leads, which come from the link.
    private let passed: [[Plan.Value]]
    /// By node: the list of the parameters that its links fill.
    private let given: [Int32]

    init(_ graph: Graph, _ parameters: LinkParameters) {
        self.graph = graph
        self.parameters = parameters
        given = graph.nodes.indices.map { Int32(parameters.list(of: graph.linkOwner(of: NodeID($0)))) }
        var names = Numbering<String>()
        var types = Numbering<TypeUse.Base>()
        slots = parameters.lists.map { list in
            list.map { Slot(name: names[$0.name], type: types[$0.base], form: $0.form, isRequired: $0.isRequired) }
        }
        needsValues = slots.map { $0.contains(where: \.isRequired) }
        passed = slots.map { list in list.indices.map { .parameter($0) } }
    }

    /// The index of the link's parameter that fills a parameter of a node below the target.
    private func supplier(of slot: Slot, in given: Int) -> Int? {
        slots[given].firstIndex { slot.takes($0) }
    }

    private func fixed(_ name: String, by route: Int?) -> ValueExpression? {
        guard let route, !graph.routes[route].fixed.isEmpty else { return nil }
        let value = graph.routes[route].fixed.last { $0.name.value == name }?.value
        // The source of a route that goes back first is not in the plan, so it passes no values on.
        if case .parameter? = value, graph.routes[route].nodeBelowTarget != nil { return nil }
        return value
    }

    /// The first required parameter of a node below the target that neither the route nor the link
    /// fills.
    ///
    /// A route to a step starts its flow, so the parameters are those of the flow.
    func missing(_ node: NodeID, _ route: Int?, for target: NodeID) -> Int? {
        let id = route == nil ? node : graph.linkOwner(of: node)
        let own = parameters.list(of: id)
        guard needsValues[own], id != graph.linkOwner(of: target) else { return nil }
        let given = Int(given[target.index])
        return slots[own].indices.first { number in
            slots[own][number].isRequired && supplier(of: slots[own][number], in: given) == nil
                && fixed(graph[id].parameters[number].name.value, by: route) == nil
        }
    }

    /// The first required parameter of the root of a context, or of its sidebar, that has no value.
    func missing(inRoot id: NodeID, of context: PlanContext, for target: NodeID) -> Int? {
        guard id == context.fixedScreen else { return missing(id, nil, for: target) }
        let fixed = graph.fixedValues(ofTab: context.tab)
        return graph[id].parameters.indices.first { number in
            let parameter = graph[id].parameters[number]
            return parameter.isRequired && !fixed.contains { $0.name.value == parameter.name.value }
        }
    }

    /// The root of a context, or its sidebar. If the tab fixes values, it takes none from links.
    func rootEntry(_ id: NodeID, _ context: PlanContext, for target: NodeID, _ work: PlanWork) -> Plan.Entry {
        guard id == context.fixedScreen else { return entry(id, nil, on: nil, for: target, work) }
        return Plan.Entry(node: id, values: fixedValues(of: id, in: context).map { .fixed($0) })
    }

    /// The values of the screen whose values a tab fixes.
    func fixedValues(of id: NodeID, in context: PlanContext) -> [SpelledValue] {
        let fixed = graph.fixedValues(ofTab: context.tab)
        return zip(graph[id].parameters, parameters[id]).map { parameter, compact in
            let own = fixed.last { $0.name.value == parameter.name.value }
            guard case .literal(let literal)? = own?.value else { return compact.absent }
            return parameter.type.form == .optional && literal.isNull ? .none : compact.type.value(of: literal)
        }
    }

    func isFeasible(_ node: NodeID, _ route: Int?, for target: NodeID?) -> Bool {
        target.map { missing(node, route, for: $0) == nil } ?? true
    }

    func canFill(via node: NodeID, for target: NodeID?) -> Bool {
        let below = (graph[node].via?.value ?? []).compactMap(\.target)
        return (below + [node]).allSatisfy { isFeasible($0, nil, for: target) }
    }

    func entry(_ id: NodeID, _ edge: PlanEdge?, on plan: Plan?, for target: NodeID, _ work: PlanWork) -> Plan.Entry {
        let own = parameters.list(of: id)
        if id == target || id == graph.linkOwner(of: target) { return Plan.Entry(node: id, values: passed[own]) }
        guard !slots[own].isEmpty else { return Plan.Entry(node: id, values: []) }
        let given = Int(given[target.index])
        guard let route = edge?.route, !graph.routes[route].fixed.isEmpty else {
            let values = work.values(of: own, given) {
                slots[own].indices.map { suppliedValue($0, of: own, given) }
            }
            return Plan.Entry(node: id, values: values)
        }
        let values = slots[own].indices.map { number in
            fixedValue(number, of: id, edge, plan, target, work) ?? suppliedValue(number, of: own, given)
        }
        return Plan.Entry(node: id, values: values)
    }

    /// The link's value of a parameter, or else the default.
    private func suppliedValue(_ number: Int, of own: Int, _ given: Int) -> Plan.Value {
        supplier(of: slots[own][number], in: given).map { .parameter($0) }
            ?? .fixed(parameters.lists[own][number].absent)
    }

    /// The value that the route fixes for a parameter, if any.
    private func fixedValue(
        _ number: Int, of id: NodeID, _ edge: PlanEdge?, _ plan: Plan?, _ target: NodeID, _ work: PlanWork
    ) -> Plan.Value? {
        let parameter = graph[id].parameters[number]
        switch fixed(parameter.name.value, by: edge?.route) {
        case .literal(let literal):
            if parameter.type.form == .optional, literal.isNull { return .fixed(.none) }
            return .fixed(parameters[id][number].type.value(of: literal))
        case .parameter(let name): return sourceValue(name, edge, plan, target, work) ?? absent(number, of: id)
        case nil: return nil
        }
    }

    private func absent(_ number: Int, of id: NodeID) -> Plan.Value { .fixed(parameters[id][number].absent) }

    /// The value of the source's parameter. An alert's parameter takes precedence over one of the
    /// node that shows the alert.
    private func sourceValue(
        _ name: String, _ edge: PlanEdge?, _ plan: Plan?, _ target: NodeID, _ work: PlanWork
    ) -> Plan.Value? {
        guard let edge, let plan else { return nil }
        func value(_ entry: Plan.Entry) -> Plan.Value? {
            graph[entry.node].parameters.firstIndex { $0.name.value == name }.map { entry.values[$0] }
        }
        if let shown = edge.alertRoute, let alert = graph.routes[shown].target.target {
            let alertEdge = PlanEdge(source: edge.source, step: .transition(.alert), route: shown)
            if let value = value(entry(alert, alertEdge, on: plan, for: target, work)) { return value }
        }
        return value(plan.top)
    }
}

/// Assigns consecutive ids to values in order of first use.
private struct Numbering<Value: Hashable> {
    private var numbers: [Value: Int32] = [:]

    subscript(value: Value) -> Int32 {
        mutating get {
            if let number = numbers[value] { return number }
            numbers[value] = Int32(numbers.count)
            return Int32(numbers.count - 1)
        }
    }
}
