extension Graph {
    /// The parameters that a node is shown with: for a step, those of its flow.
    public func linkParameters(of id: NodeID) -> [Parameter] {
        self[linkOwner(of: id)].parameters
    }

    /// The node whose parameters the URLs of a node fill: for a step, its flow.
    public func linkOwner(of id: NodeID) -> NodeID {
        guard kind(of: id) == .step, case .step(let step) = self[id].detail else { return id }
        return step.flow
    }

    /// The parameters whose values a node can pass on. Those of a step are its flow's parameters and
    /// data.
    public func ownParameters(of id: NodeID) -> [Parameter] { ownParameters(of: self[id]) }

    public func ownParameters(of node: Node) -> [Parameter] {
        guard case .step(let step) = node.detail, case .flow(let flow) = self[step.flow].detail else {
            return node.parameters
        }
        return self[step.flow].parameters + flow.data
    }

    /// The parameters of a node that follows an action for which the outcome has values, because
    /// the action has none. Empty if the node can be shown without these values.
    ///
    /// For an action without parameters and a screen with `id: Int, page: {type: Int, default: 1}`,
    /// these are both parameters. For an action with an `id: Int`, there are none.
    public func outcomeParameters(of target: NodeID, after action: NodeID) -> [Parameter] {
        let missing = linkParameters(of: target).filter { self[action].parameters.supplier(of: $0) == nil }
        return missing.contains(where: \.isRequired) ? missing : []
    }
}

extension [Parameter] {
    /// The index of the parameter whose value another parameter gets: one with its name and type.
    public func supplier(of parameter: Parameter) -> Int? {
        firstIndex { $0.name.value == parameter.name.value && parameter.type.accepts($0.type) }
    }
}
