import NavGraph
import NavLinks

/// `ShopState`: all that can be seen of the app's navigation, as a value, and every way to change it.
struct StateFile {
    private var file: SwiftFile
    private let model: SwiftModel
    private let facts: StateFacts

    private init(_ model: SwiftModel) {
        file = SwiftFile(model)
        file.importModules(model.modules, shown: false)
        file.usesFoundation = Self.makesFoundationValues(model)
        self.model = model
        facts = StateFacts(model)
    }

    /// Whether a plan fixes a date, a URL, or another of Foundation's values; deprecated nodes are given their defaults.
    private static func makesFoundationValues(_ model: SwiftModel) -> Bool {
        let isFixed = model.plans.values.contains { plan in
            plan.entries.contains { entry in
                zip(model.graph[entry.node].parameters, entry.values).contains { parameter, value in
                    guard case .fixed(let value) = value, value != .none else { return false }
                    return model.usesFoundation([parameter])
                }
            }
        }
        return isFixed
            || model.graph.nodes.contains { node in
                node.isDeprecated && model.usesFoundation(node.parameters.filter { $0.defaultValue != nil })
            }
    }

    static func text(_ model: SwiftModel) -> FileText {
        var state = StateFile(model)
        state.write()
        return state.file.text
    }

    private mutating func write() {
        let access = file.access
        if facts.hasConditions { ConditionsText(facts).write(access, &file.writer) }
        StateText(facts, access).write(to: &file.writer)
        if facts.hasPresented { StateStacksText(facts).write(to: &file.writer) }
        StateMovesText(facts, access).write(to: &file.writer)
        StateStepsText(facts, access).write(to: &file.writer)
        if facts.hasConditions { StateParkingText(facts, access).write(to: &file.writer) }
        StateCodingText(facts, access).write(to: &file.writer)
        if model.hasMembers(.link) { PlanText(facts, access).write(to: &file.writer) }
    }
}

/// `ShopConditions`: the facts that only the running app knows.
struct ConditionsText {
    private let facts: StateFacts

    init(_ facts: StateFacts) {
        self.facts = facts
    }

    func write(_ access: String, _ writer: inout SwiftWriter) {
        let (p, isolation) = (facts.p, facts.model.isolation)
        let conditions = facts.graph.conditions
        let all = conditions.map { ".\(SwiftNames.identifier($0.name.value))" }.listed
        writer.blank()
        writer.doc("A fact that only the running app knows.")
        writer.block("\(isolation)\(access)enum \(p)Condition: String, Codable, Sendable") { writer in
            for condition in conditions {
                writer.doc(condition.doc ?? "")
                writer.line("case " + SwiftNames.identifier(condition.name.value))
            }
        }
        writer.blank()
        writer.doc("What the app knows at one moment. `nil` means undecided: what needs such a fact waits for it.")
        writer.block("\(isolation)\(access)struct \(p)Conditions: Hashable, Codable, Sendable") { writer in
            for condition in conditions {
                writer.doc(condition.doc ?? "")
                writer.line("\(access)var \(SwiftNames.identifier(condition.name.value)): Bool?")
            }
            writer.blank()
            writer.list(
                "\(access)init(",
                conditions.map { "\(SwiftNames.parameter($0.name.value)): Bool? = nil" }, ") {", closing: .apart)
            writer.indented { writer in
                for condition in conditions {
                    let word = condition.name.value
                    writer.line("self.\(SwiftNames.identifier(word)) = \(SwiftNames.local(word))")
                }
            }
            writer.line("}")
            writer.blank()
            writer.block("\(access)subscript(condition: \(p)Condition) -> Bool?") { writer in
                writer.line("switch condition {")
                for condition in conditions {
                    let word = SwiftNames.identifier(condition.name.value)
                    writer.line("case .\(word): return \(word == condition.name.value ? word : "self." + word)")
                }
                writer.line("}")
            }
            writer.blank()
            writer.doc("Fills in what is undecided now from what was known before.")
            writer.block("func filled(from former: Self) -> Self") { writer in
                let values = conditions.map { condition in
                    let word = SwiftNames.identifier(condition.name.value)
                    return "\(SwiftNames.label(condition.name.value)): self.\(word) ?? former.\(word)"
                }
                writer.list("Self(", values, ")")
            }
            writer.code(
                """

                /// Whether something that held no longer does.
                func hasLost(since former: Self) -> Bool {
                    let all: [\(p)Condition] = [\(all)]
                    return all.contains { former[$0] == true && self[$0] == false }
                }
                """)
        }
        writer.blank()
        writer.doc("A requirement that a condition holds, or that it does not.")
        writer.code(
            """
            \(isolation)\(access)struct \(p)Need: Hashable, Codable, Sendable {
                \(access)let condition: \(p)Condition
                \(access)let isNegated: Bool

                init(_ condition: \(p)Condition, isNegated: Bool = false) {
                    self.condition = condition
                    self.isNegated = isNegated
                }

                /// `nil` while the condition is undecided.
                \(access)func isMet(_ conditions: \(p)Conditions) -> Bool? {
                    conditions[condition].map { $0 != isNegated }
                }
            }
            """)
        writeNeeds(&writer)
    }

    /// What each node needs.
    private func writeNeeds(_ writer: inout SwiftWriter) {
        let (p, graph) = (facts.p, facts.graph)
        writer.blank()
        writer.block("\(facts.model.isolation)extension \(p)Node") { writer in
            writer.doc("What must hold for it to be shown.")
            var groups: [(needs: String, places: [Int])] = []
            for (index, node) in graph.nodes.enumerated() where !node.requires.isEmpty {
                let needs = Self.needs(node.requires)
                if let group = groups.firstIndex(where: { $0.needs == needs }) {
                    groups[group].places.append(index)
                } else {
                    groups.append((needs, [index]))
                }
            }
            guard !groups.isEmpty else { return writer.line("var needs: [\(p)Need] { [] }") }
            writer.block("var needs: [\(p)Need]") { writer in
                writer.line("switch index {")
                for group in groups {
                    writer.line("// " + group.places.map { graph.nodes[$0].name }.listed)
                    writer.line(
                        "case \(group.places.map { "\($0)" }.listed): return [\(group.needs)]")
                }
                writer.line("default: return []")
                writer.line("}")
            }
        }
    }

    static func needs(_ uses: [ConditionUse]) -> String {
        uses.map { use in
            ".init(.\(SwiftNames.identifier(use.name))\(use.isNegated ? ", isNegated: true" : ""))"
        }.listed
    }
}
