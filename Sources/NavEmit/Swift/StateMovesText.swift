import NavGraph
import NavLinks

/// The ways in which the state changes when nothing stands against it.
struct StateMovesText {
    private let facts: StateFacts
    private let access: String
    private var p: String { facts.p }
    private var graph: Graph { facts.graph }
    private var model: SwiftModel { facts.model }

    init(_ facts: StateFacts, _ access: String) {
        self.facts = facts
        self.access = access
    }

    /// What is left of the parked after something has gone.
    private var settles: String { facts.hasConditions ? "\n    dropIfLeft()" : "" }

    func write(to writer: inout SwiftWriter) {
        if facts.hasTabs { writeTabPlace(&writer) }
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State") { writer in
            if facts.hasScreens { writeStack(&writer) }
            if facts.hasTabs { writeTabs(&writer) }
            if facts.hasSplits { writeColumns(&writer) }
            if facts.hasPresented { writePresenting(&writer) }
            writeOpening(&writer)
            if facts.hasFlows { writeFlows(&writer) }
            writeNext(&writer)
        }
    }

    private func writeTabPlace(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.block("\(model.isolation)extension \(p)Tab") { writer in
            writer.doc("Where its stack lies among those of the state.")
            writer.block("var place: Int") { writer in
                writer.line("switch self {")
                for (place, tab) in facts.places.compactMap(\.tab).enumerated() {
                    writer.line("case .\(SwiftNames.identifier(graph[tab].id.value)): return \(place)")
                }
                writer.line("}")
            }
        }
    }

    // MARK: - Stacks

    private func writeStack(_ writer: inout SwiftWriter) {
        let columns =
            facts.hasSplits
            ? """
            } else if case .split(let split) = current.content {
                    guard let column = split.column(of: node) else { return false }
                    clear(behind: column, ofLevel: current.id)

            """ + "    " : ""
        writer.code(
            """
            /// Puts a screen on the stack of a level, by default the uppermost.
            \(access)mutating func push(_ route: \(p)Route, on level: Int? = nil) {
                change(level) { $0.path.append(route) }
            }

            /// Goes back a screen; false where there is none.
            @discardableResult
            \(access)mutating func pop(_ level: Int? = nil) -> Bool {
                guard let place = existing(level), !self[place].path.isEmpty else { return false }
                change(level) { $0.path.removeLast() }\(settles)
                return true
            }

            /// Goes back to the topmost screen of a node; false where it lies nowhere below.
            @discardableResult
            \(access)mutating func pop(to node: \(p)Node, _ level: Int? = nil) -> Bool {
                guard let current = existing(level).map({ self[$0] }) else { return false }
                if let place = current.path.lastIndex(where: { $0.node == node }) {
                    change(level) { $0.path.removeSubrange((place + 1)...) }
                \(columns)} else if current.content.node == node {
                    change(level) { $0.path = [] }
                } else {
                    return false
                }\(settles)
                return true
            }

            /// Empties the stack of a level.
            \(access)mutating func popToRoot(_ level: Int? = nil) {
                change(level) { $0.path = [] }\(settles)
            }

            /// Puts a screen in the place of the one on top.
            \(access)mutating func replace(with route: \(p)Route, on level: Int? = nil) {
                change(level) { level in
                    _ = level.path.popLast()
                    level.path.append(route)
                }\(settles)
            }

            /// Puts a screen in the place of a whole stack.
            \(access)mutating func reset(to route: \(p)Route, on level: Int? = nil) {
                change(level) { $0.path = [route] }\(settles)
            }

            private mutating func change(_ level: Int?, _ body: (inout Level) -> Void) {
                guard let place = existing(level) else { return }
                body(&self[place])\(facts.hasSplits ? "\n    self[place].showTop()" : "")
                self[place].forgetArrivals()
            }

            """)
    }

    // MARK: - Tabs

    private func writeTabs(_ writer: inout SwiftWriter) {
        let root = facts.hasRoots ? "\n    root = .tabs" : ""
        writer.code(
            """
            /// Selects a tab as code does: nothing is popped, and what is presented goes.
            \(access)mutating func select(_ tab: \(p)Tab) {\(root)
                self.tab = tab\(facts.hasPresented ? "\n    dismissAll()" : settles)
            }

            /// What the user's tap on a tab does: on the selected one, it goes back to its root, and there it counts.
            \(access)mutating func tap(_ tab: \(p)Tab) {
                guard tab == self.tab else {
                    self.tab = tab
                    return
                }
            """)
        writer.indented { writer in
            if facts.hasSplits {
                writer.code(
                    """
                    // In a compact width, a split view goes back to its first column; what fills the others stays.
                    var isAtRoot = true
                    if case .split(var split) = base.content, split.compactColumn != .sidebar {
                        split.compactColumn = .sidebar
                        base.content = .split(split)
                        isAtRoot = false
                    }
                    if isAtRoot, self[0].path.isEmpty {
                        reselections[tab, default: 0] += 1
                    } else {
                        popToRoot(0)
                    }
                    """)
            } else if facts.hasScreens {
                writer.code(
                    """
                    if self[0].path.isEmpty {
                        reselections[tab, default: 0] += 1
                    } else {
                        popToRoot(0)
                    }
                    """)
            } else {
                writer.line("reselections[tab, default: 0] += 1")
            }
        }
        writer.code(
            """
            }

            """)
    }

    // MARK: - Columns

    private func writeColumns(_ writer: inout SwiftWriter) {
        let hasContent = facts.places.contains { facts.split($0.root)?.content != nil }
        writer.code(
            """
            /// Fills a column of the split view below. Later columns and the stack are emptied, and in a compact width the
            /// column is seen.
            \(access)mutating func fill(_ column: Split.Column, with route: \(p)Route) {
                guard case .split(var split) = base.content else { return }
                switch column {
                case .sidebar:
                    split.sidebar = route
                    split.detail = nil
            """)
        if hasContent { writer.indented { $0.indented { $0.line("split.content = nil") } } }
        if hasContent {
            writer.code(
                """
                    case .content:
                        split.content = route
                        split.detail = nil
                """)
        }
        writer.code(
            """
                case .detail: split.detail = route
                }
                split.compactColumn = column
                base.content = .split(split)
                base.path = []
                base.forgetArrivals()\(facts.hasPresented ? "\n    dismissAll()" : settles)
            }

            /// Empties a column and those behind it, as a way back does.
            \(access)mutating func clear(_ column: Split.Column) {
                guard case .split(var split) = base.content else { return }
                split.clear(column)
                base.content = .split(split)
                base.path = []
                base.forgetArrivals()\(facts.hasConditions ? "\n    dropIfLeft()" : "")
            }

            /// Goes back to a column, also of a tab that is not selected: what lies behind it goes, and in a compact width it
            /// is seen.
            mutating func clear(behind column: Split.Column, ofLevel id: Int) {
                guard bases.indices.contains(id), case .split(var split) = bases[id].content else { return }
                split.clear(behind: column)
                bases[id].content = .split(split)
                bases[id].path = []
                bases[id].forgetArrivals()\(facts.hasConditions ? "\n    dropIfLeft()" : "")
            }

            """)
    }

    // MARK: - Presentations

    private func writePresenting(_ writer: inout SwiftWriter) {
        let path = facts.hasScreens ? ", path: [\(p)Route] = []" : ""
        let passed = facts.hasScreens ? ", path: path" : ""
        writer.code(
            """
            /// Presents something on a level, by default the uppermost; what lay on that level goes. The identity of the
            /// presentation is returned.
            @discardableResult
            \(access)mutating func present(_ content: Content\(path), on level: Int? = nil) -> Int {
                if let level, presented.indices.contains(level) { presented.removeSubrange(level...) }
                \(facts.hasAlerts ? "// Nothing can be presented on an alert.\n    if let last = presented.last, !last.content.isHost { presented.removeLast() }" : "")
                lastID += 1
                presented.append(Level(id: lastID, content: content\(passed)))
                return lastID
            }

            /// Takes a presentation away, with all upon it: by its level, by default the uppermost.
            \(access)mutating func dismiss(_ level: Int? = nil) {
                guard let place = existing(level), place > 0 else { return }
                presented.removeSubrange((place - 1)...)\(settles)
            }

            /// Takes a presentation away, if it is still there: a view that has gone speaks for no other.
            \(access)mutating func dismiss(id: Int) {
                guard let place = presented.firstIndex(where: { $0.id == id }) else { return }
                dismiss(place + 1)
            }

            \(access)mutating func dismissAll() {
                presented = []\(settles)
            }

            """)
    }

    // MARK: - Plans

    private func writeOpening(_ writer: inout SwiftWriter) {
        let keeping = facts.hasFlows ? ".keeping(former.presented[place].content)" : ""
        writer.code(
            """
            /// Shows what a plan says: the stack of its root or tab, and what it presents. Other tabs keep theirs. What is
            /// there already, of equal identity, stays, with the plan's values.
            \(access)mutating func open(_ plan: Self) {
                let former = self
            """)
        writer.indented { writer in
            if facts.hasRoots { writer.line("root = plan.root") }
            if facts.hasTabs { writer.line("tab = plan.tab") }
            writer.code(
                """
                var base = plan.base
                base.id = self.base.id
                """)
            if facts.hasRootFlows { writer.line("base.content = base.content.keeping(self.base.content)") }
            if facts.hasScreens { writer.line("base.keepArrivals(of: self.base)") }
            writer.line("self.base = base")
            if facts.hasPresented {
                writer.code(
                    """
                    presented = []
                    for (place, level) in plan.presented.enumerated() {
                        present(level.content\(facts.hasScreens ? ", path: level.path" : ""))
                        guard place < former.presented.count,
                            former.presented[place].content.isSame(as: level.content),
                            place == 0 || presented[place - 1].id == former.presented[place - 1].id
                        else { continue }
                        presented[place].id = former.presented[place].id
                        // Who waits for it has gone where the plan changes what lies below.
                        let (below, before) = (self[place], former[place])
                        presented[place].isAwaited =
                            former.presented[place].isAwaited && below.id == before.id
                            && below.content == before.content\(facts.hasScreens ? " && below.path == before.path" : "")
                    """)
                writer.indented { writer in
                    if facts.hasPresentingColumns {
                        writer.line("presented[place].column = former.presented[place].column")
                    }
                    if facts.hasFlows { writer.line("presented[place].content = level.content\(keeping)") }
                    if facts.hasScreens {
                        writer.line("presented[place].keepArrivals(of: former.presented[place])")
                    }
                }
                writer.line("}")
            }
            writer.code(
                """
                if depth == former.depth, top.isOnTop(of: former.top) {
                    \(facts.hasScreens ? "self[depth - 1].arrive()" : "self[depth - 1].arrivals = former.top.arrivals + 1")
                }\(facts.hasConditions ? "\ndropIfLeft()" : "")
                """)
        }
        writer.code(
            """
            }

            """)
        if facts.hasStacking { writeAdding(&writer) }
    }

    /// In the Swift of a split view: what fills the last of the columns that are filled from others.
    private var laterColumns: String {
        facts.places.contains { facts.split($0.root)?.content != nil }
            ? "split.detail ?? split.content" : "split.detail"
    }

    private func writeAdding(_ writer: inout SwiftWriter) {
        writer.doc("A plan as it is carried out here: what is presented and stays under links, stays.")
        writer.block("func adding(_ plan: Self) -> Self") { writer in
            writer.code(
                """
                let nodes: [\(p)Node] = \(facts.list(facts.nodes(.stack)))
                guard let last = presented.lastIndex(where: { nodes.contains($0.content.node) }) else { return plan }
                var next = self
                next.presented.removeSubrange((last + 1)...)
                // What the plan presents first is there already.
                if plan.presented.first?.content.isSame(as: presented[last].content) == true { next.presented.removeLast() }
                for level in plan.presented { next.present(level.content\(facts.hasScreens ? ", path: level.path" : "")) }
                """)
            if facts.hasScreens {
                let column =
                    facts.hasSplits
                    ? """
                    var route = plan.path.last
                        // On a stack, what fills a column is a screen like others.
                        if route == nil, case .split(let split) = plan.base.content { route = \(laterColumns) }
                        guard presented[last].content.hasStack, let route else { return plan }
                    """ : "guard presented[last].content.hasStack, let route = plan.path.last else { return plan }"
                writer.code(
                    """
                    if plan.presented.isEmpty {
                        \(column)
                        if next.presented[last].path.last?.fields.isSame(as: route.fields) == true {
                            next.presented[last].path.removeLast()
                        }
                        next.presented[last].path.append(route)
                    }
                    """)
            } else {
                writer.line("if plan.presented.isEmpty { return plan }")
            }
            writer.line("return next")
        }
        writer.blank()
    }

    // MARK: - Flows

    private func writeFlows(_ writer: inout SwiftWriter) {
        let conditions = facts.hasConditions ? "_ conditions: \(p)Conditions, " : ""
        let passed = facts.hasConditions ? "conditions" : ""
        // What follows a flow may have to wait.
        let isGuarded = facts.hasGuardedEnds
        let given = conditions + (isGuarded ? "at now: Double, " : "")
        let going = isGuarded ? "conditions, at: now, " : ""
        let ended = isGuarded ? "?.flow" : ""
        let hasPassingFlows = facts.passingOtherwise.contains { facts.flow($0) != nil }
        writer.code(
            """
            /// The flow of a level, by default the uppermost.
            \(access)func flow(_ level: Int? = nil) -> \(model.typeName(.flow))? {
                guard let place = existing(level), case .flow(let flow) = self[place].content else { return nil }
                return flow
            }

            /// Goes to a flow's next step. Where this was the last, the flow is complete: it goes, and is returned.
            @discardableResult
            \(access)mutating func advance(\(given)_ level: Int? = nil) -> \(model.typeName(.flow))? {
                move(\(going)level) { $0.next(\(passed)) }\(ended)
            }

            /// Leaves out a step, or what is left of a flow; a flow that this completes goes, and is returned.
            @discardableResult
            \(access)mutating func skip(\(given)_ level: Int? = nil) -> \(model.typeName(.flow))? {
                move(\(going)level) { $0.skip(\(passed)) }\(ended)
            }

            /// Goes back a step; false where that cannot be.
            @discardableResult
            \(access)mutating func goBack(\(conditions)_ level: Int? = nil) -> Bool {
                guard let place = existing(level), case .flow(var flow) = self[place].content else { return false }
                let wentBack = flow.change { $0.back(\(passed)) }
                self[place].content = .flow(flow)
                return wentBack
            }

            /// Completes a flow, whatever its step.
            @discardableResult
            \(access)mutating func finish(\(isGuarded ? given : "")_ level: Int? = nil) -> \(model.typeName(.flow))? {
                move(\(going)level) { _ in false }\(ended)
            }

            /// Gives a flow other values, such as its data.
            \(access)mutating func update(_ flow: \(model.typeName(.flow)), _ level: Int? = nil) {
                guard let place = existing(level), case .flow(let present) = self[place].content,
                    present.node == flow.node
                else { return }
                self[place].content = .flow(flow)
            }

            \(isGuarded ? "/// A flow that has gone, as it is complete, and what became of what follows it.\n" : "private ")mutating func move(
                \(isGuarded ? given : "")_ level: Int?, _ body: (inout any \(p)Steps) -> Bool
            ) -> \(isGuarded ? "(flow: \(model.typeName(.flow)), outcome: Outcome)" : model.typeName(.flow))? {
                guard let place = existing(level), case .flow(var flow) = self[place].content else { return nil }
                let goesOn = flow.change(body)
                self[place].content = .flow(flow)
            """)
        writer.indented { writer in
            if hasPassingFlows, facts.hasFinalSteps {
                writer.line("if !goesOn || flow.isFinished { keepWaiting(without: flow.node) }")
            }
            writer.line("if goesOn { return nil }")
            if hasPassingFlows, !facts.hasFinalSteps { writer.line("keepWaiting(without: flow.node)") }
            if facts.hasPresented { writer.line("if place > 0 { dismiss(place) }") }
            let leaves = facts.hasRootFlows && facts.hasRoots
            if leaves { writer.line("let former = self.place") }
            let follows = facts.hasConditions && model.allNodes(.flow).contains { facts.flow($0)?.then?.target != nil }
            if follows {
                writer.code(
                    """
                    // What follows a flow does not take the place of a link that waits.
                    let link = parked?.otherwise == nil && parked?.step.isLink == true ? parked : nil
                    """)
            }
            writeThen(&writer)
            if follows { writer.line("if let link { parked = link }") }
            if leaves {
                writer.code(
                    """
                    // Of a root that is left for good, nothing stays.
                    if place == 0, self.place != former {
                        bases[former] = Level(id: former, content: Self.initialContent(former))
                    }
                    """)
            }
            writer.line("return \(isGuarded ? "(flow, outcome)" : "flow")")
        }
        writer.code(
            """
            }

            """)
    }

    /// What follows a flow that is complete.
    private func writeThen(_ writer: inout SwiftWriter) {
        let ends = facts.ends
        guard !ends.isEmpty else { return }
        let shown = ends.map { showing($0.then) }
        if facts.hasGuardedEnds {
            writer.line("\(shown.allSatisfy { $0 == "break" } ? "let" : "var") outcome = Outcome.done")
        }
        writer.line("switch flow.node {")
        for ((flow, _), text) in zip(ends, shown) {
            writer.line("case .\(SwiftNames.identifier(model.nodeNames[flow.index])): \(text)")
        }
        writer.line("default: break")
        writer.line("}")
    }

    /// Shows a node as goes with its kind, or by its plan, where conditions allow it.
    private func showing(_ node: NodeID) -> String {
        guard facts.hasConditions else { return PlanText.showing(node, facts) ?? "break" }
        let values = model.parameters(of: node).map { model.defaultValue(of: $0) ?? "nil" }
        return PlanText.step(node, facts, values: values).map { "outcome = go(\($0), conditions, at: now)" } ?? "break"
    }

    // MARK: - One step at a time

    private func writeNext(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// What is to be shown next on the way from what is shown to what is wanted: one change that the system can
            /// make at once.
            ///
            /// A root changes only with nothing presented over it, presentations go before others come, and come one by
            /// one.
            \(access)static func next(shown: Self, wanted: Self) -> Self {
            """)
        writer.indented { writer in
            guard facts.hasPresented else { return writer.line("return wanted") }
            writer.line("var next = wanted")
            writer.line("let pairs = zip(shown.presented, wanted.presented)")
            writer.line("\(facts.hasRoots ? "var" : "let") kept = pairs.prefix { $0.id == $1.id }.count")
            if facts.hasRoots { writer.line("if shown.root != wanted.root { kept = 0 }") }
            writer.code(
                """
                if shown.presented.count > kept {
                    next = shown
                    next.presented.removeSubrange(kept...)
                    return next
                }
                next.presented = Array(wanted.presented[..<kept])
                if next.isEqual(to: shown), kept < wanted.presented.count {
                    next.presented.append(wanted.presented[kept])
                }
                return next
                """)
        }
        writer.line("}")
        guard facts.hasPresented else { return }
        writer.blank()
        writer.doc("Whether two states look the same.")
        writer.block("func isEqual(to other: Self) -> Bool") { writer in
            var tests = ["bases == other.bases", "presented == other.presented"]
            if facts.hasRoots { tests.insert("root == other.root", at: 0) }
            if facts.hasTabs {
                tests.insert("tab == other.tab && reselections == other.reselections", at: 0)
            }
            writer.line(tests.joined(separator: " && "))
        }
    }
}
