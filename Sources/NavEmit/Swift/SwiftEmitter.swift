import NavGraph
import NavLinks
import NavSyntax

extension Emitter {
    /// Emits the Swift that the app and the modules of its sections compile.
    static let swift = Emitter(.swift) { links, options in
        SwiftNaming(graph: links.graph, options: options).problems
    } files: { links, options in
        let model = SwiftModel(links, options)
        return SwiftNaming(graph: links.graph, options: options).files(SwiftUnit.all(model), model)
    }
}

/// A file to generate, which does not have a name yet.
struct SwiftUnit: Sendable {
    /// The suffix of the file's name.
    enum Part: String, CaseIterable, Sendable {
        case routes = "Routes"
        case links = "Links"
        case state = "State"
        case flows = "Flows"
        case exits = "Exits"
        case navigator = "Navigator"
        case views = "Views"

        /// Whether sections have such a file, too.
        var isOfSections: Bool { self != .state && self != .navigator }
    }
    let part: Part
    let section: SectionID
    /// The section's module that compiles it; nil for the app.
    let module: String?
    let file: @Sendable () -> SwiftFile

    func text() -> [UInt8] { file().text }

    /// All files of a graph.
    static func all(_ swift: SwiftModel) -> [SwiftUnit] {
        let model = DeclarationModel(swift)
        let sections = model.graph.sections.indices.map { SectionID($0) }
        var units = sections.flatMap { values(model, $0) }
        if swift.has(.state) {
            units.append(SwiftUnit(part: .state, section: .main, module: nil) { StateDeclarations.file(model) })
        }
        guard swift.has(.navigator) else { return units }
        for section in sections where model.exits.hasFile(section) {
            units.append(
                SwiftUnit(part: .exits, section: section, module: swift.module(of: section)) {
                    ExitsDeclarations.file(model, section)
                })
        }
        units.append(
            SwiftUnit(part: .navigator, section: .main, module: nil) { NavigatorDeclarations.file(model) })
        guard swift.has(.views) else { return units }
        for section in sections where section == .main || swift.hasViews(section) {
            units.append(
                SwiftUnit(part: .views, section: section, module: nil) { ViewsDeclarations.file(model, section) })
            guard let module = swift.module(of: section) else { continue }
            units.append(
                SwiftUnit(part: .views, section: section, module: module) {
                    ViewsDeclarations.moduleFile(model, section)
                })
        }
        return units
    }

    /// The files of a section's values: its enums, its links, its flows.
    private static func values(_ model: DeclarationModel, _ section: SectionID) -> [SwiftUnit] {
        let swift = model.swift
        let module = swift.module(of: section)
        var units = [
            SwiftUnit(part: .routes, section: section, module: module) { RoutesDeclarations.file(model, section) }
        ]
        if swift.has(.links), swift.hasMembers(.link, in: section) {
            units.append(
                SwiftUnit(part: .links, section: section, module: nil) { LinksDeclarations.file(model, section) })
        }
        guard swift.has(.state), swift.hasMembers(.flow, in: section) else { return units }
        units.append(
            SwiftUnit(part: .flows, section: section, module: nil) { FlowsDeclarations.file(model, section) })
        if let module, !swift.nodes(.flow, in: section).isEmpty {
            units.append(
                SwiftUnit(part: .flows, section: section, module: module) {
                    FlowsDeclarations.moduleFile(model, section)
                })
        }
        return units
    }
}

/// Decides which units become files, and names these.
struct SwiftNaming: Sendable {
    let graph: Graph
    let options: EmitOptions

    var problems: [OutputProblem] {
        // With fixed names, a module may have nothing to compile, as may a section.
        if let module = options.module, options.names == nil, !modules.contains(module) {
            return [
                OutputProblem(
                    message: "no section has the module `\(module)`",
                    help: modules.isEmpty
                        ? "give one a module: `include: [{file: …, section: …, module: \(module)}]`"
                        : "the modules of sections are \(modules.map { "`\($0)`" }.listed)")
            ]
        }
        return options.names?.problems(in: graph) ?? []
    }

    private var modules: [String] {
        var seen: Set<String> = []
        return graph.sections.indices.compactMap { graph.module(of: SectionID($0)) }
            .filter { seen.insert($0).inserted }
    }

    func files(_ units: [SwiftUnit], _ model: SwiftModel) -> [EmittedFile] {
        guard let names = options.names else {
            let wanted = units.filter { options.module == nil || options.module == $0.module }
            return wanted.map { unit in
                EmittedFile(path: path(of: unit), code: unit.text(), isSectionFile: unit.section != .main)
            }
        }
        // A build system expects a file for each name, even if the graph has nothing for it.
        let expected = names.owners(in: graph).flatMap { owner in
            SwiftUnit.Part.allCases.filter { part in
                owner.section == .main ? options.module == nil : part.isOfSections
            }.map { (owner: owner, part: $0) }
        }
        return expected.map { owner, part in
            let unit = units.first {
                $0.part == part && $0.section == owner.section && $0.module == options.module
            }
            return EmittedFile(
                path: owner.name + part.rawValue + ".swift",
                code: unit?.text() ?? SwiftFile.empty(model, owner.section ?? .main))
        }
    }

    /// The path of a file: `ShopOrdersRoutes.swift`, in a folder named after the section's module
    /// if it has one.
    private func path(of unit: SwiftUnit) -> String {
        let folder = options.module == nil ? unit.module.map { $0 + "/" } ?? "" : ""
        return folder + SwiftNaming.name(of: unit.part, of: graph[unit.section].path, in: graph)
    }

    /// `ShopOrdersRoutes.swift` for the section `orders`.
    static func name(of part: SwiftUnit.Part, of section: String, in graph: Graph) -> String {
        graph.name.value + SwiftNames.upperJoined(section) + part.rawValue + ".swift"
    }
}
