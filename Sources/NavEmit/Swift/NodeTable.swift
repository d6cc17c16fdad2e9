import NavGraph

/// `ShopNode`: every node of the graph, by its id.
struct NodeTable {
    private let model: SwiftModel
    private var graph: Graph { model.graph }
    private var name: String { model.prefix + "Node" }
    private var table: String { name + "Table" }
    private var ids: String { model.support("Nodes", .main) + ".ids" }

    init(_ model: SwiftModel) {
        self.model = model
    }

    func write(to file: inout SwiftFile) {
        let access = file.access
        let allCases = graph.nodes.contains { $0.name == "allCases" } ? "allNodes" : "allCases"
        let iterable = allCases == "allCases" ? "CaseIterable, " : ""
        file.writer.blank()
        file.writer.doc(
            "A node of the graph, by its id: for analytics, tests and accessibility identifiers.")
        file.writer.block(
            "\(file.isolation)\(access)struct \(name): \(iterable)RawRepresentable, Hashable, Codable, Sendable"
        ) { writer in
            writeMembers(access, allCases, &writer)
            writer.blank()
            for index in graph.nodes.indices {
                NodeDocs(model).write(NodeID(index), &writer)
                let member = SwiftNames.identifier(model.nodeNames[index])
                writer.line("\(access)static var \(member): \(name) { \(name)(index: \(index)) }")
            }
        }
        writeTitle(access, &file)
        writeTables(&file)
        file.writer.blank()
        file.writer.block("\(file.isolation)extension \(name): CustomStringConvertible") { writer in
            writer.line("\(access)var description: String { rawValue }")
        }
    }

    private func writeMembers(_ access: String, _ allCases: String, _ writer: inout SwiftWriter) {
        let kinds = NodeKind.allCases.filter { kind in graph.nodes.contains { $0.kind == kind } }
        writer.block("\(access)enum Kind: String, CaseIterable, Codable, Sendable") { writer in
            writer.line("case " + kinds.map(\.rawValue).listed)
        }
        writer.code(
            """

            let index: Int

            init(index: Int) { self.index = index }

            \(access)init?(rawValue id: String) {
                guard let index = \(ids).firstIndex(of: id) else { return nil }
                self.init(index: index)
            }

            /// Its id in the graph, such as `\(graph.nodes.first { $0.name.contains(".") }?.name ?? graph.nodes.first?.name ?? "home")`.
            \(access)var rawValue: String { \(ids)[index] }

            \(access)var kind: Kind { \(table).kinds[index] }
            """)
        writer.blank()
        writer.doc("Who is responsible for it.")
        writer.line("\(access)var owner: String? { \(hasOwners ? "\(table).owners[index]" : "nil") }")
        writer.blank()
        writer.line("\(access)var tags: [String] { \(hasTags ? "\(table).tags[index] ?? []" : "[]") }")
        writer.code("\n\(access)static var \(allCases): [\(name)] { \(ids).indices.map(\(name).init(index:)) }")
    }

    private var hasOwners: Bool { graph.nodes.contains { $0.owner != nil } }
    private var hasTags: Bool { graph.nodes.contains { !$0.tags.isEmpty } }

    /// Titles without parameters; those with parameters belong to a value.
    private func writeTitle(_ access: String, _ file: inout SwiftFile) {
        let titled = graph.nodes.indices.filter { index in
            graph.nodes[index].title?.pieces.allSatisfy { if case .text = $0 { true } else { false } } ?? false
        }
        if !titled.isEmpty { file.localizes = true }
        file.writer.blank()
        file.writer.block("\(file.isolation)extension \(name)") { writer in
            writer.doc("The title, in the user's language, of a node whose title names no parameter.")
            writer.block("\(access)var title: String?") { writer in
                guard !titled.isEmpty else { return writer.line("nil") }
                writer.line("switch index {")
                for index in titled {
                    guard let title = graph.nodes[index].title else { continue }
                    writer.line("case \(index): return \(model.localized(title, of: NodeID(index)).text)")
                }
                writer.line("default: return nil")
                writer.line("}")
            }
        }
    }

    private func writeTables(_ file: inout SwiftFile) {
        file.writer.blank()
        file.writer.doc("What is known about the nodes, by place.")
        file.writer.block("\(file.isolation)private enum \(table)") { writer in
            writer.rows(
                "static let kinds: [\(name).Kind] = [", SwiftWriter.filled(graph.nodes.map { ".\($0.kind.rawValue)," }))
            if hasOwners {
                writer.blank()
                writer.rows(
                    "static let owners: [String?] = [",
                    graph.nodes.map { "\($0.owner.map(SwiftNames.literal) ?? "nil")," })
            }
            if hasTags {
                writer.blank()
                writer.rows(
                    "static let tags: [Int: [String]] = [",
                    graph.nodes.enumerated().filter { !$1.tags.isEmpty }.map { index, node in
                        "\(index): [\(node.tags.map(SwiftNames.literal).listed)],"
                    })
            }
        }
    }
}

/// Which node a value is whose enum is compiled in another module.
struct ForeignNodes {
    private let model: SwiftModel
    private let family: Family
    private let section: SectionID

    init(_ model: SwiftModel, _ family: Family, _ section: SectionID) {
        self.model = model
        self.family = family
        self.section = section
    }

    /// Also of the enums inside.
    func write(to file: inout SwiftFile) {
        let access = model.access(in: .main)
        let nodes = model.nodes(family, in: section)
        let sections = model.sections(family, in: section)
        file.writer.blank()
        file.writer.block("\(file.isolation)extension \(model.typeName(family, section))") { writer in
            writer.doc("Its node in the graph.")
            writer.block("\(access)var node: \(model.prefix)Node") { writer in
                writer.line("switch self {")
                for node in nodes {
                    let name = SwiftNames.identifier(model.caseName(node, family))
                    writer.line("case .\(name): return .\(SwiftNames.identifier(model.nodeNames[node.index]))")
                }
                for section in sections {
                    let name = SwiftNames.identifier(model.graph[section].name.value)
                    writer.line("case .\(name)(let inner): return inner.node")
                }
                writer.line("}")
            }
        }
        // Nodes of sections inside are compared and told by the one around them.
        if model.graph[section].parent.map({ model.module(of: $0) == nil }) ?? true, family != .link {
            file.writer.blank()
            file.writer.block("\(file.isolation)extension \(model.typeName(family, section)): \(model.prefix)Foreign") {
                writer in
                writer.block("\(access)func isSame(asForeign other: Any) -> Bool") { writer in
                    writer.line("(other as? Self).map { isSame(as: $0) } ?? false")
                }
            }
        }
        for inner in sections { ForeignNodes(model, family, inner).write(to: &file) }
    }
}
