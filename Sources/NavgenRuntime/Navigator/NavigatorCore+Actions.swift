extension NavigatorCore {
    /// Asks the app to perform an action and then for the node that follows. Asks for nothing if a
    /// newer link was opened or a condition was lost in the meantime.
    func act(_ action: NodeValue, from origin: ScreenOrigin?) {
        guard let perform = performing(action) else { return }
        let newest = opening.newest
        _Concurrency.Task { [weak self] in
            guard let next = await perform(), let self, let exit = ExitValue(showing: next, table) else { return }
            refreshConditions()
            guard opening.newest == newest else { return }
            settle { state in
                state.act(self.conditionValues, at: self.now()) {
                    $0.ask(next: exit, from: origin, after: self.table.nodes[action.node].requirements)
                }
            }
        }
    }
}

extension NavigatorCore {
    /// Answers an alert or dialog, dismisses it, and then takes the route of the answer as an exit
    /// of its presenter. Later answers to the same alert are ignored.
    func answer(_ id: Int, _ action: AlertButton) {
        let display = display
        guard let index = display.presented.firstIndex(where: { $0.id == id }) else { return }
        let alert = display.presented[index].content.value
        let presenter = display.presenter(of: index + 1)
        let source = display.value(at: presenter)
        let flow = display[index].content.flow
        if let caller = display.presented[index].caller { results[caller] = action.answer }
        close(id)
        guard let route = table.nodes[alert.node].answers.first(where: { $0.answer == action.id }),
            route.requirements.allSatisfy({ $0.isMet(conditionValues) == true })
        else { return }
        guard let exit = exit(of: route, alert, source, flow, presenter) else {
            #if DEBUG
                let id = table.nodes[alert.node].id
                print("\(table.name): nothing on display has the values for `\(action.id)` of `\(id)`")
            #endif
            return
        }
        take(route.popsTo.map { .from($0, exit) } ?? exit, from: display.origin(at: presenter))
    }

    /// Takes the route of a tab that acts, from what the selected tab shows.
    func takeRoute(ofTab node: Int) {
        refreshConditions()
        let tab = table.nodes[node]
        guard let route = tab.answers.first,
            (tab.visibility + route.requirements).allSatisfy({ $0.isMet(conditionValues) == true })
        else { return }
        let position = display.topPosition(ofLevel: 0)
        if let exit = exit(of: route, NodeValue(node), nil, nil, position) {
            take(exit, from: display.origin(at: position))
        }
    }

    /// The exit that an answer leads to; `nil` if it leads nowhere or a value is missing.
    private func exit(
        of route: GraphTableNode.AnswerRoute, _ alert: NodeValue, _ source: NodeValue?, _ flow: FlowValue?,
        _ presenter: ScreenPosition
    ) -> ExitValue? {
        guard let target = route.target else { return route.verb == .dismiss ? .close : nil }
        let entry = LinkPlan.Entry(node: target, arguments: route.arguments)
        // What nothing has where the alert was shown, gets its default.
        let value = entry.value(alert) { table.parameter($0, of: source, flow) }
        switch route.verb {
        case .popTo: return .popTo(target)
        case .open:
            let style = table.style(of: target)
            let typed = style == .flow ? value : table.value(style, value)
            return typed.flatMap { StateCore(planOf: $0, table) }.map { .open($0, target) }
        case .act: return table.types.action(value).map { .act($0) }
        case .present: return ContentValue(value, table).map { .present($0) }
        case .sheet: return ContentValue(.sheet, value, table).map { .present($0) }
        case .cover: return ContentValue(.cover, value, table).map { .present($0) }
        case .popover: return ContentValue(.popover, value, table).map { .present($0) }
        case .select: return table.tabs.firstIndex(of: target).map { .select($0) }
        case .dismiss: return .close
        case .under where table.nodes[target].kind != .screen:
            return table.nodes[target].kind == .action
                ? table.types.action(value).map { .under(.act($0)) }
                : ContentValue(value, table).map { .under(.present($0)) }
        case .go, .push, .replace, .reset, .under: break
        }
        guard let screen = table.value(.screen, value) else { return nil }
        switch route.verb {
        case .replace: return .replace(screen)
        case .reset: return .reset(screen)
        case .push: return .push(screen)
        case .under: return .under(.push(screen))
        default: return display.exit(to: screen, from: presenter)
        }
    }
}
