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
                        parked = Parked(step: step, since: now)
                        return .parked
                    }
                """)
        }
        writer.line("    guard let level = existing(level) else { return .ignored }")
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
                // A link waits on while one moves about. Another step does so only while something stands in for it.
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
                    case .open(let plan): other = plan.root\(facts.hasTabs ? "\n    case .select: other = .tabs" : "")
                    default: return false
                    }
                    return other != Root(conditions) && other != root
                }

                """)
        }
        writeOtherwise(&writer)
    }

    /// What a step lacks.
    private func firstUnmet(_ step: String) -> String {
        facts.hasConditionalSteps ? "firstUnmet(of: \(step), conditions)" : "needs(of: \(step)).firstUnmet(conditions)"
    }

    private func writeParking(_ writer: inout SwiftWriter) {
        let hasOtherwise = !facts.otherwise.isEmpty
        let hasCovering = !facts.coveringOtherwise.isEmpty
        let isElsewhere = facts.hasRoots ? ", !isElsewhere" : ""
        let isRefused = "if isMet == false\(isElsewhere)"
        writer.line("if let (need, isMet) = \(firstUnmet("step")) {")
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
                ? "Where a step is taken: on top of a level, or below what stands in for it, which goes before."
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
                writer.line("// An alert goes whatever comes.")
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
            /// Whether what has asked for a step is still there.
            private func isThere(_ origin: Parked.Origin) -> Bool {
                level(origin.level).map { origin.depth <= $0.nodes.count } ?? false
            }

            """)
        guard hasCovering else { return }
        writer.code(
            """
            /// What is seen before a screen takes its place that stands in, with a step waiting there: nothing or one.
            private func covered(by otherwise: \(p)Node?, _ waiting: Parked) -> [Self] {
                guard let otherwise, \(facts.list(facts.coveringOtherwise)).contains(otherwise) else { return [] }
                var seen = self
                if nodes.contains(otherwise) {
                    guard let parked, parked.otherwise == otherwise, let covered = parked.covered.first else { return [] }
                    seen = covered
                }
            """)
        writer.indented { writer in
            if facts.hasPresented {
                writer.line("// Nobody waits any more for what goes.")
                writer.line("seen.presented = Array(seen.presented.prefix { !$0.isAwaited })")
            }
            writer.code(
                """
                var waiting = waiting
                if waiting.origin != nil, nodes.contains(otherwise) {
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
        guard !answers.isEmpty else { return }
        writer.doc("Shows what stands in, unless it is there; false where that cannot be.")
        writer.block("private mutating func show(_ otherwise: \(p)Node) -> Bool") { writer in
            var seen: Set<NodeID> = []
            let cases = answers.compactMap { _, node -> String? in
                guard seen.insert(node).inserted, let showing = PlanText.showing(node, facts) else { return nil }
                return "case .\(SwiftNames.identifier(model.nodeNames[node.index])): \(showing)"
            }
            guard !cases.isEmpty else { return writer.line("return nodes.contains(otherwise)") }
            writer.line("if nodes.contains(otherwise) { return true }")
            writer.line("switch otherwise {")
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
        if facts.hasConditionalSteps { writeStepNeeds(&writer) }
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

    /// What a step lacks, where flows may begin at a step that is not decided.
    private func writeStepNeeds(_ writer: inout SwiftWriter) {
        writer.code(
            """
            /// The first condition of a step that is not met, and whether that is decided. Where a flow begins has to be
            /// decided, too.
            private func firstUnmet(of step: Step, _ conditions: \(p)Conditions) -> (need: \(p)Need, isMet: Bool?)? {
                if let unmet = needs(of: step).firstUnmet(conditions) { return unmet }
                let contents: [Content]
                switch step {
                case .open(let plan): contents = (0..<plan.depth).map { plan[$0].content }
            """)
        if facts.hasPresented { writer.line("    case .present(let content): contents = [content]") }
        writer.code(
            """
                default: return nil
                }
                for case .flow(var flow) in contents {
                    if let need = flow.change({ $0.undecided(conditions) }) { return (need, nil) }
                }
                return nil
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
        writeTakingUp(&writer)
    }

    private func writeResuming(_ writer: inout SwiftWriter) {
        let root =
            facts.hasRoots
            ? "\n        if isForOtherRoot(waiting.step, conditions) { return parked == nil ? nil : .parked }" : ""
        let restoring =
            model.has(.navigator)
            ? """

                    if waiting.isRestored, case .open(let plan) = waiting.step {
                        parked = nil
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
                switch \(firstUnmet("waiting.step")) {
                case nil:\(root)\(restoring)
                    return takeUp(waiting, conditions, at: now)
                case (_, nil)?: return parked == nil ? nil : .parked
                case (let need, _)?:
                    if parked == nil { return nil }
                    let otherwise = Self.otherwise(of: need)
                    if otherwise == \(standIn), otherwise != nil\(isElsewhere) { return .parked }
                    return takeUp(waiting, conditions, at: now)
                }
            }

            """)
    }

    private func writeTakingUp(_ writer: inout SwiftWriter) {
        let hasCovering = !facts.coveringOtherwise.isEmpty
        let leaves = hasCovering && facts.hasScreens || facts.hasPresentedOtherwise
        writer.doc("Takes the step that has waited where it was taken, without what stood in for it.")
        writer.list(
            "private mutating func takeUp(", ["_ waiting: Parked", "_ conditions: \(p)Conditions", "at now: Double"],
            ") -> Outcome {", closing: .apart)
        writer.indented { writer in
            writer.line("parked = nil")
            if hasCovering {
                writer.code(
                    """
                    if let seen = waiting.covered.first {
                        takeOver(seen)
                        prune(conditions)
                        return parked.map { takeUp($0, conditions, at: now) } ?? .ignored
                    }
                    """)
            }
            if leaves { writer.line("leave(waiting.otherwise)") }
            writer.line(
                "guard let origin = waiting.origin else { return go(waiting.step, on: 0, conditions, at: now) }")
            if facts.hasTabs, facts.otherwise.contains(where: { facts.seenThrough.contains($0.node) }) {
                writer.code(
                    """
                    // Behind a sheet that lets the user go on, that may be another tab.
                    if let tab = \(p)Tab.allCases.first(where: { $0.place == origin.level }), \(facts.hasRoots ? "root == .tabs, " : "")needs(of: tab).firstUnmet(conditions) == nil {
                        self.tab = tab
                    }
                    """)
            }
            writer.code(
                """
                guard isThere(origin), let level = place(ofLevel: origin.level) else { return .ignored }
                return go(waiting.step, on: level, conditions, at: now)
                """)
        }
        writer.line("}")
        writer.blank()
        guard leaves else { return }
        writer.doc("Takes away what stood in for something that now happens.")
        writer.block("private mutating func leave(_ otherwise: \(p)Node?)") { writer in
            if facts.hasPresentedOtherwise {
                writer.code(
                    """
                    if let place = presented.firstIndex(where: { $0.content.node == otherwise }) {
                        presented.removeSubrange(place...)
                    }
                    """)
            }
            guard hasCovering, facts.hasScreens else { return }
            writer.code(
                """
                for level in 0..<depth {
                    guard let place = self[level].path.firstIndex(where: { $0.node == otherwise }) else { continue }
                    self[level].path.removeSubrange(place...)\(facts.hasSplits ? "\n    self[level].leaveEmptyColumn()" : "")\(facts.hasPresented ? "\n    presented.removeSubrange(level...)" : "")
                    return
                }
                """)
        }
        writer.blank()
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
        if !facts.coveringOtherwise.filter({ graph[$0].isExternal }).isEmpty {
            writer.code(
                """
                /// What a screen took the place of that stood in comes back, when that has gone without having been left.
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
            /// Gives up what waits when the user has left what stands in for it, or when what has asked for it is gone.
            mutating func dropIfLeft() {
                guard let parked else { return }
                if let otherwise = parked.otherwise, !nodes.contains(otherwise) { self.parked = nil }
                if \(isCovered)let origin = parked.origin, !isThere(origin) { self.parked = nil }
            }

            /// Gives up what waits, if it is this.
            mutating func giveUp(_ step: Step) {
                if parked?.step == step { parked = nil }
            }
            """)
    }
}
