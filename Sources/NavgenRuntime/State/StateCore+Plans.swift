nonisolated extension StateCore {
    /// Creates the state that the plan of a node describes; `nil` if the graph has no plan for the
    /// node.
    init?(planOf value: NodeValue, _ table: GraphTable) {
        if let tab = table.tabs.firstIndex(of: value.node), table.links.plan(of: value.node) == nil {
            guard let root = table.roots.firstIndex(where: { $0.node == nil }) else { return nil }
            self.init(table, root: root)
            self.tab = tab
            return
        }
        let placed = table.links.placedPlan(of: value, table)
        // A tab that fixes these values of its root shows it.
        if placed == nil, table.fixesRoots, let own = table.value(.screen, value), let tab = table.tab(withRoot: own),
            let root = table.roots.firstIndex(where: { $0.node == nil })
        {
            self.init(table, root: root)
            self.tab = tab
            return
        }
        guard let plan = placed ?? table.links.plan(of: value.node) else { return nil }
        guard let root = table.roots.firstIndex(where: { $0.node == plan.root }) else { return nil }
        self.init(table, root: root)
        if let tab = plan.tab { self.tab = tab }
        if let entry = plan.content, !show(entry, at: value) { return nil }
        if !plan.columns.isEmpty { fill(plan.columns, at: value) }
        for entry in plan.path {
            guard let screen = table.value(.screen, entry.value(value)) else { return nil }
            base.path.append(self.screen(screen))
        }
        base.showTop()
        for level in plan.presentations {
            guard let content = ContentValue(level.style, level.content.value(value), table) else { return nil }
            present(content, path: level.path.compactMap { table.value(.screen, $0.value(value)) })
        }
        opensOnTop = !table.nodes[value.node].routesOnTop.isEmpty
    }

    /// Sets the content of the base level to a screen, a flow, or a step of a flow.
    private mutating func show(_ entry: LinkPlan.Entry, at value: NodeValue) -> Bool {
        let own = entry.value(value)
        if [.flow, .step].contains(table.nodes[entry.node].kind) {
            guard let content = ContentValue(own, table) else { return false }
            base.content = content
            return true
        }
        guard let screen = table.value(.screen, own) else { return false }
        base.content = ContentValue(.screen, screen)
        return true
    }

    private mutating func fill(_ columns: [LinkPlan.Entry], at value: NodeValue) {
        let split = table.nodes[table.rootStacks[rootIndex].root]
        let screens = columns.compactMap { table.value(.screen, $0.value(value)) }
        guard let sidebar = screens.first, screens.count == columns.count else { return }
        var others = SplitValue(visibility: split.splitVisibility)
        for screen in screens.dropFirst() {
            if split.detail.contains(screen.node), others.detail == nil, !split.content.contains(screen.node) {
                others.detail = screen
            } else if split.content.contains(screen.node), others.content == nil {
                others.content = screen
            } else {
                others.detail = screen
            }
        }
        others.compactColumn = others.lastColumn
        base.content = ContentValue(.split, sidebar, split: others)
    }
}

nonisolated extension LinkPlan.Entry {
    /// The node with its values. Some are taken from `source`, the value of the node that the plan
    /// belongs to.
    func value(_ source: NodeValue, presenter: (String) -> NodeValue.Parameter? = { _ in nil }) -> NodeValue {
        NodeValue(node, parameters: arguments.map { $0.value(source, presenter) })
    }
}

nonisolated extension PlanArgument {
    func value(_ source: NodeValue, _ presenter: (String) -> NodeValue.Parameter?) -> NodeValue.Parameter {
        switch self {
        case .parameter(let index): return source[index]
        case .presenter(let name): return presenter(name) ?? .none
        case .fixed(let texts): return texts.count == 1 ? .string(texts[0]) : .list(texts.map { .string($0) })
        case .absent: return .none
        }
    }
}

nonisolated extension ExitValue {
    /// Creates the exit that shows a node: presents it, performs it, or else opens its plan; `nil` if
    /// none of these is possible.
    init?(showing value: NodeValue, _ table: GraphTable) {
        switch table.nodes[value.node].kind {
        case .sheet, .cover, .popover, .alert, .dialog, .flow:
            guard let content = ContentValue(value, table) else { return nil }
            self = .present(content)
        case .action: self = .act(value)
        case .tab, .split, .screen, .step:
            guard let plan = StateCore(planOf: value, table) else { return nil }
            self = .open(plan, value.node)
        }
    }
}
