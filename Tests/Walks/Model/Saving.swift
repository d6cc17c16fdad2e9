extension Model {
    /// What is saved: all that is wanted, without what is transient or awaited, except flows.
    var saved: Wanted {
        var saved = wanted
        saved.isRootSure = false
        saved.isTabSure = false
        saved.holds = []
        saved.bases = wanted.bases.compactMapValues { lasting([$0]).first }
        let bottom = saved.levels.first
        saved.levels = lasting(wanted.levels)
        if saved.levels.isEmpty, let bottom { saved.levels = [bottom] }
        saved.overlays = wanted.overlays.compactMap {
            let levels = lasting($0.levels)
            return levels.isEmpty ? nil : Overlay(fallback: $0.fallback, levels: levels)
        }
        saved.requests.removeAll { $0.caller != nil && graph.node($0.target).kind != .flow || isTransient($0) }
        for index in saved.requests.indices { saved.requests[index].caller = nil }
        return saved
    }

    /// Whether a request leads to values that exist only in memory. Links are saved as URLs.
    func isTransient(_ request: Request) -> Bool {
        !request.isLink && ([request.target] + (plan(request)?.nodes ?? [])).contains { graph.node($0).isTransient }
    }

    /// The model after a restart.
    func restarted(_ facts: Facts) -> Model { Model(graph, facts, restoring: saved, now: now) }

    private func lasting(_ levels: [Level]) -> [Level] {
        var result: [Level] = []
        for var level in levels {
            if let below = result.last, !below.contains(level.presenter) { break }
            // The end of a flow is reported to the app, too, so a flow is saved without its caller.
            if level.caller != nil, level.kind != .flow { break }
            if graph.node(level.content.node).isTransient { break }
            level.caller = nil
            level.keepColumns { !graph.node($0.node).isTransient }
            level.path = Array(level.path.prefix { !graph.node($0.node).isTransient })
            for spot in level.spots { level.edit(spot.id) { $0.isSure = false } }
            result.append(level)
        }
        return result
    }
}
