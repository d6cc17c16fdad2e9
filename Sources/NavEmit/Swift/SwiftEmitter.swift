import NavGraph

extension Emitter {
    /// The Swift that the app compiles.
    static let swift = Emitter(.swift, isDefault: true) { analysed, links, options in
        let model = SwiftModel(analysed, links, options)
        let exits = model.has(.navigator) ? ExitFacts(model) : nil
        var files: [EmittedFile] = []
        for index in model.graph.sections.indices {
            let section = SectionID(index)
            files.append(
                EmittedFile(
                    path: model.path("Routes", section, stem: options.stem),
                    contents: RoutesFile.text(model, section)))
            // Names that are known beforehand are those of files that are there, also with nothing in them.
            if model.has(.links), model.hasMembers(.link, in: section) || options.stem != nil {
                files.append(
                    EmittedFile(
                        path: model.path("Links", section, stem: options.stem, inApp: true),
                        contents: LinksFile.text(model, section)))
            }
            if model.has(.state), model.hasMembers(.flow, in: section) || options.stem != nil {
                files.append(
                    EmittedFile(
                        path: model.path("Flows", section, stem: options.stem, inApp: true),
                        contents: FlowsFile.text(model, section)))
                if model.module(of: section) != nil, !model.nodes(.flow, in: section).isEmpty || options.stem != nil {
                    files.append(
                        EmittedFile(
                            path: model.path("Flows", section, stem: options.stem),
                            contents: FlowsFile.moduleText(model, section)))
                }
            }
        }
        if model.has(.state) {
            files.append(
                EmittedFile(
                    path: model.path("State", .main, stem: options.stem), contents: StateFile.text(model)))
        }
        if let exits { files += navigation(model, exits, stem: options.stem) }
        return files
    }
}

extension Emitter {
    /// The part that views meet: exits, the navigator.
    private static func navigation(_ model: SwiftModel, _ exits: ExitFacts, stem: String?) -> [EmittedFile] {
        let state = StateFacts(model)
        var files: [EmittedFile] = []
        for section in model.graph.sections.indices.map({ SectionID($0) }) {
            guard section == .main || !exits.nodes(in: section).isEmpty || stem != nil else { continue }
            files.append(
                EmittedFile(
                    path: model.path("Exits", section, stem: stem), contents: ExitsFile.text(exits, state, section)))
        }
        files.append(
            EmittedFile(path: model.path("Navigator", .main, stem: stem), contents: NavigatorFile.text(exits, state)))
        guard model.has(.views) else { return files }
        for section in model.graph.sections.indices.map({ SectionID($0) })
        where section == .main || model.hasViews(section) || stem != nil {
            files.append(
                EmittedFile(
                    path: model.path("Views", section, stem: stem, inApp: true),
                    contents: ViewsFile.text(exits, state, section)))
            if model.module(of: section) != nil {
                files.append(
                    EmittedFile(
                        path: model.path("Views", section, stem: stem),
                        contents: ViewsFile.moduleText(exits, state, section)))
            }
        }
        return files
    }
}

extension SwiftModel {
    /// `ShopOrdersRoutes.swift`, in a folder of its own where a module of its own compiles it.
    func path(_ part: String, _ section: SectionID, stem: String?, inApp: Bool = false) -> String {
        let name = section == .main ? stem ?? prefix : prefix + SwiftNames.upperJoined(graph[section].path)
        let folder = inApp ? "" : module(of: section).map { $0 + "/" } ?? ""
        return folder + name + part + ".swift"
    }
}
