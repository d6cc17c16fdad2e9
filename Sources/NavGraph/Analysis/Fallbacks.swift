extension Node {
    /// The conditions that have to hold for it to be shown. While one of them does not, its fallback
    /// is shown instead.
    public var conditionsWithFallback: [ConditionUse] {
        var uses = requires
        // Links into a hidden tab also need its `visible` conditions.
        if case .tab(let tab) = detail { uses += tab.visible }
        return uses.filter { !$0.isNegated }
    }
}

extension Graph {
    /// The conditions for showing a node on top of what is displayed, while another condition does not
    /// hold: its own, or those of its flow.
    public func needs(ofFallback id: NodeID) -> [ConditionUse] {
        switch self[id].detail {
        case .tab: needs(ofTab: id)
        case .split: needs(ofRoot: id)
        case .step(let step): self[id].requires + self[step.flow].requires
        default: self[id].requires
        }
    }
}
