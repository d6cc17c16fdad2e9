import NavGraph

/// How the state changes where conditions have a say: what they forbid waits, is answered by something else, or is
/// refused.
struct StateParkingText {
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
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State") { writer in
            writeGo(&writer)
            StateNeedsText(facts, access).write(to: &writer)
            StateUpdateText(facts, access).write(to: &writer)
            StatePruningText(facts, access).write(to: &writer)
            writeDropping(&writer)
        }
        StateNeedsText(facts, access).writeUnmet(to: &writer)
    }

    private func writeGo(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// Takes a step if its conditions allow it; otherwise parks it and shows what stands in for it.
            @discardableResult
            \(access)mutating func go(
                _ step: Step, on level: Int? = nil, _ conditions: \(p)Conditions, at now: Double
            ) -> Outcome {
            """)
        if facts.hasRoots {
            writer.code(
                """
                    // Nothing is visible that it could be taken on.
                    if root == nil {
                        parked = Parked(step: step, since: now)
                        return .parked
                    }
                """)
        }
        writer.line("    guard let level = existing(level)\(facts.staying) else { return .ignored }")
        if facts.hasRoots { writer.line("    let isElsewhere = isForOtherRoot(step, conditions)") }
        writer.indented(writeParking)
        writer.indented { writer in
            if facts.hasRoots {
                writer.code(
                    """
                    if isElsewhere {
                        parked = Parked(step: step, since: now)
                        return .parked
                    }
                    """)
            }
            writer.code(
                """
                // A link keeps waiting during navigation. Another step does so only while something stands in for it.
                if let parked, parked.otherwise == nil, !parked.step.isLink || parked.isRestored { self.parked = nil }
                """)
            if facts.hasActions { writer.line("if case .act(let action) = step { return .act(action) }") }
            writer.line("take(step, on: level)")
            writer.line("dropIfLeft()")
            if facts.hasConditionalSteps { writer.line("settleFlows(conditions)") }
            writer.line("return .done")
        }
        writer.code(
            """
            }

            """)
        if facts.hasRoots {
            writer.code(
                """
                private func isForOtherRoot(_ step: Step, _ conditions: \(p)Conditions) -> Bool {
                    let other: Root?
                    switch step {
                    \(facts.canBeStack ? "case .open(let plan) where plan.isStack: return false" : "")
                    case .open(let plan): other = plan.root\(facts.hasTabs ? "\n    case .select: other = .tabs" : "")
                    default: return false
                    }
                    return other != Root(conditions)\(facts.canBeStack ? " && (isStack || other != root)" : " && other != root")
                }

                /// The root that the conditions choose\(facts.canBeStack ? "; one stack keeps its own" : "").
                func chosenRoot(_ conditions: \(p)Conditions) -> Root? { \(facts.canBeStack ? "isStack ? root : " : "")Root(conditions) }

                """)
        }
        writeOtherwise(&writer)
    }

    private func writeParking(_ writer: inout SwiftWriter) {
        let hasOtherwise = !facts.otherwise.isEmpty
        let hasCovering = !facts.coveringOtherwise.isEmpty
        let isElsewhere = facts.hasRoots ? ", !isElsewhere" : ""
        let isRefused = "if isMet == false\(isElsewhere)"
        writer.line("if let (need, isMet) = \(facts.firstUnmet(of: "step")) {")
        writer.indented { writer in
            if hasOtherwise {
                writer.line("let otherwise = isMet == false ? Self.otherwise(of: need) : nil")
            } else {
                writer.line("\(isRefused) { return .refused(need.condition) }")
            }
            writer.code(
                """
                var waiting = Parked(step: step, since: now)
                if !step.isLink\(isElsewhere) { waiting.origin = origin(of: level\(hasOtherwise ? ", below: otherwise" : "")) }
                """)
            if hasCovering { writer.line("let covered = self.covered(by: otherwise, waiting)") }
            if hasOtherwise {
                writer.code(
                    """
                    if let otherwise, show(otherwise) {
                        waiting.otherwise = otherwise\(hasCovering ? "\n    waiting.covered = covered" : "")
                    } else \(isRefused) {
                        return .refused(need.condition)
                    }
                    """)
            }
            writer.line("parked = waiting")
            writer.line("return .parked")
        }
        writer.line("}")
    }

    private func writeOrigin(_ writer: inout SwiftWriter) {
        let hasOtherwise = !facts.otherwise.isEmpty
        let hasCovering = !facts.coveringOtherwise.isEmpty
        let isLowered = facts.hasAlerts || facts.hasPresentedOtherwise
        writer.doc(
            hasOtherwise
                ? "Where a step is taken: on top of a level, or below what stands in for it, which goes first."
                : "Where a step is taken: on top of a level.")
        writer.block(
            "private func origin(of level: Int\(hasOtherwise ? ", below otherwise: \(p)Node?" : "")) -> Parked.Origin"
        ) { writer in
            if isLowered { writer.line("var level = level") }
            if facts.hasPresentedOtherwise {
                writer.code(
                    """
                    if let place = presented.firstIndex(where: { $0.content.node == otherwise }) { level = min(level, place) }
                    """)
            }
            if facts.hasAlerts {
                writer.line("// Whatever comes next, an alert goes.")
                writer.line("while level > 0, !self[level].content.isHost { level -= 1 }")
            }
            if hasCovering, facts.hasScreens {
                writer.code(
                    """
                    for place in 0...level {
                        let (path, count) = (self[place].path, self[place].nodes.count)
                        guard let below = path.firstIndex(where: { $0.node == otherwise }) else { continue }
                        return Parked.Origin(level: self[place].id, depth: count - path.count + below)
                    }
                    """)
            }
            writer.line("return Parked.Origin(level: self[level].id, depth: self[level].nodes.count)")
        }
        writer.blank()
        writer.code(
            """
            /// Whether what requested a step is still there.
            private func isThere(_ origin: Parked.Origin) -> Bool {
                level(origin.level).map { origin.depth <= $0.nodes.count } ?? false
            }

            """)
        guard hasCovering else { return }
        writer.code(
            """
            /// What is visible before a stand-in screen takes its place, with a step parked in it: at most one state.
            private func covered(by otherwise: \(p)Node?, _ waiting: Parked) -> [Self] {
                guard let otherwise, \(facts.list(facts.coveringOtherwise)).contains(otherwise) else { return [] }
                var seen = self
                if \(facts.lying).contains(otherwise) {
                    guard let parked, parked.otherwise == otherwise, let covered = parked.covered.first else { return [] }
                    seen = covered
                }
            """)
        writer.indented { writer in
            if facts.hasPresented {
                writer.line("// No caller awaits what goes.")
                writer.line("seen.presented = Array(seen.presented.prefix { !$0.isAwaited })")
            }
            writer.code(
                """
                var waiting = waiting
                if waiting.origin != nil, \(facts.lying).contains(otherwise) {
                    waiting.origin = seen.origin(of: seen.depth - 1, below: nil)
                }
                seen.parked = waiting
                return [seen]
                """)
        }
        writer.line("}")
        writer.blank()
    }

    private func writeOtherwise(_ writer: inout SwiftWriter) {
        let answers = facts.otherwise
        writeOrigin(&writer)
        writer.doc("What stands in for something whose need is not met.")
        writer.block("static func otherwise(of need: \(p)Need) -> \(p)Node?") { writer in
            guard !answers.isEmpty else { return writer.line("return nil") }
            writer.line("switch need {")
            for (condition, node) in answers {
                let word = SwiftNames.identifier(condition.name.value)
                let value = SwiftNames.value(model.nodeNames[node.index], of: "\(p)Node")
                writer.line("case .init(.\(word)): return \(value)")
            }
            writer.line("default: return nil")
            writer.line("}")
        }
        writer.blank()
        guard !answers.isEmpty else { return }
        writer.doc("Shows a stand-in unless it is already there; `false` if that is not possible.")
        writer.block("private mutating func show(_ otherwise: \(p)Node) -> Bool") { writer in
            var seen: Set<NodeID> = []
            let cases = answers.compactMap { _, node -> String? in
                guard seen.insert(node).inserted, let showing = PlanText.showing(node, facts) else { return nil }
                return "case .\(SwiftNames.identifier(model.nodeNames[node.index])): \(showing)"
            }
            guard !cases.isEmpty else { return writer.line("return \(facts.lying).contains(otherwise)") }
            writer.line("if \(facts.lying).contains(otherwise) { return true }")
            writer.line("switch otherwise {")
            for text in cases { writer.line(text) }
            writer.line("default: return false")
            writer.line("}")
            // One stack does not show what is elsewhere.
            writer.line("return \(facts.canBeStack ? "\(facts.lying).contains(otherwise)" : "true")")
        }
        writer.blank()
    }

    private func writeDropping(_ writer: inout SwiftWriter) {
        if !facts.passingOtherwise.isEmpty {
            writer.code(
                """
                /// Keeps a step parked when its stand-in may go: that is complete, or its end will not be reported.
                mutating func keepWaiting(without otherwise: \(p)Node) {
                    guard parked?.otherwise == otherwise else { return }
                    parked?.otherwise = nil
                    parked?.answered = otherwise
                }

                """)
        }
        if !facts.coveringOtherwise.filter({ graph[$0].isExternal }).isEmpty {
            writer.code(
                """
                /// Brings back what a stand-in screen had replaced, when that is gone without having been left.
                mutating func uncover() {
                    guard let waiting = parked, waiting.otherwise == nil, let seen = waiting.covered.first else { return }
                    parked = nil
                    takeOver(seen)
                    parked?.answered = waiting.answered
                }

                """)
        }
        let isCovered = facts.coveringOtherwise.isEmpty ? "" : "parked.covered.isEmpty, "
        writer.code(
            """
            /// Gives up the parked step if the user has left what stands in for it, or if what requested it is gone.
            mutating func dropIfLeft() {
                guard let parked else { return }
                if let otherwise = parked.otherwise, !\(facts.lying).contains(otherwise) { self.parked = nil }
                if \(isCovered)let origin = parked.origin, !isThere(origin) { self.parked = nil }
            }

            /// Gives up a step, if it is the parked one.
            mutating func giveUp(_ step: Step) {
                if parked?.step == step { parked = nil }
            }
            """)
    }
}
