import NavGraph
import NavSwiftWriter

/// What an app wants and shows at a point of a tour.
struct TourState: Sendable {
    let graph: TourGraph
    private(set) var facts: ConditionValues
    private var core: StateCore
    /// What is on display.
    private(set) var display: StateCore
    /// The routes that wait, by the ids of their requests.
    private var waiting: [Int: Int] = [:]
    /// The routes that the last move has taken, and the nodes that the app then shows by itself.
    private(set) var taken: [Int] = []
    private(set) var external: [NodeID] = []
    /// Whether it is up to the app what is shown next: after an action that leads on, and beside what it shows
    /// by itself.
    private(set) var isUpToApp = false

    /// The app after its launch.
    init(_ graph: TourGraph, _ facts: ConditionValues) {
        self.graph = graph
        self.facts = facts
        core = StateCore(graph.table, facts)
        display = core.shown
        core.events = []
    }

    private var table: GraphTable { graph.table }

    // MARK: - What is shown

    /// Whether no root is chosen, so that only the launching screen and fallbacks can be shown.
    private var isLaunching: Bool { display.root == nil }

    /// The nodes that the user sees on top: a screen, those in the columns of a split, or a presentation.
    var shown: [NodeID] {
        guard !isLaunching || !display.presented.isEmpty else {
            return table.launching.map { [graph.nodes[$0]] } ?? []
        }
        let top = display.top
        var shown = rows(onTopOf: top).map { graph.nodes[$0] }
        if display.presented.isEmpty, display.showsTabs, let tab = display.tab {
            shown.append(graph.nodes[table.tabs[tab]])
        }
        return shown
    }

    private func rows(onTopOf level: LevelValue) -> [Int] {
        if let screen = level.path.last { return [screen.node] }
        return level.content.split == nil ? [level.content.shownNode(table)] : level.content.columns.map(\.node)
    }

    /// The nodes below what is on top, to which moves back can lead, and those of other tabs.
    var hidden: [NodeID] {
        let top = display.top
        var rows: [Int] = []
        for level in display.rootLevels + display.presented {
            let isTop = level.id == top.id
            if !isTop || !level.path.isEmpty {
                rows.append(level.content.shownNode(table))
                rows += level.content.columns.map(\.node)
            }
            rows += (isTop ? level.path.dropLast() : level.path[...]).map(\.node)
        }
        return rows.map { graph.nodes[$0] }
    }

    /// The targets of what waits.
    var awaited: [NodeID] { core.requests.compactMap { $0.exit.target(table) }.map { graph.nodes[$0] } }

    /// Identifies what is on display and what waits, for a search. The ids of screens and levels, which are
    /// never used twice, do not count, nor do the stacks of other tabs.
    var visibleSignature: [Int] {
        var words = [display.root ?? -1, display.tab ?? -1, core.hasRootEnded ? 1 : 0]
        for index in table.conditions.indices { words.append(facts[index].map { $0 ? 1 : 0 } ?? 2) }
        if !isLaunching { add(display.base, to: &words) }
        for level in display.presented { add(level, to: &words) }
        addRequests(to: &words)
        return words
    }

    /// Identifies everything that a move can change.
    private var signature: [Int] {
        var words: [Int] = [core.root ?? -1, core.tab ?? -1, core.hasRootEnded ? 1 : 0]
        for level in core.rootLevels + core.presented { add(level, to: &words) }
        for overlay in core.overlays {
            words.append(-2 - overlay.fallback)
            for level in overlay.levels { add(level, to: &words) }
        }
        addRequests(to: &words)
        return words
    }

    private func add(_ level: LevelValue, to words: inout [Int]) {
        words += [-1, Int(level.content.style.rawValue), level.content.node, level.content.flow?.step ?? -1]
        words += level.content.columns.map(\.node)
        words.append(-1)
        words += level.path.map(\.node)
    }

    private func addRequests(to words: inout [Int]) {
        for request in core.requests {
            words += [-3, request.exit.target(table) ?? -1, request.root ?? -1, waiting[request.id] ?? -1]
            words += request.answered.sorted()
        }
    }

    /// Whether a screen is more than twice on a stack, or the same waits twice, as if taps went around in circles.
    var isRepetitive: Bool {
        let waiting = core.requests.map { $0.exit.target(table) }
        return Set(waiting).count < waiting.count
            || display.levels.contains { level in
                guard level.path.count > 2 else { return false }
                var counts: [Int: Int] = [:]
                for screen in level.path { counts[screen.node, default: 0] += 1 }
                return counts.values.contains { $0 > 2 }
            }
    }

    // MARK: - What can happen

    /// The moves that are possible now, without those of the app and the system, in a fixed order.
    func moves() -> [TourMove] {
        guard !isLaunching || !display.presented.isEmpty else { return [] }
        var moves: [TourMove] = []
        // What is behind a presentation can sometimes be used, but not at each of its heights.
        addMoves(onLevel: display.depth - 1, to: &moves)
        if display.presented.isEmpty, display.showsTabs {
            for row in table.tabBar where row != display.tab.map({ table.tabs[$0] }) {
                if table.nodes[row].visibility.areMet(facts) == true { moves.append(.tab(graph.nodes[row])) }
            }
        }
        return moves
    }

    private func addMoves(onLevel index: Int, to moves: inout [TourMove]) {
        let level = display[index]
        let node = graph.nodes[level.content.node]
        guard level.content.style.isHost else {
            guard case .alert(let alert) = graph.graph[node].detail else { return }
            for action in alert.actions.indices where offers(alert.actions[action]) {
                moves.append(.answer(action, of: node))
            }
            // The system adds a button to an alert without any, and to a dialog that has none to cancel it.
            let isDialog = graph.graph.kind(of: node) == .dialog
            if isDialog ? !alert.actions.contains(where: { $0.role == .cancel }) : alert.actions.isEmpty {
                moves.append(.dismiss(node, isDialog ? .dialog : .alert))
            }
            return
        }
        for position in display.sources(ofLevel: level.id) where display.isOnTop(position) {
            guard let row = display.node(at: position) else { continue }
            let source = graph.nodes[row]
            for exit in graph.exits(of: source) where offers(exit.route.when) {
                moves.append(.exit(exit.routeIndex, from: source))
            }
            if position.depth > 0 { moves.append(.back(from: source)) }
        }
        if level.path.isEmpty, let flow = level.content.flow {
            let step = graph.nodes[level.content.shownNode(table)]
            let steps = FlowSteps(level.content.node, facts, table)
            moves.append(.flow(.next, step: step))
            if steps.canSkip(flow) { moves.append(.flow(.skip, step: step)) }
            if steps.canGoBack(flow) { moves.append(.flow(.back, step: step)) }
        }
        if index > 0 { moves.append(.dismiss(node, style(of: level.content))) }
    }

    private func style(of content: ContentValue) -> TourMove.TourStyle {
        if case .presentation(let own) = graph.graph[graph.nodes[content.node]].detail, own.dismiss?.value == .disabled
        {
            // No gesture dismisses it.
            return .cover
        }
        switch content.style {
        case .flow:
            if case .flow(let flow) = graph.graph[graph.nodes[content.node]].detail, flow.style == .sheet {
                return .sheet
            }
            return .cover
        case .sheet: return .sheet
        case .popover: return .popover
        case .alert: return .alert
        case .dialog: return .dialog
        case .cover, .screen, .split: return .cover
        }
    }

    private func offers(_ action: AlertAction) -> Bool {
        action.route.map { offers(graph.graph.routes[$0].when) } ?? true
    }

    private func offers(_ conditions: [ConditionUse]) -> Bool {
        conditions.allSatisfy { use in
            use.target.flatMap { facts[$0.index] }.map { $0 != use.isNegated } ?? false
        }
    }

    // MARK: - What happens

    /// Makes a move, and returns whether it changes anything.
    mutating func make(_ move: TourMove) -> Bool {
        (taken, external) = ([], [])
        let (former, formerFacts) = (signature, facts)
        switch move {
        case .exit(let route, let source): take(route, from: source)
        case .answer(let action, let alert): answer(action, of: alert)
        case .tab(let tab): tap(tab)
        case .back(let source): goBack(from: source)
        case .dismiss(let node, _): dismiss(node)
        case .flow(let control, let step): moveFlow(control, step)
        case .url(let node):
            guard let exit = ExitValue(link: graph.value(of: node), table) else { return false }
            _ = core.follow(exit, facts, at: 0)
        case .condition(let condition, let value):
            facts[condition.index] = value
            core.update(to: facts, at: 0)
        }
        finish()
        return !taken.isEmpty || !external.isEmpty || facts != formerFacts || signature != former
    }

    /// Reads what the move has led to.
    private mutating func finish() {
        for event in core.takeEvents() {
            switch event {
            case .ended(let request, .done), .ended(let request, .act):
                if let route = waiting.removeValue(forKey: request.id) { taken.append(route) }
            case .ended(let request, _): waiting[request.id] = nil
            case .external(let content): external.append(graph.nodes[content.node])
            case .acted(let action, _):
                if case .action(let detail) = graph.graph[graph.nodes[action.node]].detail, !detail.then.isEmpty {
                    isUpToApp = true
                }
            case .deferred, .completed: break
            }
        }
        if !external.isEmpty { isUpToApp = true }
        display = core.shown
    }

    /// The screen of a node that is on top.
    private func origin(of node: NodeID) -> ScreenOrigin? {
        for index in (0..<display.depth).reversed() {
            for position in display.sources(ofLevel: display[index].id) where display.isOnTop(position) {
                if display.node(at: position) == graph.row(node) { return display.origin(at: position) }
            }
        }
        return nil
    }

    private mutating func goBack(from source: NodeID) {
        guard let origin = origin(of: source) else { return }
        core.change(facts, at: 0) { _ = $0.back(from: origin) }
    }

    private mutating func take(_ route: Int, from source: NodeID) {
        guard let exit = graph.exits(of: source).first(where: { $0.routeIndex == route }),
            let origin = origin(of: source), let position = display.position(of: origin),
            let value = display.value(at: position), let request = graph.value(of: exit, from: value)
        else { return }
        if case .close = request {
            let former = signature
            core.change(facts, at: 0) { _ = $0.close(from: origin) }
            if signature != former { taken.append(route) }
        } else {
            ask(request, from: origin, route)
        }
    }

    /// Takes an exit, and remembers its route.
    private mutating func ask(_ exit: ExitValue, from origin: ScreenOrigin?, _ route: Int?) {
        let former = core.lastScreenID
        let outcome = core.ask(exit, from: origin, facts, at: 0)
        guard let route, outcome.isTaken else { return }
        // The request is the first that was made.
        let requests =
            core.requests + core.events.compactMap { if case .ended(let request, _) = $0 { request } else { nil } }
        if let own = requests.filter({ $0.id > former && $0.exit == exit }).min(by: { $0.id < $1.id }) {
            waiting[own.id] = route
        }
    }

    private mutating func answer(_ action: Int, of alert: NodeID) {
        guard case .alert(let detail) = graph.graph[alert].detail,
            let index = display.presented.lastIndex(where: { $0.content.node == graph.row(alert) })
        else { return }
        let next = display.next(after: detail.actions[action].id.value, toAlert: index, facts)
        let level = display.presented[index].id
        core.change(facts, at: 0) { $0.close(level: level) }
        let route = detail.actions[action].route
        if let route, graph.analyzed.transition(ofRoute: route, from: nil) == .dismiss { taken.append(route) }
        guard let exit = next?.exit, let origin = next?.origin else { return }
        if case .close = exit {
            core.change(facts, at: 0) { _ = $0.close(from: origin) }
        } else {
            ask(exit, from: origin, route)
        }
    }

    private mutating func tap(_ tab: NodeID) {
        if let index = table.tabs.firstIndex(of: graph.row(tab)) {
            _ = core.tap(index, facts, at: 0)
        } else if let next = display.next(afterTab: graph.row(tab), facts), let exit = next.exit {
            ask(exit, from: next.origin, graph.graph.routes.firstIndex { $0.sourceNode == tab })
        }
    }

    private mutating func dismiss(_ node: NodeID) {
        guard let level = display.presented.last(where: { $0.content.node == graph.row(node) }) else { return }
        core.change(facts, at: 0) { $0.close(level: level.id) }
    }

    private mutating func moveFlow(_ control: TourMove.FlowControl, _ step: NodeID) {
        let row = graph.row(step)
        guard let level = display.levels.last(where: { $0.content.flow != nil && $0.content.shownNode(table) == row })
        else { return }
        core.change(facts, at: 0) { state in
            state.move(flowOn: level.id) { steps, flow in
                switch control {
                case .next: return steps.next(&flow)
                case .skip: return steps.skip(&flow)
                case .back:
                    _ = steps.back(&flow)
                    return true
                }
            }
        }
    }
}
