public import NavGraph

/// A slow reference model for the planner: it tries everything that users can tap, without the planner's logic.
public struct TapModel {
    public struct Walk {
        public var shown: Shown
        public var taps: [Tap] = []
        /// What was shown before each tap.
        public var before: [Shown] = []
        /// What the taps alone lead to. `shown` may also have columns that a link fills.
        public var tapped: Shown
        /// The nodes that have been on top, and the root.
        public var seen: Set<NodeID>
        public var conditions: Set<String>
        /// How often a presentation was closed to show something on what is below it.
        public var closings = 0
        public var presentations = 0
        public var steps = 0

        public var cost: [Int] { [closings, conditions.count, presentations, steps] }
    }

    public enum Tap: Hashable {
        case route(Int)
        /// An action of an alert that a route of the screen shows.
        case action(shownBy: Int, Int)
        /// A column that a link alone fills.
        case column(Int)
        /// A flow goes on to a step.
        case step(NodeID)
    }

    private let analyzed: AnalyzedGraph
    private var graph: Graph { analyzed.graph }
    private let target: NodeID
    private let hasValue: Bool

    /// - Parameter knowsValues: Whether each node can be shown, even if nothing gives it its value.
    public init(_ analyzed: AnalyzedGraph, target: NodeID, knowsValues: Bool = false) {
        self.analyzed = analyzed
        self.target = target
        hasValue = knowsValues || !analyzed.graph.linkParameters(of: target).isEmpty
    }

    /// All walks from the start to the target that visit no node twice.
    ///
    /// - Parameter most: The maximum number of taps.
    public func walks(most: Int = .max) -> [Walk] {
        var found: [Walk] = []
        var open = starts()
        while let walk = open.popLast() {
            let isFixedRoot = walk.taps.isEmpty && !graph.fixedValues(ofTab: walk.shown.tab).isEmpty
            if walk.shown.topOrFlow(is: target, in: graph), !isFixedRoot {
                found.append(filled(walk))
                if !walk.taps.isEmpty || walk.shown.top(in: graph) == target { continue }
            }
            if walk.taps.count < most { open += next(walk) }
        }
        return found
    }

    /// What links with a `via` of their own show, on each root and tab. Nil where a value is missing.
    public func placed(on via: [NodeID]) -> [(start: Shown, walk: Walk?)] {
        starts().map { start in
            var walk = start
            for node in via + [target] {
                guard let entry = entry(node, nil) else { return (start.shown, nil) }
                let kind = graph.kind(of: node)
                if kind == .screen {
                    continueTo(&walk.shown, to: entry)
                } else {
                    walk.shown.presented.append(.init(entry: entry, kind: kind))
                }
                walk.conditions.formUnion(graph[node].requires.map(\.text))
            }
            return (start.shown, filled(walk))
        }
    }

    // MARK: Where users start

    private func starts() -> [Walk] {
        var walks: [Walk] = []
        var earlier: Set<String> = []
        for (number, choice) in graph.roots.enumerated() {
            let shown = earlier.union(choice.when.map(\.text))
            func add(_ tab: NodeID?, _ root: NodeID?, _ needs: [ConditionUse]) {
                guard let root, graph[target].tab.map({ $0.target == tab }) ?? true else { return }
                // With a value of its own, the root is not what a link shows.
                let own = graph.fixedValues(ofTab: tab).first?.value
                var entry = Shown.Entry(node: root)
                if case .literal(.scalar(let text, _))? = own { entry.value = .fixed(text) }
                var start = Shown(choice: number, tab: tab, root: entry)
                if case .split(let split) = graph[root].detail, let first = split.sidebar?.screens.first?.target {
                    start.columns[0] = .init(node: first)
                }
                walks.append(
                    Walk(
                        shown: start, tapped: start,
                        seen: own != nil && root == target ? [] : [root, start.top(in: graph)],
                        conditions: shown.union(needs.map(\.text))))
            }
            switch choice.show {
            case .node(let node): add(nil, node.target, node.target.map(graph.needs(ofRoot:)) ?? [])
            case .tabs:
                for tab in graph.ids(of: .tab) {
                    guard case .tab(let detail) = graph[tab].detail else { continue }
                    add(tab, detail.root?.target, graph.needs(ofTab: tab))
                }
            }
            if let only = choice.when.first, choice.when.count == 1 {
                earlier.insert((only.isNegated ? "" : "!") + only.name)
            }
        }
        return walks
    }

    // MARK: Taps

    private func next(_ walk: Walk) -> [Walk] {
        let top = walk.shown.top(in: graph)
        var walks: [Walk] = []
        for number in graph.routes.indices {
            let route = graph.routes[number]
            // A route that goes back first shows its target on what it goes back to: as if it started there.
            if let below = route.nodeBelowTarget {
                if below == top { add(take(.route(number), number, walk)) }
                continue
            }
            switch route.source {
            case .node(let source) where source.target == top: add(take(.route(number), number, walk))
            // A tab that acts does so from any screen.
            case .node(let source) where source.target.map(graph.isActingTab) ?? false:
                if walk.taps.isEmpty, isFirst(walk.shown), graph.kind(of: top).isView {
                    add(take(.route(number), number, walk))
                }
            case .anywhere where isTried(route, walk) && startsAnywhere(route, at: top):
                add(take(.route(number), number, walk))
            case .alertAction(let alert, _):
                for shown in graph.routes.indices where graph.routes[shown].target.target == alert {
                    guard graph.routes[shown].sourceNode == top else { continue }
                    add(take(.action(shownBy: shown, number), number, walk))
                }
            default: break
            }
        }
        func add(_ walk: Walk?) { if let walk { walks.append(walk) } }
        if walk.taps.isEmpty, case .split(let split) = graph[walk.shown.root.node].detail {
            for (number, column) in split.columns.enumerated() where number > 0 {
                for screen in column.screens.compactMap(\.target) {
                    add(
                        show(screen, nil, .column(number), walk) { $0.fill(number, $1) }.map { walk in
                            var walk = walk
                            walk.steps += number
                            return walk
                        })
                }
            }
        }
        if let level = walk.shown.presented.last, level.path.isEmpty, level.step == nil,
            case .flow(let flow) = graph[level.entry.node].detail
        {
            for step in flow.steps.dropFirst() {
                var next = walk
                next.shown.presented[walk.shown.presented.count - 1].step = step
                next.taps.append(.step(step))
                next.before.append(walk.shown)
                next.tapped = next.shown
                if next.seen.insert(step).inserted { walks.append(next) }
            }
        }
        return walks
    }

    private func startsAnywhere(_ route: Route, at node: NodeID) -> Bool {
        graph.kind(of: node).isView && node != route.target.target && !route.except.contains { $0.target == node }
    }

    /// Whether a route from anywhere is tried: only at the first root, or the first where it starts if that is in
    /// `except`. If all are, it is tried everywhere.
    private func isTried(_ route: Route, _ walk: Walk) -> Bool {
        if route.except.isEmpty { return walk.taps.isEmpty && isFirst(walk.shown) }
        let starts = starts().map(\.shown).filter { shown in
            (route.target.target.flatMap { graph[$0].tab?.target } ?? shown.tab) == shown.tab
                && shown.root.node != route.target.target && startsAnywhere(route, at: shown.top(in: graph))
        }
        guard let first = starts.first(where: isFirst) ?? starts.first else { return true }
        return walk.taps.isEmpty && walk.shown.choice == first.choice && walk.shown.tab == first.tab
    }

    /// Whether routes from anywhere are tried: only in the first tab of the first root.
    private func isFirst(_ shown: Shown) -> Bool {
        shown.choice == 0 && (shown.tab.map { $0 == graph.ids(of: .tab).first } ?? true)
    }

    private func take(_ tap: Tap, _ number: Int, _ walk: Walk) -> Walk? {
        guard let to = graph.routes[number].target.target else { return nil }
        let route = graph.routes[number]
        let kind = graph.kind(of: to)
        let style = route.style?.value
        let isUnder = style == .under
        var start = walk
        start.closings += isUnder ? 1 : 0
        return show(to, route, tap, start) { shown, entry in
            if isUnder { _ = shown.presented.popLast() }
            switch style {
            case .replace: shown.replaceTop(with: entry)
            case .reset: shown.resetStack(to: entry)
            case .push: shown.push(entry)
            case .sheet: shown.presented.append(.init(entry: entry, kind: .sheet))
            default:
                switch kind {
                case .screen: continueTo(&shown, to: entry)
                case .step:
                    guard case .step(let detail) = graph[to].detail else { return }
                    let flow = Shown.Entry(node: detail.flow, value: entry.value)
                    shown.presented.append(.init(entry: flow, kind: .flow, step: to))
                default: shown.presented.append(.init(entry: entry, kind: kind))
                }
            }
        }
    }

    /// Fills a later column that has the screen, or pushes it.
    private func continueTo(_ shown: inout Shown, to entry: Shown.Entry) {
        if shown.presented.isEmpty, shown.path.isEmpty, let column = shown.columns.keys.max(),
            case .split(let split) = graph[shown.root.node].detail,
            let later = split.columns.lastIndex(where: { $0.screens.contains { $0.target == entry.node } }),
            later > column
        {
            shown.fill(later, entry)
        } else {
            shown.push(entry)
        }
    }

    private func show(
        _ node: NodeID, _ route: Route?, _ tap: Tap, _ walk: Walk, _ change: (inout Shown, Shown.Entry) -> Void
    ) -> Walk? {
        guard !walk.seen.contains(node), graph[node].tab.map({ $0.target == walk.shown.tab }) ?? true,
            let entry = entry(node, route)
        else { return nil }
        var walk = walk
        let before = walk.shown
        change(&walk.shown, entry)
        walk.presentations += walk.shown.presented.count - before.presented.count
        walk.steps += 1
        walk.taps.append(tap)
        walk.before.append(before)
        walk.tapped = walk.shown
        walk.seen.insert(node)
        walk.conditions.formUnion(graph[node].requires.map(\.text))
        return walk
    }

    /// The entry with its value, or nil if the value is not known.
    private func entry(_ node: NodeID, _ route: Route?) -> Shown.Entry? {
        guard !graph.linkParameters(of: node).isEmpty else { return .init(node: node) }
        // A step is shown with the value of its flow.
        if graph.linkOwner(of: node) == graph.linkOwner(of: target) { return .init(node: node, value: .link) }
        if case .literal(.scalar(let text, _))? = route?.fixed.first?.value {
            return .init(node: node, value: .fixed(text))
        }
        return hasValue ? .init(node: node, value: .link) : nil
    }

    /// Fills empty columns before the last filled one, if they have a screen without further conditions.
    private func filled(_ walk: Walk) -> Walk {
        guard case .split(let split) = graph[walk.shown.root.node].detail, let last = walk.shown.columns.keys.max()
        else { return walk }
        var walk = walk
        for (number, column) in split.columns.enumerated() where number < last && walk.shown.columns[number] == nil {
            let entries = column.screens.compactMap { $0.target.flatMap { entry($0, nil) } }
            let open = entries.first { graph[$0.node].requires.isEmpty }
            let allowed = entries.first { walk.conditions.isSuperset(of: graph[$0.node].requires.map(\.text)) }
            walk.shown.columns[number] = open ?? allowed
        }
        return walk
    }
}

extension Shown {
    fileprivate mutating func fill(_ column: Int, _ entry: Entry) {
        columns = columns.filter { $0.key < column }
        columns[column] = entry
        path = []
    }

    fileprivate mutating func push(_ entry: Entry) {
        if presented.isEmpty { path.append(entry) } else { presented[presented.count - 1].path.append(entry) }
    }

    fileprivate mutating func replaceTop(with entry: Entry) {
        if presented.isEmpty { _ = path.popLast() } else { _ = presented[presented.count - 1].path.popLast() }
        push(entry)
    }

    fileprivate mutating func resetStack(to entry: Entry) {
        if presented.isEmpty { path = [] } else { presented[presented.count - 1].path = [] }
        push(entry)
    }

    /// Whether a node is on top. A flow is on top if its first step is shown.
    fileprivate func topOrFlow(is node: NodeID, in graph: Graph) -> Bool {
        if top(in: graph) == node { return true }
        if let level = presented.last { return level.entry.node == node && level.path.isEmpty && level.step == nil }
        return path.isEmpty && columns.count < 2 && root.node == node
    }
}
