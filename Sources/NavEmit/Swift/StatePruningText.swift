import NavGraph

/// What goes when conditions stop holding: screens with what lies upon them, presentations, steps of flows.
struct StatePruningText {
    private let facts: StateFacts
    private let access: String
    private var p: String { facts.p }
    private var model: SwiftModel { facts.model }

    init(_ facts: StateFacts, _ access: String) {
        self.facts = facts
        self.access = access
    }

    func write(to writer: inout SwiftWriter) {
        writer.code(
            """
            /// Removes everything that needs what does not hold.
            \(access)mutating func prune(_ conditions: \(p)Conditions) {
                prune(conditions) { $0.contains { $0.isMet(conditions) == false } }
            }

            private mutating func prune(_ conditions: \(p)Conditions, _ isForbidden: ([\(p)Need]) -> Bool) {
            """)
        writer.indented { writer in
            if facts.hasPresented { writer.line("let (former, formerPlace) = (base, place)") }
            writer.line("for place in bases.indices {")
            writer.indented { writer in writePruneOfBase(&writer) }
            writer.line("}")
            if facts.hasTabs {
                writer.line("if \(isInGraph)isForbidden(needs(of: tab)) { selectFirstTab(conditions) }")
            }
            if facts.hasPresented { writer.line("prunePresented(isForbidden)") }
            if facts.hasConditionalSteps, facts.hasPresented {
                writer.line(
                    "if let place = settleFlows(conditions) { presented.removeSubrange((place + 1)...) }")
            } else if facts.hasConditionalSteps {
                writer.line("settleFlows(conditions)")
            }
            if facts.hasPresented {
                writer.line("// What is gone takes with it what it presented.")
                writer.line("if place != formerPlace || base != former { presented = [] }")
            }
            writer.line("dropIfLeft()")
        }
        writer.line("}")
        writer.blank()
        if facts.hasPresented { writePruneOfPresented(&writer) }
        RestoringText(facts).write(to: &writer)
        if facts.hasConditionalSteps { writeSettling(&writer) }
        guard facts.hasTabs else { return }
        writer.code(
            """
            /// Selects the first tab that may be shown with all that is on its stack, or else the first that may be shown.
            mutating func selectFirstTab(_ conditions: \(p)Conditions) {
                let tabs = Self.visibleTabs(conditions)
                let first = tabs.first { needs(of: $0).firstUnmet(conditions) == nil }
                let other = tabs.first { ownNeeds(of: $0).firstUnmet(conditions) == nil }
                if let tab = first ?? other ?? tabs.first { self.tab = tab }
            }

            """)
        guard facts.hasGuardedStart, model.has(.navigator) else { return }
        writer.code(
            """
            /// Begins with the first tab that may be shown. An undecided one before it waits, as what was restored does.
            mutating func selectStart(_ conditions: \(p)Conditions, at now: Double) {
                guard \(facts.hasRoots ? "root == .tabs, " : "")parked == nil else { return }
                let first = \(p)Tab.allCases.first { tab in !needs(of: tab).contains { $0.isMet(conditions) == false } }
                var start = self
                start.tab = first ?? tab
                selectFirstTab(conditions)
                guard start.tab != tab else { return }
                parked = Parked(step: .open(start), since: now, isRestored: true)
            }

            """)
    }

    /// What one stack begins with is the app's.
    private var isInGraph: String { facts.canBeStack ? "!isStack, " : "" }

    private func writePruneOfBase(_ writer: inout SwiftWriter) {
        let place = facts.guardedPlaces.isEmpty ? "" : " || isForbidden(Self.needs(ofPlace: place))"
        writer.code(
            """
            if \(isInGraph)isForbidden(bases[place].\(facts.lowest).needs)\(place) {
                bases[place] = Level(id: place, content: Self.initialContent(place))
            }
            """)
        if facts.hasSplits {
            writer.code(
                """
                if case .split(var split) = bases[place].content,
                    let column = [Split.Column.\(facts.hasContentColumn ? "content, .detail" : "detail")].first(where: {
                        split[$0].map { isForbidden($0.node.needs) } ?? false
                    })
                {
                    split.clear(column)
                    bases[place].content = .split(split)
                    bases[place].path = []
                }
                """)
        }
        guard facts.hasScreens else { return }
        writer.code(
            """
            if let first = bases[place].path.firstIndex(where: { isForbidden($0.node.needs) }) {
                bases[place].path.removeSubrange(first...)\(facts.hasSplits ? "\n    bases[place].leaveEmptyColumn()" : "")
            }
            bases[place].forgetArrivals()
            """)
    }

    private func writePruneOfPresented(_ writer: inout SwiftWriter) {
        writer.doc("Removes presentations, and screens on their stacks, that need what does not hold.")
        writer.block("private mutating func prunePresented(_ isForbidden: ([\(p)Need]) -> Bool)") { writer in
            writer.code(
                """
                if let first = presented.firstIndex(where: { isForbidden($0.content.node.needs) }) {
                    presented.removeSubrange(first...)
                }
                """)
            guard facts.hasScreens else { return }
            writer.code(
                """
                for place in presented.indices {
                    let path = presented[place].path
                    guard let first = path.firstIndex(where: { isForbidden($0.node.needs) }) else { continue }
                    presented[place].path.removeSubrange(first...)
                    presented[place].forgetArrivals()
                    presented.removeSubrange((place + 1)...)
                    break
                }
                """)
        }
        writer.blank()
    }

    private func writeSettling(_ writer: inout SwiftWriter) {
        let isPresented = facts.hasPresented
        writer.code(
            """
            /// Moves flows on from steps that are not shown under the conditions.\(isPresented ? " Returns the place of the lowest presented\n/// one that has moved." : "")
            \(isPresented ? "@discardableResult\n" : "")mutating func settleFlows(_ conditions: \(p)Conditions)\(isPresented ? " -> Int?" : "") {
                /// Whether a flow has moved on.
                func settle(_ content: inout Content) -> Bool {
                    guard case .flow(var flow) = content else { return false }
                    flow.change { $0.settle(conditions) }
                    defer { content = .flow(flow) }
                    return content != .flow(flow)
                }
                for place in bases.indices { _ = settle(&bases[place].content) }
            """)
        if isPresented {
            writer.code(
                """
                    var moved: Int?
                    for place in presented.indices where settle(&presented[place].content) { moved = moved ?? place }
                    return moved
                """)
        }
        writer.code(
            """
            }

            """)
    }
}
