/// How a link shows a node on top of what is shown (`opens: onTop`).
nonisolated struct ShownOnTop {
    /// `nil` if the node is already on top.
    let exit: ExitValue?
    /// The column of the screen that has the route.
    let column: SplitColumn?
}

nonisolated extension StateCore {
    /// The node on top of a plan, which the plan is for.
    var topValue: NodeValue {
        if let screen = top.path.last { return screen.value }
        return top.content.shownValue
    }

    /// How a plan's node is shown on top of this state; `nil` if it is shown with its plan.
    func onTop(_ plan: StateCore) -> ShownOnTop? {
        guard plan.opensOnTop else { return nil }
        let visible = withoutUndecided
        return visible.root == nil ? nil : visible.shownOnTop(plan.topValue)
    }

    /// Shows a node on top, or updates its values if it is already there.
    mutating func show(_ onTop: ShownOnTop, _ value: NodeValue, for caller: Int?) {
        switch onTop.exit {
        case .push(let screen): push(screen, on: depth - 1)
        case .fill(let column, let screen): fill(column, with: screen)
        case .present(let content):
            present(content, on: depth - 1)
            presented[presented.count - 1].column = onTop.column
        default:
            update(onTop.column, value)
            self[depth - 1].arrive(table)
        }
    }

    /// Gives the node on top the values of a link.
    private mutating func update(_ column: SplitColumn?, _ value: NodeValue) {
        let level = depth - 1
        if !self[level].path.isEmpty {
            self[level].path[self[level].path.count - 1].value = value
        } else if let column, column != .sidebar {
            if column == .content { self[level].content.split?.content = value }
            if column == .detail { self[level].content.split?.detail = value }
        } else if self[level].content.style != .flow {
            self[level].content.value = value
        }
        self[level].forgetArrivals(table)
    }

    private func shownOnTop(_ value: NodeValue) -> ShownOnTop? {
        let level = top
        let position = topPosition(ofLevel: depth - 1)
        guard let node = node(at: position), let source = self.value(at: position) else { return nil }
        let isFlow = level.path.isEmpty && level.content.style == .flow
        if isFlow ? level.content.value.isSame(as: value, in: table) : source.isSame(as: value, in: table) {
            return ShownOnTop(exit: nil, column: position.column)
        }
        guard level.content.style.isHost else { return nil }
        let flow = isFlow ? level.content.flow : nil
        let exit = table.nodes[value.node].routesOnTop.lazy.compactMap { route -> ExitValue? in
            guard route.source.map({ $0 == node }) ?? (table.nodes[node].isView && node != value.node),
                fixes(value, by: route, source, flow)
            else { return nil }
            return exitOnTop(by: route, to: value, from: position)
        }.first
        return exit.map { ShownOnTop(exit: $0, column: position.column) }
    }

    /// Whether the values that a route fixes are those of the link.
    private func fixes(
        _ value: NodeValue, by route: GraphTableNode.RouteOnTop, _ source: NodeValue, _ flow: FlowValue?
    ) -> Bool {
        guard !route.arguments.isEmpty else { return true }
        var isMissing = false
        let parameters = route.arguments.enumerated().map { index, argument -> NodeValue.Parameter in
            if case .absent = argument { return value[index] }
            return argument.value(value) { name in
                let given = table.parameter(name, of: source, flow)
                isMissing = isMissing || given == nil
                return given
            }
        }
        guard !isMissing,
            let fixed = ContentValue(NodeValue(value.node, parameters: parameters), table)
        else { return false }
        return fixed.value == value
    }

    private func exitOnTop(
        by route: GraphTableNode.RouteOnTop, to value: NodeValue, from position: ScreenPosition
    ) -> ExitValue? {
        let hasStack = hasStack(depth - 1)
        switch route.verb {
        case .sheet: return .present(ContentValue(.sheet, value))
        case .cover: return .present(ContentValue(.cover, value))
        case .popover: return .present(ContentValue(.popover, value))
        case .push: return hasStack ? .push(value) : nil
        default:
            guard table.nodes[value.node].kind == .screen else {
                return ContentValue(value, table).map { .present($0) }
            }
            if let column = column(of: value, from: position) { return .fill(column, value) }
            return hasStack ? .push(value) : nil
        }
    }
}

nonisolated extension GraphTable {
    /// The value of a node's parameter, or of a flow's data, by name.
    func parameter(_ name: String, of source: NodeValue?, _ flow: FlowValue?) -> NodeValue.Parameter? {
        if let value = flow?.data.parameter(name) { return value }
        guard let source, let index = nodes[source.node].parameters.firstIndex(of: name) else { return nil }
        return source[index]
    }
}

nonisolated extension GraphTableNode {
    /// Whether routes from anywhere start at the node.
    fileprivate var isView: Bool {
        switch kind {
        case .screen, .sheet, .cover, .popover: return true
        default: return false
        }
    }
}
