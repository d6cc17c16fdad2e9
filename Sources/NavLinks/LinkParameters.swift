public import NavGraph

extension Graph {
    /// The parameters that the URLs of a node fill: a step's are its flow's.
    public func linkParameters(of id: NodeID) -> [Parameter] {
        self[linkOwner(of: id)].parameters
    }

    /// The node whose parameters the URLs of a node fill.
    func linkOwner(of id: NodeID) -> NodeID {
        if case .step(let step) = self[id].detail { step.flow } else { id }
    }
}

/// What URLs have to know of the parameters of all nodes, computed once.
struct LinkParameters: Sendable {
    private let graph: Graph
    /// By declared type.
    private let types: [ValueType]
    private let byNode: [[LinkParameter]]

    init(_ graph: Graph) {
        self.graph = graph
        let types = graph.types.indices.map { ValueType(.declared(TypeID($0)), in: graph) }
        self.types = types
        byNode = graph.nodes.map { node in node.parameters.map { Self.describe($0, types) } }
    }

    /// Those of the node itself.
    subscript(node: NodeID) -> [LinkParameter] { byNode[node.index] }

    /// Those that the node's URLs fill.
    func ofLinks(to node: NodeID) -> [LinkParameter] { byNode[graph.linkOwner(of: node).index] }

    func describe(_ parameter: Parameter) -> LinkParameter { Self.describe(parameter, types) }

    private static func describe(_ parameter: Parameter, _ types: [ValueType]) -> LinkParameter {
        let type: ValueType =
            switch parameter.type.base {
            case .declared(let id): types[id.index]
            case .builtin(let type): ValueType(type)
            case .unknown: .opaque
            }
        var absent: LinkValue = parameter.type.form == .list ? .many([]) : .none
        if let literal = parameter.defaultValue?.value { absent = type.value(of: literal) }
        return LinkParameter(
            name: parameter.name.value, base: parameter.type.base, type: type, form: parameter.type.form,
            isRequired: parameter.isRequired, absent: absent)
    }
}
