import NavGraph
import NavLinks
import NavNames

/// Writes `ShopViews.swift`: the protocols for the app's views, and the functions that show them,
/// if SwiftUI is available.
struct ViewsDeclarations {
    private var file: SwiftFile
    private let model: DeclarationModel
    private let section: SectionID
    private var swift: SwiftModel { model.swift }

    private init(_ model: DeclarationModel, _ section: SectionID) {
        let swift = model.swift
        // The app displays all nodes, whichever module compiles them.
        let home = swift.module(of: section) == nil ? section : .main
        let hasFlows = swift.module(of: section) == nil && swift.hasMembers(.flow, in: section)
        file = SwiftFile(
            swift, section: home, of: section, condition: "canImport(SwiftUI)",
            exposesRuntime: section == .main || model.conformancesExposeRuntime && hasFlows)
        // The protocols of a section with its own module are in that module, and a section without
        // nodes has none.
        let exposesSwiftUI = section == .main || swift.module(of: section) == nil && swift.hasOwnViews(section)
        file.importModules(["SwiftUI"], exposed: exposesSwiftUI)
        file.importModules(swift.modules, exposed: false)
        self.model = model
        self.section = section
    }

    static func file(_ model: DeclarationModel, _ section: SectionID) -> SwiftFile {
        var views = ViewsDeclarations(model, section)
        views.write()
        return views.file
    }

    /// The file that the module of a section compiles: the protocols to which its views conform.
    static func moduleFile(_ model: DeclarationModel, _ section: SectionID) -> SwiftFile {
        let swift = model.swift
        var file = SwiftFile(
            swift, section: section, condition: "canImport(SwiftUI)",
            exposesRuntime: model.conformancesExposeRuntime && !swift.nodes(.flow, in: section).isEmpty)
        file.importModules(["SwiftUI"], exposed: swift.hasOwnViews(section))
        file.use(model.exits.nodes(in: section).flatMap { model.graph[$0].parameters }, hasDefaults: false)
        DestinationProtocols(model, section).write(to: &file.writer)
        return file
    }

    private mutating func write() {
        let access = file.access
        if section == .main { writeNames() }
        if swift.module(of: section) == nil {
            file.use(model.exits.nodes(in: section).flatMap { model.graph[$0].parameters }, hasDefaults: false)
            let inner = swift.innerSections(of: section).filter { swift.hasViews($0) }
            file.importModules(inner.compactMap { swift.module(of: $0) }, exposed: true)
            DestinationProtocols(model, section).write(to: &file.writer)
        }
        DestinationViews(model, section, access).write(to: &file.writer)
    }

    /// Writes how the app handles a selection in a section with its own module.
    private mutating func writeSelection() {
        let name = SelectionDeclaration.protocolName(model)
        file.writer.blank()
        file.writer.block("extension NavigationContext where Graph == \(model.prefix)Graph") { writer in
            writer.block("func selection<Selection: \(name)>() -> Binding<Selection?>") { writer in
                writer.line("selection(Selection.init) { $0.exit } offer: { $0.offer }")
            }
        }
        file.writer.blank()
    }

    private mutating func writeNames() {
        let prefix = model.prefix
        let given = RuntimeMembers(model)
        let destinations = "Destinations: \(prefix)Destinations"
        let facts = swift.hasConditions ? "Facts" : "NoFacts<\(prefix)Graph>"
        let root = Declaration.alias(
            prefix + "RootView", "NavigationRootView<Destinations, \(facts)>",
            generics: swift.hasConditions ? "<\(destinations), Facts: \(prefix)Facts>" : "<\(destinations)>")
        file.writer.doc("The view of the app's whole navigation in one window.")
        file.writer.declare(root.ofGraph(prefix), having: given.ofRootView)
        if swift.hasMembers(.route) {
            let stack = Declaration.alias(
                prefix + "Stack", "NavigationStackView<Destinations>", generics: "<\(destinations)>")
            file.writer.doc("One stack of the graph, for an app with a root of its own.")
            file.writer.declare(stack.ofGraph(prefix), having: given.ofStack)
        }
        if ModuleExitDeclaration.hasSelections(model) { writeSelection() }
        file.writer.doc("The position of a view in the navigation.")
        file.writer.declare(.alias(prefix + "Context", "NavigationContext<\(prefix)Graph>").ofGraph(prefix))
    }
}
