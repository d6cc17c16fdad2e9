import NavGraph
import NavLinks

/// Declares `ShopGraph.links`, the link table.
struct LinkTableDeclaration {
    private let model: DeclarationModel
    private let table: LinkLines

    init(_ model: DeclarationModel) {
        self.model = model
        table = LinkLines(model.swift)
    }

    /// Whether the table has lines. Without links, it may still have plans.
    var isNeeded: Bool { !table.lines.isEmpty }

    func write(to file: inout SwiftFile) {
        file.importModules(table.types.compactMap(\.module), exposed: false)
        let access = file.access
        let graph = model.graphType(in: .main)
        if listsTypesOutside { writeTypes(to: &file) }
        file.writer.blank()
        file.writer.block("\(file.isolation)extension \(graph)") { writer in
            writer.doc("The URL patterns, and what each shows. Of all lines that match a URL, the first one wins.")
            writer.line("\(access)static let links = LinkTable(")
            writer.indented { writer in
                writer.line("\(graph).table, format: .v1,")
                writeList("origins: [", table.origins.map(SwiftNames.literal), "],", &writer)
                if !table.rules.isEmpty { writer.line("rules: \(SwiftNames.literal(table.rules)),") }
                if listsTypesOutside {
                    writer.line("types: linkTypes,")
                } else if !table.types.isEmpty {
                    writeList("types: [", table.types.map(\.entry), "],", &writer)
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
        return table.types.contains { members.contains($0.swiftName) }
    }

    private func writeTypes(to file: inout SwiftFile) {
        file.writer.blank()
        let head = "\(file.isolation)private let linkTypes: KeyValuePairs<String, LinkType> = ["
        writeList(head, table.types.map(\.entry), "]", &file.writer)
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

extension LinkTypeDeclaration {
    /// `"Sort": .cases(Sort.self)`
    fileprivate var entry: String {
        let ignoring = ", ignoringCase: true"
        let value =
            switch definition {
            case .cases(isIterable: true, _, let ignoresCase): ".cases(\(swiftName).self\(ignoresCase ? ignoring : ""))"
            case .cases(isIterable: false, let values, let ignoresCase):
                ".cases([\(values.map(SwiftNames.literal).listed)]\(ignoresCase ? ignoring : ""))"
            case .pattern: ".pattern(\(swiftName).self)"
            case .spelledBool: ".cases([\"true\", \"false\", \"1\", \"0\"])"
            }
        return "\(SwiftNames.literal(name)): \(value)"
    }
}
