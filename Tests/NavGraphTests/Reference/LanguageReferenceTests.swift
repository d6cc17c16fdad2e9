import Foundation
import NavSyntax
import TestSupport
import Testing

@testable import NavGraph

@Suite("The schema and the reference") struct LanguageReferenceTests {
    @Test("every valid graph in the repository matches the schema")
    func examplesFit() throws {
        let validator = try SchemaValidator(LanguageReference.jsonSchema())
        var count = 0
        for file in graphs() {
            let parsed = parseYAML(Array(try Data(contentsOf: file)), name: file.lastPathComponent, id: FileID(0))
            #expect(parsed.withTree { validator.problems(in: $0) } == [], "\(file.path)")
            count += 1
        }
        #expect(count > 0)
    }

    private func graphs() -> [URL] {
        let examples = files(under: "Graphs").filter { $0.pathExtension == "yaml" }
        let fixtures = files(under: "Tests").filter { file in
            let status = file.deletingLastPathComponent().appending(path: "status")
            let isClean = (try? String(contentsOf: status, encoding: .utf8))?.hasPrefix("0") == true
            return file.lastPathComponent == "graph.yaml" && isClean
        }
        return examples + fixtures
    }

    private func files(under path: String) -> [URL] {
        let folder = repository.appending(path: path).resolvingSymlinksInPath()
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.allObjects as? [URL] ?? []).sorted { $0.path < $1.path }
    }

    @Test("every key and every form in the schema is accepted")
    func everyKeyIsAccepted() throws {
        let validator = try SchemaValidator(LanguageReference.jsonSchema())
        let documents = SchemaSamples(validator: validator).documents()
        let refusals: Set<RuleID> = ["yaml-syntax", "unknown-key", "wrong-type", "missing-key", "duplicate-key"]
        #expect(documents.count > 500)
        for document in documents where document != "null" {
            let graph = DecodedGraph(document)
            let refused = graph.diagnostics.filter { finding in
                // The samples do not consider files, or keys that depend on each other.
                refusals.contains(finding.rule) && !finding.message.contains("`navgen` is missing")
                    && !finding.message.hasPrefix("`exports` belongs")
                    && finding.message != "`module` needs a `section`"
                    && finding.message != "`unstable` needs a `section`"
                    && !finding.message.hasPrefix("`otherwise` is only for a redirect")
            }
            #expect(refused.isEmpty, "\(refused.map(\.message)) in \(document)")
        }
    }

    @Test("samples match the schema from which they are generated")
    func samplesFit() throws {
        let validator = try SchemaValidator(LanguageReference.jsonSchema())
        for document in SchemaSamples(validator: validator).documents() where document != "null" {
            let parsed = parseYAML(Array(document.utf8), name: "sample", id: FileID(0))
            #expect(parsed.withTree { validator.problems(in: $0) } == [], "\(document)")
        }
    }

    @Test(
        "the schema accepts what the compiler accepts",
        arguments: [
            "types: {A: [x, {yy: y-y}]}", "types: {A: [x, y]}", "types: {A: {cases: {x: 1, y: }}}", "links:",
            "screens:",
        ])
    func acceptsWhatIsAccepted(_ text: String) throws {
        let document = "navgen: 1\n" + text
        #expect(DecodedGraph(document).diagnostics.isEmpty, "\(DecodedGraph(document).diagnostics.map(\.message))")
        let validator = try SchemaValidator(LanguageReference.jsonSchema())
        let parsed = parseYAML(Array(document.utf8), name: "graph.yaml", id: FileID(0))
        #expect(parsed.withTree { validator.problems(in: $0) } == [])
    }

    @Test(
        "the schema rejects what the compiler rejects",
        arguments: [
            "screens: {home: {titel: x}}", "screns: {}", "tabs: {a: {title: x}}", "navgen: two",
            "screens: {home: {entry: maybe}}", "screens: {home: {title: [a]}}", "links: {maxLength: 0}",
            "sheets: {a: {dismiss: never}}", "outputs: {dott: true}", "screens: {Home: {}}",
            "types: {sort: {cases: [a]}}",
            "root: [{when: a}]", "routes: [{from: a}]", "navgen: 2", "sheets: {a: {cornerRadius: -1}}",
            "types: {A: {cases: []}}", "types: {A: {pattern: x}}", "types: {A: {base: Int, cases: [a]}}",
        ])
    func refuses(text: String) throws {
        let validator = try SchemaValidator(LanguageReference.jsonSchema())
        let parsed = parseYAML(Array(text.utf8), name: "sample", id: FileID(0))
        #expect(parsed.withTree { validator.problems(in: $0).isEmpty } == false)
        #expect(DecodedGraph("navgen: 1\n" + text.replacing(/navgen: (two|2)/, with: "nav: 2")).findings != [])
    }

    @Test(
        "the schema rejects what rules report",
        arguments: [
            "sheets: {a: {detents: [{fraction: 2}]}}", "sheets: {a: {detents: [{fraction: 0}]}}",
            "sheets: {a: {detents: [{height: 0}]}}", "sheets: {a: {detents: [{height: 1, fraction: 1}]}}",
            "sheets: {a: {detents: []}}", "sheets: {a: {detents: [{}]}}", "flows: {a: {as: cover}}", "flows: {a: }",
            "flows: {a: {steps: []}}", "root: []", "outputs: {swift: {indent: 17}}",
        ])
    func refusesWhatChecksRefuse(text: String) throws {
        let validator = try SchemaValidator(LanguageReference.jsonSchema())
        let parsed = parseYAML(Array(text.utf8), name: "sample", id: FileID(0))
        #expect(parsed.withTree { validator.problems(in: $0).isEmpty } == false)
    }

    @Test("text may look like a number or a Boolean to editors")
    func textMayLookLikeAnything() throws {
        let validator = try SchemaValidator(LanguageReference.jsonSchema())
        let text = "screens: {home: {title: 404, doc: no, tags: [1.0, on], owner: 0x1F}}\nrules: {no-link: off}"
        let parsed = parseYAML(Array(text.utf8), name: "sample", id: FileID(0))
        #expect(parsed.withTree { validator.problems(in: $0) } == [])
    }

    @Test("the schema only uses keywords that the test validator supports")
    func keywords() throws {
        func check(_ schema: [String: Any]) {
            for (key, value) in schema {
                #expect(SchemaValidator.keywords.contains(key))
                switch key {
                case "properties", "definitions":
                    for property in (value as? [String: [String: Any]] ?? [:]).values { check(property) }
                case "anyOf", "oneOf", "allOf": for part in value as? [[String: Any]] ?? [] { check(part) }
                case "items", "additionalProperties", "propertyNames": check(value as? [String: Any] ?? [:])
                default: break
                }
            }
        }
        check(try SchemaValidator(LanguageReference.jsonSchema()).document)
    }

    @Test("each schema name has one set of keys")
    func namesAreUnique() {
        var keys: [String: [String]] = [:]
        func visit(_ schema: Schema) {
            switch schema {
            case .list(let item, _), .map(_, _, let item): visit(item)
            case .either(let forms): forms.forEach(visit)
            case .object(let object):
                let names = object.keys.map(\.name)
                #expect(keys[object.name] == nil || keys[object.name] == names, "\(object.name)")
                #expect(Set(names).count == names.count, "\(object.name)")
                guard keys.updateValue(names, forKey: object.name) == nil else { return }
                object.keys.forEach { visit($0.schema) }
            default: break
            }
        }
        visit(.object(FileKeys.table.schema))
        #expect(Set(keys.keys) == Set(LanguageReference.objects.map(\.name)))
    }

    @Test("every key has a description that is a sentence")
    func everyKeyHasWords() {
        for object in LanguageReference.objects {
            for key in object.keys { #expect(key.doc.hasSuffix("."), "\(object.name).\(key.name): \(key.doc)") }
        }
    }

    @Test("links in the reference match headings")
    func anchors() {
        let page = LanguageReference.markdown()
        let headings = page.split(separator: "\n").filter { $0.hasPrefix("## ") }.map { line in
            line.dropFirst(3).lowercased().replacing(" ", with: "-").replacing(/[`']/, with: "")
        }
        for link in page.matches(of: /\]\(#([^)]*)\)/) { #expect(headings.contains(String(link.1))) }
        #expect(Set(headings).count == headings.count)
    }
}
