/// What the facts choose, and what they remove.
extension Model {
    /// What the facts say about the root.
    enum Choice: Equatable { case decided(String), undecided }

    /// The first entry whose `when` holds; undecided if an earlier one may still hold.
    var choice: Choice {
        for root in graph.graph.roots {
            switch facts.all(root.when) {
            case true: return .decided(root.show)
            case nil: return .undecided
            default: continue
            }
        }
        return .undecided
    }

    /// Whether a root may still be the one that is chosen.
    func isPossible(_ name: String) -> Bool {
        for root in graph.graph.roots {
            let when = facts.all(root.when)
            if when != false && root.show == name { return true }
            if when == true { return false }
        }
        return false
    }

    /// Whether the requirements of a node hold.
    func allows(_ node: String) -> Bool? { facts.all(graph.node(node).requires) }

    /// What must hold for a tab to be selected.
    func needs(_ tab: WalkGraph.Tab) -> [WalkGraph.Need] { tab.visible + tab.requires + graph.node(tab.root).requires }

    /// Whether all requirements of a tab hold.
    func isOpen(_ tab: WalkGraph.Tab) -> Bool { facts.all(needs(tab)) == true }

    /// Starts the level at the bottom of the root or of a tab, if it is empty.
    func fill(_ tab: String?, _ wanted: inout Wanted) {
        guard let key = wanted.root == "tabs" ? tab : wanted.root, wanted.bases[key] == nil else { return }
        let id = wanted.root == "tabs" ? graph.graph.tab(key)?.root ?? key : key
        let split = graph.graph.split(id)
        let content = spot(split?.sidebar ?? id, nil, &wanted)
        wanted.bases[key] = Level(
            content: content, kind: graph.node(id).kind, isBase: true, split: split, step: step(of: id, from: 0).index)
    }

    /// Removes what requires a false condition, with what is above it and what it presented.
    func prune(_ wanted: inout Wanted) {
        pruneRoot(&wanted)
        pruneTabs(&wanted)
        fill(wanted.tab, &wanted)
        if let tab = displayedTab(wanted) { fill(tab, &wanted) }
        for key in wanted.bases.keys.sorted() {
            if let level = wanted.bases[key].flatMap({ allowed([$0]).first }) { wanted.bases[key] = level }
        }
        wanted.levels = allowed(wanted.levels)
        for index in wanted.overlays.indices { wanted.overlays[index].levels = allowed(wanted.overlays[index].levels) }
        wanted.overlays.removeAll { $0.levels.isEmpty }
        wanted.holds = wanted.holds.filter { id in wanted.allLevels.contains { $0.contains(id) } }
    }

    private func pruneRoot(_ wanted: inout Wanted) {
        switch choice {
        case .decided(let root):
            if wanted.root != root { wanted.leaveRoot() }
            wanted.root = root
            wanted.isRootSure = true
        case .undecided:
            if let root = wanted.root, !isPossible(root) { wanted.leaveRoot() }
        }
    }

    private func pruneTabs(_ wanted: inout Wanted) {
        guard wanted.root == "tabs" else { return }
        for tab in graph.graph.tabs where facts.all(needs(tab)) == false {
            if wanted.tab == tab.id {
                wanted.presented = []
                wanted.tab = nil
            }
            wanted.bases[tab.id] = nil
        }
        if wanted.tab == nil {
            wanted.tab = graph.graph.tabs.first(where: isOpen)?.id
            wanted.isTabSure = true
        } else if let tab = graph.graph.tab(wanted.tab), isOpen(tab) {
            wanted.isTabSure = true
        }
    }

    /// The levels that remain: the first is one at the bottom.
    private func allowed(_ levels: [Level]) -> [Level] {
        var result: [Level] = []
        for var level in levels {
            if let below = result.last, !below.contains(level.presenter) { break }
            if allows(level.content.node) == false { break }
            level.keepColumns { allows($0.node) != false }
            let cut = level.path.firstIndex { allows($0.node) == false } ?? level.path.count
            level.path.removeSubrange(cut...)
            for spot in level.spots where allows(spot.node) == true { level.edit(spot.id) { $0.isSure = true } }
            result.append(level)
        }
        return result
    }
}

/// The steps of flows.
extension Model {
    /// The first visible step of a flow at or after an index: nil if none is left, `isUndecided` if the next one is.
    func step(of flow: String, from index: Int) -> (index: Int?, isUndecided: Bool) {
        let steps = graph.node(flow).steps
        for step in steps.indices where step >= index {
            switch facts.all(steps[step].when) {
            case true: return (step, false)
            case nil: return (nil, true)
            default: continue
            }
        }
        return (nil, false)
    }
}
