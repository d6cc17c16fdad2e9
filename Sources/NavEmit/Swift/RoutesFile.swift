import NavGraph

/// The enums of a section in which its nodes stand, apart from links.
struct RoutesFile {
    private var file: SwiftFile
    private let model: SwiftModel
    private let section: SectionID
    private static let families: [Family] = [.route, .sheet, .cover, .popover, .alert, .dialog, .action]

    private init(_ model: SwiftModel, _ section: SectionID) {
        file = SwiftFile(model, section: section)
        self.model = model
        self.section = section
    }

    /// The file of a section; of the main graph's, also what all share.
    static func text(_ model: SwiftModel, _ section: SectionID) -> FileText {
        var routes = RoutesFile(model, section)
        routes.write()
        return routes.file.text
    }

    private mutating func write() {
        for family in Self.families where model.hasMembers(family, in: section) {
            NodeEnum(model, family, section).write(to: &file)
        }
        ActionEnums(model, section).write(to: &file)
        if section == .main {
            TabEnum(model).write(to: &file)
            NodeTable(model).write(to: &file)
        }
        let isFirstOfModule = model.sections(inModule: model.module(of: section)).first == section
        if isFirstOfModule {
            DeclaredTypes(model, section).write(to: &file)
            if !model.table(inModuleOf: section).isEmpty { FieldsText(model, section).write(to: &file) }
        }
    }
}
