import NavGraph

/// Gives the nodes of a plan their values: what a route fixes, then what the link has, then the default.
struct PlanFiller: Sendable {
    /// What one asks most of a parameter, in numbers.
    private struct Slot: Sendable {
        var name: Int32
        var type: Int32
        var form: TypeUse.Form
        var isRequired: Bool

        /// Whether a value of another parameter can stand here.
        func takes(_ other: Slot) -> Bool {
            name == other.name && type == other.type
                && (form == other.form || (form == .optional && other.form == .single))
        }
    }

    let graph: Graph
    let parameters: LinkParameters
    /// By node, in the order of its parameters.
    private let slots: Groups<Slot>
    /// By node: whose parameters its links fill.
    private let owners: [NodeID]

    init(_ graph: Graph, _ parameters: LinkParameters) {
        self.graph = graph
        self.parameters = parameters
        owners = graph.nodes.indices.map { graph.linkOwner(of: NodeID($0)) }
        var names = Numbering<String>()
        var types = Numbering<TypeUse.Base>()
        var slots: [(Int32, Slot)] = []
        for (index, node) in graph.nodes.enumerated() {
            for number in node.parameters.indices {
                let slot = Slot(
                    name: names[node.parameters[number].name.value], type: types[node.parameters[number].type.base],
                    form: node.parameters[number].type.form, isRequired: node.parameters[number].isRequired)
                slots.append((Int32(index), slot))
            }
        }
        self.slots = Groups(slots, count: graph.nodes.count)
    }

    /// The link's parameter that fills one of a node on the way.
    private func supplier(of slot: Slot, in given: ArraySlice<Slot>) -> Int? {
        given.firstIndex { slot.takes($0) }.map { $0 - given.startIndex }
    }

    private func given(by target: NodeID) -> ArraySlice<Slot> { slots[Int32(owners[target.index].index)] }

    private func fixed(_ name: String, by route: Int?) -> ValueExpression? {
        guard let route, !graph.routes[route].fixed.isEmpty else { return nil }
        return graph.routes[route].fixed.last { $0.name.value == name }?.value
    }

    /// The first required parameter of a node on the way that neither the way nor the link fills.
    func missing(_ id: NodeID, _ way: PlanWay?, for target: NodeID) -> Int? {
        guard id != target else { return nil }
        let own = slots[Int32(id.index)]
        return own.indices.first { place in
            own[place].isRequired && supplier(of: own[place], in: given(by: target)) == nil
                && fixed(graph[id].parameters[place - own.startIndex].name.value, by: way?.route) == nil
        }.map { $0 - own.startIndex }
    }

    func isFeasible(_ node: NodeID, _ way: PlanWay?, for target: NodeID?) -> Bool {
        target.map { missing(node, way, for: $0) == nil } ?? true
    }

    func canFill(via node: NodeID, for target: NodeID?) -> Bool {
        let below = (graph[node].via?.value ?? []).compactMap(\.target)
        return (below + [node]).allSatisfy { isFeasible($0, nil, for: target) }
    }

    func entry(_ id: NodeID, _ way: PlanWay?, on plan: Plan?, for target: NodeID) -> Plan.Entry {
        let own = slots[Int32(id.index)]
        if id == target { return Plan.Entry(node: id, values: (0..<own.count).map { .parameter($0) }) }
        let given = given(by: target)
        let isFixing = way?.route.map { !graph.routes[$0].fixed.isEmpty } ?? false
        let values = own.indices.map { place -> Plan.Value in
            let number = place - own.startIndex
            if isFixing, let value = fixedValue(number, of: id, way, plan, target) { return value }
            return supplier(of: own[place], in: given).map { .parameter($0) } ?? absent(number, of: id)
        }
        return Plan.Entry(node: id, values: values)
    }

    /// What the route says of a parameter; nil: nothing.
    private func fixedValue(
        _ number: Int, of id: NodeID, _ way: PlanWay?, _ plan: Plan?, _ target: NodeID
    ) -> Plan.Value? {
        let parameter = graph[id].parameters[number]
        switch fixed(parameter.name.value, by: way?.route) {
        case .literal(let literal):
            if parameter.type.form == .optional, literal.isNull { return .fixed(.none) }
            return .fixed(parameters[id][number].type.value(of: literal))
        case .parameter(let name): return sourceValue(name, way, plan, target) ?? absent(number, of: id)
        case nil: return nil
        }
    }

    private func absent(_ number: Int, of id: NodeID) -> Plan.Value { .fixed(parameters[id][number].absent) }

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

/// Gives each value a number when it first comes.
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
