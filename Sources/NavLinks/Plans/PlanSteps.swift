import NavGraph

extension Plan {
    /// Adds a step that shows a node.
    mutating func add(_ step: PlanEdge.Step, _ entry: Entry, _ context: PlanContext, _ graph: Graph) {
        switch step {
        case .flowStep:
            if presented.isEmpty {
                self.step = entry.node
            } else {
                presented[presented.count - 1].step = entry.node
            }
        case .column(let column): fill(Int(column), entry)
        case .screen:
            if let position = shownColumn.flatMap({ context.position(of: entry.node, after: $0) }),
                let column = context.column(of: position)
            {
                fill(column, entry)
            } else {
                push(entry)
            }
        case .transition(let transition): show(entry, transition, context, graph)
        case .via: break
        }
    }

    /// The column that is on top. Nil if something else is.
    private var shownColumn: Int? { presented.isEmpty && path.isEmpty ? columns.keys.max() : nil }

    private mutating func fill(_ column: Int, _ entry: Entry) {
        columns[column] = entry
        for later in columns.keys where later > column { columns[later] = nil }
        path = []
    }

    private mutating func show(
        _ entry: Entry, _ transition: Transition, _ context: PlanContext, _ graph: Graph
    ) {
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
            add(.init(showing: graph.kind(of: entry.node)), entry, context, graph)
        case .push, .fill, .popTo, .dismiss, .open, .select, .run, .from: push(entry)
        }
    }

    private mutating func present(_ entry: Entry, _ kind: NodeKind) {
        presented.append(Presented(entry: entry, kind: kind))
    }
}
