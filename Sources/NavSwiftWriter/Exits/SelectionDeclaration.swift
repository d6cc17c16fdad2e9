import NavGraph
import NavNames

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
        guard let (name, exits) = model.exits.selection(of: node) else { return }
        let isInApp = code.module == nil
        writer.blank()
        writer.doc("The values that can be selected in `\(model.graph[node].name)`.")
        let conformances = isInApp ? ["ColumnSelectable"] : ["Hashable", "Sendable"]
        writer.declare(.type("enum", name, conformances).of(node, as: "Selection")) { writer in
            for exit in exits {
                let values = exit.parameters.map { swift.value($0.parameter, hasDefault: false) }
                let role = exit.name == swift.nodeNames[exit.target.index] ? "" : exit.transition.rawValue
                writer.declare(.enumCase(SwiftNames.identifier(exit.name), values).of(exit.target, as: role))
            }
            guard isInApp else { return }
            writer.blank()
            writer.declare(.witness("Graph", model.prefix + "Graph"))
            writer.blank()
            writeMembers(exits, &writer)
            writeOffer(exits, isRequired: false, &writer)
        }
    }

    static func protocolName(_ model: DeclarationModel) -> String { model.prefix + "SectionSelection" }

    /// Writes the app's conformance for a type that is in a module.
    func writeConformance(_ node: NodeID, to writer: inout SwiftWriter) {
        guard let (name, exits) = model.exits.selection(of: node) else { return }
        writer.blank()
        writer.block("\(swift.isolation)extension \(name): \(Self.protocolName(model))") { writer in
            writeMembers(exits, &writer)
            writeOffer(exits, isRequired: true, &writer)
        }
    }

    private func writeMembers(_ exits: [Exit], _ writer: inout SwiftWriter) {
        let prefix = model.prefix
        writer.block("\(writer.access)init?(_ route: \(prefix)Route)") { writer in
            writer.line("switch route {")
            var seen: Set<NodeID> = []
            for exit in exits where seen.insert(exit.target).inserted {
                let locals = locals(exit, beside: ["route"])
                let value = ".\(SwiftNames.identifier(exit.name))\(arguments(exit, locals))"
                writer.line("case \(swift.pattern(of: exit.target, .route, locals)): self = \(value)")
            }
            writer.line("default: return nil")
            writer.line("}")
        }
        writer.blank()
        // As the requirement is not deprecated, its use gives no warning.
        if exits.contains(where: { model.graph[$0.target].isDeprecated }) { writer.line("@available(*, deprecated)") }
        writer.block("\(writer.access)var exit: \(prefix)Exit") { writer in
            writer.line("switch self {")
            for exit in exits {
                let locals = locals(exit, beside: [])
                let pattern = locals.isEmpty ? "" : "(\(locals.map { "let " + $0 }.listed))"
                let request = ExitCode(model, module: nil).exit(exit, locals)
                writer.line("case .\(SwiftNames.identifier(exit.name))\(pattern): return \(request)")
            }
            writer.line("}")
        }
    }

    private func writeOffer(_ exits: [Exit], isRequired: Bool, _ writer: inout SwiftWriter) {
        let conditional = exits.filter { !$0.route.when.isEmpty && $0.offer != nil }
        guard isRequired || !conditional.isEmpty else { return }
        writer.blank()
        guard !conditional.isEmpty else { return writer.line("\(writer.access)var offer: Int? { nil }") }
        writer.block("\(writer.access)var offer: Int?") { writer in
            writer.line("switch self {")
            for exit in conditional {
                guard let offer = exit.offer else { continue }
                writer.line("case .\(SwiftNames.identifier(exit.name)): return \(offer.number)")
            }
            if conditional.count < exits.count { writer.line("default: return nil") }
            writer.line("}")
        }
    }

    private func locals(_ exit: Exit, beside taken: [String]) -> [String] {
        exit.parameters.map { SwiftNames.local($0.parameter.name.value, beside: taken) }
    }

    private func arguments(_ exit: Exit, _ locals: [String]) -> String {
        guard !locals.isEmpty else { return "" }
        let arguments = zip(exit.parameters, locals).map {
            "\(SwiftNames.label($0.parameter.name.value)): \($1)"
        }
        return "(\(arguments.listed))"
    }
}
