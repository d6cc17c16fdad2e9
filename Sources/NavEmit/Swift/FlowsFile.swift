import NavGraph

/// The flows as values: their steps, their data, and how one goes through them.
struct FlowsFile {
    private var file: SwiftFile
    private let model: SwiftModel
    private let section: SectionID

    private init(_ model: SwiftModel, _ section: SectionID, in home: SectionID) {
        file = SwiftFile(model, section: home, of: section)
        self.model = model
        self.section = section
    }

    /// What the app compiles.
    static func text(_ model: SwiftModel, _ section: SectionID) -> FileText {
        var flows = FlowsFile(model, section, in: .main)
        flows.file.importModules(model.modules, shown: false)
        flows.writeApp()
        return flows.file.text
    }

    /// What the module of a section compiles: its flows as values. How one goes through them depends on conditions,
    /// which the app knows.
    static func moduleText(_ model: SwiftModel, _ section: SectionID) -> FileText {
        var flows = FlowsFile(model, section, in: section)
        flows.writeValues()
        return flows.file.text
    }

    private mutating func writeApp() {
        guard model.hasMembers(.flow) else { return }
        if section == .main { StepsText(model, file.access).write(to: &file.writer) }
        if section == .main, model.has(.flows) { RunsText.writeMove(model, .main, file.access, &file.writer) }
        if section == .main || model.hasMembers(.flow, in: section) { writeEnum() }
        if let module = model.module(of: section), !model.nodes(.flow, in: section).isEmpty {
            file.importModules([module], shown: true)
        }
        if model.module(of: section) == nil { writeValues() }
        for flow in model.nodes(.flow, in: section) { writeWay(flow) }
    }

    private mutating func writeValues() {
        let flows = model.nodes(.flow, in: section)
        if model.has(.flows), !flows.isEmpty {
            if model.isObservable { file.importModules(["Observation"], shown: file.access == "public ") }
            if !model.isObservable { file.usesCombine = true }
            if model.isFirstWithFlows(section) {
                RunsText.writeMove(model, section, file.access, &file.writer)
            }
        }
        for flow in flows {
            writeSteps(of: flow)
            writeData(of: flow)
            writeFlow(flow)
            if model.has(.flows) { RunsText.writeRun(model, flow, file.access, &file.writer) }
        }
    }

    /// `ShopFlow`: any of the flows.
    private mutating func writeEnum() {
        let access = file.access
        let name = model.typeName(.flow, section)
        let flows = model.nodes(.flow, in: section)
        let sections = model.sections(.flow, in: section)
        let model = model
        let graph = model.graph
        file.writer.blank()
        file.writer.doc("A flow with its step and its data.")
        file.writer.block("\(file.isolation)\(access)enum \(name): Hashable, Codable, Sendable") { writer in
            for flow in flows {
                NodeDocs(model).write(flow, &writer)
                if let deprecated = graph[flow].deprecated { writer.line(model.attribute(deprecated)) }
                let type = model.companion(of: flow, "Flow")
                writer.line("case \(SwiftNames.identifier(graph[flow].id.value))(\(type) = \(type)())")
            }
            for section in sections {
                let type = model.typeName(.flow, section)
                writer.line("case \(SwiftNames.identifier(graph[section].name.value))(\(type))")
            }
            writer.blank()
            writer.doc("Its node in the graph.")
            writer.block("\(access)var node: \(model.prefix)Node") { writer in
                writer.line("switch self {")
                for flow in flows {
                    let name = SwiftNames.identifier(graph[flow].id.value)
                    writer.line("case .\(name): return .\(SwiftNames.identifier(model.nodeNames[flow.index]))")
                }
                for section in sections {
                    let name = SwiftNames.identifier(graph[section].name.value)
                    writer.line("case .\(name)(let inner): return inner.node")
                }
                writer.line("}")
            }
            writer.blank()
            writer.doc("Changes the flow, whichever it is.")
            writer.line("@discardableResult")
            writer.block("mutating func change<Result>(_ body: (inout any \(model.prefix)Steps) -> Result) -> Result") {
                writer in
                writer.line("switch self {")
                for flow in flows {
                    let name = SwiftNames.identifier(graph[flow].id.value)
                    writer.code(
                        """
                        case .\(name)(let flow):
                            var steps: any \(model.prefix)Steps = flow
                            let result = body(&steps)
                            if let flow = steps as? \(model.companion(of: flow, "Flow")) { self = \(model.ownValue(of: flow, .flow))(flow) }
                            return result
                        """)
                }
                for section in sections {
                    let name = SwiftNames.identifier(graph[section].name.value)
                    writer.code(
                        """
                        case .\(name)(var inner):
                            let result = inner.change(body)
                            self = .\(name)(inner)
                            return result
                        """)
                }
                writer.line("}")
            }
            if section == .main, StateFacts(model).hasFinalSteps {
                writer.code(
                    """

                    /// Whether its work is done.
                    \(access)var isFinished: Bool {
                        var flow = self
                        return flow.change { $0.isFinished }
                    }
                    """)
            }
            Self.writeKeeping(model, flows, sections, &writer)
        }
        writeMakers(of: flows.filter { graph[$0].isDeprecated }, name)
    }

    /// Makers of deprecated cases, for code that has to: a requirement is not deprecated, what meets it is.
    private mutating func writeMakers(of flows: [NodeID], _ name: String) {
        guard !flows.isEmpty else { return }
        let model = model
        func head(_ flow: NodeID) -> String {
            let type = model.companion(of: flow, "Flow")
            return "static func former_\(model.caseName(flow, .flow))(_ flow: \(type)) -> \(name)"
        }
        file.writer.blank()
        file.writer.doc("Makes deprecated values, for links and saved states that still lead there.")
        // The app has to, too.
        let access = model.module(of: file.section) == nil ? "" : file.access
        file.writer.block("\(file.isolation)\(access)protocol \(name)Making") { writer in
            for flow in flows { writer.line(head(flow)) }
        }
        file.writer.blank()
        file.writer.block("\(file.isolation)extension \(name): \(name)Making") { writer in
            for flow in flows {
                writer.line("@available(*, deprecated)")
                writer.block("\(access)\(head(flow))") { writer in
                    writer.line(".\(SwiftNames.identifier(model.caseName(flow, .flow)))(flow)")
                }
            }
        }
    }

    /// What a link to a flow does that is there already.
    private static func writeKeeping(
        _ model: SwiftModel, _ flows: [NodeID], _ sections: [SectionID], _ writer: inout SwiftWriter
    ) {
        writer.blank()
        writer.doc("Returns the flow with what it collected before. Its step stays, too, unless it has to be another.")
        writer.block("func keeping(_ former: Self) -> Self") { writer in
            writer.line("switch (self, former) {")
            for flow in flows {
                let name = SwiftNames.identifier(model.graph[flow].id.value)
                let type = model.companion(of: flow, "Flow")
                writer.code(
                    """
                    case (.\(name)(let flow), .\(name)(var former)):
                        if flow.step != \(type)().step { former.step = flow.step }
                        return \(model.ownValue(of: flow, .flow))(former)
                    """)
            }
            for section in sections {
                let name = SwiftNames.identifier(model.graph[section].name.value)
                writer.line(
                    "case (.\(name)(let inner), .\(name)(let former)): return .\(name)(inner.keeping(former))")
            }
            if flows.count + sections.count > 1 { writer.line("default: return self") }
            writer.line("}")
        }
    }

    // MARK: - One flow

    private func detail(_ flow: NodeID) -> FlowDetail? {
        if case .flow(let detail) = model.graph[flow].detail { detail } else { nil }
    }

    private func stepDetail(_ step: NodeID) -> StepDetail? {
        if case .step(let detail) = model.graph[step].detail { detail } else { nil }
    }

    private mutating func writeSteps(of flow: NodeID) {
        guard let detail = detail(flow) else { return }
        let (access, model) = (file.access, model)
        let iterable = detail.steps.contains { model.graph[$0].id.value == "allCases" } ? "" : "CaseIterable, "
        file.writer.blank()
        file.writer.doc("The steps of `\(model.graph[flow].name)`.")
        file.writer.block(
            "\(file.isolation)\(access)enum \(model.companion(of: flow, "Step")): String, \(iterable)Codable, Sendable"
        ) { writer in
            for step in detail.steps {
                NodeDocs(model).write(step, &writer)
                writer.line("case " + SwiftNames.identifier(model.graph[step].id.value))
            }
        }
    }

    private mutating func writeData(of flow: NodeID) {
        guard let detail = detail(flow), !detail.data.isEmpty else { return }
        let (access, model) = (file.access, model)
        let name = model.companion(of: flow, "Data")
        file.use(detail.data, hasDefaults: true)
        let saved = detail.data.filter { !model.isTransient($0) }
        file.writer.blank()
        file.writer.doc("What `\(model.graph[flow].name)` collects.")
        file.writer.block("\(file.isolation)\(access)struct \(name): Hashable, Codable, Sendable") { writer in
            for field in detail.data {
                writer.doc(field.doc ?? "")
                let type = model.type(field.type).text
                writer.line("\(access)var \(SwiftNames.identifier(field.name.value)): \(type)")
            }
            writer.blank()
            writer.list(
                "\(access)init(", detail.data.map { model.declaration($0, inFunction: true) }, ") {", closing: .apart)
            writer.indented { writer in
                for field in detail.data {
                    let word = field.name.value
                    writer.line("self.\(SwiftNames.identifier(word)) = \(SwiftNames.local(word))")
                }
            }
            writer.line("}")
            writer.blank()
            if saved.isEmpty {
                writer.line("private enum CodingKeys: CodingKey {}")
            } else {
                writer.block("private enum CodingKeys: String, CodingKey") { writer in
                    for field in saved { writer.line("case " + SwiftNames.identifier(field.name.value)) }
                }
            }
            writer.blank()
            writer.doc("Decodes the data; what is missing or invalid has its initial value.")
            writer.block("\(access)init(from decoder: any Decoder) throws") { writer in
                writer.line("self.init()")
                guard !saved.isEmpty else { return }
                writer.line("let values = try decoder.container(keyedBy: CodingKeys.self)")
                for field in saved {
                    let word = SwiftNames.identifier(field.name.value)
                    let type = model.type(field.type)
                    writer.line(
                        "if let value = try? values.decode(\(type.text).self, forKey: .\(word)) { self.\(word) = value }"
                    )
                }
            }
            guard saved.contains(where: \.mayBeNilInstead) else { return }
            writer.blank()
            writer.doc("Encodes `nil`, too, as what is missing has its initial value.")
            writer.block("\(access)func encode(to encoder: any Encoder) throws") { writer in
                writer.line("var values = encoder.container(keyedBy: CodingKeys.self)")
                for field in saved {
                    let word = SwiftNames.identifier(field.name.value)
                    writer.line("try values.encode(\(word), forKey: .\(word))")
                }
            }
        }
    }

    private mutating func writeFlow(_ flow: NodeID) {
        guard let detail = detail(flow), let first = detail.steps.first else { return }
        let (access, model) = (file.access, model)
        let graph = model.graph
        let (name, steps) = (model.companion(of: flow, "Flow"), model.companion(of: flow, "Step"))
        let data = detail.data.isEmpty ? nil : model.companion(of: flow, "Data")
        func member(_ step: NodeID) -> String { "." + SwiftNames.identifier(graph[step].id.value) }
        file.writer.blank()
        file.writer.doc(
            "The flow `\(graph[flow].name)`: its current step\(data == nil ? "" : ", and what it has collected").")
        file.writer.block("\(file.isolation)\(access)struct \(name): Hashable, Codable, Sendable") { writer in
            writer.line("\(access)var step: \(steps)")
            if let data { writer.line("\(access)var data: \(data)") }
            writer.blank()
            let parameters = ["step: \(steps) = \(member(first))"] + (data.map { ["data: \($0) = \($0)()"] } ?? [])
            writer.list("\(access)init(", parameters, ") {", closing: .apart)
            writer.indented { writer in
                writer.line("self.step = step")
                if data != nil { writer.line("self.data = data") }
            }
            writer.line("}")
            writer.blank()
            writer.block("private enum CodingKeys: String, CodingKey") { writer in
                writer.line(data == nil ? "case step" : "case step, data")
            }
            writer.blank()
            writer.doc("Decodes the flow; a step that is gone becomes the first, unreadable data the initial data.")
            writer.block("\(access)init(from decoder: any Decoder) throws") { writer in
                writer.line("let values = try decoder.container(keyedBy: CodingKeys.self)")
                writer.line("self.init()")
                writer.line("if let step = try? values.decode(\(steps).self, forKey: .step) { self.step = step }")
                if let data {
                    writer.line("if let data = try? values.decode(\(data).self, forKey: .data) { self.data = data }")
                }
            }
        }
    }

    /// How one goes through a flow: in the app, as conditions are the app's.
    private mutating func writeWay(_ flow: NodeID) {
        guard let detail = detail(flow) else { return }
        let (p, access, model) = (model.prefix, file.access, model)
        let (name, steps) = (model.companion(of: flow, "Flow"), model.companion(of: flow, "Step"))
        let conditional = detail.steps.filter { !(stepDetail($0)?.when ?? []).isEmpty }
        func member(_ step: NodeID) -> String { "." + SwiftNames.identifier(model.graph[step].id.value) }
        func test(_ steps: [NodeID]) -> String {
            if steps.isEmpty { return "false" }
            return steps.count == detail.steps.count
                ? "true" : "[" + steps.map(member).listed + "].contains(step)"
        }
        let skippable = test(detail.steps.filter { stepDetail($0)?.isSkippable ?? false })
        let final = test(detail.steps.filter { stepDetail($0)?.isFinal ?? false })
        let skipTo = detail.skipTo?.target.map(member) ?? "nil"
        let needs = conditional.reduce(into: [:]) { $0[$1] = ConditionsText.needs(stepDetail($1)?.when ?? []) }
        file.writer.blank()
        file.writer.block("\(file.isolation)extension \(name): \(p)Steps") { writer in
            writer.block("\(access)static var steps: [\(steps)]") { writer in
                writer.list("[", detail.steps.map(member), "]")
            }
            writer.blank()
            if !conditional.isEmpty {
                writer.block("\(access)static func needs(of step: \(steps)) -> [\(p)Need]") { writer in
                    writer.line("switch step {")
                    for step in conditional {
                        writer.line("case \(member(step)): return [\(needs[step] ?? "")]")
                    }
                    if conditional.count < detail.steps.count { writer.line("default: return []") }
                    writer.line("}")
                }
                writer.blank()
            }
            writer.code(
                """
                \(access)static func isSkippable(_ step: \(steps)) -> Bool { \(skippable) }
                \(access)static func isFinal(_ step: \(steps)) -> Bool { \(final) }
                \(access)static var isSkippable: Bool { \(detail.isSkippable || detail.skipTo != nil) }
                \(access)static var skipTo: \(steps)? { \(skipTo) }
                \(access)static var allowsBack: Bool { \(detail.allowsBack) }
                """)
        }
    }
}

extension SwiftModel {
    var hasConditions: Bool { !graph.conditions.isEmpty }
}

extension SwiftModel {
    /// Whether a section is the one whose file has what the flows of its module share; the app's have it in the main file.
    func isFirstWithFlows(_ section: SectionID) -> Bool {
        guard let module = module(of: section) else { return false }
        return sections(inModule: module).first { !nodes(.flow, in: $0).isEmpty } == section
    }
}
