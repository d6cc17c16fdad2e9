public import NavGraph
public import NavLinks
import NavNames
import NavSyntax

/// What a build says about the Swift to write, in addition to the graph.
public struct SwiftOptions: Sendable {
    /// Fixed file names; by default files are named after the graph and its sections.
    public var names: FixedNames?
    /// Limits the files to those that this module compiles; nil writes all of them.
    public var module: String?
    /// The base name of the graph's main file, for the header comments of generated files.
    public var sourceName: String

    public init(names: FixedNames? = nil, module: String? = nil, sourceName: String) {
        self.names = names
        self.module = module
        self.sourceName = sourceName
    }

    /// The common prefix of file names.
    public func stem(_ graph: Graph) -> String { names?.main ?? graph.name.value }
}

/// The Swift that the app and the modules of its sections compile.
public enum SwiftOutput {
    /// The reasons why it cannot be written; empty if it can.
    public static func problems(_ links: LinkAnalysis, _ options: SwiftOptions) -> [OutputProblem] {
        SwiftNaming(graph: links.graph, options: options).problems
    }

    public static func files(_ links: LinkAnalysis, _ options: SwiftOptions) -> [OutputFile] {
        let model = SwiftModel(links, sourceName: options.sourceName)
        return SwiftNaming(graph: links.graph, options: options).files(SwiftUnit.all(model), model)
    }

    /// Tests of the generated links, in the framework Swift Testing. There is no file if there are no links.
    public static func tests(_ links: LinkAnalysis, _ options: SwiftOptions) -> [OutputFile] {
        let model = SwiftModel(links, sourceName: options.sourceName)
        let name = "\(options.stem(links.graph))LinkTests.swift"
        guard model.hasMembers(.link), model.has(.links) else {
            guard options.names != nil else { return [] }
            return [OutputFile(path: name, contents: SwiftFile.empty(model, .main))]
        }
        return [OutputFile(path: name, contents: LinkTestsFile(model).text())]
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

    func text() -> String { file().text }

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
    let options: SwiftOptions

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

    func files(_ units: [SwiftUnit], _ model: SwiftModel) -> [OutputFile] {
        guard let names = options.names else {
            let wanted = units.filter { options.module == nil || options.module == $0.module }
            return wanted.map { unit in
                OutputFile(path: path(of: unit), contents: unit.text(), isSectionFile: unit.section != .main)
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
            return OutputFile(
                path: owner.name + part.rawValue + ".swift",
                contents: unit?.text() ?? SwiftFile.empty(model, owner.section ?? .main))
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
