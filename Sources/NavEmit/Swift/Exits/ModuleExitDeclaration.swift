import NavGraph

/// `LibraryLoansExit`: what the screens of a module request, and in the app what that means.
struct ModuleExitDeclaration {
    private let model: DeclarationModel
    private let code: ExitCode
    private var swift: SwiftModel { model.swift }

    init(_ model: DeclarationModel, module: String) {
        self.model = model
        code = ExitCode(model, module: module)
    }

    static func protocolName(_ model: DeclarationModel) -> String { model.prefix + "SectionExit" }

    /// In the app: how it translates what sections in modules of their own request.
    static func writeShared(_ model: DeclarationModel, _ access: String, to writer: inout SwiftWriter) {
        let app = ExitCode(model, module: nil)
        let name = protocolName(model)
        writer.blank()
        writer.doc("What the screens of a section in a module of its own request.")
        writer.block("\(model.swift.isolation)\(access)protocol \(name): ExitRequest") { writer in
            writer.line("var exit: \(app.exitType) { get }")
        }
        writer.blank()
        writer.block("extension ExitHandler where Exit == \(app.exitType)") { writer in
            writer.line("func section<Inner: \(name)>() -> ExitHandler<Inner> { section { $0.exit } }")
        }
        guard hasSelections(model) else { return }
        writer.blank()
        writer.doc("What can be selected in a column of a section in a module of its own.")
        writer.block(
            "\(model.swift.isolation)\(access)protocol \(SelectionDeclaration.protocolName(model)): Hashable, Sendable"
        ) { writer in
            writer.line("init?(_ route: \(model.prefix)Route)")
            writer.line("var exit: \(app.exitType) { get }")
            writer.line("var offer: Int? { get }")
        }
    }

    /// Whether a column shows a screen of a module.
    static func hasSelections(_ model: DeclarationModel) -> Bool {
        model.swift.modules.flatMap { model.swift.sections(inModule: $0) }.flatMap { model.exits.nodes(in: $0) }
            .contains { model.exits.selection(of: $0) != nil }
    }

    private var nodes: [NodeID] {
        swift.sections(inModule: code.module).flatMap { model.exits.nodes(in: $0) }
    }

    var isNeeded: Bool { !nodes.isEmpty }

    /// What the module compiles.
    func write(_ access: String, to writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("What a screen requests through one of its exits.")
        writer.block("\(swift.isolation)\(access)enum \(code.exitType): ExitRequest") { writer in
            for way in code.distinctExits {
                let values =
                    way.parameters.map {
                        "\(SwiftNames.declaredLabel($0.parameter.name.value)): \(swift.type($0.parameter.type).text)"
                    } + (code.data(way).map { ["data: \($0)"] } ?? [])
                let head = "case " + SwiftNames.identifier(code.ownName(way))
                if values.isEmpty { writer.line(head) } else { writer.list("\(head)(", values, ")", closing: .apart) }
            }
            writer.doc("Closes the presentation that contains the screen.")
            writer.line("case close")
            writer.doc("Goes back to what is below the screen.")
            writer.line("case back")
            writer.doc("Closes the presentation that contains the screen, with a result.")
            writer.line("case finish(NavigationResult)")
        }
        writer.blank()
        writer.line("\(access)typealias \(code.handlerType) = ExitHandler<\(code.exitType)>")
    }

    /// What the app compiles.
    func writeConformance(_ access: String, to writer: inout SwiftWriter) {
        let app = ExitCode(model, module: nil)
        writer.blank()
        writer.doc("What the screens of `\(code.module ?? "")` request, as exits of the app.")
        writer.block("\(swift.isolation)extension \(code.exitType): \(Self.protocolName(model))") { writer in
            if code.distinctExits.contains(where: { model.graph[$0.target].isDeprecated }) {
                writer.line("@available(*, deprecated)")
            }
            writer.block("\(access)var exit: \(app.exitType)") { writer in
                writer.line("switch self {")
                for way in code.distinctExits {
                    let locals = way.parameters.map { SwiftNames.local($0.parameter.name.value) }
                    let data = code.data(way).map { _ in "data" }
                    let bound = locals + [data].compactMap(\.self)
                    let pattern = bound.isEmpty ? "" : "(\(bound.map { "let " + $0 }.listed))"
                    writer.line(
                        "case .\(SwiftNames.identifier(code.ownName(way)))\(pattern): return \(app.exit(way, locals, data: data))"
                    )
                }
                writer.line("case .back: return .back")
                writer.line("case .close: return .close")
                writer.line("case .finish(let result): return .finish(result)")
                writer.line("}")
            }
        }
        for node in nodes { SelectionDeclaration(model, code, access).writeConformance(node, to: &writer) }
    }
}
