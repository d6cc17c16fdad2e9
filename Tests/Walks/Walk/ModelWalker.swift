/// Performs operations on a model, and remembers the screens that were on top.
struct ModelWalker {
    var model: Model
    /// The screens that were on top, the newest last.
    private(set) var former: [Model.Spot] = []
    /// The number of callers so far.
    private(set) var callers = 0

    init(_ graph: PlannedGraph, _ facts: Facts) { model = Model(graph, facts) }

    /// Performs an operation and returns the action; the events are those of this operation.
    @discardableResult
    mutating func perform(_ operation: Operation) -> Action {
        let action = action(operation)
        model.events = []
        if let top = model.shown.top?.top, former.last?.id != top.id { former = (former + [top]).suffix(6) }
        action.apply(to: &model)
        return action
    }

    /// What an operation means now.
    private mutating func action(_ operation: Operation) -> Action {
        let shown = model.shown
        let top = shown.top?.content.id
        switch operation {
        case .facts(let facts): return .facts(facts)
        case .exit(let index, let value, let isAwaited, let source):
            guard let spot = spot(source) else { return .nothing }
            let exits = model.graph.node(spot.node).exits
            guard exits.indices.contains(index) else { return .nothing }
            let isAlert = model.graph.node(spot.node).kind.isAlert
            let isAnswerable = isAwaited && !isAlert && model.canAnswer(exits[index])
            return .exit(exits[index], value: value, from: spot.id, caller: isAnswerable ? caller() : nil)
        case .open(let node, let value): return hasLink(node) ? .open(node, value: value) : .nothing
        case .code(let node, let value):
            return model.graph.graph.nodes.contains { $0.id == node } ? .code(node, value: value) : .nothing
        case .tap(let tab): return model.graph.graph.tab(tab) == nil ? .nothing : .tap(tab)
        case .close(let index, let isAnswered):
            guard shown.merged.indices.dropFirst().contains(index) else { return .nothing }
            let level = shown.merged[index]
            return .close(level.content.id, isAnswered: isAnswered && level.kind != .flow)
        case .closeAgain: return spot(.gone).map { .close($0.id, isAnswered: false) } ?? .nothing
        case .back(let source): return spot(source).map { .back($0.id) } ?? .nothing
        case .next: return top.map { .next($0) } ?? .nothing
        case .previous: return top.map { .previous($0) } ?? .nothing
        case .cancel: return top.map { .cancel($0) } ?? .nothing
        case .hold(let holds):
            let spot = holds ? shown.top?.top.id : model.wanted.holds.min()
            return spot.map { .hold($0, holds) } ?? .nothing
        case .tick(let minutes): return .tick(minutes)
        case .restart(let facts): return .restart(facts)
        }
    }

    private func hasLink(_ node: String) -> Bool {
        model.graph.node(node).hasURL || model.graph.graph.tab(node)?.hasURL ?? false
    }

    /// The screen on top, or the newest one that was on top and is gone.
    func spot(_ source: Operation.Source) -> Model.Spot? {
        switch source {
        case .top: return model.shown.top?.top
        case .column(let index):
            guard let level = model.shown.levels.last, level.split != nil, level.filled.indices.contains(index) else {
                return model.shown.top?.top
            }
            return level.filled[index]
        case .gone: return former.last { spot in !model.wanted.allLevels.contains { $0.contains(spot.id) } }
        }
    }

    private mutating func caller() -> Int {
        callers += 1
        return 1_000_000 + callers
    }
}

extension Model {
    /// Whether the exits of generated Swift return the result of an exit.
    func canAnswer(_ exit: WalkGraph.Exit) -> Bool {
        guard exit.from == nil else { return false }
        switch exit.manner {
        case .show: return graph.node(exit.target).kind.isPresented
        case .sheet, .cover: return true
        case .under, .replace, .reset, .popTo, .dismiss, .open: return false
        }
    }
}
