import Foundation

@testable import NavgenRuntime

/// Performs actions on a navigator as views, links and code do, and reports what it shows. All contact with the
/// internals of the runtime is in this file.
@MainActor final class RuntimeDriver: WalkDriver {
    private let graph: PlannedGraph
    private var navigator: WalkNavigator
    /// The time of the navigator, which cannot be set before its first change.
    private var time = Date().timeIntervalSince1970
    /// Where the screens of the model are in the runtime.
    private var positions: [Int: Position] = [:]
    private var views: [Int: NSObject] = [:]
    /// The answers that callers got, in order; nil without an answer.
    private var answers: [(caller: Int, isAnswered: Bool)] = []
    /// How many callers have not got an answer.
    private var asking = 0
    /// The number of restarts. Callers of earlier launches do not count.
    private var launch = 0

    /// The position of a screen in the runtime, when it was last on display.
    private struct Position {
        var level: Int
        /// The screen; nil for the content of the level.
        var screen: ScreenValue?
        var depth: Int
        /// The id of the screen or of the content.
        var id: Int
        /// The column of a split, with its screen.
        var column: SplitColumn?
        var columnScreen: NodeValue?

        var origin: ScreenOrigin { ScreenOrigin(id: id, column: column, screen: columnScreen) }
    }

    /// - Note: The graph must be the one that is loaded.
    init(_ graph: PlannedGraph, _ facts: Facts) {
        self.graph = graph
        navigator = WalkNavigator(LoadedGraph.table, nil, ConditionValues(facts.values))
        connect()
    }

    private var table: GraphTable { LoadedGraph.table }
    private var values: WalkValues { WalkValues(graph: graph) }

    private func connect() {
        navigator.graph = graph
        navigator.reportsEvents = true
        navigator.now = { [weak self] in self?.time ?? 0 }
    }

    // MARK: What it shows

    /// What is on display.
    private var display: StateCore { navigator.display }

    /// What is on display, in the words of the model.
    var text: String {
        let display = display
        guard let root = display.root else {
            return (["launching"] + levels.map { text($0, isRoot: false) }).joined(separator: " ^")
        }
        let name = table.roots[root].node.map { table.nodes[$0].id } ?? "tabs"
        let tab = tab.map { [$0] } ?? []
        return
            (["\(([name] + tab).joined(separator: "/"))"] + levels.map { text($0, isRoot: $0.id == display.base.id) })
            .joined(separator: " ^")
    }

    /// The selected tab.
    private var tab: String? { display.showsTabs ? display.tab.map { table.nodes[table.tabs[$0]].id } : nil }

    /// What is on display, as far as the promises are about it.
    var shown: RuntimeShown {
        let display = display
        guard let root = display.root else { return RuntimeShown(levels: []) }
        let levels = levels.map { level in
            RuntimeShown.Level(nodes: level.nodes.map { table.nodes[$0].id }, step: level.content.flow?.step)
        }
        return RuntimeShown(
            root: table.roots[root].node.map { table.nodes[$0].id } ?? "tabs",
            tab: tab, levels: levels)
    }

    func restoredText(_ facts: Facts) async -> String? {
        let other = RuntimeDriver(graph, facts)
        other.time = time
        if let data = navigator.save() { other.navigator.begin(with: data) }
        await other.settle()
        return other.text
    }

    /// The levels on display. While no root is, only a fallback can be.
    private var levels: [LevelValue] {
        let display = display
        return (display.root == nil ? [] : [display.base]) + display.presented
    }

    private func text(_ level: LevelValue, isRoot: Bool) -> String {
        let content = level.content
        let step = content.flow.map { ".\(name(of: $0.step, in: content.node))" } ?? ""
        let usual = ContentStyle(table.nodes[content.value.node].kind)
        let style = isRoot || usual == content.style ? "" : "\(content.style):"
        let split = content.split.map { "|\(text($0.content))|\(text($0.detail))" } ?? ""
        return ([style + text(content.value) + split + step] + level.path.map { text($0.value) }).joined(separator: ">")
    }

    private func text(_ value: NodeValue?) -> String {
        guard let value else { return "" }
        let node = table.nodes[value.node]
        guard node.parameters.first == "x", case .int(let x) = value[0] else { return node.id }
        return "\(node.id)(\(x))"
    }

    private func name(of step: Int, in flow: Int) -> String {
        let id = table.nodes[flow + 1 + step].id
        return String(id.split(separator: ".").last ?? "")
    }

    /// The targets of the requests that wait, in order.
    var waiting: [String] {
        navigator.wanted.requests.map { $0.exit.target(table).map { table.nodes[$0].id } ?? "" }
    }

    /// What has happened since this was last read, in the words of `RuntimeOutcome`.
    func takeOutcomes() -> [RuntimeOutcome] {
        defer {
            navigator.outcomes = []
            answers = []
        }
        return navigator.outcomes
            + answers.map { RuntimeOutcome.resumed(caller: $0.caller, isAnswered: $0.isAnswered) }
    }

    /// Remembers where the screens of the model are, if both show the same.
    func adopt(_ model: Model) {
        for (level, other) in zip(model.shown.merged, levels) where level.path.count == other.path.count {
            positions[level.content.id] = Position(level: other.id, screen: nil, depth: 0, id: other.contentID)
            if level.split != nil {
                adopt(level.content, .sidebar, other)
                for (column, spot) in level.columns { adopt(spot, column == .content ? .content : .detail, other) }
            }
            for (depth, spot) in level.path.enumerated() {
                let screen = other.path[depth]
                positions[spot.id] = Position(level: other.id, screen: screen, depth: depth + 1, id: screen.id)
            }
        }
    }

    private func adopt(_ spot: Model.Spot, _ column: SplitColumn, _ level: LevelValue) {
        positions[spot.id] = Position(
            level: level.id, screen: nil, depth: 0, id: level.contentID, column: column,
            columnScreen: level.content[column])
    }

    // MARK: What happens to it

    /// Performs an action, and waits until nothing happens any more.
    func perform(_ action: Action) async {
        apply(action)
        await settle()
    }

    /// Waits for the tasks of callers and actions.
    private func settle() async {
        var rounds = 0
        repeat {
            for _ in 0..<6 { await Task.yield() }
            navigator.finishTransitions()
            rounds += 1
        } while rounds < 1000 && (asking != navigator.callers.count || navigator.acting > 0)
        for _ in 0..<6 { await Task.yield() }
        navigator.finishTransitions()
    }

    private func apply(_ action: Action) {
        switch action {
        case .facts(let facts): navigator.conditionsChanged(ConditionValues(facts.values))
        case .exit(let exit, let value, let spot, let caller): take(exit, value, spot, caller)
        case .open(let node, let value): open(node, value)
        case .code(let node, let value): if let step = values.step(node, value) { _ = navigator.go(step) }
        case .tap(let tab): if let node = table.index(of: tab) { navigator.tapTabBar(node) }
        case .close(let spot, let isAnswered): close(spot, isAnswered)
        case .back(let spot): back(spot)
        case .next(let spot): positions[spot].map { navigator.model($0.level)?.run?.next() }
        case .previous(let spot): positions[spot].map { navigator.model($0.level)?.run?.back() }
        case .cancel(let spot): positions[spot].map { navigator.model($0.level)?.run?.cancel() }
        case .hold(let spot, let holds): hold(spot, holds)
        case .tick(let minutes):
            time += Double(minutes) * 60
            navigator.settle { $0.update(to: self.navigator.conditionValues, at: self.time) }
        case .restart(let facts): restart(facts)
        case .nothing: break
        }
    }

    private func open(_ node: String, _ value: Int) {
        // The same URL is opened only once within a second.
        time += 2
        navigator.open("walk:///\(node)" + (graph.node(node).parameter == .none ? "" : "/\(value)"))
    }

    private func take(_ exit: WalkGraph.Exit, _ value: Int, _ spot: Int, _ caller: Int?) {
        guard let position = positions[spot] else {
            if let caller { answers.append((caller, false)) }
            return
        }
        if let alert = alert(at: position) { return answer(alert, exit, position.level) }
        guard let request = values.exit(exit, exit.value ?? value, from: position.column, of: position.level) else {
            return
        }
        guard exit.when.allSatisfy({ navigator.conditionValues[$0.condition] == $0.holds }) else {
            if let caller { answers.append((caller, false)) }
            return
        }
        guard let caller else {
            navigator.take(request, from: position.origin)
            return
        }
        guard origin(position) == position.origin else { return answers.append((caller, false)) }
        let reference = NavigatorReference(navigator)
        let launch = launch
        asking += 1
        Task {
            let result = await NavigatorCore.ask(
                reference, request, from: position.level, position.screen?.value, position.column)
            guard launch == self.launch else { return }
            asking -= 1
            answers.append((caller, result != nil))
        }
    }

    /// The screen that a view shows, as the runtime finds it.
    private func origin(_ position: Position) -> ScreenOrigin? {
        navigator.origin(position.level, position.screen?.value, position.column)
    }

    private func alert(at position: Position) -> WalkGraph.Node? {
        guard let level = display.level(position.level), [.alert, .dialog].contains(level.content.style) else {
            return nil
        }
        return graph.node(table.nodes[level.content.node].id)
    }

    private func answer(_ alert: WalkGraph.Node, _ exit: WalkGraph.Exit?, _ level: Int) {
        let index = exit.flatMap { alert.exits.firstIndex(of: $0) }
        let name = index.map { "a\($0)" } ?? "ok"
        navigator.answer(level, AlertButton(Answer(rawValue: name), name))
    }

    private struct Answer: RawRepresentable, Hashable, Sendable { let rawValue: String }

    private func close(_ spot: Int, _ isAnswered: Bool) {
        guard let position = positions[spot], position.depth == 0 else { return }
        if isAnswered, let alert = alert(at: position) { return answer(alert, nil, position.level) }
        if isAnswered {
            navigator.take(.finish(NavigationResult(1)), from: position.origin)
        } else if display.presented.last?.id == position.level {
            navigator.dismissed(position.level)
        } else {
            navigator.close(position.level)
        }
    }

    private func back(_ spot: Int) {
        if let position = positions[spot], position.column != nil {
            navigator.take(.back, from: position.origin)
            return
        }
        guard let position = positions[spot], position.depth > 0, let model = navigator.model(position.level),
            model.path.count == position.depth, display.level(position.level)?.path.last?.id == position.id
        else { return }
        navigator.follow(model.path.dropLast(), on: model)
    }

    private func hold(_ spot: Int, _ holds: Bool) {
        guard let position = positions[spot] else { return }
        let view = views[spot] ?? NSObject()
        views[spot] = view
        navigator.hold(view, holds, in: position.origin)
    }

    private func restart(_ facts: Facts) {
        let data = navigator.save()
        launch += 1
        asking = 0
        navigator = WalkNavigator(table, nil, ConditionValues(facts.values))
        connect()
        positions = [:]
        views = [:]
        navigator.begin(with: data)
    }
}

/// Makes the runtime's values for the nodes and exits of a graph.
struct WalkValues {
    let graph: PlannedGraph
    private var table: GraphTable { LoadedGraph.table }

    func value(_ id: String, _ value: Int) -> NodeValue? {
        guard let index = table.index(of: id) else { return nil }
        let node = graph.node(id)
        let own: [NodeValue.Parameter]
        switch node.parameter {
        case .none: own = []
        case .identity: own = [.int(Int64(value))]
        case .other: own = [.int(Int64(value)), .int(0)]
        }
        return NodeValue(index, parameters: own + (node.isTransient ? [.int(0)] : []))
    }

    private func content(_ id: String, _ value: Int) -> ContentValue? {
        self.value(id, value).flatMap { ContentValue($0, table) }
    }

    func step(_ id: String, _ value: Int) -> ExitValue? {
        guard let node = self.value(id, value) else { return nil }
        switch graph.node(id).kind {
        case .screen: return .push(node)
        case .action: return .act(node)
        default: return content(id, value).map { .present($0) }
        }
    }

    /// The exit as generated Swift makes it; from a column, it can fill another one.
    func exit(
        _ exit: WalkGraph.Exit, _ value: Int, from column: SplitColumn? = nil, of level: Int = 0
    ) -> ExitValue? {
        guard let node = self.value(exit.target, value) else { return nil }
        if exit.manner == .show, exit.from == nil, let column, let fill = fill(node, from: column, of: level) {
            return fill
        }
        var plain = exit
        plain.manner = .show
        plain.from = nil
        if let from = exit.from, let below = table.index(of: from) {
            return self.exit(plain, value).map { .from(below, $0) }
        }
        switch exit.manner {
        case .show: return shown(exit.target, value, node)
        case .sheet: return .present(ContentValue(.sheet, node))
        case .cover: return .present(ContentValue(.cover, node))
        case .replace: return .replace(node)
        case .reset: return .reset(node)
        case .popTo: return .popTo(node.node)
        case .dismiss: return .close
        case .open: return StateCore(planOf: node, table).map { .open($0, node.node) }
        case .under: return self.exit(plain, value).map { .under($0) }
        }
    }

    private func fill(_ node: NodeValue, from column: SplitColumn, of level: Int) -> ExitValue? {
        guard let split = graph.graph.split(table.nodes[table.rootStacks[level].root].id) else { return nil }
        let from: WalkGraph.Column? = column == .sidebar ? nil : column == .content ? .content : .detail
        let target = split.column(of: table.nodes[node.node].id, from: from)
        return target.map { .fill($0 == .content ? .content : .detail, node) }
    }

    private func shown(_ id: String, _ value: Int, _ node: NodeValue) -> ExitValue? {
        if graph.graph.tab(id) != nil { return table.tabs.firstIndex(of: node.node).map { .select($0) } }
        switch graph.node(id).kind {
        case .screen: return .push(node)
        case .action: return .act(node)
        default: return content(id, value).map { .present($0) }
        }
    }
}

/// A navigator that records what it reports, and whose actions lead on as the graph says.
final class WalkNavigator: NavigatorCore {
    var graph: PlannedGraph?
    var outcomes: [RuntimeOutcome] = []
    /// How many actions have not run.
    private(set) var acting = 0

    override func report(_ event: EventValue) {
        switch event {
        case .routed(_, let target), .url(_, .opened(let target)): outcomes.append(.done(table.nodes[target].id))
        case .blocked(let condition), .url(_, .refused(_, let condition)): outcomes.append(.refused(by: condition))
        case .dropped(let target, let reason), .url(_, .dropped(let target, let reason)):
            outcomes.append(.dropped(table.nodes[target].id, reason.word))
        case .shown, .left, .closed, .url: break
        }
    }

    override func reportEnd(of flow: ContentValue, cancelled: Bool) {
        outcomes.append(.ended(table.nodes[flow.node].id, isComplete: !cancelled))
    }

    override func performing(_ action: NodeValue) -> (@MainActor () async -> NodeValue?)? {
        let id = table.nodes[action.node].id
        outcomes.append(.acted(id))
        let then = graph?.node(id).then.flatMap { table.index(of: $0) }
        acting += 1
        return { [weak self] in
            self?.acting -= 1
            return then.map { NodeValue($0) }
        }
    }

    /// Ends all transitions of the system, as if they took no time.
    func finishTransitions() {
        var rounds = 0
        while pending != nil, rounds < 100 {
            stopWaiting()
            rounds += 1
        }
    }
}

extension DropValue {
    /// The reason in the words of the model.
    fileprivate var word: String {
        switch self {
        case .closed: "closed"
        case .conditionLost: "lost"
        case .gone: "gone"
        case .replaced: "replaced"
        case .expired: "expired"
        }
    }
}
