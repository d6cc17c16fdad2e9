import Foundation
import NavCompiler
import NavFiles
import TestSupport
import Testing

/// All code in the documentation compiles. See `DocsPage` for how blocks are tested.
@Suite struct DocsProof {
    @Test("contains code that compiles", arguments: DocsPage.all)
    func compiles(_ page: DocsPage) throws {
        let output = try Self.errors(in: page)
        #expect(output == "", "\(output.prefix(4000))")
    }

    /// A page with a mistake, and a part of the error for it.
    private static let mistakes: [(text: String, message: String)] = [
        ("```swift\nlet a = 1\n```", "Swift without a graph before it"),
        ("<!-- graph: Graphs/hello.yaml -->\n```swift\nlet route = HelloRoute.nothing\n```", "has no member 'nothing'"),
        ("<!-- graph: Graphs/hello.yaml -->\n<!-- statements -->\n```swift\nlet a: Int = \"\"\n```", "'String'"),
        ("<!-- graph: Graphs/hello.yaml -->\n<!-- view -->\n```swift\n1\n```", "'View'"),
        ("<!-- graph: Graphs/hello.yaml -->\n<!-- skipped -->\n```swift\n1\n```", "is an unknown comment"),
        ("<!-- graph: Graphs/hello.yaml -->\n<!-- generated -->\n```swift\nlet a = 1\n```", "is not there"),
        ("<!-- from: Package.swift -->\n```swift\nlet a = 1\n```", "is not there"),
        ("<!-- graph: Graphs/hello.yaml -->\n```yaml\nscreens:\n  away:\n```", "is not in the graph"),
        ("```yaml\nscreens:\n```", "a part of a graph, but no graph comes before it"),
        ("```yaml\nnavgen: 1\nroot: home\nscreens: {home: {to: away}}\n```", "no node `away`"),
        ("```json\n{1}\n```", "not valid JSON"),
        ("```python\n1\n```", "unknown language `python`"),
        ("* in a list\n  ```swift\n  1\n  ```", "a block has to begin at the start of a line"),
        ("<!-- view -->\nText\n", "right before its block"),
        ("<!-- library: NavgenKit -->\n```swift\nlet graph = try? NavigationGraph.open(\"\")\n```", "no member 'open'"),
    ]

    @Test("mistakes in pages are found", arguments: mistakes.indices)
    func notices(_ number: Int) throws {
        try QuickRun.leaveOut(startOf: "swiftc")
        let mistake = Self.mistakes[number]
        var found = ""
        do {
            found = try Self.errors(in: DocsPage(path: "page.md", contents: mistake.text))
        } catch {
            found = "\(error)"
        }
        #expect(found.contains(mistake.message))
    }

    /// Pages with code of many kinds.
    private static let pages = ["swift", "recipes/onboarding", "recipes/previews-and-tests"].map {
        DocsPage(path: "Docs/\($0).md")
    }

    /// The same code compiles if the generated Swift is in another module, with the access level
    /// that makes it visible.
    @Test("contains code that compiles outside of the generated module", arguments: pages, ["package", "public"])
    func compilesElsewhere(_ page: DocsPage, access: String) throws {
        for chapter in try page.chapters() {
            guard let graph = try Self.graph(chapter.graph, page, access) else { continue }
            let module = graph.prefix
            let code = chapter.blocks.filter { $0.language == "swift" }.compactMap {
                $0.file(of: page, module: module, imports: chapter.imports + ["import \(module)"])
            }
            if code.isEmpty { continue }
            let generated = try graph.swift().map { (name: module + "/" + $0.name, text: $0.text) }
            let output = try Self.errors(in: generated + code, module: "Program")
            #expect(output == "", "\(output.prefix(4000))")
        }
    }

    /// The pages of rules contain no Swift. Other tests compare them with the rules and compile
    /// their graphs.
    @Test func pagesOfRulesHoldNoSwift() throws {
        let folder = repository.appendingPathComponent("Docs/rules")
        for name in try #require(FileManager.default.subpaths(atPath: folder.path)) where name.hasSuffix(".md") {
            let text = try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
            #expect(!text.contains("```swift"), "\(name)")
        }
    }

    // MARK: - Pages

    /// The compiler's errors for a page. Throws if the page itself has a mistake.
    private static func errors(in page: DocsPage) throws -> String {
        var output = ""
        for chapter in try page.chapters() {
            let graph = try graph(chapter.graph, page)
            let generated = try graph?.swift() ?? []
            var code: [(name: String, text: String)] = []
            for block in chapter.blocks {
                switch block.language {
                case "yaml": try check(block, chapter.graph, page)
                case "swift":
                    let module = graph?.prefix ?? ""
                    if let file = block.file(of: page, module: module, imports: chapter.imports) {
                        code.append(file)
                    } else {
                        try compare(block, generated, page)
                    }
                case "json": try checkJSON(block, page)
                case "", "sh", "text", "mermaid":
                    if case .from = block.role { try compare(block, [], page) }
                default: throw page.failure(block.line, "unknown language `\(block.language)`")
                }
            }
            guard let first = chapter.blocks.first, !code.isEmpty else { continue }
            if case .library(let name) = chapter.graph {
                output += try errors(in: code, with: name)
                continue
            }
            guard let graph else { throw page.failure(first.line, "Swift without a graph before it") }
            // A page with its own graph also declares the types of the app.
            let own = if case .file = chapter.graph { generated } else { generated.filter { $0.name != "Own.swift" } }
            output += try errors(in: own + code, module: graph.prefix)
        }
        return output
    }

    // MARK: - Graphs

    private static func graph(
        _ graph: DocsPage.Chapter.Graph, _ page: DocsPage, _ access: String? = nil
    ) throws -> CompiledGraph? {
        let options = access.map { "{access: \($0)}" }
        switch graph {
        case .none, .library: return nil
        case .file(let path): return try ExampleGraph(path: path).compiled(options)
        case .text(let text, let line):
            let outputs = options.map { "outputs: {swift: \($0)}\n" } ?? ""
            let result = compileText(["graph.yaml": text + outputs])
            guard result.diagnostics.isEmpty, let links = result.links else {
                throw page.failure(line, "the graph has diagnostics:\n" + findings(in: text))
            }
            return CompiledGraph(links: links)
        }
    }

    private static func checkJSON(_ block: DocsPage.Block, _ page: DocsPage) throws {
        do {
            _ = try JSONSerialization.jsonObject(with: Data(block.text.utf8))
        } catch {
            throw page.failure(block.line, "not valid JSON: \(error)")
        }
    }

    /// Checks that a YAML block is a graph, or a part of the graph before it.
    private static func check(_ block: DocsPage.Block, _ graph: DocsPage.Chapter.Graph, _ page: DocsPage) throws {
        if case .from = block.role {} else if block.isGraph || block.significantLines.isEmpty { return }
        let whole: String
        switch (graph, block.role) {
        case (_, .from(let path)), (.file(let path), _): whole = try read(path)
        case (.text(let text, _), _): whole = text
        case (.none, _), (.library, _):
            throw page.failure(block.line, "a part of a graph, but no graph comes before it")
        }
        if let line = block.firstLine(missingIn: whole) {
            throw page.failure(block.line, "`\(line)` is not in the graph")
        }
    }

    /// Checks that a block which quotes a file or generated code agrees with it.
    private static func compare(
        _ block: DocsPage.Block, _ generated: [(name: String, text: String)], _ page: DocsPage
    ) throws {
        let texts = if case .from(let path) = block.role { [try read(path)] } else { generated.map(\.text) }
        let missing = texts.map { block.firstLine(missingIn: $0) }
        if !missing.contains(nil) {
            throw page.failure(block.line, "`\((missing.first ?? nil) ?? "")` is not there")
        }
    }

    private static func read(_ path: String) throws -> String {
        try String(contentsOf: repository.appendingPathComponent(path), encoding: .utf8)
    }

    // MARK: - Swift

    /// The compiler's errors for an app. Files in folders belong to modules.
    private static func errors(in files: [(name: String, text: String)], module: String) throws -> String {
        let libraries = try RuntimeModule.of(.sdk26).flags + SwiftUIDeclarations.of(.sdk26).flags
        return try SwiftProgram.withFiles(files) { paths, folder in
            // As in new Xcode projects, a file has to import the modules whose members it uses.
            var flags = ["-swift-version", "6", "-enable-upcoming-feature", "MemberImportVisibility"] + libraries
            flags += ["-parse-as-library", "-package-name", "app", "-I", folder.path]
            let own = paths.filter { URL(fileURLWithPath: $0).deletingLastPathComponent().path == folder.path }
            for (name, paths) in modules(of: paths, in: folder) {
                let output = ["-emit-module", "-module-name", name, "-o", folder.path + "/\(name).swiftmodule"]
                let result = try SwiftProgram.run("/usr/bin/env", ["swiftc"] + output + flags + paths)
                if result.status != 0 { return result.output }
            }
            let check = ["swiftc", "-typecheck", "-wmo", "-module-name", module] + flags
            let result = try SwiftProgram.run("/usr/bin/env", check + own, in: folder)
            return significant(result.output)
        }
    }

    /// The compiler's errors for a program that uses a library of this package, as it was built for
    /// the tests.
    private static func errors(in files: [(name: String, text: String)], with library: String) throws -> String {
        let headers = try SwiftProgram.run("/usr/bin/env", ["pkg-config", "--cflags-only-I", "yaml-0.1"]).output
        let modules = [
            builtProducts.appendingPathComponent("Modules"), repository.appendingPathComponent("Sources/CLibYAML"),
        ]
        let flags =
            modules.flatMap { ["-I", $0.path] } + headers.split(whereSeparator: \.isWhitespace).map(String.init)
        return try SwiftProgram.withFiles(files) { paths, folder in
            let check = [
                "swiftc", "-typecheck", "-wmo", "-module-name", "Program", "-swift-version", "6", "-parse-as-library",
            ]
            return significant(try SwiftProgram.run("/usr/bin/env", check + flags + paths, in: folder).output)
        }
    }

    /// The files of each module, which are the files of a folder. Modules that only declare types
    /// come first.
    private static func modules(of paths: [String], in folder: URL) -> [(name: String, paths: [String])] {
        let inner = paths.filter { URL(fileURLWithPath: $0).deletingLastPathComponent().path != folder.path }
        let modules = Dictionary(grouping: inner) {
            URL(fileURLWithPath: $0).deletingLastPathComponent().lastPathComponent
        }
        return modules.sorted { ($0.value.count, $0.key) < ($1.value.count, $1.key) }.map { ($0.key, $0.value) }
    }

    /// Errors and warnings, except for unused values: examples often do not use what they show.
    private static func significant(_ output: String) -> String {
        let lines = output.components(separatedBy: "\n").filter { $0.contains(" error: ") || $0.contains(" warning: ") }
        let harmless = ["unused", "never used", "never mutated", "never read"]
        let serious = lines.filter { line in
            line.contains(" error: ") || !harmless.contains { line.contains($0) }
        }
        return serious.isEmpty ? "" : output
    }
}
