import NavGraph
import NavNames

/// Writes `ShopFlows.swift`: the flows of a section with their steps and their data.
struct FlowsDeclarations {
    private var file: SwiftFile
    private let model: DeclarationModel
    private let section: SectionID
    private var swift: SwiftModel { model.swift }

    private init(_ model: DeclarationModel, _ section: SectionID, in home: SectionID) {
        file = SwiftFile(model.swift, section: home, of: section)
        self.model = model
        self.section = section
    }

    /// The file that the app compiles.
    static func file(_ model: DeclarationModel, _ section: SectionID) -> SwiftFile {
        var flows = FlowsDeclarations(model, section, in: .main)
        let swift = model.swift
        if let module = swift.module(of: section), !swift.nodes(.flow, in: section).isEmpty {
            flows.file.importModules([module], exposed: true)
        }
        FamilyEnum(model, .flow, section).write(to: &flows.file)
        if swift.module(of: section) == nil { flows.writeValues() }
        return flows.file
    }

    /// The file that the module of a section compiles.
    static func moduleFile(_ model: DeclarationModel, _ section: SectionID) -> SwiftFile {
        var flows = FlowsDeclarations(model, section, in: section)
        flows.writeValues()
        return flows.file
    }

    private mutating func writeValues() {
        for flow in swift.nodes(.flow, in: section) {
            guard case .flow(let detail) = model.graph[flow].detail else { continue }
            writeSteps(of: flow, detail)
            let parameters = model.graph[flow].parameters
            if !parameters.isEmpty { FlowParametersDeclaration(model, flow).write(to: &file) }
            if !detail.data.isEmpty { FlowDataDeclaration(model, flow, detail).write(to: &file) }
            writeFlow(flow, detail)
        }
    }

    private mutating func writeSteps(of flow: NodeID, _ detail: FlowDetail) {
        let model = model
        let name = model.swift.companion(of: flow, .step)
        file.writer.blank()
        file.writer.doc("The steps of `\(model.graph[flow].name)`.")
        file.writer.declare(.type("enum", name, Declaration.listed).of(flow, as: "Step")) { writer in
            for step in detail.steps {
                NodeDocs(model.swift).write(step, &writer)
                let id = model.graph[step].id.value
                let word = SwiftNames.listed(id, "Step")
                writer.declare(
                    .enumCase(SwiftNames.identifier(word)).of(step), word == id ? "" : " = " + SwiftNames.literal(id))
            }
        }
    }

    private mutating func writeFlow(_ flow: NodeID, _ detail: FlowDetail) {
        let (access, model) = (file.access, model)
        func companion(_ type: NodeType) -> String { model.swift.companion(of: flow, type) }
        let name = model.graph[flow].name
        let definition = companion(.flowDefinition)
        file.writer.blank()
        let type = Declaration.type("enum", definition, ["FlowDefinition"]).of(flow, as: "FlowDefinition")
        let hasParameters = !model.graph[flow].parameters.isEmpty
        let titles = FlowTitles(model, detail, flow: flow)
        if titles.isLocalized { file.localizes = true }
        file.writer.declare(type) { writer in
            writer.declare(.witness("Step", companion(.step)))
            if hasParameters { writer.declare(.witness("Parameters", companion(.parameters))) }
            if !detail.data.isEmpty { writer.declare(.witness("Data", companion(.data))) }
            writer.line("\(access)static let id = \(SwiftNames.literal(name))")
            if hasParameters { FlowParametersDeclaration(model, flow).writeMembers(&writer) }
            FlowDataDeclaration(model, flow, detail).writeMembers(&writer)
            titles.write(&writer)
        }
        file.writer.blank()
        let collected = detail.data.isEmpty ? "" : ", and what it has collected"
        file.writer.doc("The flow `\(name)`: its current step\(collected).")
        file.writer.declare(.alias(companion(.flow), "FlowState<\(definition)>").of(flow, as: "Flow"))
        if model.swift.has(.flows) {
            file.writer.doc("One run of the flow `\(name)`: the data and the actions of its steps.")
            file.writer.declare(.alias(companion(.run), "RunningFlow<\(definition)>").of(flow, as: "Run"))
        }
        if hasParameters { FlowParametersDeclaration(model, flow).writeInitializer(detail, to: &file) }
    }
}

/// Declares the data that a flow collects: `OnboardingData`.
struct FlowDataDeclaration {
    private let model: DeclarationModel
    private let flow: NodeID
    private let fields: [Parameter]
    private var swift: SwiftModel { model.swift }

    init(_ model: DeclarationModel, _ flow: NodeID, _ detail: FlowDetail) {
        self.model = model
        self.flow = flow
        fields = detail.data
    }

    private var saved: [Parameter] { fields.filter { !swift.isTransient($0) } }
    /// Whether a field with a default can be nil, so that nil has to be encoded.
    private var encodesNil: Bool {
        saved.contains { $0.needsExplicitNil || $0.initialValue != nil && $0.type.form == .optional }
    }
    /// Whether initial values come from the parameters of the flow.
    private var dependsOnParameters: Bool { fields.contains { $0.initialValue != nil } }

    func write(to file: inout SwiftFile) {
        let access = file.access
        let name = swift.companion(of: flow, .data)
        file.use(fields, hasDefaults: true)
        file.writer.blank()
        file.writer.doc("The data that `\(model.graph[flow].name)` collects.")
        let conformances = dependsOnParameters ? ["Hashable", "Encodable", "Sendable"] : ["FlowStorage"]
        file.writer.declare(.type("struct", name, conformances).of(flow, as: "Data")) { writer in
            for field in fields {
                writer.doc(field.doc ?? "")
                let value = field.initialValue == nil ? swift.defaultValue(of: field).map { " = " + $0 } ?? "" : ""
                let word = SwiftNames.identifier(field.name.value)
                writer.declare(.property(word, swift.type(field.type).text), value)
            }
            if !access.isEmpty { writeInitializers(&writer) }
            if saved.count < fields.count || encodesNil { writeKeys(&writer) }
        }
        guard !dependsOnParameters || encodesNil else { return }
        // In an extension, so that the compiler still synthesizes the other initializers.
        file.writer.blank()
        file.writer.block("\(file.isolation)extension \(name)") { writer in
            guard !dependsOnParameters else { return writeEncoding(access, &writer, isFirst: true) }
            writer.block("\(access)init(from decoder: any Decoder) throws") { writer in
                writer.line("self.init()")
                guard !saved.isEmpty else { return }
                writer.line("let saved = try FlowDataReader(decoder)")
                for field in saved {
                    let word = Self.property(field)
                    writer.line("saved.read(\(SwiftNames.literal(field.name.value)), into: &\(word))")
                }
            }
            if encodesNil { writeEncoding(access, &writer) }
        }
    }

    /// Writes the members of the flow's definition that make the data and read it, unless the data
    /// itself can do both.
    func writeMembers(_ writer: inout SwiftWriter) {
        guard dependsOnParameters else { return }
        let (data, parameters) = (swift.companion(of: flow, .data), swift.companion(of: flow, .parameters))
        let values = fields.compactMap { field in
            field.initialValue.map { parameter in
                let label = SwiftNames.label(field.name.value)
                return "\(label): parameters.\(SwiftNames.identifier(parameter.value))"
            }
        }
        writer.blank()
        writer.block("\(writer.access)static func data(for parameters: \(parameters)) -> \(data)") { writer in
            writer.list("\(data)(", values, ")")
        }
        writer.blank()
        writer.block("\(writer.access)static func read(_ decoder: any Decoder, into data: inout \(data))") { writer in
            guard !saved.isEmpty else { return }
            writer.line("guard let saved = try? FlowDataReader(decoder) else { return }")
            for field in saved {
                let name = field.name.value
                writer.line("saved.read(\(SwiftNames.literal(name)), into: &data.\(SwiftNames.identifier(name)))")
            }
        }
    }

    /// A field inside of the coding functions, with `self.` if a local constant has the same name.
    private static func property(_ field: Parameter) -> String {
        let word = SwiftNames.identifier(field.name.value)
        return ["saved", "values", "decoder", "encoder"].contains(word) ? "self." + word : word
    }

    private func writeInitializers(_ writer: inout SwiftWriter) {
        writer.blank()
        if !dependsOnParameters {
            writer.line("\(writer.access)init() {}")
            writer.blank()
        }
        let declared = fields.map { swift.declared($0, hasDefault: $0.initialValue == nil) }
        writer.declare(.initializer(declared)) { writer in
            for field in fields {
                let word = field.name.value
                writer.line("self.\(SwiftNames.identifier(word)) = \(SwiftNames.local(word))")
            }
        }
    }

    private func writeKeys(_ writer: inout SwiftWriter) {
        writer.blank()
        guard !saved.isEmpty else { return writer.line("private enum CodingKeys: CodingKey {}") }
        writer.block("private enum CodingKeys: String, CodingKey") { writer in
            for field in saved { writer.line("case " + SwiftNames.identifier(field.name.value)) }
        }
    }

    private func writeEncoding(_ access: String, _ writer: inout SwiftWriter, isFirst: Bool = false) {
        if !isFirst { writer.blank() }
        writer.doc("Encodes `nil`, too, as what is missing has its initial value.")
        writer.block("\(access)func encode(to encoder: any Encoder) throws") { writer in
            writer.line("var values = encoder.container(keyedBy: CodingKeys.self)")
            for field in saved {
                let key = SwiftNames.identifier(field.name.value)
                writer.line("try values.encode(\(Self.property(field)), forKey: .\(key))")
            }
        }
    }
}

/// Declares the values with which a flow is started: `InvitationParameters`, and the initializer of
/// the flow that takes them.
struct FlowParametersDeclaration {
    private let model: DeclarationModel
    private let flow: NodeID
    private let parameters: [Parameter]
    private var swift: SwiftModel { model.swift }
    private var name: String { swift.companion(of: flow, .parameters) }

    init(_ model: DeclarationModel, _ flow: NodeID) {
        self.model = model
        self.flow = flow
        parameters = model.graph[flow].parameters
    }

    func write(to file: inout SwiftFile) {
        file.use(parameters, hasDefaults: true)
        file.writer.blank()
        file.writer.doc("The values with which `\(model.graph[flow].name)` is started.")
        let type = Declaration.type("struct", name, ["Hashable", "Sendable"])
        file.writer.declare(type.of(flow, as: "Parameters")) { writer in
            for parameter in parameters {
                writer.doc(parameter.doc ?? "")
                let word = SwiftNames.identifier(parameter.name.value)
                writer.declare(.property(word, swift.type(parameter.type).text, introducer: "let"))
            }
        }
    }

    /// Writes the members of the flow's definition that store the parameters and read them.
    func writeMembers(_ writer: inout SwiftWriter) {
        let access = writer.access
        let names = parameters.map { SwiftNames.literal($0.name.value) }
        writeArray("\(access)static let parameterNames = ", names, &writer)
        writer.blank()
        writer.block("\(access)static func values(of parameters: \(name)) -> [NodeValue.Parameter]") { writer in
            let values = parameters.map {
                ParameterCode(swift, $0).value("parameters." + SwiftNames.identifier($0.name.value))
            }
            writeArray("", values, &writer)
        }
        writer.blank()
        writer.block("\(access)static func parameters(_ values: inout ValueReader) -> \(name)?") { writer in
            let reads = parameters.indices.map { ParameterCode(swift, parameters[$0]).reading(at: $0) }
            let locals = parameters.map { SwiftNames.local($0.name.value, beside: ["values"]) }
            for (read, local) in zip(reads, locals) where read.isOptional {
                writer.line("guard let \(local) = \(read.text) else { return nil }")
            }
            let arguments = parameters.indices.map { index in
                "\(SwiftNames.label(parameters[index].name.value)): "
                    + (reads[index].isOptional ? locals[index] : reads[index].text)
            }
            let isReturned = reads.contains(where: \.isOptional)
            writer.list("\(isReturned ? "return " : "")\(name)(", arguments, ")")
        }
    }

    /// Writes an array on one line, or with a line for each item.
    private func writeArray(_ prefix: String, _ items: [String], _ writer: inout SwiftWriter) {
        let line = "\(prefix)[\(items.listed)]"
        guard !line.fits(in: writer.room) else { return writer.line(line) }
        writer.line("\(prefix)[")
        writer.indented { writer in
            for item in items { writer.line(item + ",") }
        }
        writer.line("]")
    }

    /// Writes the initializer of the flow.
    func writeInitializer(_ detail: FlowDetail, to file: inout SwiftFile) {
        let locals = parameters.map { SwiftNames.local($0.name.value, beside: ["step", "data"]) }
        let declared = parameters.map { swift.declared($0, beside: ["step", "data"]) }
        let step = SwiftInterface.Parameter("step", swift.companion(of: flow, .step) + "?", or: "nil")
        let data = SwiftInterface.Parameter("data", swift.companion(of: flow, .data) + "?", or: "nil")
        let hasData = !detail.data.isEmpty
        let type = Declaration.alias(swift.companion(of: flow, .flow), "").of(flow, as: "Flow")
        file.writer.blank()
        file.writer.block("\(file.isolation)extension \(swift.companion(of: flow, .flow))") { writer in
            writer.members(of: type) { writer in
                writer.doc(
                    ["Creates the flow, by default at its first step."]
                        + parameters.compactMap { parameter in
                            parameter.doc.map { "- Parameter \(parameter.name.value): \($0)" }
                        })
                writer.declare(.initializer(declared + [step] + (hasData ? [data] : []))) { writer in
                    let values = zip(parameters, locals).map { "\(SwiftNames.label($0.name.value)): \($1)" }
                    let arguments = ["\(name)(\(values.listed))", "step: step"] + (hasData ? ["data: data"] : [])
                    writer.list("self.init(", arguments, ")")
                }
            }
        }
    }
}

/// The titles of a flow's steps that contain values of the flow.
private struct FlowTitles {
    private let swift: SwiftModel
    private let flow: NodeID
    private let values: [Parameter]
    private let steps: [(id: NodeID, title: Template)]

    init(_ model: DeclarationModel, _ detail: FlowDetail, flow: NodeID) {
        swift = model.swift
        self.flow = flow
        values = model.graph[flow].parameters + detail.data
        steps = detail.steps.compactMap { step in
            guard let title = model.graph[step].title, !title.isFixed else { return nil }
            return (step, title)
        }
    }

    var isLocalized: Bool { !steps.isEmpty }

    func write(_ writer: inout SwiftWriter) {
        guard !steps.isEmpty, case .flow(let detail) = swift.graph[flow].detail else { return }
        writer.blank()
        let types = ["of step: \(swift.companion(of: flow, .step))", "in flow: \(swift.companion(of: flow, .flow))"]
        writer.list("\(writer.access)static func title(", types, ") -> String? {", closing: .apart)
        writer.indented { writer in
            writer.line("switch step {")
            for (id, title) in steps {
                let word = SwiftNames.identifier(SwiftNames.listed(swift.graph[id].id.value, "Step"))
                let text = swift.localized(title, values) { index in
                    let isData = index >= swift.graph[flow].parameters.count
                    return "flow\(isData ? ".data" : "").\(SwiftNames.identifier(values[index].name.value))"
                }
                writer.line("case .\(word): return \(text)")
            }
            if steps.count < detail.steps.count { writer.line("default: return nil") }
            writer.line("}")
        }
        writer.line("}")
    }
}
