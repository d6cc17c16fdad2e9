import NavGraph
import NavLinks

/// What exits do to a state: `ShopState.take(_:from:)`.
struct ExitTakingText {
    let state: StateFacts
    let vocabulary: ExitVocabulary
    let access: String
    var p: String { state.p }
    var model: SwiftModel { state.model }
    var graph: Graph { state.graph }
    var given: String { state.hasConditions ? ", _ conditions: \(p)Conditions, at now: Double" : "" }
    var passed: String { state.hasConditions ? ", conditions, at: now" : "" }

    init(_ state: StateFacts, _ vocabulary: ExitVocabulary, _ access: String) {
        self.state = state
        self.vocabulary = vocabulary
        self.access = access
    }

    func write(to writer: inout SwiftWriter) {
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State") { writer in
            writePosition(&writer)
            writeTaking(&writer)
            writeBack(&writer)
            writeKeeping(&writer)
            if state.hasPresenters { writePresenters(&writer) }
            if leadsToColumns { writeColumns(&writer) }
            if state.hasPresentingColumns { writeRemembering(&writer) }
            writeSeeingThrough(&writer)
            if vocabulary.hasOffers { writeOffers(&writer) }
        }
    }

    private var leadsToColumns: Bool {
        let words = Set(vocabulary.words.map(\.name))
        return state.hasSplits && (words.contains("fill") || state.hasPresenters && words.contains("push"))
    }

    private func writePosition(_ writer: inout SwiftWriter) {
        writer.doc("Where a screen is: its level, and how many screens are below it there.")
        writer.block("\(access)struct Position: Hashable, Sendable") { writer in
            writer.doc("The identity of the level.")
            writer.line("let level: Int")
            writer.line("let depth: Int")
            if state.hasSplits {
                writer.doc("The column, if it is in a split view.")
                writer.line("var column: Split.Column?")
            }
        }
        writer.code(
            """

            /// The node at a position; `nil` if there is none.
            func node(at position: Position) -> \(p)Node? {
            """)
        writer.indented { writer in
            writer.line("guard let level = level(position.level) else { return nil }")
            if state.hasSplits {
                writer.code(
                    """
                    if let column = position.column, position.depth == 0, case .split(let split) = level.content {
                        return split[column]?.node
                    }
                    """)
            }
            if state.hasFlows {
                writer.line("if position.depth == 0, case .flow(let flow) = level.content { return flow.stepNode }")
            }
            if state.hasScreens {
                writer.code(
                    """
                    if position.depth == 0 { return level.content.node }
                    return position.depth <= level.path.count ? level.path[position.depth - 1].node : nil
                    """)
            } else {
                writer.line("return position.depth == 0 ? level.content.node : nil")
            }
        }
        writer.code(
            """
            }

            """)
        if state.hasPresented, vocabulary.hasAnswers {
            writer.code(
                """
                /// Records that a caller awaits the result of a presentation.
                mutating func markAwaited(_ id: Int) {
                    guard let place = presented.firstIndex(where: { $0.id == id }) else { return }
                    presented[place].isAwaited = true
                }

                func isAwaited(_ id: Int) -> Bool { presented.contains { $0.id == id && $0.isAwaited } }

                """)
        }
        if state.hasHolding { writeIdentity(&writer) }
        if state.hasScreens { writePaths(&writer) }
        if state.hasSplits {
            writer.code(
                """
                /// Changes a split view, even of a tab that is not selected.
                mutating func changeSplit(ofLevel id: Int, _ change: (inout Split) -> Void) {
                    guard bases.indices.contains(id), case .split(var split) = bases[id].content else { return }
                    change(&split)
                    bases[id].content = .split(split)
                }

                """)
        }
    }

    private func writeIdentity(_ writer: inout SwiftWriter) {
        writer.doc("Whether somewhere stands what stood there in another state, with the same identity.")
        writer.block("func isSame(as former: Self, at position: Position) -> Bool") { writer in
            writer.code(
                """
                guard let level = level(position.level), let other = former.level(position.level),
                    let node = node(at: position), former.node(at: position) == node
                else { return false }
                """)
            if state.hasSplits {
                writer.code(
                    """
                    if position.depth == 0, let column = position.column,
                        case (.split(let split), .split(let others)) = (level.content, other.content)
                    {
                        guard let screen = split[column], let other = others[column] else { return false }
                        return screen.fields.isSame(as: other.fields)
                    }
                    """)
            }
            guard state.hasScreens else { return writer.line("return level.content.isSame(as: other.content)") }
            writer.code(
                """
                guard position.depth > 0 else { return level.content.isSame(as: other.content) }
                return level.path[position.depth - 1].fields.isSame(as: other.path[position.depth - 1].fields)
                """)
        }
        writer.blank()
    }

    private func writePaths(_ writer: inout SwiftWriter) {
        let sources =
            state.hasSplits
            ? "if level.path.isEmpty, case .split(let split) = level.content { return split.nodes }\n    " : ""
        writer.code(
            """
            /// The nodes on a level that something can be pushed from.
            func sources(ofLevel id: Int) -> [\(p)Node] {
                guard let level = level(id) else { return [] }
                \(sources)return [level.node]
            }

            /// Takes over a shown stack as the system has changed it.
            mutating func setPath(_ path: [\(p)Route], ofLevel id: Int) {
            """)
        writer.indented { writer in
            writer.line("if bases.indices.contains(id) { bases[id].path = path }")
            if state.hasPresented {
                writer.line(
                    "if let place = presented.firstIndex(where: { $0.id == id }) { presented[place].path = path }")
            }
        }
        writer.code(
            """
            }

            """)
    }

    // MARK: - Taking

    private func writeTaking(_ writer: inout SwiftWriter) {
        writer.doc("Takes an exit of the screen at a position.")
        writer.line("@discardableResult")
        writer.list(
            "\(access)mutating func take(", ["_ exit: \(p)Exit", "from position: Position\(given)"], ") -> Outcome {",
            closing: .apart)
        writer.indented { writer in
            if state.hasTabs { writeOtherTab(&writer) }
            let usesLevel = vocabulary.words.contains { $0.name != "popTo" } || vocabulary.returnsResults
            writer.line(
                usesLevel
                    ? "guard let level = place(ofLevel: position.level) else { return .ignored }"
                    : "guard place(ofLevel: position.level) != nil else { return .ignored }")
            if stack != "level" {
                writer.line("// An alert that leads somewhere may be on a level without a stack.")
                writer.line("let stack = min(level, stackLevel)")
            }
            writer.line("switch exit {")
            for word in vocabulary.words { writeCase(word.name, &writer) }
            writer.line("case .back: return back(from: position) ? .done : .ignored")
            if vocabulary.returnsResults { writer.line("case .finish: return close(level) ? .done : .ignored") }
            writer.line("}")
        }
        writer.line("}")
        writer.blank()
    }

    /// A screen of a tab that is not selected goes on in its own stack, where that shows nothing to anybody.
    private func writeOtherTab(_ writer: inout SwiftWriter) {
        let isShown = state.hasRoots ? "root == .tabs, " : ""
        let externals = model.graph.nodes.indices.map { NodeID($0) }
            .filter { model.graph[$0].isExternal && model.isMember($0, .route) }
        let isOwn = externals.isEmpty ? "" : ", !\(state.list(externals)).contains(there.base.node)"
        writer.code(
            """
            if \(isShown)position.level != tab.place,
                let other = \(p)Tab.allCases.first(where: { $0.place == position.level })
            {
                // Its stack changes, but nothing is shown.
                var there = self
                there.tab = other
                let outcome = there.take(exit, from: position\(passed))
                guard outcome == .done, there.tab == other\(state.hasPresented ? ", there.presented == presented" : "")\(isOwn) else {
                    return .ignored
                }
                there.tab = tab
                self = there
                return .done
            }
            """)
    }

    private func writeCase(_ name: String, _ writer: inout SwiftWriter) {
        switch name {
        case "push", "replace", "reset":
            writer.line("case .\(name)(let route): return go(.\(name)(route), on: \(stack)\(passed))")
        case "fill":
            writer.code(
                """
                case .fill(let usual, let route):
                    // Which column, if any, depends on where the screen is: on a stack, it is a screen like any other.
                    guard position.depth == 0, case .split = self[level].content,
                        let column = position.column == nil ? usual : column(of: route, from: position)
                    else {
                        return go(.push(route), on: \(stack)\(passed))
                    }
                    return go(.fill(column, route), on: level\(passed))
                """)
        case "popTo":
            writer.line("case .popTo(let node): return pop(to: node, below: position) ? .done : .ignored")
        case "select": writer.line("case .select(let tab): return go(.select(tab), on: level\(passed))")
        case "act": writer.line("case .act(let action): return go(.act(action), on: level\(passed))")
        case "open": writer.line("case .open(let plan, _): return go(.open(plan), on: level\(passed))")
        case "close": writer.line("case .close: return close(level) ? .done : .ignored")
        case "under":
            guard state.hasPresenters else {
                return writer.line("case .under(let exit): return take(exit, from: position\(passed))")
            }
            let isColumn = state.hasSplits && vocabulary.words.contains { $0.name == "push" }
            let exit =
                isColumn
                ? "\n    var exit = exit\n    if case .push(let route) = exit { exit = self.exit(to: route, from: presenter) }"
                : ""
            let guarded =
                state.hasConditions
                ? """
                let former = self
                    _ = close(level)
                    let outcome = take(exit, from: presenter\(passed))
                    // What cannot be shown closes nothing.
                    if case .refused = outcome { self = former }
                    return outcome
                """
                : """
                _ = close(level)
                    return take(exit, from: presenter)
                """
            writer.code(
                """
                case .under(let exit):
                    let presenter = level > 0 ? presenter(of: level) : position\(exit)
                    \(guarded)
                """)
        default:
            let (local, family) = name == "start" ? ("flow", "flow") : ("content", name)
            let content = ".\(family)(\(local))"
            writer.line(
                "case .\(name)(let \(local)): return "
                    + (state.hasPresentingColumns
                        ? "present(\(content), from: position, on: level\(passed))"
                        : "go(.present(\(content)), on: level\(passed))"))
        }
    }

    /// The stack onto which a screen goes: that of the level, or the one below where an alert lies on what has none.
    private var stack: String {
        let isUsed = vocabulary.words.contains { ["push", "replace", "reset", "fill"].contains($0.name) }
        return isUsed && state.hasPresented && state.hasAlertsWithPushes ? "stack" : "level"
    }

    // MARK: - Back

    /// What lies behind a sheet can be left while that stays, if the user can go on there.
    private var closingAll: String {
        guard state.hasPresented else { return "" }
        return state.seenThrough.isEmpty ? "presented = []" : "if !isSeenThrough(from: 0) { presented = [] }"
    }

    private func writeBack(_ writer: inout SwiftWriter) {
        writer.doc("Removes a screen and everything on it; `false` if nothing is below it.")
        writer.block("private mutating func back(from position: Position) -> Bool") { writer in
            writer.line("guard let level = place(ofLevel: position.level) else { return false }")
            if state.hasScreens {
                writer.code(
                    """
                    if position.depth > 0 {
                        keep(position.depth - 1, ofLevel: position.level)
                        return true
                    }
                    """)
            }
            if state.hasSplits {
                writer.code(
                    """
                    if level == 0, case .split(let split) = base.content {
                        let column = position.column ?? split.compactColumn
                        if column != .sidebar {
                            \(closingAll)
                            clear(column)
                            return true
                        }
                    }
                    """)
            }
            writer.line("return close(level)")
        }
        writer.blank()
        writer.block("private mutating func close(_ level: Int) -> Bool") { writer in
            guard state.hasPresented else { return writer.line("return false") }
            writer.line("guard level > 0 else { return false }")
            writer.line("dismiss(level)")
            writer.line("return true")
        }
        guard vocabulary.words.contains(where: { $0.name == "popTo" }) else { return }
        writer.blank()
        writer.doc("Goes back to a node's topmost screen below a position, on the stack or in an earlier column.")
        writer.block("private mutating func pop(to node: \(p)Node, below position: Position) -> Bool") { writer in
            writer.code(
                """
                guard let level = place(ofLevel: position.level)\(state.hasSplits ? "" : ", position.depth > 0") else { return false }
                let below = self[level].path.prefix(\(state.hasSplits ? "max(position.depth, 1)" : "position.depth") - 1)
                if let place = below.lastIndex(where: { $0.node == node }) {
                    keep(place + 1, ofLevel: position.level)
                """)
            if state.hasSplits {
                writer.code(
                    """
                    } else if case .split(let split) = self[level].content {
                        let own = position.depth > 0 ? nil : position.column ?? split.compactColumn
                        guard let column = split.column(of: node, before: own) else { return false }
                        \(closingAll)
                        clear(behind: column, ofLevel: position.level)
                    """)
            }
            writer.code(
                """
                } else if \(state.hasSplits ? "position.depth > 0, " : "")self[level].content.node == node {
                    keep(0, ofLevel: position.level)
                } else {
                    return false
                }
                """)
            if state.hasConditions { writer.line("dropIfLeft()") }
            writer.line("return true")
        }
    }

    /// What both the system and screens do: leave the lowest screens of a stack.
    private func writeKeeping(_ writer: inout SwiftWriter) {
        guard state.hasScreens else { return }
        writer.blank()
        writer.doc("Keeps only the lowest screens of a level, and nothing on top of them.")
        writer.block("mutating func keep(_ count: Int, ofLevel id: Int)") { writer in
            if state.hasTabs {
                writer.code(
                    """
                    guard let level = place(ofLevel: id) else {
                        guard bases.indices.contains(id) else { return }
                        bases[id].path = Array(bases[id].path.prefix(count))\(state.hasSplits ? "\n    bases[id].leaveEmptyColumn()" : "")
                        bases[id].forgetArrivals()
                        return
                    }
                    """)
            } else {
                writer.line("guard let level = place(ofLevel: id) else { return }")
            }
            writer.line("guard count < self[level].path.count else { return }")
            if state.hasPresented {
                let isClosed = state.seenThrough.isEmpty ? "level < presented.count" : "!isSeenThrough(from: level)"
                writer.line("if \(isClosed) { presented.removeSubrange(level...) }")
            }
            writer.line("self[level].path.removeSubrange(count...)")
            if state.hasSplits { writer.line("self[level].leaveEmptyColumn()") }
            writer.line("self[level].forgetArrivals()")
            if state.hasConditions { writer.line("dropIfLeft()") }
        }
    }

    // MARK: - Offers

    private func writeOffers(_ writer: inout SwiftWriter) {
        let ways = graph.nodes.indices.map { NodeID($0) }.flatMap { source in
            vocabulary.facts[source].compactMap { way in
                way.offer.map { (source: source, way: way, number: $0.number) }
            }
        }
        let hasNeeds = ways.contains { !$0.way.route.when.isEmpty }
        let hasGuards = ways.contains { !$0.way.guards.isEmpty }
        writer.blank()
        writer.doc("Whether the conditions offer an exit of a node, one that they do not always offer.")
        writer.block(
            "static func offers(_ way: Int, of source: \(p)Node, _ conditions: \(p)Conditions) -> Bool"
        ) { writer in
            if hasNeeds { writer.line("\(hasGuards ? "var" : "let") needs: [\(p)Need]\(hasGuards ? " = []" : "")") }
            if hasGuards { writer.line("\(hasNeeds ? "var" : "let") guards: [\(p)Need]\(hasNeeds ? " = []" : "")") }
            writer.line("switch (source.index, way) {")
            for (source, way, number) in ways {
                writer.line("// \(graph[source].name) to \(graph[way.target].name)")
                var lists: [String] = []
                if !way.route.when.isEmpty { lists.append("needs = [\(ConditionsText.needs(way.route.when))]") }
                if !way.guards.isEmpty { lists.append("guards = [\(ConditionsText.needs(way.guards))]") }
                let head = "case (\(source.index), \(number)):"
                if lists.count == 1 {
                    writer.line("\(head) \(lists[0])")
                } else {
                    writer.line(head)
                    writer.indented { writer in for list in lists { writer.line(list) } }
                }
            }
            writer.line("default: return true")
            writer.line("}")
            if hasNeeds, hasGuards {
                writer.line("if needs.contains(where: { $0.isMet(conditions) != true }) { return false }")
            } else if hasNeeds {
                writer.line("return needs.allSatisfy { $0.isMet(conditions) == true }")
            }
            guard hasGuards else { return }
            writer.line("guard let unmet = guards.firstUnmet(conditions) else { return true }")
            writer.line("return otherwise(of: unmet.need) != nil")
        }
        let pushes = vocabulary.facts.conditionalPushes()
        guard !pushes.isEmpty else { return }
        writer.blank()
        writer.doc("Whether the conditions offer a push from one node to another.")
        writer.block(
            "static func offersPush(of target: \(p)Node, from source: \(p)Node, _ conditions: \(p)Conditions) -> Bool"
        ) { writer in
            writer.line("let ways: [Int]")
            writer.line("switch (source.index, target.index) {")
            for (source, target, offers) in pushes {
                writer.line("// \(graph[source].name) to \(graph[target].name)")
                writer.line(
                    "case (\(source.index), \(target.index)): ways = [\(offers.map { "\($0)" }.listed)]")
            }
            writer.line("default: return true")
            writer.line("}")
            writer.line("return ways.contains { offers($0, of: source, conditions) }")
        }
    }
}
