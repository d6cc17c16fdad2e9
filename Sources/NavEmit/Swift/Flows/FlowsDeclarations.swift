import NavGraph

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
            if !detail.data.isEmpty { FlowDataDeclaration(model, flow, detail).write(to: &file) }
            writeFlow(flow, detail)
        }
    }

    private mutating func writeSteps(of flow: NodeID, _ detail: FlowDetail) {
        let model = model
        let name = model.swift.companion(of: flow, "Step")
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
        func companion(_ suffix: String) -> String { model.swift.companion(of: flow, suffix) }
        let name = model.graph[flow].name
        let definition = companion("FlowDefinition")
        file.writer.blank()
        let type = Declaration.type("enum", definition, ["FlowDefinition"]).of(flow, as: "FlowDefinition")
        file.writer.declare(type) { writer in
            writer.declare(.witness("Step", companion("Step")))
            if !detail.data.isEmpty { writer.declare(.witness("Data", companion("Data"))) }
            writer.line("\(access)static let id = \(SwiftNames.literal(name))")
        }
        file.writer.blank()
        let collected = detail.data.isEmpty ? "" : ", and what it has collected"
        file.writer.doc("The flow `\(name)`: its current step\(collected).")
        file.writer.declare(.alias(companion("Flow"), "FlowState<\(definition)>").of(flow, as: "Flow"))
        guard model.swift.has(.flows) else { return }
        file.writer.doc("One run of the flow `\(name)`: the data and the actions of its steps.")
        file.writer.declare(.alias(companion("Run"), "RunningFlow<\(definition)>").of(flow, as: "Run"))
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
    private var encodesNil: Bool { saved.contains(where: \.needsExplicitNil) }

    func write(to file: inout SwiftFile) {
        let access = file.access
        let name = swift.companion(of: flow, "Data")
        file.use(fields, hasDefaults: true)
        file.writer.blank()
        file.writer.doc("The data that `\(model.graph[flow].name)` collects.")
        file.writer.declare(.type("struct", name, ["FlowStorage"]).of(flow, as: "Data")) { writer in
            for field in fields {
                writer.doc(field.doc ?? "")
                let value = swift.defaultValue(of: field).map { " = " + $0 } ?? ""
                let word = SwiftNames.identifier(field.name.value)
                writer.declare(.property(word, swift.type(field.type).text), value)
            }
            if !access.isEmpty { writeInitializers(&writer) }
            if saved.count < fields.count || encodesNil { writeKeys(&writer) }
        }
        // In an extension, so that the compiler still synthesizes the other initializers.
        file.writer.blank()
        file.writer.block("\(file.isolation)extension \(name)") { writer in
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

    /// A field inside of the coding functions, with `self.` if a local constant has the same name.
    private static func property(_ field: Parameter) -> String {
        let word = SwiftNames.identifier(field.name.value)
        return ["saved", "values", "decoder", "encoder"].contains(word) ? "self." + word : word
    }

    private func writeInitializers(_ writer: inout SwiftWriter) {
        writer.blank()
        writer.line("\(writer.access)init() {}")
        writer.blank()
        writer.declare(.initializer(fields.map { swift.declared($0) })) { writer in
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

    private func writeEncoding(_ access: String, _ writer: inout SwiftWriter) {
        writer.blank()
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
