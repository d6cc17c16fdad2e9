/// What follows the answer to an alert or dialog, and the tap on a tab that acts.
nonisolated extension StateCore {
    /// A route that is taken as an exit of a screen.
    struct NextExit {
        /// `nil` if the route leads nowhere, or if nothing on display has one of the values that it needs.
        let exit: ExitValue?
        let origin: ScreenOrigin?
    }

    /// What follows an answer to the alert or dialog at an index of ``presented``; `nil` if nothing does.
    func next(after answer: String, toAlert index: Int, _ conditions: ConditionValues) -> NextExit? {
        let alert = presented[index].content.value
        guard let route = table.nodes[alert.node].answers.first(where: { $0.answer == answer }),
            route.requirements.areMet(conditions) == true
        else { return nil }
        let presenter = presenter(of: index + 1)
        let exit = exit(of: route, alert, value(at: presenter), self[index].content.flow, presenter)
        return NextExit(
            exit: exit.map { exit in route.popsTo.map { .from($0, exit) } ?? exit }, origin: origin(at: presenter))
    }

    /// What follows a tap on a tab that acts, from what the selected tab shows; `nil` if nothing does.
    func next(afterTab node: Int, _ conditions: ConditionValues) -> NextExit? {
        let tab = table.nodes[node]
        guard let route = tab.answers.first, (tab.visibility + route.requirements).areMet(conditions) == true else {
            return nil
        }
        let position = topPosition(ofLevel: 0)
        return NextExit(exit: exit(of: route, NodeValue(node), nil, nil, position), origin: origin(at: position))
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
        default: return self.exit(to: screen, from: presenter)
        }
    }
}
