import NavGraph
import NavLinks
import NavSyntax

extension Emitter {
    /// The whole resolved graph, for other tools.
    static let json = Emitter(.json) { links, options in
        [
            OutputFile(
                path: "\(options.stem(links.graph)).json",
                contents: GraphDocument(links).json.text(indent: 2) + "\n")
        ]
    }
}

/// A resolved graph as one JSON document.
///
/// Each of its objects is described once, as a list of members, from which the document and its
/// schema are generated. Nodes are identified by their dotted names, links and redirects by their
/// index. Values are strings in their URL spelling, so that no number loses digits.
final class GraphDocument: Sendable {
    /// The format version, incremented when readers of the previous version would misread the
    /// document.
    static let version = 1

    let analyzed: AnalyzedGraph
    let links: LinkAnalysis
    let locations: DocumentLocations
    let languages: DocumentLanguages
    var graph: Graph { analyzed.graph }

    init(_ links: LinkAnalysis) {
        analyzed = links.analyzed
        self.links = links
        locations = DocumentLocations(analyzed.graph.files)
        languages = DocumentLanguages(links)
    }

    var json: JSON { Self.document.json(self, self) }

    static let document = DocumentType<GraphDocument>.object(
        "document", "A graph with everything that follows from it.",
        [
            Member("navgenGraph", .integer(from: 1), "The version of this format.") { _ in version },
            Member("name", .string, "The prefix of generated types.") { $0.graph.name.value },
            Member("doc", .orNull(.string), "What the graph says about itself.") { $0.graph.doc },
            Member("sections", .list(section), "The sections, the main graph first.") { $0.graph.sections },
            Member("conditions", .list(declaredCondition), "Facts that only the running app knows.") {
                $0.graph.conditions
            },
            Member("types", .list(declaredType), "The types that the graph declares.") { $0.graph.types },
            Member("roots", .list(root), "What is shown first: the first whose conditions hold.") { $0.graph.roots },
            Member("launching", .orNull(.node), "The screen shown while conditions are undecided.") {
                $0.graph.launching?.target
            },
            Member("nodes", .list(node), "The nodes, in source order.") { $0.nodes },
            Member("routes", .list(route), "Every edge, by its source; those from anywhere last.") { $0.routes },
            Member("links", .list(link), "Every URL pattern.") { $0.patterns },
            Member("redirects", .list(redirect), "Old URLs, in source order.") { $0.redirects },
            Member("reading", reading, "How URLs are read.") { $0.links },
            Member("waiting", waiting, "How links wait that cannot be shown yet.") { $0.graph.links },
            Member("languages", .list(language), "Which strings segments and values may be.") {
                $0.languages.all
            },
        ])

    private static let section = DocumentType<Section>.object(
        "section", "A part of the graph in its own file, with its own names.",
        [
            Member("id", .string, "The dotted name; empty for the main graph.") { $0.path },
            Member("parent", .orNull(.section), "The id of the enclosing section.") { $0.parent },
            Member("doc", .orNull(.string), "Its description.") { $0.doc },
            Member("module", .orNull(.string), "The Swift module in which it is compiled, if it has its own.") {
                $0.module?.value
            },
            Member(
                "exports", .orNull(.list(.orNull(.node))),
                "The nodes that other sections may name; null if it has no `exports`."
            ) { $0.exports?.map(\.target) },
            Member("file", .orNull(.string), "The file that declares it.") { $1.locations.name(of: $0.file) },
        ])

    private static let waiting = DocumentType<LinkSettings>.object(
        "waiting", "How links wait that cannot be shown yet.",
        [
            Member("parkFor", .integer(from: 0), "How many minutes a link is kept, unless its node says otherwise.") {
                $0.deferralMinutes
            },
            Member("links", .word, "Which links wait if several cannot be shown yet.") { $0.waiting },
        ])

    private static let declaredCondition = DocumentType<Condition>.object(
        "conditionDeclaration", "A fact that only the running app knows.",
        [
            Member("id", .string, "Its name.") { $0.name.value },
            Member("doc", .orNull(.string), "Its description.") { $0.doc },
            Member("otherwise", .orNull(.node), "The node that is shown if it does not hold.") {
                $0.otherwise?.target
            },
            .position { condition, _ in condition.name.range },
        ])

    private static let declaredType = DocumentType<TypeDeclaration>.object(
        "type", "A type that the graph declares: constrained, an enum, or the app's own.",
        [
            Member("id", .string, "Its name.") { $0.name.value },
            Member("doc", .orNull(.string), "Its description.") { $0.doc },
            Member("transient", .bool, "Its values exist only in memory.") { $0.isTransient },
            Member("reference", .bool, "It is a class, whose instances are compared by identity.") { $0.isReference },
            .optional("base", .word, "Of a constrained type: the built-in type.") { $0.constraint?.base },
            .optional(
                "pattern", .orNull(.string), "Of a constrained type: the regular expression that values match."
            ) { $0.constraint.map { $0.pattern?.value } },
            .optional("caseInsensitive", .bool, "Whether the case of ASCII letters in its values is ignored in URLs.") {
                $0.isCaseInsensitive ? true : nil
            },
            .optional("cases", .list(enumCase), "Of an enum: its cases.") { type in
                if case .enumeration(let cases) = type.definition { cases } else { nil }
            },
            .optional("swift", .string, "Of the app's own type: its Swift name.") { $0.appType?.value },
            .position { type, _ in type.name.range },
        ])

    private static let enumCase = DocumentType<EnumCase>.object(
        "enumCase", "A case of an enum.",
        [
            Member("id", .string, "Its name.") { $0.name.value },
            Member("raw", .string, "Its value in URLs.") { $0.raw.value },
        ])

    private static let root = DocumentType<RootChoice>.object(
        "root", "What is shown first under some conditions.", isOnOneLine: true,
        [
            Member("when", .listOnOneLine(.condition), "The conditions, all of which must hold.") { $0.when },
            Member("node", .orNull(.node), "What is shown first; null for the tab bar.") { choice in
                if case .node(let reference) = choice.show { reference.target } else { nil }
            },
        ])

    /// The deprecation of a node or a link.
    static let deprecation = DocumentType<Deprecation>.object(
        "deprecation", "Why a node or a URL will be removed.",
        [
            Member("message", .orNull(.string), "The reason.") { $0.message },
            Member("since", .orNull(.string), "The version since which it is deprecated.") { $0.since },
            Member("until", .orNull(.string), "The version until which it stays.") { $0.until },
            Member("use", .orNull(.node), "The node to use instead.") { $0.use?.target },
        ])
}

extension TypeDeclaration {
    /// The built-in type of a constrained type, and its pattern.
    fileprivate var constraint: (base: BuiltinType, pattern: SourceText?)? {
        if case .constrained(let base, let pattern) = definition { (base, pattern) } else { nil }
    }
}

/// The description of the graph document, from the tables that write it.
public enum GraphDocumentReference {
    /// A JSON Schema (draft 7) for readers of the document.
    public static func jsonSchema() -> String {
        GraphDocument.document.schema.text(
            title: "A navgen graph with all that follows from it, version \(GraphDocument.version)")
    }
}
