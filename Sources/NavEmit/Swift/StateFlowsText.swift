import NavGraph

/// How flows go on and back, and what follows one that is complete.
struct StateFlowsText {
    private let facts: StateFacts
    private let access: String
    private var p: String { facts.p }
    private var model: SwiftModel { facts.model }

    init(_ facts: StateFacts, _ access: String) {
        self.facts = facts
        self.access = access
    }

    func write(to writer: inout SwiftWriter) {
        let conditions = facts.hasConditions ? "_ conditions: \(p)Conditions, " : ""
        let passed = facts.hasConditions ? "conditions" : ""
        // What follows a flow may have to wait.
        let isGuarded = facts.hasGuardedEnds
        let given = conditions + (isGuarded ? "at now: Double, " : "")
        let going = isGuarded ? "conditions, at: now, " : ""
        let ended = isGuarded ? "?.flow" : ""
        let hasPassingFlows = facts.passingOtherwise.contains { facts.flow($0) != nil }
        writer.code(
            """
            /// The flow of a level, by default the topmost.
            \(access)func flow(_ level: Int? = nil) -> \(model.typeName(.flow))? {
                guard let place = existing(level), case .flow(let flow) = self[place].content else { return nil }
                return flow
            }

            /// Goes to a flow's next step. After the last, the flow is complete: it is removed and returned.
            @discardableResult
            \(access)mutating func advance(\(given)_ level: Int? = nil) -> \(model.typeName(.flow))? {
                move(\(going)level) { $0.next(\(passed)) }\(ended)
            }

            /// Skips a step or the rest of a flow; a flow that this completes is removed and returned.
            @discardableResult
            \(access)mutating func skip(\(given)_ level: Int? = nil) -> \(model.typeName(.flow))? {
                move(\(going)level) { $0.skip(\(passed)) }\(ended)
            }

            /// Goes back one step; `false` if that is not possible.
            @discardableResult
            \(access)mutating func goBack(\(conditions)_ level: Int? = nil) -> Bool {
                guard let place = existing(level), case .flow(var flow) = self[place].content else { return false }
                let wentBack = flow.change { $0.back(\(passed)) }
                self[place].content = .flow(flow)
                return wentBack
            }

            /// Completes a flow, whatever its step.
            @discardableResult
            \(access)mutating func finish(\(isGuarded ? given : "")_ level: Int? = nil) -> \(model.typeName(.flow))? {
                move(\(going)level) { _ in false }\(ended)
            }

            /// Gives a flow other values, such as its data.
            \(access)mutating func update(_ flow: \(model.typeName(.flow)), _ level: Int? = nil) {
                guard let place = existing(level), case .flow(let present) = self[place].content,
                    present.node == flow.node
                else { return }
                self[place].content = .flow(flow)
            }

            \(isGuarded ? "/// Returns the flow if it is complete and gone, with the outcome of what follows it.\n" : "private ")mutating func move(
                \(isGuarded ? given : "")_ level: Int?, _ body: (inout any \(p)Steps) -> Bool
            ) -> \(isGuarded ? "(flow: \(model.typeName(.flow)), outcome: Outcome)" : model.typeName(.flow))? {
                guard let place = existing(level), case .flow(var flow) = self[place].content else { return nil }
                let goesOn = flow.change(body)
                self[place].content = .flow(flow)
            """)
        writer.indented { writer in
            if hasPassingFlows, facts.hasFinalSteps {
                writer.line("if !goesOn || flow.isFinished { keepWaiting(without: flow.node) }")
            }
            writer.line("if goesOn { return nil }")
            if hasPassingFlows, !facts.hasFinalSteps { writer.line("keepWaiting(without: flow.node)") }
            if facts.hasPresented { writer.line("if place > 0 { dismiss(place) }") }
            let leaves = facts.hasRootFlows && facts.hasRoots
            if leaves { writer.line("let former = self.place") }
            let follows = facts.hasConditions && model.allNodes(.flow).contains { facts.flow($0)?.then?.target != nil }
            if follows {
                writer.code(
                    """
                    // What follows a flow does not replace a link that waits.
                    let link = parked?.otherwise == nil && parked?.step.isLink == true ? parked : nil
                    """)
            }
            writeThen(&writer)
            if follows { writer.line("if let link { parked = link }") }
            if leaves {
                writer.code(
                    """
                    // Nothing remains of a root that is left for good.
                    if place == 0, self.place != former {
                        bases[former] = Level(id: former, content: Self.initialContent(former))
                    }
                    """)
            }
            writer.line("return \(isGuarded ? "(flow, outcome)" : "flow")")
        }
        writer.code(
            """
            }

            """)
    }

    /// What follows a flow that is complete.
    private func writeThen(_ writer: inout SwiftWriter) {
        let ends = facts.ends
        guard !ends.isEmpty else { return }
        let shown = ends.map { showing($0.then) }
        if facts.hasGuardedEnds {
            writer.line("\(shown.allSatisfy { $0 == "break" } ? "let" : "var") outcome = Outcome.done")
        }
        writer.line("switch flow.node {")
        for ((flow, _), text) in zip(ends, shown) {
            writer.line("case .\(SwiftNames.identifier(model.nodeNames[flow.index])): \(text)")
        }
        writer.line("default: break")
        writer.line("}")
    }

    /// Shows a node as goes with its kind, or by its plan, where conditions allow it.
    private func showing(_ node: NodeID) -> String {
        guard facts.hasConditions else { return PlanText.showing(node, facts) ?? "break" }
        let values = model.parameters(of: node).map { model.defaultValue(of: $0) ?? "nil" }
        return PlanText.step(node, facts, values: values).map { "outcome = go(\($0), conditions, at: now)" } ?? "break"
    }
}
