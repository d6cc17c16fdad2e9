import NavGraph
import NavLinks

/// `ShopViews.swift`: the protocols of the app's views, and which of them shows which node, where there is SwiftUI.
struct ViewsDeclarations {
    private var file: SwiftFile
    private let model: DeclarationModel
    private let section: SectionID
    private var swift: SwiftModel { model.swift }

    private init(_ model: DeclarationModel, _ section: SectionID) {
        let swift = model.swift
        // What shows a node is the app's, wherever the node is compiled.
        let home = swift.module(of: section) == nil ? section : .main
        file = SwiftFile(
            swift, section: home, of: section, condition: "canImport(SwiftUI)",
            showsRuntime: section == .main
                || model.conformancesShow && swift.module(of: section) == nil && swift.hasMembers(.flow, in: section))
        // A section with a module of its own has its protocols there; of one without nodes, there is nothing to see.
        let shows = section == .main || swift.module(of: section) == nil && swift.hasOwnViews(section)
        file.importModules(["SwiftUI"], shown: shows)
        file.importModules(swift.modules, shown: false)
        self.model = model
        self.section = section
    }

    static func text(_ model: DeclarationModel, _ section: SectionID) -> FileText {
        var views = ViewsDeclarations(model, section)
        views.write()
        return views.file.text
    }

    /// What the module of a section compiles: the protocols that its views conform to.
    static func moduleText(_ model: DeclarationModel, _ section: SectionID) -> FileText {
        let swift = model.swift
        var file = SwiftFile(
            swift, section: section, condition: "canImport(SwiftUI)",
            showsRuntime: model.conformancesShow && !swift.nodes(.flow, in: section).isEmpty)
        file.importModules(["SwiftUI"], shown: swift.hasOwnViews(section))
        file.use(model.exits.nodes(in: section).flatMap { model.graph[$0].parameters }, hasDefaults: false)
        DestinationProtocols(model, section, file.access).write(to: &file.writer)
        return file.text
    }

    private mutating func write() {
        let access = file.access
        if section == .main { writeNames(access) }
        if swift.module(of: section) == nil {
            file.use(model.exits.nodes(in: section).flatMap { model.graph[$0].parameters }, hasDefaults: false)
            let inner = swift.innerSections(of: section).filter { swift.hasViews($0) }
            file.importModules(inner.compactMap { swift.module(of: $0) }, shown: true)
            DestinationProtocols(model, section, access).write(to: &file.writer)
        }
        DestinationViews(model, section, access).write(to: &file.writer)
    }

    /// How the app translates what is selected in a section in a module of its own.
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

    private mutating func writeNames(_ access: String) {
        let p = model.prefix
        let destinations = "Destinations: \(p)Destinations"
        file.writer.doc("The app's navigation, for one window.")
        if swift.hasConditions {
            file.writer.line("\(access)typealias \(p)RootView<\(destinations), Facts: \(p)Facts> =")
            file.writer.indented { $0.line("NavigationRootView<Destinations, Facts>") }
        } else {
            file.writer.line("\(access)typealias \(p)RootView<\(destinations)> =")
            file.writer.indented { $0.line("NavigationRootView<Destinations, NoFacts<\(p)Graph>>") }
        }
        if swift.hasMembers(.route) {
            file.writer.doc("One stack of the graph, for an app with a root of its own.")
            file.writer.line("\(access)typealias \(p)Stack<\(destinations)> = NavigationStackView<Destinations>")
        }
        if ModuleExitDeclaration.hasSelections(model) { writeSelection() }
        file.writer.doc("Where a view is.")
        file.writer.line("\(access)typealias \(p)Context = NavigationContext<\(p)Graph>")
    }
}
