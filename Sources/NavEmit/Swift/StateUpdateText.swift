import NavGraph

/// How a change of what the app knows is followed: what waited happens, waits on, or is answered by something else.
struct StateUpdateText {
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
        writer.code(
            """
            /// Applies a change in what the app knows: removes what lost its conditions, shows the root that they choose,
            /// and takes the step that waited for them, except a link that is held back.
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
                    let next = chosenRoot(conditions)
                    if next != root, next != nil\(facts.hasRefusals ? " || root?.isRefused(conditions) == true" : "") {
                        \(facts.hasPresented ? "let lastID = lastID\n    " : "")self = Self(conditions)
                        \(facts.hasPresented ? "self.lastID = lastID\n    " : "")// What was visible of another root is gone with it.
                        asked = asked.flatMap { $0.isRestored ? nil : $0.startingOver }
                        parked = asked\(facts.hasGuardedStart && model.has(.navigator) ? "\n    selectStart(conditions, at: now)" : "")
                    }
                    """)
            }
            writer.code(
                """
                prune(conditions)
                guard let waiting = asked?.pruned(conditions) else { return nil }
                guard now - waiting.since < \(graph.links.parkFor * 60) else {
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
            /// Takes the parked step if its conditions are decided; `nil` if there is nothing left to take.
            private mutating func resume(_ waiting: Parked, _ conditions: \(p)Conditions, at now: Double) -> Outcome? {
                if waiting.isRestored, case .open(let plan) = waiting.step, plan.\(facts.lying) == \(facts.lying) {
                    parked = nil
                    return nil
                }
                switch \(facts.firstUnmet(of: "waiting.step")) {
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
        writer.doc("Takes the parked step where it was first taken, without what stood in for it.")
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
                    // Behind a sheet that lets the user continue, that may be another tab.
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
        writer.doc("Removes what stood in for something that now happens.")
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
}
