import NavGraph
import NavLinks

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

    private var minutes: Int { graph.links.parkFor }

    func write(to writer: inout SwiftWriter) {
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State") { writer in
            writeGo(&writer)
            writeNeeds(&writer)
            writeUpdate(&writer)
            StatePruningText(facts, access).write(to: &writer)
            writeDropping(&writer)
        }
        writer.blank()
        writer.code(
            """
            \(model.isolation)extension Array where Element == \(p)Need {
                /// The first that is not met, and whether that is decided.
                func firstUnmet(_ conditions: \(p)Conditions) -> (need: \(p)Need, isMet: Bool?)? {
                    for need in self {
                        let isMet = need.isMet(conditions)
                        if isMet != true { return (need, isMet) }
                    }
                    return nil
                }
            """)
        if facts.hasConditionalSteps {
            writer.code(
                """

                    /// Whether all are met; nil while that is undecided.
                    func areMet(_ conditions: \(p)Conditions) -> Bool? {
                        let met = map { $0.isMet(conditions) }
                        return met.contains(false) ? false : met.contains(nil) ? nil : true
                    }
                """)
        }
        writer.line("}")
    }

    // MARK: - Going

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
                    // Nothing is seen on which it could be taken.
                    if root == nil {
                        parked = Parked(step: step, level: 0, since: now)
                        return .parked
                    }
                """)
        }
        writer.code(
            """
                let level = level ?? depth - 1
                if let (need, isMet) = needs(of: step).firstUnmet(conditions) {
                    let isShown = isMet == false && showOtherwise(of: need)
                    guard isShown || isMet == nil\(facts.hasRoots ? " || isForOtherRoot(step, conditions)" : "") else {
                        return .refused(need.condition)
                    }
                    let otherwise = isShown ? Self.otherwise(of: need) : nil
                    parked = Parked(step: step, level: level, since: now, otherwise: otherwise)
                    return .parked
                }
            """)
        writer.indented { writer in
            if facts.hasRoots {
                writer.code(
                    """
                    if isForOtherRoot(step, conditions) {
                        parked = Parked(step: step, level: level, since: now)
                        return .parked
                    }
                    """)
            }
            writer.code(
                """
                // A link waits on while one moves about. Another step does so only while something stands in for it.
                if let parked, parked.otherwise == nil, !parked.step.isLink || parked.isRestored { self.parked = nil }
                """)
            if facts.hasActions { writer.line("if case .act(let action) = step { return .act(action) }") }
            writer.line("take(step, on: min(level, depth - 1))")
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
                    case .open(let plan): other = plan.root\(facts.hasTabs ? "\n    case .select: other = .tabs" : "")
                    default: return false
                    }
                    return other != Root(conditions) && other != root
                }

                """)
        }
        writeOtherwise(&writer)
    }

    private func writeOtherwise(_ writer: inout SwiftWriter) {
        let answers = facts.otherwise
        writer.doc("What stands in for what needs something that does not hold.")
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
        writer.doc("Shows what stands in, unless it is there; false where there is nothing.")
        writer.block("private mutating func showOtherwise(of need: \(p)Need) -> Bool") { writer in
            var seen: Set<NodeID> = []
            let cases = answers.compactMap { _, node -> String? in
                guard seen.insert(node).inserted, let showing = PlanText.showing(node, facts) else { return nil }
                return "case .\(SwiftNames.identifier(model.nodeNames[node.index])): \(showing)"
            }
            guard !answers.isEmpty else { return writer.line("return false") }
            writer.line("guard let node = Self.otherwise(of: need) else { return false }")
            guard !cases.isEmpty else { return writer.line("return nodes.contains(node)") }
            writer.line("if nodes.contains(node) { return true }")
            writer.line("switch node {")
            for text in cases { writer.line(text) }
            writer.line("default: return false")
            writer.line("}")
            writer.line("return true")
        }
        writer.blank()
    }

    // MARK: - What is needed

    private func writeNeeds(_ writer: inout SwiftWriter) {
        writer.doc("The conditions of a step: those of all that it shows, each once.")
        writer.block("func needs(of step: Step) -> [\(p)Need]") { writer in
            writer.line("switch step {")
            writer.line("case .open(let plan): return plan.needs")
            if facts.hasTabs {
                let root = facts.hasRoots ? "Self.needs(of: .tabs) + " : ""
                writer.line("case .select(let tab): return \(root)needs(of: tab)")
            }
            if facts.hasScreens {
                writer.line("case .push(let route), .replace(let route), .reset(let route): return route.node.needs")
            }
            if facts.hasSplits { writer.line("case .fill(_, let route): return route.node.needs") }
            if facts.hasPresented { writer.line("case .present(let content): return content.node.needs") }
            if facts.hasActions { writer.line("case .act(let action): return action.node.needs") }
            writer.line("}")
        }
        writer.blank()
        writer.doc("What has to hold for all that is shown.")
        writer.block("var needs: [\(p)Need]") { writer in
            writer.line("var needs: [\(p)Need] = \(facts.hasRoots ? "Self.needs(of: root)" : "[]")")
            if !facts.guardedPlaces.isEmpty { writer.line("needs += Self.needs(ofPlace: place)") }
            writer.line("for level in 0..<depth { needs += self[level].nodes.flatMap(\\.needs) }")
            writer.line("return needs")
        }
        writer.blank()
        if facts.hasRoots { writeRootNeeds(&writer) }
        writePlaceNeeds(&writer)
        guard facts.hasTabs else { return }
        let place = facts.guardedPlaces.isEmpty ? "" : "Self.needs(ofPlace: tab.place) + "
        writer.code(
            """
            /// What has to hold for a tab to be selected, with all that lies on its stack.
            private func needs(of tab: \(p)Tab) -> [\(p)Need] {
                \(place)bases[tab.place].nodes.flatMap(\\.needs)
            }

            /// What has to hold for a tab to be selected, whatever lies on its stack.
            private func ownNeeds(of tab: \(p)Tab) -> [\(p)Need] {
                \(place)bases[tab.place].\(facts.lowest).needs
            }

            """)
        writer.doc("What has to hold for a tab to be in the tab bar.")
        writer.block("static func visibility(of tab: \(p)Tab) -> [\(p)Need]") { writer in
            let hidden = model.tabs.compactMap { id -> (NodeID, [ConditionUse])? in
                guard case .tab(let tab) = graph[id].detail, !tab.visible.isEmpty else { return nil }
                return (id, tab.visible)
            }
            guard !hidden.isEmpty else { return writer.line("return []") }
            writer.line("switch tab {")
            for (id, uses) in hidden {
                writer.line(
                    "case .\(SwiftNames.identifier(graph[id].id.value)): return [\(ConditionsText.needs(uses))]")
            }
            if hidden.count < model.tabs.count { writer.line("default: return []") }
            writer.line("}")
        }
        writer.code(
            """

            /// The tabs of the tab bar.
            \(access)static func visibleTabs(_ conditions: \(p)Conditions) -> [\(p)Tab] {
                [\(model.tabs.map { ".\(SwiftNames.identifier(graph[$0].id.value))" }.listed)]
                    .filter { visibility(of: $0).firstUnmet(conditions) == nil }
            }

            """)
    }

    /// What chooses a root that is shown in one case only; of others, that they are chosen is all that can be said.
    private func writeRootNeeds(_ writer: inout SwiftWriter) {
        writer.doc("What has to hold for a root to be chosen.")
        writer.block("private static func needs(of root: Root?) -> [\(p)Need]") { writer in
            let names = graph.roots.compactMap(facts.rootName)
            writer.line("switch root {")
            for choice in graph.roots where !choice.when.isEmpty {
                guard let name = facts.rootName(choice), names.count(where: { $0 == name }) == 1 else { continue }
                writer.line("case .\(name)?: return [\(ConditionsText.needs(choice.when))]")
            }
            writer.line("default: return []")
            writer.line("}")
        }
        writer.blank()
    }

    private func writePlaceNeeds(_ writer: inout SwiftWriter) {
        guard !facts.guardedPlaces.isEmpty else { return }
        writer.doc("What the tab and the split view of a stack need, by its place.")
        writer.block("private static func needs(ofPlace place: Int) -> [\(p)Need]") { writer in
            writer.line("switch place {")
            for (place, needs) in facts.guardedPlaces {
                writer.line("case \(place): return [\(ConditionsText.needs(needs))]")
            }
            writer.line("default: return []")
            writer.line("}")
        }
        writer.blank()
    }

    // MARK: - Changes of conditions

    private func writeUpdate(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// Follows a change of what the app knows: what has lost its conditions goes, the root that they choose comes,
            /// and what waited for them happens; a link, unless something holds it back.
            @discardableResult
            \(access)mutating func update(
                from former: \(p)Conditions, to conditions: \(p)Conditions, at now: Double,
                unless isHeld: (Self) -> Bool = { _ in false }
            ) -> Outcome? {
                // Another user must not get what this one asked for.
                if conditions.hasLost(since: former) { parked = nil }
            """)
        writer.indented { writer in
            writer.line("\(facts.hasRoots ? "var" : "let") asked = parked")
            if facts.hasRoots {
                writer.code(
                    """
                    if let root = Root(conditions), root != self.root {
                        \(facts.hasPresented ? "let lastID = lastID\n    " : "")self = Self(conditions)
                        \(facts.hasPresented ? "self.lastID = lastID\n    " : "")// What was seen of another root has gone with it.
                        asked = asked.flatMap { $0.isRestored ? nil : $0.startingOver }
                        parked = asked\(facts.hasGuardedStart && model.has(.navigator) ? "\n    selectStart(conditions, at: now)" : "")
                    }
                    """)
            }
            writer.code(
                """
                prune(conditions)
                guard let waiting = asked?.pruned(conditions) else { return nil }
                guard now - waiting.since < \(minutes * 60) else {
                    parked = nil
                    return nil
                }
                """)
            if facts.hasRoots { writer.line("if root == nil { return .parked }") }
            writer.code(
                """
                if waiting.isRestored { parked = waiting }
                if waiting.otherwise == nil, waiting.step.isLink, isHeld(self) { return .parked }
                return resume(waiting, conditions, at: now)
                """)
        }
        writer.line("}")
        writer.blank()
        writeResuming(&writer)
        guard facts.hasPresented else { return }
        writer.code(
            """
            /// Takes away what stood in for something that now happens.
            private mutating func leave(_ otherwise: \(p)Node?) {
                guard let place = presented.firstIndex(where: { $0.content.node == otherwise }) else { return }
                presented.removeSubrange(place...)
            }

            """)
    }

    private func writeResuming(_ writer: inout SwiftWriter) {
        let leave = facts.hasPresented ? "\n        leave(waiting.otherwise)" : ""
        let root =
            facts.hasRoots
            ? "\n        if isForOtherRoot(waiting.step, conditions) { return parked == nil ? nil : .parked }" : ""
        let restoring =
            model.has(.navigator)
            ? """

                    if waiting.isRestored, case .open(let plan) = waiting.step {
                        takeOver(plan)
                        return .done
                    }
            """ : ""
        let standIn =
            facts.passingOtherwise.isEmpty ? "waiting.otherwise" : "waiting.otherwise ?? waiting.answered"
        let isElsewhere = facts.hasRoots ? " || isForOtherRoot(waiting.step, conditions)" : ""
        writer.code(
            """
            /// Takes the step that has waited, if its conditions are decided. Nil: there is nothing to take any more.
            private mutating func resume(_ waiting: Parked, _ conditions: \(p)Conditions, at now: Double) -> Outcome? {
                if waiting.isRestored, case .open(let plan) = waiting.step, plan.nodes == nodes {
                    parked = nil
                    return nil
                }
                switch needs(of: waiting.step).firstUnmet(conditions) {
                case nil:\(root)
                    parked = nil\(leave)\(restoring)
                    return go(waiting.step, on: min(waiting.level, depth - 1), conditions, at: now)
                case (_, nil)?: return parked == nil ? nil : .parked
                case (let need, _)?:
                    if parked == nil { return nil }
                    let otherwise = Self.otherwise(of: need)
                    if otherwise == \(standIn), otherwise != nil\(isElsewhere) { return .parked }
                    parked = nil\(leave)
                    return go(waiting.step, on: min(waiting.level, depth - 1), conditions, at: now)
                }
            }

            """)
    }

    private func writeDropping(_ writer: inout SwiftWriter) {
        if !facts.passingOtherwise.isEmpty {
            writer.code(
                """
                /// What stands in for what waits may go: it is complete, or nobody will hear of its end. What waits, waits on.
                mutating func keepWaiting(without otherwise: \(p)Node) {
                    guard parked?.otherwise == otherwise else { return }
                    parked?.otherwise = nil
                    parked?.answered = otherwise
                }

                """)
        }
        writer.code(
            """
            /// Gives up what waits when the user has left what stands in for it.
            mutating func dropIfLeft() {
                guard let otherwise = parked?.otherwise, !nodes.contains(otherwise) else { return }
                parked = nil
            }

            /// Gives up what waits, if it is this.
            mutating func giveUp(_ step: Step) {
                if parked?.step == step { parked = nil }
            }
            """)
    }
}
