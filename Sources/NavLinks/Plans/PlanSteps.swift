import NavGraph

extension Plan {
    /// The plan with one step more, which shows a node.
    func after(_ step: PlanWay.Step, _ entry: Entry, _ graph: Graph) -> Plan {
        var plan = self
        switch step {
        case .step:
            if plan.presented.isEmpty {
                plan.step = entry.node
            } else {
                plan.presented[plan.presented.count - 1].step = entry.node
            }
        case .column(let place):
            plan.columns[place] = entry
            for later in plan.columns.keys where later > place { plan.columns[later] = nil }
            plan.path = []
        case .transition(let transition): plan.show(entry, transition, graph)
        }
        return plan
    }

    private mutating func show(_ entry: Entry, _ transition: Transition, _ graph: Graph) {
        switch transition {
        case .sheet: present(entry, .sheet)
        case .cover: present(entry, .cover)
        case .popover: present(entry, .popover)
        case .alert: present(entry, .alert)
        case .dialog: present(entry, .dialog)
        case .start: present(entry, .flow)
        case .replace:
            pop()
            push(entry)
        case .reset:
            emptyStack()
            push(entry)
        case .under:
            _ = presented.popLast()
            show(entry, graph[entry.node].kind.ownTransition, graph)
        case .push, .fill, .popTo, .dismiss, .open, .select, .run: push(entry)
        }
    }

    private mutating func present(_ entry: Entry, _ kind: NodeKind) {
        presented.append(Presented(entry: entry, kind: kind))
    }
}
