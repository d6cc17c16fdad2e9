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

extension Graph {
    /// The screen that gets the `params` of a tab: its root, or the sidebar of a root that is a
    /// split.
    public func rootScreen(ofTab tab: NodeID) -> NodeID? {
        guard case .tab(let detail) = self[tab].detail, let root = detail.root?.target else { return nil }
        if case .split(let split) = self[root].detail { return split.sidebar?.screens.first?.target }
        return root
    }

    /// The `params` of a tab. If there are any, its root has no other values.
    public func fixedValues(ofTab tab: NodeID?) -> [FixedValue] {
        guard let tab, case .tab(let detail) = self[tab].detail else { return [] }
        return detail.fixed
    }
}
