public import NavGraph

extension Graph {
    /// The parameters that the URLs of a node fill: a step's are its flow's.
    public func linkParameters(of id: NodeID) -> [Parameter] {
        if case .step(let step) = self[id].detail { return self[step.flow].parameters }
        return self[id].parameters
    }
}
