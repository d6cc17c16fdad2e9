import NavGraph
import NavLinks

/// Writes `ShopExits.swift`: for each screen, a struct whose methods are the screen's exits.
struct ExitsDeclarations {
    private var file: SwiftFile
    private let model: DeclarationModel
    private let section: SectionID
    private let code: ExitCode
    private let globals: GlobalExits
    private var swift: SwiftModel { model.swift }

    static func file(_ model: DeclarationModel, _ section: SectionID) -> SwiftFile {
        let code = ExitCode(model, module: model.swift.module(of: section))
        var exits = ExitsDeclarations(
            file: SwiftFile(
                model.swift, section: section,
                exposesRuntime: model.conformancesExposeRuntime || model.exits.isFirst(section)),
            model: model, section: section, code: code, globals: GlobalExits(model, code))
        exits.write()
        return exits.file
    }

    private mutating func write() {
        if code.module == nil { file.importModules(swift.modules, exposed: false) }
        if model.exits.isFirst(section) {
            writeShared()
            globals.write(to: &file.writer)
        }
        for node in model.exits.nodes(in: section) { write(node) }
        guard section == .main else { return }
        let hasModules = swift.modules.contains { ModuleExitDeclaration(model, module: $0).isNeeded }
        if hasModules { ModuleExitDeclaration.writeShared(model, to: &file.writer) }
        for module in swift.modules {
            let exits = ModuleExitDeclaration(model, module: module)
            guard exits.isNeeded else { continue }
            file.importModules([module], exposed: true)
            exits.writeConformance(to: &file.writer)
        }
    }

    private mutating func writeShared() {
        guard let module = code.module else {
            file.writer.doc("A navigation request that a screen makes through one of its exits.")
            file.writer.declare(
                .alias(code.exitType, "NavigationExit<\(model.prefix)Graph>").ofGraph(model.prefix))
            return file.writer.declare(code.handlerAlias)
        }
        file.use(model.exits.allExits(inModule: module).flatMap { $0.parameters.map(\.parameter) }, hasDefaults: false)
        ModuleExitDeclaration(model, module: module).write(to: &file.writer)
    }

    private mutating func write(_ node: NodeID) {
        let exits = model.exits[node]
        // The result types of other modules are not visible in a module.
        let answers = exits.filter { code.answer($0) != nil }.map { model.graph[$0.target].returns }
        let results = ([model.exits.result(of: node)] + answers).compactMap(\.self)
        file.use(exits.flatMap(\.open), hasDefaults: true)
        file.useInBodies(exits.flatMap { $0.parameters.map(\.parameter) })
        let screen = ScreenExitsDeclaration(
            model, code, node, isPublic: !file.access.isEmpty, shared: globals.names(of: node))
        // Its `recording` has a parameter type of the runtime.
        if screen.hasOwnValues { file.importRuntime(exposed: true) }
        file.use(screen.ownParameters, hasDefaults: false)
        file.use(results.map { Parameter(name: Located("result", $0.range), type: $0) }, hasDefaults: false)
        if code.module == nil {
            // The answers of alerts and the data of flows are declared in their modules.
            let answering = exits.filter { code.declaresAnswer($0) }
            file.importModules(
                answering.compactMap { swift.module(of: model.graph[$0.target].section) }, exposed: true)
        }
        screen.write(to: &file.writer)
        SelectionDeclaration(model, code).write(node, to: &file.writer)
    }
}
