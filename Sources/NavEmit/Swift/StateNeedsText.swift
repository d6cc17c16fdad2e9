import NavGraph

/// What steps, tabs and roots need, and what of that is not met.
struct StateNeedsText {
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
        writer.doc("The conditions of a step: those of everything that it shows, each once.")
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
        writer.doc("What must hold for everything that is shown.")
        writer.block("var needs: [\(p)Need]") { writer in
            let places =
                (facts.hasRoots ? ["Self.needs(of: root)"] : [])
                + (facts.guardedPlaces.isEmpty ? [] : ["Self.needs(ofPlace: place)"])
            let place = places.isEmpty ? "[]" : places.joined(separator: " + ")
            writer.line(
                "var needs: [\(p)Need] = \(facts.canBeStack && !places.isEmpty ? "isStack ? [] : " : "")\(place)")
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
            /// What must hold for a tab to be selected, with everything on its stack.
            private func needs(of tab: \(p)Tab) -> [\(p)Need] {
                \(place)bases[tab.place].nodes.flatMap(\\.needs)
            }

            /// What must hold for a tab to be selected, whatever is on its stack.
            private func ownNeeds(of tab: \(p)Tab) -> [\(p)Need] {
                \(place)bases[tab.place].\(facts.lowest).needs
            }

            """)
        writer.doc("What must hold for a tab to be in the tab bar.")
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
            /// A step's first unmet condition, and whether that is decided. The step that a flow begins with must
            /// be decided, too.
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
        writer.doc("What must hold for a root to be chosen.")
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
        writer.doc("What the tab and the split view of a stack need, by the stack's place.")
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

    /// What is not met of some needs.
    func writeUnmet(to writer: inout SwiftWriter) {
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

                    /// Whether all are met; `nil` while that is undecided.
                    func areMet(_ conditions: \(p)Conditions) -> Bool? {
                        let met = map { $0.isMet(conditions) }
                        return met.contains(false) ? false : met.contains(nil) ? nil : true
                    }
                """)
        }
        writer.line("}")
    }
}

extension StateFacts {
    /// What a step lacks: its first condition that is not met.
    func firstUnmet(of step: String) -> String {
        hasConditionalSteps ? "firstUnmet(of: \(step), conditions)" : "needs(of: \(step)).firstUnmet(conditions)"
    }
}
