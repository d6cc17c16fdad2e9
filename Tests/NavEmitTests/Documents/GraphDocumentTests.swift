import Foundation
import NavAnswers
import NavCompiler
import NavGraph
import NavLinks
import NavSyntax
import TestSupport
import Testing

@testable import NavEmit

@Suite struct GraphDocumentTests {
    private func text(_ graph: CompiledGraph) throws -> String {
        let emitter = try #require(allEmitters.first { $0.kind == .json })
        let files = emitter.files(graph.links, EmitOptions(sourceName: "graph.yaml"))
        #expect(files.map(\.path) == ["\(graph.prefix).json"])
        return try #require(files.first).contents
    }

    private func objects(_ value: Any?) throws -> [[String: Any]] { try #require(value as? [[String: Any]]) }

    private func document(_ graph: CompiledGraph) throws -> [String: Any] {
        let value = try JSONSerialization.jsonObject(with: Data(text(graph).utf8))
        return try #require(value as? [String: Any])
    }

    private func schema() throws -> SchemaValidator {
        try SchemaValidator(GraphDocumentReference.jsonSchema())
    }

    private func problems(_ text: String, _ schema: SchemaValidator) throws -> [String] {
        let parsed = parseYAML(Array(text.utf8), name: "document", id: FileID(0))
        return try #require(parsed.withTree { schema.problems(in: $0) })
    }

    @Test(arguments: ExampleGraph.all + [.traps])
    func fitsItsSchema(graph: ExampleGraph) throws {
        #expect(try problems(text(try graph.compiled()), schema()) == [])
    }

    @Test(arguments: 0..<Rounds.of(20))
    func documentsOfRandomGraphsFit(seed: Int) throws {
        var links = RandomLinks(seed: UInt64(seed))
        var nodes = RandomGraph(seed: UInt64(seed))
        for source in [links.graph(patterns: 12), nodes.text()] {
            let document = try text(CompiledGraph(source))
            #expect(try problems(document, schema()) == [])
        }
    }

    /// A route from a screen that is a column in one tab and on a stack in another.
    @Test func routesNameTheSplitsInWhichTheyFillAColumn() throws {
        let graph = try CompiledGraph(
            """
            navgen: 1
            tabs: {now: {title: Now, root: home}, lib: {title: Library, root: library}}
            splits: {library: {sidebar: shelves, content: show, detail: episode}}
            screens: {home: {to: [show]}, shelves: {to: [show]}, show: {to: [episode]}, episode: {}}

            """)
        let routes = try objects(document(graph)["routes"]).filter { $0["cause"] as? String == "route" }
        #expect(routes.map { $0["transition"] as? String } == ["push", "fill", "push"])
        #expect(routes.map { $0["fills"] as? [String] } == [[], ["library"], ["library"]])
    }

    /// The schema rejects wrong documents.
    @Test func theSchemaIsStrict() throws {
        let schema = try schema()
        let good = try text(try ExampleGraph.shop.compiled())
        for (part, wrong) in [
            ("\"kind\": \"sheet\"", "\"kind\": \"sheep\""), ("\"rank\": 0", "\"rank\": \"0\""),
            ("\"entry\": false", "\"entrance\": false"), ("\"launching\": null,", ""),
            ("\"cause\": \"tabRoot\"", "\"cause\": null"),
        ] {
            let bad = good.replacing(part, with: wrong)
            #expect(bad != good, "\(part) is not in the document")
            #expect(try problems(bad, schema) != [], "\(wrong)")
        }
        #expect(keywords(schema.document).isSubset(of: SchemaValidator.keywords))
    }

    /// Of two definitions with one name, the schema would contain only the first.
    @Test func everyDefinitionHasItsOwnName() {
        var found: [String: String] = [:]
        func visit(_ schema: DocumentSchema) {
            if case .definition(let name, let doc, let content) = schema {
                let description = "\(doc) \(content)"
                #expect(found[name] ?? description == description)
                found[name] = description
            }
            schema.children.forEach(visit)
        }
        visit(GraphDocument.document.schema)
        #expect(found.count > 20)
    }

    private func keywords(_ schema: [String: Any]) -> Set<String> {
        var found = Set(schema.keys)
        for (key, value) in schema {
            if key == "properties" || key == "definitions" {
                for child in (value as? [String: [String: Any]] ?? [:]).values { found.formUnion(keywords(child)) }
            } else if let child = value as? [String: Any] {
                found.formUnion(keywords(child))
            } else if let children = value as? [[String: Any]] {
                for child in children { found.formUnion(keywords(child)) }
            }
        }
        found.subtract(["required"])
        return found.union(["required"])
    }

    @Test(arguments: ExampleGraph.all)
    func everyNameRefersToAnObject(graph: ExampleGraph) throws {
        let document = try document(try graph.compiled())
        let nodes = try objects(document["nodes"])
        let names = Set(nodes.compactMap { $0["id"] as? String })
        let links = try objects(document["links"])
        let languages = try #require(document["languages"] as? [Any])
        for route in try objects(document["routes"]) {
            for end in ["from", "to"] {
                if let name = route[end] as? String { #expect(names.contains(name)) }
            }
        }
        for node in nodes {
            for parent in try #require(node["parents"] as? [String]) { #expect(names.contains(parent)) }
            for link in try #require(node["links"] as? [Int]) {
                #expect(links[link]["node"] as? String == node["id"] as? String)
            }
        }
        for link in links {
            for segment in try objects(link["segments"]) {
                #expect(languages.indices.contains(segment["language"] as? Int ?? -1))
            }
        }
        #expect(names.count == nodes.count && !names.isEmpty)
    }

    @Test(arguments: ExampleGraph.all)
    func examplesOfLinksLeadWhereTheDocumentSays(graph: ExampleGraph) throws {
        let compiled = try graph.compiled()
        for link in try objects(document(compiled)["links"]) {
            let example = try #require(link["example"] as? String)
            let answer = try JSONSerialization.jsonObject(
                with: Data(LinkAnswer(example, in: compiled.links).json.utf8))
            let found = try #require(answer as? [String: Any])
            if let node = link["node"] as? String {
                #expect(found["node"] as? String == node && found["pattern"] as? String == link["pattern"] as? String)
            } else {
                #expect(found["redirect"] as? String == link["pattern"] as? String, "\(example)")
            }
        }
    }

    @Test func positionsAreThoseOfIds() throws {
        let compiled = try ExampleGraph.hospital.compiled()
        let document = try document(compiled)
        let folder = repository.appendingPathComponent("Graphs")
        for node in try objects(document["nodes"]) {
            let place = try #require(node["position"] as? [String: Any])
            let file = folder.appendingPathComponent(place["file"] as? String ?? "")
            let lines = try String(contentsOf: file, encoding: .utf8).split(
                separator: "\n", omittingEmptySubsequences: false)
            let (line, column) = (place["line"] as? Int ?? 0, place["column"] as? Int ?? 0)
            try #require(lines.indices.contains(line - 1) && column > 0)
            let id = (node["id"] as? String)?.split(separator: ".").last ?? "?"
            #expect(lines[line - 1].dropFirst(column - 1).hasPrefix(id), "\(lines[line - 1])")
        }
    }

    @Test func theTextDoesNotDependOnTheFolder() throws {
        let first = try text(try ExampleGraph.hospital.compiled())
        #expect(try text(try ExampleGraph.hospital.compiled()) == first)
        #expect(!first.contains(repository.path))
        let source = "navgen: 1\nroot: home\nscreens: {home: {}}\n"
        let texts = try ["graph.yaml", "/elsewhere/below/graph.yaml"].map { path in
            let result = compile(path, reader: .memory([path: Array(source.utf8)]))
            let links = try #require(result.links)
            return try text(CompiledGraph(links: links))
        }
        #expect(texts[0] == texts[1])
    }

    static let hostile = [
        "</script><script>alert(1)</script>", "<!--", "\u{2028}\u{2029}", "\u{202E}rtl\u{2066}",
        "\"\\\u{1}\u{1F}\u{7F}",
        "\t\n\r", "👩‍👩‍👧‍👦 é e\u{301}", "{\"a\": [", "__proto__",
    ]

    @Test(arguments: hostile)
    func stringsComeBack(title: String) throws {
        let escaped = title.unicodeScalars.map { scalar in
            let digits = String(scalar.value, radix: 16)
            return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
        }.joined()
        let compiled = try CompiledGraph(
            "navgen: 1\nroot: home\nscreens:\n  home: {doc: \"\(escaped)\"}\n")
        let text = try text(compiled)
        #expect(
            !text.unicodeScalars.contains {
                [0x2028, 0x2029, 0x7F].contains($0.value) || ($0.value < 0x20 && $0 != "\n")
            })
        let nodes = try objects(document(compiled)["nodes"])
        let doc = try #require(nodes[0]["doc"] as? String)
        #expect(doc.unicodeScalars.elementsEqual(title.unicodeScalars))
    }

    @Test func everyKindHasItsDetails() throws {
        let compiled = try CompiledGraph(
            """
            navgen: 1
            tabs: {a: {root: home, icon: house}, b: {root: both}}
            splits: {both: {sidebar: list, detail: item}}
            screens:
              home: {titleMode: inline, to: [half, ask, tour, redeem]}
              list: {to: [item]}
              item: {params: {id: {type: Int, default: 9007199254740993}}}
            sheets: {half: {detents: [medium, {fraction: 0.7}], to: []}}
            alerts: {ask: {message: Sure?, actions: {ok: {role: cancel}}}}
            flows: {tour: {as: sheet, steps: [one, {two: {skippable: true}}], then: home}}
            actions: {redeem: {url: "/x/{code}", params: {code: String}, then: [home]}}
            links: {schemes: [app]}
            """)
        let nodes = try objects(document(compiled)["nodes"])
        func detail(_ id: String, _ name: String) throws -> [String: Any] {
            try #require(nodes.first { $0["id"] as? String == id }?[name] as? [String: Any], "\(id)")
        }
        #expect(try detail("a", "tabDetail")["icon"] as? String == "house")
        #expect(try detail("home", "screenDetail")["titleMode"] as? String == "inline")
        #expect(try (detail("both", "splitDetail")["detail"] as? [String: Any])?["screens"] as? [String] == ["item"])
        #expect(try (detail("half", "sheetDetail")["detents"] as? [Any])?.count == 2)
        #expect(
            try (detail("ask", "alertDetail")["actions"] as? [[String: Any]])?.first?["role"] as? String == "cancel")
        #expect(try detail("tour", "flowDetail")["steps"] as? [String] == ["tour.one", "tour.two"])
        #expect(try detail("tour.two", "stepDetail")["skippable"] as? Bool == true)
        #expect(try detail("redeem", "actionDetail")["then"] as? [String] == ["home"])
        // Larger than the integers that every JSON reader represents exactly.
        let item = try #require(nodes.first { $0["id"] as? String == "item" })
        #expect((item["parameters"] as? [[String: Any]])?.first?["default"] as? String == "9007199254740993")
    }
}
