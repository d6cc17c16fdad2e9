import NavGraph
import NavLinks

/// The plans of links as states.
struct PlanText {
    private let facts: StateFacts
    private let access: String
    /// Whether the values of the node are at hand, by the names of its parameters.
    private let isLink: Bool
    /// Expressions for the node's values, where they are not at hand by their names.
    private let values: [String]?
    private var p: String { facts.p }
    private var graph: Graph { facts.graph }
    private var model: SwiftModel { facts.model }

    init(_ facts: StateFacts, _ access: String, isLink: Bool = true, values: [String]? = nil) {
        self.facts = facts
        self.access = access
        self.isLink = isLink
        self.values = values
    }

    func write(to writer: inout SwiftWriter) {
        for section in graph.sections.indices.map({ SectionID($0) }) where model.hasMembers(.link, in: section) {
            write(section, &writer)
        }
        writeFollowing(&writer)
    }

    /// What following a link does to a state.
    private func writeFollowing(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.block("\(model.isolation)extension \(p)Link") { writer in
            writer.doc("The step that following the link takes.")
            writer.block("\(access)var step: \(p)State.Step?") { writer in
                if hasActions(.main) { writer.line("if let action { return .act(action) }") }
                writer.line("\(hasActions(.main) ? "return " : "")plan.map { .open($0) }")
            }
        }
        let given = facts.hasConditions ? ", _ conditions: \(p)Conditions, at now: Double" : ""
        let passed = facts.hasConditions ? ", conditions, at: now" : ""
        writer.blank()
        writer.block("\(model.isolation)extension \(p)State") { writer in
            writer.doc(
                facts.hasConditions ? "Follows a link, or parks it until its conditions allow it." : "Follows a link.")
            writer.line("@discardableResult")
            writer.list(
                "\(access)mutating func follow(", ["_ link: \(p)Link\(given)"], ") -> Outcome {", closing: .apart)
            writer.code(
                """
                    guard let step = link.step else { return .ignored }
                    return \(facts.hasConditions ? "follow" : "go")(step\(passed))
                }
                """)
            guard facts.hasConditions else { return }
            writer.code(
                """

                /// Takes the step of a link; of several links, only the newest may wait.
                mutating func follow(_ step: Step\(given)) -> Outcome {
                    let outcome = go(step\(passed))
                    switch outcome {
                    case .done\(facts.hasActions ? ", .act" : ""): parked = nil
                    case .parked, .refused, .ignored: break
                    }
                    return outcome
                }
                """)
        }
    }

    /// Whether links of a section, or of one inside it, ask the app to do something.
    private func hasActions(_ section: SectionID) -> Bool {
        model.nodes(.link, in: section).contains { graph.kind(of: $0) == .action }
            || model.sections(.link, in: section).contains(where: hasActions)
    }

    private func writeAction(_ section: SectionID, _ writer: inout SwiftWriter) {
        let actions = model.nodes(.link, in: section).filter { graph.kind(of: $0) == .action }
        let sections = model.sections(.link, in: section).filter(hasActions)
        writer.blank()
        writer.doc("What the app is asked to do, before the link leads anywhere.")
        writer.block("\(access)var action: \(p)Action?") { writer in
            writer.line("switch self {")
            for node in actions {
                let locals = model.parameters(of: node).map { SwiftNames.local($0.name.value) }
                let name = "." + SwiftNames.identifier(model.caseName(node, .link))
                let pattern = locals.isEmpty ? name : "\(name)(\(locals.map { "let " + $0 }.listed))"
                let arguments = model.arguments(of: node, locals)
                writer.line("case \(pattern):")
                writer.indented { $0.line("return \(model.value(of: node, .action, arguments))") }
            }
            for section in sections {
                writer.line("case .\(SwiftNames.identifier(graph[section].name.value))(let inner): return inner.action")
            }
            if actions.count + sections.count < model.nodes(.link, in: section).count
                + model.sections(.link, in: section).count
            {
                writer.line("default: return nil")
            }
            writer.line("}")
        }
    }

    private func write(_ section: SectionID, _ writer: inout SwiftWriter) {
        let nodes = model.nodes(.link, in: section)
        let sections = model.sections(.link, in: section)
        writer.blank()
        writer.block("\(model.isolation)extension \(model.typeName(.link, section))") { writer in
            writer.doc("What is shown when the link is followed; `nil` if an action decides that.")
            writer.block("\(access)var plan: \(p)State?") { writer in
                writer.line("switch self {")
                for node in nodes { write(node, &writer) }
                for section in sections {
                    writer.line(
                        "case .\(SwiftNames.identifier(graph[section].name.value))(let inner): return inner.plan")
                }
                writer.line("}")
            }
            if hasActions(section) { writeAction(section, &writer) }
        }
    }

    private func write(_ node: NodeID, _ writer: inout SwiftWriter) {
        let name = SwiftNames.identifier(model.caseName(node, .link))
        guard let plan = model.plans[node] else {
            writer.line("case .\(name): return nil")
            return
        }
        let parameters = model.parameters(of: node)
        let used = Self.usedParameters(plan)
        let locals = parameters.enumerated().map { number, parameter in
            used.contains(number) ? "let " + SwiftNames.local(parameter.name.value) : "_"
        }
        let pattern = used.isEmpty ? name : name + "(" + locals.listed + ")"
        writer.line("case .\(pattern):")
        writer.indented { writer in
            writer.list("return \(p)State(", arguments(plan, of: node), ")")
        }
    }

    private static func usedParameters(_ plan: Plan) -> Set<Int> {
        var used: Set<Int> = []
        for value in plan.entries.flatMap(\.values) {
            if case .parameter(let number) = value { used.insert(number) }
        }
        return used
    }

    /// The arguments of the state's initialiser.
    func arguments(_ plan: Plan, of node: NodeID) -> [String] {
        let given = values ?? model.parameters(of: node).map(given)
        var arguments: [String] = []
        if facts.hasRoots, let name = facts.rootName(graph.roots[plan.choice]) { arguments.append("root: .\(name)") }
        if facts.hasTabs, let tab = plan.tab {
            arguments.append("tab: .\(SwiftNames.identifier(graph[tab].id.value))")
        }
        if let content = content(plan, given) { arguments.append("content: \(content)") }
        if !plan.path.isEmpty { arguments.append(("path: \(path(plan.path, given))" as Code).text) }
        if !plan.presented.isEmpty {
            let levels = plan.presented.map { level -> String in
                let family = Family(level.kind) ?? .sheet
                let path = level.path.isEmpty ? "" : ", path: \(path(level.path, given))"
                let content = family == .flow ? flow(level.entry, level.step) : value(level.entry, family, given)
                return (".presenting(.\(family.word)(\(content))\(path))" as Code).text
            }
            arguments.append("presented: [" + levels.listed + "]")
        }
        return arguments
    }

    /// A value of the link's; of what nobody links to, the one that it has by default.
    private func given(_ parameter: Parameter) -> String {
        isLink ? SwiftNames.local(parameter.name.value) : model.defaultValue(of: parameter) ?? "nil"
    }

    private func path(_ entries: [Plan.Entry], _ given: [String]) -> Code {
        var path = Code(room: entries.count * 64)
        path += "["
        for (number, entry) in entries.enumerated() {
            if number > 0 { path.separate(UInt8(ascii: ",")) }
            write(entry, .route, given, to: &path)
        }
        path += "]"
        return path
    }

    /// What the root shows, where that is not what it begins with.
    private func content(_ plan: Plan, _ given: [String]) -> String? {
        switch graph.kind(of: plan.root.node) {
        case .split:
            guard !plan.columns.isEmpty else { return nil }
            let columns = plan.columns.mapValues { value($0, .route, given).text }
            return ".split(.init\(facts.splitValue(plan.root.node, columns).dropFirst("Split".count)))"
        case .flow:
            guard plan.step != nil else { return nil }
            return ".flow(\(flow(plan.root, plan.step)))"
        default:
            let value = self.value(plan.root, .route, given).text
            return value == facts.value(plan.root.node, .route) ? nil : ".screen(\(value))"
        }
    }

    private func flow(_ entry: Plan.Entry, _ step: NodeID?) -> Code {
        let data = step.map { [Argument(".init(step: .\(SwiftNames.identifier(graph[$0].id.value)))")] } ?? []
        return model.value(of: entry.node, .flow, data)
    }

    /// A node with its values, of which those that are as by default are left out.
    private func value(_ entry: Plan.Entry, _ family: Family, _ given: [String]) -> Code {
        var code = Code(room: 128)
        write(entry, family, given, to: &code)
        return code
    }

    private func write(_ entry: Plan.Entry, _ family: Family, _ given: [String], to code: inout Code) {
        let parameters = model.parameters(of: entry.node)
        let values = zip(parameters, entry.values).map { parameter, value in
            switch value {
            case .fixed(let value): model.expression(value, model.type(parameter.type))
            case .parameter(let number): given[number]
            }
        }
        model.write(entry.node, family, model.shortArguments(of: entry.node, values), to: &code)
    }

    /// A step that shows a node: presented as goes with its kind, or by its plan.
    ///
    /// - Parameter values: Expressions for its parameters.
    static func step(_ node: NodeID, _ facts: StateFacts, values: [String]) -> String? {
        let model = facts.model
        if let family = Family(facts.graph.kind(of: node)), family != .route, family != .action {
            let value = model.value(of: node, family, model.shortArguments(of: node, values)).text
            return facts.families.contains(family) ? ".present(.\(family.word)(\(value)))" : nil
        }
        guard let plan = model.plans[node] else { return nil }
        let arguments = PlanText(facts, "", values: values).arguments(plan, of: node)
        return ".open(\(facts.p)State(\(arguments.listed)))"
    }

    /// Code that shows a node that needs nobody's values: presented as goes with its kind, or by its plan.
    static func showing(_ node: NodeID, _ facts: StateFacts) -> String? {
        let model = facts.model
        if let family = Family(facts.graph.kind(of: node)), family != .route {
            guard facts.families.contains(family) else { return nil }
            return "present(.\(family.word)(\(facts.value(node, family))))"
        }
        guard let plan = model.plans[node] else { return nil }
        let arguments = PlanText(facts, "", isLink: false).arguments(plan, of: node)
        return "open(Self(\(arguments.listed)))"
    }
}

extension Plan {
    /// All nodes of the plan, with their values.
    var entries: [Entry] { [root] + columns.values + path + presented.flatMap { [$0.entry] + $0.path } }
}
