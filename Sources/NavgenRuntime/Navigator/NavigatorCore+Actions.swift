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
        let next = display.next(after: action.id, toAlert: index, conditionValues)
        if let caller = display.presented[index].caller { results[caller] = action.answer }
        close(id)
        guard let next else { return }
        guard let exit = next.exit else {
            #if DEBUG
                let id = table.nodes[display.presented[index].content.node].id
                print("\(table.name): nothing on display has the values for `\(action.id)` of `\(id)`")
            #endif
            return
        }
        take(exit, from: next.origin)
    }

    /// Takes the route of a tab that acts, from what the selected tab shows.
    func takeRoute(ofTab node: Int) {
        refreshConditions()
        if let next = display.next(afterTab: node, conditionValues), let exit = next.exit {
            take(exit, from: next.origin)
        }
    }
}
