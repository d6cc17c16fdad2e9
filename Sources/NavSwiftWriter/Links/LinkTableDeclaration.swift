import NavGraph
import NavLinks
import NavNames

/// Declares `ShopGraph.links`, the link table.
struct LinkTableDeclaration {
    private let model: DeclarationModel
    private let table: LinkLines
    private let types: [LinkTypeEntry]

    init(_ model: DeclarationModel) {
        self.model = model
        table = LinkLines(model.swift)
        types = table.patterns.types.map { LinkTypeEntry($0, model.swift) }
    }

    /// Whether the table has lines. Without links, it may still have plans.
    var isNeeded: Bool { !table.lines.isEmpty }

    func write(to file: inout SwiftFile) {
        file.importModules(types.compactMap(\.module), exposed: false)
        let access = file.access
        let graph = model.graphType(in: .main)
        if listsTypesOutside { writeTypes(to: &file) }
        file.writer.blank()
        file.writer.block("\(file.isolation)extension \(graph)") { writer in
            writer.doc("The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.")
            writer.line("\(access)static let links = LinkTable(")
            writer.indented { writer in
                writer.line("\(graph).table, format: .v1,")
                writeList("origins: [", table.patterns.origins.map(SwiftNames.literal), "],", &writer)
                if !table.patterns.rules.isEmpty { writer.line("rules: \(SwiftNames.literal(table.patterns.rules)),") }
                if listsTypesOutside {
                    writer.line("types: linkTypes,")
                } else if !types.isEmpty {
                    writeList("types: [", types.map(\.text), "],", &writer)
                }
                writer.line("\"\"\"")
                for line in table.lines { writer.tableLine(line) }
                writer.line("\"\"\")")
            }
        }
    }

    /// Whether the types have to be listed outside of the graph's type, because it has a member
    /// with the name of one of them, such as `Route`.
    private var listsTypesOutside: Bool {
        let members = Family.allCases.map(\.suffix) + ["Conditions", "Handlers"]
        return types.contains { members.contains($0.swiftName) }
    }

    private func writeTypes(to file: inout SwiftFile) {
        file.writer.blank()
        let head = "\(file.isolation)private let linkTypes: KeyValuePairs<String, LinkType> = ["
        writeList(head, types.map(\.text), "]", &file.writer)
    }

    private func writeList(_ head: String, _ items: [String], _ end: String, _ writer: inout SwiftWriter) {
        let line = head + items.listed + end
        // A formatter adds a comma to the list before it measures the line.
        if (line + ",").fits(in: writer.room) { return writer.line(line) }
        writer.line(head)
        writer.indented { writer in
            for item in items { writer.line(item + (items.count > 1 ? "," : "")) }
        }
        writer.line(end)
    }
}

/// A type of the table, with its name in Swift.
private struct LinkTypeEntry {
    private let type: NamedLinkType
    let swiftName: String
    /// The module that declares it, if that is not the app.
    let module: String?
    private let hasOwnAllCases: Bool

    init(_ type: NamedLinkType, _ model: SwiftModel) {
        self.type = type
        swiftName = model.declaredTypes[type.id.index].name
        module = model.declaredTypes[type.id.index].module
        hasOwnAllCases =
            if case .enumeration(let cases) = model.graph[type.id].definition {
                cases.contains { $0.name.value == "allCases" }
            } else {
                false
            }
    }

    /// `"Sort": .cases(Sort.self)`
    var text: String {
        let value =
            switch type.definition {
            case .cases(let values, let ignoresCase):
                ".cases(" + (hasOwnAllCases ? "[\(values.map(SwiftNames.literal).listed)]" : "\(swiftName).self")
                    + (ignoresCase ? ", ignoringCase: true)" : ")")
            case .pattern: ".pattern(\(swiftName).self)"
            case .spelledBool: ".cases([\"true\", \"false\", \"1\", \"0\"])"
            }
        return "\(SwiftNames.literal(type.name)): \(value)"
    }
}
