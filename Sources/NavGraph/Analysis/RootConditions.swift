extension Graph {
    /// The conditions for showing a node as a root: its own ones, and those of a split's first column.
    public func needs(ofRoot id: NodeID) -> [ConditionUse] {
        guard case .split(let split) = self[id].detail, let sidebar = split.sidebar?.screens.first?.target else {
            return self[id].requires
        }
        return self[id].requires + self[sidebar].requires
    }

    /// The conditions for selecting a tab with an empty stack.
    public func needs(ofTab id: NodeID) -> [ConditionUse] {
        guard case .tab(let tab) = self[id].detail else { return [] }
        return self[id].requires + tab.visible + (tab.root?.target.map(needs(ofRoot:)) ?? [])
    }
}
