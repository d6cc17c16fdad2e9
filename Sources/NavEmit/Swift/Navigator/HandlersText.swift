import NavGraph

/// `ShopHandlers`: what the app does when navigation asks for it.
struct HandlersText {
    private let state: StateFacts
    private let access: String
    private var p: String { state.p }
    private var model: SwiftModel { state.model }
    private var graph: Graph { state.graph }
    private var nodes: [NodeID] { graph.nodes.indices.map { NodeID($0) } }

    init(_ state: StateFacts, _ access: String) {
        self.state = state
        self.access = access
    }

    func write(to file: inout SwiftFile) {
        file.use(
            nodes.filter { graph[$0].isExternal || graph.kind(of: $0) == .action }.flatMap { graph[$0].parameters },
            hasDefaults: false)
        writeProtocol(&file.writer)
        if state.hasActions {
            writeOutcomes(&file.writer)
            writeActing(&file.writer)
        }
        if state.hasExternals { writeExternals(&file.writer) }
        writeFollowing(&file.writer)
    }

    // MARK: - The protocol

    private var hasBadges: Bool {
        model.tabs.contains { if case .tab(let tab) = graph[$0].detail { tab.hasBadge } else { false } }
    }

    private func writeProtocol(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("What the app does when navigation asks for it.")
        writer.block("@MainActor \(access)protocol \(p)Handlers") { writer in
            for flow in model.allNodes(.flow) {
                guard let detail = state.flow(flow) else { continue }
                writer.doc(
                    "Called when the flow `\(graph[flow].name)` ends, completed or cancelled, and no caller awaits it.")
                writer.line(
                    "func \(finished(flow))(\(detail.data.isEmpty ? "" : "_ data: \(model.companion(of: flow, "Data")), ")cancelled: Bool)"
                )
            }
            for action in model.allNodes(.action) {
                writer.doc(graph[action].title?.plainText ?? "", graph[action].doc ?? "")
                writer.list(
                    "func \(SwiftNames.function(model.nodeNames[action.index]))(", parameters(action),
                    ") async -> \(model.companion(of: action, "Outcome"))", closing: .apart)
            }
            for node in nodes where graph[node].isExternal {
                writer.doc("Shows `\(graph[node].name)`.")
                writer.list("func \(SwiftNames.function(model.nodeNames[node.index]))(", parameters(node), ")")
            }
            if hasBadges {
                writer.doc("The count on a tab's badge; 0 for no badge.")
                writer.line("func badge(for tab: \(p)Tab) -> Int")
            }
            if model.hasMembers(.link) {
                writer.doc("Resolves a URL that no link matches, such as a short one; `nil` if it stands for nothing.")
                writer.line("func onUnknownLink(_ url: URL) async -> URL?")
            }
        }
        guard model.hasMembers(.link) else { return }
        writer.blank()
        writer.block("extension \(p)Handlers") { writer in
            writer.line("\(access)func onUnknownLink(_ url: URL) async -> URL? { nil }")
        }
    }

    private func finished(_ flow: NodeID) -> String { model.nodeNames[flow.index] + "Finished" }

    private func parameters(_ node: NodeID) -> [String] {
        graph[node].parameters.map { "\(SwiftNames.parameter($0.name.value)): \(model.type($0.type).text)" }
    }

    // MARK: - Actions

    private func targets(_ action: NodeID) -> [NodeID] {
        guard case .action(let detail) = graph[action].detail else { return [] }
        return detail.then.compactMap(\.target)
    }

    private func writeOutcomes(_ writer: inout SwiftWriter) {
        for action in model.allNodes(.action) {
            writer.blank()
            writer.doc("What follows `\(graph[action].name)`.")
            writer.block(
                "\(model.isolation)\(access)enum \(model.companion(of: action, "Outcome")): Hashable, Sendable"
            ) { writer in
                writer.doc("Nothing is shown.")
                writer.line("case done")
                for target in targets(action) {
                    writer.line("case " + SwiftNames.identifier(model.nodeNames[target.index]))
                }
            }
        }
    }

    private func writeActing(_ writer: inout SwiftWriter) {
        let hasFollowUps = state.hasFollowUps
        writer.blank()
        writer.block("extension \(p)Navigator") { writer in
            if hasFollowUps {
                let late =
                    (model.hasMembers(.link) ? ["a newer link was opened"] : [])
                    + (state.hasConditions ? ["a condition was lost"] : [])
                writer.doc(
                    "Has the app perform an action, and shows what follows"
                        + (late.isEmpty ? "." : ", unless \(late.joined(separator: " or ")) meanwhile."))
                writer.block("private func act(_ action: \(p)Action)") { writer in
                    writer.line("guard let handlers else { return }")
                    if state.hasTurns { writer.line("let newest = opening.newest") }
                    writer.line("_Concurrency.Task { [weak self] in")
                    writer.indented { writer in
                        writer.line(
                            "guard let step = await Self.followUp(of: action, handlers), let self else { return }")
                        if state.hasConditions { writer.line("askFacts()") }
                        if state.hasTurns { writer.line("guard opening.newest == newest else { return }") }
                        writer.line("opening.followUp = step")
                        writer.line("openWhatWaits()")
                    }
                    writer.line("}")
                }
                writer.blank()
                writer.doc("Has the app perform an action; returns the step that follows, if any.")
            } else {
                writer.doc("Has the app perform an action.")
            }
            let parameters = ["\(hasFollowUps ? "of" : "_") action: \(p)Action", "_ handlers: any \(p)Handlers"]
            let result = hasFollowUps ? " -> \(p)State.Step?" : ""
            writer.list(
                "private static func \(hasFollowUps ? "followUp" : "act")(", parameters, ") async\(result) {",
                closing: .apart)
            writer.indented { writer in
                writer.line("switch action {")
                for action in model.allNodes(.action) { writeCase(action, &writer) }
                writer.line("}")
            }
            writer.line("}")
        }
    }

    private static let taken = ["handlers", "action", "go"]

    private func writeCase(_ action: NodeID, _ writer: inout SwiftWriter) {
        let locals = graph[action].parameters.map { SwiftNames.local($0.name.value, beside: Self.taken) }
        writer.line("case \(model.pattern(of: action, .action, locals)):")
        writer.indented { writer in
            let arguments = zip(graph[action].parameters, locals).map { "\(SwiftNames.label($0.name.value)): \($1)" }
            let name = SwiftNames.function(model.nodeNames[action.index])
            let call = "await handlers.\(name)(\(arguments.listed))"
            let targets = targets(action)
            guard !targets.isEmpty else {
                writer.line("_ = " + call)
                if state.hasFollowUps { writer.line("return nil") }
                return
            }
            writer.line("switch \(call) {")
            writer.line("case .done: return nil")
            for target in targets {
                let name = SwiftNames.identifier(model.nodeNames[target.index])
                let step = PlanText.step(target, state, values: values(of: target, from: action))
                writer.line("case .\(name): \(step.map { "return \($0)" } ?? "return nil")")
            }
            writer.line("}")
        }
    }

    /// What follows an action has its values.
    private func values(of target: NodeID, from action: NodeID) -> [String] {
        graph[target].parameters.map { parameter in
            let given = graph[action].parameter(parameter.name.value).map { parameter.type.accepts($0.type) } ?? false
            return given
                ? SwiftNames.local(parameter.name.value, beside: Self.taken)
                : model.defaultValue(of: parameter) ?? "nil"
        }
    }

    // MARK: - External nodes

    /// Nothing follows such a node, so it is always the last.
    private func writeExternals(_ writer: inout SwiftWriter) {
        let external = nodes.filter { graph[$0].isExternal }
        let routes = external.filter { model.isMember($0, .route) }
        let presented = Family.presented.flatMap { family in
            external.filter { model.isMember($0, family) }.map { (family, $0) }
        }
        writer.blank()
        writer.block("extension \(p)Navigator") { writer in
            writer.doc("Removes what the app shows by itself from the top of a stack; the returned closure shows it.")
            writer.block("private func external(from state: inout \(p)State) -> (() -> Void)?") { writer in
                if !routes.isEmpty {
                    // A screen may push although something lies upon it.
                    writer.block("for level in 0..<state.depth") { writer in
                        writer.line("switch state[level].path.last {")
                        for node in routes { writeExternal(node, .route, "?", "state.pop(level)", &writer) }
                        writer.line("default: break")
                        writer.line("}")
                    }
                }
                if !presented.isEmpty {
                    writer.line("switch state.presented.last?.content {")
                    for (family, node) in presented {
                        writeExternal(node, family, ")?", "state.dismiss()", before: ".\(family.word)(", &writer)
                    }
                    writer.line("default: break")
                    writer.line("}")
                }
                writer.line("return nil")
            }
        }
    }

    private func writeExternal(
        _ node: NodeID, _ family: Family, _ closing: String, _ removal: String, before: String = "",
        _ writer: inout SwiftWriter
    ) {
        let locals = graph[node].parameters.map { SwiftNames.local($0.name.value, beside: ["state", "handlers"]) }
        writer.line("case \(before)\(model.pattern(of: node, family, locals))\(closing):")
        writer.indented { writer in
            let arguments = zip(graph[node].parameters, locals).map { "\(SwiftNames.label($0.name.value)): \($1)" }
            if state.passingOtherwise.contains(node) {
                let stand = SwiftNames.value(model.nodeNames[node.index], of: "\(p)Node")
                writer.line("state.keepWaiting(without: \(stand))")
            }
            writer.line(removal)
            if state.coveringOtherwise.contains(node) { writer.line("state.uncover()") }
            let name = SwiftNames.function(model.nodeNames[node.index])
            writer.line("return { [handlers] in handlers?.\(name)(\(arguments.listed)) }")
        }
    }

    // MARK: - Outcomes of steps

    private func writeFollowing(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.block("extension \(p)Navigator") { writer in
            writer.doc("Handles the effects of a step beyond the state.")
            writer.block("private func follow(_ outcome: \(p)State.Outcome)") { writer in
                writer.line("switch outcome {")
                if state.hasConditions {
                    writer.line("case .refused(let condition): announce(.blocked(by: condition))")
                }
                if state.hasFollowUps {
                    writer.line("case .act(let action): act(action)")
                } else if state.hasActions {
                    writer.code(
                        """
                        case .act(let action):
                            guard let handlers else { return }
                            _Concurrency.Task { await Self.act(action, handlers) }
                        """)
                }
                writer.line("\(state.hasConditions ? "case .done, .parked, .ignored" : "case .done, .ignored"): break")
                writer.line("}")
            }
        }
    }
}

extension SwiftModel {
    /// A pattern that binds a node's values: `.orders(.detail(let orderId))`.
    func pattern(of node: NodeID, _ family: Family, _ locals: [String]) -> String {
        var pattern = "." + SwiftNames.identifier(caseName(node, family))
        if !locals.isEmpty {
            pattern += "(" + locals.map { $0 == "_" ? "_" : "let " + $0 }.listed + ")"
        }
        var section = graph[node].section
        while section != .main {
            pattern = ".\(SwiftNames.identifier(graph[section].name.value))(\(pattern))"
            section = graph[section].parent ?? .main
        }
        return pattern
    }
}
