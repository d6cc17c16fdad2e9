import NavGraph
import NavLinks
import NavNames

/// Declares an enum with a case for each node of a family in a section, and for each section inside
/// it: `ShopRoute`.
struct FamilyEnum {
    private let model: DeclarationModel
    private let family: Family
    private let section: SectionID
    private let nodes: [NodeID]
    private let sections: [SectionID]
    private let name: String
    private var swift: SwiftModel { model.swift }
    private var graph: Graph { model.graph }

    init(_ model: DeclarationModel, _ family: Family, _ section: SectionID) {
        self.model = model
        self.family = family
        self.section = section
        nodes = model.swift.nodes(family, in: section)
        sections = model.swift.sections(family, in: section)
        name = model.swift.typeName(family, section)
    }

    /// Whether the app compiles the enum, even if another module compiles its nodes.
    private var isInApp: Bool { family == .link || family == .flow }

    /// The section whose module compiles the enum.
    private var home: SectionID { isInApp ? .main : section }

    private var foreign: [SectionID] { sections.filter { !isInApp && model.isForeign($0, in: section) } }

    /// The enum's doc comment.
    private var summary: String {
        let scope = section == .main ? "" : " in the section `\(graph[section].path)`"
        return switch family {
        case .route: "The screens that can be on a stack\(scope)."
        case .sheet: "The nodes that are presented as sheets\(scope)."
        case .cover: "The nodes that are presented full screen\(scope)."
        case .popover: "The nodes that are presented as popovers\(scope)."
        case .alert: "The alerts\(scope)."
        case .dialog: "The confirmation dialogs\(scope)."
        case .flow: "The flows\(scope), each with its step and its data."
        case .action: "The actions that the app carries out\(scope)."
        case .link: "The destinations of URLs\(scope)."
        }
    }

    private var conformance: String {
        switch family {
        case .link: "NavigationLinkValue"
        case .flow: "NavigationFlowValue"
        case .route, .action: "NavigationValue"
        case .sheet, .cover, .popover, .alert, .dialog: "PresentedValue"
        }
    }

    /// - Parameter more: Writes further members.
    func write(to file: inout SwiftFile, more: (inout SwiftWriter) -> Void = { _ in }) {
        if family != .flow { file.use(nodes.flatMap { swift.parameters(of: $0) }, hasDefaults: true) }
        if !isInApp { file.importModules(foreign.compactMap { swift.module(of: $0) }, exposed: true) }
        let texts = ValueStrings(model, family, section)
        if texts.isLocalized { file.localizes = true }
        let access = file.access
        file.writer.blank()
        file.writer.doc(summary)
        let type = Declaration.type("enum", name, [conformance]).ofGraph(model.prefix).with(family.suffix)
        file.writer.declare(type) { writer in
            writeCases(&writer)
            more(&writer)
            writer.blank()
            writeValue(access, &writer)
            writer.blank()
            writeReading(access, &writer)
            texts.write(access, &writer)
        }
    }

    // MARK: - Cases

    private func writeCases(_ writer: inout SwiftWriter) {
        for node in nodes {
            if family == .link {
                writer.doc(patterns(of: node))
            } else {
                // A flow is one value.
                NodeDocs(swift).write(node, &writer, of: family == .flow ? [] : nil)
            }
            if let deprecated = graph[node].deprecated { writer.line(swift.attribute(deprecated)) }
            writer.declare(.enumCase(caseName(node), values(of: node)).of(node))
            for placement in placements(of: node) { write(placement, &writer) }
        }
        for section in sections {
            if isFirst(section) { writer.doc(graph[section].doc ?? "") }
            writer.declare(.enumCase(caseName(section), [.init("_", swift.typeName(family, section))]))
        }
    }

    /// The links of a node that open it on other screens than the rest. Each has a case of its own.
    private func placements(of node: NodeID) -> [Placement] {
        family == .link ? swift.placements(of: node) : []
    }

    private func write(_ placement: Placement, _ writer: inout SwiftWriter) {
        let node = placement.node
        writer.doc(placement.links.map { "`\(graph[node].links[$0].path.value)`" }.listed)
        if let deprecated = graph[node].deprecated { writer.line(swift.attribute(deprecated)) }
        let name = placement.name(in: graph)
        let role = String(name.dropFirst(graph[node].id.value.count))
        writer.declare(.enumCase(name, values(of: node)).of(node, as: role))
    }

    /// Whether this is the first enum with a case for a section, which then has the section's doc
    /// comment.
    private func isFirst(_ section: SectionID) -> Bool {
        family == Family.allCases.first { swift.sections($0, in: self.section).contains(section) }
    }

    private func values(of node: NodeID) -> [SwiftInterface.Parameter] {
        guard family == .flow else { return swift.parameters(of: node).map { swift.value($0) } }
        let type = swift.companion(of: node, .flow)
        let isRequired = graph[node].parameters.contains(where: \.isRequired)
        return [.init("_", type, or: isRequired ? nil : type + "()")]
    }

    private func caseName(_ section: SectionID) -> String { SwiftNames.identifier(graph[section].name.value) }

    private func caseName(_ node: NodeID) -> String { SwiftNames.identifier(swift.caseName(node, family)) }

    /// The patterns of a link, for its doc comment.
    private func patterns(of node: NodeID) -> String {
        let placed = swift.placements(of: node).flatMap(\.links)
        return graph[node].links.enumerated().filter { !placed.contains($0.offset) }
            .map { "`\($0.element.path.value)`" }.listed
    }

    // MARK: - Values

    private func writeValue(_ access: String, _ writer: inout SwiftWriter) {
        let (property, type) = family == .flow ? ("flowValue", "FlowNodeValue") : ("nodeValue", "NodeValue")
        let maker = family == .flow ? "FlowNodeValue(\(model.nodeType(in: home))." : "value(."
        writer.block("\(access)var \(property): \(type)") { writer in
            writer.line("switch self {")
            for node in nodes {
                let locals = locals(of: node)
                let pattern = locals.isEmpty ? "" : "(" + locals.map { "let " + $0 }.listed + ")"
                let arguments = [maker + model.nodeCase(node)] + values(of: node, locals)
                writer.line("case .\(caseName(node))\(pattern): return \(arguments.listed))")
                for placement in placements(of: node) {
                    let name = placement.name(in: graph)
                    let all = arguments + [".string(\(SwiftNames.literal(name)))"]
                    writer.line("case .\(name)\(pattern): return \(all.listed))")
                }
            }
            for section in sections {
                let shift = foreign.contains(section) ? ".shifted(to: \(first(of: section, isTyped: true)))" : ""
                writer.line("case .\(caseName(section))(let inner): return inner.\(property)\(shift)")
            }
            writer.line("}")
        }
    }

    private func locals(of node: NodeID) -> [String] {
        // A local called `value` would hide the method that makes a value.
        family == .flow
            ? ["flow"] : swift.parameters(of: node).map { SwiftNames.local($0.name.value, beside: ["value"]) }
    }

    private func values(of node: NodeID, _ locals: [String]) -> [String] {
        guard family != .flow else { return locals }
        return zip(swift.parameters(of: node), locals).map { ParameterCode(swift, $0).value($1) }
    }

    /// The first node of a section's module in the app's table.
    private func first(of section: SectionID, isTyped: Bool) -> String {
        let node = model.order.nodes(inModule: swift.module(of: section)).first
        return (isTyped ? model.nodeType(in: home) : "") + "." + (node.map(model.nodeCase) ?? "")
    }

    // MARK: - Reading

    private func writeReading(_ access: String, _ writer: inout SwiftWriter) {
        // As it is called through a requirement that is not deprecated, it can make deprecated
        // cases without a warning.
        if hasDeprecated(section) { writer.line("@available(*, deprecated)") }
        let values = family == .flow ? "_ flow: FlowReader" : "_ values: inout ValueReader"
        writer.block("\(access)init?(_ node: \(model.nodeType(in: home)), \(values))") { writer in
            guard !nodes.isEmpty else { return writeReadingOfSections(&writer) }
            writer.line("switch node {")
            for node in nodes { writeReading(of: node, &writer) }
            if !sections.isEmpty {
                writer.line("default:")
                writer.indented { writeReadingOfSections(&$0) }
            } else if nodes.count < model.order.nodes(inModule: swift.module(of: home)).count {
                writer.line("default: return nil")
            }
            writer.line("}")
        }
    }

    private func hasDeprecated(_ section: SectionID) -> Bool {
        swift.nodes(family, in: section).contains { graph[$0].isDeprecated }
            || swift.sections(family, in: section).contains {
                (isInApp || !model.isForeign($0, in: section)) && hasDeprecated($0)
            }
    }

    private func writeReading(of node: NodeID, _ writer: inout SwiftWriter) {
        let placements = placements(of: node)
        guard !placements.isEmpty else { return writeReading(of: node, caseName(node), &writer) }
        // The parameter after those of the node says which of its links it is.
        writer.line("case .\(model.nodeCase(node)):")
        writer.indented { writer in
            writer.line("switch values.optionalString(\(swift.parameters(of: node).count)) {")
            for placement in placements {
                let name = placement.name(in: graph)
                writeReading(of: node, name, head: "case \(SwiftNames.literal(name)):", &writer)
            }
            writeReading(of: node, caseName(node), head: "default:", &writer)
            writer.line("}")
        }
    }

    private func writeReading(of node: NodeID, _ name: String, head: String? = nil, _ writer: inout SwiftWriter) {
        let head = head ?? "case .\(model.nodeCase(node)):"
        let result = "self = .\(name)"
        guard family != .flow else {
            let type = swift.companion(of: node, .flow)
            guard !graph[node].parameters.isEmpty else { return writer.line("\(head) \(result)(\(type)(flow))") }
            writer.line(head)
            return writer.indented { writer in
                writer.line("guard let flow = \(type)(reading: flow) else { return nil }")
                writer.line("\(result)(flow)")
            }
        }
        let parameters = swift.parameters(of: node)
        let reads = parameters.indices.map { ParameterCode(swift, parameters[$0]).reading(at: $0) }
        let locals = parameters.map { SwiftNames.local($0.name.value, beside: ["values", "node"]) }
        let arguments = parameters.indices.map { index in
            "\(SwiftNames.label(parameters[index].name.value)): "
                + (reads[index].isOptional ? locals[index] : reads[index].text)
        }
        let value = arguments.isEmpty ? result : "\(result)(\(arguments.listed))"
        let isShort = !reads.contains(where: \.isOptional) && "\(head) \(value)".fits(in: writer.room)
        if isShort { return writer.line("\(head) \(value)") }
        writer.line(head)
        writer.indented { writer in
            for (read, local) in zip(reads, locals) where read.isOptional {
                writer.line("guard let \(local) = \(read.text) else { return nil }")
            }
            if arguments.isEmpty { writer.line(value) } else { writer.list("\(result)(", arguments, ")") }
        }
    }

    private func writeReadingOfSections(_ writer: inout SwiftWriter) {
        let passed = family == .flow ? "flow" : "&values"
        for (index, section) in sections.enumerated() {
            let first = foreign.contains(section) ? "after: \(first(of: section, isTyped: false)), " : ""
            let read = "\(swift.typeName(family, section))(node, \(first)\(passed))"
            writer.line("\(index == 0 ? "" : "} else ")if let inner = \(read) {")
            writer.indented { $0.line("self = .\(caseName(section))(inner)") }
        }
        writer.line("} else {")
        writer.indented { $0.line("return nil") }
        writer.line("}")
    }
}
