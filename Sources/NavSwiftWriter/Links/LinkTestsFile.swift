import NavGraph
import NavLinks
import NavNames

/// The test file. For each link pattern it tests that an example URL is parsed, written and shown
/// as expected, and that similar URLs are not links.
struct LinkTestsFile {
    private let model: SwiftModel
    private var prefix: String { model.prefix }
    private var links: LinkAnalysis { model.links }

    init(_ model: SwiftModel) {
        self.model = model
    }

    private struct Example {
        var url: String
        var node: NodeID
        var values: [SpelledValue]
        var canonical: String?
        var plan: Plan?
    }

    /// An example for each pattern; for a redirect to the link that a URL carries, also one that carries none.
    private var examples: [Example] {
        let urls = links.patterns.indices.flatMap { number in
            [links.example(of: number), links.fallbackExamples(of: number).first?.url].compactMap(\.self)
        }
        return urls.compactMap { url in
            guard case .match(let match) = links.resolve(Array(url.utf8)) else { return nil }
            var plan = model.plans[match.node]
            if case .plan(let own)? = links.outcome(of: match) { plan = own }
            let canonical = links.url(of: match.node, match.values, placedAs: match.pattern)
            return Example(url: url, node: match.node, values: match.values, canonical: canonical, plan: plan)
        }
    }

    func text() -> String {
        var file = SwiftFile(model, exposesRuntime: nil)
        file.writer.line("import Testing")
        if model.importsRuntime { file.writer.line("import \(DeclarationModel.runtime)") }
        if let module = model.testedModule { file.writer.line("@testable import \(module)") }
        let examples = self.examples
        file.writer.blank()
        file.writer.doc("Tests every URL pattern of the graph with an example.")
        file.writer.block("@Suite \(model.isolation)struct \(prefix)LinkTests") { writer in
            writeReading(examples, &writer)
            writeWriting(examples, &writer)
            if model.has(.state) { writePlans(examples, &writer) }
            writeMisses(examples, &writer)
        }
        return file.text
    }

    private func table(
        _ name: String, _ type: String, _ rows: [String], _ writer: inout SwiftWriter
    ) {
        writer.line("private static let \(name): [\(type)] = [")
        writer.indented { writer in
            for row in rows { writer.line(row + (rows.count == 1 ? "" : ",")) }
        }
        writer.line("]")
        writer.blank()
    }

    private func writeReading(_ examples: [Example], _ writer: inout SwiftWriter) {
        table(
            "examples", "(url: String, id: String, values: [String])",
            examples.map { example in
                let texts = example.values.map { value in
                    switch value {
                    case .none: "nil"
                    case .one(let text): text
                    case .many(let texts): texts.joined(separator: ",")
                    }
                }
                return "(\(SwiftNames.literal(example.url)), \(SwiftNames.literal(model.graph[example.node].name)), "
                    + "[\(texts.map(SwiftNames.literal).listed)])"
            }, &writer)
        writer.code(
            """
            @Test("parses an example URL", arguments: examples)
            func reads(_ example: (url: String, id: String, values: [String])) throws {
                let link = try #require(\(prefix)Link(example.url))
                #expect(link.node.rawValue == example.id)
                let values = link.texts.map { $0 ?? "nil" }
                #expect(values == example.values)
            }

            """)
    }

    private func writeWriting(_ examples: [Example], _ writer: inout SwiftWriter) {
        table(
            "written", "(url: String, canonical: String?)",
            examples.map { example in
                "(\(SwiftNames.literal(example.url)), \(example.canonical.map(SwiftNames.literal) ?? "nil"))"
            }, &writer)
        writer.code(
            """
            @Test("writes a URL that parses as the same link", arguments: written)
            func writes(_ example: (url: String, canonical: String?)) throws {
                let link = try #require(\(prefix)Link(example.url))
                #expect(link.url == example.canonical)
                if let url = link.url { #expect(\(prefix)Link(url) == link) }
            }

            """)
    }

    private func writePlans(_ examples: [Example], _ writer: inout SwiftWriter) {
        let planned = examples.compactMap { example -> (String, [String])? in
            guard let plan = example.plan else { return nil }
            var nodes = plan.tab.map { [model.graph[$0].name] } ?? []
            nodes += Self.seen(plan, model.graph).map { model.graph[$0].name }
            return (example.url, nodes)
        }
        guard !planned.isEmpty else { return }
        table(
            "plans", "(url: String, nodes: [String])",
            planned.map { url, nodes in
                "(\(SwiftNames.literal(url)), [\(nodes.map(SwiftNames.literal).listed)])"
            }, &writer)
        writer.code(
            """
            @Test("shows the nodes of the plan, from the bottom up", arguments: plans)
            func shows(_ example: (url: String, nodes: [String])) throws {
                let plan = try #require(\(prefix)Link(example.url)?.plan)
                #expect(plan.nodes.map(\\.rawValue) == example.nodes)
            }

            """)
    }

    /// The nodes of a plan as `plan.nodes` lists them. A split is listed by its columns, a flow by
    /// itself.
    static func seen(_ plan: Plan, _ graph: Graph) -> [NodeID] {
        var nodes: [NodeID] = []
        if case .split(let split) = graph[plan.root.node].detail {
            for (index, column) in split.columns.enumerated() {
                if let entry = plan.columns[index] {
                    nodes.append(entry.node)
                } else if index == 0, let first = column.screens.first?.target {
                    nodes.append(first)
                }
            }
        } else {
            nodes.append(plan.root.node)
        }
        nodes += plan.path.map(\.node)
        for level in plan.presented { nodes += [level.entry.node] + level.path.map(\.node) }
        return nodes
    }

    private func writeMisses(_ examples: [Example], _ writer: inout SwiftWriter) {
        var misses: [String] = []
        var seen: Set<String> = []
        for example in examples {
            for changed in Self.changed(example.url) where seen.insert(changed).inserted {
                if case .match = links.resolve(Array(changed.utf8)) { continue }
                misses.append(changed)
            }
        }
        table("misses", "String", misses.map(SwiftNames.literal), &writer)
        writer.code(
            """
            @Test("rejects a URL that is not a link", arguments: misses)
            func refuses(_ url: String) {
                #expect(\(prefix)Link(url) == nil)
            }
            """)
    }

    /// Variants of a URL, each with one mistake.
    private static func changed(_ url: String) -> [String] {
        guard let colon = url.firstIndex(of: ":") else { return [] }
        let end = url.firstIndex { $0 == "?" || $0 == "#" } ?? url.endIndex
        let (path, rest) = (url[..<end], url[end...])
        let withoutSlashes = url[colon...].drop { $0 == ":" || $0 == "/" }
        let appended = ["/no-such-thing", "/%zz", "//", "/..", "%00", "\u{1}"].map { "\(path)\($0)\(rest)" }
        return ["unknown\(url[colon...])", "\(url[..<colon]):\(withoutSlashes)"] + appended
    }
}

extension SwiftModel {
    /// The module that the tests import; nil if they are compiled in the same module.
    var testedModule: String? {
        graph.outputs.last { $0.kind.value == .tests }?.options.module?.value
    }
}
