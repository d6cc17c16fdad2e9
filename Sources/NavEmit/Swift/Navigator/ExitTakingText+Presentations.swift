import NavGraph

/// What presentations remember of who presented them, and let the user do behind them.
extension ExitTakingText {
    // MARK: - Presenters

    func writePresenters(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc(
            "The position of the screen that presented a level; if unknown, of what is on top below."
        )
        writer.block("func presenter(of level: Int) -> Position") { writer in
            writer.line("let below = self[level - 1]")
            if state.hasSplits {
                writer.code(
                    """
                    if let column = self[level].column { return Position(level: below.id, depth: 0, column: column) }
                    if below.path.isEmpty, case .split(let split) = below.content {
                        return Position(level: below.id, depth: 0, column: split.lastColumn)
                    }
                    """)
            }
            writer.line("return Position(level: below.id, depth: \(state.hasScreens ? "below.path.count" : "0"))")
        }
        guard state.hasSplits, vocabulary.words.contains(where: { $0.name == "push" }) else { return }
        writer.blank()
        writer.doc(
            "The default exit to a screen: from a column, it fills a later one that has the screen.")
        writer.code(
            """
            func exit(to route: \(p)Route, from position: Position) -> \(p)Exit {
                column(of: route, from: position).map { .fill($0, route) } ?? .push(route)
            }
            """)
    }

    /// What is presented remembers a column.
    func writeRemembering(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("Presents something and records which column presented it.")
        writer.list(
            "private mutating func present(",
            ["_ content: Content", "from position: Position", "on level: Int\(given)"], ") -> Outcome {",
            closing: .apart)
        writer.indented { writer in
            writer.code(
                """
                let last = lastID
                let outcome = go(.present(content), on: level\(passed))
                if outcome == .done, position.depth == 0, let presentation = presented.last, presentation.id > last {
                    presented[presented.count - 1].column = position.column
                }
                return outcome
                """)
        }
        writer.line("}")
    }

    /// Where a column leads to.
    func writeColumns(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("The column that a screen fills by default from a position; `nil` if it is pushed there.")
        writer.code(
            """
            func column(of route: \(p)Route, from position: Position) -> Split.Column? {
                guard position.depth == 0, let from = position.column, from != .detail,
                    let column = Self.column(of: route.node, atPlace: position.level), column != from
                else { return nil }
                return column
            }
            """)
        writer.blank()
        writer.block("static func column(of screen: \(p)Node, atPlace place: Int) -> Split.Column?") { writer in
            writer.line("switch (place, screen) {")
            for (place, root) in state.places.map(\.root).enumerated() {
                guard let split = state.split(root) else { continue }
                for (name, column) in [("content", split.content), ("detail", split.detail)].reversed() {
                    let screens = column?.screens.compactMap(\.target) ?? []
                    for screen in screens {
                        let node = "." + SwiftNames.identifier(model.nodeNames[screen.index])
                        writer.line("case (\(place), \(node)): return .\(name)")
                    }
                }
            }
            writer.line("default: return nil")
            writer.line("}")
        }
    }

    // MARK: - What the user does behind a sheet

    func writeSeeingThrough(_ writer: inout SwiftWriter) {
        let nodes = state.seenThrough
        guard !nodes.isEmpty, state.hasTabs else { return }
        let given = state.hasConditions ? ", _ conditions: \(p)Conditions, at now: Double" : ""
        writer.blank()
        writer.doc("Selects another tab as the user does: a sheet that allows this behind it stays.")
        writer.block("mutating func tapOther(_ tab: \(p)Tab\(given)) -> Outcome") { writer in
            writer.code(
                """
                let former = self
                let outcome = go(.select(tab)\(passed))
                if presented.isEmpty, former.isSeenThrough(from: 0) {
                    presented = former.presented
                """)
            if state.otherwise.contains(where: { nodes.contains($0.node) }) {
                writer.indented { writer in
                    writer.line("// Such a sheet may stand in for a parked step; it has not been left.")
                    writer.line(
                        "if let waiting = former.parked, waiting.otherwise.map(\(state.lying).contains) == true { parked = waiting }"
                    )
                }
            }
            writer.code(
                """
                }
                return outcome
                """)
        }
    }
}
