import NavGraph

/// The steps that can be taken, and what becomes of them.
struct StateStepsText {
    private let facts: StateFacts
    private let access: String
    private var p: String { facts.p }
    private var model: SwiftModel { facts.model }

    init(_ facts: StateFacts, _ access: String) {
        self.facts = facts
        self.access = access
    }

    func write(to writer: inout SwiftWriter) {
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State") { writer in
            writeStep(&writer)
            writeOutcome(&writer)
            if facts.hasConditions { writeParked(&writer) } else { writeGo(&writer) }
            writeTake(&writer)
        }
    }

    private var steps: [(name: String, value: String, doc: String)] {
        var steps: [(String, String, String)] = [("open", "\(p)State", "A plan, such as that of a link.")]
        if facts.hasTabs { steps.append(("select", "\(p)Tab", "")) }
        if facts.hasScreens {
            steps.append(("push", "\(p)Route", ""))
            steps.append(("replace", "\(p)Route", "Replaces what is on top."))
            steps.append(("reset", "\(p)Route", "Replaces the whole stack."))
        }
        if facts.hasSplits { steps.append(("fill", "Split.Column, \(p)Route", "")) }
        if facts.hasPresented { steps.append(("present", "Content", "")) }
        if facts.hasActions { steps.append(("act", "\(p)Action", "What the app is asked to do.")) }
        return steps
    }

    private func writeStep(_ writer: inout SwiftWriter) {
        writer.doc(facts.hasConditions ? "A step that conditions may forbid." : "A step from one state to another.")
        writer.block("\(access)indirect enum Step: Hashable, Sendable") { writer in
            for step in steps {
                writer.doc(step.doc)
                writer.line("case \(step.name)(\(step.value))")
            }
            guard facts.hasConditions else { return }
            let links = [".open"] + (facts.hasActions ? [".act"] : [])
            writer.blank()
            writer.doc("Whether it means the same from anywhere, as a link does.")
            writer.block("var isLink: Bool") { writer in
                writer.line("switch self {")
                writer.line("case \(links.listed): return true")
                if links.count < steps.count { writer.line("default: return false") }
                writer.line("}")
            }
        }
    }

    private func writeOutcome(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("What became of a step.")
        writer.block("\(access)enum Outcome: Hashable, Sendable") { writer in
            writer.line("case done")
            if facts.hasConditions {
                writer.code(
                    """
                    /// It waits: for a condition, with something else shown, or for a decision.
                    case parked
                    /// A condition does not hold, and there is nothing to show instead.
                    case refused(\(p)Condition)
                    """)
            }
            if facts.hasActions {
                writer.code(
                    """
                    /// The app must do something.
                    case act(\(p)Action)
                    """)
            }
            writer.code(
                """
                /// Nothing happened: what requested it is gone, or there is no such exit.
                case ignored
                """)
            guard model.has(.navigator) else { return }
            writer.blank()
            writer.doc("Whether it has happened, or will.")
            writer.line("var isTaken: Bool {")
            writer.indented { writer in
                guard facts.hasConditions else { return writer.line("self != .ignored") }
                writer.code(
                    """
                    switch self {
                    case .refused, .ignored: return false
                    default: return true
                    }
                    """)
            }
            writer.line("}")
        }
    }

    private func writeParked(_ writer: inout SwiftWriter) {
        let passes = !facts.passingOtherwise.isEmpty
        let keys =
            ["step", "origin", "since", "otherwise"] + (passes ? ["answered"] : []) + ["isRestored"]
        let covered =
            facts.coveringOtherwise.isEmpty
            ? ""
            : """
            /// What was visible before a stand-in screen took its place, with the step parked in it: at most one.
                var covered: [\(p)State] = []

                private enum CodingKeys: String, CodingKey { case \(keys.listed) }
            """
        writer.code(
            """

            /// A step that waits.
            \(access)struct Parked: Hashable, Sendable {
                \(access)let step: Step
                /// Where it was taken, unless it means the same from anywhere.
                var origin: Origin?
                /// Seconds since the Unix epoch.
                \(access)let since: Double
                /// What is shown instead; the step is given up when that goes.
                \(access)var otherwise: \(p)Node?
                \(passes ? "/// What was shown instead and is gone without having been left; the step keeps waiting.\n    \(access)var answered: \(p)Node?" : "")
                /// Whether it was visible when the app was left; what conditions forbid in it is omitted.
                var isRestored = false
                \(covered)

                /// A level, by its identity, and its number of screens; the step is given up when one of them goes.
                struct Origin: Hashable, Codable, Sendable {
                    var level: Int
                    let depth: Int
                }

                /// The same step, with nothing shown instead.
                var startingOver: Self { Self(step: step, origin: origin, since: since, isRestored: isRestored) }

                /// Omits what the conditions forbid of what was visible.
                func pruned(_ conditions: \(p)Conditions) -> Self {
                    guard isRestored, case .open(var plan) = step else { return self }
                    plan.prune(conditions)
                    return Self(step: .open(plan), since: since, isRestored: true)
                }
            }

            """)
    }

    /// Where nothing can forbid a step.
    private func writeGo(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("Takes a step on a level, by default the topmost.")
        writer.line("@discardableResult")
        writer.block("\(access)mutating func go(_ step: Step, on level: Int? = nil) -> Outcome") { writer in
            writer.line("guard let level = existing(level)\(facts.staying) else { return .ignored }")
            if facts.hasActions { writer.line("if case .act(let action) = step { return .act(action) }") }
            writer.line("take(step, on: level)")
            writer.line("return .done")
        }
        writer.blank()
    }

    private func writeTake(_ writer: inout SwiftWriter) {
        writer.block("private mutating func take(_ step: Step, on level: Int)") { writer in
            writer.line("switch step {")
            writer.line("case .open(let plan): open(\(facts.hasStacking ? "adding(plan)" : "plan"))")
            if facts.hasTabs { writer.line("case .select(let tab): select(tab)") }
            if facts.hasScreens {
                writer.line("case .push(let route): push(route, on: level)")
                writer.line("case .replace(let route): replace(with: route, on: level)")
                writer.line("case .reset(let route): reset(to: route, on: level)")
            }
            if facts.hasSplits { writer.line("case .fill(let column, let route): fill(column, with: route)") }
            if facts.hasPresented { writer.line("case .present(let content): present(content, on: level)") }
            if facts.hasActions { writer.line("case .act: break") }
            writer.line("}")
        }
    }
}
