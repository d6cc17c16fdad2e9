/// How a plan is shown.
extension Model {
    mutating func follow(_ id: String, _ request: Request) {
        let plan = request.isLink ? plan(ofLinkTo: id) : plan(ofOpening: id)
        guard var plan else { return showHere(id, request) }
        for overlay in wanted.overlays {
            let newest = wanted.requests.last { awaited($0) == overlay.fallback }
            if newest.map({ $0.id < request.id }) ?? false { close(overlay.fallback) }
        }
        if isArrival(request), let top = visibleLevels.last?.top { return update(top.id, request.value) }
        if showOnTop(request) { return }
        // A flow without a visible step counts as complete.
        plan.presented.removeAll { $0.kind == .flow && step(of: $0.content.node, from: 0).index == nil }
        if stack(id, plan, request) { return }
        let presented = wanted.presented
        if let tab = plan.tab, wanted.tab != tab { selectForLink(tab) }
        var levels = wanted.levels
        guard !levels.isEmpty else { return }
        // A presentation that is shown already stays, also when another tab is selected below it.
        levels = Array(levels.prefix(1)) + presented
        fillColumns(plan.columns, request, &levels[0])
        reuse(plan.stack, request, &levels[0])
        present(plan.presented, on: 1, &levels, request)
        wanted.levels = levels
    }

    /// Runs an action, or presents a node that has no plan, on top of what is shown.
    private mutating func showHere(_ id: String, _ request: Request) {
        if graph.node(id).kind == .action {
            events.append(.acted(id))
            if let then = graph.node(id).then {
                follow(then, nil, after: graph.node(id).kind == .action ? graph.node(id).requires : [])
            }
            return
        }
        var request = request
        request.ask = .exit(WalkGraph.Exit(target: id), request.value)
        request.origin = visibleLevels.last { !$0.kind.isAlert }?.top.id
        perform(request)
    }

    private mutating func selectForLink(_ tab: String) {
        wanted.presented = []
        wanted.tab = tab
        wanted.isTabSure = true
        fill(tab, &wanted)
    }

    private func value(_ entry: WalkPlan.Entry, _ request: Request) -> Int? {
        switch entry.value {
        case .fixed(let value): value
        case .own: request.value
        case .none: nil
        }
    }

    /// Makes the columns of a split what a plan says.
    private mutating func fillColumns(
        _ columns: [WalkGraph.Column: WalkPlan.Entry], _ request: Request, _ level: inout Level
    ) {
        guard level.split != nil else { return }
        for column in WalkGraph.Column.allCases {
            level.columns[column] = columns[column].map {
                columnSpot(column, of: level, $0.node, value($0, request), &wanted)
            }
        }
    }

    /// Makes the stack of a level what a plan says; what is there already stays, with the values of the plan.
    private mutating func reuse(_ stack: [WalkPlan.Entry], _ request: Request, _ level: inout Level) {
        let same = zip(level.path, stack).prefix { isSame($0, $1.node, value($1, request)) }.count
        for index in 0..<same { update(&level.path[index], value(stack[index], request)) }
        level.path.removeSubrange(same...)
        for entry in stack.dropFirst(same) { level.path.append(spot(entry.node, value(entry, request), &wanted)) }
    }

    func update(_ spot: inout Spot, _ value: Int?) {
        if graph.node(spot.node).parameter != .none { spot.value = value ?? 1 }
    }

    /// Makes the presentations from an index on what a plan says.
    private mutating func present(
        _ plan: [WalkPlan.Presentation], on first: Int, _ levels: inout [Level], _ request: Request
    ) {
        for (offset, next) in plan.enumerated() {
            let index = first + offset
            let below = levels[index - 1].top.id
            let content = value(next.content, request)
            let isBeside =
                levels[index - 1].path.isEmpty && index < levels.count
                && levels[index - 1].isColumn(levels[index].presenter)
            let isSameBelow = index < levels.count && levels[index].presenter == below || isBeside
            if index < levels.count, levels[index].kind == next.kind,
                isSame(levels[index].content, next.content.node, content),
                isSameBelow || ![.popover, .dialog].contains(next.kind)
            {
                update(&levels[index].content, content)
                if !isBeside { levels[index].presenter = below }
                // The screen that awaits it is gone.
                if !isSameBelow { levels[index].caller = nil }
            } else {
                levels.removeSubrange(index...)
                let step = step(of: next.content.node, from: 0).index
                let caller = offset == plan.count - 1 ? request.caller : nil
                levels.append(
                    Level(
                        content: spot(next.content.node, content, &wanted), kind: next.kind, presenter: below,
                        step: step, caller: caller))
            }
            reuse(next.path, request, &levels[index])
        }
        levels.removeSubrange((first + plan.count)...)
    }

    /// Shows a link on top of a presentation with `onLink: stack`; false where there is none.
    private mutating func stack(_ id: String, _ plan: WalkPlan, _ request: Request) -> Bool {
        var levels = wanted.levels
        let last = levels.indices.dropFirst().last { graph.node(levels[$0].content.node).onLink == .stack }
        guard let on = last else { return false }
        if plan.presented.isEmpty {
            let last = plan.stack.last ?? plan.columns[.detail] ?? plan.columns[.content]
            // Without a flow that counts as complete, the plan ends with what is below it.
            guard let top = last, top.node == id || graph.node(id).kind == .flow, hasStack(levels[on]) else {
                return false
            }
            levels.removeSubrange((on + 1)...)
            let value = value(top, request)
            if isSame(levels[on].top, top.node, value) {
                if levels[on].path.isEmpty {
                    update(&levels[on].content, value)
                } else {
                    update(&levels[on].path[levels[on].path.count - 1], value)
                }
            } else {
                levels[on].path.append(spot(top.node, value, &wanted))
            }
        } else {
            func matches(_ index: Int) -> Int {
                zip(levels[index...], plan.presented).prefix { level, next in
                    level.kind == next.kind && isSame(level.content, next.content.node, value(next.content, request))
                }.count
            }
            let start = (1...(on + 1)).first { $0 + matches($0) > on } ?? on + 1
            let kept = start + matches(start)
            let count = kept - start
            levels.removeSubrange(kept...)
            for index in 0..<count {
                update(&levels[start + index].content, value(plan.presented[index].content, request))
            }
            // What stays open keeps its stack, unless it is what the link leads to.
            for index in 0..<count where start + index > on || index == plan.presented.count - 1 {
                reuse(plan.presented[index].path, request, &levels[start + index])
            }
            present(Array(plan.presented.dropFirst(count)), on: kept, &levels, request)
        }
        wanted.levels = levels
        return true
    }
}
