import NavGraph

extension Plan {
    /// The plan with one step more, which shows a node.
    func after(_ step: PlanWay.Step, _ entry: Entry, _ graph: Graph) -> Plan {
        var plan = self
        plan.add(step, entry, graph)
        return plan
    }

    /// Adds a step, which shows a node.
    mutating func add(_ step: PlanWay.Step, _ entry: Entry, _ graph: Graph) {
        switch step {
        case .step:
            if presented.isEmpty {
                self.step = entry.node
            } else {
                presented[presented.count - 1].step = entry.node
            }
        case .column(let number):
            let place = Int(number)
            columns[place] = entry
            for later in columns.keys where later > place { columns[later] = nil }
            path = []
        case .transition(let transition): show(entry, transition, graph)
        }
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
            show(entry, graph.kind(of: entry.node).ownTransition, graph)
        case .push, .fill, .popTo, .dismiss, .open, .select, .run: push(entry)
        }
    }

    private mutating func present(_ entry: Entry, _ kind: NodeKind) {
        presented.append(Presented(entry: entry, kind: kind))
    }
}
