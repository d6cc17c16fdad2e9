import NavGraph
import NavNames

/// Declares `LibraryLoansExit`, the requests of a module's screens, and in the app how they are
/// translated.
struct ModuleExitDeclaration {
    private let model: DeclarationModel
    private let code: ExitCode
    private var swift: SwiftModel { model.swift }

    init(_ model: DeclarationModel, module: String) {
        self.model = model
        code = ExitCode(model, module: module)
    }

    static func protocolName(_ model: DeclarationModel) -> String { model.prefix + "SectionExit" }

    /// Writes the protocols by which the app translates requests and selections of sections with
    /// their own modules.
    static func writeShared(_ model: DeclarationModel, to writer: inout SwiftWriter) {
        let app = ExitCode(model, module: nil)
        let name = protocolName(model)
        writer.blank()
        writer.doc("The requests of screens of a section that is a module.")
        writer.declare(.type("protocol", name, ["ExitRequest"]).ofGraph(model.prefix)) { writer in
            writer.declare(.property("exit", app.exitType).required, " { get }")
        }
        writer.blank()
        writer.block("extension ExitHandler where Exit == \(app.exitType)") { writer in
            writer.line("func section<Inner: \(name)>() -> ExitHandler<Inner> { section { $0.exit } }")
        }
        guard hasSelections(model) else { return }
        writer.blank()
        writer.doc("The values that can be selected in a column of a section that is a module.")
        let selection = Declaration.type(
            "protocol", SelectionDeclaration.protocolName(model), ["Hashable", "Sendable"])
        writer.declare(selection.ofGraph(model.prefix)) { writer in
            let route = SwiftInterface.Parameter("_", local: "route", "\(model.prefix)Route")
            writer.declare(.initializer([route], isFailable: true).required)
            writer.declare(.property("exit", app.exitType).required, " { get }")
            writer.declare(.property("offer", "Int?").required, " { get }")
        }
    }

    /// Whether a screen of a section with its own module has a selection.
    static func hasSelections(_ model: DeclarationModel) -> Bool {
        model.swift.modules.flatMap { model.swift.sections(inModule: $0) }.flatMap { model.exits.nodes(in: $0) }
            .contains { model.exits.selection(of: $0) != nil }
    }

    private var nodes: [NodeID] {
        swift.sections(inModule: code.module).flatMap { model.exits.nodes(in: $0) }
    }

    var isNeeded: Bool { !nodes.isEmpty }

    /// Writes what the module compiles.
    func write(to writer: inout SwiftWriter) {
        writer.blank()
        writer.doc("A navigation request that a screen makes through one of its exits.")
        writer.declare(.type("enum", code.exitType, ["ExitRequest"]).ofGraph(model.prefix)) { writer in
            for exit in code.distinctExits {
                let values =
                    exit.parameters.map { swift.value($0.parameter, hasDefault: false) }
                    + (code.dataParameter(exit).map { [.init("data", $0.type)] } ?? [])
                writer.declare(
                    .enumCase(SwiftNames.identifier(code.ownName(exit)), values)
                        .of(exit.target, as: exit.role(swift)))
            }
            writer.doc("Closes the presentation that contains the screen.")
            writer.declare(.enumCase("close"))
            writer.doc("Goes back to what is below the screen.")
            writer.declare(.enumCase("back"))
            writer.doc("Closes the presentation that contains the screen, with a result.")
            writer.declare(.enumCase("finish", [.init("_", "NavigationResult")]))
        }
        writer.blank()
        writer.declare(code.handlerAlias)
    }

    /// The case of a `switch` that makes an exit of the app: `case .order(let id): return .order(id: id)`.
    private func conversion(of exit: Exit, to app: ExitCode) -> String {
        let locals = exit.parameters.map { SwiftNames.local($0.parameter.name.value) }
        let data = code.data(exit).map { _ in "data" }
        let bound = (locals + [data].compactMap(\.self)).map { "let " + $0 }
        let pattern = SwiftNames.identifier(code.ownName(exit)) + (bound.isEmpty ? "" : "(\(bound.listed))")
        return "case .\(pattern): return \(app.exit(exit, locals, data: data))"
    }

    /// Writes what the app compiles.
    func writeConformance(to writer: inout SwiftWriter) {
        let app = ExitCode(model, module: nil)
        writer.blank()
        writer.doc("The requests of the screens of `\(code.module ?? "")`, as exits of the app.")
        writer.block("\(swift.isolation)extension \(code.exitType): \(Self.protocolName(model))") { writer in
            if code.distinctExits.contains(where: { model.graph[$0.target].isDeprecated }) {
                writer.line("@available(*, deprecated)")
            }
            writer.block("\(writer.access)var exit: \(app.exitType)") { writer in
                writer.line("switch self {")
                for exit in code.distinctExits { writer.line(conversion(of: exit, to: app)) }
                writer.line("case .back: return .back")
                writer.line("case .close: return .close")
                writer.line("case .finish(let result): return .finish(result)")
                writer.line("}")
            }
        }
        for node in nodes { SelectionDeclaration(model, code).writeConformance(node, to: &writer) }
    }
}
