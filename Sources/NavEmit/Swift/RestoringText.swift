import NavGraph

/// How a state takes over what was saved, where conditions have a say: what they do not decide waits.
struct RestoringText {
    private let facts: StateFacts
    private var p: String { facts.p }

    init(_ facts: StateFacts) {
        self.facts = facts
    }

    func write(to writer: inout SwiftWriter) {
        guard facts.model.has(.navigator) || !facts.coveringOtherwise.isEmpty else { return }
        writer.doc("Takes over what was visible; a step parked since then is newer.")
        writer.block("mutating func takeOver(_ saved: Self)") { Self.writeReplacing(facts, &$0) }
        writer.blank()
        guard facts.model.has(.navigator) else { return }
        writer.code(
            """
            /// Sets aside what is visible while that is undecided. It waits, as a link does; a waiting link goes first.
            mutating func setAside(_ conditions: \(p)Conditions, at now: Double) {
                prune(conditions)
                guard needs.contains(where: { $0.isMet(conditions) == nil }) else { return }
                var seen = self
                seen.parked = nil
                let waiting = parked ?? Parked(step: .open(seen), since: now, isRestored: true)
                prune(conditions) { $0.firstUnmet(conditions) != nil }
            """)
        writer.indented { writer in
            if facts.places.count > 1 {
                writer.code(
                    """
                    // What is elsewhere is not visible.
                    for place in bases.indices where place != self.place { bases[place] = seen.bases[place] }
                    """)
            }
            writer.line("parked = waiting.otherwise.map(nodes.contains) ?? true ? waiting : waiting.startingOver")
            writer.line("dropIfLeft()")
        }
        writer.code(
            """
            }

            """)
    }

    private static func writeStaying(_ facts: StateFacts, _ writer: inout SwiftWriter) {
        writer.line("isStack = former.isStack")
        writer.block("if isStack") { writer in
            if facts.hasRoots { writer.line("root = former.root") }
            if facts.hasTabs { writer.line("tab = former.tab") }
            writer.line("base.content = former.base.content")
        }
    }

    /// The body of a function that is given what was saved.
    static func writeReplacing(_ facts: StateFacts, _ writer: inout SwiftWriter) {
        if facts.hasConditions { writer.line("let newer = parked.flatMap { $0.isRestored ? nil : $0.startingOver }") }
        if facts.hasPresented { writer.line("let last = lastID") }
        let isLocated = facts.hasPresented && facts.hasConditions
        if isLocated {
            writer.line("let origin = saved.parked?.origin.flatMap { saved.place(ofLevel: $0.level) }")
        }
        if facts.canBeStack { writer.line("let former = self") }
        writer.line("self = saved")
        if facts.canBeStack { writeStaying(facts, &writer) }
        if facts.hasPresented {
            writer.code(
                """
                // Presentations get identities that none had before.
                for place in presented.indices { presented[place].id = last + 1 + place }
                lastID = last + presented.count
                """)
            if isLocated { writer.line("if let level = origin.map({ self[$0].id }) { parked?.origin?.level = level }") }
        }
        if facts.hasConditions { writer.line("parked = newer ?? parked") }
    }
}
