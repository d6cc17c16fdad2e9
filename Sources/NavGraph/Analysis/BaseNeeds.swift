extension Graph {
    /// What has to hold for a node to be shown as a root: its own conditions, and those of a split's first column.
    public func needs(ofRoot id: NodeID) -> [ConditionUse] {
        guard case .split(let split) = self[id].detail, let sidebar = split.sidebar?.screens.first?.target else {
            return self[id].requires
        }
        return self[id].requires + self[sidebar].requires
    }

    /// What has to hold for a tab to be selected, when nothing lies on its stack.
    public func needs(ofTab id: NodeID) -> [ConditionUse] {
        guard case .tab(let tab) = self[id].detail else { return [] }
        return self[id].requires + tab.visible + (tab.root?.target.map(needs(ofRoot:)) ?? [])
    }
}
