import NavGraph
import NavLinks
import NavSyntax

extension Emitter {
    /// The whole resolved graph, for other tools.
    static let json = Emitter(.json) { analyzed, links, options in
        [
            EmittedFile(
                path: "\(options.stem(analyzed.graph)).json",
                contents: GraphDocument(analyzed, links).json.text(indent: 2) + "\n")
        ]
    }
}

/// A resolved graph as one JSON document, described by `Schema/graph.schema.json`.
///
/// Nodes are identified by their dotted names, links and redirects by their index. Values are strings
/// in their URL spelling, so that no number loses digits.
struct GraphDocument {
    /// The format version, incremented when readers of the previous version would misread the document.
    static let version = 1

    let analyzed: AnalyzedGraph
    let links: LinkTable
    let locations: DocumentLocations
    var graph: Graph { analyzed.graph }

    init(_ analyzed: AnalyzedGraph, _ links: LinkTable) {
        self.analyzed = analyzed
        self.links = links
        locations = DocumentLocations(analyzed.graph.files)
    }

    var json: JSON {
        let matching = MatchingDocument(links, locations)
        return .object([
            ("navgenGraph", .int(Self.version)), ("name", .string(graph.name.value)), ("doc", .text(graph.doc)),
            ("sections", .array(graph.sections.map(section))),
            ("conditions", .array(graph.conditions.map(condition))),
            ("types", .array(graph.types.map(type))),
            ("roots", .array(graph.roots.map(root))), ("launching", .name(graph.launching, in: graph)),
            ("nodes", .array(graph.nodes.indices.map { NodeDocument(self, NodeID($0)).json })),
            ("routes", .array(RouteDocuments(self).all)),
            ("links", .array(matching.patterns)), ("redirects", .array(matching.redirects)),
            ("reading", matching.settings), ("languages", .array(matching.languages)),
        ])
    }

    private func section(_ section: Section) -> JSON {
        .object([
            ("id", .string(section.path)), ("parent", .text(section.parent.map { graph[$0].path })),
            ("doc", .text(section.doc)), ("module", .text(section.module?.value)),
            ("exports", section.exports.map { .array($0.map { .name($0, in: graph) }) } ?? .null),
            ("file", .text(locations.name(of: section.file))),
        ])
    }

    private func condition(_ condition: Condition) -> JSON {
        .object([
            ("id", .string(condition.name.value)), ("doc", .text(condition.doc)),
            ("otherwise", .name(condition.otherwise, in: graph)), ("position", locations.json(condition.name.range)),
        ])
    }

    private func type(_ type: TypeDeclaration) -> JSON {
        var members: [(String, JSON)] = [
            ("id", .string(type.name.value)), ("doc", .text(type.doc)), ("transient", .bool(type.isTransient)),
            ("reference", .bool(type.isReference)),
        ]
        switch type.definition {
        case .constrained(let base, let pattern):
            members += [("base", .string(base.rawValue)), ("pattern", .text(pattern?.value))]
        case .enumeration(let cases):
            let cases = cases.map { JSON.object([("id", .string($0.name.value)), ("raw", .string($0.raw.value))]) }
            members.append(("cases", .array(cases)))
        case .swift(let name): members.append(("swift", .string(name.value)))
        }
        members.append(("position", locations.json(type.name.range)))
        return .object(members)
    }

    /// A root choice; `node` is null if it shows the tabs.
    private func root(_ choice: RootChoice) -> JSON {
        var node = JSON.null
        if case .node(let reference) = choice.show { node = .name(reference, in: graph) }
        return .line(.object([("when", .conditions(choice.when)), ("node", node)]))
    }
}

extension JSON {
    static func text(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }

    static func texts(_ texts: [String]) -> JSON { .line(.array(texts.map { .string($0) })) }

    /// The dotted name of a node; null if the reference is nil or unresolved.
    static func name(_ reference: NodeReference?, in graph: Graph) -> JSON {
        .text(reference?.target.map { graph[$0].name })
    }

    /// A deprecation; null if there is none.
    static func deprecation(_ deprecated: Deprecation?, in graph: Graph) -> JSON {
        guard let deprecated else { return .null }
        return .object([
            ("message", .text(deprecated.message)), ("since", .text(deprecated.since)),
            ("until", .text(deprecated.until)), ("use", .name(deprecated.use, in: graph)),
        ])
    }

    /// Conditions in the form `signedIn` or `!signedIn`.
    static func conditions(_ uses: [ConditionUse]) -> JSON { .texts(uses.map(\.text)) }

    static func value(_ value: LinkValue) -> JSON {
        switch value {
        case .none: .null
        case .one(let text): .string(text)
        case .many(let texts): .texts(texts)
        }
    }
}
