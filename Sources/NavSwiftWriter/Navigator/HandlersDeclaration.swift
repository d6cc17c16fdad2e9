import NavGraph
import NavNames

/// Declares `ShopHandlers`, the protocol of the functions that the app implements for actions,
/// external nodes, badges and ended flows.
struct HandlersDeclaration {
    private let model: DeclarationModel
    private var prefix: String { model.prefix }
    private var swift: SwiftModel { model.swift }
    private var graph: Graph { model.graph }
    private let flows: [NodeID]
    private let actions: [NodeID]
    private let externals: [NodeID]
    private let hasBadges: Bool

    init(_ model: DeclarationModel) {
        self.model = model
        flows = model.swift.allNodes(.flow)
        actions = model.swift.allNodes(.action)
        externals = model.externals
        hasBadges = model.swift.tabs.contains { tab in
            if case .tab(let detail) = model.graph[tab].detail { detail.hasBadge } else { false }
        }
    }

    /// Whether the handlers have functions of their own.
    var hasFunctions: Bool { !flows.isEmpty || !actions.isEmpty || !externals.isEmpty || hasBadges }

    func write(to file: inout SwiftFile) {
        let access = file.access
        guard hasFunctions else {
            file.writer.doc("The app's handlers for actions, external nodes, badges and ended flows.")
            return file.writer.declare(.alias(prefix + "Handlers", "NavigationHandlers").ofGraph(prefix))
        }
        file.use((flows + externals + actions).flatMap { graph[$0].parameters }, hasDefaults: false)
        file.use(actions.flatMap { action in targets(action).flatMap { carried($0, action) } }, hasDefaults: true)
        // The handlers receive the data of flows.
        let collecting = flows.filter { !(data(of: $0)?.isEmpty ?? true) }
        file.importModules(collecting.compactMap { swift.module(of: graph[$0].section) }, exposed: true)
        writeProtocol(&file.writer)
        for action in actions { writeOutcome(action, &file.writer) }
        file.writer.blank()
        file.writer.block("\(file.isolation)extension \(prefix)Graph") { writer in
            if !flows.isEmpty { writeEnded(access, &writer) }
            if !actions.isEmpty { writePerform(access, &writer) }
            if !externals.isEmpty { writeShow(access, &writer) }
            if hasBadges { writeBadge(access, &writer) }
        }
    }

    // MARK: - The protocol

    private func writeProtocol(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("The app's handlers for actions, external nodes, badges and ended flows.")
        let type = Declaration.type("protocol", prefix + "Handlers", ["NavigationHandlers"], attribute: "@MainActor ")
        writer.declare(type.ofGraph(prefix)) { writer in
            for flow in flows {
                writer.doc(
                    "Called when the flow `\(graph[flow].name)` ends, completed or cancelled, and no caller awaits it.")
                writer.declare(ended(flow).of(flow, as: "Finished").required)
            }
            for action in actions {
                NodeDocs(swift).write(action, &writer)
                writer.declare(performed(action).of(action).required)
            }
            for node in externals {
                writer.doc("Shows `\(graph[node].name)`.")
                writer.declare(.method(function(node), parameters(node)).of(node).required)
            }
            if hasBadges {
                writer.doc("The count on a tab's badge; 0 for no badge.")
                writer.declare(badge.required)
            }
        }
    }

    private func ended(_ flow: NodeID) -> Declaration {
        let hasData = !(data(of: flow)?.isEmpty ?? true)
        let data = SwiftInterface.Parameter("_", local: "data", swift.companion(of: flow, .data))
        let values = graph[flow].parameters.map {
            swift.declared($0, beside: ["data", "cancelled"], hasDefault: false)
        }
        return .method(finished(flow), values + (hasData ? [data] : []) + [.init("cancelled", "Bool")])
    }

    private func performed(_ action: NodeID) -> Declaration {
        var method = Declaration.method(function(action), parameters(action), swift.companion(of: action, .outcome))
        method.isAsync = true
        return method
    }

    private var badge: Declaration { .method("badge", [.init("for", local: "tab", prefix + "Tab")], "Int") }

    private func data(of flow: NodeID) -> [Parameter]? {
        if case .flow(let detail) = graph[flow].detail { detail.data } else { nil }
    }

    private func finished(_ flow: NodeID) -> String { swift.nodeNames[flow.index] + "Finished" }

    private func function(_ node: NodeID) -> String { SwiftNames.function(swift.nodeNames[node.index]) }

    private func parameters(_ node: NodeID) -> [SwiftInterface.Parameter] {
        graph[node].parameters.map { swift.declared($0, hasDefault: false) }
    }

    // MARK: - Actions

    private func targets(_ action: NodeID) -> [NodeID] {
        guard case .action(let detail) = graph[action].detail else { return [] }
        return detail.then.compactMap(\.target)
    }

    /// The parameters of a node that is shown after an action, as far as the app gives their values with the outcome.
    private func carried(_ target: NodeID, _ action: NodeID) -> [Parameter] {
        graph.outcomeParameters(of: target, after: action)
    }

    private func writeOutcome(_ action: NodeID, _ writer: inout SwiftWriter) {
        let type = Declaration.type("enum", swift.companion(of: action, .outcome), ["Hashable", "Sendable"])
        writer.blank()
        writer.doc("The possible outcomes of `\(graph[action].name)`.")
        writer.declare(type.of(action, as: "Outcome")) { writer in
            writer.doc("Nothing is shown.")
            writer.declare(.enumCase("done"))
            for target in targets(action) {
                let values = carried(target, action).map { swift.value($0) }
                writer.declare(.enumCase(SwiftNames.identifier(swift.nodeNames[target.index]), values).of(target))
            }
        }
    }

    // MARK: - What the runtime calls

    private func call(_ node: NodeID, _ locals: [String]) -> String {
        let arguments = zip(graph[node].parameters, locals).map { "\(SwiftNames.label($0.name.value)): \($1)" }
        return "handlers.\(function(node))(\(arguments.listed))"
    }

    private func locals(of node: NodeID) -> [String] {
        graph[node].parameters.map(local)
    }

    private func writeEnded(_ access: String, _ writer: inout SwiftWriter) {
        writer.blank()
        let parameters = ["_ flow: \(swift.typeName(.flow))", "cancelled: Bool", "_ handlers: any \(prefix)Handlers"]
        writer.list("@MainActor \(access)static func ended(", parameters, ") {", closing: .apart)
        writer.indented { writer in
            writer.line("switch flow {")
            for flow in flows {
                let hasData = !(data(of: flow)?.isEmpty ?? true)
                let parameters = graph[flow].parameters
                let pattern = swift.pattern(of: flow, .flow, hasData || !parameters.isEmpty ? ["flow"] : [])
                let values = parameters.map { parameter in
                    let name = parameter.name.value
                    return "\(SwiftNames.label(name)): flow.\(SwiftNames.identifier(name))"
                }
                let arguments = values + (hasData ? ["flow.data"] : []) + ["cancelled: cancelled"]
                let head = "case \(pattern):"
                let call = "handlers.\(finished(flow))(\(arguments.listed))"
                if "\(head) \(call)".fits(in: writer.room) {
                    writer.line("\(head) \(call)")
                } else {
                    writer.line(head)
                    writer.indented { $0.line(call) }
                }
            }
            writer.line("}")
        }
        writer.line("}")
    }

    private func writePerform(_ access: String, _ writer: inout SwiftWriter) {
        writer.blank()
        let parameters = ["_ action: \(swift.typeName(.action))", "_ handlers: any \(prefix)Handlers"]
        writer.list(
            "@MainActor \(access)static func perform(", parameters, ") async -> NodeValue? {", closing: .apart)
        writer.indented { writer in
            writer.line("switch action {")
            for action in actions {
                let locals = locals(of: action)
                writer.line("case \(swift.pattern(of: action, .action, locals)):")
                writer.indented { writePerform(action, "await " + call(action, locals), &$0) }
            }
            writer.line("}")
        }
        writer.line("}")
    }

    private func writePerform(_ action: NodeID, _ call: String, _ writer: inout SwiftWriter) {
        writer.line("switch \(call) {")
        writer.line("case .done: return nil")
        for target in targets(action) {
            let pattern = carried(target, action).map { "let " + local($0) }
            let word = SwiftNames.identifier(swift.nodeNames[target.index])
            let head = "case .\(word)\(pattern.isEmpty ? "" : "(\(pattern.listed))"):"
            let node = "\(prefix)Node.\(model.nodeCase(target))"
            let value = "return NodeValue(\(([node] + values(of: target, after: action)).listed))"
            if "\(head) \(value)".fits(in: writer.room) {
                writer.line("\(head) \(value)")
            } else {
                writer.line(head)
                writer.indented { $0.line(value) }
            }
        }
        writer.line("}")
    }

    private func local(_ parameter: Parameter) -> String {
        SwiftNames.local(parameter.name.value, beside: ["handlers"])
    }

    /// The values of a node that follows an action: those that the outcome carries, and those of
    /// the action.
    private func values(of target: NodeID, after action: NodeID) -> [String] {
        let carried = Set(carried(target, action).map(\.name.value))
        let given = graph[action].parameters
        var values = graph.linkParameters(of: target).map { parameter -> String? in
            guard carried.contains(parameter.name.value) || given.supplier(of: parameter) != nil else { return nil }
            return ParameterCode(swift, parameter).value(local(parameter))
        }
        while let last = values.last, last == nil { values.removeLast() }
        return values.map { $0 ?? ".none" }
    }

    private func writeShow(_ access: String, _ writer: inout SwiftWriter) {
        let families: [Family] = [.route] + Family.presented.filter { $0 != .flow }
        writer.blank()
        let parameters = ["_ external: \(prefix)State.Content", "_ handlers: any \(prefix)Handlers"]
        writer.list("@MainActor \(access)static func show(", parameters, ") {", closing: .apart)
        writer.indented { writer in
            writer.line("switch external {")
            for family in families {
                for node in externals where swift.isMember(node, family) {
                    let locals = locals(of: node)
                    let content = family == .route ? "screen" : family.word
                    writer.line(
                        "case .\(content)(\(swift.pattern(of: node, family, locals))): \(call(node, locals))")
                }
            }
            writer.line("default: break")
            writer.line("}")
        }
        writer.line("}")
    }

    private func writeBadge(_ access: String, _ writer: inout SwiftWriter) {
        writer.blank()
        let parameters = ["of tab: \(prefix)Tab", "_ handlers: any \(prefix)Handlers"]
        writer.list("@MainActor \(access)static func badge(", parameters, ") -> Int {", closing: .apart)
        writer.indented { $0.line("handlers.badge(for: tab)") }
        writer.line("}")
    }
}

extension HandlersDeclaration {
    /// Implementations that do nothing, for an app to start with.
    var stubs: [AppStubs.Stub.Member] {
        var stubs = flows.map { stub(ended($0), " {}") }
        stubs += actions.map { stub(performed($0), " { .done }") }
        stubs += externals.map { stub(.method(function($0), parameters($0)), " {}") }
        if hasBadges { stubs.append(stub(badge, " { 0 }")) }
        return stubs
    }

    private func stub(_ function: Declaration, _ body: String) -> AppStubs.Stub.Member {
        AppStubs.Stub.Member(function.name, isLong: false) { $0.declare(function, body) }
    }
}
