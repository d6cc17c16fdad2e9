import NavGraph

/// What can be selected in a column of a split view: `MailboxesSelection`, for `List(selection:)`.
struct SelectionDeclaration {
    private let model: DeclarationModel
    private let code: ExitCode
    private let access: String
    private var swift: SwiftModel { model.swift }

    init(_ model: DeclarationModel, _ code: ExitCode, _ access: String) {
        self.model = model
        self.code = code
        self.access = access
    }

    func write(_ node: NodeID, to writer: inout SwiftWriter) {
        guard let (name, ways) = model.exits.selection(of: node) else { return }
        let isApps = code.module == nil
        writer.blank()
        writer.doc("What can be selected in `\(model.graph[node].name)`.")
        let conformance = isApps ? "ColumnSelectable" : "Hashable, Sendable"
        writer.block("\(swift.isolation)\(access)enum \(name): \(conformance)") { writer in
            for way in ways {
                let values = way.parameters.map {
                    "\(SwiftNames.declaredLabel($0.parameter.name.value)): \(swift.type($0.parameter.type).text)"
                }
                let head = "case " + SwiftNames.identifier(way.name)
                if values.isEmpty { writer.line(head) } else { writer.list("\(head)(", values, ")", closing: .apart) }
            }
            guard isApps else { return }
            writer.blank()
            writer.line("\(access)typealias Graph = \(model.prefix)Graph")
            writer.blank()
            writeMembers(ways, access, &writer)
            writeOffer(ways, access, isRequired: false, &writer)
        }
    }

    static func protocolName(_ model: DeclarationModel) -> String { model.prefix + "SectionSelection" }

    /// In the app, of a type that a module has.
    func writeConformance(_ node: NodeID, to writer: inout SwiftWriter) {
        guard let (name, ways) = model.exits.selection(of: node) else { return }
        writer.blank()
        writer.block("\(swift.isolation)extension \(name): \(Self.protocolName(model))") { writer in
            writeMembers(ways, access, &writer)
            writeOffer(ways, access, isRequired: true, &writer)
        }
    }

    private func writeMembers(_ ways: [WayOut], _ access: String, _ writer: inout SwiftWriter) {
        let p = model.prefix
        writer.block("\(access)init?(_ route: \(p)Route)") { writer in
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
        // The requirement is not deprecated, so that nothing warns.
        if ways.contains(where: { model.graph[$0.target].isDeprecated }) { writer.line("@available(*, deprecated)") }
        writer.block("\(access)var exit: \(p)Exit") { writer in
            writer.line("switch self {")
            for way in ways {
                let locals = locals(way, beside: [])
                let pattern = locals.isEmpty ? "" : "(\(locals.map { "let " + $0 }.listed))"
                let exit = ExitCode(model, module: nil).exit(way, locals)
                writer.line("case .\(SwiftNames.identifier(way.name))\(pattern): return \(exit)")
            }
            writer.line("}")
        }
    }

    private func writeOffer(_ ways: [WayOut], _ access: String, isRequired: Bool, _ writer: inout SwiftWriter) {
        let conditional = ways.filter { !$0.route.when.isEmpty && $0.offer != nil }
        guard isRequired || !conditional.isEmpty else { return }
        writer.blank()
        guard !conditional.isEmpty else { return writer.line("\(access)var offer: Int? { nil }") }
        writer.block("\(access)var offer: Int?") { writer in
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
