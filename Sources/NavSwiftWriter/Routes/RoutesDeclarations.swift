import NavGraph
import NavNames

/// Writes `ShopRoutes.swift`: the enums of a section's nodes. The main file of a module also has
/// the graph's type.
struct RoutesDeclarations {
    private var file: SwiftFile
    private let model: DeclarationModel
    private let section: SectionID
    private static let families: [Family] = [.route, .sheet, .cover, .popover, .alert, .dialog, .action]

    private init(_ model: DeclarationModel, _ section: SectionID) {
        file = SwiftFile(
            model.swift, section: section, exposesRuntime: Self.exposesRuntime(model, section))
        self.model = model
        self.section = section
    }

    /// Whether a declaration of the file conforms to a protocol of the runtime.
    private static func exposesRuntime(_ model: DeclarationModel, _ section: SectionID) -> Bool {
        let swift = model.swift
        if families.contains(where: { swift.hasMembers($0, in: section) }) { return true }
        let module = swift.module(of: section)
        guard swift.sections(inModule: module).first == section else { return false }
        let isNarrowing = model.graph.types.enumerated().contains { index, type in
            guard type.appType == nil, case .constrained(_, let pattern) = type.definition,
                swift.module(ofType: TypeID(index)) == module
            else { return false }
            return pattern != nil || model.conformancesExposeRuntime
        }
        return section == .main || isNarrowing || !model.order.nodes(inModule: module).isEmpty
    }

    static func file(_ model: DeclarationModel, _ section: SectionID) -> SwiftFile {
        var routes = RoutesDeclarations(model, section)
        routes.write()
        return routes.file
    }

    private mutating func write() {
        let swift = model.swift
        let isFirstOfModule = swift.sections(inModule: swift.module(of: section)).first == section
        if isFirstOfModule { OwnTypeChecks(model, section).write(to: &file) }
        for family in Self.families where swift.hasMembers(family, in: section) {
            FamilyEnum(model, family, section).write(to: &file)
        }
        AnswerEnums(model, section).write(to: &file)
        guard isFirstOfModule else { return }
        if section == .main {
            TabDeclaration(model).write(to: &file)
            RootDeclaration(model).write(to: &file)
        }
        TypeDeclarations(model, section).write(to: &file)
        guard section == .main || !model.order.nodes(inModule: swift.module(of: section)).isEmpty else { return }
        NodeDeclaration(model, section).write(to: &file)
        GraphDeclaration(model, section).write(to: &file)
    }
}
