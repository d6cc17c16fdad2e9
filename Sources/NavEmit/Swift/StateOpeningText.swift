import NavGraph

/// How a plan is opened, as that of a link, with what stays of what is there.
struct StateOpeningText {
    private let facts: StateFacts
    private let access: String
    private var p: String { facts.p }

    init(_ facts: StateFacts, _ access: String) {
        self.facts = facts
        self.access = access
    }

    func write(to writer: inout SwiftWriter) {
        let keeping = facts.hasFlows ? ".keeping(former.presented[place].content)" : ""
        writer.code(
            """
            /// Shows a plan: the stack of its root or tab, and what it presents. Other tabs keep theirs. What is already there
            /// with equal identity stays, with the plan's values.
            \(access)mutating func open(_ plan: Self) {
                let former = self
            """)
        writer.indented { writer in
            if facts.canBeStack { writer.line("if isStack, plan.base.content.node != base.content.node { return }") }
            let places = (facts.hasRoots ? ["root = plan.root"] : []) + (facts.hasTabs ? ["tab = plan.tab"] : [])
            if facts.canBeStack, !places.isEmpty {
                writer.block("if !isStack") { writer in for line in places { writer.line(line) } }
            } else {
                for line in places { writer.line(line) }
            }
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
                        \(seesColumns ? Self.columns : "let (below, before) = (self[place], former[place])")
                        let isSameBelow =
                            below.id == before.id && below.content == before.content\(facts.hasScreens ? "\n        && below.path == before.path" : "")
                    """)
                writer.indented { writer in
                    if facts.hasHanging {
                        writer.line("// The view that it is attached to may be gone.")
                        writer.line("if level.content.hangs, !isSameBelow { continue }")
                    }
                    writer.code(
                        """
                        presented[place].id = former.presented[place].id
                        // The caller that awaits it is gone if the plan changes what is below.
                        presented[place].isAwaited = former.presented[place].isAwaited && isSameBelow
                        """)
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
        if facts.canBeStack {
            let plan = facts.hasStacking ? "adding(plan)" : "plan"
            writer.code(
                """
                /// Whether a step leads nowhere else: one stack shows what begins with the same screen, wherever in the graph.
                func isOwn(_ step: Step) -> Bool {
                    guard isStack else { return true }
                    switch step {
                    case .open(let plan): return \(plan).base.content.node == base.content.node
                    \(facts.hasTabs ? "case .select: return false" : "")
                    default: return true
                    }
                }

                """)
        }
        if facts.hasStacking { writeAdding(&writer) }
    }

    /// What hangs on a split view hangs there however many columns are visible.
    private var seesColumns: Bool { facts.hasHanging && facts.hasSplits }

    private static let columns = """
        let below = self[place]
            var before = former[place]
            // Views stay where they are when columns beside them come or go.
            if case .split(var split) = before.content, case .split(let other) = below.content {
                split.visibility = other.visibility
                before.content = .split(split)
            }
        """

    private func writeAdding(_ writer: inout SwiftWriter) {
        writer.doc("Adapts a plan to this state: presentations that stay below links are kept.")
        writer.block("func adding(_ plan: Self) -> Self") { writer in
            writer.code(
                """
                let nodes: [\(p)Node] = \(facts.list(facts.nodes(.stack)))
                guard let last = presented.lastIndex(where: { nodes.contains($0.content.node) }) else { return plan }
                var next = self
                next.presented.removeSubrange((last + 1)...)
                // What the plan presents first is already there.
                if plan.presented.first?.content.isSame(as: presented[last].content) == true { next.presented.removeLast() }
                for level in plan.presented { next.present(level.content\(facts.hasScreens ? ", path: level.path" : "")) }
                """)
            if facts.hasScreens {
                let column =
                    facts.hasSplits
                    ? """
                    var route = plan.path.last
                        // On a stack, what fills a column is a screen like any other.
                        if route == nil, case .split(let split) = plan.base.content { route = \(StateFacts.lastFilled(of: facts.laterColumns)) }
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
}
