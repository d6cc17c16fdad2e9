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
        file.importModules(types.flatMap(\.modules), exposed: false)
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
                    writeTypes("types: [", "],", &writer)
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
        writeTypes(head, "]", &file.writer)
    }

    private func writeTypes(_ head: String, _ end: String, _ writer: inout SwiftWriter) {
        guard types.contains(where: { $0.automaton != nil }) else {
            return writeList(head, types.map(\.text), end, &writer)
        }
        writer.line(head)
        writer.indented { writer in
            for type in types {
                let comma = types.count > 1 ? "," : ""
                guard let automaton = type.automaton else {
                    writer.line(type.text + comma)
                    continue
                }
                let tail = "), of: \(automaton.base.rawValue).self)\(comma)"
                let text = AutomatonCode.text(automaton.automaton)
                if "\(type.text)Automaton(\"\(text)\"\(tail)".fits(in: writer.room) {
                    AutomatonCode.write(type.text + "Automaton(", automaton.automaton, tail, &writer)
                } else {
                    writer.line(type.text)
                    writer.indented { AutomatonCode.write("Automaton(", automaton.automaton, tail, &$0) }
                }
            }
        }
        writer.line(end)
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
    /// The modules of its name in Swift, or the one that declares it, if that is not the app.
    let modules: [String]
    private let cases: [EnumCase]
    private let isOfApp: Bool

    init(_ type: NamedLinkType, _ model: SwiftModel) {
        self.type = type
        let declared = model.declaredTypes[type.id.index]
        swiftName = declared.name
        modules = declared.isOfApp ? SwiftModel.modules(in: declared.name) : [declared.module].compactMap(\.self)
        isOfApp = declared.isOfApp
        cases = if case .enumeration(let cases) = model.graph[type.id].definition { cases } else { [] }
    }

    /// The spellings of a type that the app declares, which are not known in Swift otherwise.
    var automaton: (automaton: LanguageAutomaton, base: BuiltinType)? {
        guard isOfApp, case .pattern(let automaton, let base) = type.definition else { return nil }
        return (automaton, base)
    }

    /// `"Sort": .cases(Sort.self)`. If there is an automaton, it follows the text.
    var text: String {
        let value =
            switch type.definition {
            case .cases(_, let ignoresCase): ".cases(\(values)" + (ignoresCase ? ", ignoringCase: true)" : ")")
            case .pattern: isOfApp ? ".pattern(" : ".pattern(\(swiftName).self)"
            case .spelledBool: ".cases([\"true\", \"false\", \"1\", \"0\"])"
            }
        return "\(SwiftNames.literal(type.name)): \(value)"
    }

    /// The values of an enum. If it is the app's, these are compared with its own.
    private var values: String {
        let raws = "[\(cases.map { SwiftNames.literal($0.raw.value) }.listed)]"
        if isOfApp { return "\(raws), of: \(swiftName).self" }
        return cases.contains { $0.name.value == "allCases" } ? raws : "\(swiftName).self"
    }
}
