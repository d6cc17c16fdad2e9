import NavGraph

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

    func write(to writer: inout SwiftWriter) {
        if facts.hasTabs { writeTabPlace(&writer) }
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State") { writer in
            if facts.hasScreens { writeStack(&writer) }
            if facts.hasTabs { writeTabs(&writer) }
            if facts.hasSplits { StateColumnsText(facts, access).writeMoves(to: &writer) }
            if facts.hasPresented { writePresenting(&writer) }
            StateOpeningText(facts, access).write(to: &writer)
            if facts.hasFlows { StateFlowsText(facts, access).write(to: &writer) }
            writeNext(&writer)
        }
    }

    private func writeTabPlace(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.block("\(model.isolation)extension \(p)Tab") { writer in
            writer.doc("The place of its stack among those of the state.")
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
            /// Pushes a screen on the stack of a level, by default the topmost.
            \(access)mutating func push(_ route: \(p)Route, on level: Int? = nil) {
                change(level) { $0.path.append(route) }
            }

            /// Goes back one screen; `false` if there is none.
            @discardableResult
            \(access)mutating func pop(_ level: Int? = nil) -> Bool {
                guard let place = existing(level), !self[place].path.isEmpty else { return false }
                change(level) { $0.path.removeLast() }\(facts.settles)
                return true
            }

            /// Goes back to the topmost screen of a node; `false` if there is none below.
            @discardableResult
            \(access)mutating func pop(to node: \(p)Node, _ level: Int? = nil) -> Bool {
                guard let current = existing(level).map({ self[$0] }) else { return false }
                if let place = current.path.lastIndex(where: { $0.node == node }) {
                    change(level) { $0.path.removeSubrange((place + 1)...) }
                \(columns)} else if current.content.node == node {
                    change(level) { $0.path = [] }
                } else {
                    return false
                }\(facts.settles)
                return true
            }

            /// Empties the stack of a level.
            \(access)mutating func popToRoot(_ level: Int? = nil) {
                change(level) { $0.path = [] }\(facts.settles)
            }

            /// Replaces the screen on top.
            \(access)mutating func replace(with route: \(p)Route, on level: Int? = nil) {
                change(level) { level in
                    _ = level.path.popLast()
                    level.path.append(route)
                }\(facts.settles)
            }

            /// Replaces a whole stack with a screen.
            \(access)mutating func reset(to route: \(p)Route, on level: Int? = nil) {
                change(level) { $0.path = [route] }\(facts.settles)
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
        let stack = facts.canBeStack ? "\n    if isStack { return }" : ""
        let root = facts.hasRoots ? "\n    root = .tabs" : ""
        writer.code(
            """
            /// Selects a tab as code does: pops nothing and dismisses what is presented.
            \(access)mutating func select(_ tab: \(p)Tab) {\(stack)\(root)
                self.tab = tab\(facts.hasPresented ? "\n    dismissAll()" : facts.settles)
            }

            /// Performs a user's tap on a tab: on the selected one, it goes back to the root, where taps are counted.
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
                    // In a compact width, a split view goes back to its first column; the others stay filled.
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

    // MARK: - Presentations

    private func writePresenting(_ writer: inout SwiftWriter) {
        let path = facts.hasScreens ? ", path: [\(p)Route] = []" : ""
        let passed = facts.hasScreens ? ", path: path" : ""
        writer.code(
            """
            /// Presents something on a level, by default the topmost, in place of what that level presented. Returns the
            /// identity of the presentation.
            @discardableResult
            \(access)mutating func present(_ content: Content\(path), on level: Int? = nil) -> Int {
                if let level, presented.indices.contains(level) { presented.removeSubrange(level...) }
                \(facts.hasAlerts ? "// Nothing can be presented on an alert.\n    if let last = presented.last, !last.content.isHost { presented.removeLast() }" : "")
                lastID += 1
                presented.append(Level(id: lastID, content: content\(passed)))
                return lastID
            }

            /// Dismisses a presentation, by its level, and everything on it; by default the topmost.
            \(access)mutating func dismiss(_ level: Int? = nil) {
                guard let place = existing(level), place > 0 else { return }
                presented.removeSubrange((place - 1)...)\(facts.settles)
            }

            /// Dismisses a presentation if it is still there: a view that is gone must not dismiss another one.
            \(access)mutating func dismiss(id: Int) {
                guard let place = presented.firstIndex(where: { $0.id == id }) else { return }
                dismiss(place + 1)
            }

            \(access)mutating func dismissAll() {
                presented = []\(facts.settles)
            }

            """)
        guard !facts.seenThrough.isEmpty else { return }
        writer.code(
            """
            /// Whether everything presented on a level, at any height, lets the user continue with what is behind it.
            func isSeenThrough(from level: Int) -> Bool {
                presented.dropFirst(level).allSatisfy { \(facts.list(facts.seenThrough)).contains($0.content.node) }
            }

            """)
    }

    // MARK: - One step at a time

    private func writeNext(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// The next state to show on the way from what is shown to what is wanted: one change that the system can
            /// make at once.
            ///
            /// A root changes only with nothing presented over it; presentations go before others appear, one by
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
