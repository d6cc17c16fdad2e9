/// How a link or `as: open` shows a node on top of what is shown (`opens: onTop`).
extension Model {
    /// How a node is shown on top of a screen.
    enum OnTop: Hashable, Sendable {
        /// The screen shows it already, and gets its values.
        case same(Int)
        /// The exit of the screen shows it.
        case exit(WalkGraph.Exit, from: Int)
    }

    /// How a request is shown on top; nil if it is shown with its plan. An overlay does not count.
    func onTop(_ request: Request) -> OnTop? {
        guard opensOnTop(request), displayedRoot != nil, let top = visibleLevels.last else { return nil }
        if isSame(top.top, request.target, request.value) { return .same(top.top.id) }
        if top.kind.isAlert { return nil }
        // Only the first step of a flow declares its exits.
        if top.kind == .flow, top.step != 0 { return nil }
        let exit = graph.node(top.top.node).exits.first { exit in
            guard exit.target == request.target, exit.from == nil else { return false }
            if let value = exit.value, value != request.value ?? 1 { return false }
            switch exit.manner {
            case .show: return graph.node(exit.target).kind != .screen || hasStack(top)
            case .sheet, .cover: return true
            case .replace, .reset, .popTo, .dismiss, .open, .under: return false
            }
        }
        return exit.map { .exit($0, from: top.top.id) }
    }

    func opensOnTop(_ request: Request) -> Bool {
        guard graph.onTop.contains(request.target), !request.usesPlan else { return false }
        switch request.ask {
        case .link: return true
        case .exit(let exit, _): return exit.manner == .open
        case .select: return false
        }
    }

    /// The root that a request needs: the one on display where it is shown on top.
    func root(_ request: Request) -> String? { onTop(request) == nil ? request.root : displayedRoot }

    /// Shows a request on top; returns false where it is shown with its plan.
    mutating func showOnTop(_ request: Request) -> Bool {
        switch onTop(request) {
        case nil: return false
        case .same(let spot): update(spot, request.value)
        case .exit(let exit, let origin):
            var request = request
            request.origin = origin
            show(exit, request)
        }
        return true
    }

    mutating func update(_ spot: Int, _ value: Int?) {
        guard graph.graph.nodes.contains(where: { $0.parameter != .none }) else { return }
        let this = self
        wanted.edit(at: spot) { levels, _ in
            for index in levels.indices { levels[index].edit(spot) { this.update(&$0, value) } }
        }
    }
}
