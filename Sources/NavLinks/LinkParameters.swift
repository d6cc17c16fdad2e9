public import NavGraph

extension Graph {
    /// The parameters that the URLs of a node fill: a step's are its flow's.
    public func linkParameters(of id: NodeID) -> [Parameter] {
        self[linkOwner(of: id)].parameters
    }

    /// The node whose parameters the URLs of a node fill.
    func linkOwner(of id: NodeID) -> NodeID {
        guard kind(of: id) == .step, case .step(let step) = self[id].detail else { return id }
        return step.flow
    }
}

/// What URLs have to know of the parameters of all nodes, computed once.
struct LinkParameters: Sendable {
    private let graph: Graph
    /// By declared type.
    private let types: [ValueType]
    /// Each list of parameters once: many nodes have the same. The first is empty.
    let lists: [[LinkParameter]]
    /// By node: the place of its list.
    private let places: [Int32]

    init(_ graph: Graph) {
        self.graph = graph
        let types = graph.types.indices.map { ValueType(.declared(TypeID($0)), in: graph) }
        self.types = types
        var lists: [[LinkParameter]] = [[]]
        var known: [ParameterList: Int32] = [:]
        var last = (list: ParameterList(parameters: []), place: Int32(0))
        places = graph.nodes.map { node in
            let list = ParameterList(parameters: node.parameters)
            guard !list.parameters.isEmpty else { return 0 }
            // Neighbours are alike.
            if list == last.list { return last.place }
            let place = known[list] ?? Int32(lists.count)
            if place == lists.count {
                known[list] = place
                lists.append(list.parameters.map { Self.describe($0, types) })
            }
            last = (list, place)
            return place
        }
        self.lists = lists
    }

    /// Those of the node itself.
    subscript(node: NodeID) -> [LinkParameter] { lists[list(of: node)] }

    /// Those that the node's URLs fill.
    func ofLinks(to node: NodeID) -> [LinkParameter] { self[graph.linkOwner(of: node)] }

    /// The place of a node's parameters in `lists`.
    func list(of node: NodeID) -> Int { Int(places[node.index]) }

    func describe(_ parameter: Parameter) -> LinkParameter { Self.describe(parameter, types) }

    private static func describe(_ parameter: Parameter, _ types: [ValueType]) -> LinkParameter {
        let type: ValueType =
            switch parameter.type.base {
            case .declared(let id): types[id.index]
            case .builtin(let type): ValueType(type)
            case .unknown: .opaque
            }
        var absent: LinkValue = parameter.type.form == .list ? .many([]) : .none
        if let literal = parameter.defaultValue?.value, parameter.type.form != .optional || !literal.isNull {
            absent = type.value(of: literal)
        }
        return LinkParameter(
            name: parameter.name.value, base: parameter.type.base, type: type, form: parameter.type.form,
            isRequired: parameter.isRequired, absent: absent)
    }
}

/// The parameters of a node, equal to those of another where URLs have to know the same of both.
private struct ParameterList: Hashable {
    let parameters: [Parameter]

    static func == (left: ParameterList, right: ParameterList) -> Bool {
        left.parameters.elementsEqual(right.parameters) { left, right in
            ExactText(left.name.value) == ExactText(right.name.value) && left.type.base == right.type.base
                && left.type.form == right.type.form && isSame(left.defaultValue?.value, right.defaultValue?.value)
        }
    }

    /// Of defaults, their spelling counts: equal texts may have other bytes.
    private static func isSame(_ left: Literal?, _ right: Literal?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (.scalar(let left, let isLeftPlain), .scalar(let right, let isRightPlain)):
            isLeftPlain == isRightPlain && ExactText(left) == ExactText(right)
        case (.list(let left), .list(let right)): left.elementsEqual(right, by: isSame)
        default: false
        }
    }

    func hash(into hasher: inout Hasher) {
        for parameter in parameters {
            hasher.combine(ExactText(parameter.name.value))
            hasher.combine(parameter.type.base)
            hasher.combine(parameter.type.form)
            if let literal = parameter.defaultValue?.value { Self.hash(literal, into: &hasher) }
        }
    }

    private static func hash(_ literal: Literal, into hasher: inout Hasher) {
        switch literal {
        case .scalar(let text, _): hasher.combine(ExactText(text))
        case .list(let items): for item in items { hash(item, into: &hasher) }
        }
    }
}
