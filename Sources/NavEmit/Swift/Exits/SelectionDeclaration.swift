import NavGraph

/// Declares what can be selected in a column of a split view: `MailboxesSelection`, for
/// `List(selection:)`.
struct SelectionDeclaration {
    private let model: DeclarationModel
    private let code: ExitCode
    private var swift: SwiftModel { model.swift }

    init(_ model: DeclarationModel, _ code: ExitCode) {
        self.model = model
        self.code = code
    }

    func write(_ node: NodeID, to writer: inout SwiftWriter) {
        guard let (name, ways) = model.exits.selection(of: node) else { return }
        let isApps = code.module == nil
        writer.blank()
        writer.doc("The values that can be selected in `\(model.graph[node].name)`.")
        let conformances = isApps ? ["ColumnSelectable"] : ["Hashable", "Sendable"]
        writer.declare(.type("enum", name, conformances).of(node, as: "Selection")) { writer in
            for way in ways {
                let values = way.parameters.map { swift.value($0.parameter, hasDefault: false) }
                let role = way.name == swift.nodeNames[way.target.index] ? "" : way.transition.rawValue
                writer.declare(.enumCase(SwiftNames.identifier(way.name), values).of(way.target, as: role))
            }
            guard isApps else { return }
            writer.blank()
            writer.declare(.witness("Graph", model.prefix + "Graph"))
            writer.blank()
            writeMembers(ways, &writer)
            writeOffer(ways, isRequired: false, &writer)
        }
    }

    static func protocolName(_ model: DeclarationModel) -> String { model.prefix + "SectionSelection" }

    /// Writes the app's conformance for a type that is in a module.
    func writeConformance(_ node: NodeID, to writer: inout SwiftWriter) {
        guard let (name, ways) = model.exits.selection(of: node) else { return }
        writer.blank()
        writer.block("\(swift.isolation)extension \(name): \(Self.protocolName(model))") { writer in
            writeMembers(ways, &writer)
            writeOffer(ways, isRequired: true, &writer)
        }
    }

    private func writeMembers(_ ways: [WayOut], _ writer: inout SwiftWriter) {
        let p = model.prefix
        writer.block("\(writer.access)init?(_ route: \(p)Route)") { writer in
            writer.line("switch route {")
            var seen: Set<NodeID> = []
            for way in ways where seen.insert(way.target).inserted {
                let locals = locals(way, beside: ["route"])
                let value = ".\(SwiftNames.identifier(way.name))\(arguments(way, locals))"
                writer.line("case \(swift.pattern(of: way.target, .route, locals)): self = \(value)")
            }
            writer.line("default: return nil")
            writer.line("}")
        }
        writer.blank()
        // As the requirement is not deprecated, its use gives no warning.
        if ways.contains(where: { model.graph[$0.target].isDeprecated }) { writer.line("@available(*, deprecated)") }
        writer.block("\(writer.access)var exit: \(p)Exit") { writer in
            writer.line("switch self {")
            for way in ways {
                let locals = locals(way, beside: [])
                let pattern = locals.isEmpty ? "" : "(\(locals.map { "let " + $0 }.listed))"
                let request = ExitCode(model, module: nil).exit(way, locals)
                writer.line("case .\(SwiftNames.identifier(way.name))\(pattern): return \(request)")
            }
            writer.line("}")
        }
    }

    private func writeOffer(_ ways: [WayOut], isRequired: Bool, _ writer: inout SwiftWriter) {
        let conditional = ways.filter { !$0.route.when.isEmpty && $0.offer != nil }
        guard isRequired || !conditional.isEmpty else { return }
        writer.blank()
        guard !conditional.isEmpty else { return writer.line("\(writer.access)var offer: Int? { nil }") }
        writer.block("\(writer.access)var offer: Int?") { writer in
            writer.line("switch self {")
            for way in conditional {
                guard let offer = way.offer else { continue }
                writer.line("case .\(SwiftNames.identifier(way.name)): return \(offer.number)")
            }
            if conditional.count < ways.count { writer.line("default: return nil") }
            writer.line("}")
        }
    }

    private func locals(_ way: WayOut, beside taken: [String]) -> [String] {
        way.parameters.map { SwiftNames.local($0.parameter.name.value, beside: taken) }
    }

    private func arguments(_ way: WayOut, _ locals: [String]) -> String {
        guard !locals.isEmpty else { return "" }
        let arguments = zip(way.parameters, locals).map {
            "\(SwiftNames.label($0.parameter.name.value)): \($1)"
        }
        return "(\(arguments.listed))"
    }
}
