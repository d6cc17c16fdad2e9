/// What a request does once it can be done.
extension Model {
    mutating func perform(_ request: Request) {
        closing(for: request.id) { model in
            switch request.ask {
            case .select(let tab): model.select(tab)
            case .link(let id, _): model.follow(id, request)
            case .exit(let exit, _):
                switch exit.manner {
                case .open: model.follow(exit.target, request)
                case .under: model.showUnder(exit, request)
                case .show, .sheet, .cover: model.show(exit, request)
                case .popTo, .replace, .reset: model.change(exit, request)
                case .dismiss: break
                }
            }
        }
    }

    private mutating func select(_ tab: String) {
        wanted.presented = []
        wanted.tab = tab
        wanted.isTabSure = true
        fill(tab, &wanted)
    }

    mutating func show(_ exit: WalkGraph.Exit, _ request: Request) {
        var request = request
        if let from = exit.from, let origin = goBack(to: from, request) {
            if from == exit.target { return replace(origin, with: request.value) }
            request.origin = origin
        }
        let node = graph.node(exit.target)
        let step = step(of: node.id, from: 0).index
        if node.kind == .action || node.kind == .flow && step == nil {
            if node.kind == .action {
                events.append(.acted(node.id))
            } else if let caller = request.caller {
                events.append(.resumed(caller, true))
            } else {
                events.append(.ended(node.id, isComplete: true))
            }
            if let then = node.then {
                let isAction = node.kind == .action
                follow(then, request.origin, after: isAction ? node.requires : [], usingPlan: !isAction)
            }
            return
        }
        let isPushed = exit.manner == .show && node.kind == .screen
        let kind: WalkGraph.Kind = exit.manner == .sheet ? .sheet : exit.manner == .cover ? .cover : node.kind
        let this = self
        wanted.edit(at: request.origin) { levels, wanted in
            let last = levels.indices.last {
                request.origin.map(levels[$0].contains) ?? !levels[$0].kind.isAlert
            }
            guard let index = last else { return }
            if isPushed, !request.isFromCode, let column = levels[index].column(of: node.id, from: request.origin) {
                levels[index].clear(column)
                levels[index].columns[column] = this.columnSpot(
                    column, of: levels[index], node.id, request.value, &wanted)
                levels.removeSubrange((index + 1)...)
                return
            }
            if isPushed {
                if this.hasStack(levels[index]) {
                    levels[index].path.append(this.spot(node.id, request.value, &wanted))
                }
                return
            }
            let content = this.spot(node.id, request.value, &wanted)
            // What is on top already is not presented again.
            let top = levels[index]
            if top.presenter != nil, top.path.isEmpty, top.kind == kind, top.content.node == node.id,
                top.content.value == content.value
            {
                levels[index].caller = top.caller ?? request.caller
                return
            }
            levels.removeSubrange((index + 1)...)
            let presenter = request.origin ?? levels[index].top.id
            levels.append(
                Level(
                    content: content, kind: kind, presenter: presenter, step: step,
                    caller: request.caller))
        }
    }

    /// Goes back to a node below the origin, on the same stack; returns its screen.
    private mutating func goBack(to node: String, _ request: Request) -> Int? {
        var result: Int?
        wanted.edit(at: request.origin) { levels, _ in
            guard let index = levels.firstIndex(where: { $0.contains(request.origin) }) else { return }
            let below = levels[index].spots.prefix { $0.id != request.origin }
            guard let depth = below.lastIndex(where: { $0.node == node }) else { return }
            result = below[depth].id
            levels[index].goBack(to: depth)
            levels.removeSubrange((index + 1)...)
        }
        return result
    }

    /// Replaces a screen that is on top with another one of the same node.
    private mutating func replace(_ spot: Int, with value: Int?) {
        let this = self
        wanted.edit(at: spot) { levels, wanted in
            guard var level = levels.popLast() else { return }
            let next = this.spot(level.top.node, value, &wanted)
            let column = level.columns.first { $0.value.id == spot }?.key
            if let column {
                level.clear(column)
                level.columns[column] = this.columnSpot(column, of: level, next.node, value, &wanted)
            } else if level.path.isEmpty {
                level.content = next
            } else if !level.top.isEqual(to: next) {
                level.path[level.path.count - 1] = next
            }
            levels.append(level)
        }
    }

    /// Closes the presentation that contains the origin, and shows a node from below.
    private mutating func showUnder(_ exit: WalkGraph.Exit, _ request: Request) {
        let levels = wanted.levels + wanted.overlays.flatMap(\.levels)
        guard let level = levels.first(where: { $0.contains(request.origin) }) else { return }
        let isOverlay = wanted.overlays.contains { $0.levels.first == level }
        remove(level: level.content.id)
        var request = request
        request.origin =
            level.presenter ?? (isOverlay ? wanted.levels.last { !$0.kind.isAlert }?.top.id : request.origin)
        var exit = exit
        exit.manner = .show
        show(exit, request)
    }

    private mutating func change(_ exit: WalkGraph.Exit, _ request: Request) {
        let this = self
        wanted.edit(at: request.origin) { levels, wanted in
            guard let index = levels.firstIndex(where: { $0.contains(request.origin) }) else { return }
            switch exit.manner {
            // An equal screen stays, as its view does.
            case .replace:
                guard this.hasStack(levels[index]) else { return }
                let next = this.spot(exit.target, request.value, &wanted)
                let former = levels[index].path.popLast()
                levels[index].path.append(former.flatMap { $0.isEqual(to: next) ? $0 : nil } ?? next)
            case .reset:
                guard this.hasStack(levels[index]) else { return }
                let next = this.spot(exit.target, request.value, &wanted)
                levels[index].path = [levels[index].path.first.flatMap { $0.isEqual(to: next) ? $0 : nil } ?? next]
            default:
                let below = levels[index].spots.prefix { $0.id != request.origin }
                guard let to = below.lastIndex(where: { $0.node == exit.target }) else { return }
                levels[index].goBack(to: to)
            }
        }
    }
}
