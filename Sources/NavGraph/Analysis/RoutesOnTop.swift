extension AnalyzedGraph {
    /// The routes by which a link shows a node on the topmost screen (`opens: onTop`), by index: those
    /// that push or present it, and keep what is below. A tab that acts is never on top.
    public func routesOnTop(to target: NodeID) -> [Int] {
        guard graph[target].opens == .onTop else { return [] }
        if case .flow(let flow) = graph[target].detail, flow.style == .root { return [] }
        let own = incoming(of: target).compactMap { edge -> Int? in
            guard case .route(let number) = edge.cause, !graph[edge.source].isExternal,
                !graph.isActingTab(edge.source)
            else { return nil }
            return number
        }
        return (own + globalRoutes.filter { graph.routes[$0].target.target == target }).filter { number in
            guard graph.routes[number].popsTo == nil else { return false }
            switch graph.routes[number].style?.value {
            case nil, .push, .sheet, .cover, .popover: return true
            case .replace, .reset, .popTo, .dismiss, .open, .under: return false
            }
        }
    }

    /// The sources of such a route; nil for any view. A route from anywhere with `except` has one for each view
    /// where it starts.
    public func sourcesOnTop(ofRoute number: Int) -> [NodeID?] {
        let route = graph.routes[number]
        guard route.isFromAnywhere, !route.except.isEmpty else { return [route.sourceNode] }
        return sources(ofGlobalRoute: number).filter { !graph[$0].isExternal }
    }

    /// The sources of these routes, each once, in the order of declaration; `*` for any view.
    public func namesOnTop(of target: NodeID) -> [String] {
        var seen: Set<String> = []
        return routesOnTop(to: target).flatMap(sourcesOnTop).map { $0.map { graph[$0].name } ?? "*" }
            .filter { seen.insert($0).inserted }
    }
}
