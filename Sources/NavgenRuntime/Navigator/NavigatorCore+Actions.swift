extension NavigatorCore {
    /// Asks the app to perform an action and shows the node that follows. Shows nothing if a newer
    /// link was opened or a condition was lost in the meantime.
    func act(_ action: NodeValue) {
        guard let perform = performing(action) else { return }
        let newest = opening.newest
        _Concurrency.Task { [weak self] in
            guard let next = await perform(), let self, let step = StepValue(showing: next, table) else { return }
            refreshConditions()
            guard opening.newest == newest else { return }
            opening.followUp = step
            openHeldLinks()
        }
    }

    /// Removes an external node, which the app shows by itself, from the top of a stack or
    /// presentation and returns it.
    func takeExternal(from state: inout StateCore) -> ContentValue? {
        for level in 0..<state.depth {
            guard let screen = state[level].path.last, table.nodes[screen.node].isExternal else { continue }
            state.keepWaiting(without: screen.node)
            state.pop(level)
            state.restoreCovered()
            return ContentValue(.screen, screen)
        }
        if let content = state.presented.last?.content, table.nodes[content.node].isExternal {
            state.keepWaiting(without: content.node)
            state.dismiss()
            return content
        }
        return nil
    }
}

extension NavigatorCore {
    /// Answers an alert or dialog, dismisses it, and then takes the route of the answer as an exit
    /// of its presenter. Later answers to the same alert are ignored.
    func answer(_ id: Int, _ action: AlertButton) {
        guard let index = wanted.presented.firstIndex(where: { $0.id == id }) else { return }
        let alert = wanted.presented[index].content.value
        let presenter = wanted.presenter(of: index + 1)
        let source = wanted.value(at: presenter)
        let flow = wanted[index].content.flow
        if waiting[id] != nil { results[id] = action.answer }
        change(.user) { $0.dismiss(id: id) }
        guard let route = table.nodes[alert.node].answers.first(where: { $0.answer == action.id }),
            route.requirements.allSatisfy({ $0.isMet(conditionValues) == true }),
            let exit = exit(of: route, alert, source, flow, presenter)
        else { return }
        take(route.popsTo.map { .from($0, exit) } ?? exit, from: presenter)
    }

    /// Takes the route of a tab that acts, from what the selected tab shows.
    func takeRoute(ofTab node: Int) {
        refreshConditions()
        let tab = table.nodes[node]
        guard let route = tab.answers.first,
            (tab.visibility + route.requirements).allSatisfy({ $0.isMet(conditionValues) == true })
        else { return }
        let base = wanted.base
        let position = position(base.id, base.path.last, base.path.isEmpty ? base.content.split?.lastColumn : nil)
        if let exit = exit(of: route, NodeValue(node), nil, nil, position) { take(exit, from: position) }
    }

    /// The exit that an answer leads to; `nil` if it leads nowhere or a value is missing.
    private func exit(
        of route: GraphTableNode.AnswerRoute, _ alert: NodeValue, _ source: NodeValue?, _ flow: FlowValue?,
        _ presenter: ScreenPosition
    ) -> ExitValue? {
        guard let target = route.target else { return route.verb == .dismiss ? .close : nil }
        var isMissing = false
        let entry = LinkPlan.Entry(node: target, arguments: route.arguments)
        let value = entry.value(alert) { name in
            if let value = table.parameter(name, of: source, flow) { return value }
            isMissing = true
            return nil
        }
        if isMissing { return nil }
        switch route.verb {
        case .popTo: return .popTo(target)
        case .open: return StateCore(planOf: value, table).map { .open($0, target) }
        case .act: return table.types.action(value).map { .act($0) }
        case .present: return ContentValue(value, table).map { .present($0) }
        case .sheet: return .present(ContentValue(.sheet, value))
        case .cover: return .present(ContentValue(.cover, value))
        case .popover: return .present(ContentValue(.popover, value))
        case .select: return .select(target)
        case .dismiss: return .close
        case .go, .push, .replace, .reset, .under: break
        }
        guard let screen = table.value(.screen, value) else { return nil }
        switch route.verb {
        case .replace: return .replace(screen)
        case .reset: return .reset(screen)
        case .push: return .push(screen)
        case .under: return .under(.push(screen))
        default: return wanted.exit(to: screen, from: presenter)
        }
    }
}
