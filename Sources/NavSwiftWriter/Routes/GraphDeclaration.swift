import NavGraph
import NavLinks
import NavNames

/// Declares `ShopGraph`: the graph's types, its table, and the localized strings of its nodes.
struct GraphDeclaration {
    private let model: DeclarationModel
    private let section: SectionID
    private var swift: SwiftModel { model.swift }
    private var graph: Graph { model.graph }
    /// Nil means the app.
    private var module: String? { swift.module(of: section) }

    init(_ model: DeclarationModel, _ section: SectionID) {
        self.model = model
        self.section = section
    }

    func write(to file: inout SwiftFile) {
        let texts = GraphStrings(model, section)
        if texts.isLocalized { file.localizes = true }
        let access = file.access
        let name = model.graphType(in: section)
        file.writer.blank()
        let place = section == .main ? "" : " of `\(graph[section].path)`"
        file.writer.doc("The graph\(place): its types, and what is known about its nodes.")
        file.writer.declare(.type("enum", name, ["NavigationGraph"]).ofGraph(model.prefix)) { writer in
            for (role, type) in types { writer.declare(.witness(role, type)) }
            writer.blank()
            writeTable(name, access, &writer)
            texts.write(access, &writer)
        }
    }

    /// The typealiases of the graph's type, such as `Node` for `ShopNode`.
    private var types: [(role: String, type: String)] {
        var types = [("Node", model.nodeType(in: section))]
        let families: [Family] = [.route, .sheet, .cover, .popover, .alert, .dialog, .action]
        for family in families where swift.hasMembers(family, in: section) {
            types.append((family.suffix, swift.typeName(family, section)))
        }
        guard section == .main else { return types }
        let prefix = model.prefix
        if swift.has(.state), swift.hasMembers(.flow) { types.append(("Flow", swift.typeName(.flow))) }
        if model.hasTabs { types.append(("Tab", "\(prefix)Tab")) }
        if model.hasRoots { types.append(("Root", "\(prefix)Root")) }
        if swift.has(.links), swift.hasMembers(.link) { types.append(("Link", swift.typeName(.link))) }
        if swift.has(.state), swift.hasConditions { types.append(("Conditions", "\(prefix)Conditions")) }
        if swift.has(.navigator), HandlersDeclaration(model).hasFunctions {
            types.append(("Handlers", "any \(prefix)Handlers"))
        }
        return types
    }

    private func writeTable(_ name: String, _ access: String, _ writer: inout SwiftWriter) {
        writer.line("\(access)static let table = GraphTable(")
        writer.indented { writer in
            let path = graph[section].path
            let whole = SwiftNames.literal(model.prefix + (path.isEmpty ? "" : "." + path))
            let minutes = graph.links.deferralMinutes
            let limit = module == nil && minutes != 30 ? ", deferralLimit: \(minutes * 60)" : ""
            let waiting = module == nil && graph.links.waiting == .newest ? ", waiting: .newest" : ""
            writer.line("\(name).self, \(whole), format: .v1\(limit)\(waiting),")
            writer.line("\"\"\"")
            for line in GraphTableText(model, module: module).lines { writer.tableLine(line) }
            writer.line("\"\"\")")
        }
    }
}

extension SwiftWriter {
    /// Writes a line of a table inside a string literal, continued on the next lines if it is too
    /// long.
    mutating func tableLine(_ line: String) {
        guard line.utf8.count + 2 > room else { return verbatim(line) }
        var row = ""
        for word in line.split(separator: " ") {
            if !row.isEmpty, row.utf8.count + word.utf8.count + 3 > room {
                verbatim(row + " \\")
                row = "   "
            }
            row += (row.isEmpty ? "" : " ") + word
        }
        verbatim(row)
    }
}
